package battlearrow.firestorm.manoeuvre;

import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.ManoeuvreEvent.ArmourBroughtUp;
import battlearrow.firestorm.event.ManoeuvreEvent.ArtilleryTaken;
import battlearrow.firestorm.event.ManoeuvreEvent.InitiativeDeclined;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyChecked;
import battlearrow.firestorm.event.ManoeuvreEvent.TroopsCommitted;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Choose Firestorm Troops")
class CommittingTroopsTest {
    private final Judging<CommitTroops> rule = Judging.by(new CommittingTroops());

    private static CommitTroops commit(int battle, Side side, String... troops) {
        List<TroopId> chosen = Stream.of(troops).map(troop -> troop(troop).id()).toList();
        return new CommitTroops(battle, side, chosen, List.of());
    }

    private static CommitTroops allied(String... troops) {
        return commit(1, Side.ALLIED, troops);
    }

    private static CommitTroops german(String... troops) {
        return commit(1, Side.GERMAN, troops);
    }

    private static CommitTroops withArtillery(CommitTroops order, String... zones) {
        List<AreaId> artillery = Stream.of(zones).map(zone -> area(zone).id()).toList();
        return new CommitTroops(order.battle(), order.side(), order.troops(), artillery);
    }

    private static SituationBuilder valkenswaard() {
        return SituationBuilder.walkthrough().battlePhase(1).arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road");
    }

    @Nested
    @DisplayName("Battle 1 of the walkthrough")
    class FirstBattle {
        private final Situation placed = valkenswaard().build();

        @Test
        @Covers({"MAN-25", "A-12", "HR-06=initiativeFirst"})
        @DisplayName("B1-6: the player with the initiative commits first")
        void theOtherWaits() {
            assertThat(rule.refusals(placed, People.FRITZ, german("6th FJR"))).containsExactly(Rule.MAN_25);
        }

        @Test
        @Covers({"MAN-21", "ABN-17"})
        @DisplayName("B1-7: at most two Troops fit on the arrow")
        void twoTroopsAtMost() {
            assertThat(rule.refusals(placed, People.TOMMY, allied("5th Sherman", "32nd Sexton", "43rd Gun")))
                    .containsExactly(Rule.MAN_21);
        }

        @Test
        @Covers("MAN-34")
        @DisplayName("B1-8: no friendly road from VIII Corps")
        void noFriendlyRoad() {
            assertThat(rule.refusals(placed, People.TOMMY, allied("29th Sherman")))
                    .containsExactly(Rule.MAN_34);
        }

        @Test
        @Covers({"MAN-21", "MAN-22", "MAN-25", "SUP-01", "ROLE-05"})
        @DisplayName("B1-9 to B1-11: both commit, supply is checked by itself")
        void bothCommit() {
            CommitTroops first = allied("5th Sherman", "32nd Sexton");
            assertThat(rule.events(placed, People.TOMMY, first))
                    .containsExactly(new TroopsCommitted(1, Side.ALLIED, first.troops()));
            Situation committed = rule.after(placed, People.TOMMY, first);
            CommitTroops reply = german("6th FJR");
            assertThat(rule.events(committed, People.FRITZ, reply))
                    .containsExactly(
                            new TroopsCommitted(1, Side.GERMAN, reply.troops()),
                            new SupplyChecked(1, true, true, false));
        }
    }

    @Nested
    class WhoAndWhen {
        @Test
        @Covers("MAN-25")
        void eachSideCommitsOnce() {
            Situation once =
                    valkenswaard().committed(Side.ALLIED, "5th Sherman").build();
            assertThat(rule.refusals(once, People.TOMMY, allied("32nd Sexton"))).containsExactly(Rule.MAN_25);
        }

        @Test
        @Covers("SUP-01")
        void notOnceSupplyIsChecked() {
            Situation checked = valkenswaard()
                    .committed(Side.ALLIED)
                    .committed(Side.GERMAN)
                    .then(new SupplyChecked(1, true, true, false))
                    .build();
            assertThat(rule.refusals(checked, People.TOMMY, allied("5th Sherman")))
                    .containsExactly(Rule.SUP_01);
        }

