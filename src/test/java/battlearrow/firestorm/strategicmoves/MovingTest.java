package battlearrow.firestorm.strategicmoves;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.MovementEvent.TroopExploited;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Make Strategic Moves. */
class MovingTest {
    private static final Judging<StrategicMove> MOVING = Judging.by(new Moving());
    private final Judging<CloseMoves> closing = Judging.by(new ClosingMoves());

    private static SituationBuilder allied() {
        return SituationBuilder.walkthrough().strategic(1, Step.MOVES_ALLIED);
    }

    private static SituationBuilder german() {
        return SituationBuilder.walkthrough().strategic(1, Step.MOVES_GERMAN);
    }

    private static StrategicMove order(String troop, @Nullable String march, String... road) {
        List<AreaId> areas = Stream.of(road).map(name -> area(name).id()).toList();
        return new StrategicMove(
                troop(troop).side(),
                troop(troop).id(),
                areas,
                march == null ? null : area(march).id());
    }

    private static StrategicMove road(String troop, String... road) {
        return order(troop, null, road);
    }

    private static StrategicMove march(String troop, String to) {
        return order(troop, to);
    }

    private static List<Rule> allies(SituationBuilder before, StrategicMove order) {
        return MOVING.refusals(before.build(), ALLIED_GENERAL, order);
    }

    private static List<Rule> germans(SituationBuilder before, StrategicMove order) {
        return MOVING.refusals(before.build(), GERMAN_GENERAL, order);
    }

    @Nested
    class AnyOrAllOwnTroops {
        @Test
        @Covers("MOV-01")
        void onlyTroopsOfTheSideMove() {
            StrategicMove order = new StrategicMove(
                    Side.ALLIED,
                    troop("Harmel Panzer").id(),
                    List.of(),
                    area("Arnhem West").id());
            assertThat(allies(allied(), order)).containsExactly(Rule.MOV_01);
        }

        @Test
        @Covers("MOV-01")
        void onlyTroopsOnTheMapMove() {
            assertThat(allies(allied(), march("US Para 4", "XXX Corps"))).containsExactly(Rule.MOV_01);
            assertThat(germans(german(), march("Panther", "Ruhr"))).containsExactly(Rule.MOV_01);
            assertThat(allies(allied().captured("5th Sherman"), march("5th Sherman", "XXX Corps")))
                    .containsExactly(Rule.AFT_15);
        }

        @Test
        @Covers("MOV-16")
        void noTroopEntersAnEnemyDepot() {
            SituationBuilder atTheDepot = allied().allied("Groesbeek Heights").troop("US Para 1", "Groesbeek Heights");
            assertThat(allies(atTheDepot, march("US Para 1", "Kleve"))).containsExactly(Rule.MOV_01);
            SituationBuilder supplied = german().interdicted("Typhoon 2", "Wesel");
            assertThat(germans(supplied, road("Heinke Half-track", "Budel", "VIII Corps")))
                    .containsExactly(Rule.MOV_01);
        }

        @Test
        @Covers("MOV-13")
        void securityMovesToo() {
            assertThat(germans(german(), road("Spindler Security", "Arnhem West", "Arnhem", "Arnhem Bridge")))
                    .isEmpty();
        }

        @Test
        @Covers("MOV-15")
        void anyNumberOfTroopsMayStandInOneArea() {
            SituationBuilder crowded = allied();
            crowded.build().scenario().troops().stream()
                    .filter(troop ->
                            troop.side() == Side.ALLIED && !troop.unit().equals("5th Sherman"))
                    .forEach(troop -> crowded.troop(troop.unit(), "Valkenswaard Road"));
            crowded.allied("Valkenswaard Road");
            assertThat(allies(crowded, march("5th Sherman", "Valkenswaard Road")))
                    .isEmpty();
        }

        @Test
        @Covers("ORG-12")
        void theTroopAndEveryAreaMustExist() {
            StrategicMove order = new StrategicMove(
                    Side.ALLIED, new TroopId("nobody"), List.of(new AreaId("nowhere")), new AreaId("elsewhere"));
            assertThat(allies(allied(), order)).containsExactly(Rule.ORG_12, Rule.ORG_12, Rule.ORG_12);
        }

        @Test
        @Covers("ROLE-04")
        void onlyTheGeneralMovesTroops() {
            assertThat(MOVING.refusals(
                            allied().allied("Valkenswaard Road").build(),
                            TOMMY,
                            march("5th Sherman", "Valkenswaard Road")))
                    .containsExactly(Rule.ROLE_04);
        }
    }

