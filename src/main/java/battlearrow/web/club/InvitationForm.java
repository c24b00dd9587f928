package battlearrow.web.club;

import battlearrow.club.Invitation.Uses;
import battlearrow.club.Invitations;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import java.util.UUID;

/**
 * What an organiser chooses about a link.
 *
 * @param days how long it holds; one of the choices offered
 */
record InvitationForm(@NotNull Uses uses, int days, @NotNull UUID formKey) {

    private static final int MOST_DAYS = 90;

    Invitations.Making making(long madeBy) {
        return new Invitations.Making(madeBy, uses, Duration.ofDays(Math.clamp(days, 1, MOST_DAYS)), formKey);
    }
}
