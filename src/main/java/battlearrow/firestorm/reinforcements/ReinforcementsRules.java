package battlearrow.firestorm.reinforcements;

import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceDueReserve;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReserve;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules of the Reserves and Reinforcements Step, each under the order it is for. */
public final class ReinforcementsRules {
    private ReinforcementsRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(
                PlaceReinforcement.class, new PlacingReinforcement(),
                PlaceDueReserve.class, new PlacingDueReserve(),
                RollReinforcement.class, new RollingReinforcement(),
                RollReserve.class, new RollingReserve(),
                CloseReinforcement.class, new ClosingReinforcement());
    }
}
