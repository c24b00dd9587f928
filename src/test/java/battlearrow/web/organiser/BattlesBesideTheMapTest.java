package battlearrow.web.organiser;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.club.Office;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import java.io.UnsupportedEncodingException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

@ApplicationTest
@DisplayName("Battles the organiser writes down beside those of the map")
class BattlesBesideTheMapTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    People people;

    @Autowired
    Appointments appointments;

    private StartedCampaign campaign;

    @BeforeEach
    void start() {
        campaign = StartedCampaign.inBattlePhase(beans);
    }

    private String read(Account reader, String path) {
        MvcTestResult page =
                mvc.get().uri(campaign.href() + path).with(as(reader)).exchange();
        assertThat(page).hasStatusOk();
        return body(page);
    }

    private MvcTestResult send(Account person, String path, Map<String, String> fields, UUID key) {
        var form = mvc.post()
                .uri(campaign.href() + path)
                .with(as(person))
                .with(csrf())
                .param("orderKey", key.toString())
                .param("seen", Long.toString(campaign.sequence()));
        fields.forEach(form::param);
        return form.exchange();
    }

    private static String body(MvcTestResult page) {
        try {
            return page.getResponse().getContentAsString();
        } catch (UnsupportedEncodingException everyJavaKnowsIt) {
            throw new IllegalStateException(everyJavaKnowsIt);
        }
    }

    private static List<Side> holders(Situation situation) {
        return situation.map().areas().stream().map(situation::control).toList();
    }

    private static int lead(Situation situation) {
        return VictoryPoints.of(situation).difference();
    }

    @Nested
    @DisplayName("H04 Mega-battle with uneven sides and no area")
    class MegaBattle {
        private final List<Account> fighters = new ArrayList<>();
        private final Map<String, String> form = new HashMap<>();

        @BeforeEach
        void sixAgainstFive() {
            fighters.addAll(List.of(
                    campaign.alliedGeneral,
                    campaign.alliedCommander,
                    campaign.secondAlliedCommander,
                    campaign.germanGeneral,
                    campaign.germanCommander,
                    campaign.secondGermanCommander));
            for (int further = 1; further <= 5; further++) {
                Account fighter = people.member(campaign.club, "Fighter" + further);
                Side side = further <= 3 ? Side.ALLIED : Side.GERMAN;
                appointments.appoint(campaign.id, fighter.id(), Office.commander(side));
                fighters.add(fighter);
            }
            for (Account fighter : fighters) {
                Side side =
                        appointments.rolesOf(campaign.id, fighter.id()).side().orElseThrow();
                form.put("side-" + fighter.id(), side.name());
            }
            form.putAll(Map.of("name", "The last stand", "tables", "5", "days", "2", "winner", "GERMAN"));
        }

        @Test
        @Covers({"ORG-06", "VIC-01"})
        void isAcceptedChangesNothingOnTheMapAndStandsInEverybodysList() {
            Situation before = campaign.situation();
            String query = form.entrySet().stream()
                    .map(field -> field.getKey() + "=" + field.getValue())
                    .reduce("", (one, other) -> one + "&" + other);
            assertThat(read(campaign.organiser, "/organiser/record-battle?" + query.substring(1)))
                    .as("read back first")
                    .contains("The last stand (5 tables, 2 days).", "No area changes hands, and nothing is destroyed.");
            assertThat(campaign.situation()).isEqualTo(before);

            UUID key = UUID.randomUUID();
            assertThat(send(campaign.organiser, "/organiser/record-battle", form, key))
                    .hasStatus3xxRedirection();
            assertThat(send(campaign.organiser, "/organiser/record-battle", form, key))
                    .as("sent twice")
                    .hasStatus3xxRedirection();
            assertThat(campaign.situation()).as("nothing on the map moved").isEqualTo(before);
            for (Account reader : fighters) {
                assertThat(read(reader, "/battles"))
                        .containsOnlyOnce("The last stand")
                        .contains(fighters.stream().map(Account::displayName).toArray(String[]::new));
            }
            assertThat(read(campaign.spectator, "/outcome")).contains("The last stand", "5 tables, 2 days");
            assertThat(read(campaign.spectator, "/chronicle")).contains("Written down: The last stand");
            assertThat(lead(campaign.situation()))
                    .as("the points come from the map alone")
                    .isEqualTo(lead(before));
        }

        @Test
        @Covers("VIC-01")
        void pointsComeOnlyFromTheOrganisersWordWithItsReason() {
            int before = lead(campaign.situation());
            Map<String, String> award = new HashMap<>(Map.of("side", "GERMAN", "points", "20"));
            String path = "/organiser/rulings/award";
            assertThat(send(campaign.organiser, path, award, UUID.randomUUID()))
                    .as("without a reason")
                    .hasStatus(422)
                    .bodyText()
                    .contains("Write the reason");
            assertThat(read(campaign.organiser, path + "?side=GERMAN&points=20"))
                    .contains("The German side is given 20 Campaign Victory Points beside those of the map.");
            assertThat(read(campaign.organiser, path + "?side=GERMAN&points=151"))
                    .contains("The organiser gives from 1 to 150 points at once");
            award.put("reason", "They held the last bridge");
            assertThat(send(campaign.organiser, path, award, UUID.randomUUID())).hasStatus3xxRedirection();
            assertThat(lead(campaign.situation())).isEqualTo(before - 20);
            assertThat(read(campaign.spectator, "/outcome"))
                    .as("apart from those of the map, with the reason")
                    .contains("Given by the organiser", "They held the last bridge");
            assertThat(read(campaign.alliedCommander, "/rulings")).contains("They held the last bridge");
            assertThat(send(campaign.germanGeneral, path, award, UUID.randomUUID()))
                    .hasStatus(403);
        }

        @Test
        void nobodyIsOnBothSidesAndSlipsAreNamed() {
            form.put("tables", "none");
            assertThat(send(campaign.organiser, "/organiser/record-battle", form, UUID.randomUUID()))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Write the number of tables", "The last stand");
            form.keySet().removeIf(field -> field.startsWith("side-"));
            assertThat(send(campaign.organiser, "/organiser/record-battle", form, UUID.randomUUID()))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Name at least one player");
        }
    }

    @Nested
    @DisplayName("H16 Area names as people spell them")
    class SpelledByPeople {
        private String list() {
            return "Turn\tFrom\tInto\tAllied\tGerman\tAllied points\tGerman points\n"
                    + "1\tVokel Road\tUden Road\t" + campaign.alliedCommander.displayName() + "\t"
                    + campaign.germanCommander.displayName() + "\t5\t2\n"
                    + "1\tGoesbeek Heights\tNijmegan Bridge\tUncle Bob\t" + campaign.secondGermanCommander.displayName()
                    + "\t3\t3\n"
                    + "2\tSon Bridge\tVeghel Bridge\tUncle Bob\tAunt May\tmany\t1\n";
        }

        @Test
        void nothingIsWrittenUntilEachNameIsAcceptedAndNoRowIsDropped() {
            long before = campaign.sequence();
            List<Side> holders = holders(campaign.situation());
            MvcTestResult looked =
                    send(campaign.organiser, "/organiser/results/check", Map.of("pasted", list()), UUID.randomUUID());
            assertThat(looked).hasStatusOk();
            String groesbeek = nearest("Groesbeek Heights");
            assertThat(body(looked))
                    .contains(
                            "“Vokel Road” is not printed on the map. The nearest name is Volkel Road",
                            "“Goesbeek Heights” is not printed on the map. The nearest name is " + groesbeek,
                            "“Nijmegan Bridge” is not printed on the map. The nearest name is Nijmegen Bridge",
                            "Row 1",
                            "Row 2",
                            "Row 3",
                            "Both points are needed",
                            "Read as the heading and not as a battle: Turn",
                            "kept as it is written: Uncle Bob")
                    .doesNotContain("“Uden Road” is", "??");
            assertThat(campaign.sequence()).as("nothing is written yet").isEqualTo(before);

            Map<String, String> rows = new HashMap<>();
            row(rows, 0, "Vokel Road", "Uden Road", "5", "2");
            row(rows, 1, groesbeek, "Nijmegen Bridge", "3", "3");
            row(rows, 2, "Son Bridge", "Veghel Bridge", "many", "1");
            assertThat(send(campaign.organiser, "/organiser/results", rows, UUID.randomUUID()))
                    .as("a name the map does not have is not written by force")
                    .hasStatus(422)
                    .bodyText()
                    .contains("a row is not ready");
            rows.put("from0", "Volkel Road");
            assertThat(send(campaign.organiser, "/organiser/results", rows, UUID.randomUUID()))
                    .as("nor is the row without points dropped in silence")
                    .hasStatus(422);
            assertThat(campaign.sequence()).isEqualTo(before);
            rows.put("out2", "on");
            assertThat(send(campaign.organiser, "/organiser/results/check", rows, UUID.randomUUID()))
                    .hasStatusOk()
                    .bodyText()
                    .contains("2 battles are written down; one row is left out by you.", "Write 2 battles down");
            UUID key = UUID.randomUUID();
            assertThat(send(campaign.organiser, "/organiser/results", rows, key))
                    .hasStatus3xxRedirection();
            assertThat(send(campaign.organiser, "/organiser/results", rows, key))
                    .hasStatus3xxRedirection();
            assertThat(campaign.sequence()).as("one entry, sent twice or not").isEqualTo(before + 1);
            assertThat(holders(campaign.situation())).isEqualTo(holders);
            assertThat(campaign.situation().map().areas()).hasSize(60);
            assertThat(read(campaign.alliedGeneral, "/battles"))
                    .contains(
                            "Turn 1: Volkel Road to Uden Road",
                            "Turn 1: " + groesbeek + " to Nijmegen Bridge",
                            campaign.alliedCommander.displayName() + " 5, " + campaign.germanCommander.displayName()
                                    + " 2",
                            "Draw");
        }

        @Test
        void emptyListIsSaidToBeEmpty() {
            assertThat(send(
                            campaign.organiser,
                            "/organiser/results/check",
                            Map.of("pasted", " \n "),
                            UUID.randomUUID()))
                    .hasStatus(422)
                    .bodyText()
                    .contains("There is no row in it.");
        }

        @Test
        void semicolonsAndCommasAreReadToo() {
            for (String separator : List.of(";", ",")) {
                String row = String.join(separator, "1", "Son Bridge", "veghel  bridge", "A", "B", "1", "0");
                assertThat(PastedResults.parse(row).rows())
                        .singleElement()
                        .satisfies(one -> assertThat(one.germanPoints()).isEqualTo("0"));
            }
            assertThat(new PrintedNames(campaign.situation().map()).find("veghel  bridge"))
                    .map(Area::name)
                    .contains("Veghel Bridge");
        }

        private String nearest(String name) {
            return new PrintedNames(campaign.situation().map()).nearest(name);
        }

        private void row(Map<String, String> rows, int number, String from, String into, String allied, String german) {
            rows.put("turn" + number, "1");
            rows.put("from" + number, from);
            rows.put("into" + number, into);
            rows.put("allied" + number, campaign.alliedCommander.displayName());
            rows.put("german" + number, campaign.germanCommander.displayName());
            rows.put("alliedPoints" + number, allied);
            rows.put("germanPoints" + number, german);
        }
    }
}
