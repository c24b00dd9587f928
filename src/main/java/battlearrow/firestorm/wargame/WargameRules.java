package battlearrow.firestorm.wargame;

import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.WargameOrder;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules only the General's Wargame has, each under the order it judges. */
public final class WargameRules {
    private WargameRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(
                WargameOrder.StartFromCopy.class, new StartingFromCopy(),
                WargameOrder.RollTempo.class, new RollingTempo(),
                WargameOrder.RollBattle.class, new RollingBattle(),
                WargameOrder.AgreeToRoll.class, new AgreeingToRoll());
    }
}
