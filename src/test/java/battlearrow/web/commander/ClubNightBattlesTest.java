package battlearrow.web.commander;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Account;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.VoidBattle;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.RollOutOfSupply;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.situation.Scores;
import battlearrow.tables.BattleRecord;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MockMvcTester.MockMvcRequestBuilder;

@ApplicationTest
@DisplayName("Battles of a club night, by the battle desk's forms")
class ClubNightBattlesTest {
    private static final String GUEST = "Gustavus";

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Referee referee;

    private BattleTable table;

    @Test
    @DisplayName("H18 A guest plays a whole battle, counts like anybody, and stays unnamed to people outside")
    void guestPlaysAWholeBattle() {
        table = new BattleTable(beans).allied("Grave Bridge", "DZ-O").markers("DZ-O", 1);
        String paratrooper = table.troop("US_PARATROOPER", 0).value();
        String gun = table.troop("GUN_88", 0).value();
        table.troop(table.troop("US_PARATROOPER", 0), "Grave Bridge")
                .troop(table.troop("GUN_88", 0), "Maas-Waal Canal Bridge");
        Account host = table.tommy;
        assertThat(post(host, "/new")
                        .param("side", "ALLIED")
                        .param("opponent", "guest")
                        .param("guest", GUEST))
                .as("a first name is all a guest needs")
                .hasRedirectedUrl(table.path("/1"));
        table.campaign.must(host, new RollInitiative(1), 6, 1);
        table.campaign.must(
                host,
                new PlaceBattleArrow(
                        1,
                        Side.ALLIED,
                        new AreaId(table.area("Grave Bridge")),
                        new AreaId(table.area("Maas-Waal Canal Bridge"))));
        assertDone(post(host, "/1/troops").param("as", "ALLIED").param("troops", paratrooper));
        assertDone(post(host, "/1/troops").param("as", "GERMAN").param("troops", gun));
        assertDone(post(host, "/1/variable")
                .param("as", "GERMAN")
                .param("troop", gun)
                .param("dice0", "5"));
        assertDone(post(host, "/1/supply").param("as", "ALLIED").param("zone", table.area("DZ-O")));
        assertDone(post(host, "/1/report")
                .param("as", "ALLIED")
                .param("allied", "6")
                .param("german", "3"));
        Account germanGeneral = table.campaign.germanGeneral;
        assertThat(post(table.campaign.alliedGeneral, "/1/confirm").param("as", "GERMAN"))
                .as("the General of the other side has no say")
                .hasStatus(422)
                .bodyText()
                .contains("ROLE-06");
        assertDone(post(germanGeneral, "/1/confirm").param("as", "GERMAN"));
        assertThat(table.campaign.battle(1).findScores()).contains(new Scores(6, 3));
        assertDone(destroy(host, "GERMAN", paratrooper, "1"));
        assertDone(destroy(host, "ALLIED", gun, "2"));
        assertDone(post(host, "/1/retreat")
                .param("as", "GERMAN")
                .param("troop", gun)
                .param("area", table.area("Nijmegen")));
        assertDone(post(host, "/1/end-advance").param("as", "ALLIED"));

        assertThat(table.campaign.now().closedBattles()).singleElement().matches(BattleRecord::isFought);
        assertThat(get(table.harriet, ""))
                .as("in the list of battles like any other")
                .bodyText()
                .contains(GUEST, "Allied 6, German 3: the Allies won");
        for (String page : new String[] {"", "/outcome", "/chronicle", "/board", "/victory-points", "/rulings"}) {
            assertThat(mvc.get().uri(table.campaign.href() + page))
                    .as("what somebody outside reads at %s", page)
                    .hasStatusOk()
                    .bodyText()
                    .doesNotContain(GUEST);
        }
        assertThat(table.get(mvc, table.campaign.stranger, "")
                        .exchange()
                        .getResponse()
                        .getStatus())
                .isNotEqualTo(200);
        assertThat(mvc.get().uri(table.campaign.href() + "/outcome"))
                .as("the win counts for the host")
                .bodyText()
                .contains(host.displayName());
    }

