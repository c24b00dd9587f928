package battlearrow.firestorm.reinforcements;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.MovementEvent.ReinforcementRolled;
import battlearrow.firestorm.event.MovementEvent.ReserveArrived;
import battlearrow.firestorm.event.MovementEvent.ReserveRolled;
import battlearrow.firestorm.event.MovementEvent.ReserveToPool;
import battlearrow.firestorm.event.MovementEvent.ReserveTurnedBack;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceDueReserve;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReserve;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Make Reserves and Reinforcements Moves. */
class ReinforcementsTest {
    private final Judging<PlaceReinforcement> placing = Judging.by(new PlacingReinforcement());
    private final Judging<PlaceDueReserve> placingReserve = Judging.by(new PlacingDueReserve());
    private final Judging<RollReinforcement> rolling = Judging.by(new RollingReinforcement());
    private final Judging<RollReserve> rollingReserve = Judging.by(new RollingReserve());
    private final Judging<CloseReinforcement> closing = Judging.by(new ClosingReinforcement());

    private static SituationBuilder allied(int turn) {
        return SituationBuilder.walkthrough().strategic(turn, Step.REINFORCEMENTS_ALLIED);
    }

    private static SituationBuilder german(int turn) {
        return SituationBuilder.walkthrough().strategic(turn, Step.REINFORCEMENTS_GERMAN);
    }

    private static PlaceReinforcement place(String troop, String depot) {
        return new PlaceReinforcement(
                Side.ALLIED, troop(troop).id(), area(depot).id());
    }

    private static RollReinforcement roll(String troop) {
        return new RollReinforcement(Side.GERMAN, troop(troop).id());
    }

    private static RollReserve rollReserve(String troop) {
        return new RollReserve(Side.GERMAN, troop(troop).id());
    }

    private static PlaceDueReserve due(Side side, FirestormTroop troop) {
        return new PlaceDueReserve(side, troop.id());
    }

    @Nested
    class AlliedReinforcements {
        @ParameterizedTest
        @ValueSource(strings = {"XII Corps", "XXX Corps", "VIII Corps"})
        @Covers("RES-01")
        void anAlliedTroopOfThePoolIsPlacedOnAnyAlliedDepot(String depot) {
            Situation situation = allied(1).pool("8th Sherman").build();
            Situation after = placing.after(situation, ALLIED_GENERAL, place("8th Sherman", depot));
            assertThat(after.isIn(troop("8th Sherman"), area(depot))).isTrue();
        }

        @ParameterizedTest
        @ValueSource(strings = {"Valkenswaard Road", "Kleve"})
        @Covers("RES-01")
        void noOtherAreaTakesReinforcements(String elsewhere) {
            Situation situation =
                    allied(1).allied("Valkenswaard Road").pool("8th Sherman").build();
            assertThat(placing.refusals(situation, ALLIED_GENERAL, place("8th Sherman", elsewhere)))
                    .containsExactly(Rule.RES_01);
        }

        @ParameterizedTest
        @ValueSource(strings = {"5th Sherman", "Panther", "6th FJR"})
        @Covers("RES-01")
        void onlyTroopsOfTheAlliedPoolArePlaced(String troop) {
            assertThat(placing.refusals(allied(1).build(), ALLIED_GENERAL, place(troop, "XXX Corps")))
                    .containsExactly(Rule.RES_01);
        }

        @ParameterizedTest
        @ValueSource(strings = {"British Para 2", "US Para 5", "US Glider 2"})
        @Covers({"RES-02", "INV-44"})
        void paratroopersAndGlidersReturnByAirDropOnly(String troop) {
            assertThat(placing.refusals(allied(1).build(), ALLIED_GENERAL, place(troop, "XXX Corps")))
                    .containsExactly(Rule.RES_02);
        }

