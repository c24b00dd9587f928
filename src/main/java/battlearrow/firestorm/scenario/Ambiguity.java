package battlearrow.firestorm.scenario;

/**
 * A place where the rulebook is silent or contradicts itself, and how we read it.
 *
 * @param id {@code A-06}, as cited at the lines that apply it
 * @param text what is unclear
 * @param decision our reading
 * @param reason why we read it so
 * @param houseRule the switch that chooses another reading, with its values, or "none"
 */
public record Ambiguity(String id, String text, String decision, String reason, String houseRule) {}
