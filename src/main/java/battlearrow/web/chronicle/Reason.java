package battlearrow.web.chronicle;

/** A reason somebody gave, as other sentences can follow it. */
final class Reason {
    private static final String ENDS = ".!?…”";

    private Reason() {}

    /** The reason with a full stop unless it ends as a sentence does. */
    static String ended(String reason) {
        String said = reason.strip();
        return said.isEmpty() || ENDS.indexOf(said.charAt(said.length() - 1)) >= 0 ? said : said + ".";
    }
}
