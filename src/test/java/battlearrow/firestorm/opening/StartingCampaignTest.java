package battlearrow.firestorm.opening;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Initial Deployment and the way into the opening. */
class StartingCampaignTest {
    private static final StartCampaign START = new StartCampaign();
    private static final Scenario FREE = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
    private static final Scenario HISTORICAL = ScenarioLibrary.marketGarden(ScenarioName.MARKET_GARDEN);

    private final Judging<StartCampaign> judging = Judging.by(new StartingCampaign());

    private static Situation before(Scenario scenario) {
        return before(scenario, HouseRules.DEFAULTS);
    }

    private static Situation before(Scenario scenario, HouseRules houseRules) {
        return Situation.beforeSetUp(scenario, Mode.CAMPAIGN, houseRules);
    }

    private Situation started(Scenario scenario) {
        return judging.after(before(scenario), ORGANISER, START);
    }

    @Nested
    class WhoAndWhen {
        @Test
        @Covers({"ROLE-02", "ORG-01"})
        void onlyTheOrganiserStarts() {
            assertThat(judging.refusals(before(FREE), ALLIED_GENERAL, START)).containsExactly(Rule.ROLE_02);
            assertThat(judging.offered(before(FREE), ORGANISER)).containsExactly(START);
        }

        @Test
        void aCampaignStartsOnce() {
            Situation turnTwo = SituationBuilder.walkthrough().planning(2).build();
            assertThat(judging.refusals(turnTwo, ORGANISER, START)).containsExactly(Rule.TURN_02);
            assertThat(judging.refusals(started(FREE), ORGANISER, START)).containsExactly(Rule.SET_25);
        }
    }

    @Nested
    class Deployment {
        @ParameterizedTest
        @EnumSource
        @Covers({"SET-12", "SET-15", "SET-08", "INV-01"})
        void everyTroopIsPlacedOnce(ScenarioName name) {
            Scenario scenario = ScenarioLibrary.marketGarden(name);
            assertThat(judging.events(before(scenario), ORGANISER, START))
                    .filteredOn(TroopPlaced.class::isInstance)
                    .hasSize(46)
                    .doesNotHaveDuplicates();
        }

        @ParameterizedTest
        @EnumSource
        @Covers({"INV-04", "INV-07"})
        void everyTroopStandsInAnAreaOfItsSide(ScenarioName name) {
            Situation situation = started(ScenarioLibrary.marketGarden(name));
            for (FirestormTroop troop : situation.scenario().troops()) {
                situation
                        .findArea(troop)
                        .ifPresent(area -> assertThat(situation.control(area))
                                .as(troop + " in " + area)
                                .isEqualTo(troop.side()));
            }
        }

        @Test
        @Covers("SET-04")
        void inTheFreeScenarioTheAlliesHoldTheirDepotsOnly() {
            Situation situation = started(FREE);
            assertThat(situation.areasOf(Side.ALLIED).size()).isEqualTo(3);
            assertThat(situation.areasOf(Side.GERMAN).size()).isEqualTo(57);
        }

        @Test
        @Covers({"SET-04", "SET-24", "A-50"})
        void inTheHistoricalScenarioTheFirstLiftHoldsItsZones() {
            Situation situation = started(HISTORICAL);
            assertThat(situation.areasOf(Side.ALLIED).size()).isEqualTo(9);
            assertThat(situation.areasOf(Side.GERMAN).size()).isEqualTo(51);
            List<Area> zones = situation.map().list(situation.areasOf(Side.ALLIED)).stream()
                    .filter(Area::isLandingOrDropZone)
                    .toList();
            assertThat(zones).hasSize(6).allSatisfy(zone -> {
                assertThat(situation.markers(zone)).isEqualTo(2);
                assertThat(situation.listTroops(zone)).hasSize(1);
            });
        }

        @Test
        @Covers({"SET-18", "A-51"})
        void aLaterLiftWaitsInTheAlliedReserves() {
            Situation situation = started(HISTORICAL);
            FirestormTroop polish = troop(HISTORICAL, "polish-para-bde");
            assertThat(situation.place(polish)).isEqualTo(new Place.InReserve(null));
        }

