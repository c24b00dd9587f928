package battlearrow.campaign;

import battlearrow.club.CampaignState;
import battlearrow.club.Campaigns;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.journal.DiceSeeds;
import battlearrow.journal.Journal;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.NewEntry;
import battlearrow.tables.Moment;
import battlearrow.tables.Tables;
import java.util.UUID;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The one place where a journal grows: an entry, the rows that follow from it, the seed of the turn and the state the club
 * sees are written in one transaction, and told to the rest of the application after it.
 */
@Component
class CampaignBook {
    private static final Logger log = LoggerFactory.getLogger(CampaignBook.class);

    private final Journal journal;
    private final Moments moments;
    private final Tables tables;
    private final DiceSeeds seeds;
    private final Campaigns campaigns;
    private final ApplicationEventPublisher events;
    private final TransactionTemplate transaction;

    CampaignBook(
            Journal journal,
            Moments moments,
            Tables tables,
            DiceSeeds seeds,
            Campaigns campaigns,
            ApplicationEventPublisher events,
            PlatformTransactionManager transactions) {
        this.journal = journal;
        this.moments = moments;
        this.tables = tables;
        this.seeds = seeds;
        this.campaigns = campaigns;
        this.events = events;
        // Always a transaction of its own: only then is what we tell others after it really committed.
        this.transaction = new TransactionTemplate(transactions);
        this.transaction.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
    }

    /** A campaign held by its lock: nobody else adds to its journal before the transaction ends. */
    final class Held {
        private final long campaignId;
        private final UUID key;
        private Moment now;
        private boolean grown;

        private Held(long campaignId, UUID key, Moment now) {
            this.campaignId = campaignId;
            this.key = key;
            this.now = now;
        }

        UUID key() {
            return key;
        }

        Moment now() {
            return now;
        }

        /** Writes an order the referee accepted. */
        JournalEntry write(NewEntry entry) {
            JournalEntry written = journal.append(campaignId, entry);
            moveTo(Moments.after(now, written));
            return written;
        }

        /** Writes an entry that does not count until a later one says so. */
        JournalEntry keep(NewEntry entry) {
            return journal.append(campaignId, entry);
        }

        /** Writes an entry that changes what counts; the campaign is folded anew. */
        JournalEntry rewrite(NewEntry entry) {
            JournalEntry written = journal.append(campaignId, entry);
            moveTo(moments.at(campaignId, written.sequence()));
            return written;
        }

        private void moveTo(Moment next) {
            tables.write(campaignId, now, next);
            CampaignState state = state(next);
            if (state != state(now)) {
                campaigns.changeState(campaignId, state);
            }
            if (state == CampaignState.FINISHED) {
                seeds.useNone(campaignId);
            } else {
                seeds.useFor(campaignId, next.situation().turn());
            }
            now = next;
            grown = true;
        }
    }

    /** Holds a campaign while something is decided and perhaps written. All is written or nothing. */
    <T> T hold(long campaignId, Function<Held, T> work) {
        Held[] holding = new Held[1];
        T answer = transaction.execute(status -> {
            journal.lock(campaignId);
            Held held = new Held(campaignId, journal.heading(campaignId).key(), moments.latest(campaignId));
            holding[0] = held;
            return work.apply(held);
        });
        Held held = holding[0];
        if (held.grown) {
            moments.remember(campaignId, held.key, held.now);
            tell(new CampaignMovedOn(campaignId, held.now.sequence()));
        }
        return answer;
    }

    /** What is committed stands, whether or not those who are told of it can do something with it. */
    private void tell(CampaignMovedOn movedOn) {
        try {
            events.publishEvent(movedOn);
        } catch (RuntimeException failure) {
            log.error("Somebody who was told of {} failed", movedOn, failure);
        }
    }

    static CampaignState state(Moment moment) {
        if (moment.situation().isIn(Phase.SETUP)) {
            return CampaignState.SETUP;
        }
        return moment.situation().isIn(Phase.FINISHED) ? CampaignState.FINISHED : CampaignState.RUNNING;
    }
}