        @Test
        @Covers("MAN-25")
        void notBeforeTheArrowIsPlaced() {
            Situation initiative = SituationBuilder.walkthrough()
                    .battlePhase(1)
                    .initiative(Side.ALLIED)
                    .build();
            assertThat(rule.refusals(initiative, People.TOMMY, allied("5th Sherman")))
                    .containsExactly(Rule.MAN_25);
        }

        @Test
        @Covers("ROLE-06")
        void eachPlayerForTheOwnSide() {
            Situation placed = valkenswaard().build();
            assertThat(rule.refusals(placed, People.BYSTANDER, allied("5th Sherman")))
                    .containsExactly(Rule.ROLE_06);
            assertThat(rule.refusals(placed, People.FRITZ, allied("5th Sherman")))
                    .containsExactly(Rule.ROLE_06);
            assertThat(rule.refusals(placed, People.ORGANISER, allied("5th Sherman")))
                    .isEmpty();
        }

        @Test
        @Covers("ORG-12")
        void namesKnownTroopsAndZones() {
            CommitTroops order = new CommitTroops(
                    1, Side.ALLIED, List.of(new TroopId("7th-cavalry")), List.of(new AreaId("dz-none")));
            assertThat(rule.refusals(valkenswaard().build(), People.TOMMY, order))
                    .containsExactly(Rule.ORG_12, Rule.ORG_12);
        }
    }

    @Nested
    class NoTroops {
        @Test
        @Covers({"MAN-23", "SET-11"})
        @DisplayName("0 v 0 is a battle (H35 e)")
        void committingNobodyIsAllowed() {
            Situation placed = valkenswaard().build();
            Situation committed = rule.after(placed, People.TOMMY, allied());
            Situation checked = rule.after(committed, People.FRITZ, german());
            Battle battle = checked.findBattle(1).orElseThrow();
            assertThat(battle.party(Side.ALLIED).troops()).isEmpty();
            assertThat(battle.fightsInSupply(Side.GERMAN)).isTrue();
        }

        @Test
        @Covers("SET-11")
        void anAreaWithoutTroopsMayBeAttackedFromAndDefended() {
            Situation empty = SituationBuilder.emptyWalkthrough()
                    .allied("Valkenswaard Road")
                    .battlePhase(2)
                    .initiative(Side.ALLIED)
                    .build();
            PlaceBattleArrow arrow = new PlaceBattleArrow(
                    1,
                    Side.ALLIED,
                    area("Valkenswaard Road").id(),
                    area("Eindhoven").id());
            Situation placed = Judging.by(new PlacingBattleArrow()).after(empty, People.TOMMY, arrow);
            assertThat(rule.offered(placed, People.TOMMY)).contains(allied());
        }
    }

    @Nested
    class TheOwnBattleArea {
        @Test
        @Covers("MAN-22")
        void aNeighboursTroopDoesNotFight() {
            Situation placed = valkenswaard()
                    .troop("British Para 1", "VIII Corps")
                    .committed(Side.ALLIED)
                    .build();
            assertThat(rule.refusals(placed, People.FRITZ, german("Heinke Half-track")))
                    .containsExactly(Rule.MAN_22);
            assertThat(rule.refusals(valkenswaard().build(), People.TOMMY, allied("British Para 1")))
                    .containsExactly(Rule.MAN_22);
        }

        @Test
        @Covers("MAN-22")
        void aTroopOfTheOtherSideDoesNotFight() {
            assertThat(rule.refusals(valkenswaard().build(), People.TOMMY, allied("6th FJR")))
                    .containsExactly(Rule.MAN_22);
        }

        @Test
        @Covers("MAN-22")
        void armourInThePoolIsNowhereToBeBroughtUpFrom() {
            Situation placed = valkenswaard().pool("29th Sherman").build();
            assertThat(rule.refusals(placed, People.TOMMY, allied("29th Sherman")))
                    .containsExactly(Rule.MAN_22);
        }

