package battlearrow.firestorm.rulebook;

/**
 * The letters of one fact of the scenario's data as a club puts it right (ORG-10); what they mean the scenario's reader knows.
 *
 * @param fact "area/grave-bridge/terrain"
 * @param value "FOREST"
 * @param reason as the club says it; may be empty
 */
public record FactCorrection(String fact, String value, String reason) {}
