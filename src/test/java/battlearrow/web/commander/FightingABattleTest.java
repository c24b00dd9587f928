package battlearrow.web.commander;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Account;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Stage;
import battlearrow.testing.ApplicationTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MockMvcTester.MockMvcRequestBuilder;

/** Troops, supply, briefing, result and After Action by forms alone, on one map: Grave Bridge against Maas-Waal Canal Bridge. */
@ApplicationTest
class FightingABattleTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    BattleTable table;
    String paratrooper;
    String gun;

    @BeforeEach
    void placeTheArrow() {
        table = new BattleTable(beans).allied("Grave Bridge", "DZ-O").markers("DZ-O", 1);
        paratrooper = table.troop("US_PARATROOPER", 0).value();
        gun = table.troop("GUN_88", 0).value();
        table.troop(table.troop("US_PARATROOPER", 0), "Grave Bridge")
                .troop(table.troop("GUN_88", 0), "Maas-Waal Canal Bridge");
        table.alliedArrow("Grave Bridge", "Maas-Waal Canal Bridge");
    }

    @Test
    void troopsAreReadBackAndThoseThatCannotComeSayWhy() {
        assertThat(get(table.tommy, "/1?troops=" + paratrooper))
                .bodyText()
                .contains("Tommy commits <strong>US Paratrooper of")
                .contains("that cannot come, and why", "MAN-34");
        assertThat(get(table.fritz, "/1"))
                .bodyText()
                .contains("This battle waits for Tommy")
                .doesNotContain("/1/troops");

        assertThat(post(table.tommy, "/1/troops").param("as", "ALLIED").param("troops", gun))
                .hasStatus(422)
                .bodyText()
                .contains("is no Troop of the Allied side.", "MAN-22");
        assertThat(post(table.tommy, "/1/troops").param("as", "ALLIED").param("troops", paratrooper))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(get(table.fritz, "/1")).bodyText().contains("Reply with Troops", "variable: one die");
        assertThat(get(table.fritz, "/1/sheet"))
                .as("supply is not checked yet")
                .hasStatusOk()
                .bodyText()
                .doesNotContain("In Supply", "Out of Supply", "<dd>None</dd>");
    }

    @Test
    void forceOutOfSupplyDrawsItsMarkerBeforeTheBriefing() {
        committed();
        assertThat(post(table.fritz, "/1/variable")
                        .param("as", "GERMAN")
                        .param("troop", gun)
                        .param("dice0", "5"))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(get(table.tommy, "/1"))
                .bodyText()
                .contains("Draw one marker from <strong>DZ-O</strong>.", "is broken at", "ABN-06");
        assertThat(post(table.fritz, "/1/supply").param("as", "ALLIED").param("zone", table.area("DZ-O")))
                .hasStatus(422)
                .bodyText()
                .contains("ROLE-11");
        assertThat(post(table.tommy, "/1/supply").param("as", "ALLIED").param("zone", table.area("DZ-O")))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(get(table.tommy, "/1")).bodyText().contains("Briefing", "No Retreat", "Confident Veteran", "1,500");
        assertThat(get(table.tommy, "/1/sheet"))
                .hasStatusOk()
                .bodyText()
                .contains("After the game", "Signed, Fritz", "In Supply");
    }

    @Test
    void missionIsRolledByTheHolderAndSettledByTheOther() {
        ready();
        assertThat(post(table.fritz, "/1/mission-roll").param("as", "GERMAN").param("dice0", "1"))
                .hasStatus(422)
                .bodyText()
                .contains("COM-02");
        assertThat(post(table.tommy, "/1/mission").param("as", "ALLIED").param("mission", "Encounter"))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(get(table.fritz, "/1")).bodyText().contains("Tommy proposes: Encounter.", "Agree to it");
        assertThat(post(table.fritz, "/1/points").param("as", "GERMAN").param("points", "many"))
                .hasStatus(422)
                .bodyText()
                .contains("Write the points of the game as a whole number from 100 to 10,000.", "value=\"many\"");
    }

    @Test
    void winnerThatContradictsTheScoresIsCaughtAtTheField() {
        ready();
        assertThat(report(table.tommy, "ALLIED", "1", "6")
                        .param("winner", "ALLIED")
                        .param("story", "By the lock."))
                .hasStatus(422)
                .bodyText()
                .contains("The scores say German, this box says Allied.", "By the lock.", "value=\"6\"", "AFT-05");
        assertThat(report(table.tommy, "ALLIED", "1", "six"))
                .hasStatus(422)
                .bodyText()
                .contains("Both scores are needed");
        assertThat(report(table.tommy, "ALLIED", "1", "21"))
                .hasStatus(422)
                .bodyText()
                .contains("COM-12");
        assertThat(table.campaign.battle(1).party(Side.ALLIED).findReported()).isEmpty();
    }

    @Test
    void reportIsConfirmedByTheOtherSideAndItsStoryKept() {
        ready();
        assertThat(report(table.tommy, "ALLIED", "6", "3")
                        .param("attacker", "GERMAN")
                        .param("story", "Round by the lock.\n<script>alert(1)</script>"))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(get(table.tommy, "/1"))
                .bodyText()
                .contains("This battle waits for Fritz")
                .doesNotContain("/1/confirm");
        assertThat(get(table.fritz, "/1"))
                .bodyText()
                .contains("The result stands: Allied 6, German 3: the Allies won.", "Fritz attacked on the table")
                .contains("&lt;script&gt;")
                .doesNotContain("<script>alert");
        assertThat(post(table.fritz, "/1/confirm").param("as", "GERMAN")).hasRedirectedUrl(table.path("/1"));
        assertThat(table.campaign.battle(1).findScores()).contains(new Scores(6, 3));
    }

    @Test
    void differingReportsAreADisputeTheOrganiserSettles() {
        ready();
        report(table.tommy, "ALLIED", "6", "3").exchange();
        report(table.fritz, "GERMAN", "3", "6").exchange();
        for (Account reader : new Account[] {table.tommy, table.fritz, table.olivia}) {
            assertThat(get(reader, "/1"))
                    .bodyText()
                    .contains(
                            "The two reports differ.",
                            "Allied 6, German 3: the Allies won",
                            "Allied 3, German 6: the Germans won");
        }
        assertThat(post(table.olivia, "/1/settle")
                        .param("allied", "6")
                        .param("german", "3")
                        .param("reason", " "))
                .hasStatus(422)
                .bodyText()
                .contains("Give the reason; everybody reads it.");
        assertThat(post(table.olivia, "/1/settle")
                        .param("allied", "6")
                        .param("german", "3")
                        .param("reason", "seen at the table"))
                .hasRedirectedUrl(table.path("/1"));
        assertThat(table.campaign.battle(1).stage()).isEqualTo(Stage.DESTROY);
    }

    @Test
    void afterActionGoesFromTheDiceToTheAdvance() {
        ready();
        table.campaign.report(1, 6, 3);
        assertThat(get(table.fritz, "/1")).bodyText().contains("Roll for the US Paratrooper", "Destroyed on a 6.");
        destroy(table.fritz, "GERMAN", paratrooper, "1");
        destroy(table.tommy, "ALLIED", gun, "2");

        String nijmegen = table.area("Nijmegen");
        assertThat(get(table.fritz, "/1?area=" + nijmegen))
                .bodyText()
                .contains("retreats from Maas-Waal Canal Bridge to <strong>Nijmegen</strong>.")
                .contains("Maas-Waal Canal Bridge is Allied.", "Victory points:");
        assertThat(post(table.fritz, "/1/retreat")
                        .param("as", "GERMAN")
                        .param("troop", gun)
                        .param("area", table.area("Kleve")))
                .hasStatus(422)
                .bodyText()
                .contains("AFT-12");
        assertThat(post(table.fritz, "/1/retreat")
                        .param("as", "GERMAN")
                        .param("troop", gun)
                        .param("area", nijmegen))
                .hasRedirectedUrl(table.path("/1"));

        assertThat(get(table.tommy, "/1?troop=" + paratrooper))
                .bodyText()
                .contains("advances from Grave Bridge into <strong>Maas-Waal Canal Bridge</strong>.");
        post(table.tommy, "/1/advance")
                .param("as", "ALLIED")
                .param("troop", paratrooper)
                .exchange();
        assertThat(post(table.tommy, "/1/end-advance").param("as", "ALLIED")).hasRedirectedUrl(table.path("/1"));
        assertThat(get(table.fritz, "/1"))
                .bodyText()
                .contains("This battle is over", "Allied 6, German 3: the Allies won", "Safe");
        assertThat(get(table.harriet, "")).bodyText().contains("Allied 6, German 3: the Allies won");
    }

    private void committed() {
        table.commits(1, Side.ALLIED, table.troop("US_PARATROOPER", 0));
        table.commits(1, Side.GERMAN, table.troop("GUN_88", 0));
    }

    /** Everything drawn and rolled: the game can be played. */
    private void ready() {
        committed();
        post(table.fritz, "/1/variable")
                .param("as", "GERMAN")
                .param("troop", gun)
                .param("dice0", "5")
                .exchange();
        post(table.tommy, "/1/supply")
                .param("as", "ALLIED")
                .param("zone", table.area("DZ-O"))
                .exchange();
    }

    private void destroy(Account who, String side, String troop, String die) {
        assertThat(post(who, "/1/destroy")
                        .param("as", side)
                        .param("troop", troop)
                        .param("dice0", die))
                .hasRedirectedUrl(table.path("/1"));
    }

    private MockMvcRequestBuilder report(Account who, String side, String allied, String german) {
        return post(who, "/1/report").param("as", side).param("allied", allied).param("german", german);
    }

    private MockMvcRequestBuilder get(Account who, String path) {
        return table.get(mvc, who, path);
    }

    private MockMvcRequestBuilder post(Account who, String path) {
        return table.post(mvc, who, path);
    }
}
