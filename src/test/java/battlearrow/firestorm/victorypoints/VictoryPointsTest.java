package battlearrow.firestorm.victorypoints;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.DepotAttackScored;
import battlearrow.firestorm.event.CampaignEvent.AircraftRecalled;
import battlearrow.firestorm.event.CampaignEvent.CampaignEnded;
import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.CampaignEvent.TotalsShown;
import battlearrow.firestorm.event.CampaignEvent.TurnEnded;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.order.VictoryPointsOrder.ConfirmTotals;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.OutcomeLevel;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.victorypoints.CampaignOutcome.NextLevel;
import battlearrow.firestorm.victorypoints.VictoryPoints.CapturedTroop;
import battlearrow.firestorm.victorypoints.VictoryPoints.DepotAttacks;
import battlearrow.firestorm.victorypoints.VictoryPoints.Objective;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Total Victory Points, Ending the Campaign Turn, Campaign Outcome. */
class VictoryPointsTest {
    private static final int PRINTED_VALUES = 290;

    private static SituationBuilder at(int turn) {
        return SituationBuilder.walkthrough().strategic(turn, Step.VICTORY_POINTS);
    }

    private static int allied(SituationBuilder situation) {
        return VictoryPoints.of(situation.build()).total(Side.ALLIED);
    }

    private static int german(SituationBuilder situation) {
        return VictoryPoints.of(situation.build()).total(Side.GERMAN);
    }

    @Nested
    class Totals {
        @Test
        @Covers({"VIC-01", "T-09", "INV-15", "INV-16", "INV-17"})
        void atTheStartTheGermansHoldEveryObjective() {
            assertThat(allied(at(1))).isZero();
            assertThat(german(at(1))).isEqualTo(PRINTED_VALUES);
        }

        @Test
        @Covers("VIC-02")
        void aHeldObjectiveInSupplyGivesItsValue() {
            SituationBuilder held = at(1).allied("Valkenswaard Road", "Eindhoven", "Wilhelmina Canal Bridge");
            assertThat(VictoryPoints.of(held.build()).items(Side.ALLIED))
                    .containsExactlyInAnyOrder(
                            new Objective(area("Eindhoven"), true, 10),
                            new Objective(area("Wilhelmina Canal Bridge"), true, 10));
            assertThat(german(held)).isEqualTo(PRINTED_VALUES - 20);
        }

        @ParameterizedTest
        @CsvSource({"Nijmegen Bridge, 25", "Maas-Waal Canal Bridge, 10", "Arnhem Bridge, 30", "Tilburg Bridge, 3"})
        @Covers("VIC-03")
        void anObjectiveOutOfSupplyGivesHalf(String objective, int half) {
            assertThat(VictoryPoints.of(at(1).allied(objective).build()).items(Side.ALLIED))
                    .containsExactly(new Objective(area(objective), false, half));
        }

        @Test
        @Covers({"VIC-04", "ABN-29"})
        void markersSupplyNoObjective() {
            SituationBuilder stocked = at(1).allied("Grave Bridge", "DZ-O").markers("DZ-O", 6);
            assertThat(allied(stocked)).isEqualTo(10);
        }

        @Test
        @Covers({"VIC-05", "A-25", "HR-12=on"})
        void germanObjectivesAreHalvedTooAndInterdictionCounts() {
            SituationBuilder interdicted =
                    at(5).interdicted("Typhoon 1", "Wesel").allied("Arnhem", "Arnhem Bridge", "Ijessel Bridge");
            assertThat(VictoryPoints.of(interdicted.build()).items(Side.GERMAN))
                    .contains(new Objective(area("Boxmeer Bridge"), false, 5));
        }

        @Test
        @Covers({"A-25", "HR-12=off"})
        @DisplayName("HR-12 off: the last total is counted as if no depot were interdicted")
        void interdictionMayBeLeftOutOfTheLastTotal() {
            SituationBuilder last = interdicted(5);
            assertThat(VictoryPoints.of(last.build()).items(Side.GERMAN))
                    .contains(new Objective(area("Boxmeer Bridge"), true, 10));
            assertThat(VictoryPoints.of(interdicted(4).build()).items(Side.GERMAN))
                    .as("before the last turn it counts")
                    .contains(new Objective(area("Boxmeer Bridge"), false, 5));
        }