    @Nested
    class RoadMovement {
        private final SituationBuilder corridor =
                allied().allied("Valkenswaard Road", "Eindhoven", "Son Bridge", "Veghel Bridge");

        @Test
        @Covers({"MOV-06", "MOV-08"})
        void leadsOverAnyNumberOfFriendlyAreasJoinedByRoad() {
            corridor.allied("Volkel Road", "Grave Bridge", "Maas-Waal Canal Bridge", "Nijmegen", "Nijmegen Bridge");
            corridor.allied("Elst Road", "Arnhem Bridge", "Arnhem", "Arnhem West");
            StrategicMove order = road(
                    "5th Sherman",
                    "XXX Corps",
                    "Valkenswaard Road",
                    "Eindhoven",
                    "Son Bridge",
                    "Veghel Bridge",
                    "Volkel Road",
                    "Grave Bridge",
                    "Maas-Waal Canal Bridge",
                    "Nijmegen",
                    "Nijmegen Bridge",
                    "Elst Road",
                    "Arnhem Bridge",
                    "Arnhem",
                    "Arnhem West");
            assertThat(MOVING.after(corridor.build(), ALLIED_GENERAL, order)
                            .isIn(troop("5th Sherman"), area("Arnhem West")))
                    .isTrue();
        }

        @Test
        @Covers("MOV-06")
        void needsARoadBetweenEachTwoAreas() {
            assertThat(allies(
                            corridor.allied("Volkel Road", "Erp Road"),
                            road("5th Sherman", "XXX Corps", "Valkenswaard Road", "Son Bridge")))
                    .containsExactly(Rule.MOV_06);
        }

        @Test
        @Covers("MOV-06")
        void beginsWhereTheTroopStandsAndEndsElsewhere() {
            assertThat(allies(corridor, road("5th Sherman", "Valkenswaard Road", "Eindhoven")))
                    .containsExactly(Rule.MOV_06);
            assertThat(allies(corridor, road("5th Sherman", "XXX Corps"))).containsExactly(Rule.MOV_06);
            assertThat(allies(corridor, road("5th Sherman"))).containsExactly(Rule.MOV_06);
        }

        @Test
        @Covers({"MOV-06", "INV-50"})
        void doesNotLeadBackToWhereItBegan() {
            assertThat(allies(corridor, road("5th Sherman", "XXX Corps", "Valkenswaard Road", "XXX Corps")))
                    .containsExactly(Rule.MOV_06);
            StrategicMove thereAndBack = new StrategicMove(
                    Side.ALLIED,
                    troop("5th Sherman").id(),
                    List.of(area("XXX Corps").id(), area("Valkenswaard Road").id()),
                    area("XXX Corps").id());
            assertThat(allies(corridor, thereAndBack)).containsExactly(Rule.MOV_06);
        }

        @Test
        @Covers("MOV-07")
        @DisplayName("E-22: is blocked by an enemy area")
        void isBlockedByTheEnemy() {
            assertThat(allies(
                            allied().allied("Valkenswaard Road", "Son Bridge"),
                            road("5th Sherman", "XXX Corps", "Valkenswaard Road", "Eindhoven", "Son Bridge")))
                    .containsExactly(Rule.MOV_07);
        }

        @Test
        @Covers({"MOV-04", "SUP-11"})
        @DisplayName("E-22: needs the Troop to be In Supply at the start")
        void needsSupplyAtTheStart() {
            SituationBuilder cutOff = allied().allied("Grave Bridge", "Maas-Waal Canal Bridge")
                    .troop("US Para 2", "Grave Bridge")
                    .markers("DZ-O", 2);
            assertThat(allies(cutOff, road("US Para 2", "Grave Bridge", "Maas-Waal Canal Bridge")))
                    .containsExactly(Rule.MOV_04);
            SituationBuilder joined =
                    cutOff.allied("Valkenswaard Road", "Eindhoven", "Son Bridge", "Veghel Bridge", "Volkel Road");
            assertThat(allies(joined, road("US Para 2", "Grave Bridge", "Maas-Waal Canal Bridge")))
                    .isEmpty();
        }

