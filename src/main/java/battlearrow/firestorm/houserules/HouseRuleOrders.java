package battlearrow.firestorm.houserules;

import battlearrow.firestorm.order.CampaignOrder.ChangeHouseRule;
import battlearrow.firestorm.order.CampaignOrder.ChooseHouseRules;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules about house rules, each under the kind of order it is for. */
public final class HouseRuleOrders {
    private HouseRuleOrders() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(
                ChooseHouseRules.class, new ChoosingHouseRules(),
                ChangeHouseRule.class, new ChangingHouseRule());
    }
}
