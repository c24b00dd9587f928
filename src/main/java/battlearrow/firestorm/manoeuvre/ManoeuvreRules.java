package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.order.ManoeuvreOrder;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules of the Manoeuvre Step, each under the order it judges. */
public final class ManoeuvreRules {
    private ManoeuvreRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.ofEntries(
                Map.entry(ManoeuvreOrder.Challenge.class, new Challenging()),
                Map.entry(ManoeuvreOrder.CallOffChallenge.class, new CallingOffChallenge()),
                Map.entry(ManoeuvreOrder.RollInitiative.class, new RollingInitiative()),
                Map.entry(ManoeuvreOrder.DeclineInitiative.class, new DecliningInitiative()),
                Map.entry(ManoeuvreOrder.PlaceBattleArrow.class, new PlacingBattleArrow()),
                Map.entry(ManoeuvreOrder.WithdrawBattleArrow.class, new WithdrawingBattleArrow()),
                Map.entry(ManoeuvreOrder.CommitTroops.class, new CommittingTroops()),
                Map.entry(ManoeuvreOrder.RollVariable.class, new RollingVariable()),
                Map.entry(ManoeuvreOrder.DrawSupply.class, new DrawingSupply()),
                Map.entry(ManoeuvreOrder.RollOutOfSupply.class, new RollingOutOfSupply()));
    }
}
