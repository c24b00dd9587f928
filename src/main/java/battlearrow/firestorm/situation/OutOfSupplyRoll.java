package battlearrow.firestorm.situation;

import battlearrow.firestorm.rulebook.OutOfSupplyEffect;

/** A force's roll on the Out of Supply Table. */
public record OutOfSupplyRoll(int die, OutOfSupplyEffect effect) {}
