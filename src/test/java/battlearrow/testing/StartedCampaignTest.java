package battlearrow.testing;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.BattlePlan;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;

@ApplicationTest
class StartedCampaignTest {
    @Autowired
    BeanFactory beans;

    @Test
    void comesToEveryPhaseByOrders() {
        assertThat(StartedCampaign.opened(beans).situation().phase()).isEqualTo(Phase.SETUP);
        assertThat(StartedCampaign.inOpening(beans).situation().phase()).isEqualTo(Phase.OPENING);
        StartedCampaign strategic = StartedCampaign.inStrategicPhase(beans);
        assertThat(strategic.situation().phase()).isEqualTo(Phase.STRATEGIC);
    }

    @Test
    void fightsABattleAndIssuesPlans() {
        StartedCampaign campaign = StartedCampaign.inPlanning(beans);
        campaign.issuePlan(Side.ALLIED, new BattlePlan(List.of(new AreaId("eindhoven")), List.of(), "Go", ""));
        StartedCampaign fighting = StartedCampaign.inBattlePhase(beans);
        int battle = fighting.alliedArrow("xxx-corps", "valkenswaard-road");
        fighting.commitNothing(battle);
        fighting.report(battle, 5, 2);
        assertThat(fighting.battle(battle).stage()).isGreaterThanOrEqualTo(Stage.FOUGHT);
    }
}
