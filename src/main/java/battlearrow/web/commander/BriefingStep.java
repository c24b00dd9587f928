package battlearrow.web.commander;

import battlearrow.firestorm.combat.BattleBriefing;
import battlearrow.firestorm.combat.BattleForce;
import battlearrow.firestorm.combat.FieldedTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CombatOrder.AgreeMission;
import battlearrow.firestorm.order.CombatOrder.AgreePoints;
import battlearrow.firestorm.order.CombatOrder.RollMission;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Battle.MissionRoll;
import battlearrow.firestorm.situation.VariableRoll;
import battlearrow.web.campaign.RefusalLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Everything both players may know before their game, and what they may still agree on.
 *
 * @param mission as far as agreed on or rolled; empty before
 * @param missionNote where it comes from: "die 4, Open"
 * @param suggested missions of the table for the terrain by pip; none where they are chosen by agreement
 * @param proposedMission what the other side proposes; empty for nothing
 * @param ownMission what the own side proposes; empty for nothing
 * @param size points of the game
 * @param proposedPoints what the other side proposes; 0 for nothing
 * @param ownPoints what the own side proposes; 0 for nothing
 * @param missionDice what the die for the mission is for; empty when the person may not roll
 * @param missionRoller for which side he may roll; null when he may not
 * @param due what has to be drawn or rolled first, in the words of the refusals
 * @param remarks what the players may choose besides: a river crossing, street fighting
 */