        @Test
        @Covers("MAN-41")
        void anAircraftStandsThereLikeAnyTroop() {
            SituationBuilder budel =
                    SituationBuilder.walkthrough().battlePhase(1).arrow(Side.GERMAN, "Budel", "VIII Corps");
            Situation there = budel.troop("Typhoon 1", "VIII Corps")
                    .committed(Side.GERMAN)
                    .build();
            assertThat(rule.refusals(there, People.TOMMY, allied("Typhoon 1"))).isEmpty();
            Situation elsewhere = budel.troop("Typhoon 1", "XXX Corps").build();
            assertThat(rule.refusals(elsewhere, People.TOMMY, allied("Typhoon 1")))
                    .containsExactly(Rule.MAN_22);
        }
    }

    @Nested
    class OneArrowAtATime {
        private final SituationBuilder twoArrows = SituationBuilder.walkthrough()
                .allied("Valkenswaard Road", "Eindhoven")
                .troop("5th Sherman", "Eindhoven")
                .troop("8th Sherman", "Eindhoven")
                .battlePhase(1)
                .arrow(Side.ALLIED, "Eindhoven", "Son Bridge")
                .committed(Side.ALLIED, "5th Sherman");

        @Test
        @Covers({"MAN-24", "A-12", "INV-29"})
        @DisplayName("H21: the Sherman is wanted twice")
        void aTroopStandsOnOneArrow() {
            Situation second = twoArrows
                    .arrow(Side.ALLIED, "Eindhoven", "Wilhelmina Canal Bridge")
                    .build();
            assertThat(rule.refusals(second, People.TOMMY, commit(2, Side.ALLIED, "5th Sherman")))
                    .containsExactly(Rule.MAN_24);
            assertThat(rule.refusals(second, People.TOMMY, commit(2, Side.ALLIED, "8th Sherman")))
                    .isEmpty();
        }

        @Test
        @Covers("MAN-24")
        void itIsFreeAgainWhenTheBattleIsOver() {
            Situation over = twoArrows
                    .then(new BattleClosed(1))
                    .arrow(Side.ALLIED, "Eindhoven", "Son Bridge")
                    .build();
            assertThat(rule.refusals(over, People.TOMMY, commit(2, Side.ALLIED, "5th Sherman")))
                    .isEmpty();
        }

        @Test
        @Covers("MAN-24")
        void itFillsOneHole() {
            assertThat(rule.refusals(valkenswaard().build(), People.TOMMY, allied("5th Sherman", "5th Sherman")))
                    .containsExactly(Rule.MAN_24);
        }
    }

    @Nested
    @DisplayName("Allied Armoured Troops")
    class Reach {
        /** The corridor in Allied hands from XXX Corps to Grave Bridge; the arrow points to the Maas-Waal Canal Bridge. */
        private static SituationBuilder corridor() {
            return SituationBuilder.walkthrough()
                    .allied(
                            "Valkenswaard Road",
                            "Eindhoven",
                            "Son Bridge",
                            "Veghel Bridge",
                            "Volkel Road",
                            "Grave Bridge")
                    .troop("US Para 1", "Grave Bridge")
                    .troop("US Glider 1", "Grave Bridge")
                    .troop("8th Sherman", "Veghel Bridge")
                    .troop("32nd Sexton", "Veghel Bridge")
                    .battlePhase(2);
        }

        private static SituationBuilder graveBridge() {
            return corridor().arrow(Side.ALLIED, "Grave Bridge", "Maas-Waal Canal Bridge");
        }

        @ParameterizedTest
        @CsvSource({
            "US Para 1, US Glider 1",
            "US Para 1, 8th Sherman",
            "US Para 1, 32nd Sexton",
            "US Glider 1, 8th Sherman",
            "US Glider 1, 32nd Sexton",
            "8th Sherman, 32nd Sexton",
        })
        @Covers({"MAN-30", "MAN-33", "MAN-35", "A-17"})
        @DisplayName("E-02: any two of the four, and armour ends in the tail")
        void twoOfFour(String one, String other) {
            Situation committed = rule.after(graveBridge().build(), People.TOMMY, allied(one, other));
            assertThat(committed.isIn(troop(one), area("Grave Bridge"))).isTrue();
            assertThat(committed.isIn(troop(other), area("Grave Bridge"))).isTrue();
        }

        @Test
        @Covers({"MAN-35", "MAN-21"})
        @DisplayName("E-02: three are too many, armour takes a normal hole")
        void threeAreTooMany() {
            assertThat(rule.refusals(
                            graveBridge().build(), People.TOMMY, allied("US Para 1", "8th Sherman", "32nd Sexton")))
                    .containsExactly(Rule.MAN_21);
        }

