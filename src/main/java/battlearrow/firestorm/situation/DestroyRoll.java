package battlearrow.firestorm.situation;

/** One Roll to Destroy: the pip, the pip needed, and whether the Troop was destroyed. */
public record DestroyRoll(int die, int needed, boolean destroyed) {}
