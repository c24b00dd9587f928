package battlearrow.club;

import java.time.Instant;

/** A person's present membership of a club. */
public record Member(long clubId, long accountId, String displayName, ClubRole role, Instant since) {

    public boolean isOrganiser() {
        return role == ClubRole.ORGANISER;
    }
}
