package battlearrow.firestorm.order;

/** The order that ends a Campaign Turn. */
public sealed interface VictoryPointsOrder extends Order {
    /** Confirms the totals: the next turn opens, or after turn 5 the campaign ends (TURN-12, VIC-10). */
    record ConfirmTotals() implements VictoryPointsOrder {}
}
