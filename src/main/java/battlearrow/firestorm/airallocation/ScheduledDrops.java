package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * The air drops Market Garden schedules: a Troop listed for turn N stays in the Allied Reserves Pool until the Air
 * Allocation Step of that turn and is dropped on its own zone only. Due drops come before every other mission. One whose
 * zone is not empty waits, or may be dropped on another legal zone under HR-39. Once dropped the Troop is an ordinary one.
 *
 * <p>Ledger SET-18, AIR-41, AIR-45, A-51. Rulebook: Market Garden, Reinforcements and Reserves.
 */
final class ScheduledDrops {
    private ScheduledDrops() {}

    /** Whether the Troop still waits for the drop its scenario schedules. */
    static boolean isScheduled(Situation situation, FirestormTroop troop) {
        return situation.scenario().placement(troop).kind() == Placement.Kind.AIR_DROP && situation.isInReserve(troop);
    }

    /** Whether the Troop waits for a drop whose turn has come. */
    static boolean isDue(Situation situation, FirestormTroop troop) {
        return isScheduled(situation, troop)
                && AlliedPools.findNotDue(situation, troop).isEmpty();
    }

    /** Why this Troop may not be dropped on this zone: it is not due, or due elsewhere (SET-18, AIR-45). */
    static List<Refusal> objections(Situation situation, FirestormTroop troop, Area zone) {
        Objections objections = new Objections().add(AlliedPools.findNotDue(situation, troop));
        if (isScheduled(situation, troop)) {
            findOwnZone(situation, troop)
                    .ifPresent(own ->
                            objections.when(own != zone && !mayGoElsewhere(situation, own), Rule.AIR_45, troop, own));
        }
        return objections.list();
    }

    /** The objection to any other mission, and to the end of the assignment, while a due drop can still be assigned. */
    static Optional<Refusal> mustComeFirst(Situation situation) {
        for (FirestormTroop troop : situation.scenario().troops()) {
            if (isDue(situation, troop) && situation.air().findTransport(troop).isEmpty()) {
                Optional<Area> zone = findOwnZone(situation, troop).filter(own -> canBeFlown(situation, own));
                if (zone.isPresent()) {
                    return Optional.of(Refusal.of(Rule.AIR_41, troop, zone.get()));
                }
            }
        }
        return Optional.empty();
    }

    static Optional<Area> findOwnZone(Situation situation, FirestormTroop troop) {
        return Optional.ofNullable(situation.scenario().placement(troop).area());
    }

    /** HR-39, other than its default: a due drop whose own zone is blocked may choose another (AIR-45, A-51). */
    private static boolean mayGoElsewhere(Situation situation, Area own) {
        return situation.houseRules().is(HouseRule.HR_39, "mayChooseAnother") && !canBeFlown(situation, own);
    }

    private static boolean canBeFlown(Situation situation, Area zone) {
        return AlliedPools.isEmpty(situation, zone)
                && situation.air().findTransport(TransportKind.DROP, zone).isEmpty();
    }
}
