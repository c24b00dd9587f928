package battlearrow.web.commander;

import battlearrow.web.campaign.RefusalLine;
import java.util.List;

/**
 * Rolling a battle instead of playing it.
 *
 * @param due what has to be done first
 * @param dice what each die is for, for dice thrown at the table
 */
record RollStep(RollSums sums, boolean mayRoll, List<RefusalLine> due, List<String> dice) {
    RollStep {
        due = List.copyOf(due);
        dice = List.copyOf(dice);
    }
}
