package battlearrow.web.shared;

/**
 * A refusal as a page shows it.
 *
 * @param sentence piece, place and reason
 * @param rule the ledger's identifier, which the rules page carries as an anchor: "MAN-12"
 */
public record RefusalLine(String sentence, String rule) {}
