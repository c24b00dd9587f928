package battlearrow.web.spectator;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Appointments;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.tables.BattleRecord;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@ApplicationTest
@Covers("ROLE-08")
class WinsLineTest {
    @Autowired
    BeanFactory beans;

    @Autowired
    Appointments appointments;

    @Autowired
    MockMvcTester mvc;

    @Test
    @DisplayName("H05: a battle keeps the side its player fought for at the time")
    void battlesKeepTheSideTheyWereFoughtFor() {
        StartedCampaign campaign = StartedCampaign.inBattlePhase(beans);
        int battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.commitNothing(battle);
        campaign.report(battle, 6, 1);
        appointments.changeSides(campaign.id, campaign.alliedCommander.id(), Side.GERMAN);

        BattleRecord open = campaign.now().findBattle(battle).orElseThrow();
        BattleRecord fought = new BattleRecord(
                open.battle(),
                open.turn(),
                open.openedAt(),
                Optional.of(new BattleRecord.Closing(open.openedAt(), BattleRecord.How.FOUGHT)));
        BattleRecord voided = new BattleRecord(
                open.battle(),
                open.turn(),
                open.openedAt(),
                Optional.of(new BattleRecord.Closing(open.openedAt(), BattleRecord.How.VOIDED)));

        List<WinsLine> lines = WinsLine.list(List.of(fought, voided, fought), Player::person);
        assertThat(lines)
                .containsExactly(
                        new WinsLine(Long.toString(campaign.alliedCommander.id()), 2, 2, 0),
                        new WinsLine(Long.toString(campaign.germanCommander.id()), 2, 0, 0));
        assertThat(lines.getFirst().won()).isEqualTo(2);
        assertThat(mvc.get().uri(campaign.href() + "/outcome").with(as(campaign.member)))
                .hasStatusOk();
    }
}
