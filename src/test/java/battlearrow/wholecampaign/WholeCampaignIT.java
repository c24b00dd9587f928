package battlearrow.wholecampaign;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.CampaignView;
import battlearrow.club.Account;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.event.AfterActionEvent;
import battlearrow.firestorm.event.AirAllocationEvent;
import battlearrow.firestorm.event.MovementEvent;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder;
import battlearrow.firestorm.order.AirAllocationOrder;
import battlearrow.firestorm.order.CampaignOrder;
import battlearrow.firestorm.order.CombatOrder;
import battlearrow.firestorm.order.ExploitationOrder;
import battlearrow.firestorm.order.ManoeuvreOrder;
import battlearrow.firestorm.order.ReinforcementsOrder;
import battlearrow.firestorm.order.StrategicMovesOrder;
import battlearrow.firestorm.order.VictoryPointsOrder;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import battlearrow.testing.Browser;
import battlearrow.testing.BrowserTest;
import battlearrow.testing.Person;
import battlearrow.testing.StartedCampaign;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

/**
 * A club plays A Bridge Too Far from the start to the outcome, with an organiser, two Generals and two Commanders a side, each
 * in a browser of his own. Every order is given on its page. Dice are typed in, so that a drop zone is held, Troops are
 * captured, a depot is interdicted and an exploitation cuts a supply road.
 */
@BrowserTest
@Order(1)
class WholeCampaignIT {
    private static final List<AreaId> OPENING_ZONES = List.of(
            new AreaId("dz-x"),
            new AreaId("dz-n"),
            new AreaId("dz-t"),
            new AreaId("dz-o"),
            new AreaId("dz-a"),
            new AreaId("lz-t"));

    @Autowired
    private BeanFactory beans;

    @Autowired
    private Browser browser;

    @Autowired
    private CampaignView view;

    @Autowired
    private Referee referee;

    private Table table;
    private final Set<String> seen = new HashSet<>();
    private boolean supplyWasCut;

    @Test
    void aClubPlaysFromTheOpeningToTheOutcome() {
        StartedCampaign campaign = StartedCampaign.opened(beans);
        table = new Table(campaign, view, referee);
        table.seat(campaign.organiser, browser.personAtADesk());
        table.seat(campaign.alliedGeneral, browser.personAtADesk());
        table.seat(campaign.germanGeneral, browser.personAtADesk());
        table.seat(campaign.alliedCommander, browser.personWithATelephone());
        table.seat(campaign.germanCommander, browser.personAtADesk());
        table.seat(campaign.secondAlliedCommander, browser.personAtADesk());
        table.seat(campaign.secondGermanCommander, browser.personWithATelephone());

        start();
        opening();
        for (int turn = 1; turn <= 5; turn++) {
            assertThat(table.now().turn()).isEqualTo(turn);
            planning(turn);
            battles(turn);
            strategicPhase(turn);
        }

        assertThat(table.now().phase()).isEqualTo(Phase.FINISHED);
        assertThat(table.hasHappened(AfterActionEvent.AreaHeld.class::isInstance))
                .as("a drop zone was held")
                .isTrue();
        assertThat(table.hasHappened(AfterActionEvent.TroopCaptured.class::isInstance))
                .as("a Troop was captured")
                .isTrue();
        assertThat(table.hasHappened(AirAllocationEvent.DepotInterdicted.class::isInstance))
                .as("a depot was interdicted")
                .isTrue();
        assertThat(table.hasHappened(AirAllocationEvent.DropMade.class::isInstance))
                .isTrue();
        assertThat(table.hasHappened(MovementEvent.TroopMoved.class::isInstance))
                .isTrue();
        assertThat(supplyWasCut).as("an exploitation cut supply").isTrue();

        Person spectator = browser.personAtADesk();
        spectator.opens(campaign.href() + "/outcome").looksAtThePage("campaign-outcome");
        spectator.opens(campaign.href()).looksAtThePage("campaign-over");
        spectator.opens(campaign.href() + "/chronicle").looksAtThePage("campaign-chronicle");
        spectator.close();
        table.close();
    }

    private void start() {
        Person organiser = table.person(table.campaign.organiser);
        organiser.opens(table.campaign.href() + "/setup").looksAtThePage("organiser-set-up");
        press(organiser.page(), "/setup/start");
        assertThat(table.now().phase()).isEqualTo(Phase.OPENING);
    }

