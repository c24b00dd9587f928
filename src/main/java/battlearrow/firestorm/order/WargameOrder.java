package battlearrow.firestorm.order;

/** Orders of the General's Wargame that the campaign does not have. */
public sealed interface WargameOrder extends Order {
    /** Both players roll for the number of battles of the turn; Allied die first (GW-02). */
    record RollTempo() implements WargameOrder {}

    /** Both players roll two dice for the battle, in the place of a game at the table; Allied dice first (GW-13). */
    record RollBattle(int battle) implements WargameOrder, OfBattle {}
}