    @Test
    @DisplayName("H09 The attacker on the map is not the attacker on the table")
    void attackerOnTheMapLosesThoughHeDefendedOnTheTable() {
        table = new BattleTable(beans).allied("Son Bridge");
        StartedCampaign campaign = table.campaign;
        campaign.must(
                table.tommy, new Challenge(StartedCampaign.player(table.tommy), StartedCampaign.player(table.fritz)));
        campaign.must(table.fritz, new RollInitiative(1), 1, 6);
        Actor fritz = Actor.commander(Long.toString(table.fritz.id()), Side.GERMAN);
        PlaceBattleArrow arrow = referee.offered(campaign.situation(), fritz, PlaceBattleArrow.class).stream()
                .filter(one -> one.point().value().equals("son-bridge"))
                .findFirst()
                .orElseThrow();
        campaign.must(table.fritz, arrow);
        campaign.commitNothing(1);
        for (RollOutOfSupply roll : referee.offered(
                campaign.situation(), Actor.organiser(Long.toString(table.olivia.id())), RollOutOfSupply.class)) {
            campaign.must(table.olivia, roll, 5);
        }
        assertDone(post(table.tommy, "/1/report")
                .param("as", "ALLIED")
                .param("allied", "6")
                .param("german", "1")
                .param("attacker", "ALLIED"));
        assertThat(get(table.fritz, "/1"))
                .as("who attacked on the table and who won, before it is confirmed")
                .bodyText()
                .contains("attacked on the table", "Allied 6, German 1: the Allies won");
        assertDone(post(table.fritz, "/1/confirm").param("as", "GERMAN"));

        assertThat(campaign.situation().control(campaign.situation().area(new AreaId("son-bridge"))))
                .as("a failed German attack: the point stays Allied")
                .isEqualTo(Side.ALLIED);
        assertThat(campaign.now().findBattle(1).orElseThrow().battle().attacker())
                .as("who placed the arrow stays who attacked on the map")
                .isEqualTo(Side.GERMAN);
        assertThat(get(table.harriet, "/1"))
                .as("both facts stand apart")
                .bodyText()
                .contains("Son Bridge", table.tommy.displayName() + " attacked on the table");
    }

    @Test
    @DisplayName("H17 (a) Not played and void: nothing is stuck on an arrow nobody sees")
    void voidedArrowGivesBackEverythingOnThePages() {
        table = new BattleTable(beans).allied("Grave Bridge", "DZ-O").markers("DZ-O", 1);
        String paratrooper = table.troop("US_PARATROOPER", 0).value();
        table.troop(table.troop("US_PARATROOPER", 0), "Grave Bridge");
        table.alliedArrow("Grave Bridge", "Maas-Waal Canal Bridge");
        assertDone(post(table.tommy, "/1/troops").param("as", "ALLIED").param("troops", paratrooper));
        assertDone(post(table.fritz, "/1/troops").param("as", "GERMAN"));
        assertDone(post(table.tommy, "/1/supply").param("as", "ALLIED").param("zone", table.area("DZ-O")));
        assertThat(table.now().markers(table.now().area(new AreaId(table.area("DZ-O")))))
                .isZero();
        for (Account reader : new Account[] {table.olivia, table.harriet, table.fritz}) {
            assertThat(get(reader, ""))
                    .as("while it is open everybody sees the arrow")
                    .bodyText()
                    .contains("Grave Bridge", "Maas-Waal Canal Bridge");
        }
        table.campaign.must(table.olivia, new VoidBattle(1, "Not played by the end of the week"));

        assertThat(table.now().battles()).isEmpty();
        assertThat(table.now().markers(table.now().area(new AreaId(table.area("DZ-O")))))
                .as("the marker is back on its zone")
                .isEqualTo(1);
        assertThat(mvc.get().uri(table.campaign.href() + "/chronicle"))
                .bodyText()
                .contains("Not played by the end of the week");
        table.alliedArrow("Grave Bridge", "Maas-Waal Canal Bridge");
        assertDone(post(table.tommy, "/2/troops").param("as", "ALLIED").param("troops", paratrooper));
    }

    private static void assertDone(MockMvcRequestBuilder form) {
        assertThat(form).hasStatus3xxRedirection();
    }

    private MockMvcRequestBuilder destroy(Account who, String side, String troop, String die) {
        return post(who, "/1/destroy").param("as", side).param("troop", troop).param("dice0", die);
    }

    private MockMvcRequestBuilder get(Account who, String path) {
        return table.get(mvc, who, path);
    }

    private MockMvcRequestBuilder post(Account who, String path) {
        return table.post(mvc, who, path);
    }
}
