package battlearrow.firestorm.phases;

import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules that end phases, each under the kind of order it is for. */
public final class PhasesRules {
    private PhasesRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(CloseBattlePhase.class, new ClosingBattlePhase());
    }
}
