package battlearrow.firestorm.situation;

/** How far an open battle has come. A closed battle is no longer part of the situation. */
public enum Stage {
    /** Opponents are named; the initiative is not rolled. */
    CHALLENGED,
    /** Somebody holds the initiative; no arrow yet. */
    INITIATIVE,
    /** The arrow is placed; nobody has committed. */
    PLACED,
    /** The holder of the initiative has committed; the other has not. */
    COMMITTED_FIRST,
    /** Both have committed and supply has been checked; draws and rolls may be due before the game. */
    SUPPLY_CHECKED,
    /** The scores stand; an earlier arrow on the same areas may still be open. */
    FOUGHT,
    /** After Action: rolls to destroy. */
    DESTROY,
    /** After Action: the loser retreats, or the Allies hold. */
    RETREAT,
    /** After Action: the winner advances. */
    ADVANCE;

    public boolean isBefore(Stage other) {
        return compareTo(other) < 0;
    }

    public boolean isAfterAction() {
        return compareTo(DESTROY) >= 0;
    }
}