        @Test
        @Covers({"SET-16", "SET-19"})
        void aReserveWaitsForTheDepotOfItsEntry() {
            Situation situation = started(HISTORICAL);
            FirestormTroop sherman = troop(HISTORICAL, "29-armd-bde");
            FirestormTroop panther = troop(HISTORICAL, "pzbde-107");
            assertThat(situation.place(sherman)).isEqualTo(new Place.InReserve(area(HISTORICAL, "VIII Corps")));
            assertThat(situation.place(panther)).isEqualTo(new Place.InReserve(area(HISTORICAL, "Ruhr")));
        }

        @Test
        @Covers("SET-15")
        void anAlliedReserveWithoutDepotMayBeDroppedAtAnyTime() {
            Situation situation = started(FREE);
            assertThat(situation.place(troop(FREE, "1-para-bde"))).isEqualTo(new Place.InReserve(null));
            assertThat(situation.isInReinforcementPool(troop(FREE, "83-group-1")))
                    .isTrue();
        }

        @ParameterizedTest(name = "HR-38 {0}: {1} and {2}")
        @CsvSource({"asScenarioData, Wesel, Apeldorn", "Wesel+Kleve, Wesel, Kleve", "Apeldorn+Wesel, Apeldorn, Wesel"})
        @Covers({"SET-20", "HR-38=asScenarioData", "HR-38=Wesel+Kleve", "HR-38=Apeldorn+Wesel"})
        void theKonigstigersWaitWhereTheHouseRuleSays(String value, String first, String second) {
            HouseRules houseRules = HouseRules.DEFAULTS.with(HouseRule.HR_38, value);
            Situation situation = judging.after(before(FREE, houseRules), ORGANISER, START);
            assertThat(situation.place(troop(FREE, "kg-hummel"))).isEqualTo(new Place.InReserve(area(FREE, first)));
            assertThat(situation.place(troop(FREE, "spzabt-506"))).isEqualTo(new Place.InReserve(area(FREE, second)));
        }

        @Test
        void theWalkthroughStartsAsItsSectionZeroSays() {
            Situation situation = started(WalkthroughMap.scenario());
            assertThat(situation.isIn(WalkthroughMap.troop("5th Sherman"), WalkthroughMap.area("XXX Corps")))
                    .isTrue();
            assertThat(situation.isInReinforcementPool(WalkthroughMap.troop("US Para 1")))
                    .isTrue();
            assertThat(situation.place(WalkthroughMap.troop("FW190")))
                    .isEqualTo(new Place.InReserve(WalkthroughMap.area("Deelen")));
        }
    }

    @Nested
    class Opening {
        @Test
        @Covers({"SET-21", "SET-22", "INV-19", "HR-24=6"})
        void aBridgeTooFarOpensWithSixAirDrops() {
            Situation situation = started(FREE);
            assertThat(judging.events(before(FREE), ORGANISER, START).getLast())
                    .isEqualTo(new PhaseOpened(0, Phase.OPENING, Step.OPENING_AIR));
            assertThat(situation.air().c47()).isEqualTo(6);
            assertThat(situation.air().isRolled()).isFalse();
        }

        @Test
        @Covers("HR-24=4")
        void aHouseRuleSetsTheNumberOfOpeningDrops() {
            HouseRules houseRules = HouseRules.DEFAULTS.with(HouseRule.HR_24, "4");
            Situation situation = judging.after(before(FREE, houseRules), ORGANISER, START);
            assertThat(situation.air().c47()).isEqualTo(4);
        }

        @Test
        @Covers("SET-24")
        void marketGardenOpensWithExploitationOnly() {
            assertThat(started(HISTORICAL).step()).isEqualTo(Step.OPENING_EXPLOITATION);
        }

        @Test
        @Covers("SET-26")
        void theWargameHasTheSameOpening() {
            Situation wargame = Situation.beforeSetUp(FREE, Mode.WARGAME, HouseRules.DEFAULTS);
            assertThat(judging.after(wargame, ORGANISER, START).step()).isEqualTo(Step.OPENING_AIR);
        }