        @Test
        @Covers("MAN-35")
        @DisplayName("B6-4b: 8th Sherman from XXX Corps to Valkenswaard Road")
        void armourIsMovedIntoTheTail() {
            Situation placed = SituationBuilder.walkthrough()
                    .allied("Valkenswaard Road")
                    .troop("43rd Gun", "Valkenswaard Road")
                    .troop("6th FJR", "Eindhoven")
                    .battlePhase(1)
                    .arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven")
                    .build();
            CommitTroops order = allied("8th Sherman", "43rd Gun");
            assertThat(rule.events(placed, People.TOMMY, order))
                    .containsExactly(
                            new ArmourBroughtUp(
                                    1,
                                    troop("8th Sherman").id(),
                                    area("XXX Corps").id(),
                                    area("Valkenswaard Road").id()),
                            new TroopsCommitted(1, Side.ALLIED, order.troops()));
            assertThat(rule.refusals(
                            rule.after(placed, People.TOMMY, order), People.FRITZ, german("Heinke Half-track")))
                    .as("MAN-29: German tanks and half-tracks do not reach")
                    .containsExactly(Rule.MAN_22);
        }

        @Test
        @Covers("MAN-29")
        void armourIsShermanAndSextonOnly() {
            Situation placed = corridor()
                    .troop("43rd Gun", "Veghel Bridge")
                    .arrow(Side.ALLIED, "Grave Bridge", "Maas-Waal Canal Bridge")
                    .build();
            assertThat(rule.refusals(placed, People.TOMMY, allied("43rd Gun"))).containsExactly(Rule.MAN_22);
            Situation germanTurn = SituationBuilder.walkthrough()
                    .battlePhase(2)
                    .arrow(Side.GERMAN, "Weert Road", "VIII Corps")
                    .build();
            assertThat(rule.refusals(germanTurn, People.FRITZ, german("Harmel Panzer")))
                    .containsExactly(Rule.MAN_22);
        }

        @Test
        @Covers("MAN-30")
        void theAlliedDefenderDoesNotReach() {
            Situation defending = corridor()
                    .arrow(Side.GERMAN, "Maas-Waal Canal Bridge", "Grave Bridge")
                    .committed(Side.GERMAN)
                    .build();
            assertThat(rule.refusals(defending, People.TOMMY, allied("8th Sherman")))
                    .containsExactly(Rule.MAN_30);
        }

        @Test
        @Covers("MAN-30")
        void anInitiativeTheGermanDeclinedCounts() {
            Situation passed = corridor()
                    .initiative(Side.GERMAN)
                    .then(new InitiativeDeclined(1, Side.GERMAN))
                    .build();
            PlaceBattleArrow arrow = new PlaceBattleArrow(
                    1,
                    Side.ALLIED,
                    area("Grave Bridge").id(),
                    area("Maas-Waal Canal Bridge").id());
            Situation placed = Judging.by(new PlacingBattleArrow()).after(passed, People.TOMMY, arrow);
            assertThat(rule.refusals(placed, People.TOMMY, allied("8th Sherman")))
                    .isEmpty();
        }

        @Test
        @Covers("MAN-31")
        void theTailMustBeInSupply() {
            // The corridor is cut behind Veghel Bridge: all of it is Out of Supply.
            Situation cut = graveBridge().german("Son Bridge").build();
            assertThat(rule.refusals(cut, People.TOMMY, allied("8th Sherman")))
                    .containsExactly(Rule.MAN_31, Rule.MAN_32);
        }

        @Test
        @Covers({"MAN-32", "SUP-11"})
        void theArmoursAreaMustBeInSupply() {
            // The tail is supplied, as a neighbour of the road to Valkenswaard, but the armour beyond the point is not.
            Situation placed = SituationBuilder.walkthrough()
                    .allied("Valkenswaard Road", "Son Bridge")
                    .troop("8th Sherman", "Son Bridge")
                    .battlePhase(2)
                    .arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven")
                    .build();
            assertThat(rule.refusals(placed, People.TOMMY, allied("8th Sherman")))
                    .containsExactly(Rule.MAN_32);
        }

