package battlearrow.web.campaign;

/**
 * One reason against an order as a page shows it.
 *
 * @param rule its identifier, which leads to the rules page
 */
public record RefusalLine(String sentence, String rule) {}
