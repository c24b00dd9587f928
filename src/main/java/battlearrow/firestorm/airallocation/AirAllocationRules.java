package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.order.AirAllocationOrder.AssignCloseSupport;
import battlearrow.firestorm.order.AirAllocationOrder.AssignDrop;
import battlearrow.firestorm.order.AirAllocationOrder.AssignInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.AssignMountain;
import battlearrow.firestorm.order.AirAllocationOrder.AssignResupply;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.order.AirAllocationOrder.PlaceTyphoon;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.RollResupply;
import battlearrow.firestorm.order.AirAllocationOrder.SwapForTyphoon;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignAircraft;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignResupply;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignTroop;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules of the Air Allocation Step, each under the kind of order it is for. */
public final class AirAllocationRules {
    private AirAllocationRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.ofEntries(
                Map.entry(RollAircraft.class, new RollingAircraft()),
                Map.entry(AssignDrop.class, new AssigningDrop()),
                Map.entry(AssignResupply.class, new AssigningResupply()),
                Map.entry(AssignMountain.class, new AssigningMountain()),
                Map.entry(SwapForTyphoon.class, new SwappingForTyphoon()),
                Map.entry(UnassignTroop.class, new UnassigningTroop()),
                Map.entry(UnassignResupply.class, new UnassigningResupply()),
                Map.entry(CloseTransport.class, new ClosingTransport()),
                Map.entry(PlaceTyphoon.class, new PlacingTyphoon()),
                Map.entry(AssignInterdiction.class, new AssigningInterdiction()),
                Map.entry(AssignCloseSupport.class, new AssigningCloseSupport()),
                Map.entry(UnassignAircraft.class, new UnassigningAircraft()),
                Map.entry(CloseTactical.class, new ClosingTactical()),
                Map.entry(RollInterdiction.class, new RollingInterdiction()),
                Map.entry(RollResupply.class, new RollingResupply()),
                Map.entry(CloseAir.class, new ClosingAir()));
    }
}