        @Test
        @Covers({"MAN-33", "A-17"})
        void threeAreasAreNearEnoughAndFourAreNot() {
            assertThat(rule.refusals(graveBridge().build(), People.TOMMY, allied("8th Sherman")))
                    .isEmpty();
            Situation farther = graveBridge().troop("8th Sherman", "Son Bridge").build();
            assertThat(rule.refusals(farther, People.TOMMY, allied("8th Sherman")))
                    .containsExactly(Rule.MAN_33);
        }

        @Test
        @Covers({"MAN-33", "HR-09=alongRoad", "HR-09=mapDistance"})
        @DisplayName("HR-09 mapDistance: roads of any length, distance over the map")
        void byMapDistanceARoadMayBeLonger() {
            // By road from Erp Road over Veghel Bridge to Grave Bridge and on are four areas, over the map three.
            SituationBuilder byRoad = SituationBuilder.emptyWalkthrough();
            SituationBuilder overTheMap = SituationBuilder.emptyWalkthrough(HouseRule.HR_09, "mapDistance");
            for (SituationBuilder builder : List.of(byRoad, overTheMap)) {
                builder.allied(
                                "Valkenswaard Road",
                                "Eindhoven",
                                "Son Bridge",
                                "Veghel Bridge",
                                "Volkel Road",
                                "Grave Bridge",
                                "Erp Road")
                        .troop("8th Sherman", "Erp Road")
                        .battlePhase(2)
                        .arrow(Side.ALLIED, "Grave Bridge", "Maas-Waal Canal Bridge");
            }
            assertThat(rule.refusals(byRoad.build(), People.TOMMY, allied("8th Sherman")))
                    .containsExactly(Rule.MAN_33);
            assertThat(rule.refusals(overTheMap.build(), People.TOMMY, allied("8th Sherman")))
                    .isEmpty();
        }

        @Test
        @Covers("MAN-34")
        void oneGermanAreaOnTheRoadIsEnough() {
            Situation cut = graveBridge().german("Volkel Road").build();
            assertThat(rule.refusals(cut, People.TOMMY, allied("8th Sherman"))).contains(Rule.MAN_34);
        }
    }

    @Nested
    @DisplayName("No Air Support in Town Areas")
    class Towns {
        private final SituationBuilder atEindhoven = SituationBuilder.walkthrough()
                .allied("Valkenswaard Road", "Eindhoven")
                .troop("Typhoon 1", "Valkenswaard Road")
                .troop("6th FJR", "Budel")
                .troop("FW190", "Son Bridge")
                .battlePhase(2);

        @Test
        @Covers({"MAN-38", "A-20"})
        @DisplayName("H35 f: barred when the point is a Town")
        void barredOverATown() {
            Situation placed = atEindhoven
                    .german("Eindhoven")
                    .arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven")
                    .build();
            assertThat(rule.refusals(placed, People.TOMMY, allied("Typhoon 1"))).containsExactly(Rule.MAN_38);
            assertThat(rule.offered(placed, People.TOMMY)).doesNotContain(allied("Typhoon 1"));
            Situation intoTown = atEindhoven
                    .allied("Eindhoven")
                    .arrow(Side.GERMAN, "Son Bridge", "Eindhoven")
                    .build();
            assertThat(rule.refusals(intoTown, People.FRITZ, commit(2, Side.GERMAN, "FW190")))
                    .containsExactly(Rule.MAN_38);
        }

        @Test
        @Covers({"MAN-38", "A-20"})
        void allowedOutOfATown() {
            Situation placed = atEindhoven
                    .troop("Typhoon 1", "Eindhoven")
                    .arrow(Side.ALLIED, "Eindhoven", "Son Bridge")
                    .build();
            assertThat(rule.offered(placed, People.TOMMY)).contains(allied("Typhoon 1"));
        }
    }

    @Nested
    @DisplayName("Parachute Artillery Support")
    class Artillery {
        private final SituationBuilder graveBridge = SituationBuilder.walkthrough()
                .allied("DZ-O", "DZ-N", "Groesbeek Heights")
                .markers("DZ-O", 2)
                .markers("DZ-N", 2)
                .troop("US Para 3", "DZ-O")
                .troop("US Para 4", "DZ-O")
                .troop("8th Sherman", "DZ-O")
                .battlePhase(1)
                .arrow(Side.ALLIED, "DZ-O", "Grave Bridge");