        @Test
        @Covers({"SET-02", "HR-36=1500", "HR-36=1750", "ORG-07"})
        void theCampaignStartsInTurnZeroWithTheNormalPoints() {
            Situation situation = started(FREE);
            assertThat(situation.turn()).isZero();
            assertThat(situation.points()).isEqualTo(1500);
            Situation bigger =
                    judging.after(before(FREE, HouseRules.DEFAULTS.with(HouseRule.HR_36, "1750")), ORGANISER, START);
            assertThat(bigger.points()).isEqualTo(1750);
            assertThat(situation.tables().limit("campaignTurns")).isEqualTo(5);
        }
    }

    @Nested
    class ScenarioData {
        @ParameterizedTest
        @EnumSource
        @Covers({"SET-05", "SET-06", "SET-09", "ORG-10"})
        void theScenariosOfTheBoxAreComplete(ScenarioName name) {
            assertThat(judging.refusals(before(ScenarioLibrary.marketGarden(name)), ORGANISER, START))
                    .isEmpty();
        }

        @Test
        @Covers({"SET-05", "SET-06"})
        void aMapWithoutDepotsIsRefused() {
            List<Area> areas = FREE.map().areas().stream()
                    .map(StartingCampaignTest::withoutDepot)
                    .toList();
            Scenario scenario = new Scenario(
                    FREE.name(),
                    new CampaignMap(areas, List.of()),
                    FREE.types(),
                    FREE.troops(),
                    placements(),
                    FREE.tables(),
                    List.of());
            assertThat(judging.refusals(before(scenario), ORGANISER, START)).containsExactly(Rule.SET_05, Rule.SET_05);
        }

        @Test
        @Covers("SET-09")
        void aMissingTroopIsRefused() {
            Scenario scenario = new Scenario(
                    FREE.name(),
                    FREE.map(),
                    FREE.types(),
                    FREE.troops().subList(0, 45),
                    placements().subList(0, 45),
                    FREE.tables(),
                    List.of());
            assertThat(judging.refusals(before(scenario), ORGANISER, START)).containsExactly(Rule.SET_09);
        }

        @Test
        @Covers("ORG-10")
        void aMissingTableIsRefused() {
            RulebookTables tables = FREE.tables();
            RulebookTables lacking = new RulebookTables(
                    tables.variableCampaign(),
                    tables.variableWargame(),
                    tables.outOfSupply(),
                    tables.reducedPoints(),
                    Map.of(),
                    tables.rollToDestroy(),
                    tables.wargameRollToDestroyLoser(),
                    tables.wargameRollToDestroyWinner(),
                    tables.aircraftDie(),
                    List.of(),
                    tables.aircraftByTurn(),
                    tables.markersByAircraft(),
                    tables.battlesByTotal(),
                    tables.bonuses(),
                    tables.printedBonuses(),
                    tables.bonusRowOfResult(),
                    tables.antiAircraftModifier(),
                    tables.artilleryModifier(),
                    tables.outOfSupplyModifier(),
                    tables.depotAttackValue(),
                    tables.reserveArrivesOn(),
                    tables.outcomeLeads(),
                    tables.limits());
            Scenario scenario = new Scenario(
                    FREE.name(), FREE.map(), FREE.types(), FREE.troops(), placements(), lacking, List.of());
            assertThat(judging.refusals(before(scenario), ORGANISER, START)).containsExactly(Rule.ORG_10, Rule.ORG_10);
        }
    }

    private static Area withoutDepot(Area area) {
        return new Area(
                area.index(),
                area.id(),
                area.name(),
                area.grid(),
                area.terrain(),
                area.bridge(),
                area.airfield(),
                area.zoneKind(),
                area.objectiveValue(),
                null,
                0);
    }

    private static List<Placement> placements() {
        return FREE.troops().stream().map(FREE::placement).toList();
    }

    private static FirestormTroop troop(Scenario scenario, String id) {
        return SituationBuilder.of(scenario).find(id);
    }

    private static Area area(Scenario scenario, String name) {
        return SituationBuilder.of(scenario).area(name);
    }
}
