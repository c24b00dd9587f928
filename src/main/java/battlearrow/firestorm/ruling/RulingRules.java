package battlearrow.firestorm.ruling;

import battlearrow.firestorm.order.CampaignOrder.AwardPoints;
import battlearrow.firestorm.order.CampaignOrder.RecordBattles;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.order.CampaignOrder.RuleMarkers;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInArea;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInPool;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The organiser's rulings about the map, each under the kind of order it is for. */
public final class RulingRules {
    private RulingRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(
                RuleControl.class, new RulingControl(),
                RuleTroopInArea.class, new RulingTroopInArea(),
                RuleTroopInPool.class, new RulingTroopInPool(),
                RuleMarkers.class, new RulingMarkers(),
                RecordBattles.class, new RecordingBattles(),
                AwardPoints.class, new AwardingPoints());
    }
}
