package battlearrow.web.shared;

import battlearrow.firestorm.map.Side;
import java.util.List;

/**
 * One step of a phase on the rail.
 *
 * @param state "done", "now", or empty for one that is still to come
 * @param sides who takes it, in order
 */
public record StepLine(String title, String detail, String state, List<Side> sides) {
    public StepLine {
        sides = List.copyOf(sides);
    }
}
