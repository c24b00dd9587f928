package battlearrow.firestorm.cases;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.CampaignOrder;
import battlearrow.firestorm.order.CampaignOrder.RuleBattle;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.order.CampaignOrder.RuleMarkers;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInArea;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInPool;
import battlearrow.firestorm.order.CampaignOrder.VoidBattle;
import battlearrow.firestorm.order.CombatOrder;
import battlearrow.firestorm.order.ManoeuvreOrder;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.WithdrawBattleArrow;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.order.WargameOrder;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.situation.Situation;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

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

    /** Free words, free numbers and people, which nobody can list; of a ruling only its reason is free. */
    public static boolean isFree(Order order) {
        return switch (order) {
            case CampaignOrder.SetPoints number -> true;
            case CampaignOrder.CorrectData facts -> true;
            case CampaignOrder.ChooseHouseRules values -> true;
            case CampaignOrder.ChangeHouseRule value -> true;
            case CombatOrder.AgreeMission name -> true;
            case CombatOrder.AgreePoints number -> true;
            case CombatOrder.ReportScores numbers -> true;
            case CombatOrder.SettleScores numbers -> true;
            case PlanningOrder.WritePlan plan -> plan.objectives().size() > 1;
            case ManoeuvreOrder.Challenge people -> true;
            case CampaignOrder.ReplacePlayer person -> true;
            case WargameOrder.StartFromCopy copy -> true;
            default -> false;
        };
    }

    /**
     * The same Troops in another order, another road to the same area, a ruling with its reason, and an arrow taken back by
     * whichever General (MAN-42): the side only says who asks.
     */
    private static boolean comesToTheSame(Order one, Order other) {
        if (one instanceof CommitTroops commit && other instanceof CommitTroops same) {
            return commit.battle() == same.battle()
                    && commit.side() == same.side()
                    && sorted(commit.troops(), TroopId::value).equals(sorted(same.troops(), TroopId::value))
                    && sorted(commit.artillery(), AreaId::value).equals(sorted(same.artillery(), AreaId::value));
        }
        if (one instanceof StrategicMove move && other instanceof StrategicMove same) {
            return move.side() == same.side()
                    && move.troop().equals(same.troop())
                    && end(move).equals(end(same));
        }
        if (one instanceof WithdrawBattleArrow withdrawal && other instanceof WithdrawBattleArrow same) {
            return withdrawal.battle() == same.battle();
        }
        return one.equals(withoutReason(other));
    }

    /** As rulings are listed: the reason is the organiser's to write. */
    private static Order withoutReason(Order order) {
        return switch (order) {
            case VoidBattle ruling -> new VoidBattle(ruling.battle(), "");
            case RuleBattle ruling -> new RuleBattle(ruling.battle(), ruling.winner(), "");
            case RuleControl ruling -> new RuleControl(ruling.area(), ruling.side(), "");
            case RuleTroopInArea ruling -> new RuleTroopInArea(ruling.troop(), ruling.area(), "");
            case RuleTroopInPool ruling -> new RuleTroopInPool(ruling.troop(), "");
            case RuleMarkers ruling -> new RuleMarkers(ruling.zone(), ruling.markers(), "");
            default -> order;
        };
    }

    private static AreaId end(StrategicMove move) {
        AreaId marchTo = move.marchTo();
        return marchTo == null ? move.road().getLast() : marchTo;
    }

    private static <T> List<T> sorted(List<T> names, Function<T, String> letters) {
        return names.stream().sorted(Comparator.comparing(letters)).toList();
    }
}
