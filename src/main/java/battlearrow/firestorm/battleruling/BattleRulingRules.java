package battlearrow.firestorm.battleruling;

import battlearrow.firestorm.order.CampaignOrder;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules of the organiser's rulings on battles, by the order each is for. */
public final class BattleRulingRules {
    private BattleRulingRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(
                CampaignOrder.VoidBattle.class, new VoidingBattle(),
                CampaignOrder.RuleBattle.class, new RulingBattle(),
                CampaignOrder.ReplacePlayer.class, new ReplacingPlayer());
    }
}
