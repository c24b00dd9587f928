package battlearrow.firestorm.scenario;

import java.util.List;

/** Checks that facts name a source we know (ORG-10). */
final class Sources {
    /** In the rulebook itself. */
    static final String PRINTED = "rulebook";

    /** Corrected by a club that owns the boxed game. */
    static final String CLUB = "club";

    static final List<String> KNOWN = List.of(PRINTED, "club-report", "reconstructed", CLUB);

    private static final Shape PROVENANCE =
            new Shape().must(Shape.Kind.TEXT, "source").may(Shape.Kind.TEXT, "note");

    private Sources() {}

    /** A fact with its own source under "provenance", field by field. */
    static void check(Entry entry, String field) {
        Entry provenance = entry.within("provenance");
        if (!provenance.node().isObject()) {
            return;
        }
        if (!provenance.node().has(field)) {
            entry.fault("Nobody says where the " + Words.field(field) + " of " + entry.subject() + " is from.");
            return;
        }
        Entry source = provenance.within(field, "the " + Words.field(field) + " of " + entry.subject());
        PROVENANCE.check(source);
        source.oneOf("source", KNOWN);
    }
}
