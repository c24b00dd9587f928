package battlearrow.firestorm.order;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;

/** Orders of the Reserves and Reinforcements Step. */
public sealed interface ReinforcementsOrder extends Order, Order.OfSide {
    /** Places an Allied Troop from the Reinforcement Pool on an Allied depot (RES-01). */
    record PlaceReinforcement(Side side, TroopId troop, AreaId depot) implements ReinforcementsOrder {}

    /** Brings a due Reserve in before the step closes (RES-09, RES-10, RES-14). */
    record PlaceDueReserve(Side side, TroopId troop) implements ReinforcementsOrder {}

    /** Rolls the depot of a German Troop in the Reinforcement Pool (RES-06). */
    record RollReinforcement(Side side, TroopId troop) implements ReinforcementsOrder {}

    /** Rolls whether a German Reserve arrives, A Bridge Too Far turn 1 (RES-08). */
    record RollReserve(Side side, TroopId troop) implements ReinforcementsOrder {}

    /** Ends a side's reinforcements; due Reserves arrive now. */
    record CloseReinforcement(Side side) implements ReinforcementsOrder {}
}
