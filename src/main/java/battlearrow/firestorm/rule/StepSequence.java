package battlearrow.firestorm.rule;

import battlearrow.firestorm.event.CampaignEvent.NoneMade;
import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.CampaignEvent.StepClosed;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.StepDeeds;
import org.jspecify.annotations.Nullable;

/**
 * Ends a step, as used or with none made, and opens the one that follows in the sequence of play. The steps stand in {@link Step} in their order; the
 * opening is followed by the Planning Phase of turn 1.
 *
 * <p>Ledger TURN-06 to TURN-11, SET-21 to SET-24. Rulebook: Strategic Phase.
 */
public final class StepSequence {
    private static final int FIRST_TURN = 1;

    private StepSequence() {}

    /**
     * Ends the step that is now and opens the next of the opening or of the Strategic Phase; not for the last of either.
     *
     * @param by the side whose part of the step ends; null where both Generals act
     */
    public static void closeStep(Outcome outcome, @Nullable Side by) {
        Situation now = outcome.now();
        outcome.add(
                StepDeeds.of(now) == StepDeeds.NONE ? new NoneMade(now.step(), by) : new StepClosed(now.step(), by));
        if (now.isIn(Step.OPENING_EXPLOITATION)) {
            outcome.add(new PhaseOpened(FIRST_TURN, Phase.PLANNING, Step.NONE));
        } else {
            outcome.add(new PhaseOpened(
                    now.turn(), now.phase(), Step.values()[now.step().ordinal() + 1]));
        }
    }
}
