package battlearrow.club;

import battlearrow.club.Invitation.Purpose;
import battlearrow.club.Invitation.Uses;
import battlearrow.firestorm.map.Side;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "invitation")
class InvitationRow {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private byte[] tokenHash;

    @Enumerated(EnumType.STRING)
    private Purpose purpose;

    private long clubId;
    private @Nullable Long campaignId;

    @Enumerated(EnumType.STRING)
    private @Nullable Side side;

    private @Nullable Long accountId;

    @Enumerated(EnumType.STRING)
    private Uses uses;

    private long madeBy;
    private Instant madeAt;
    private Instant expiresAt;
    private @Nullable Instant revokedAt;
    private UUID formKey;

    protected InvitationRow() {}

    InvitationRow(
            Purpose purpose,
            long clubId,
            @Nullable Long campaignId,
            @Nullable Side side,
            @Nullable Long accountId,
            Invitations.Making making,
            byte[] tokenHash,
            Instant madeAt) {
        this.purpose = purpose;
        this.clubId = clubId;
        this.campaignId = campaignId;
        this.side = side;
        this.accountId = accountId;
        this.uses = making.uses();
        this.madeBy = making.madeBy();
        this.madeAt = madeAt;
        this.expiresAt = madeAt.plus(making.lasts());
        this.formKey = making.formKey();
        this.tokenHash = tokenHash.clone();
    }

    long id() {
        return id;
    }

    long clubId() {
        return clubId;
    }

    long madeBy() {
        return madeBy;
    }

    Uses uses() {
        return uses;
    }

    void replaceToken(byte[] hash) {
        tokenHash = hash.clone();
    }

    void revoke(Instant now) {
        if (revokedAt == null) {
            revokedAt = now;
        }
    }

    boolean isOpenAt(Instant moment, long timesUsed) {
        return revokedAt == null && expiresAt.isAfter(moment) && (uses == Uses.MANY || timesUsed == 0);
    }

    Invitation toInvitation(String nameOfMaker, long timesUsed) {
        return new Invitation(
                id,
                purpose,
                clubId,
                Optional.ofNullable(campaignId),
                Optional.ofNullable(side),
                Optional.ofNullable(accountId),
                uses,
                nameOfMaker,
                expiresAt,
                timesUsed);
    }
}
