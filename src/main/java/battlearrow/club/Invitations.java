package battlearrow.club;

import battlearrow.club.Invitation.Purpose;
import battlearrow.club.Invitation.Uses;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Refusal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Links that need no e-mail: into a club, into a campaign on a side, or to a new password.
 *
 * <p>A link expires, may be revoked, and is kept as a hash, so that reading the database lets nobody in.
 */
@Component
@Transactional
public class Invitations {

    /** A reset link is handed over in person or by message at once; it need not last. */
    public static final Duration RESET_LASTS = Duration.ofDays(2);

    private final InvitationRows rows;
    private final Accounts accounts;
    private final Clubs clubs;
    private final CampaignRows campaigns;
    private final Appointments appointments;
    private final Clock clock;

    Invitations(
            InvitationRows rows,
            Accounts accounts,
            Clubs clubs,
            CampaignRows campaigns,
            Appointments appointments,
            Clock clock) {
        this.rows = rows;
        this.accounts = accounts;
        this.clubs = clubs;
        this.campaigns = campaigns;
        this.appointments = appointments;
        this.clock = clock;
    }

    /**
     * Who makes a link and how long it holds.
     *
     * @param formKey made when the form was drawn: sent twice, it makes one link, and the last answer holds its token
     */
    public record Making(long madeBy, Uses uses, Duration lasts, UUID formKey) {}

    /** What came of following a link. */
    public sealed interface Answer {
        /** Let in, now or by an earlier press of the same button. */
        record Welcome(Invitation invitation) implements Answer {}

        /** The link holds, yet a rule of the campaign speaks against it. */
        record Refused(List<Refusal> refusals) implements Answer {}

        /** Unknown, expired, revoked or used up. */
        record Closed() implements Answer {}
    }

    /** Answers the token. */
    public String inviteToClub(long clubId, Making making) {
        return make(Purpose.JOIN_CLUB, clubId, null, null, null, making);
    }

    /**
     * Answers the token.
     *
     * @param side whose Commander the newcomer becomes; empty for a spectator
     */
    public String inviteToCampaign(long campaignId, Optional<Side> side, Making making) {
        long clubId = campaigns.findById(campaignId).orElseThrow().toCampaign().clubId();
        return make(Purpose.JOIN_CAMPAIGN, clubId, campaignId, side.orElse(null), null, making);
    }

    /** Answers the token. Earlier reset links of the same account close. */
    public String resetPassword(long clubId, long accountId, long madeBy, UUID formKey) {
        if (!clubs.isMember(clubId, accountId)) {
            throw new IllegalArgumentException("Account " + accountId + " does not belong to club " + clubId);
        }
        if (rows.findByFormKey(formKey).isEmpty()) {
            rows.listResetsOf(accountId).forEach(row -> row.revoke(clock.instant()));
        }
        return make(
                Purpose.RESET_PASSWORD,
                clubId,
                null,
                null,
                accountId,
                new Making(madeBy, Uses.ONCE, RESET_LASTS, formKey));
    }

    /** The invitation behind a token, if it still lets somebody in. */
    @Transactional(readOnly = true)
    public Optional<Invitation> findOpen(String token) {
        return rows.findByTokenHash(Secret.hash(token)).filter(this::isOpen).map(this::toInvitation);
    }

    /** Whether this person already used the link; pressing twice is then no fault. */
    @Transactional(readOnly = true)
    public boolean wasUsedBy(String token, long accountId) {
        return rows.findByTokenHash(Secret.hash(token))
                .filter(row -> rows.countUses(row.id(), accountId) > 0)
                .isPresent();
    }

    /** Whose password a link resets or did reset; empty for an unknown link or one for another purpose. */
    @Transactional(readOnly = true)
    public Optional<Long> findResetAccount(String token) {
        return rows.findByTokenHash(Secret.hash(token))
                .flatMap(row -> toInvitation(row).accountId());
    }

    @Transactional(readOnly = true)
    public List<Invitation> listOpen(long clubId) {
        return rows.listUnexpired(clubId, clock.instant()).stream()
                .filter(this::isOpen)
                .map(this::toInvitation)
                .toList();
    }

    /** Joins the club and, if the link says so, the campaign. */
    public Answer accept(String token, long accountId) {
        Optional<InvitationRow> found = rows.lock(Secret.hash(token));
        if (found.isEmpty()) {
            return new Answer.Closed();
        }
        InvitationRow row = found.get();
        Invitation invitation = toInvitation(row);
        if (rows.countUses(row.id(), accountId) > 0) {
            return new Answer.Welcome(invitation);
        }
        if (invitation.purpose() == Purpose.RESET_PASSWORD || !isOpen(row)) {
            return new Answer.Closed();
        }
        if (invitation.campaignId().isPresent()) {
            Office office = invitation.side().map(Office::commander).orElseGet(Office::spectator);
            Appointments.Answer answer =
                    appointments.appoint(invitation.campaignId().get(), accountId, office);
            if (answer instanceof Appointments.Answer.Refused refused) {
                return new Answer.Refused(refused.refusals());
            }
        }
        clubs.join(invitation.clubId(), accountId);
        rows.noteUse(row.id(), accountId, clock.instant());
        return new Answer.Welcome(invitation);
    }

    /** Sets a new password by link and closes the link; empty when the link no longer holds. */
    public Optional<Account> useReset(String token, String newPassword) {
        Optional<InvitationRow> found = rows.lock(Secret.hash(token)).filter(this::isOpen);
        Optional<Long> accountId = found.flatMap(row -> toInvitation(row).accountId());
        if (found.isEmpty() || accountId.isEmpty()) {
            return Optional.empty();
        }
        accounts.replacePassword(accountId.get(), newPassword);
        rows.noteUse(found.get().id(), accountId.get(), clock.instant());
        return accounts.find(accountId.get());
    }

    /** Closes a link of this club; one of another club is left alone. */
    public void revoke(long clubId, long invitationId) {
        rows.findById(invitationId).filter(row -> row.clubId() == clubId).ifPresent(row -> row.revoke(clock.instant()));
    }

    void revokeResetsOf(long accountId) {
        rows.listResetsOf(accountId).forEach(row -> row.revoke(clock.instant()));
    }

    private String make(
            Purpose purpose,
            long clubId,
            @Nullable Long campaignId,
            @Nullable Side side,
            @Nullable Long accountId,
            Making making) {
        String token = Secret.newToken();
        // Only hashes are kept, so the token shown for the first press cannot be shown again: the second replaces it.
        Optional<InvitationRow> sentBefore =
                rows.findByFormKey(making.formKey()).filter(row -> row.madeBy() == making.madeBy());
        if (sentBefore.isPresent()) {
            sentBefore.get().replaceToken(Secret.hash(token));
            return token;
        }
        rows.saveAndFlush(new InvitationRow(
                purpose, clubId, campaignId, side, accountId, making, Secret.hash(token), clock.instant()));
        return token;
    }

    private boolean isOpen(InvitationRow row) {
        Instant now = clock.instant();
        return row.isOpenAt(now, rows.countUses(row.id()));
    }

    private Invitation toInvitation(InvitationRow row) {
        String maker = accounts.get(row.madeBy()).displayName();
        return row.toInvitation(maker, rows.countUses(row.id()));
    }
}
