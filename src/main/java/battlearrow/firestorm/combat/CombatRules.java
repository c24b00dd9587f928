package battlearrow.firestorm.combat;

import battlearrow.firestorm.order.CombatOrder;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules of the Combat Step, each under the order it judges. */
public final class CombatRules {
    private CombatRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(
                CombatOrder.AgreeMission.class, new AgreeingMission(),
                CombatOrder.RollMission.class, new RollingMission(),
                CombatOrder.AgreePoints.class, new AgreeingPoints(),
                CombatOrder.ReportScores.class, new ReportingScores(),
                CombatOrder.ConfirmScores.class, new ConfirmingScores(),
                CombatOrder.SettleScores.class, new SettlingScores());
    }
}
