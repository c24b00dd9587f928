package battlearrow.web.organiser;

import battlearrow.club.Office;
import battlearrow.firestorm.map.Side;

/** The offices the Organiser gives, as a form offers them. */
enum OfficeChoice {
    ALLIED_GENERAL(Office.general(Side.ALLIED)),
    GERMAN_GENERAL(Office.general(Side.GERMAN)),
    ALLIED_COMMANDER(Office.commander(Side.ALLIED)),
    GERMAN_COMMANDER(Office.commander(Side.GERMAN)),
    ALLIED_DEPUTY(Office.deputy(Side.ALLIED)),
    GERMAN_DEPUTY(Office.deputy(Side.GERMAN)),
    DEPUTY_ORGANISER(Office.deputyOrganiser()),
    SPECTATOR(Office.spectator());

    private final Office office;

    OfficeChoice(Office office) {
        this.office = office;
    }

    Office office() {
        return office;
    }

    /** Whether it ends by itself: a General's deputy always, the deputy organiser when a day is named. */
    boolean needsEnd(AppointmentForm form) {
        return this == ALLIED_DEPUTY
                || this == GERMAN_DEPUTY
                || this == DEPUTY_ORGANISER && !form.until().isBlank();
    }
}
