package battlearrow.demo;

import battlearrow.campaign.BattlePlan;
import battlearrow.campaign.BattlePlans;
import battlearrow.demo.DemoBattles.Attack;
import battlearrow.demo.DemoStrategicPhase.Wish;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignDrop;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.PlaceTyphoon;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.PlanningOrder.WritePlan;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

/** What happened in the demo campaign so far: a script of orders up to the Battle Phase of turn 2. */
final class DemoCampaign {
    private static final BattlePlan ALLIED_PLAN_ONE = plan(
            "Up the corridor: clear the road to Eindhoven first, everything else second. The airborne divisions hold"
                    + " what they landed on until the armour arrives.",
            "Tom has the road. Priya and Dan look after the drop zones; draw markers only for a bridge.",
            List.of("eindhoven", "nijmegen-bridge", "arnhem-bridge"),
            "xxx-corps",
            "valkenswaard-road",
            "eindhoven");
    private static final BattlePlan GERMAN_PLAN_ONE = plan(
            "They are strung out along one road. Hit the landing zones while they are weak, and make every bridge cost"
                    + " a day.",
            "Klaus holds the road south of Eindhoven. Elena and Sam press the paratroopers at Arnhem.",
            List.of("arnhem-bridge", "nijmegen-bridge"),
            "wolfheze",
            "lz-s");
    private static final BattlePlan ALLIED_PLAN_TWO = plan(
            "Eindhoven today, whatever it costs, then Son. Keep the pressure up at Arnhem so that nothing is sent south.",
            "No attack by a single Troop. If a zone has fewer than two markers, leave it its last one.",
            List.of("eindhoven", "son-bridge", "nijmegen"),
            "valkenswaard-road",
            "eindhoven",
            "son-bridge");
    private static final BattlePlan GERMAN_PLAN_TWO = plan(
            "Hold Eindhoven and bleed the armour on the road. Cut the road behind it if it goes past us.",
            "The reserves go where they can reach the corridor in one move.",
            List.of("eindhoven", "valkenswaard-road", "groesbeek-heights"),
            "budel",
            "valkenswaard-road");

    private static final int LAST_TURN = 2;
    private static final int BATTLES = 6;

    private final DemoTable table;
    private final DemoBattles battles;
    private final DemoStrategicPhase strategicPhase;
    private final BattlePlans plans;

    DemoCampaign(DemoTable table, BattlePlans plans) {
        this.table = table;
        this.battles = new DemoBattles(table);
        this.strategicPhase = new DemoStrategicPhase(table);
        this.plans = plans;
    }

    /** Whether the last order of the script has been given; whatever people did after it. */
    static boolean isThrough(Situation situation) {
        return situation.turn() > LAST_TURN || (situation.turn() == LAST_TURN && situation.lastBattle() >= BATTLES);
    }

    void play() {
        open();
        plan(ALLIED_PLAN_ONE, GERMAN_PLAN_ONE);
        fightTurnOne();
        table.give(DemoPerson.MARGARET, new CloseBattlePhase());
        strategicPhase.play(
                List.of(
                        new Wish("505-pir", "groesbeek-heights"),
                        new Wish("506-pir", "gemert-road"),
                        new Wish("29-armd-bde", "weert-road"),
                        new Wish("22-armd-bde", "turnhout-road")),
                List.of(
                        new Wish("8-armd-bde", "valkenswaard-road"),
                        new Wish("43-wessex", "valkenswaard-road"),
                        new Wish("kg-harmel", "arnhem-bridge"),
                        new Wish("kg-reinhold", "nijmegen")));
        plan(ALLIED_PLAN_TWO, GERMAN_PLAN_TWO);
        fightTurnTwo();
    }