    private void opening() {
        Account general = table.general(Side.ALLIED);
        for (AreaId zone : OPENING_ZONES) {
            boolean british = zone.value().equals("dz-x");
            assertThat(table.giveIfOffered(
                            general,
                            AirAllocationOrder.AssignDrop.class,
                            drop -> drop.zone().equals(zone) && isBritish(drop) == british))
                    .as("a drop on %s", zone)
                    .isTrue();
        }
        look(general, "/strategic", "strategic-opening");
        table.giveIfOffered(
                general,
                AirAllocationOrder.PlaceTyphoon.class,
                order -> order.area().value().equals("xxx-corps"));
        table.give(general, new AirAllocationOrder.CloseAir());
        exploit(Side.ALLIED, 2);
        table.give(general, new ExploitationOrder.CloseOpening(Side.ALLIED));
    }

    private boolean isBritish(AirAllocationOrder.AssignDrop drop) {
        return table.now().troop(drop.troop()).type().code().startsWith("BRITISH");
    }

    private void planning(int turn) {
        for (Side side : Side.values()) {
            Person general = table.person(table.general(side));
            if (turn == 1) {
                general.opens(table.campaign.href() + "/plan/draft");
                general.page().locator("textarea[name=standingOrders]").fill("Fight for bridges, not for ground.");
                general.looksAtThePage("plan-draft-" + side);
                pressButton(general.page(), "button[name=press][value=issue]");
            }
            general.opens(table.campaign.href() + "/plan");
            if (turn == 1) {
                general.looksAtThePage("plan-" + side);
            }
            press(general.page(), "/plan/close");
        }
        assertThat(table.now().phase()).isEqualTo(Phase.BATTLE);
    }

    private void battles(int turn) {
        switch (turn) {
            case 1 -> {
                fight(Side.ALLIED, arrow -> joins(arrow, "xxx-corps", "valkenswaard-road"), 6, 1, Hold.NO);
                fight(Side.GERMAN, this::pointsAtStockedParatroopers, 2, 5, Hold.YES);
                fight(Side.GERMAN, this::pointsAtCutOffTroops, 2, 5, Hold.NO);
                fight(Side.ALLIED, arrow -> true, 3, 3, Hold.NO);
            }
            case 2 -> {
                fight(Side.GERMAN, this::pointsAtDepot, 3, 4, Hold.NO);
                // Everything goes on to Eindhoven, so that the road behind lies open.
                fight(Side.ALLIED, arrow -> joins(arrow, "valkenswaard-road", "eindhoven"), 6, 1, Hold.NO);
            }
            default -> fight(turn % 2 == 0 ? Side.GERMAN : Side.ALLIED, arrow -> true, 4, 3, Hold.NO);
        }
        table.give(table.general(Side.ALLIED), new CampaignOrder.CloseBattlePhase());
        table.give(table.general(Side.GERMAN), new CampaignOrder.CloseBattlePhase());
        assertThat(table.now().phase()).isEqualTo(Phase.STRATEGIC);
    }

    private static boolean joins(ManoeuvreOrder.PlaceBattleArrow arrow, String tail, String point) {
        return arrow.tail().value().equals(tail) && arrow.point().value().equals(point);
    }

    private boolean pointsAtStockedParatroopers(ManoeuvreOrder.PlaceBattleArrow arrow) {
        Situation now = table.now();
        return now.markers(now.area(arrow.point())) >= 2
                && now.listTroops(now.area(arrow.point())).stream().anyMatch(troop -> troop.isAirborne());
    }

    private boolean pointsAtCutOffTroops(ManoeuvreOrder.PlaceBattleArrow arrow) {
        Situation now = table.now();
        var point = now.area(arrow.point());
        return now.hasTroops(point)
                && !point.isDepot()
                && now.map().adjacent(point).and(now.areasOf(Side.ALLIED)).isEmpty();
    }

    private boolean pointsAtDepot(ManoeuvreOrder.PlaceBattleArrow arrow) {
        return table.now().area(arrow.point()).isDepot();
    }

    /** Whether the Allies hold a surrounded area when they may. */
    private enum Hold {
        YES,
        NO
    }

