package battlearrow.web.organiser;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.JournalWithdrawal;
import battlearrow.campaign.ReadEntry;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * A slip of the hand: a person's own last entry, as long as no die fell for it and nobody else has seen it, goes by one
 * press; so does the word that a step is closed, seen or not, as long as nothing has followed (H26). Templates include {@code organiser/withdraw-mine :: button(back)} on any page of a campaign; it shows itself only
 * when there is something to take back.
 */
@Component("ownWithdrawal")
public class OwnWithdrawal {
    private final CampaignView view;
    private final JournalWithdrawal withdrawal;
    private final EntryWords entryWords;
    private final Words words;

    OwnWithdrawal(CampaignView view, JournalWithdrawal withdrawal, EntryWords entryWords, Words words) {
        this.view = view;
        this.withdrawal = withdrawal;
        this.entryWords = entryWords;
        this.words = words;
    }

    /** By which a wargame begins; there is nothing before it to go back to. */
    private static final long FIRST_ENTRY = 1;

    /**
     * What the button would take back.
     *
     * @param confirmation that a step was closed, rather than something done in it
     */
    public record Offer(long sequence, String what, boolean confirmation) {}

    /** The person's own last entry if it may go; null for none, as templates ask. */
    public @Nullable Offer find(Visitor visitor) {
        if (visitor.person() == null || !visitor.takesPart()) {
            return null;
        }
        return view.lastCounting(visitor.campaignId(), 1).stream()
                .filter(read -> mayGo(visitor, read))
                .findFirst()
                .map(read -> offer(visitor, read))
                .orElse(null);
    }

    /** Takes it back, if it is still the last, his own, and unseen. */
    JournalWithdrawal.Answer withdraw(Visitor visitor, long sequence, UUID orderKey, long seen) {
        boolean isStillHis = view.lastCounting(visitor.campaignId(), 1).stream()
                .anyMatch(read -> read.entry().sequence() == sequence && mayGo(visitor, read));
        // Sent twice, the entry is gone already: then the key finds the first answer.
        return isStillHis
                        || view.findEntry(visitor.campaignId(), sequence)
                                .filter(read -> !read.counts())
                                .isPresent()
                ? withdrawal.withdrawFrom(
                        visitor.campaignId(),
                        visitor.accountId(),
                        sequence,
                        words.of("organiser.withdraw-mine.reason"),
                        orderKey,
                        seen)
                : new JournalWithdrawal.Answer.NothingThere();
    }

    /** The Organiser takes back more than this, at his desk; here he is treated as everybody. */
    private boolean mayGo(Visitor visitor, ReadEntry last) {
        boolean isItsBeginning = visitor.campaign().isWargame() && last.entry().sequence() == FIRST_ENTRY;
        return last.entry().author().accountId() == visitor.accountId()
                && !isItsBeginning
                && !last.entry().hasDice()
                && withdrawal.mayWithdrawLast(visitor.campaignId(), visitor.accountId());
    }

    private Offer offer(Visitor visitor, ReadEntry read) {
        Moment now = view.now(visitor.campaignId());
        return new Offer(
                read.entry().sequence(),
                entryWords.teller(visitor, now).tell(read).briefText(),
                JournalWithdrawal.isConfirmation(read.entry()));
    }
}
