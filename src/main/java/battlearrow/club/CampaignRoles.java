package battlearrow.club;

import battlearrow.firestorm.map.Side;
import java.util.Optional;
import java.util.Set;

/**
 * All offices one person holds in one campaign at one moment; empty for a stranger.
 *
 * <p>A person serves at most one side at a time, and may organise besides (ROLE-03). Only a General's Wargame may be played
 * by one person for both sides, at one screen (GW-01).
 */
public record CampaignRoles(Set<Office> offices) {

    public CampaignRoles {
        offices = Set.copyOf(offices);
    }

    public static CampaignRoles none() {
        return new CampaignRoles(Set.of());
    }

    public boolean isNone() {
        return offices.isEmpty();
    }

    /** The Organiser or the deputy organiser. */
    public boolean isOrganiser() {
        return offices.contains(Office.organiser()) || offices.contains(Office.deputyOrganiser());
    }

    /** The General of the side or a deputy. */
    public boolean isGeneralOf(Side side) {
        return offices.contains(Office.general(side)) || offices.contains(Office.deputy(side));
    }

    /** Anybody who may fight for the side: Commanders, and Generals too (ROLE-05). */
    public boolean fightsFor(Side side) {
        return isGeneralOf(side) || offices.contains(Office.commander(side));
    }

    /** Whether this person holds both seats of a General's Wargame. */
    public boolean holdsBothSides() {
        return isGeneralOf(Side.ALLIED) && isGeneralOf(Side.GERMAN);
    }

    /** The one side this person serves; empty for those who only organise or watch, and for who plays both. */
    public Optional<Side> side() {
        return holdsBothSides()
                ? Optional.empty()
                : offices.stream().flatMap(office -> office.side().stream()).findFirst();
    }
}