record BriefingStep(
        Sentence arrow,
        String place,
        String terrain,
        String mission,
        String missionNote,
        List<TableLine> suggested,
        boolean mayAgreeMission,
        String proposedMission,
        String ownMission,
        List<String> missionDice,
        @Nullable Side missionRoller,
        int size,
        boolean isClubSize,
        boolean mayAgreePoints,
        int proposedPoints,
        int ownPoints,
        List<Force> forces,
        List<RefusalLine> due,
        List<RefusalLine> restrictions,
        List<String> remarks,
        boolean isSupplyChecked,
        boolean hasAntiAircraft,
        String antiAircraft) {
    /**
     * One side's force.
     *
     * @param area its own end of the arrow
     * @param size points of the game
     * @param core points its own force may have
     * @param supply "In Supply", or "Out of Supply, strength reduced"; empty before it is checked
     * @param effect what the Out of Supply Table does to it; empty for nothing
     * @param platoons Firestorm Troops that fight on top of the core force
     * @param artillery zone a Parachute Field Artillery Battery is supplied from; empty for none
     */
    record Force(
            Side side,
            PlayerLine player,
            String area,
            int size,
            int core,
            boolean isInSupply,
            String supply,
            int die,
            String effect,
            List<Fielded> troops,
            int platoons,
            boolean hasAntiAircraft,
            String artillery) {
        public boolean isReduced() {
            return core < size;
        }
    }

    /** @param fields what a variable Troop turned out to be, or its origin as an Allied Platoon; empty for neither */
    record Fielded(TroopChoice troop, String fields, int die) {}

    static BriefingStep of(Desk desk, Referee referee, BattleWords words) {
        Battle battle = desk.battle();
        BattleBriefing briefing = BattleBriefing.of(desk.situation(), battle);
        Side acting = desk.acting().orElse(null);
        Optional<Side> own = Optional.ofNullable(acting);
        Optional<RollMission> roll =
                own.map(side -> new RollMission(desk.number(), side)).filter(order -> isAllowed(desk, referee, order));
        return new BriefingStep(
                Sentence.of(words.of(
                        "desk.arrow.order",
                        words.theSideFirst(battle.attacker()),
                        battle.arrow().tail(),
                        battle.arrow().point())),
                briefing.place().name(),
                words.terrain(briefing.place()),
                briefing.findMission().orElse(""),
                missionNote(battle, words),
                TableLine.list(
                        briefing.suggestedMissions(),
                        mission -> mission,
                        mission -> "",
                        battle.findMissionRoll().map(MissionRoll::die).orElse(0),
                        words),
                own.filter(side -> isAllowed(desk, referee, new AgreeMission(desk.number(), side, "?")))
                        .isPresent(),
                own.map(side -> battle.party(side.enemy()).mission()).orElse(""),
                own.map(side -> battle.party(side).mission()).orElse(""),
                roll.map(order -> List.of(
                                words.of("desk.die", order.side(), words.name(desk.visitor(), battle, order.side()))))
                        .orElse(List.of()),
                roll.map(RollMission::side).orElse(null),
                briefing.force(Side.ALLIED).size(),
                battle.findAgreedPoints().isEmpty(),
                own.filter(side -> isAllowed(
                                desk,
                                referee,
                                new AgreePoints(
                                        desk.number(), side, desk.situation().points())))
                        .isPresent(),
                own.map(side -> battle.party(side.enemy()).points()).orElse(0),
                own.map(side -> battle.party(side).points()).orElse(0),
                Stream.of(Side.values())
                        .map(side -> force(desk, briefing.force(side), words))
                        .toList(),
                words.refusals(briefing.due()),
                words.refusals(briefing.restrictions()),
                remarks(briefing, words),
                battle.isSupplyChecked(),
                battle.hasAntiAircraftPlatoon(),
                SupplyStep.antiAircraft(battle, words));
    }

    private static boolean isAllowed(Desk desk, Referee referee, Order order) {
        return referee.objections(desk.situation(), desk.actor(), order).isEmpty();
    }

    private static String missionNote(Battle battle, BattleWords words) {
        if (battle.findMission().isEmpty()) {
            return "";
        }
        return battle.findMissionRoll()
                .map(roll -> words.of(
                        "desk.mission.rolled",
                        roll.die(),
                        words.terrain(battle.arrow().point())))
                .orElseGet(() -> words.of("desk.mission.agreed"));
    }

    private static List<String> remarks(BattleBriefing briefing, BattleWords words) {
        List<String> remarks = new ArrayList<>();
        if (briefing.allowsRiverCrossing()) {
            remarks.add(words.of("desk.river-crossing"));
        }
        if (briefing.allowsStreetFighting()) {
            remarks.add(words.of("desk.street-fighting"));
        }
        return remarks;
    }

    private static Force force(Desk desk, BattleForce force, BattleWords words) {
        Battle battle = desk.battle();
        Side side = force.side();
        String effect = force.findEffect()
                .map(rolled -> SupplyStep.effect(rolled, words))
                .orElse("");
        return new Force(
                side,
                words.player(desk.visitor(), battle, side),
                battle.ownArea(side).name(),
                force.size(),
                force.corePoints(),
                force.inSupply(),
                battle.isSupplyChecked() ? supply(force, words) : "",
                battle.party(side).findOutOfSupplyRoll().map(roll -> roll.die()).orElse(0),
                effect,
                force.troops().stream()
                        .map(troop -> fielded(battle, troop, words))
                        .toList(),
                force.troops().size() + (force.artilleryFrom() == null ? 0 : 1),
                force.antiAircraftPlatoon(),
                force.findArtilleryFrom().map(Area::name).orElse(""));
    }

    private static String supply(BattleForce force, BattleWords words) {
        return force.inSupply()
                ? words.of("supply.in")
                : force.findEffect()
                        .map(rolled -> words.of("desk.supply.out-with", words.ofEnum("desk.effect", rolled)))
                        .orElseGet(() -> words.of("supply.out"));
    }

    private static Fielded fielded(Battle battle, FieldedTroop fielded, BattleWords words) {
        VariableRoll roll = battle.party(fielded.troop().side()).variableRolls().get(fielded.troop());
        return new Fielded(
                TroopChoice.of(fielded.troop(), "", true, null),
                fielded.findPlatoon()
                        .map(words::platoon)
                        .orElseGet(() -> fielded.isRollDue()
                                ? words.of("desk.troops.variable")
                                : words.of("desk.origin", fielded.origin())),
                roll == null ? 0 : roll.die());
    }
}
