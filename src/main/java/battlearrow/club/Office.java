package battlearrow.club;

import battlearrow.firestorm.map.Side;
import java.util.Optional;

/**
 * A role together with the side it serves.
 *
 * @param side empty for the organiser, the deputy organiser and spectators
 */
public record Office(CampaignRole role, Optional<Side> side) {

    public Office {
        boolean fits = switch (role) {
            case GENERAL, COMMANDER -> side.isPresent();
            case ORGANISER, SPECTATOR -> side.isEmpty();
            case DEPUTY -> true;
        };
        if (!fits) {
            throw new IllegalArgumentException(role + " does not go with side " + side);
        }
    }

    public static Office organiser() {
        return new Office(CampaignRole.ORGANISER, Optional.empty());
    }

    public static Office deputyOrganiser() {
        return new Office(CampaignRole.DEPUTY, Optional.empty());
    }

    public static Office general(Side side) {
        return new Office(CampaignRole.GENERAL, Optional.of(side));
    }

    public static Office deputy(Side side) {
        return new Office(CampaignRole.DEPUTY, Optional.of(side));
    }

    public static Office commander(Side side) {
        return new Office(CampaignRole.COMMANDER, Optional.of(side));
    }

    public static Office spectator() {
        return new Office(CampaignRole.SPECTATOR, Optional.empty());
    }
}