        @Test
        @Covers({"RES-02", "SET-15"})
        void anAirborneReserveWithoutDepotIsLikeOneOfThePool() {
            Situation situation = allied(1).reserve("US Para 5").build();
            assertThat(placing.refusals(situation, ALLIED_GENERAL, place("US Para 5", "XXX Corps")))
                    .containsExactly(Rule.RES_02);
            assertThat(placingReserve.refusals(situation, ALLIED_GENERAL, due(Side.ALLIED, troop("US Para 5"))))
                    .containsExactly(Rule.RES_02);
        }

        @Test
        @Covers({"RES-03", "AIR-38", "INV-44"})
        void typhoonsReturnInTheAirStepOnly() {
            assertThat(placing.refusals(allied(1).build(), ALLIED_GENERAL, place("Typhoon 1", "XXX Corps")))
                    .containsExactly(Rule.AIR_38);
        }

        @Test
        @Covers({"RES-04", "AIR-23"})
        void mountainInfantryMayBePlacedOrKept() {
            Situation situation = allied(1).build();
            Situation after = placing.after(situation, ALLIED_GENERAL, place("Mountain 1", "XXX Corps"));
            assertThat(after.isIn(troop("Mountain 1"), area("XXX Corps"))).isTrue();
            assertThat(closing.refusals(situation, ALLIED_GENERAL, new CloseReinforcement(Side.ALLIED)))
                    .isEmpty();
        }

        @Test
        @Covers({"RES-05", "A-62", "HR-33=compulsory"})
        void everyGroundTroopOfThePoolIsPlacedBeforeTheStepCloses() {
            CloseReinforcement close = new CloseReinforcement(Side.ALLIED);
            Situation situation = allied(1).pool("8th Sherman", "43rd Gun").build();
            assertThat(closing.refusals(situation, ALLIED_GENERAL, close)).containsExactly(Rule.RES_05, Rule.RES_05);
            Situation placed = allied(1)
                    .pool("8th Sherman")
                    .troop("8th Sherman", "XII Corps")
                    .build();
            assertThat(closing.refusals(placed, ALLIED_GENERAL, close)).isEmpty();
        }

        @Test
        @Covers("HR-33=optional")
        void withOptionalPlacementNobodyHasToBePlaced() {
            Situation situation = SituationBuilder.emptyWalkthrough(HouseRule.HR_33, "optional")
                    .strategic(1, Step.REINFORCEMENTS_ALLIED)
                    .build();
            assertThat(closing.refusals(situation, ALLIED_GENERAL, new CloseReinforcement(Side.ALLIED)))
                    .isEmpty();
        }

        @Test
        @Covers("RES-13")
        void capturedTroopsNeverComeBack() {
            Situation situation = allied(1).captured("8th Sherman").build();
            assertThat(placing.refusals(situation, ALLIED_GENERAL, place("8th Sherman", "XXX Corps")))
                    .containsExactly(Rule.AFT_15);
            assertThat(placingReserve.refusals(situation, ALLIED_GENERAL, due(Side.ALLIED, troop("8th Sherman"))))
                    .containsExactly(Rule.AFT_15);
        }

        @Test
        @Covers("RES-16")
        void aDepotReceivesTroopsWhoeverSurroundsIt() {
            Situation situation =
                    allied(1).german("Valkenswaard Road").pool("8th Sherman").build();
            assertThat(placing.refusals(situation, ALLIED_GENERAL, place("8th Sherman", "XXX Corps")))
                    .isEmpty();
        }

        @Test
        @Covers("ORG-12")
        void theTroopAndTheDepotMustExist() {
            PlaceReinforcement order =
                    new PlaceReinforcement(Side.ALLIED, troop("8th Sherman").id(), new AreaId("berlin"));
            assertThat(placing.refusals(allied(1).build(), ALLIED_GENERAL, order))
                    .containsExactly(Rule.ORG_12);
        }
    }

