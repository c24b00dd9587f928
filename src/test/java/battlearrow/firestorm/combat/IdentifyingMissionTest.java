package battlearrow.firestorm.combat;

import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CombatEvent.MissionAgreed;
import battlearrow.firestorm.event.CombatEvent.MissionProposed;
import battlearrow.firestorm.event.CombatEvent.MissionRolled;
import battlearrow.firestorm.event.CombatEvent.PointsAgreed;
import battlearrow.firestorm.event.CombatEvent.PointsProposed;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyChecked;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.order.CombatOrder.AgreeMission;
import battlearrow.firestorm.order.CombatOrder.AgreePoints;
import battlearrow.firestorm.order.CombatOrder.RollMission;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Identify Your Mission")
class IdentifyingMissionTest {
    private final Judging<AgreeMission> agreeing = Judging.by(new AgreeingMission());
    private final Judging<RollMission> rolling = Judging.by(new RollingMission());
    private final Judging<AgreePoints> agreeingPoints = Judging.by(new AgreeingPoints());

    private static SituationBuilder placed() {
        return SituationBuilder.walkthrough().battlePhase(1).arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road");
    }

    private static SituationBuilder ready(SituationBuilder builder) {
        return builder.committed(Side.ALLIED)
                .committed(Side.GERMAN)
                .then(new SupplyChecked(builder.build().lastBattle(), true, true, false));
    }

    private final Situation open = ready(placed()).build();

    private static AgreeMission agree(Side side, String mission) {
        return new AgreeMission(1, side, mission);
    }

    private static RollMission roll(Side side) {
        return new RollMission(1, side);
    }

    @Nested
    class ByAgreement {
        @Test
        @Covers("COM-01")
        @DisplayName("B1-12: both name Breakout")
        void bothNameTheSame() {
            Situation proposed = agreeing.after(open, People.TOMMY, agree(Side.ALLIED, "Breakout"));
            assertThat(proposed.findBattle(1).orElseThrow().findMission()).isEmpty();
            assertThat(agreeing.events(proposed, People.FRITZ, agree(Side.GERMAN, " breakout ")))
                    .containsExactly(new MissionProposed(1, Side.GERMAN, "breakout"), new MissionAgreed(1, "breakout"));
        }

        @Test
        @Covers("COM-01")
        void oneAloneDoesNotDecide() {
            Situation proposed = agreeing.after(open, People.TOMMY, agree(Side.ALLIED, "Breakout"));
            Situation other = agreeing.after(proposed, People.FRITZ, agree(Side.GERMAN, "No Retreat"));
            assertThat(other.findBattle(1).orElseThrow().findMission()).isEmpty();
            assertThat(agreeing.refusals(open, People.TOMMY, agree(Side.ALLIED, " ")))
                    .containsExactly(Rule.COM_01);
            assertThat(agreeing.refusals(open, People.TOMMY, agree(Side.GERMAN, "Breakout")))
                    .containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers("COM-05")
        void anyOtherMissionMayBeAgreed() {
            Situation proposed =
                    agreeing.after(open, People.TOMMY, agree(Side.ALLIED, "Hold the Line at Joe's Bridge"));
            Situation agreed =
                    agreeing.after(proposed, People.FRITZ, agree(Side.GERMAN, "Hold the Line at Joe's Bridge"));
            assertThat(agreed.findBattle(1).orElseThrow().findMission()).contains("Hold the Line at Joe's Bridge");
        }

        @Test
        @Covers("COM-01")
        void theTablesMissionsAndTheOthersProposalAreOffered() {
            Situation proposed = agreeing.after(open, People.FRITZ, agree(Side.GERMAN, "Cauldron"));
            assertThat(agreeing.offered(proposed, People.TOMMY))
                    .startsWith(agree(Side.ALLIED, "Cauldron"))
                    .contains(agree(Side.ALLIED, "Free-for-All"), agree(Side.ALLIED, "Fighting Withdrawal"));
        }

        @Test
        @Covers({"SUP-01", "COM-12"})
        void betweenTheCheckAndTheResult() {
            assertThat(agreeing.refusals(placed().build(), People.TOMMY, agree(Side.ALLIED, "Breakout")))
                    .containsExactly(Rule.SUP_01);
            Situation fought = ready(placed()).fought(1, 6, 1).build();
            assertThat(agreeing.refusals(fought, People.TOMMY, agree(Side.ALLIED, "Breakout")))
                    .containsExactly(Rule.COM_12);
        }

        @Test
        @Covers("GW-25")
        @DisplayName("W-02: not in the General's Wargame, at no time")
        void notInTheWargame() {
            Situation wargame = SituationBuilder.of(WalkthroughMap.wargameScenario(), Mode.WARGAME, HouseRules.DEFAULTS)
                    .planning(1)
                    .build();
            assertThat(agreeing.refusals(wargame, People.TOMMY, agree(Side.ALLIED, "Breakout")))
                    .containsExactly(Rule.GW_25);
            assertThat(rolling.refusals(wargame, People.TOMMY, roll(Side.ALLIED)))
                    .containsExactly(Rule.GW_25);
            assertThat(agreeingPoints.refusals(wargame, People.TOMMY, new AgreePoints(1, Side.ALLIED, 1500)))
                    .containsExactly(Rule.GW_25);
        }
    }

