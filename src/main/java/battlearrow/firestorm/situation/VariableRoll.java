package battlearrow.firestorm.situation;

/** What a variable Troop fields in one battle: the pip and the code of the platoon. */
public record VariableRoll(int die, String platoon) {}