    @Nested
    class OneSideAfterTheOther {
        @Test
        @Covers({"TURN-10", "TURN-06"})
        void theAlliesGoFirstThenTheGermansThenTheMoves() {
            Situation before = allied(1).pool("6th FJR").build();
            assertThat(rolling.refusals(before, GERMAN_GENERAL, roll("6th FJR")))
                    .containsExactly(Rule.TURN_10);
            Situation then = closing.after(before, ALLIED_GENERAL, new CloseReinforcement(Side.ALLIED));
            assertThat(then.step()).isEqualTo(Step.REINFORCEMENTS_GERMAN);
            Situation rolled = german(2).build();
            assertThat(closing.after(rolled, GERMAN_GENERAL, new CloseReinforcement(Side.GERMAN))
                            .step())
                    .isEqualTo(Step.MOVES_ALLIED);
            assertThat(placing.refusals(rolled, ALLIED_GENERAL, place("8th Sherman", "XXX Corps")))
                    .containsExactly(Rule.TURN_06);
        }

        @Test
        @Covers("ROLE-04")
        void onlyTheGeneralPlacesAndOnlyTheGeneralOrTheOrganiserCloses() {
            Situation situation = allied(1).pool("8th Sherman").build();
            PlaceReinforcement order = place("8th Sherman", "XXX Corps");
            assertThat(placing.refusals(situation, TOMMY, order)).containsExactly(Rule.ROLE_04);
            assertThat(placing.refusals(situation, GERMAN_GENERAL, order)).containsExactly(Rule.ROLE_04);
            CloseReinforcement close = new CloseReinforcement(Side.ALLIED);
            assertThat(closing.refusals(situation, TOMMY, close)).containsExactly(Rule.ROLE_04);
            assertThat(closing.refusals(allied(1).build(), ORGANISER, close)).isEmpty();
        }

        @Test
        void theGermanDieIsNoBusinessOfTheAllies() {
            Situation situation = german(1).pool("6th FJR").build();
            assertThat(rolling.refusals(
                            situation,
                            ALLIED_GENERAL,
                            new RollReinforcement(Side.ALLIED, troop("6th FJR").id())))
                    .containsExactly(Rule.ROLE_04, Rule.ROLE_04);
        }

        @Test
        void whatIsOfferedIsAllowed() {
            Situation allied = allied(1).pool("8th Sherman").build();
            assertThat(placing.offered(allied, ALLIED_GENERAL))
                    .hasSize(12)
                    .contains(place("8th Sherman", "XII Corps"), place("Mountain 2", "VIII Corps"));
            Situation german = german(1).pool("6th FJR").build();
            assertThat(rolling.offered(german, GERMAN_GENERAL)).containsExactly(roll("6th FJR"));
            assertThat(rollingReserve.offered(german, GERMAN_GENERAL)).hasSize(5);
            assertThat(placingReserve.offered(german, GERMAN_GENERAL)).isEmpty();
            assertThat(placingReserve.offered(german(2).build(), GERMAN_GENERAL))
                    .hasSize(5);
            assertThat(closing.offered(german(2).build(), GERMAN_GENERAL)).hasSize(1);
        }
    }

    @Nested
    class GermanReinforcements {
        @ParameterizedTest
        @CsvSource({"1, Rotterdam", "2, Amsterdam", "3, Apeldorn", "4, Wesel", "5, Kleve", "6, Ruhr"})
        @Covers({"RES-06", "A-57", "HR-32=Rotterdam,Amsterdam,Apeldorn,Wesel,Kleve,Ruhr"})
        void theDieNamesTheDepot(int die, String depot) {
            Situation situation = german(1).pool("6th FJR").build();
            Situation after = rolling.after(situation, GERMAN_GENERAL, roll("6th FJR"), die);
            assertThat(after.isIn(troop("6th FJR"), area(depot))).isTrue();
            assertThat(GermanDepotNumbers.numberOf(situation, area(depot))).isEqualTo(die);
            assertThat(GermanDepotNumbers.numberOf(situation, area("Eindhoven")))
                    .isZero();
        }