        private static SituationBuilder interdicted(int turn) {
            return SituationBuilder.emptyWalkthrough(HouseRule.HR_12, "off")
                    .strategic(turn, Step.VICTORY_POINTS)
                    .interdicted("Typhoon 1", "Wesel")
                    .allied("Arnhem", "Arnhem Bridge", "Ijessel Bridge");
        }

        @Test
        @Covers({"VIC-06", "T-10", "AFT-15"})
        void capturedTroopsScoreForTheirCaptor() {
            SituationBuilder captured = at(1).captured("Konigstiger A", "Reinhold Half-track", "US Para 1");
            assertThat(allied(captured)).isEqualTo(10 + 6);
            assertThat(german(captured)).isEqualTo(PRINTED_VALUES + 10);
            assertThat(VictoryPoints.of(captured.build()).items(Side.GERMAN))
                    .contains(new CapturedTroop(troop("US Para 1"), 10));
        }

        @ParameterizedTest
        @CsvSource({
            "Konigstiger A, 10",
            "Panther, 10",
            "6th FJR, 10",
            "Harmel Panzer, 6",
            "Reinhold Half-track, 6",
            "Spindler Security, 6",
            "8.8cm A, 6",
            "FW190, 6",
            "British Para 1, 10",
            "US Para 1, 10",
            "US Glider 1, 6",
            "Mountain 1, 6",
            "5th Sherman, 6",
            "32nd Sexton, 6",
            "43rd Gun, 6",
            "Typhoon 1, 6",
        })
        @Covers({"VIC-06", "T-10"})
        void whatACapturedTroopIsWorth(String troop, int points) {
            SituationBuilder captured = at(1).captured(troop);
            int total = troop(troop).side() == Side.GERMAN ? allied(captured) : german(captured) - PRINTED_VALUES;
            assertThat(total).isEqualTo(points);
        }

        @Test
        @Covers({"VIC-07", "T-10"})
        void eachSuccessfulAttackOnAnAlliedDepotGivesTen() {
            DepotAttackScored attack =
                    new DepotAttackScored(1, area("VIII Corps").id());
            SituationBuilder twice = at(1).then(attack, attack);
            assertThat(german(twice)).isEqualTo(PRINTED_VALUES + 20);
            assertThat(VictoryPoints.of(twice.build()).items(Side.GERMAN)).contains(new DepotAttacks(2, 20));
            assertThat(allied(twice)).isZero();
        }

        @Test
        @Covers({"A-67", "HR-41=down", "HR-41=up"})
        void anOddValueIsHalvedDownByDefault() {
            // All values are even; the rounding shows on a sum of none.
            assertThat(allied(at(1).allied("Arnhem Bridge"))).isEqualTo(30);
            SituationBuilder up =
                    SituationBuilder.emptyWalkthrough(HouseRule.HR_41, "up").allied("Arnhem Bridge");
            assertThat(allied(up)).isEqualTo(30);
        }

        @Test
        @Covers({"VIC-09", "VIC-03", "VIC-05", "VIC-02"})
        @DisplayName("E-23: the sample of turn 3 gives the Allies 103 and the Germans 152")
        void theSampleOfTurnThree() {
            Situation sample = Situation.beforeSetUp(sampleOfTurnThree(), Mode.CAMPAIGN, HouseRules.DEFAULTS);
            for (String allied : SAMPLE_ALLIED.keySet()) {
                sample = sample.after(new ControlChanged(new AreaId(allied), Side.ALLIED));
            }
            VictoryPoints points = VictoryPoints.of(sample);
            assertThat(points.items(Side.ALLIED))
                    .extracting(VictoryPoints.Item::points)
                    .containsExactlyInAnyOrder(25, 20, 10, 20, 10, 6, 6, 6);
            assertThat(points.items(Side.GERMAN))
                    .extracting(VictoryPoints.Item::points)
                    .containsExactlyInAnyOrder(60, 20, 20, 6, 10, 20, 6, 10);
            assertThat(points.total(Side.ALLIED)).isEqualTo(103);
            assertThat(points.total(Side.GERMAN)).isEqualTo(152);
        }
    }

