package battlearrow.web.campaign;

import battlearrow.club.CampaignRoles;
import battlearrow.club.ClubCampaign;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Actor;
import battlearrow.web.security.SignedIn;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/**
 * The person at the door of one campaign, and what that person is there. A controller of a campaign page takes it as an
 * argument.
 *
 * @param person null for somebody who is not signed in
 */
public record Visitor(
        ClubCampaign campaign,
        CampaignRoles roles,
        @Nullable SignedIn person) {
    public long campaignId() {
        return campaign.id();
    }

    /** The account of somebody who is signed in; pages for people with an office need not ask. */
    public long accountId() {
        if (person == null) {
            throw new ResponseStatusException(HttpStatus.UNAUTHORIZED);
        }
        return person.accountId();
    }

    public boolean isOrganiser() {
        return roles.isOrganiser();
    }

    public boolean isGeneral() {
        return roles.isGeneralOf(Side.ALLIED) || roles.isGeneralOf(Side.GERMAN);
    }

    public boolean isGeneralOf(Side side) {
        return roles.isGeneralOf(side);
    }

    /** Whether this person holds both seats of a General's Wargame (GW-01). */
    public boolean playsBothSides() {
        return roles.holdsBothSides();
    }

    /** The one side this person serves; empty for those who only organise or watch, and for who plays both. */
    public Optional<Side> side() {
        return roles.side();
    }

    public boolean takesPart() {
        return !roles.isNone();
    }

    /** The same person as the referee knows him. */
    public Actor actor() {
        Set<Side> generalOf = EnumSet.noneOf(Side.class);
        Set<Side> commanderOf = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) {
            if (roles.isGeneralOf(side)) {
                generalOf.add(side);
            }
            if (roles.fightsFor(side)) {
                commanderOf.add(side);
            }
        }
        String id = person == null ? "nobody" : Long.toString(person.accountId());
        return new Actor(id, roles.isOrganiser(), generalOf, commanderOf);
    }

    boolean mayEnter(Audience audience) {
        return switch (audience) {
            case EVERYBODY -> true;
            case TAKES_PART -> takesPart();
            case FIGHTS -> isOrganiser() || side().isPresent();
            case GENERAL -> isGeneral();
            case ORGANISER -> isOrganiser();
        };
    }
}
