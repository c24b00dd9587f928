package battlearrow.campaign;

import battlearrow.campaign.CampaignBook.Held;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.order.ExploitationOrder.CloseExploitation;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.journal.Act;
import battlearrow.journal.Author;
import battlearrow.journal.CountingEntries;
import battlearrow.journal.Journal;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.NewEntry;
import battlearrow.tables.Moment;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/**
 * Takes entries back and brings them back again, each time by a further entry: nothing is changed or removed. The organiser
 * may withdraw any number of the last entries, and so may the one player of both sides of a wargame; anybody his own last
 * one, as long as no die fell for it and nobody else has seen it; and a General his word that a step is done, as long as
 * nothing has followed.
 */
@Component
public class JournalWithdrawal {
    private final CampaignBook book;
    private final Journal journal;
    private final Actors actors;
    private final LastSeen lastSeen;

    JournalWithdrawal(CampaignBook book, Journal journal, Actors actors, LastSeen lastSeen) {
        this.book = book;
        this.journal = journal;
        this.actors = actors;
        this.lastSeen = lastSeen;
    }

    /** What came of it. */
    public sealed interface Answer {
        /** Done, or done before by the same page. */
        record Done(JournalEntry entry, Moment now) implements Answer {}

        record Refused(List<Refusal> refusals) implements Answer {}

        /** The journal grew since the page was drawn; these entries were not on it. Nothing has changed. */
        record MovedOn(List<JournalEntry> since) implements Answer {}

        /** No such entry counts, or it took nothing away. */
        record NothingThere() implements Answer {}

        /** Bringing back would put these newer entries out of force; it must be asked for. Nothing has changed. */
        record WouldReplace(List<JournalEntry> newer) implements Answer {}

        /** What the entries stood on was itself withdrawn, by a later entry; that comes first. Nothing has changed. */
        record StandsOnWithdrawn() implements Answer {}
    }

    /** What becomes of entries made since a withdrawal when it is undone. */
    public enum Newer {
        /** There should be none; else nothing is done. */
        KEEP,
        /** They count no longer. */
        REPLACE
    }

    /**
     * Withdraws an entry that counts and every one after it.
     *
     * @param first its sequence
     * @param drawnFrom the last entry the person was shown; a withdrawal never takes away what he has not seen
     */
    public Answer withdrawFrom(
            long campaignId, long accountId, long first, String reason, UUID orderKey, long drawnFrom) {
        return book.hold(campaignId, held -> {
            Optional<JournalEntry> known = journal.findByKey(campaignId, orderKey);
            if (known.isPresent()) {
                return new Answer.Done(known.get(), held.now());
            }
            if (held.now().sequence() > drawnFrom) {
                return new Answer.MovedOn(journal.listAfter(campaignId, drawnFrom));
            }
            CountingEntries counting = journal.counting(campaignId);
            if (!counting.counts(first)) {
                return new Answer.NothingThere();
            }
            List<Long> entries = counting.from(first);
            Optional<Author> author = author(campaignId, accountId, entries);
            return author.isEmpty()
                    ? new Answer.Refused(List.of(Refusal.of(Rule.ROLE_02)))
                    : write(held, author.get(), new Act.EntriesWithdrawn(entries, reason), orderKey);
        });
    }

    /** Whether a person may withdraw the last entry that counts; for a button. */
    public boolean mayWithdrawLast(long campaignId, long accountId) {
        List<Long> last = journal.counting(campaignId).last(1);
        return !last.isEmpty() && author(campaignId, accountId, last).isPresent();
    }

    /** The entries that would count no longer if a withdrawal were undone; empty when it can come back as it was. */
    public List<JournalEntry> newerThan(long campaignId, long withdrawal) {
        CountingEntries counting = journal.counting(campaignId);
        List<Long> comeBack = counting.findTakenAway(withdrawal).orElse(List.of());
        return counting.findMadeSince(withdrawal).stream()
                .flatMap(List::stream)
                .filter(sequence -> !comeBack.contains(sequence))
                .flatMap(sequence -> journal.find(campaignId, sequence).stream())
                .toList();
    }

    /**
     * Brings back what an entry took away.
     *
     * @param withdrawal the sequence of that entry
     */
    public Answer bringBack(long campaignId, long accountId, long withdrawal, Newer newer, UUID orderKey) {
        return book.hold(campaignId, held -> {
            Optional<JournalEntry> known = journal.findByKey(campaignId, orderKey);
            if (known.isPresent()) {
                return new Answer.Done(known.get(), held.now());
            }
            if (!actors.actor(campaignId, accountId).organiser()) {
                return new Answer.Refused(List.of(Refusal.of(Rule.ROLE_02)));
            }
            CountingEntries counting = journal.counting(campaignId);
            Optional<List<Long>> takenAway = counting.findTakenAway(withdrawal);
            if (takenAway.isEmpty() || counting.counts(takenAway.get().getFirst())) {
                return new Answer.NothingThere();
            }
            Optional<List<Long>> since = counting.findMadeSince(withdrawal);
            if (since.isEmpty()) {
                return new Answer.StandsOnWithdrawn();
            }
            if (!since.get().isEmpty() && newer == Newer.KEEP) {
                return new Answer.WouldReplace(newerThan(campaignId, withdrawal));
            }
            Author organiser = new Author(accountId, Author.Capacity.ORGANISER, null);
            return write(
                    held, organiser, new Act.EntriesBroughtBack(withdrawal, takenAway.get(), since.get()), orderKey);
        });
    }

    /**
     * Whether an entry is but a General's word that his step is done: others who have seen it learned nothing by it, so he
     * may withdraw it as long as it is the last.
     */
    public static boolean isConfirmation(JournalEntry entry) {
        return entry.act()
                .findOrder()
                .filter(order -> switch (order) {
                    case CloseTransport closed -> true;
                    case CloseTactical closed -> true;
                    case CloseExploitation closed -> true;
                    case CloseOpening closed -> true;
                    case CloseReinforcement closed -> true;
                    case CloseMoves closed -> true;
                    default -> false;
                })
                .isPresent();
    }

    private Answer write(Held held, Author author, Act act, UUID orderKey) {
        JournalEntry entry = held.rewrite(NewEntry.withoutEvents(author, act, orderKey));
        return new Answer.Done(entry, held.now());
    }

    /** As what the person may withdraw these entries; empty when he may not. */
    private Optional<Author> author(long campaignId, long accountId, List<Long> entries) {
        Actor by = actors.actor(campaignId, accountId);
        if (by.organiser()) {
            return Optional.of(new Author(accountId, Author.Capacity.ORGANISER, null));
        }
        if (by.isGeneralOf(Side.ALLIED) && by.isGeneralOf(Side.GERMAN)) {
            return Optional.of(new Author(accountId, Author.Capacity.GENERAL, null));
        }
        if (entries.size() != 1) {
            return Optional.empty();
        }
        return journal.find(campaignId, entries.getFirst())
                .filter(entry -> entry.author().accountId() == accountId)
                .filter(entry -> !entry.hasDice())
                .filter(entry ->
                        isConfirmation(entry) || !lastSeen.wasSeenByOthers(campaignId, accountId, entry.sequence()))
                .map(JournalEntry::author);
    }
}