        @ParameterizedTest
        @CsvSource({"1, Ruhr", "2, Kleve", "3, Wesel", "4, Apeldorn", "5, Amsterdam", "6, Rotterdam"})
        @Covers({"RES-06", "A-57", "HR-32=Ruhr,Kleve,Wesel,Apeldorn,Amsterdam,Rotterdam"})
        void theOrganiserMayNumberTheDepotsOtherwise(int die, String depot) {
            Situation situation = SituationBuilder.emptyWalkthrough(
                            HouseRule.HR_32, "Ruhr,Kleve,Wesel,Apeldorn,Amsterdam,Rotterdam")
                    .pool("6th FJR")
                    .strategic(1, Step.REINFORCEMENTS_GERMAN)
                    .build();
            Situation after = rolling.after(situation, GERMAN_GENERAL, roll("6th FJR"), die);
            assertThat(after.isIn(troop("6th FJR"), area(depot))).isTrue();
            assertThat(GermanDepotNumbers.numberOf(situation, area(depot))).isEqualTo(die);
            assertThat(GermanDepotNumbers.numberOf(situation, area("Eindhoven")))
                    .isZero();
        }

        @Test
        @Covers("RES-06")
        void onlyATroopOfThePoolRollsAndOnlyOnce() {
            assertThat(rolling.refusals(german(1).build(), GERMAN_GENERAL, roll("6th FJR")))
                    .containsExactly(Rule.RES_06);
            Situation situation =
                    german(1).pool("6th FJR").interdicted("Typhoon 1", "Kleve").build();
            Situation turnedBack = rolling.after(situation, GERMAN_GENERAL, roll("6th FJR"), 5);
            assertThat(rolling.refusals(turnedBack, GERMAN_GENERAL, roll("6th FJR")))
                    .containsExactly(Rule.RES_06);
        }

        @Test
        @Covers("RES-06")
        void everyTroopOfThePoolRollsBeforeTheStepCloses() {
            CloseReinforcement close = new CloseReinforcement(Side.GERMAN);
            Situation situation = german(2).pool("6th FJR", "Harmel Panzer").build();
            assertThat(closing.refusals(situation, GERMAN_GENERAL, close)).containsExactly(Rule.RES_06, Rule.RES_06);
            Situation rolled = rolling.after(
                    rolling.after(situation, GERMAN_GENERAL, roll("6th FJR"), 1), ORGANISER, roll("Harmel Panzer"), 1);
            assertThat(closing.refusals(rolled, GERMAN_GENERAL, close)).isEmpty();
        }

        @Test
        @Covers({"RES-07", "INV-45"})
        void theGeneralDoesNotChooseTheDepot() {
            PlaceReinforcement order = new PlaceReinforcement(
                    Side.GERMAN, troop("6th FJR").id(), area("Wesel").id());
            assertThat(placing.refusals(german(1).pool("6th FJR").build(), GERMAN_GENERAL, order))
                    .containsExactly(Rule.RES_07);
        }

        @Test
        @Covers({"A-46", "HR-23=off", "INV-45"})
        void theFw190DoesNotRollForADepot() {
            Situation situation = german(2).pool("FW190").build();
            assertThat(rolling.refusals(situation, GERMAN_GENERAL, roll("FW190")))
                    .containsExactly(Rule.AIR_38);
            assertThat(closing.refusals(situation, GERMAN_GENERAL, new CloseReinforcement(Side.GERMAN)))
                    .isEmpty();
        }

        @Test
        @Covers("HR-23=on")
        void withTheHouseRuleTheFw190Rolls() {
            Situation situation = SituationBuilder.emptyWalkthrough(HouseRule.HR_23, "on")
                    .strategic(2, Step.REINFORCEMENTS_GERMAN)
                    .build();
            assertThat(rolling.refusals(situation, GERMAN_GENERAL, roll("FW190")))
                    .isEmpty();
        }

        @Test
        @Covers("RES-12")
        void aFormerReserveRollsLikeAnyDestroyedTroop() {
            Situation situation = german(2).pool("Panther").build();
            assertThat(rolling.events(situation, GERMAN_GENERAL, roll("Panther"), 1))
                    .containsExactly(new ReinforcementRolled(
                            troop("Panther").id(), 1, area("Rotterdam").id(), true));
        }