        @Test
        @Covers("MOV-05")
        void startsInAnAreaWithARoad() {
            SituationBuilder beside =
                    corridor.allied("Volkel Road", "Grave Bridge", "DZ-O").troop("US Para 2", "DZ-O");
            assertThat(allies(beside, road("US Para 2", "DZ-O", "Grave Bridge")))
                    .containsExactly(Rule.MOV_05, Rule.MOV_06);
        }

        @Test
        @Covers({"MOV-10", "A-63"})
        void doesNotLeadIntoOrThroughAnExploitedArea() {
            SituationBuilder exploited = allied().allied("Valkenswaard Road", "Eindhoven")
                    .then(new TroopExploited(
                            troop("8th Sherman").id(),
                            area("XXX Corps").id(),
                            area("Valkenswaard Road").id(),
                            null));
            assertThat(allies(exploited, road("5th Sherman", "XXX Corps", "Valkenswaard Road")))
                    .containsExactly(Rule.MOV_10);
            assertThat(allies(exploited, road("5th Sherman", "XXX Corps", "Valkenswaard Road", "Eindhoven")))
                    .containsExactly(Rule.MOV_10);
            assertThat(allies(exploited, march("5th Sherman", "Valkenswaard Road")))
                    .containsExactly(Rule.MOV_10);
        }
    }

    @Nested
    class March {
        @Test
        @Covers("MOV-09")
        @DisplayName("E-22: is one step into an adjacent friendly area, also Out of Supply")
        void isOneStepAlsoOutOfSupply() {
            SituationBuilder cutOff =
                    allied().allied("DZ-N", "Groesbeek Heights").troop("US Para 1", "DZ-N");
            Situation after = MOVING.after(cutOff.build(), ALLIED_GENERAL, march("US Para 1", "Groesbeek Heights"));
            assertThat(after.isIn(troop("US Para 1"), area("Groesbeek Heights")))
                    .isTrue();
        }

        @Test
        @Covers("MOV-09")
        @DisplayName("E-22: does not enter an enemy area, nor one that is not adjacent")
        void doesNotEnterAnEnemyOrDistantArea() {
            assertThat(allies(allied(), march("5th Sherman", "Valkenswaard Road")))
                    .containsExactly(Rule.MOV_09);
            assertThat(allies(allied().allied("Eindhoven"), march("5th Sherman", "Eindhoven")))
                    .containsExactly(Rule.MOV_09);
        }

        @Test
        @Covers("MOV-02")
        void mayFollowARoad() {
            StrategicMove order = order("Harmel Panzer", "Elst Road", "Arnhem", "Arnhem Bridge");
            assertThat(MOVING.after(german().build(), GERMAN_GENERAL, order)
                            .isIn(troop("Harmel Panzer"), area("Elst Road")))
                    .isTrue();
        }

        @Test
        @Covers({"MOV-02", "MOV-03"})
        @DisplayName("E-22: is not followed by a road, nor by a second march")
        void isTheEndOfTheMove() {
            Situation marched = MOVING.after(german().build(), GERMAN_GENERAL, march("Spindler Security", "Wolfheze"));
            assertThat(MOVING.refusals(marched, GERMAN_GENERAL, road("Spindler Security", "Wolfheze", "Arnhem West")))
                    .containsExactly(Rule.MOV_02, Rule.MOV_03);
            assertThat(MOVING.refusals(marched, GERMAN_GENERAL, march("Spindler Security", "Arnhem West")))
                    .containsExactly(Rule.MOV_03);
        }

