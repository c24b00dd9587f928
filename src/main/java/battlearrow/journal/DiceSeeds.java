package battlearrow.journal;

import battlearrow.firestorm.dice.DieRequest;
import jakarta.persistence.EntityManager;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The secret seeds of the application's dice, one at a time for each campaign: a new one for every turn, and for a turn
 * that is played again after it was taken back, because its old seed is known by then.
 */
@Component
@Transactional
public class DiceSeeds {
    private static final SecureRandom CHANCE = new SecureRandom();

    private final EntityManager rows;
    private final Clock clock;

    DiceSeeds(EntityManager rows, Clock clock) {
        this.rows = rows;
        this.clock = clock;
    }

    /** The seed in use: throws dice, and does not tell itself. */
    public record InUse(int number, UUID campaign, DiceSeed seed) {
        /** One die of an entry; the index is 0 for its first. */
        public int pip(long sequence, int index, DieRequest die) {
            return seed.pip(campaign, sequence, index, die.faces());
        }
    }

    /** The seed in use; empty before the journal is opened and after the campaign has ended. */
    public Optional<InUse> findInUse(long campaignId, UUID campaignKey) {
        return inUse(campaignId)
                .findFirst()
                .map(row -> new InUse(row.number(), campaignKey, row.seed().orElseThrow()));
    }

    /** Sees that the seed in use belongs to this turn: reveals the seed of another turn and takes a new one. */
    public void useFor(long campaignId, int turn) {
        List<DiceSeedRow> present = inUse(campaignId).toList();
        if (present.stream().anyMatch(row -> row.turn() == turn)) {
            return;
        }
        Instant now = clock.instant();
        present.forEach(row -> row.reveal(now));
        rows.flush();
        DiceSeed seed = newSeed();
        int number = 1
                + rows.createQuery(
                                "select coalesce(max(s.id.number), 0) from DiceSeedRow s"
                                        + " where s.id.campaignId = :campaign",
                                Integer.class)
                        .setParameter("campaign", campaignId)
                        .getSingleResult();
        rows.persist(
                new DiceSeedRow(new DiceSeedRow.Id(campaignId, number), turn, seed.bytes(), seed.fingerprint(), now));
        rows.flush();
    }

    /** Reveals the seed in use and takes no new one: the campaign has ended. */
    public void useNone(long campaignId) {
        inUse(campaignId).forEach(row -> row.reveal(clock.instant()));
        rows.flush();
    }

    /** Every seed the campaign ever used, without those still secret. */
    @Transactional(readOnly = true)
    public List<PublishedSeed> list(long campaignId) {
        return rows.createQuery(
                        "from DiceSeedRow s where s.id.campaignId = :campaign order by s.id.number", DiceSeedRow.class)
                .setParameter("campaign", campaignId)
                .getResultStream()
                .map(DiceSeeds::published)
                .toList();
    }

    /** Keeps a seed of a journal that is carried here: revealed, or only by its fingerprint. */
    public void carryIn(long campaignId, PublishedSeed seed) {
        DiceSeedRow row = new DiceSeedRow(
                new DiceSeedRow.Id(campaignId, seed.number()),
                seed.turn(),
                seed.seed().map(DiceSeed::bytes).orElse(null),
                seed.fingerprint(),
                seed.openedAt());
        seed.revealedAt().ifPresent(row::reveal);
        rows.persist(row);
        rows.flush();
    }

    private static DiceSeed newSeed() {
        byte[] bytes = new byte[DiceSeed.LENGTH];
        CHANCE.nextBytes(bytes);
        return DiceSeed.of(bytes);
    }

    private static PublishedSeed published(DiceSeedRow row) {
        Optional<Instant> revealedAt = Optional.ofNullable(row.revealedAt());
        return new PublishedSeed(
                row.number(),
                row.turn(),
                row.fingerprint(),
                row.openedAt(),
                revealedAt,
                revealedAt.flatMap(when -> row.seed()));
    }

    private Stream<DiceSeedRow> inUse(long campaignId) {
        return rows.createQuery(
                        "from DiceSeedRow s where s.id.campaignId = :campaign and s.revealedAt is null"
                                + " and s.seed is not null",
                        DiceSeedRow.class)
                .setParameter("campaign", campaignId)
                .getResultStream();
    }
}
