package battlearrow.demo;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.BattlePlans;
import battlearrow.campaign.CampaignDesk;
import battlearrow.campaign.CampaignOpening;
import battlearrow.campaign.CampaignView;
import battlearrow.club.Accounts;
import battlearrow.club.Appointments;
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
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

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
        long campaign = new DemoClub(
                        accounts,
                        beans.getBean(Clubs.class),
                        beans.getBean(Appointments.class),
                        beans.getBean(CampaignOpening.class),
                        beans.getBean(CampaignDesk.class),
                        view,
                        plans,
                        beans.getBean(Referee.class),
                        new DemoSignIn().signInHints())
                .found();

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
}