    private void fight(
            Side attacker, Predicate<ManoeuvreOrder.PlaceBattleArrow> where, int allied, int german, Hold hold) {
        boolean firstPair = table.now().lastBattle() % 2 == 0;
        Account alliedPlayer = firstPair ? table.campaign.alliedCommander : table.campaign.secondAlliedCommander;
        Account germanPlayer = firstPair ? table.campaign.germanCommander : table.campaign.secondGermanCommander;
        int battle = challenge(alliedPlayer, germanPlayer);
        boolean alliesAttack = attacker == Side.ALLIED;
        table.give(alliedPlayer, new ManoeuvreOrder.RollInitiative(battle), alliesAttack ? 6 : 1, alliesAttack ? 1 : 6);
        Account attacking = alliesAttack ? alliedPlayer : germanPlayer;
        Optional<ManoeuvreOrder.PlaceBattleArrow> arrow =
                table.findOffered(attacking, ManoeuvreOrder.PlaceBattleArrow.class, where);
        assertThat(arrow)
                .as("an arrow of the %s side in turn %s", attacker, table.now().turn())
                .isPresent();
        table.give(attacking, arrow.orElseThrow());
        commit(battle, attacking);
        commit(battle, alliesAttack ? germanPlayer : alliedPlayer);
        beforeTheGame(battle, alliedPlayer, germanPlayer);
        look(alliedPlayer, "/battles/" + battle, "battle-briefing-" + (firstPair ? "360" : "1440"));
        // The sheet is a page of paper, as wide on a telephone as anywhere.
        look(firstPair ? germanPlayer : alliedPlayer, "/battles/" + battle + "/sheet", "battle-sheet");
        table.give(alliedPlayer, new CombatOrder.ReportScores(battle, Side.ALLIED, allied, german));
        table.give(germanPlayer, new CombatOrder.ConfirmScores(battle, Side.GERMAN));
        afterAction(battle, alliedPlayer, germanPlayer, hold);
    }

    private int challenge(Account allied, Account german) {
        Person person = table.person(allied);
        person.opens(table.campaign.href() + "/battles/new");
        Page page = person.page();
        page.locator("input[name=opponent][value='" + german.id() + "']").check();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Open the battle"))
                .click();
        page.waitForURL("**/battles/*");
        return table.now().lastBattle();
    }

    private void commit(int battle, Account player) {
        ManoeuvreOrder.CommitTroops most = table.offered(player, ManoeuvreOrder.CommitTroops.class).stream()
                .filter(order -> order.battle() == battle && order.artillery().isEmpty())
                .max(Comparator.comparingInt(order -> order.troops().size()))
                .orElseThrow();
        table.give(player, most);
    }

    private void beforeTheGame(int battle, Account allied, Account german) {
        while (table.giveIfOffered(german, ManoeuvreOrder.RollVariable.class, order -> order.battle() == battle, 3)) {
            // One roll for each variable Troop.
        }
        table.giveIfOffered(allied, ManoeuvreOrder.DrawSupply.class, order -> order.battle() == battle);
        table.giveIfOffered(allied, ManoeuvreOrder.RollOutOfSupply.class, order -> order.battle() == battle, 5);
        table.giveIfOffered(german, ManoeuvreOrder.RollOutOfSupply.class, order -> order.battle() == battle, 5);
    }

    private void afterAction(int battle, Account allied, Account german, Hold hold) {
        int acts = 0;
        while (table.now().findBattle(battle).isPresent()) {
            assertThat(++acts).as("acts after battle %s", battle).isLessThan(40);
            boolean done = false;
            for (Account player : List.of(allied, german)) {
                Predicate<AfterActionOrder> here = order -> order.battle() == battle;
                done = !isOver(battle)
                        && (table.giveIfOffered(player, AfterActionOrder.RollToDestroy.class, here::test, 2)
                                || table.giveIfOffered(player, AfterActionOrder.SaveTroop.class, here::test)
                                || hold == Hold.YES
                                        && table.giveIfOffered(player, AfterActionOrder.HoldArea.class, here::test)
                                || table.giveIfOffered(player, AfterActionOrder.DeclineHold.class, here::test)
                                || table.giveIfOffered(player, AfterActionOrder.Retreat.class, here::test)
                                || table.giveIfOffered(player, AfterActionOrder.Advance.class, here::test)
                                || table.giveIfOffered(player, AfterActionOrder.EndAdvance.class, here::test));
                if (done) {
                    break;
                }
            }
            assertThat(done || isOver(battle))
                    .as(
                            "somebody can go on with %s",
                            table.now().findBattle(battle).map(Battle::stage))
                    .isTrue();
        }
    }

    private boolean isOver(int battle) {
        return table.now().findBattle(battle).isEmpty();
    }