        @Test
        @Covers({"ABN-16", "ABN-17", "ABN-18", "ABN-21", "A-32"})
        @DisplayName("B4-3: it takes the place of one Troop and one marker of its own")
        void takesAHoleAndAMarker() {
            CommitTroops order = withArtillery(allied("US Para 3"), "DZ-O");
            assertThat(rule.events(graveBridge.build(), People.TOMMY, order))
                    .containsExactly(
                            new TroopsCommitted(1, Side.ALLIED, order.troops()),
                            new ArtilleryTaken(1, area("DZ-O").id()));
            Situation after = rule.after(graveBridge.build(), People.TOMMY, order);
            assertThat(after.markers(area("DZ-O"))).isEqualTo(1);
            assertThat(after.findBattle(1).orElseThrow().party(Side.ALLIED).troops())
                    .as("artillery is no Troop")
                    .containsExactly(troop("US Para 3"));
        }

        @Test
        @Covers({"ABN-17", "MAN-21", "INV-28"})
        void withTwoTroopsIsOneTooMany() {
            assertThat(rule.refusals(
                            graveBridge.build(), People.TOMMY, withArtillery(allied("US Para 3", "US Para 4"), "DZ-O")))
                    .containsExactly(Rule.MAN_21);
        }

        @Test
        @Covers("ABN-19")
        @DisplayName("B4-2b: once a battle")
        void onceABattle() {
            assertThat(rule.refusals(
                            graveBridge.build(), People.TOMMY, withArtillery(allied("US Para 3"), "DZ-O", "DZ-O")))
                    .containsExactly(Rule.ABN_19, Rule.MAN_21);
        }

        @Test
        @Covers("ABN-16")
        void theZoneLiesInOrNextToThePoint() {
            assertThat(rule.refusals(graveBridge.build(), People.TOMMY, withArtillery(allied(), "DZ-N")))
                    .containsExactly(Rule.ABN_16);
            Situation defending = graveBridge
                    .then(new BattleClosed(1))
                    .arrow(Side.GERMAN, "Grave Bridge", "DZ-O")
                    .committed(Side.GERMAN)
                    .build();
            assertThat(rule.refusals(
                            defending, People.TOMMY, withArtillery(commit(2, Side.ALLIED, "US Para 3"), "DZ-O")))
                    .as("in the point, in defence")
                    .isEmpty();
        }

        @Test
        @Covers({"ABN-18", "ABN-02"})
        void anEmptyZoneHasNoneToGive() {
            Situation empty = graveBridge
                    .then(
                            new ArtilleryTaken(1, area("DZ-O").id()),
                            new ArtilleryTaken(1, area("DZ-O").id()))
                    .build();
            assertThat(rule.refusals(empty, People.TOMMY, withArtillery(allied(), "DZ-O")))
                    .containsExactly(Rule.ABN_16, Rule.ABN_02);
        }

        @Test
        @Covers("ABN-01")
        void onlyAZoneHoldsMarkers() {
            assertThat(rule.refusals(
                            graveBridge.build(), People.TOMMY, withArtillery(allied(), "Maas-Waal Canal Bridge")))
                    .containsExactly(Rule.ABN_01);
        }

        @Test
        @Covers({"ABN-09", "INV-31"})
        void notWithAHeavyTroop() {
            assertThat(rule.refusals(graveBridge.build(), People.TOMMY, withArtillery(allied("8th Sherman"), "DZ-O")))
                    .containsExactly(Rule.ABN_09);
        }

        @Test
        @Covers("ROLE-11")
        void isNotTheGermanPlayers() {
            Situation defending = graveBridge.committed(Side.ALLIED).build();
            assertThat(rule.refusals(defending, People.FRITZ, withArtillery(german(), "DZ-O")))
                    .containsExactly(Rule.ROLE_11);
        }

