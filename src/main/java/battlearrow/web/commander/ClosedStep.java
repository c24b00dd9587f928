package battlearrow.web.commander;

import battlearrow.web.commander.AfterActionStep.RollLine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A battle that is over.
 *
 * @param result how it ended
 * @param arrow what was attacked; empty when no arrow was placed
 * @param facts further sentences: the area that changed hands, the mission
 * @param rolls the rolls to destroy
 * @param sums the dice that decided it, with all that was added; null for a game at the table
 */
record ClosedStep(
        Sentence result,
        String arrow,
        List<String> facts,
        List<RollLine> rolls,
        @Nullable RollSums sums,
        List<ResultStep.Story> stories) {
    ClosedStep {
        facts = List.copyOf(facts);
        rolls = List.copyOf(rolls);
        stories = List.copyOf(stories);
    }
}