    private void strategicPhase(int turn) {
        Account allied = table.general(Side.ALLIED);
        Account german = table.general(Side.GERMAN);
        table.give(allied, new AirAllocationOrder.RollAircraft(), 3);
        if (turn == 1) {
            table.giveIfOffered(allied, AirAllocationOrder.AssignResupply.class, order -> true);
            table.giveIfOffered(allied, AirAllocationOrder.AssignDrop.class, order -> true);
            look(allied, "/strategic", "strategic-transport");
        }
        table.give(allied, new AirAllocationOrder.CloseTransport());
        boolean sent = turn <= 2
                ? table.giveIfOffered(allied, AirAllocationOrder.AssignInterdiction.class, order -> true)
                : table.giveIfOffered(allied, AirAllocationOrder.AssignCloseSupport.class, order -> true);
        assertThat(sent).as("the Typhoon flies in turn %s", turn).isTrue();
        table.give(allied, new AirAllocationOrder.CloseTactical(Side.ALLIED));
        if (turn > 2) {
            table.giveIfOffered(german, AirAllocationOrder.AssignCloseSupport.class, order -> true);
        }
        table.give(german, new AirAllocationOrder.CloseTactical(Side.GERMAN));
        table.giveIfOffered(allied, AirAllocationOrder.RollInterdiction.class, order -> true, 6, 1);
        table.giveIfOffered(allied, AirAllocationOrder.RollResupply.class, order -> true, 2);
        table.give(allied, new AirAllocationOrder.CloseAir());
        for (Side side : Side.values()) {
            exploit(side, 1);
            table.give(table.general(side), new ExploitationOrder.CloseExploitation(side));
        }
        while (table.giveIfOffered(allied, ReinforcementsOrder.PlaceReinforcement.class, order -> true)) {
            // Every ground Troop of the pool has to be placed.
        }
        table.give(allied, new ReinforcementsOrder.CloseReinforcement(Side.ALLIED));
        while (table.giveIfOffered(german, ReinforcementsOrder.RollReinforcement.class, order -> true, 4)
                || table.giveIfOffered(german, ReinforcementsOrder.RollReserve.class, order -> true, 4)) {
            // Each Troop rolls once.
        }
        look(german, "/strategic", "strategic-reinforcements");
        look(table.campaign.germanCommander, "/strategic", "strategic-commander");
        table.give(german, new ReinforcementsOrder.CloseReinforcement(Side.GERMAN));
        for (Side side : Side.values()) {
            table.giveIfOffered(table.general(side), StrategicMovesOrder.StrategicMove.class, order -> true);
            table.give(table.general(side), new StrategicMovesOrder.CloseMoves(side));
        }
        look(allied, "/strategic", "strategic-victory-points");
        table.give(allied, new VictoryPointsOrder.ConfirmTotals());
    }

    /** Up to so many exploitation moves, first one that puts an enemy area Out of Supply. */
    private void exploit(Side side, int moves) {
        Account general = table.general(side);
        for (int made = 0; made < moves; made++) {
            List<ExploitationOrder.Exploit> offered = table.offered(general, ExploitationOrder.Exploit.class);
            Optional<ExploitationOrder.Exploit> cutting =
                    offered.stream().filter(order -> cutsSupply(general, order)).findFirst();
            supplyWasCut |= cutting.isPresent();
            cutting.or(() -> offered.stream().findFirst()).ifPresent(order -> table.give(general, order));
        }
    }

    private boolean cutsSupply(Account general, ExploitationOrder.Exploit order) {
        Situation before = table.now();
        Actor by = view.actor(table.campaign.id, general.id());
        Side enemy = order.side().enemy();
        return referee.judge(before, by, order, GivenDice.of()) instanceof Verdict.Accepted accepted
                && !Supply.of(before, enemy)
                        .areasInSupply()
                        .minus(Supply.of(accepted.after(), enemy).areasInSupply())
                        .without(before.area(order.area()))
                        .isEmpty();
    }

    /** Looks at a page the first time it is met; what a later turn shows there is built of the same parts. */
    private void look(Account account, String path, String picture) {
        if (seen.add(picture)) {
            table.person(account).opens(table.campaign.href() + path).looksAtThePage(picture);
        }
    }

    /** Presses the button of the one form whose address ends like this. */
    private static void press(Page page, String action) {
        pressButton(page, "form[method=post][action$='" + action + "'] button:not([type=button])");
    }

    private static void pressButton(Page page, String selector) {
        page.waitForResponse(
                answer -> answer.request().method().equals("POST"),
                () -> page.locator(selector).first().click());
        page.waitForLoadState();
    }
}
