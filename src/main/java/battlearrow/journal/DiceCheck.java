package battlearrow.journal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Computes every die of a campaign again from the seeds revealed so far, for anybody who wants to know. */
@Component
@Transactional(readOnly = true)
public class DiceCheck {
    private final Journal journal;
    private final DiceSeeds seeds;

    DiceCheck(Journal journal, DiceSeeds seeds) {
        this.journal = journal;
        this.seeds = seeds;
    }

    /** What a check says of one die. */
    public enum Finding {
        /** The seed gives the same pip. */
        MATCHES,
        /** The seed gives another pip: the journal or the seed was tampered with. */
        DIFFERS,
        /** The seed is still secret. */
        NOT_YET_REVEALED,
        /** Thrown at the table; there is nothing to compute. */
        TYPED
    }

    /**
     * One die and what the check says of it.
     *
     * @param index 0 for the entry's first die
     */
    public record CheckedDie(long sequence, int index, ThrownDie die, Optional<Integer> seed, Finding finding) {}

    /** Every die of the campaign, withdrawn entries too, in the order in which they fell. */
    public List<CheckedDie> check(long campaignId) {
        UUID campaign = journal.heading(campaignId).key();
        Map<Integer, DiceSeed> revealed = new HashMap<>();
        for (PublishedSeed seed : seeds.list(campaignId)) {
            seed.seed()
                    .filter(secret -> secret.fingerprint().equals(seed.fingerprint()))
                    .ifPresent(secret -> revealed.put(seed.number(), secret));
        }
        List<CheckedDie> checked = new ArrayList<>();
        for (JournalEntry entry : journal.listAll(campaignId)) {
            Optional<Integer> number = Optional.ofNullable(entry.seed());
            Optional<DiceSeed> seed = number.map(revealed::get);
            for (int index = 0; index < entry.dice().size(); index++) {
                ThrownDie die = entry.dice().get(index);
                checked.add(new CheckedDie(
                        entry.sequence(),
                        index,
                        die,
                        die.origin() == ThrownDie.Origin.ROLLED ? number : Optional.empty(),
                        check(campaign, entry.sequence(), index, die, seed)));
            }
        }
        return checked;
    }

    /** What one die should have been, for a page that lets somebody try it with a seed he was told. */
    public static Finding check(UUID campaign, long sequence, int index, ThrownDie die, Optional<DiceSeed> seed) {
        if (die.origin() == ThrownDie.Origin.TYPED) {
            return Finding.TYPED;
        }
        return seed.map(secret -> secret.pip(campaign, sequence, index, die.listFaces()) == die.pip()
                        ? Finding.MATCHES
                        : Finding.DIFFERS)
                .orElse(Finding.NOT_YET_REVEALED);
    }
}
