package battlearrow.firestorm.order;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import java.util.List;

/** Orders of the Manoeuvre Step, from the challenge to the supply check. */
public sealed interface ManoeuvreOrder extends Order {
    /** Opens a battle between two players (MAN-01, MAN-02). */
    record Challenge(Player allied, Player german) implements ManoeuvreOrder {}

    /** Calls a challenge off before the initiative is rolled. */
    record CallOffChallenge(int battle) implements ManoeuvreOrder, OfBattle {}

    /** Both players roll for the initiative; Allied die first (MAN-03). */
    record RollInitiative(int battle) implements ManoeuvreOrder, OfBattle {}

    /** Passes the initiative to the other player (MAN-08). */
    record DeclineInitiative(int battle, Side side) implements ManoeuvreOrder, OfBattle, OfSide {}

    /** Places the Battle Arrow from its tail to its point (MAN-09 to MAN-19). */
    record PlaceBattleArrow(int battle, Side side, AreaId tail, AreaId point)
            implements ManoeuvreOrder, OfBattle, OfSide {}

    /** Takes back an arrow between two areas that one side has come to control (MAN-42). Given by a General. */
    record WithdrawBattleArrow(int battle, Side side) implements ManoeuvreOrder, OfBattle, OfSide {}

    /**
     * Commits up to two Firestorm Troops (MAN-21 to MAN-35).
     *
     * @param artillery zones that give Parachute Artillery Support; at most one (ABN-16 to ABN-19)
     */
    record CommitTroops(int battle, Side side, List<TroopId> troops, List<AreaId> artillery)
            implements ManoeuvreOrder, OfBattle, OfSide {
        public CommitTroops {
            troops = List.copyOf(troops);
            artillery = List.copyOf(artillery);
        }
    }

    /** Rolls what a committed variable Troop fields (MAN-36). */
    record RollVariable(int battle, Side side, TroopId troop) implements ManoeuvreOrder, OfBattle, OfSide {}

    /** Draws one Airborne Supply Marker to bring the Allied force into supply (ABN-06 to ABN-15). */
    record DrawSupply(int battle, Side side, AreaId zone) implements ManoeuvreOrder, OfBattle, OfSide {}

    /** Rolls on the Out of Supply Table for a force that is Out of Supply (SUP-16). */
    record RollOutOfSupply(int battle, Side side) implements ManoeuvreOrder, OfBattle, OfSide {}
}
