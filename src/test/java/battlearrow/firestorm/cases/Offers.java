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
            case WargameOrder.StartFromCopy copy -> true;
            default -> false;
        };
    }

    /**
     * The same Troops in another order, another road to the same area, a ruling with its reason, and an arrow taken back by
     * whichever General (MAN-42): the side only says who asks.
     */
    private static boolean comesToTheSame(Order one, Order other) {
        if (one.getClass() != other.getClass()) {
            return false;
        }
        return switch (one) {
            case CommitTroops commit when other instanceof CommitTroops same ->
                commit.battle() == same.battle()
                        && commit.side() == same.side()
                        && sorted(commit.troops(), TroopId::value).equals(sorted(same.troops(), TroopId::value))
                        && sorted(commit.artillery(), AreaId::value).equals(sorted(same.artillery(), AreaId::value));
            case StrategicMove move when other instanceof StrategicMove same ->
                move.side() == same.side()
                        && move.troop().equals(same.troop())
                        && end(move).equals(end(same));
            case WithdrawBattleArrow withdrawal when other instanceof WithdrawBattleArrow same ->
                withdrawal.battle() == same.battle();
            case VoidBattle ruling when other instanceof VoidBattle same -> ruling.battle() == same.battle();
            case RuleBattle ruling when other instanceof RuleBattle same ->
                ruling.battle() == same.battle() && ruling.winner() == same.winner();
            case RuleControl ruling when other instanceof RuleControl same ->
                ruling.area().equals(same.area()) && ruling.side() == same.side();
            case RuleTroopInArea ruling when other instanceof RuleTroopInArea same ->
                ruling.troop().equals(same.troop()) && ruling.area().equals(same.area());
            case RuleTroopInPool ruling when other instanceof RuleTroopInPool same ->
                ruling.troop().equals(same.troop());
            case RuleMarkers ruling when other instanceof RuleMarkers same ->
                ruling.zone().equals(same.zone()) && ruling.markers() == same.markers();
            default -> false;
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
