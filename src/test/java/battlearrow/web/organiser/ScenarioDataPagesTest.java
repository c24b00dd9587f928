package battlearrow.web.organiser;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.campaign.CampaignOpening;
import battlearrow.campaign.CampaignView;
import battlearrow.campaign.ScenarioData;
import battlearrow.club.Account;
import battlearrow.club.Campaigns;
import battlearrow.club.ClubCampaign;
import battlearrow.club.ClubScenario;
import battlearrow.club.ClubScenarios;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.order.CampaignOrder.ChooseHouseRules;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Correction;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.scenario.ScenarioFile;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.Heading;
import battlearrow.journal.Journal;
import battlearrow.journal.Verification;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.mock.web.MockMultipartFile;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** The organiser who owns the boxed game puts the data right, and the club keeps what he did. */
@ApplicationTest
@Covers("ORG-10")
class ScenarioDataPagesTest {
    private static final String TERRAIN = "area/dz-y/terrain";
    private static final String ROTTERDAM = "area/rotterdam/depot-number";
    private static final String AMSTERDAM = "area/amsterdam/depot-number";
    private static final Corrections FOREST =
            Corrections.of(List.of(new Correction.AreaTerrain(new AreaId("dz-y"), Terrain.FOREST, "printed map")));

    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    ScenarioData data;

    @Autowired
    CampaignView view;

    @Autowired
    Campaigns campaigns;

    @Autowired
    ClubScenarios scenarios;

    @Autowired
    Journal journal;

    private MvcTestResult get(Account person, String address) {
        return mvc.get().uri(address).with(as(person)).exchange();
    }

    private MvcTestResult post(Account person, String address, Map<String, String> fields) {
        var request = mvc.post().uri(address).with(as(person)).with(csrf());
        fields.forEach(request::param);
        return request.exchange();
    }

    private MvcTestResult correct(StartedCampaign campaign, String fact, String value) {
        return correct(campaign, campaign.organiser, "correct", fact, Map.of("value", value));
    }

    /** From a page drawn just now, unless the fields say otherwise. */
    private MvcTestResult correct(
            StartedCampaign campaign, Account person, String what, String fact, Map<String, String> fields) {
        var request = mvc.post()
                .uri(campaign.href() + "/setup/data/facts/" + what)
                .with(as(person))
                .with(csrf())
                .param("orderKey", UUID.randomUUID().toString())
                .param("seen", Long.toString(campaign.sequence()))
                .param("fact", fact)
                .param("reason", "printed <map>");
        if (!fields.containsKey("drawnFrom")) {
            request.param("drawnFrom", data.find(campaign.id).fingerprint());
        }
        fields.forEach(request::param);
        return request.exchange();
    }

    private static Terrain terrain(Situation situation) {
        return situation.map().get(new AreaId("dz-y")).terrain();
    }

    private ClubScenario saved(StartedCampaign campaign, String name) {
        return scenarios
                .save(
                        campaign.club.id(),
                        new ClubScenarios.Saying(name, ScenarioName.A_BRIDGE_TOO_FAR, FOREST),
                        campaign.organiser.id())
                .orElseThrow();
    }

    @Nested
    class Correcting {
        @Test
        void factIsCorrectedMarkedAndTakenBack() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            String page = campaign.href() + "/setup/data/facts?fact=" + TERRAIN;
            assertThat(get(campaign.organiser, page))
                    .hasStatusOk()
                    .bodyText()
                    .contains("In the boxed game", "Reconstructed", "Ginkel Heath", "Correct the fact")
                    .doesNotContain("??", "Take the correction back");
            assertThat(correct(campaign, TERRAIN, "FOREST")).hasStatus3xxRedirection();
            assertThat(terrain(campaign.situation())).isEqualTo(Terrain.FOREST);
            assertThat(get(campaign.organiser, page))
                    .bodyText()
                    .contains("Corrected by the club", "printed &lt;map&gt;", "Take the correction back: Open");
            assertThat(get(campaign.organiser, campaign.href() + "/setup/data?source=CLUB"))
                    .bodyText()
                    .contains("One fact.", "printed &lt;map&gt;", "One fact is corrected.");
            assertThat(get(campaign.spectator, campaign.href() + "/chronicle"))
                    .bodyText()
                    .doesNotContain("??");
            assertThat(correct(campaign, campaign.organiser, "take-back", TERRAIN, Map.of()))
                    .hasStatus3xxRedirection();
            assertThat(terrain(campaign.situation())).isEqualTo(Terrain.OPEN);
            assertThat(journal.verify(campaign.id)).isInstanceOf(Verification.Sound.class);
        }