        @Test
        @Covers({"HR-42=artilleryFirst", "HR-42=supplyFirst", "A-33", "ABN-32"})
        @DisplayName("HR-42 supplyFirst: the last marker is kept for supply")
        void theLastMarkerMayBeKeptForSupply() {
            Situation artilleryFirst = lastMarker(SituationBuilder.emptyWalkthrough());
            Situation supplyFirst = lastMarker(SituationBuilder.emptyWalkthrough(HouseRule.HR_42, "supplyFirst"));
            CommitTroops order = withArtillery(allied("US Para 3"), "DZ-O");
            assertThat(rule.refusals(artilleryFirst, People.TOMMY, order)).isEmpty();
            assertThat(rule.refusals(supplyFirst, People.TOMMY, order)).containsExactly(Rule.ABN_06);
        }

        private static Situation lastMarker(SituationBuilder builder) {
            return builder.allied("DZ-O")
                    .markers("DZ-O", 1)
                    .troop("US Para 3", "DZ-O")
                    .battlePhase(1)
                    .arrow(Side.ALLIED, "DZ-O", "Grave Bridge")
                    .build();
        }
    }

    @Nested
    @DisplayName("Bridges and Airfields")
    class AntiAircraft {
        private SupplyChecked checkedAfter(SituationBuilder attackedByTheAllies) {
            Situation situation = attackedByTheAllies.committed(Side.ALLIED).build();
            return (SupplyChecked)
                    rule.events(situation, People.FRITZ, german()).getLast();
        }

        private final SituationBuilder canalBridge = SituationBuilder.walkthrough()
                .allied("Groesbeek Heights")
                .battlePhase(1)
                .arrow(Side.ALLIED, "Groesbeek Heights", "Maas-Waal Canal Bridge");

        @Test
        @Covers("MAN-26")
        @DisplayName("B3-3: an empty bridge has an Anti-aircraft Platoon")
        void anEmptyBridgeIsDefended() {
            assertThat(checkedAfter(canalBridge).antiAircraft()).isTrue();
        }

        @Test
        @Covers("MAN-26")
        void anEmptyAirfieldIsDefended() {
            assertThat(checkedAfter(SituationBuilder.walkthrough()
                                    .allied("Apeldorn")
                                    .battlePhase(1)
                                    .arrow(Side.ALLIED, "Apeldorn", "Deelen"))
                            .antiAircraft())
                    .isTrue();
        }

        @Test
        @Covers("MAN-26")
        void aPlainAreaIsNot() {
            assertThat(checkedAfter(valkenswaard().pool("6th FJR")).antiAircraft())
                    .isFalse();
        }

        @Test
        @Covers({"MAN-27", "A-19"})
        void notWithAnyTroopThereCommittedOrNot() {
            assertThat(checkedAfter(canalBridge.troop("Panther", "Maas-Waal Canal Bridge"))
                            .antiAircraft())
                    .isFalse();
        }

        @Test
        @Covers("MAN-26")
        void notWhenTheBridgeWasLostBeforeTheCommitments() {
            SupplyChecked checked = checkedAfter(canalBridge.allied("Maas-Waal Canal Bridge"));
            assertThat(checked.antiAircraft()).isFalse();
            assertThat(checked.germanInSupply()).as("SUP-01").isFalse();
        }

        @Test
        @Covers("MAN-28")
        void theAttackerGetsNone() {
            Situation fromBridge = SituationBuilder.walkthrough()
                    .allied("Grave Bridge")
                    .battlePhase(1)
                    .arrow(Side.ALLIED, "Grave Bridge", "Volkel Road")
                    .committed(Side.ALLIED)
                    .build();
            assertThat(rule.events(fromBridge, People.FRITZ, german()).getLast())
                    .isEqualTo(new SupplyChecked(1, false, true, false));
        }
    }

    @Nested
    @DisplayName("Check for Supply")
    class TheCheck {
        @Test
        @Covers({"SUP-01", "SUP-14"})
        void looksAtTheOwnBattleArea() {
            Situation situation = SituationBuilder.walkthrough()
                    .allied("DZ-X")
                    .battlePhase(1)
                    .arrow(Side.GERMAN, "Arnhem West", "DZ-X")
                    .committed(Side.GERMAN)
                    .build();
            assertThat(rule.events(situation, People.TOMMY, allied()).getLast())
                    .isEqualTo(new SupplyChecked(1, false, true, false));
        }

