package battlearrow.firestorm.rule;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * Whether an order comes at its time: the sequence of play of the campaign, its turns, phases and steps (TURN-01 to
 * TURN-11, and SET-12, SET-21 to SET-25 for the opening). Every order is asked about here first.
 */
public final class Timing {
    private Timing() {}

    /** The objection to an order that belongs to one phase; empty when that phase is now. */
    public static Optional<Refusal> mustBeIn(Situation situation, Phase phase) {
        if (situation.isIn(phase)) {
            return Optional.empty();
        }
        return switch (situation.phase()) {
            case FINISHED -> Optional.of(Refusal.of(Rule.TURN_01));
            case SETUP -> Optional.of(Refusal.of(Rule.SET_12));
            case OPENING -> Optional.of(Refusal.of(Rule.SET_25));
            default -> Optional.of(Refusal.of(Rule.TURN_02, phase, situation.phase()));
        };
    }

    /**
     * The objection to an order of the opening or the Strategic Phase given in the name of a side.
     *
     * @param steps the steps the order belongs to, in the sequence of play
     */
    public static Optional<Refusal> mustBeAt(Situation situation, Side side, Step... steps) {
        for (Step step : steps) {
            if (situation.isIn(step)) {
                return Optional.empty();
            }
        }
        return Optional.of(untimely(situation, side, List.of(steps)));
    }

    private static Refusal untimely(Situation situation, Side side, List<Step> allowed) {
        return switch (situation.phase()) {
            case FINISHED -> Refusal.of(Rule.TURN_01);
            case SETUP -> Refusal.of(Rule.SET_12);
            case OPENING -> inOpening(situation, side, allowed);
            case PLANNING ->
                moves(allowed) ? Refusal.of(Rule.TURN_03) : Refusal.of(Rule.TURN_02, Phase.STRATEGIC, Phase.PLANNING);
            case BATTLE ->
                firstOpenArrow(situation)
                        .map(battle -> Refusal.of(Rule.TURN_05, battle.arrowNumber()))
                        .orElseGet(() -> Refusal.of(Rule.TURN_02, Phase.STRATEGIC, Phase.BATTLE));
            case STRATEGIC -> inStrategicPhase(situation.step(), allowed);
        };
    }

    /** The open battle whose arrow was placed first; empty when no arrow stands on the map (TURN-05). */
    public static Optional<Battle> firstOpenArrow(Situation situation) {
        Battle first = null;
        for (Battle battle : situation.battles()) {
            if (battle.findArrow().isPresent() && (first == null || battle.arrowNumber() < first.arrowNumber())) {
                first = battle;
            }
        }
        return Optional.ofNullable(first);
    }

    private static Refusal inOpening(Situation situation, Side side, List<Step> allowed) {
        if (side == Side.GERMAN) {
            return Refusal.of(Rule.SET_21);
        }
        if (allowed.contains(Step.OPENING_EXPLOITATION)) {
            return Refusal.of(Rule.SET_23);
        }
        if (allowed.contains(Step.OPENING_AIR)) {
            return situation.scenario().name() == ScenarioName.MARKET_GARDEN
                    ? Refusal.of(Rule.SET_24)
                    : tooLate(Step.OPENING_AIR);
        }
        return Refusal.of(Rule.SET_25);
    }

    private static Refusal inStrategicPhase(Step now, List<Step> allowed) {
        Step due = allowed.getLast();
        if (now.compareTo(due) > 0) {
            return tooLate(due);
        }
        if (now == Step.AIR_AVAILABILITY && due.compareTo(Step.AIR_TACTICAL_GERMAN) <= 0) {
            return Refusal.of(Rule.AIR_01);
        }
        if (due == Step.AIR_RESOLUTION) {
            return Refusal.of(Rule.TURN_07);
        }
        if (now == Step.AIR_TACTICAL_ALLIED && due == Step.AIR_TACTICAL_GERMAN) {
            return Refusal.of(Rule.TURN_08);
        }
        if (now == Step.EXPLOITATION_ALLIED && due == Step.EXPLOITATION_GERMAN) {
            return Refusal.of(Rule.TURN_09);
        }
        if (now == Step.REINFORCEMENTS_ALLIED && due == Step.REINFORCEMENTS_GERMAN) {
            return Refusal.of(Rule.TURN_10);
        }
        if (now == Step.MOVES_ALLIED && due == Step.MOVES_GERMAN) {
            return Refusal.of(Rule.TURN_11);
        }
        return Refusal.of(Rule.TURN_06, due);
    }

    private static Refusal tooLate(Step due) {
        return Refusal.variant(Rule.TURN_06, 2, due);
    }

    private static boolean moves(List<Step> allowed) {
        return allowed.getLast().compareTo(Step.EXPLOITATION_ALLIED) >= 0 && !allowed.contains(Step.VICTORY_POINTS);
    }
}