    @Nested
    class ByDie {
        @ParameterizedTest(name = "{0}, {1}: {2}")
        @CsvSource({
            "OPEN, 1, Free-for-All",
            "OPEN, 2, Free-for-All",
            "OPEN, 3, Hasty Assault",
            "OPEN, 4, No Retreat",
            "OPEN, 5, Breakout",
            "OPEN, 6, Fighting Withdrawal",
            "HILL, 1, Free-for-All",
            "HILL, 2, Free-for-All",
            "HILL, 3, No Retreat",
            "HILL, 4, Hasty Assault",
            "HILL, 5, Fighting Withdrawal",
            "HILL, 6, Breakthrough",
            "POLDER, 1, Free-for-All",
            "POLDER, 2, Free-for-All",
            "POLDER, 3, Encounter",
            "POLDER, 4, No Retreat",
            "POLDER, 5, Breakthrough",
            "POLDER, 6, Cauldron",
            "FOREST, 1, Free-for-All",
            "FOREST, 2, Free-for-All",
            "FOREST, 3, Encounter",
            "FOREST, 4, No Retreat",
            "FOREST, 5, Breakthrough",
            "FOREST, 6, Fighting Withdrawal",
            "TOWN, 3, Hasty Assault",
        })
        @Covers({"COM-02", "T-07", "A-52"})
        @DisplayName("T-07: the terrain of the point decides the row")
        void theTable(Terrain terrain, int die, String mission) {
            assertThat(rolling.events(fightingOver(terrain), People.TOMMY, roll(Side.ALLIED), die))
                    .containsExactly(new MissionRolled(1, Side.ALLIED, die, mission));
        }

        private static Situation fightingOver(Terrain terrain) {
            Scenario box = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
            Area point = box.map().areas().stream()
                    .filter(area -> area.terrain() == terrain && !area.isDepot())
                    .findFirst()
                    .orElseThrow();
            Area tail = box.map().list(box.map().adjacent(point)).stream()
                    .filter(area -> !area.isDepot())
                    .findFirst()
                    .orElseThrow();
            return ready(SituationBuilder.of(box)
                            .allied(tail.name())
                            .battlePhase(1)
                            .arrow(Side.ALLIED, tail.name(), point.name()))
                    .build();
        }

        @Test
        @Covers("COM-02")
        void theHolderOfTheInitiativeRolls() {
            assertThat(rolling.refusals(open, People.FRITZ, roll(Side.GERMAN))).containsExactly(Rule.COM_02);
            assertThat(rolling.offered(open, People.TOMMY)).containsExactly(roll(Side.ALLIED));
        }

        @Test
        @Covers("COM-03")
        void onlyASixGivesTheOtherARoll() {
            Situation five = rolling.after(open, People.TOMMY, roll(Side.ALLIED), 5);
            assertThat(rolling.refusals(five, People.FRITZ, roll(Side.GERMAN))).containsExactly(Rule.COM_03);
            Situation six = rolling.after(open, People.TOMMY, roll(Side.ALLIED), 6);
            assertThat(rolling.events(six, People.FRITZ, roll(Side.GERMAN), 3))
                    .containsExactly(new MissionRolled(1, Side.GERMAN, 3, "Hasty Assault"));
        }

        @Test
        @Covers({"COM-03", "COM-01"})
        void afterASixTheyMayStillAgree() {
            Situation six = rolling.after(open, People.TOMMY, roll(Side.ALLIED), 6);
            Situation proposed = agreeing.after(six, People.TOMMY, agree(Side.ALLIED, "Encounter"));
            Situation agreed = agreeing.after(proposed, People.FRITZ, agree(Side.GERMAN, "Encounter"));
            assertThat(agreed.findBattle(1).orElseThrow().findMission()).contains("Encounter");
            assertThat(rolling.refusals(agreed, People.FRITZ, roll(Side.GERMAN)))
                    .containsExactly(Rule.COM_04);
        }

