package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.Advance;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is due now in the After Action Step of one fought battle, and from whom: the sheet the two players work through. It
 * reads the rules and decides nothing.
 *
 * @param waitsFor the battle with the earlier arrow that must be resolved first, or null (AFT-02)
 * @param rolls Troops still to be rolled for
 * @param saves destroyed airborne Troops that a marker may save
 * @param holdZones zones whose marker would hold the area; empty when it cannot be held
 * @param retreats Troops that must leave the lost area
 * @param advances the winner's Troops that may advance, and those that may not with the reasons
 * @param advancesLeft how many more Troops may advance, 0 to 3
 */
public record AfterActionSheet(
        Battle battle,
        @Nullable Battle waitsFor,
        List<Roll> rolls,
        List<Save> saves,
        List<Area> holdZones,
        List<RetreatChoice> retreats,
        List<AdvanceChoice> advances,
        int advancesLeft) {
    /** @param needed the pip from which the Troop is destroyed, 4 to 6 */
    public record Roll(FirestormTroop troop, Side roller, int needed) {}

    /** @param zones zones in reach that hold a marker */
    public record Save(FirestormTroop troop, List<Area> zones) {}

    /** An area and the reasons against it; none means that it may be chosen. */
    public record Way(Area area, List<Refusal> objections) {
        public boolean isOpen() {
            return objections.isEmpty();
        }
    }

    /** @param ways every area adjacent to the lost one */
    public record RetreatChoice(FirestormTroop troop, List<Way> ways) {
        public List<Area> listOpen() {
            return ways.stream().filter(Way::isOpen).map(Way::area).toList();
        }
    }

    /** @param from the area the Troop stands in */
    public record AdvanceChoice(FirestormTroop troop, Area from, List<Refusal> objections) {
        public boolean isOpen() {
            return objections.isEmpty();
        }
    }

    /** The sheet of a battle; an empty one unless its scores stand. */
    public static AfterActionSheet of(Situation situation, Battle battle) {
        Optional<Battle> earlier = battle.isDecided() ? SubSteps.findEarlierArrow(situation, battle) : Optional.empty();
        return new AfterActionSheet(
                battle,
                earlier.orElse(null),
                battle.isAt(Stage.DESTROY) ? rolls(situation, battle) : List.of(),
                saves(situation, battle),
                battle.isAt(Stage.RETREAT) && FightingSurrounded.isPossible(situation, battle)
                        ? AdditionalMarkers.listZones(situation, battle)
                        : List.of(),
                battle.isAt(Stage.RETREAT) ? retreats(situation, battle) : List.of(),
                battle.isAt(Stage.ADVANCE) ? advances(situation, battle) : List.of(),
                battle.isAt(Stage.ADVANCE)
                        ? situation.tables().limit("troopsAdvancingIntoCapturedArea")
                                - battle.advanced().size()
                        : 0);
    }

    /** The battle that must be resolved first; empty when this one is under way. */
    public Optional<Battle> findWaitsFor() {
        return Optional.ofNullable(waitsFor);
    }

    /** The sides that have something to do now; none while the battle waits. */
    public Set<Side> dueFrom() {
        Set<Side> due = EnumSet.noneOf(Side.class);
        rolls.forEach(roll -> due.add(roll.roller()));
        saves.forEach(save -> due.add(Side.ALLIED));
        if (!retreats.isEmpty()) {
            battle.findLoser().ifPresent(due::add);
        }
        if (battle.isAt(Stage.ADVANCE)) {
            battle.findWinner().ifPresent(due::add);
        }
        return due;
    }

    private static List<Roll> rolls(Situation situation, Battle battle) {
        return RollsToDestroy.listDue(situation, battle).stream()
                .map(troop -> {
                    Side roller = troop.side().enemy();
                    return new Roll(troop, roller, RollsToDestroy.needed(situation, battle, roller));
                })
                .toList();
    }

    private static List<Save> saves(Situation situation, Battle battle) {
        if (battle.pendingDestruction().isEmpty()) {
            return List.of();
        }
        List<Area> zones = AdditionalMarkers.listZones(situation, battle);
        return battle.party(Side.ALLIED).troops().stream()
                .filter(battle.pendingDestruction()::has)
                .map(troop -> new Save(troop, zones))
                .toList();
    }

    private static List<RetreatChoice> retreats(Situation situation, Battle battle) {
        Retreating rule = new Retreating();
        Map<FirestormTroop, List<Way>> ways = new LinkedHashMap<>();
        LostArea lost = LostArea.of(battle).orElseThrow();
        for (Retreat order : Retreating.candidates(situation, battle, lost)) {
            List<Refusal> objections = rule.objections(situation, AfterActionProgress.EITHER_SIDE, order);
            ways.computeIfAbsent(situation.troop(order.troop()), troop -> new ArrayList<>())
                    .add(new Way(situation.area(order.area()), objections));
        }
        return ways.entrySet().stream()
                .map(entry -> new RetreatChoice(entry.getKey(), List.copyOf(entry.getValue())))
                .toList();
    }

    private static List<AdvanceChoice> advances(Situation situation, Battle battle) {
        Advancing rule = new Advancing();
        List<AdvanceChoice> choices = new ArrayList<>();
        for (Advance order :
                Advancing.candidates(situation, battle, battle.findWinner().orElseThrow())) {
            FirestormTroop troop = situation.troop(order.troop());
            choices.add(new AdvanceChoice(
                    troop,
                    situation.findArea(troop).orElseThrow(),
                    rule.objections(situation, AfterActionProgress.EITHER_SIDE, order)));
        }
        return choices;
    }
}