    private void open() {
        table.give(DemoPerson.MARGARET, new StartCampaign());
        drop("1-para-bde", "dz-x");
        drop("1-airlanding-bde", "lz-s");
        drop("504-pir", "dz-o");
        drop("505-pir", "dz-n");
        drop("502-pir", "dz-b");
        drop("506-pir", "dz-c");
        PlaceTyphoon typhoon = new PlaceTyphoon(new AreaId("xxx-corps"));
        table.giveIfOffered(DemoPerson.PETER, PlaceTyphoon.class, typhoon);
        table.give(DemoPerson.PETER, new CloseAir());
        for (Wish wish : List.of(
                new Wish("502-pir", "dz-a"),
                new Wish("504-pir", "druten"),
                new Wish("505-pir", "lz-t"),
                new Wish("22-armd-bde", "turnhout-road"))) {
            strategicPhase.exploit(DemoPerson.PETER, wish);
        }
        table.give(DemoPerson.PETER, new CloseOpening(Side.ALLIED));
    }

    private void fightTurnOne() {
        Attack road = new Attack(DemoPerson.TOM, DemoPerson.KLAUS, "xxx-corps", "valkenswaard-road");
        int first = battles.placeArrow(road);
        battles.commit(road, first, Side.ALLIED, "gds-5-armd", "gds-32");
        battles.commit(road, first, Side.GERMAN, "fjr-6");
        battles.playGame(road, first, 6, 2);

        Attack west = new Attack(DemoPerson.DAN, DemoPerson.SAM, "dz-x", "arnhem-west");
        int second = battles.placeArrow(west);
        battles.commit(west, second, Side.ALLIED, "1-para-bde");
        battles.commit(west, second, Side.GERMAN, "kg-spindler");
        battles.playGame(west, second, 3, 4);

        Attack zone = new Attack(DemoPerson.ELENA, DemoPerson.PRIYA, "wolfheze", "lz-s");
        int third = battles.placeArrow(zone);
        battles.commit(zone, third, Side.GERMAN, "kg-krafft");
        battles.commit(zone, third, Side.ALLIED, "1-airlanding-bde");
        battles.playGame(zone, third, 5, 3);
    }

    private void fightTurnTwo() {
        Attack canal = new Attack(DemoPerson.DAN, DemoPerson.KLAUS, "xii-corps", "albert-canal");
        int first = battles.placeArrow(canal);
        battles.commit(canal, first, Side.ALLIED, "4-armd-bde", "131-bde");
        battles.commit(canal, first, Side.GERMAN, "div-85-chill");
        battles.playGame(canal, first, 5, 1);

        Attack town = new Attack(DemoPerson.TOM, DemoPerson.ELENA, "valkenswaard-road", "eindhoven");
        int second = battles.placeArrow(town);
        battles.commit(town, second, Side.ALLIED, "gds-5-armd");

        battles.challenge(DemoPerson.SAM, DemoPerson.PRIYA);
    }

    private void drop(String troop, String zone) {
        table.give(DemoPerson.PETER, new AssignDrop(new TroopId(troop), new AreaId(zone)));
    }

    private void plan(BattlePlan allied, BattlePlan german) {
        issue(Side.ALLIED, allied);
        issue(Side.GERMAN, german);
    }

    private void issue(Side side, BattlePlan plan) {
        DemoPerson general = DemoPerson.general(side);
        table.enter(
                new WritePlan(side, List.of()),
                () -> plans.issue(
                        table.campaignId(), table.account(general), side, plan, UUID.randomUUID(), table.sequence()));
        table.give(general, new ClosePlanning(side));
    }

    private static BattlePlan plan(String orders, String instructions, List<String> objectives, String... route) {
        List<AreaId> areas = Arrays.stream(route).map(AreaId::new).toList();
        List<BattlePlan.Arrow> arrows = new ArrayList<>();
        for (int leg = 1; leg < areas.size(); leg++) {
            arrows.add(new BattlePlan.Arrow(areas.get(leg - 1), areas.get(leg)));
        }
        return new BattlePlan(objectives.stream().map(AreaId::new).toList(), arrows, orders, instructions);
    }
}