        @Test
        @Covers("RES-13")
        void capturedTroopsDoNotRoll() {
            Situation situation = german(1).captured("6th FJR", "Panther").build();
            assertThat(rolling.refusals(situation, GERMAN_GENERAL, roll("6th FJR")))
                    .containsExactly(Rule.AFT_15);
            assertThat(rollingReserve.refusals(situation, GERMAN_GENERAL, rollReserve("Panther")))
                    .containsExactly(Rule.AFT_15);
        }
    }

    @Nested
    @DisplayName("German Reserves in A Bridge Too Far")
    class GermanReserves {
        @Test
        @Covers("RES-08")
        void inTurnOneAReserveArrivesOnFourOrMore() {
            Situation situation = german(1).build();
            assertThat(rollingReserve.events(situation, GERMAN_GENERAL, rollReserve("Panther"), 3))
                    .containsExactly(new ReserveRolled(troop("Panther").id(), 3, false));
            assertThat(rollingReserve.events(situation, GERMAN_GENERAL, rollReserve("Panther"), 4))
                    .containsExactly(
                            new ReserveRolled(troop("Panther").id(), 4, true),
                            new ReserveArrived(
                                    troop("Panther").id(), area("Ruhr").id()));
        }

        @Test
        @Covers("RES-08")
        void eachReserveRollsOnceAndBeforeTheStepCloses() {
            Situation situation = german(1).build();
            assertThat(closing.refusals(situation, GERMAN_GENERAL, new CloseReinforcement(Side.GERMAN)))
                    .hasSize(5)
                    .containsOnly(Rule.RES_08);
            Situation waiting = rollingReserve.after(situation, GERMAN_GENERAL, rollReserve("Panther"), 3);
            assertThat(rollingReserve.refusals(waiting, GERMAN_GENERAL, rollReserve("Panther")))
                    .containsExactly(Rule.RES_08);
            assertThat(closing.refusals(waiting, GERMAN_GENERAL, new CloseReinforcement(Side.GERMAN)))
                    .hasSize(4);
            assertThat(placingReserve.refusals(situation, GERMAN_GENERAL, due(Side.GERMAN, troop("Panther"))))
                    .containsExactly(Rule.RES_08, Rule.SET_19);
        }

        @Test
        @Covers("RES-08")
        void onlyAReserveRollsForItsArrival() {
            assertThat(rollingReserve.refusals(german(1).build(), GERMAN_GENERAL, rollReserve("6th FJR")))
                    .containsExactly(Rule.RES_08);
        }

        @Test
        @Covers({"RES-09", "INV-46"})
        void inTurnTwoTheOthersArriveWithoutARoll() {
            Situation situation = german(2).build();
            assertThat(rollingReserve.refusals(situation, GERMAN_GENERAL, rollReserve("Panther")))
                    .containsExactly(Rule.RES_09);
            Situation after = closing.after(situation, GERMAN_GENERAL, new CloseReinforcement(Side.GERMAN));
            assertThat(after.isIn(troop("Panther"), area("Ruhr"))).isTrue();
            assertThat(after.isIn(troop("8.8cm R"), area("Rotterdam"))).isTrue();
            assertThat(after.scenario().troops()).noneMatch(after::isInReserve);
        }

        @Test
        @Covers({"RES-09", "RES-15"})
        void aDueReserveMayBeBroughtInBeforeTheStepCloses() {
            Situation after =
                    placingReserve.after(german(2).build(), GERMAN_GENERAL, due(Side.GERMAN, troop("Panther")));
            assertThat(after.isIn(troop("Panther"), area("Ruhr"))).isTrue();
            assertThat(after.step()).isEqualTo(Step.REINFORCEMENTS_GERMAN);
        }

