package battlearrow.web.commander;

import static battlearrow.testing.People.as;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.order.CampaignOrder.RuleMarkers;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInArea;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.situation.Situation;
import battlearrow.testing.StartedCampaign;
import java.util.List;
import java.util.UUID;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MockMvcTester.MockMvcRequestBuilder;

/** A campaign in its first Battle Phase as the battle desk's tests use it: a map of their own by rulings, and its forms. */
final class BattleTable {
    final StartedCampaign campaign;
    final Account tommy;
    final Account fritz;
    final Account harriet;
    final Account olivia;

    BattleTable(BeanFactory beans) {
        campaign = StartedCampaign.inBattlePhase(beans);
        tommy = campaign.alliedCommander;
        fritz = campaign.germanCommander;
        harriet = campaign.secondAlliedCommander;
        olivia = campaign.organiser;
    }

    String path(String below) {
        return campaign.href() + "/battles" + below;
    }

    Situation now() {
        return campaign.situation();
    }

    String area(String name) {
        return now().map().areas().stream()
                .filter(area -> area.name().equals(name))
                .map(Area::id)
                .map(AreaId::value)
                .findFirst()
                .orElseThrow();
    }

    /** A Troop of a type, by the type's code and a number from 0. */
    TroopId troop(String type, int number) {
        return now().scenario().troops().stream()
                .filter(troop -> troop.type().code().equals(type))
                .map(FirestormTroop::id)
                .skip(number)
                .findFirst()
                .orElseThrow();
    }

    BattleTable allied(String... areas) {
        for (String area : areas) {
            campaign.must(olivia, new RuleControl(new AreaId(area(area)), Side.ALLIED, "for the test"));
        }
        return this;
    }

    BattleTable troop(TroopId troop, String area) {
        campaign.must(olivia, new RuleTroopInArea(troop, new AreaId(area(area)), "for the test"));
        return this;
    }

    BattleTable markers(String zone, int number) {
        campaign.must(olivia, new RuleMarkers(new AreaId(area(zone)), number, "for the test"));
        return this;
    }

    int alliedArrow(String tail, String point) {
        return campaign.alliedArrow(area(tail), area(point));
    }

    void commits(int battle, Side side, TroopId... troops) {
        campaign.must(campaign.commander(side), new CommitTroops(battle, side, List.of(troops), List.of()));
    }

    MockMvcRequestBuilder get(MockMvcTester mvc, Account who, String path) {
        return mvc.get().uri(path(path)).with(as(who));
    }

    MockMvcRequestBuilder post(MockMvcTester mvc, Account who, String path) {
        return mvc.post()
                .uri(path(path))
                .with(as(who))
                .with(csrf())
                .param("orderKey", UUID.randomUUID().toString())
                .param("seen", "0");
    }
}