        @Test
        @Covers({"SUP-15", "A-22", "A-11"})
        void itsFindingHoldsForTheWholeBattle() {
            Situation checked =
                    rule.after(valkenswaard().committed(Side.ALLIED).build(), People.FRITZ, german("6th FJR"));
            Situation cut = checked.after(new ControlChanged(area("Eindhoven").id(), Side.ALLIED));
            assertThat(Supply.of(cut, Side.GERMAN).isInSupply(area("Valkenswaard Road")))
                    .isFalse();
            assertThat(cut.findBattle(1).orElseThrow().fightsInSupply(Side.GERMAN))
                    .isTrue();
        }

        @Test
        @Covers({"SUP-01", "A-11"})
        void anAreaItsPlayerNoLongerControlsIsOutOfSupply() {
            Situation taken = valkenswaard()
                    .pool("6th FJR")
                    .allied("Valkenswaard Road")
                    .committed(Side.ALLIED, "5th Sherman")
                    .build();
            assertThat(rule.events(taken, People.FRITZ, german()).getLast())
                    .isEqualTo(new SupplyChecked(1, true, false, false));
        }
    }

    @Nested
    @DisplayName("E-03: the reply")
    class Reply {
        @Test
        @Covers("MAN-25")
        void bothGermansAreCommittedInReply() {
            Situation situation = SituationBuilder.walkthrough()
                    .allied("Groesbeek Heights")
                    .troop("Harmel Panzer", "Maas-Waal Canal Bridge")
                    .troop("Spindler Security", "Maas-Waal Canal Bridge")
                    .battlePhase(2)
                    .arrow(Side.ALLIED, "Groesbeek Heights", "Maas-Waal Canal Bridge")
                    .committed(Side.ALLIED)
                    .build();
            assertThat(rule.refusals(situation, People.FRITZ, german("Harmel Panzer", "Spindler Security")))
                    .isEmpty();
        }
    }

    @Nested
    class WhatIsOffered {
        @ParameterizedTest
        @ValueSource(strings = {"ALLIED", "GERMAN"})
        @Covers("INV-50")
        void isEveryLegalChoiceAndNoOther(Side side) {
            Situation situation = SituationBuilder.walkthrough()
                    .allied("Valkenswaard Road", "Eindhoven", "Son Bridge", "DZ-O")
                    .markers("DZ-O", 2)
                    .troop("US Para 1", "Son Bridge")
                    .troop("Typhoon 1", "Son Bridge")
                    .troop("43rd Gun", "Eindhoven")
                    .troop("Panther", "Veghel Bridge")
                    .troop("Spindler Security", "Veghel Bridge")
                    .battlePhase(2)
                    .arrow(
                            side,
                            side == Side.ALLIED ? "Son Bridge" : "Veghel Bridge",
                            side == Side.ALLIED ? "Veghel Bridge" : "Son Bridge")
                    .build();
            List<CommitTroops> legal = new ArrayList<>();
            List<List<AreaId>> zones = new ArrayList<>();
            zones.add(List.of());
            situation.map().areas().stream().map(Area::id).map(List::of).forEach(zones::add);
            List<List<TroopId>> troops = new ArrayList<>();
            troops.add(List.of());
            for (int one = 0; one < situation.scenario().troops().size(); one++) {
                troops.add(List.of(situation.scenario().troop(one).id()));
                for (int other = one + 1; other < situation.scenario().troops().size(); other++) {
                    troops.add(List.of(
                            situation.scenario().troop(one).id(),
                            situation.scenario().troop(other).id()));
                }
            }
            CommittingTroops committing = new CommittingTroops();
            for (List<TroopId> chosen : troops) {
                for (List<AreaId> artillery : zones) {
                    CommitTroops order = new CommitTroops(1, side, chosen, artillery);
                    if (committing
                            .objections(situation, People.commander(side), order)
                            .isEmpty()) {
                        legal.add(order);
                    }
                }
            }
            assertThat(rule.offered(situation, People.commander(side))).containsExactlyInAnyOrderElementsOf(legal);
            assertThat(legal.size()).isGreaterThan(3);
        }
    }
}
