package battlearrow.firestorm.order;

import battlearrow.firestorm.map.Side;

/** Orders of the General's Wargame, and of a campaign's battle that its dice decide. */
public sealed interface WargameOrder extends Order {
    /** Begins a wargame with the copy of a campaign's map (SET-27). */
    record StartFromCopy(MapCopy copy) implements WargameOrder {}

    /** Both players roll for the number of battles of the turn; Allied die first (GW-02). */
    record RollTempo() implements WargameOrder {}

    /** Both players roll two dice for the battle, in the place of a game at the table; Allied dice first (GW-13). */
    record RollBattle(int battle) implements WargameOrder, OfBattle {}

    /** In a campaign: a General proposes that dice decide a battle, or agrees to the other General's proposal. */
    record AgreeToRoll(int battle, Side side) implements WargameOrder, OfBattle, OfSide {}
}
