package battlearrow.demo;

import battlearrow.club.Office;
import battlearrow.firestorm.map.Side;
import java.util.Locale;
import java.util.Optional;

/** The invented people of the demo club. */
enum DemoPerson {
    MARGARET("Margaret Ashworth", Office.organiser()),
    PETER("Peter Lindqvist", Office.general(Side.ALLIED)),
    RUTH("Ruth Okafor", Office.general(Side.GERMAN)),
    TOM("Tom Ferreira", Office.commander(Side.ALLIED)),
    PRIYA("Priya Nair", Office.commander(Side.ALLIED)),
    DAN("Dan Whitlock", Office.commander(Side.ALLIED)),
    KLAUS("Klaus Brandt", Office.commander(Side.GERMAN)),
    ELENA("Elena Rossi", Office.commander(Side.GERMAN)),
    SAM("Sam Achterberg", Office.commander(Side.GERMAN));

    private final String displayName;
    private final Office office;

    DemoPerson(String displayName, Office office) {
        this.displayName = displayName;
        this.office = office;
    }

    String displayName() {
        return displayName;
    }

    String signInName() {
        return displayName.substring(0, displayName.indexOf(' ')).toLowerCase(Locale.ROOT);
    }

    Office office() {
        return office;
    }

    Optional<Side> side() {
        return office.side();
    }

    /** The office in words, for the sign-in page. */
    String officeInWords() {
        String side =
                side().map(one -> one == Side.ALLIED ? "Allied " : "German ").orElse("");
        return switch (office.role()) {
            case ORGANISER -> "Organiser";
            case GENERAL -> side + "General";
            default -> side + "Commander";
        };
    }

    /** The General of a side. */
    static DemoPerson general(Side side) {
        return side == Side.ALLIED ? PETER : RUTH;
    }
}
