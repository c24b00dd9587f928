package battlearrow.firestorm.situation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.rulebook.Step;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Whether anything has been made in the step that is now. None made is an answer too, and the history tells it from a step
 * that was used.
 *
 * <p>Ledger TURN-06 to TURN-11. Rulebook: Strategic Phase.
 */
public enum StepDeeds {
    NONE,
    SOME,
    /** In steps of rolls and arrivals nobody has a choice between some and none. */
    NO_CHOICE;

    public static StepDeeds of(Situation situation) {
        return switch (situation.step()) {
            case OPENING_AIR, AIR_TRANSPORT ->
                of(!situation.air().transports().isEmpty()
                        || !situation.air().tacticals().isEmpty()
                        || situation.air().swapped());
            case AIR_TACTICAL_ALLIED, AIR_TACTICAL_GERMAN ->
                of(situation.air().tacticals().stream()
                        .anyMatch(mission -> isOwner(situation.step(), mission.aircraft())));
            case OPENING_EXPLOITATION, EXPLOITATION_ALLIED, EXPLOITATION_GERMAN ->
                of(isAny(situation, situation.exploitedTroops()::has));
            case MOVES_ALLIED, MOVES_GERMAN -> of(isAny(situation, situation.movedTroops()::has));
            case NONE, AIR_AVAILABILITY, AIR_RESOLUTION, REINFORCEMENTS_ALLIED, REINFORCEMENTS_GERMAN, VICTORY_POINTS ->
                NO_CHOICE;
        };
    }

    private static StepDeeds of(boolean isAny) {
        return isAny ? SOME : NONE;
    }

    private static boolean isAny(Situation situation, Predicate<FirestormTroop> which) {
        return situation.scenario().troops().stream()
                .filter(troop -> isOwner(situation.step(), troop))
                .anyMatch(which);
    }

    private static boolean isOwner(Step step, FirestormTroop troop) {
        return Optional.of(troop.side()).equals(step.findOwner());
    }
}
