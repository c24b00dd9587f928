package battlearrow.firestorm.order;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import java.util.List;

/** Orders of the Planning Phase. What a plan says is secret and never enters the journal (PLAN-05). */
public sealed interface PlanningOrder extends Order, Order.OfSide {
    /** Issues the battle plan of the turn with its objectives: primary, secondary, tertiary (PLAN-01 to PLAN-04). */
    record WritePlan(Side side, List<AreaId> objectives) implements PlanningOrder {
        public WritePlan {
            objectives = List.copyOf(objectives);
        }
    }

    /** Adds a dated note to the plan in the Battle Phase; the objectives stay (PLAN-06). */
    record AddPlanNote(Side side) implements PlanningOrder {}

    /** Says that this side's planning is done; the Battle Phase opens when both have. */
    record ClosePlanning(Side side) implements PlanningOrder {}
}
