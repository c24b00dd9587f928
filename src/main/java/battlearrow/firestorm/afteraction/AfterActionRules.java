package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.order.AfterActionOrder;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules of the After Action Step, by the order each is for. What follows by itself: {@link AfterActionProgress}. */
public final class AfterActionRules {
    private AfterActionRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(
                AfterActionOrder.RollToDestroy.class, new RollingToDestroy(),
                AfterActionOrder.SaveTroop.class, new SavingTroop(),
                AfterActionOrder.LetDie.class, new LettingDie(),
                AfterActionOrder.HoldArea.class, new HoldingArea(),
                AfterActionOrder.DeclineHold.class, new DecliningHold(),
                AfterActionOrder.Retreat.class, new Retreating(),
                AfterActionOrder.Advance.class, new Advancing(),
                AfterActionOrder.EndAdvance.class, new EndingAdvance());
    }
}
