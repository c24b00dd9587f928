package battlearrow.firestorm.referee;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder;
import battlearrow.firestorm.order.AirAllocationOrder;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.order.CampaignOrder;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.CombatOrder;
import battlearrow.firestorm.order.CombatOrder.ConfirmScores;
import battlearrow.firestorm.order.CombatOrder.SettleScores;
import battlearrow.firestorm.order.ExploitationOrder;
import battlearrow.firestorm.order.ManoeuvreOrder;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.WithdrawBattleArrow;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder;
import battlearrow.firestorm.order.ReinforcementsOrder;
import battlearrow.firestorm.order.StrategicMovesOrder;
import battlearrow.firestorm.order.VictoryPointsOrder;
import battlearrow.firestorm.order.WargameOrder;
import battlearrow.firestorm.order.WargameOrder.AgreeToRoll;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.order.WargameOrder.StartFromCopy;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Mode;

/**
 * Who may give an order at all, whatever the map says: the table of roles (ROLE-01 to ROLE-11) once more, apart from the rules.
 * For games whose battles are played by {@code tommy} and {@code fritz}, or by the Generals.
 */
final class Entitled {
    private Entitled() {}

    /** Whether this person lacks the role for the order (INV-21). */
    static boolean lacksRole(Mode mode, Actor by, Order order) {
        if (by.organiser()) {
            return false;
        }
        return switch (order) {
            case CampaignOrder campaign -> !(campaign instanceof CloseBattlePhase) || !by.isGeneral();
            case PlanningOrder planning -> !by.isGeneralOf(planning.side());
            case AirAllocationOrder air -> lacksAir(by, air);
            case ExploitationOrder exploitation -> !by.isGeneralOf(exploitation.side());
            case ReinforcementsOrder reinforcements -> !by.isGeneralOf(reinforcements.side());
            case StrategicMovesOrder moves -> !by.isGeneralOf(moves.side());
            case VictoryPointsOrder totals -> !by.isGeneral();
            case WargameOrder wargame -> lacksWargame(mode, by, wargame);
            case ManoeuvreOrder manoeuvre ->
                manoeuvre instanceof WithdrawBattleArrow ? !by.isGeneral() : playsNoPart(mode, by, manoeuvre);
            case CombatOrder combat ->
                combat instanceof SettleScores
                        || playsNoPart(mode, by, combat) && !(combat instanceof ConfirmScores && by.isGeneral());
            case AfterActionOrder afterAction -> playsNoPart(mode, by, afterAction);
        };
    }

    private static boolean lacksAir(Actor by, AirAllocationOrder order) {
        return switch (order) {
            case RollInterdiction either -> !by.isGeneral();
            case CloseAir either -> !by.isGeneral();
            case Order.OfSide ofSide -> !by.isGeneralOf(ofSide.side());
            default -> !by.isGeneralOf(Side.ALLIED);
        };
    }

    private static boolean lacksWargame(Mode mode, Actor by, WargameOrder order) {
        return switch (order) {
            case StartFromCopy organised -> true;
            case AgreeToRoll agreement -> !by.isGeneralOf(agreement.side());
            case RollBattle roll -> !by.isGeneral() && playsNoPart(mode, by, roll);
            case WargameOrder.RollTempo tempo -> !by.isGeneral();
        };
    }

    private static boolean playsNoPart(Mode mode, Actor by, Order order) {
        if (order instanceof Challenge challenge) {
            return !challenge.allied().isPlayedBy(by.person())
                    && !challenge.german().isPlayedBy(by.person());
        }
        return order instanceof Order.OfSide ofSide
                ? !plays(mode, by, ofSide.side())
                : !plays(mode, by, Side.ALLIED) && !plays(mode, by, Side.GERMAN);
    }

    private static boolean plays(Mode mode, Actor by, Side side) {
        return mode == Mode.WARGAME
                ? by.isGeneralOf(side)
                : by.person().equals(side == Side.ALLIED ? "tommy" : "fritz");
    }
}
