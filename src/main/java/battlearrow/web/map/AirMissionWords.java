package battlearrow.web.map;

import battlearrow.firestorm.situation.AirAllocation.Tactical;
import battlearrow.firestorm.situation.AirAllocation.Transport;

/** The rulebook's names of air missions. */
public final class AirMissionWords {
    private AirMissionWords() {}

    public static String of(Transport mission) {
        return switch (mission.kind()) {
            case DROP -> "Air Drop";
            case RESUPPLY -> "Air Resupply";
            case MOUNTAIN -> "Mountain Infantry landing";
        };
    }

    public static String of(Tactical mission) {
        return switch (mission.kind()) {
            case INTERDICTION -> "Interdiction";
            case CLOSE_SUPPORT -> "Close Air Support";
        };
    }
}
