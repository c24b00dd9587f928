package battlearrow.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.mockito.Mockito.mock;

import battlearrow.campaign.BattlePlans;
import battlearrow.campaign.CampaignDesk;
import battlearrow.campaign.CampaignOpening;
import battlearrow.campaign.CampaignView;
import battlearrow.club.Accounts;
import battlearrow.club.Appointments;
import battlearrow.club.Campaigns;
import battlearrow.club.Clubs;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.tables.Moment;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.EmptyDatabase;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.DefaultApplicationArguments;

@ApplicationTest
class DemoCampaignTest {
    @Autowired
    BeanFactory beans;

    @Autowired
    EmptyDatabase database;

    @Autowired
    CampaignView view;

    @Autowired
    BattlePlans plans;

    @Autowired
    Accounts accounts;

    @Test
    void standsInTheBattlePhaseOfTurnTwoWithSomethingForEverybodyToDo() {
        database.empty();
        long campaign = club(beans.getBean(CampaignDesk.class)).found();

        Moment now = view.now(campaign);
        Situation situation = now.situation();
        assertThat(situation.turn()).isEqualTo(2);
        assertThat(situation.isIn(Phase.BATTLE)).isTrue();
        assertThat(now.closedBattles()).hasSizeGreaterThanOrEqualTo(4);
        assertThat(now.totals()).hasSize(1);
        assertThat(situation.battles())
                .extracting(Battle::stage)
                .containsExactly(Stage.COMMITTED_FIRST, Stage.CHALLENGED);
        for (Side side : Side.values()) {
            assertThat(plans.isIssued(campaign, side, 2)).isTrue();
        }
        assertThat(accounts.findByPassword("margaret", DemoClub.PASSWORD)).isPresent();
    }

    @Test
    void goesOnWhereAnEarlierStartWasEnded() {
        database.empty();
        CampaignDesk desk = beans.getBean(CampaignDesk.class);
        assertThatIllegalStateException()
                .isThrownBy(() -> club(endedAfter(40, desk)).found());
        club(desk).run(new DefaultApplicationArguments());

        long campaign = club(desk).found();
        Moment now = view.now(campaign);
        assertThat(DemoCampaign.isThrough(now.situation())).isTrue();
        long sequence = now.sequence();
        club(desk).run(new DefaultApplicationArguments());
        assertThat(view.now(campaign).sequence()).as("nothing is given twice").isEqualTo(sequence);
    }

    private DemoClub club(CampaignDesk desk) {
        return new DemoClub(
                accounts,
                beans.getBean(Clubs.class),
                beans.getBean(Campaigns.class),
                beans.getBean(Appointments.class),
                beans.getBean(CampaignOpening.class),
                desk,
                view,
                plans,
                beans.getBean(Referee.class),
                new DemoSignIn().signInHints());
    }

    /** A desk that takes so many orders and then no more, as if the application had been ended. */
    private static CampaignDesk endedAfter(int orders, CampaignDesk desk) {
        AtomicInteger left = new AtomicInteger(orders);
        return mock(CampaignDesk.class, call -> {
            if (left.getAndDecrement() <= 0) {
                throw new IllegalStateException("ended");
            }
            return call.getMethod().invoke(desk, call.getArguments());
        });
    }
}
