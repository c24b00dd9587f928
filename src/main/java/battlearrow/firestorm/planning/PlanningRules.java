package battlearrow.firestorm.planning;

import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.AddPlanNote;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.PlanningOrder.WritePlan;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules of the Planning Phase, each under the kind of order it is for. */
public final class PlanningRules {
    private PlanningRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(
                WritePlan.class, new WritingPlan(),
                AddPlanNote.class, new AddingPlanNote(),
                ClosePlanning.class, new ClosingPlanning());
    }
}
