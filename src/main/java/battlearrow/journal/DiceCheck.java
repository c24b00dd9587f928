package battlearrow.journal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
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
        Map<Long, JournalEntry> entries = new HashMap<>();
        List<CheckedDie> checked = new ArrayList<>();
        for (JournalEntry entry : journal.listAll(campaignId)) {
            entries.put(entry.sequence(), entry);
            for (int index = 0; index < entry.dice().size(); index++) {
                ThrownDie die = entry.dice().get(index);
                checked.add(new CheckedDie(
                        entry.sequence(),
                        index,
                        die,
                        die.origin() == ThrownDie.Origin.ROLLED ? Optional.ofNullable(entry.seed()) : Optional.empty(),
                        check(campaign, entries, revealed, entry, index)));
            }
        }
        return checked;
    }

    private static Finding check(
            UUID campaign,
            Map<Long, JournalEntry> entries,
            Map<Integer, DiceSeed> revealed,
            JournalEntry entry,
            int index) {
        ThrownDie die = entry.dice().get(index);
        if (die.origin() != ThrownDie.Origin.RECORDED) {
            Optional<DiceSeed> seed = Optional.ofNullable(entry.seed()).map(revealed::get);
            return check(campaign, entry.sequence(), index, die, seed);
        }
        // A die that was not thrown again is as good as the one it repeats.
        Optional<JournalEntry> before = entry.findOldVersion().map(entries::get);
        OptionalInt place = before.isEmpty()
                ? OptionalInt.empty()
                : RecordedDice.findPlace(before.get().dice(), entry.dice(), index);
        if (place.isEmpty() || before.get().dice().get(place.getAsInt()).pip() != die.pip()) {
            return Finding.DIFFERS;
        }
        return check(campaign, entries, revealed, before.get(), place.getAsInt());
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
