package battlearrow.firestorm.victorypoints;

import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.VictoryPointsOrder.ConfirmTotals;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules of the Victory Points Step, each under the order it is for. */
public final class VictoryPointsRules {
    private VictoryPointsRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(ConfirmTotals.class, new ConfirmingTotals());
    }
}
