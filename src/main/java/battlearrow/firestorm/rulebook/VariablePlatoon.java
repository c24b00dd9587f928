package battlearrow.firestorm.rulebook;

/**
 * What a variable Troop fields after its roll (T-03).
 *
 * @param code stable name: {@code STUG}
 * @param platoon words for people: three StuG G
 * @param rating Confident Trained; empty in the General's Wargame
 */
public record VariablePlatoon(String code, String platoon, String rating) {}
