package battlearrow.firestorm.opening;

import battlearrow.firestorm.order.CampaignOrder.CorrectData;
import battlearrow.firestorm.order.CampaignOrder.SetPoints;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules of set-up and opening, each under the kind of order it is for. */
public final class OpeningRules {
    private OpeningRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(
                StartCampaign.class, new StartingCampaign(),
                CorrectData.class, new CorrectingData(),
                SetPoints.class, new SettingPoints(),
                CloseOpening.class, new ClosingOpening());
    }
}
