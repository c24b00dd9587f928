package battlearrow.campaign;

import battlearrow.campaign.CampaignBook.Held;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.journal.Act;
import battlearrow.journal.Author;
import battlearrow.journal.DiceSeeds;
import battlearrow.journal.Journal;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.NewEntry;
import battlearrow.journal.ThrownDie;
import battlearrow.replay.Sandbox;
import battlearrow.replay.Sandbox.Change;
import battlearrow.replay.Sandbox.FreshDice;
import battlearrow.replay.Sandbox.Outcome;
import battlearrow.replay.Sandbox.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Puts an earlier entry right: everything after it is judged again in a sandbox, the organiser sees what stays, changes and
 * becomes impossible, and only when he confirms it are the new versions written, all in one transaction. The old versions
 * stay in the journal and count no longer; nothing counts twice.
 */
@Component
public class JournalCorrection {
    private final CampaignBook book;
    private final Journal journal;
    private final Actors actors;
    private final DiceSeeds seeds;

    JournalCorrection(CampaignBook book, Journal journal, Actors actors, DiceSeeds seeds) {
        this.book = book;
        this.journal = journal;
        this.actors = actors;
        this.seeds = seeds;
    }

    /** What came of it. */
    public sealed interface Answer {
        /** Done, or done before by the same page. */
        record Done(JournalEntry entry) implements Answer {}

        record Refused(List<Refusal> refusals) implements Answer {
            public Refused {
                refusals = List.copyOf(refusals);
            }
        }

        /** The journal grew since the page was drawn; what was shown no longer holds. Nothing has changed. */
        record MovedOn(List<JournalEntry> since) implements Answer {
            public MovedOn {
                since = List.copyOf(since);
            }
        }

        /** Dice are missing, and nobody said they should be rolled. Nothing has changed. */
        record NeedsDice(Report report) implements Answer {}

        /** It would all be as it is. Nothing has changed. */
        record NothingToDo() implements Answer {}
    }

    /** What becomes of dice that were never thrown. */
    public enum MissingDice {
        /** They must have been typed in. */
        TYPE,
        /** The application rolls them. */
        ROLL
    }

    /** What would come of a change; nothing is written. */
    @Transactional(readOnly = true)
    public Report preview(long campaignId, Change change) {
        return judge(campaignId, change, FreshDice.NONE);
    }

    /**
     * Makes a change, for the organiser.
     *
     * @param reason everybody reads it
     * @param drawnFrom the last entry the organiser was shown: a correction never changes what he has not seen
     */
    public Answer correct(
            long campaignId,
            long accountId,
            Change change,
            MissingDice missing,
            String reason,
            UUID orderKey,
            long drawnFrom) {
        return book.hold(campaignId, held -> {
            Optional<JournalEntry> known = journal.findByKey(campaignId, orderKey);
            if (known.isPresent()) {
                return new Answer.Done(known.get());
            }
            if (!actors.actor(campaignId, accountId).organiser()) {
                return new Answer.Refused(List.of(Refusal.of(Rule.ROLE_02)));
            }
            if (held.now().sequence() > drawnFrom) {
                return new Answer.MovedOn(journal.listAfter(campaignId, drawnFrom));
            }
            Optional<DiceSeeds.InUse> seed =
                    missing == MissingDice.ROLL ? seeds.findInUse(campaignId, held.key()) : Optional.empty();
            Report report = judge(campaignId, change, dice(held, seed));
            if (!report.refusalsOfTheChange().isEmpty()) {
                return new Answer.Refused(report.refusalsOfTheChange());
            }
            if (!report.isComplete()) {
                return new Answer.NeedsDice(report);
            }
            return report.changesNothing()
                    ? new Answer.NothingToDo()
                    : new Answer.Done(write(held, accountId, report, seed, reason, orderKey));
        });
    }

    private Report judge(long campaignId, Change change, FreshDice fresh) {
        return Sandbox.judge(
                Moments.beforeSetUp(journal.heading(campaignId)).situation(),
                journal.listAll(campaignId),
                change,
                fresh);
    }

    /** A new version has the place in the journal at which it will be written, and its own dice. */
    private static FreshDice dice(Held held, Optional<DiceSeeds.InUse> seed) {
        return (int version, int index, DieRequest die) ->
                seed.map(secret -> secret.pip(held.now().sequence() + 1 + version, index, die));
    }

    private static JournalEntry write(
            Held held, long accountId, Report report, Optional<DiceSeeds.InUse> seed, String reason, UUID orderKey) {
        Author organiser = new Author(accountId, Author.Capacity.ORGANISER, null);
        List<Act.Replaced> replaced = new ArrayList<>();
        List<Long> fallenOut = new ArrayList<>();
        for (Outcome outcome : report.outcomes()) {
            long entry = outcome.entry().sequence();
            if (outcome instanceof Outcome.Changes changes) {
                JournalEntry version = held.keep(new NewEntry(
                        organiser,
                        new Act.NewVersion(entry, changes.order()),
                        changes.events(),
                        changes.dice(),
                        isAnyRolled(changes.dice())
                                ? seed.map(DiceSeeds.InUse::number).orElse(null)
                                : null,
                        UUID.randomUUID()));
                replaced.add(new Act.Replaced(entry, version.sequence()));
            } else if (outcome.isOut()) {
                fallenOut.add(entry);
            }
        }
        return held.rewrite(
                NewEntry.withoutEvents(organiser, new Act.EntriesCorrected(replaced, fallenOut, reason), orderKey));
    }

    private static boolean isAnyRolled(List<ThrownDie> dice) {
        return dice.stream().anyMatch(die -> die.origin() == ThrownDie.Origin.ROLLED);
    }
}