    private static final Map<String, Integer> SAMPLE_ALLIED = Map.of(
            "Nijmegen Bridge", 50,
            "Veghel Bridge", 20,
            "Wilhelmina Canal Bridge", 10,
            "Son Bridge", 20,
            "Eindhoven", 10,
            "Tilburg Bridge", 6,
            "Turnhout Road", 6,
            "Albert Canal", 6);
    private static final Map<String, Integer> SAMPLE_GERMAN = Map.of(
            "Arnhem Bridge", 60,
            "Ijessel Bridge", 20,
            "Utrecht", 20,
            "Gelderland Bridge", 6,
            "Maas-Waal Canal Bridge", 20,
            "Grave Bridge", 20,
            "Zaltbommel Bridges", 6,
            "Boxmeer Bridge", 10);
    private static final Set<String> SAMPLE_OUT_OF_SUPPLY = Set.of("Nijmegen Bridge", "Maas-Waal Canal Bridge");

    /** The rows with printed values of the sample, each joined to its side's depot by road unless it is Out of Supply there. */
    private static Scenario sampleOfTurnThree() {
        List<Area> areas = new ArrayList<>();
        areas.add(sampleArea(0, "XXX Corps", 0, Side.ALLIED));
        areas.add(sampleArea(1, "Wesel", 0, Side.GERMAN));
        List<Border> borders = new ArrayList<>();
        for (Map<String, Integer> held : List.of(SAMPLE_ALLIED, SAMPLE_GERMAN)) {
            Area depot = areas.get(held == SAMPLE_ALLIED ? 0 : 1);
            held.forEach((name, value) -> {
                Area area = sampleArea(areas.size(), name, value, null);
                areas.add(area);
                if (!SAMPLE_OUT_OF_SUPPLY.contains(name)) {
                    borders.add(new Border(depot, area, BorderKind.OPEN, true));
                }
            });
        }
        return new Scenario(
                ScenarioName.A_BRIDGE_TOO_FAR,
                new CampaignMap(areas, borders),
                List.of(),
                List.of(),
                List.of(),
                ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR).tables(),
                List.of());
    }

    private static Area sampleArea(int index, String name, int value, @Nullable Side depot) {
        int number = depot == Side.GERMAN ? 1 : 0;
        return new Area(index, new AreaId(name), name, "A1", Terrain.OPEN, false, false, null, value, depot, number);
    }

    @Nested
    class Outcome {
        private final Situation situation = at(5).build();

        @ParameterizedTest(name = "{0} ahead: {1}")
        @CsvSource({
            "0, DRAW",
            "49, DRAW",
            "50, TACTICAL",
            "99, TACTICAL",
            "100, OPERATIONAL",
            "149, OPERATIONAL",
            "150, STRATEGIC",
            "151, STRATEGIC",
            "316, STRATEGIC",
        })
        @Covers({"VIC-11", "VIC-12", "VIC-13", "VIC-14", "VIC-15", "A-64", "HR-34=tactical", "INV-51"})
        void theLeadDecidesTheLevelForBothSidesAlike(int lead, OutcomeLevel level) {
            CampaignOutcome allies = CampaignOutcome.of(situation, lead);
            CampaignOutcome germans = CampaignOutcome.of(situation, -lead);
            assertThat(allies.level()).isEqualTo(level);
            assertThat(germans.level()).isEqualTo(level);
            assertThat(germans.next()).isEqualTo(allies.next());
            assertThat(allies.winner()).isEqualTo(level == OutcomeLevel.DRAW ? null : Side.ALLIED);
            assertThat(germans.winner()).isEqualTo(level == OutcomeLevel.DRAW ? null : Side.GERMAN);
        }

        @Test
        @Covers("HR-34=draw")
        void aHouseRuleMakesExactlyFiftyADraw() {
            Situation house =
                    SituationBuilder.emptyWalkthrough(HouseRule.HR_34, "draw").build();
            assertThat(CampaignOutcome.of(house, 50).level()).isEqualTo(OutcomeLevel.DRAW);
            assertThat(CampaignOutcome.of(house, 50).next()).isEqualTo(new NextLevel(OutcomeLevel.TACTICAL, 1));
            assertThat(CampaignOutcome.of(house, 51).level()).isEqualTo(OutcomeLevel.TACTICAL);
        }

        @ParameterizedTest(name = "{0} ahead: {2} short of {1}")
        @CsvSource({"48, TACTICAL, 2", "0, TACTICAL, 50", "50, OPERATIONAL, 50", "149, STRATEGIC, 1", "150, , 0"})
        @DisplayName("H10: how many points short of the next level")
        void howManyPointsShortOfTheNextLevel(int lead, @Nullable OutcomeLevel level, int pointsShort) {
            assertThat(CampaignOutcome.of(situation, lead).findNext().orElse(null))
                    .isEqualTo(level == null ? null : new NextLevel(level, pointsShort));
        }

        @Test
        @Covers({"VIC-16", "A-68"})
        void theLeaderIsShownEvenInADraw() {
            assertThat(CampaignOutcome.of(situation, 48).findLeader()).contains(Side.ALLIED);
            assertThat(CampaignOutcome.of(situation, -1).findLeader()).contains(Side.GERMAN);
            assertThat(CampaignOutcome.of(situation, 0).findLeader()).isEmpty();
            assertThat(CampaignOutcome.of(situation, 48).findWinner()).isEmpty();
        }
    }

    @Nested
    class EndingTheTurn {
        private final Judging<ConfirmTotals> confirming = Judging.by(new ConfirmingTotals());
        private final ConfirmTotals order = new ConfirmTotals();

        @Test
        @Covers({"VIC-08", "VIC-16", "TURN-12", "SET-02"})
        void bothTotalsAreShownAndTheNextTurnOpens() {
            assertThat(confirming.events(at(1).build(), ALLIED_GENERAL, order))
                    .containsExactly(
                            new TotalsShown(1, 0, PRINTED_VALUES),
                            new TurnEnded(1),
                            new PhaseOpened(2, Phase.PLANNING, Step.NONE));
        }

        @Test
        @Covers({"VIC-10", "TURN-01", "TURN-12", "SET-02"})
        void afterTurnFiveTheCampaignIsJudgedAndOver() {
            assertThat(confirming.events(at(5).build(), GERMAN_GENERAL, order))
                    .containsExactly(
                            new TotalsShown(5, 0, PRINTED_VALUES),
                            new TurnEnded(5),
                            new CampaignEnded(-PRINTED_VALUES, OutcomeLevel.STRATEGIC, Side.GERMAN));
            Situation over = confirming.after(at(5).build(), ORGANISER, order);
            assertThat(over.phase()).isEqualTo(Phase.FINISHED);
            assertThat(confirming.refusals(over, ORGANISER, order)).containsExactly(Rule.TURN_01);
        }

        @Test
        @Covers({"A-24", "HR-11=startOfNextTurn"})
        @DisplayName("HR-11 startOfNextTurn: Typhoons leave their depots as the next turn opens")
        void anInterdictionMayEndWithTheTurn() {
            SituationBuilder builder = SituationBuilder.emptyWalkthrough(HouseRule.HR_11, "startOfNextTurn")
                    .strategic(2, Step.VICTORY_POINTS)
                    .interdicted("Typhoon 1", "Kleve");
            assertThat(confirming.events(builder.build(), ORGANISER, order))
                    .contains(new AircraftRecalled(List.of(troop("Typhoon 1").id())));
            Situation next = confirming.after(builder.build(), ORGANISER, order);
            assertThat(next.interdicted().isEmpty()).isTrue();
            assertThat(next.isInReinforcementPool(troop("Typhoon 1"))).isTrue();
            Situation usual = confirming.after(
                    SituationBuilder.emptyWalkthrough()
                            .strategic(2, Step.VICTORY_POINTS)
                            .interdicted("Typhoon 1", "Kleve")
                            .build(),
                    ORGANISER,
                    order);
            assertThat(usual.interdicted().has(area("Kleve"))).isTrue();
        }

        @Test
        @Covers({"TURN-06", "ROLE-04"})
        void onlyInItsStepAndOnlyByAGeneralOrTheOrganiser() {
            assertThat(confirming.refusals(at(1).build(), TOMMY, order)).containsExactly(Rule.ROLE_04);
            Situation early = SituationBuilder.walkthrough()
                    .strategic(1, Step.MOVES_GERMAN)
                    .build();
            assertThat(confirming.refusals(early, ALLIED_GENERAL, order)).containsExactly(Rule.TURN_06);
            assertThat(confirming.offered(early, ALLIED_GENERAL)).isEmpty();
            assertThat(confirming.offered(at(1).build(), ALLIED_GENERAL)).containsExactly(order);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"A_BRIDGE_TOO_FAR", "MARKET_GARDEN"})
    @Covers({"T-09", "SET-07"})
    void allObjectivesOfTheBoxAreWorth316(ScenarioName name) {
        SituationBuilder box = SituationBuilder.of(ScenarioLibrary.marketGarden(name));
        int all = box.build().map().areas().stream()
                .mapToInt(Area::objectiveValue)
                .sum();
        assertThat(all).isEqualTo(316);
    }
}
