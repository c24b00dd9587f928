package battlearrow.web.general;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
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
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.ExploitationOrder.CloseExploitation;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.ExploitationOrder.Exploit;
import battlearrow.firestorm.order.ManoeuvreOrder.WithdrawBattleArrow;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceDueReserve;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReserve;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.order.VictoryPointsOrder.ConfirmTotals;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is chosen on the strategic desk, complete or not: the same in the address of the page and in its forms.
 *
 * @param zone whose marker pays for an exploitation; null where none is named
 * @param battle 0 for none
 */
record Chosen(
        Deed deed,
        @Nullable TroopId troop,
        @Nullable AreaId area,
        @Nullable AreaId zone,
        int battle) {

    static Chosen of(Deed deed) {
        return new Chosen(deed, null, null, null, 0);
    }

    /** As a request names it; blank parts are not chosen. */
    static Chosen of(Deed deed, String troop, String area, String zone, int battle) {
        return new Chosen(
                deed,
                troop.isBlank() ? null : new TroopId(troop),
                area.isBlank() ? null : new AreaId(area),
                zone.isBlank() ? null : new AreaId(zone),
                battle);
    }

    /** What an order of the desk chooses. */
    static Chosen of(Deed deed, Order order) {
        return switch (order) {
            case AssignDrop drop -> new Chosen(deed, drop.troop(), drop.zone(), null, 0);
            case AssignMountain landing -> new Chosen(deed, landing.troop(), landing.airfield(), null, 0);
            case AssignResupply resupply -> new Chosen(deed, null, resupply.zone(), null, 0);
            case PlaceTyphoon typhoon -> new Chosen(deed, null, typhoon.area(), null, 0);
            case AssignInterdiction mission -> new Chosen(deed, mission.aircraft(), mission.target(), null, 0);
            case AssignCloseSupport mission -> new Chosen(deed, mission.aircraft(), mission.area(), null, 0);
            case RollInterdiction roll -> new Chosen(deed, null, roll.target(), null, 0);
            case RollResupply roll -> new Chosen(deed, null, roll.zone(), null, 0);
            case Exploit move -> new Chosen(deed, move.troop(), move.area(), move.drawZone(), 0);
            case PlaceReinforcement placing -> new Chosen(deed, placing.troop(), placing.depot(), null, 0);
            case PlaceDueReserve reserve -> new Chosen(deed, reserve.troop(), null, null, 0);
            case RollReinforcement roll -> new Chosen(deed, roll.troop(), null, null, 0);
            case RollReserve roll -> new Chosen(deed, roll.troop(), null, null, 0);
            case StrategicMove move -> new Chosen(deed, move.troop(), endOf(move), null, 0);
            case WithdrawBattleArrow withdrawal -> new Chosen(deed, null, null, null, withdrawal.battle());
            default -> of(deed);
        };
    }

    /** Whether everything is chosen that the order needs. */
    boolean isComplete() {
        return (!deed.needsTroop() || troop != null) && (!deed.needsArea() || area != null);
    }

    Chosen with(@Nullable AreaId other) {
        return new Chosen(deed, troop, other, zone, battle);
    }

    /**
     * The order, for a complete choice.
     *
     * @param side whose step it is
     * @param road how a Troop that moves gets to the area: by this road, and by march where the road ends elsewhere
     */
    Order order(Side side, List<AreaId> road) {
        return switch (deed) {
            case DROP -> new AssignDrop(theTroop(), theArea());
            case TYPHOON -> new PlaceTyphoon(theArea());
            case RESUPPLY -> new AssignResupply(theArea());
            case MOUNTAIN -> new AssignMountain(theTroop(), theArea());
            case SWAP -> new SwapForTyphoon();
            case UNASSIGN_TROOP -> new UnassignTroop(theTroop());
            case UNASSIGN_RESUPPLY -> new UnassignResupply(theArea());
            case UNASSIGN_AIRCRAFT -> new UnassignAircraft(side, theTroop());
            case CLOSE_TRANSPORT -> new CloseTransport();
            case ROLL_AIRCRAFT -> new RollAircraft();
            case INTERDICTION -> new AssignInterdiction(side, theTroop(), theArea());
            case CLOSE_SUPPORT -> new AssignCloseSupport(side, theTroop(), theArea());
            case CLOSE_TACTICAL -> new CloseTactical(side);
            case ROLL_INTERDICTION -> new RollInterdiction(theArea());
            case ROLL_RESUPPLY -> new RollResupply(theArea());
            case CLOSE_AIR -> new CloseAir();
            case EXPLOIT -> new Exploit(side, theTroop(), theArea(), zone);
            case CLOSE_EXPLOITATION -> new CloseExploitation(side);
            case CLOSE_OPENING -> new CloseOpening(side);
            case PLACE -> new PlaceReinforcement(side, theTroop(), theArea());
            case RESERVE -> new PlaceDueReserve(side, theTroop());
            case ROLL_REINFORCEMENT -> new RollReinforcement(side, theTroop());
            case ROLL_RESERVE -> new RollReserve(side, theTroop());
            case CLOSE_REINFORCEMENT -> new CloseReinforcement(side);
            case MOVE -> move(side, road);
            case CLOSE_MOVES -> new CloseMoves(side);
            case CONFIRM -> new ConfirmTotals();
            case CLOSE_BATTLES -> new CloseBattlePhase();
            case WITHDRAW_ARROW -> new WithdrawBattleArrow(battle, side);
        };
    }

    private StrategicMove move(Side side, List<AreaId> road) {
        boolean endsOnRoad = !road.isEmpty() && road.getLast().equals(theArea());
        return new StrategicMove(side, theTroop(), road, endsOnRoad ? null : theArea());
    }

    private static @Nullable AreaId endOf(StrategicMove move) {
        return move.marchTo() != null || move.road().isEmpty()
                ? move.marchTo()
                : move.road().getLast();
    }

    private TroopId theTroop() {
        if (troop == null) {
            throw new IllegalStateException(deed + " needs a Troop");
        }
        return troop;
    }

    private AreaId theArea() {
        if (area == null) {
            throw new IllegalStateException(deed + " needs an area");
        }
        return area;
    }
}
