package battlearrow.firestorm.cases;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.CampaignOrder;
import battlearrow.firestorm.order.CombatOrder;
import battlearrow.firestorm.order.ManoeuvreOrder;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.order.WargameOrder;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.situation.Situation;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/** Whether an order is among those the referee offers: every accepted order is, where the choice is finite (INV-50). */
public final class Offers {
    private Offers() {}

    /** The orders of this order's kind the person may give now; the order itself where it takes free words or numbers. */
    public static List<Order> list(Referee referee, Situation situation, Actor by, Order order) {
        return isFree(order) ? List.of(order) : List.copyOf(referee.offered(situation, by, order.getClass()));
    }

    public static boolean isListed(List<Order> offered, Order order) {
        return offered.stream().anyMatch(one -> one.equals(order) || comesToTheSame(one, order));
    }

    private static boolean isFree(Order order) {
        return switch (order) {
            case CampaignOrder.CloseBattlePhase free -> false;
            case CampaignOrder.StartCampaign free -> false;
            case CampaignOrder free -> true;
            case CombatOrder free -> true;
            case PlanningOrder.WritePlan free -> true;
            case ManoeuvreOrder.Challenge free -> true;
            case WargameOrder.StartFromCopy free -> true;
            default -> false;
        };
    }

    /** The same Troops in another order, or another road to the same area. */
    private static boolean comesToTheSame(Order one, Order other) {
        if (one instanceof CommitTroops commit && other instanceof CommitTroops same) {
            return new HashSet<>(commit.troops()).equals(new HashSet<>(same.troops()))
                    && sorted(commit.artillery()).equals(sorted(same.artillery()));
        }
        if (one instanceof StrategicMove move && other instanceof StrategicMove same) {
            return move.troop().equals(same.troop()) && end(move).equals(end(same));
        }
        return false;
    }

    private static AreaId end(StrategicMove move) {
        AreaId marchTo = move.marchTo();
        return marchTo == null ? move.road().getLast() : marchTo;
    }

    private static List<AreaId> sorted(List<AreaId> areas) {
        return areas.stream().sorted(Comparator.comparing(AreaId::value)).toList();
    }
}
