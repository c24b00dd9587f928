package battlearrow.firestorm.order;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;

/** Orders of the After Action Step: Roll to Destroy, Retreat Defeated Troops, Advance. */
public sealed interface AfterActionOrder extends Order, Order.OfBattle, Order.OfSide {
    /** Rolls to destroy one Troop the enemy used (AFT-06 to AFT-10). */
    record RollToDestroy(int battle, Side side, TroopId troop) implements AfterActionOrder {}

    /** Draws a marker to save a destroyed airborne Troop (ABN-22). */
    record SaveTroop(int battle, Side side, TroopId troop, AreaId zone) implements AfterActionOrder {}

    /** Lets a destroyed airborne Troop go though a marker could save it. */
    record LetDie(int battle, Side side, TroopId troop) implements AfterActionOrder {}

    /** Draws a marker to hold the area instead of retreating from it (ABN-25). */
    record HoldArea(int battle, Side side, AreaId zone) implements AfterActionOrder {}

    /** Does not hold though it would be possible (ABN-25). */
    record DeclineHold(int battle, Side side) implements AfterActionOrder {}

    /** Moves a defeated Troop out of the lost area (AFT-11 to AFT-13). */
    record Retreat(int battle, Side side, TroopId troop, AreaId area) implements AfterActionOrder {}

    /** Moves a Troop of the winner into the area won (AFT-22 to AFT-26). */
    record Advance(int battle, Side side, TroopId troop) implements AfterActionOrder {}

    /** Ends the advance and with it the battle (AFT-27). */
    record EndAdvance(int battle, Side side) implements AfterActionOrder {}
}