        @Test
        @Covers("RES-10")
        void onlyAReserveOfTheSideIsBroughtIn() {
            assertThat(placingReserve.refusals(
                            german(2).build(), GERMAN_GENERAL, due(Side.GERMAN, troop("Harmel Panzer"))))
                    .containsExactly(Rule.RES_10);
            assertThat(placingReserve.refusals(allied(2).build(), ALLIED_GENERAL, due(Side.ALLIED, troop("Panther"))))
                    .containsExactly(Rule.RES_10);
        }
    }

    @Nested
    class AnInterdictedDepot {
        @Test
        @Covers({"RES-11", "AIR-31", "A-26"})
        void reservesReturnToTheirReservesPool() {
            Situation situation = german(1).interdicted("Typhoon 1", "Kleve").build();
            assertThat(rollingReserve.events(situation, GERMAN_GENERAL, rollReserve("Konigstiger B"), 6))
                    .containsExactly(
                            new ReserveRolled(troop("Konigstiger B").id(), 6, true),
                            new ReserveTurnedBack(
                                    troop("Konigstiger B").id(), area("Kleve").id()));
            assertThat(rollingReserve
                            .after(situation, GERMAN_GENERAL, rollReserve("Konigstiger B"), 6)
                            .place(troop("Konigstiger B")))
                    .isEqualTo(new Place.InReserve(area("Kleve")));
        }

        @Test
        @Covers({"RES-11", "AIR-31", "A-26", "INV-45"})
        void reinforcementsReturnToTheReinforcementPoolAndRollAgainNextTime() {
            Situation situation =
                    german(1).pool("6th FJR").interdicted("Typhoon 1", "Kleve").build();
            Situation after = rolling.after(situation, GERMAN_GENERAL, roll("6th FJR"), 5);
            assertThat(after.isInReinforcementPool(troop("6th FJR"))).isTrue();
            Situation nextTurn = german(2).pool("6th FJR").build();
            assertThat(rolling.refusals(nextTurn, GERMAN_GENERAL, roll("6th FJR")))
                    .isEmpty();
        }

        @Test
        @Covers({"AIR-31", "A-26", "INV-46"})
        void aReserveTurnedBackComesWithoutARollWhenItsDepotIsFree() {
            Situation barred = german(2).interdicted("Typhoon 1", "Kleve").build();
            assertThat(placingReserve.refusals(barred, GERMAN_GENERAL, due(Side.GERMAN, troop("Konigstiger B"))))
                    .containsExactly(Rule.AIR_31);
            Situation closed = closing.after(barred, GERMAN_GENERAL, new CloseReinforcement(Side.GERMAN));
            assertThat(closed.isInReserve(troop("Konigstiger B"))).isTrue();
            Situation free = german(3).build();
            assertThat(closing.after(free, GERMAN_GENERAL, new CloseReinforcement(Side.GERMAN))
                            .isIn(troop("Konigstiger B"), area("Kleve")))
                    .isTrue();
        }
    }

    @Nested
    @DisplayName("The FW190")
    class TheFw190 {
        @Test
        @Covers({"A-47", "AIR-05"})
        void arrivesAtDeelenWhileItIsGerman() {
            Situation after = rollingReserve.after(german(1).build(), GERMAN_GENERAL, rollReserve("FW190"), 4);
            assertThat(after.isIn(troop("FW190"), area("Deelen"))).isTrue();
        }

        @Test
        @Covers("A-47")
        void arrivesInTheReinforcementPoolWhenDeelenIsLost() {
            Situation situation = german(2).allied("Deelen").build();
            assertThat(closing.events(situation, GERMAN_GENERAL, new CloseReinforcement(Side.GERMAN)))
                    .contains(new ReserveToPool(troop("FW190").id()));
        }
    }

    @Nested
    @DisplayName("Reserves in Market Garden")
    class MarketGarden {
        private SituationBuilder marketGarden(int turn, Step step) {
            return SituationBuilder.of(
                            ScenarioLibrary.marketGarden(ScenarioName.MARKET_GARDEN),
                            Mode.CAMPAIGN,
                            HouseRules.DEFAULTS)
                    .strategic(turn, step);
        }

