package battlearrow.live;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.order.ManoeuvreOrder.CallOffChallenge;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.Order;
import battlearrow.journal.Journal;
import battlearrow.live.CampaignNews.Following;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

@ApplicationTest
class CampaignNewsTest {
    @Autowired
    BeanFactory beans;

    @Autowired
    CampaignNews news;

    @Autowired
    Journal journal;

    private final BlockingQueue<Long> told = new LinkedBlockingQueue<>();

    private static Order challenge(StartedCampaign campaign) {
        return new Challenge(
                StartedCampaign.player(campaign.alliedCommander), StartedCampaign.player(campaign.germanCommander));
    }

    private Long next() throws InterruptedException {
        return told.poll(10, TimeUnit.SECONDS);
    }

    @Test
    void tellsTheLastEntryAtOnceAndEveryLaterOne() throws InterruptedException {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        try (Following following = news.follow(campaign.id, told::add)) {
            assertThat(next()).isEqualTo(campaign.sequence());
            campaign.must(campaign.alliedCommander, challenge(campaign));
            assertThat(next()).isEqualTo(campaign.sequence());
        }
    }

    @Test
    void saysNothingOfOtherCampaignsNorToOneWhoLeft() throws InterruptedException {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        StartedCampaign other = StartedCampaign.inBattlePhase(beans);
        long before = campaign.sequence();
        Following following = news.follow(campaign.id, told::add);
        assertThat(next()).isEqualTo(before);
        other.must(other.alliedCommander, challenge(other));
        following.close();
        campaign.must(campaign.alliedCommander, challenge(campaign));
        assertThat(told.poll(300, TimeUnit.MILLISECONDS)).isNull();
    }

    @Test
    void findsWhatAnotherApplicationWrote() throws InterruptedException {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        CampaignNews elsewhere = new CampaignNews(journal);
        try (Following following = elsewhere.follow(campaign.id, told::add)) {
            assertThat(next()).isEqualTo(campaign.sequence());
            campaign.must(campaign.alliedCommander, challenge(campaign));
            campaign.must(campaign.alliedCommander, new CallOffChallenge(1));
            elsewhere.lookForEntriesOfOthers();
            elsewhere.lookForEntriesOfOthers();
            assertThat(next()).isEqualTo(campaign.sequence());
            assertThat(told.poll(300, TimeUnit.MILLISECONDS)).as("told once").isNull();
        }
    }
}
