package battlearrow.campaign;

import battlearrow.firestorm.map.AreaId;
import java.util.List;

/**
 * What a battle plan says (PLAN-02 to PLAN-04). Secret.
 *
 * @param objectives primary, secondary, tertiary; up to three
 * @param arrows the routes drawn on the map
 */
public record BattlePlan(
        List<AreaId> objectives, List<Arrow> arrows, String standingOrders, String specialInstructions) {
    /** The longest text of a plan, in characters. */
    public static final int LONGEST_TEXT = 8_000;

    public static final int MOST_ARROWS = 40;

    public static final BattlePlan EMPTY = new BattlePlan(List.of(), List.of(), "", "");

    public BattlePlan {
        objectives = List.copyOf(objectives);
        arrows = List.copyOf(arrows);
        if (standingOrders.length() > LONGEST_TEXT
                || specialInstructions.length() > LONGEST_TEXT
                || arrows.size() > MOST_ARROWS) {
            throw new IllegalArgumentException("The battle plan is too long.");
        }
    }

    /** A route from one area to another. */
    public record Arrow(AreaId from, AreaId to) {
        @Override
        public String toString() {
            return "Arrow of a battle plan";
        }
    }

    /** Tells nothing, so that no log does. */
    @Override
    public String toString() {
        return "Battle plan";
    }
}
