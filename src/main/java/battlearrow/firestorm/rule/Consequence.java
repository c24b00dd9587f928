package battlearrow.firestorm.rule;

/**
 * Something that happens by itself after an order, without anybody's choice and without dice: the referee asks after every
 * accepted order until nothing more follows.
 */
public interface Consequence {
    /** Adds the next thing that follows by itself, if any. */
    void follow(Outcome outcome);
}
