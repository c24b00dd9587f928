package battlearrow.live;

import battlearrow.campaign.CampaignMovedOn;
import battlearrow.journal.Journal;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Tells whoever follows a campaign that its journal grew, and to which entry; never what stands there, because that depends
 * on who asks. What this application writes is told at once. What another one wrote, over the same database, is found by
 * looking every other second, and only while somebody follows: nothing that was told by a broken line can be missed so.
 */
@Component
public class CampaignNews {
    private final Journal journal;
    private final Map<Long, Followers> followed = new ConcurrentHashMap<>();

    CampaignNews(Journal journal) {
        this.journal = journal;
    }

    /** Who follows a campaign, until he is closed. */
    public interface Following extends AutoCloseable {
        @Override
        void close();
    }

    /** The pages open on one campaign, and the last entry they were told of. */
    private static final class Followers {
        private final Set<LongConsumer> pages = ConcurrentHashMap.newKeySet();
        private long told;

        /** Notes that an entry is told, and answers whether it was not told before. */
        private synchronized boolean notes(long sequence) {
            boolean isNew = sequence > told;
            told = Math.max(told, sequence);
            return isNew;
        }
    }

    /**
     * Follows a campaign from now on.
     *
     * @param page told the last entry at once, so that nothing is missed between drawing and following, and again whenever
     *     the journal grew; each time on a thread of its own, as one slow page must not keep others waiting
     */
    public Following follow(long campaignId, LongConsumer page) {
        Followers all = followed.compute(campaignId, (id, known) -> {
            Followers followers = known == null ? new Followers() : known;
            followers.pages.add(page);
            return followers;
        });
        long last = journal.lastSequence(campaignId);
        all.notes(last);
        tell(page, last);
        return () -> followed.computeIfPresent(campaignId, (id, followers) -> {
            followers.pages.remove(page);
            return followers.pages.isEmpty() ? null : followers;
        });
    }

    @EventListener
    void movedOn(CampaignMovedOn news) {
        tellAll(news.campaignId(), news.sequence());
    }

    @Scheduled(fixedDelay = 2, timeUnit = TimeUnit.SECONDS)
    void lookForEntriesOfOthers() {
        followed.keySet().forEach(campaignId -> tellAll(campaignId, journal.lastSequence(campaignId)));
    }

    private void tellAll(long campaignId, long sequence) {
        Followers followers = followed.get(campaignId);
        if (followers != null && followers.notes(sequence)) {
            followers.pages.forEach(page -> tell(page, sequence));
        }
    }

    private static void tell(LongConsumer page, long sequence) {
        Thread.startVirtualThread(() -> page.accept(sequence));
    }
}