        private Situation close(SituationBuilder before, Side side) {
            return closing.after(
                    before.build(),
                    side == Side.ALLIED ? ALLIED_GENERAL : GERMAN_GENERAL,
                    new CloseReinforcement(side));
        }

        @Test
        @Covers({"RES-14", "SET-16", "A-51"})
        void alliedGroundReservesAppearOnTheirDepotInTheirTurn() {
            SituationBuilder before = marketGarden(1, Step.REINFORCEMENTS_ALLIED);
            Situation after = close(before, Side.ALLIED);
            assertThat(after.isIn(before.find("29-armd-bde"), before.area("viii-corps")))
                    .isTrue();
            assertThat(after.isIn(before.find("131-bde"), before.area("xii-corps")))
                    .isTrue();
            assertThat(after.isInReserve(before.find("50-northumbrian"))).isTrue();
        }

        @Test
        @Covers({"SET-18", "RES-14"})
        void anAlliedReserveDoesNotComeBeforeItsTurn() {
            SituationBuilder before = marketGarden(1, Step.REINFORCEMENTS_ALLIED);
            FirestormTroop later = before.find("50-northumbrian");
            assertThat(placingReserve.refusals(before.build(), ALLIED_GENERAL, due(Side.ALLIED, later)))
                    .containsExactly(Rule.SET_18);
            assertThat(placing.refusals(
                            before.build(),
                            ALLIED_GENERAL,
                            new PlaceReinforcement(
                                    Side.ALLIED,
                                    later.id(),
                                    before.area("xxx-corps").id())))
                    .containsExactly(Rule.SET_18, Rule.RES_01);
            assertThat(placingReserve.refusals(
                            before.build(), ALLIED_GENERAL, due(Side.ALLIED, before.find("22-armd-bde"))))
                    .isEmpty();
        }

        @Test
        @Covers("RES-14")
        void mountainInfantryComesByItsReserveEntry() {
            SituationBuilder before = marketGarden(3, Step.REINFORCEMENTS_ALLIED);
            assertThat(close(before, Side.ALLIED).isIn(before.find("157-bde"), before.area("xxx-corps")))
                    .isTrue();
        }

        @Test
        @Covers({"RES-02", "SET-18"})
        void airborneTroopsNeverComeOnADepot() {
            SituationBuilder before = marketGarden(3, Step.REINFORCEMENTS_ALLIED);
            assertThat(close(before, Side.ALLIED).isInReserve(before.find("polish-para-bde")))
                    .isTrue();
        }

        @Test
        @Covers({"RES-10", "SET-19"})
        void germanReservesArriveInTheirTurnWithoutARoll() {
            SituationBuilder before = marketGarden(1, Step.REINFORCEMENTS_GERMAN);
            FirestormTroop konigstiger = before.find("kg-hummel");
            FirestormTroop panther = before.find("pzbde-107");
            assertThat(placingReserve.refusals(before.build(), GERMAN_GENERAL, due(Side.GERMAN, konigstiger)))
                    .containsExactly(Rule.SET_19);
            assertThat(rollingReserve.refusals(
                            before.build(), GERMAN_GENERAL, new RollReserve(Side.GERMAN, konigstiger.id())))
                    .containsExactly(Rule.SET_19);
            assertThat(rollingReserve.refusals(
                            before.build(), GERMAN_GENERAL, new RollReserve(Side.GERMAN, panther.id())))
                    .containsExactly(Rule.RES_09);
            Situation after = close(before, Side.GERMAN);
            assertThat(after.isIn(panther, before.area("ruhr"))).isTrue();
            assertThat(after.isInReserve(konigstiger)).isTrue();
        }

        @Test
        @Covers("RES-10")
        void reservesOfEarlierTurnsThatAreStillOutArriveToo() {
            SituationBuilder before = marketGarden(3, Step.REINFORCEMENTS_GERMAN);
            Situation after = close(before, Side.GERMAN);
            assertThat(after.scenario().troops())
                    .filteredOn(troop -> troop.side() == Side.GERMAN)
                    .noneMatch(after::isInReserve);
        }
    }
}