        @Test
        @Covers({"MOV-14", "A-06"})
        void doesNotCrossAnImpassableBorder() {
            SituationBuilder box = SituationBuilder.of(ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR));
            Border cliff = box.build().map().borders().stream()
                    .filter(border -> border.kind() == BorderKind.IMPASSABLE)
                    .filter(border -> !border.one().isDepot() && !border.other().isDepot())
                    .findFirst()
                    .orElseThrow();
            box.troop("kg-harmel", cliff.one().name()).strategic(1, Step.MOVES_GERMAN);
            StrategicMove order = new StrategicMove(
                    Side.GERMAN,
                    new TroopId("kg-harmel"),
                    List.of(),
                    cliff.other().id());
            assertThat(germans(box, order)).containsExactly(Rule.EXP_13);
        }
    }

    @Nested
    class WhoDoesNotMove {
        @Test
        @Covers({"EXP-11", "MOV-11", "INV-40"})
        @DisplayName("E-22: a Troop that exploited")
        void aTroopThatExploited() {
            SituationBuilder exploited = allied().allied("Valkenswaard Road")
                    .then(new TroopExploited(
                            troop("5th Sherman").id(),
                            area("XXX Corps").id(),
                            area("Valkenswaard Road").id(),
                            null));
            assertThat(allies(exploited, march("5th Sherman", "XXX Corps"))).containsExactly(Rule.EXP_11);
        }

        @ParameterizedTest
        @ValueSource(strings = {"Typhoon 1", "FW190"})
        @Covers({"AIR-40", "MOV-12", "INV-43"})
        void aircraft(String aircraft) {
            boolean allied = aircraft.equals("Typhoon 1");
            SituationBuilder before = (allied ? allied() : german())
                    .troop(aircraft, allied ? "XXX Corps" : "Deelen")
                    .allied("Valkenswaard Road");
            StrategicMove order = march(aircraft, allied ? "Valkenswaard Road" : "Apeldorn");
            assertThat(allied ? allies(before, order) : germans(before, order)).containsExactly(Rule.AIR_40);
        }
    }

    @Nested
    class OneSideAfterTheOther {
        @Test
        @Covers({"TURN-11", "EXP-16"})
        void theAlliesMoveFirstThenTheGermansThenTheMarksLeaveTheMap() {
            Situation before = allied().then(new TroopExploited(
                            troop("8th Sherman").id(),
                            area("XXX Corps").id(),
                            area("Valkenswaard Road").id(),
                            null))
                    .build();
            assertThat(MOVING.refusals(before, GERMAN_GENERAL, march("Harmel Panzer", "Arnhem West")))
                    .containsExactly(Rule.TURN_11);
            Situation germans = closing.after(before, ALLIED_GENERAL, new CloseMoves(Side.ALLIED));
            assertThat(germans.step()).isEqualTo(Step.MOVES_GERMAN);
            assertThat(germans.exploitedAreas().isEmpty()).isFalse();
            Situation done = closing.after(germans, ORGANISER, new CloseMoves(Side.GERMAN));
            assertThat(done.step()).isEqualTo(Step.VICTORY_POINTS);
            assertThat(done.exploitedAreas().isEmpty()).isTrue();
        }

        @Test
        void closingIsTheBusinessOfTheSide() {
            Situation situation = allied().build();
            assertThat(closing.refusals(situation, GERMAN_GENERAL, new CloseMoves(Side.GERMAN)))
                    .containsExactly(Rule.TURN_11);
            assertThat(closing.refusals(situation, GERMAN_GENERAL, new CloseMoves(Side.ALLIED)))
                    .containsExactly(Rule.ROLE_04);
        }
    }

    @Nested
    class Offered {
        @Test
        void oneWayToEachEnd() {
            List<StrategicMove> offered = MOVING.offered(german().build(), GERMAN_GENERAL);
            assertThat(offered)
                    .contains(
                            march("Harmel Panzer", "Arnhem West"),
                            road("Harmel Panzer", "Arnhem", "Arnhem Bridge", "Elst Road"),
                            order("Harmel Panzer", "DZ-X", "Arnhem", "Arnhem West"))
                    .doesNotHaveDuplicates();
            assertThat(offered)
                    .filteredOn(
                            order -> order.troop().equals(troop("Harmel Panzer").id()))
                    .filteredOn(order -> order.marchTo() != null)
                    .extracting(StrategicMove::marchTo)
                    .doesNotHaveDuplicates();
        }

        @Test
        void everyAreaThatCanBeReachedIsAnEndAndNoOther() {
            Situation situation = german().build();
            List<Area> ends = MOVING.offered(situation, GERMAN_GENERAL).stream()
                    .filter(order -> order.troop().equals(troop("Harmel Panzer").id()))
                    .map(order -> order.marchTo() != null
                            ? order.marchTo()
                            : order.road().getLast())
                    .map(situation::area)
                    .distinct()
                    .toList();
            List<Area> german = situation.map().list(situation.areasOf(Side.GERMAN));
            assertThat(ends)
                    .as("at the start the roads from Arnhem lead everywhere but to the German areas beyond VIII Corps")
                    .containsExactlyInAnyOrderElementsOf(german.stream()
                            .filter(area -> !Set.of("Arnhem", "Budel", "Weert Road", "Ruhr", "Maas Bridge")
                                    .contains(area.name()))
                            .toList());
        }
    }
}