        @Test
        @Covers("COM-04")
        @DisplayName("Open 6 then 6: Fighting Withdrawal, and that is final")
        void theOthersRollIsFinal() {
            Situation six = rolling.after(open, People.TOMMY, roll(Side.ALLIED), 6);
            Situation again = rolling.after(six, People.FRITZ, roll(Side.GERMAN), 6);
            assertThat(again.findBattle(1).orElseThrow().findMission()).contains("Fighting Withdrawal");
            assertThat(rolling.refusals(again, People.TOMMY, roll(Side.ALLIED))).containsExactly(Rule.COM_04);
            assertThat(rolling.refusals(again, People.FRITZ, roll(Side.GERMAN))).containsExactly(Rule.COM_04);
            assertThat(agreeing.refusals(again, People.TOMMY, agree(Side.ALLIED, "Encounter")))
                    .containsExactly(Rule.COM_04);
        }

        @Test
        @Covers("COM-04")
        void soIsTheFirstRollWithoutASix() {
            Situation four = rolling.after(open, People.TOMMY, roll(Side.ALLIED), 4);
            assertThat(rolling.refusals(four, People.TOMMY, roll(Side.ALLIED))).containsExactly(Rule.COM_04);
            assertThat(agreeing.refusals(four, People.FRITZ, agree(Side.GERMAN, "Encounter")))
                    .containsExactly(Rule.COM_04);
        }

        @Test
        @Covers({"COM-01", "HR-28=asScenarioData", "HR-28=byAgreement", "A-52"})
        @DisplayName("HR-28 byAgreement: nothing is rolled over a Town")
        void overATownByAgreementOnly() {
            for (String value : List.of("asScenarioData", "byAgreement")) {
                Situation town = ready(SituationBuilder.emptyWalkthrough(HouseRule.HR_28, value)
                                .allied("Valkenswaard Road")
                                .battlePhase(1)
                                .arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven"))
                        .build();
                List<Rule> refusals = rolling.refusals(town, People.TOMMY, roll(Side.ALLIED));
                assertThat(refusals).isEqualTo(value.equals("byAgreement") ? List.of(Rule.COM_01) : List.of());
            }
        }

        @Test
        @Covers("SUP-01")
        void notBeforeTheCheck() {
            assertThat(rolling.refusals(placed().build(), People.TOMMY, roll(Side.ALLIED)))
                    .containsExactly(Rule.SUP_01);
        }
    }

    @Nested
    @DisplayName("Play Flames Of War Battles")
    class Points {
        @Test
        @Covers("COM-08")
        void theOrganisersSizeStandsUntilBothNameAnother() {
            Situation proposed = agreeingPoints.after(open, People.TOMMY, new AgreePoints(1, Side.ALLIED, 1750));
            assertThat(proposed.findBattle(1).orElseThrow().findAgreedPoints()).isEmpty();
            assertThat(agreeingPoints.offered(proposed, People.FRITZ))
                    .containsExactly(new AgreePoints(1, Side.GERMAN, 1750));
            assertThat(agreeingPoints.events(proposed, People.FRITZ, new AgreePoints(1, Side.GERMAN, 1750)))
                    .containsExactly(new PointsProposed(1, Side.GERMAN, 1750), new PointsAgreed(1, 1750));
        }

        @Test
        @Covers("COM-08")
        void aSizeThatIsNone() {
            assertThat(agreeingPoints.refusals(open, People.TOMMY, new AgreePoints(1, Side.ALLIED, 0)))
                    .containsExactly(Rule.COM_08);
            assertThat(agreeingPoints.refusals(open, People.FRITZ, new AgreePoints(1, Side.ALLIED, 1750)))
                    .containsExactly(Rule.ROLE_06);
        }
    }

    @Test
    @Covers("COM-02")
    void theMissionIsRolledForThePoint() {
        assertThat(open.findBattle(1).orElseThrow().arrow().point()).isEqualTo(area("Valkenswaard Road"));
        assertThat(BattleBriefing.of(open, open.findBattle(1).orElseThrow()).place())
                .isEqualTo(area("Valkenswaard Road"));
    }
}