        @Test
        void everyKindOfFieldIsReadAsItIsShown() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            assertThat(correct(campaign, "area/utrecht/objective", "")).hasStatus3xxRedirection();
            assertThat(correct(campaign, "bonus/SECURITY/TOWN", "none")).hasStatus3xxRedirection();
            assertThat(correct(campaign, "mission/TOWN/6", "Street Fighting")).hasStatus3xxRedirection();
            assertThat(correct(
                            campaign,
                            campaign.organiser,
                            "correct",
                            "troop/gds-32/A_BRIDGE_TOO_FAR",
                            Map.of("place", "AREA", "area", "xii-corps", "turn", "3")))
                    .hasStatus3xxRedirection();
            assertThat(data.find(campaign.id).corrections().list())
                    .extracting(correction -> correction.fact() + " " + correction.value())
                    .containsExactly(
                            "area/utrecht/objective none",
                            "bonus/SECURITY/TOWN none",
                            "mission/TOWN/6 Street Fighting",
                            "troop/gds-32/A_BRIDGE_TOO_FAR AREA xii-corps");
            for (Correction correction : data.find(campaign.id).corrections().list()) {
                assertThat(get(campaign.organiser, campaign.href() + "/setup/data/facts?fact=" + correction.fact()))
                        .hasStatusOk()
                        .bodyText()
                        .contains("Corrected by the club")
                        .doesNotContain("??");
            }
        }

        @Test
        void slipIsToldAtTheFieldAndEverythingTypedStays() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            assertThat(correct(campaign, "area/utrecht/objective", "2000"))
                    .hasStatus(422)
                    .bodyText()
                    .contains("it must be a whole number from 1 to 200", "value=\"2000\"", "printed &lt;map&gt;");
            assertThat(correct(
                            campaign,
                            campaign.organiser,
                            "correct",
                            "troop/gds-32/A_BRIDGE_TOO_FAR",
                            Map.of("place", "AIR_DROP", "area", "", "turn", "3")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("AIR_DROP needs a zone and a turn")
                    .containsPattern("<option value=\"AIR_DROP\" selected")
                    .containsPattern("<option value=\"3\" selected");
            assertThat(correct(campaign, "area/atlantis/terrain", "OPEN")).hasStatus(404);
            assertThat(data.find(campaign.id).corrections().isEmpty()).isTrue();
        }

        @Test
        void correctionWithFaultsIsKeptAndTheStartWaitsForItsOther() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            assertThat(correct(campaign, ROTTERDAM, "2")).hasStatus3xxRedirection();
            assertThat(get(campaign.organiser, campaign.href() + "/setup/data/facts?fact=" + ROTTERDAM))
                    .bodyText()
                    .contains(
                            "Rotterdam and Amsterdam both have the depot number 2.",
                            "cannot start",
                            "aria-invalid=\"true\"");
            assertThat(get(campaign.organiser, campaign.href() + "/setup"))
                    .bodyText()
                    .contains("The data check finds faults, 2 in all.", "ORG-10");
            assertThat(campaign.give(campaign.organiser, new StartCampaign()).toString())
                    .contains("ORG_10");
            assertThat(campaign.situation().scenario().germanDepot(1)).hasToString("Rotterdam");
            assertThat(correct(campaign, AMSTERDAM, "1")).hasStatus3xxRedirection();
            assertThat(campaign.situation().scenario().germanDepot(1)).hasToString("Amsterdam");
            campaign.must(campaign.organiser, new StartCampaign());
            assertThat(campaign.situation().isIn(Phase.OPENING)).isTrue();
        }

        @Test
        void faultyCorrectionIsTakenBackWithoutATrace() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            correct(campaign, ROTTERDAM, "2");
            correct(campaign, campaign.organiser, "take-back", ROTTERDAM, Map.of());
            assertThat(campaign.sequence()).isZero();
            campaign.must(campaign.organiser, new StartCampaign());
        }

        @Test
        void dataStayOpenAfterTheHouseRulesAreChosen() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            campaign.must(campaign.organiser, new ChooseHouseRules(Map.of()));
            assertThat(correct(campaign, TERRAIN, "FOREST")).hasStatus3xxRedirection();
            assertThat(terrain(campaign.situation())).isEqualTo(Terrain.FOREST);
        }

        @Test
        void whatAHouseRuleSaysTooIsToldOnBothPagesAndInTheRulings() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            String face = "The faces of the Aircraft Die are rolled as the house rule says";
            String depots = "The die names German depots in the order of the house rule";
            List<String> pages = List.of("/setup/data", "/setup/house-rules", "/rulings");
            correct(campaign, "aircraft-die/1", "3");
            for (String page : pages) {
                assertThat(get(campaign.organiser, campaign.href() + page))
                        .bodyText()
                        .doesNotContain(face, "Said twice");
            }
            campaign.must(
                    campaign.organiser,
                    new ChooseHouseRules(Map.of(
                            HouseRule.HR_22.key(), "1,1,1,2,2,3",
                            HouseRule.HR_32.key(), "Ruhr,Kleve,Wesel,Apeldorn,Amsterdam,Rotterdam")));
            for (String page : pages) {
                assertThat(get(campaign.organiser, campaign.href() + page))
                        .hasStatusOk()
                        .bodyText()
                        .contains("the house rule counts", face)
                        .as("depot numbers are said once")
                        .doesNotContain(depots);
            }
            correct(campaign, ROTTERDAM, "2");
            assertThat(get(campaign.organiser, campaign.href() + "/setup/data"))
                    .as("as the organiser works on the data, faults and all")
                    .bodyText()
                    .contains(depots);
            assertThat(get(campaign.organiser, campaign.href() + "/setup/data/facts?fact=aircraft-die/1"))
                    .bodyText()
                    .contains(face);
        }

        @Test
        void twoOrganisersAtOnceAreTold() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            String drawnFrom = data.find(campaign.id).fingerprint();
            assertThat(correct(campaign, "aircraft-die/6", "2")).hasStatus3xxRedirection();
            assertThat(correct(
                            campaign,
                            campaign.organiser,
                            "correct",
                            TERRAIN,
                            Map.of("value", "FOREST", "drawnFrom", drawnFrom)))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Somebody else changed the data")
                    .containsPattern("<option value=\"FOREST\" selected")
                    .contains(data.find(campaign.id).fingerprint());
            assertThat(terrain(campaign.situation())).isEqualTo(Terrain.OPEN);
        }

        @Test
        void sentTwiceCountsOnce() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            String drawnFrom = data.find(campaign.id).fingerprint();
            Map<String, String> fields = Map.of("value", "FOREST", "drawnFrom", drawnFrom);
            assertThat(correct(campaign, campaign.organiser, "correct", TERRAIN, fields))
                    .hasStatus3xxRedirection();
            assertThat(correct(campaign, campaign.organiser, "correct", TERRAIN, fields))
                    .hasStatus3xxRedirection();
            assertThat(campaign.sequence()).isEqualTo(1);
        }

        @Test
        void isForTheOrganiserOnly() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            for (Account person : List.of(campaign.alliedGeneral, campaign.spectator)) {
                assertThat(correct(campaign, person, "correct", TERRAIN, Map.of("value", "FOREST")))
                        .hasStatus(403);
            }
            assertThat(terrain(campaign.situation())).isEqualTo(Terrain.OPEN);
        }

        @Test
        void afterTheStartThePageIsToBeReadOnly() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            correct(campaign, TERRAIN, "FOREST");
            campaign.must(campaign.organiser, new StartCampaign());
            assertThat(get(campaign.organiser, campaign.href() + "/setup/data/facts?fact=" + TERRAIN))
                    .hasStatusOk()
                    .bodyText()
                    .contains("keeps the data it began with", "Corrected by the club")
                    .doesNotContain("Correct the fact", "Take the correction back", "??");
            assertThat(correct(campaign, TERRAIN, "HILL"))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Refused");
            assertThat(terrain(campaign.situation())).isEqualTo(Terrain.FOREST);
        }

        @Test
        void areaIsShownWithAllThatMayBeCorrected() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            assertThat(get(campaign.organiser, campaign.href() + "/setup/data/facts?area=eindhoven"))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Nothing is said", "Borders", "Roads", "area/eindhoven/zone".replace("/", "/"))
                    .doesNotContain("??");
            assertThat(get(campaign.organiser, campaign.href() + "/setup/data/facts?area=atlantis"))
                    .hasStatus(404);
        }
    }

    @Nested
    class OwnScenarios {
        @Test
        void correctedDataBecomeTheClubsOwnAndTheNextCampaignBeginsWithThem() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            correct(campaign, TERRAIN, "FOREST");
            String save = campaign.href() + "/setup/data/save";
            assertThat(post(campaign.organiser, save, Map.of("name", " ")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Give the scenario a name.");
            assertThat(post(campaign.organiser, save, Map.of("name", "Our printed map")))
                    .hasStatus3xxRedirection();
            assertThat(post(campaign.organiser, save, Map.of("name", "Our printed map")))
                    .as("sent twice")
                    .hasStatus3xxRedirection();
            ClubScenario own = scenarios.listOfClub(campaign.club.id()).getFirst();
            assertThat(own.version()).isEqualTo(1);
            assertThat(get(campaign.organiser, "/clubs/" + campaign.club.id() + "/campaigns/new"))
                    .bodyText()
                    .contains("Our printed map", "A Bridge Too Far, one fact corrected by the club, version 1");
            String opened = post(
                            campaign.organiser,
                            "/clubs/" + campaign.club.id() + "/campaigns/new",
                            Map.of(
                                    "formKey",
                                    UUID.randomUUID().toString(),
                                    "name",
                                    "Winter",
                                    "scenario",
                                    "own-" + own.id(),
                                    "points",
                                    "1500",
                                    "timeZone",
                                    "Europe/London"))
                    .getResponse()
                    .getRedirectedUrl();
            assertThat(opened).isNotNull();
            long next = Long.parseLong(opened.replaceAll("\\D", ""));
            assertThat(terrain(view.situation(next))).isEqualTo(Terrain.FOREST);
            assertThat(view.findHeading(next).map(Heading::corrections)).contains(own.corrections());
        }

        @Test
        void otherNameIsNotTakenUnlessTheOrganiserSaysSo() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            saved(campaign, "Our printed map");
            correct(campaign, "aircraft-die/6", "2");
            String save = campaign.href() + "/setup/data/save";
            assertThat(post(campaign.organiser, save, Map.of("name", "our PRINTED map")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("The club has another scenario of this name", "our PRINTED map");
            assertThat(post(campaign.organiser, save, Map.of("name", "our PRINTED map", "replace", "true")))
                    .hasStatus3xxRedirection();
            assertThat(scenarios.listOfClub(campaign.club.id())).singleElement().satisfies(own -> {
                assertThat(own.version()).isEqualTo(2);
                assertThat(own.corrections().find("aircraft-die/6")).isPresent();
            });
        }

        @Test
        void dataWithFaultsAreNotSaved() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            correct(campaign, ROTTERDAM, "2");
            assertThat(post(campaign.organiser, campaign.href() + "/setup/data/save", Map.of("name", "Half done")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Put them right before the club keeps them.");
            assertThat(scenarios.listOfClub(campaign.club.id())).isEmpty();
        }

        @Test
        void runningCampaignKeepsTheVersionItBeganWith() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            ClubScenario own = saved(campaign, "Ours");
            ClubCampaign running = beans.getBean(CampaignOpening.class)
                    .open(
                            campaign.club.id(),
                            new CampaignOpening.Settings(
                                    "Winter",
                                    own.base(),
                                    1500,
                                    ZoneId.of("Europe/London"),
                                    HouseRules.DEFAULTS,
                                    own.corrections()),
                            campaign.organiser.id(),
                            UUID.randomUUID());
            scenarios.replace(
                    campaign.club.id(),
                    new ClubScenarios.Saying("Ours", own.base(), Corrections.NONE),
                    campaign.organiser.id());
            assertThat(terrain(view.situation(running.id()))).isEqualTo(Terrain.FOREST);
            String list = "/clubs/" + campaign.club.id() + "/scenarios/" + own.id();
            assertThat(post(campaign.organiser, list + "/remove", Map.of())).hasStatus3xxRedirection();
            assertThat(scenarios.listOfClub(campaign.club.id())).isEmpty();
            assertThat(terrain(view.situation(running.id()))).isEqualTo(Terrain.FOREST);
            assertThat(journal.verify(running.id())).isInstanceOf(Verification.Sound.class);
        }

        @Test
        void membersExportAndOrganisersRename() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            ClubScenario own = saved(campaign, "Ours, „1944“");
            saved(campaign, "Others");
            String list = "/clubs/" + campaign.club.id() + "/scenarios";
            assertThat(get(campaign.member, list + "/" + own.id() + "/export"))
                    .hasStatusOk()
                    .hasHeader("Content-Disposition", "attachment; filename=\"ours-1944.json\"")
                    .bodyText()
                    .isEqualTo(ScenarioFile.of(own.name(), own.base(), own.corrections())
                            .write());
            assertThat(get(campaign.stranger, list + "/" + own.id() + "/export"))
                    .hasStatus(404);
            assertThat(get(campaign.member, list))
                    .hasStatusOk()
                    .bodyText()
                    .contains("Ours, „1944“")
                    .doesNotContain("Rename", "??");
            assertThat(post(campaign.member, list + "/" + own.id() + "/rename", Map.of("name", "Mine")))
                    .hasStatus(403);
            assertThat(post(campaign.organiser, list + "/" + own.id() + "/rename", Map.of("name", "others")))
                    .hasStatus(422)
                    .bodyText()
                    .contains("The club has another scenario of this name.", "value=\"others\"");
            assertThat(post(campaign.organiser, list + "/" + own.id() + "/rename", Map.of("name", "Ours")))
                    .hasStatus3xxRedirection();
            assertThat(scenarios
                            .find(campaign.club.id(), own.id())
                            .orElseThrow()
                            .name())
                    .isEqualTo("Ours");
        }

        @Test
        void fileOfAnotherClubIsBroughtIn() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            String file =
                    ScenarioFile.of("Ours", ScenarioName.MARKET_GARDEN, FOREST).write();
            saved(campaign, "Ours");
            assertThat(bringIn(campaign, campaign.organiser, file)).hasStatus3xxRedirection();
            assertThat(bringIn(campaign, campaign.organiser, file)).as("again").hasStatus3xxRedirection();
            assertThat(scenarios.listOfClub(campaign.club.id()))
                    .extracting(ClubScenario::name)
                    .containsExactly("Ours", "Ours (2)");
            assertThat(bringIn(campaign, campaign.member, file)).hasStatus(403);
        }

        @Test
        void brokenFileIsRefusedWithEveryFaultAndNothingIsStored() {
            StartedCampaign campaign = StartedCampaign.opened(beans);
            String broken = ScenarioFile.of("Ours", ScenarioName.MARKET_GARDEN, FOREST)
                    .write()
                    .replace("FOREST", "SWAMP")
                    .replace("MARKET_GARDEN", "ARNHEM");
            assertThat(bringIn(campaign, campaign.organiser, broken))
                    .hasStatus(422)
                    .bodyText()
                    .contains("nothing was stored", "SWAMP", "ARNHEM");
            assertThat(bringIn(campaign, campaign.organiser, ""))
                    .hasStatus(422)
                    .bodyText()
                    .contains("Choose a scenario file.");
            assertThat(scenarios.listOfClub(campaign.club.id())).isEmpty();
        }

        private MvcTestResult bringIn(StartedCampaign campaign, Account person, String file) {
            return mvc.post()
                    .uri("/clubs/" + campaign.club.id() + "/scenarios/import")
                    .multipart()
                    .file(new MockMultipartFile(
                            "file", "ours.json", "application/json", file.getBytes(StandardCharsets.UTF_8)))
                    .with(as(person))
                    .with(csrf())
                    .exchange();
        }
    }
}
