package battlearrow.firestorm.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.firestorm.rulebook.Fact;
import battlearrow.firestorm.rulebook.Placement;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

@Covers("ORG-10")
class CorrectionsTest {
    private static final ScenarioName FREE = ScenarioName.A_BRIDGE_TOO_FAR;
    private static final ScenarioName HISTORICAL = ScenarioName.MARKET_GARDEN;

    private static Correction correction(String fact, String value) {
        List<Fault> faults = new ArrayList<>();
        Correction read =
                Corrections.read(fact, value, "printed map", faults).orElseThrow(() -> new AssertionError(faults));
        assertThat(faults).isEmpty();
        return read;
    }

    private static Corrections corrections(String... factsAndValues) {
        Corrections all = Corrections.NONE;
        for (int i = 0; i < factsAndValues.length; i += 2) {
            all = all.with(correction(factsAndValues[i], factsAndValues[i + 1]));
        }
        return all;
    }

    private static List<String> faults(Corrections corrections) {
        return ScenarioLibrary.check(corrections).stream().map(Fault::sentence).toList();
    }

    private static Area area(Scenario scenario, String id) {
        return scenario.map().get(new AreaId(id));
    }

    private static Border border(Scenario scenario, String one, String other) {
        return scenario.map().borders().stream()
                .filter(border -> List.of(one, other).contains(border.one().id().value())
                        && List.of(one, other).contains(border.other().id().value()))
                .findFirst()
                .orElseThrow();
    }

    /** A correction that can be played, and what of the scenario then says so. */
    private record Good(String fact, String value, Function<Scenario, Object> reads, Object expected) {
        @Override
        public String toString() {
            return fact + " " + value;
        }
    }

    static final List<Good> GOOD = List.of(
            new Good("area/dz-y/terrain", "FOREST", s -> area(s, "dz-y").terrain(), Terrain.FOREST),
            new Good("area/dz-y/airfield", "yes", s -> area(s, "dz-y").airfield(), true),
            new Good("area/deelen/terrain", "HILL", s -> area(s, "deelen").terrain(), Terrain.HILL),
            new Good(
                    "area/grave-bridge/bridge",
                    "no",
                    s -> area(s, "grave-bridge").bridge(),
                    false),
            new Good("area/dz-y/zone", "LANDING_ZONE", s -> area(s, "dz-y").zoneKind(), ZoneKind.LANDING_ZONE),
            new Good(
                    "area/eindhoven/zone",
                    "DROP_ZONE",
                    s -> area(s, "eindhoven").zoneKind(),
                    ZoneKind.DROP_ZONE),
            new Good(
                    "area/nijmegen-bridge/objective",
                    "30",
                    s -> area(s, "nijmegen-bridge").objectiveValue(),
                    30),
            new Good("area/dz-y/objective", "5", s -> area(s, "dz-y").objectiveValue(), 5),
            new Good(
                    "area/rotterdam/depot-number",
                    "1",
                    s -> area(s, "rotterdam").depotNumber(),
                    1),
            new Good(
                    "area/xxx-corps/control",
                    "ALLIED",
                    s -> area(s, "xxx-corps").depotNumber(),
                    0),
            new Good(
                    "border/rotterdam/tilburg-bridge",
                    "RIVER",
                    s -> border(s, "rotterdam", "tilburg-bridge").kind(),
                    BorderKind.RIVER),
            new Good(
                    "road/albert-canal/xii-corps",
                    "no",
                    s -> border(s, "albert-canal", "xii-corps").road(),
                    false),
            new Good(
                    "road/amsterdam/soesterberg",
                    "yes",
                    s -> border(s, "amsterdam", "soesterberg").road(),
                    true),
            new Good(
                    "troop/gds-32/A_BRIDGE_TOO_FAR",
                    "AREA xii-corps",
                    s -> s.placement(s.getTroop(new TroopId("gds-32"))),
                    "xii-corps"),
            new Good(
                    "troop/gds-32/A_BRIDGE_TOO_FAR",
                    "ALLIED_RESERVE xxx-corps 3",
                    s -> s.placement(s.getTroop(new TroopId("gds-32"))),
                    "xxx-corps"),
            new Good(
                    "troop/gds-32/A_BRIDGE_TOO_FAR",
                    "ALLIED_REINFORCEMENT",
                    s -> s.placement(s.getTroop(new TroopId("gds-32"))).kind(),
                    Placement.Kind.ALLIED_REINFORCEMENT),
            new Good(
                    "bonus/GUN_88/OPEN",
                    "4",
                    s -> s.tables().findBonus("GUN_88", Terrain.OPEN).orElseThrow(),
                    4),
            new Good(
                    "bonus/SECURITY/TOWN",
                    "none",
                    s -> s.tables().findBonus("SECURITY", Terrain.TOWN).isEmpty(),
                    true),
            new Good("aircraft-die/6", "2", s -> s.tables().aircraftDie(), List.of(1, 1, 2, 2, 3, 2)),
            new Good(
                    "aircraft-schedule/2", "3", s -> s.tables().aircraftByTurn().get(1), 3),
            new Good(
                    "mission/TOWN/6",
                    "Street Fighting",
                    s -> s.tables().findMissions(Terrain.TOWN).orElseThrow().get(5),
                    "Street Fighting"));

    @ParameterizedTest
    @FieldSource("GOOD")
    void correctedDataSayWhatTheClubSaysAndNameIt(Good good) {
        Corrections corrections = corrections(good.fact, good.value);
        assertThat(faults(corrections)).isEmpty();
        Scenario scenario = ScenarioLibrary.marketGarden(FREE, corrections);
        Object read = good.reads.apply(scenario);
        assertThat(
                        read instanceof Placement placement && placement.area() != null
                                ? placement.area().id().value()
                                : read)
                .isEqualTo(good.expected);
        assertThat(scenario.facts())
                .filteredOn(fact -> good.fact.equals(fact.key()))
                .singleElement()
                .satisfies(fact -> {
                    assertThat(fact.source()).isEqualTo(Fact.Source.CLUB);
                    assertThat(fact.note()).isEqualTo("printed map");
                });
        assertThat(ScenarioLibrary.correctable(corrections))
                .filteredOn(fact -> fact.key().equals(good.fact))
                .singleElement()
                .satisfies(fact -> {
                    assertThat(fact.value()).isEqualTo(good.value);
                    assertThat(fact.source()).isEqualTo(Fact.Source.CLUB);
                });
    }

    @Test
    void dataThatNobodyCorrectedStayTheSameObject() {
        assertThat(ScenarioLibrary.marketGarden(FREE, Corrections.NONE)).isSameAs(ScenarioLibrary.marketGarden(FREE));
        Corrections corrections = corrections("area/dz-y/terrain", "FOREST");
        assertThat(ScenarioLibrary.marketGarden(FREE, corrections))
                .isSameAs(ScenarioLibrary.marketGarden(FREE, Corrections.read(corrections.text())))
                .isNotSameAs(ScenarioLibrary.marketGarden(FREE));
        assertThat(area(ScenarioLibrary.marketGarden(FREE), "dz-y").terrain()).isEqualTo(Terrain.OPEN);
    }

    @Test
    void placesOfTheTwoScenariosAreCorrectedApart() {
        Corrections corrections = corrections("troop/gds-32/MARKET_GARDEN", "AREA xii-corps");
        TroopId troop = new TroopId("gds-32");
        Scenario historical = ScenarioLibrary.marketGarden(HISTORICAL, corrections);
        Scenario free = ScenarioLibrary.marketGarden(FREE, corrections);
        assertThat(historical.placement(historical.getTroop(troop)).area()).hasToString("XII Corps");
        assertThat(free.placement(free.getTroop(troop)).area()).hasToString("XXX Corps");
    }

    @Test
    void everythingThatMayBeCorrectedCanBeSaidAsItIs() {
        List<Correction> list = new ArrayList<>();
        for (CorrectableFact fact : ScenarioLibrary.correctable(Corrections.NONE)) {
            list.add(correction(fact.key(), fact.value()));
        }
        Corrections all = Corrections.of(list);
        assertThat(list.size()).isGreaterThan(850);
        assertThat(faults(all)).isEmpty();
        assertThat(ScenarioLibrary.correctable(all))
                .extracting(CorrectableFact::value)
                .isEqualTo(ScenarioLibrary.correctable(Corrections.NONE).stream()
                        .map(CorrectableFact::value)
                        .toList());
    }

    @Nested
    class Letters {
        @Test
        void areTheSameHoweverTheCorrectionsCameAbout() {
            Corrections one = corrections("area/dz-y/terrain", "FOREST", "aircraft-die/6", "2");
            Corrections other =
                    corrections("aircraft-die/6", "1", "area/dz-y/terrain", "FOREST", "aircraft-die/6", "2");
            assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
            assertThat(one.fingerprint()).isEqualTo(other.fingerprint()).hasSize(64);
            assertThat(one.text())
                    .isEqualTo("[{\"fact\":\"aircraft-die/6\",\"value\":\"2\",\"reason\":\"printed map\"},"
                            + "{\"fact\":\"area/dz-y/terrain\",\"value\":\"FOREST\",\"reason\":\"printed map\"}]");
            assertThat(Corrections.read(one.text())).isEqualTo(one);
        }

        @Test
        void areNoneForNone() {
            assertThat(Corrections.NONE.text()).isEqualTo("[]");
            assertThat(Corrections.read("[]")).isEqualTo(Corrections.NONE);
            assertThat(corrections("aircraft-die/6", "2").without("aircraft-die/6"))
                    .isEqualTo(Corrections.NONE);
        }

        @Test
        void ofAllFactsComeBack() {
            List<Correction> list = ScenarioLibrary.correctable(Corrections.NONE).stream()
                    .map(fact -> correction(fact.key(), fact.value()))
                    .toList();
            Corrections all = Corrections.of(list);
            assertThat(Corrections.read(all.text()).list()).isEqualTo(all.list());
        }

        @Test
        void ofABorderNameItsAreasInOneOrder() {
            Correction border = new Correction.BorderBetween(
                    new AreaId("tilburg-bridge"), new AreaId("rotterdam"), BorderKind.OPEN, "");
            assertThat(border.fact()).isEqualTo("border/rotterdam/tilburg-bridge");
            Correction road =
                    new Correction.RoadBetween(new AreaId("tilburg-bridge"), new AreaId("rotterdam"), true, "");
            assertThat(road.fact()).isEqualTo("road/rotterdam/tilburg-bridge");
        }

        @Test
        void thatCannotBeReadAreRefused() {
            assertThatThrownBy(() -> Corrections.read("[{}]")).hasMessageContaining("Correction 1 has no fact.");
            List<Correction> twice = List.of(correction("aircraft-die/6", "2"), correction("aircraft-die/6", "3"));
            assertThatThrownBy(() -> Corrections.of(twice)).hasMessageContaining("aircraft-die/6");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            area/dz-y/terrain             | SWAMP               | The value of "area/dz-y/terrain" is "SWAMP"; it must be OPEN, HILL, FOREST, POLDER or TOWN.
            area/dz-y/bridge              | perhaps             | The value of "area/dz-y/bridge" is "perhaps"; it must be yes or no.
            area/dz-y/airfield            | 1                   | The value of "area/dz-y/airfield" is "1"; it must be yes or no.
            area/dz-y/zone                | ZONE                | The value of "area/dz-y/zone" is "ZONE"; it must be LANDING_ZONE, DROP_ZONE or none.
            area/dz-y/objective           | 0                   | The value of "area/dz-y/objective" is "0"; it must be a whole number from 1 to 200.
            area/dz-y/objective           | 201                 | The value of "area/dz-y/objective" is "201"; it must be a whole number from 1 to 200.
            area/dz-y/objective           | 20.5                | The value of "area/dz-y/objective" is "20.5"; it must be a whole number from 1 to 200.
            area/rotterdam/depot-number   | 7                   | The value of "area/rotterdam/depot-number" is "7"; it must be a whole number from 1 to 6.
            area/rotterdam/control        | DUTCH               | The value of "area/rotterdam/control" is "DUTCH"; it must be ALLIED or GERMAN.
            area/rotterdam/name           | Roterdam            | The data have no fact "area/rotterdam/name" that may be corrected.
            area/Rotterdam/terrain        | OPEN                | The data have no fact "area/Rotterdam/terrain" that may be corrected.
            border/amsterdam/utrecht      | WALL                | The value of "border/amsterdam/utrecht" is "WALL"; it must be OPEN, RIVER or IMPASSABLE.
            border/utrecht/amsterdam      | OPEN                | The fact "border/utrecht/amsterdam" is written border/amsterdam/utrecht.
            road/amsterdam/utrecht        | some                | The value of "road/amsterdam/utrecht" is "some"; it must be yes or no.
            troop/gds-32/ARNHEM           | AREA xii-corps      | The data have no fact "troop/gds-32/ARNHEM" that may be corrected.
            troop/gds-32/MARKET_GARDEN    | HOSPITAL            | The place in "troop/gds-32/MARKET_GARDEN" is "HOSPITAL"; it must begin with AREA, AIR_DROP, ALLIED_REINFORCEMENT, ALLIED_RESERVE or GERMAN_RESERVE.
            troop/gds-32/MARKET_GARDEN    | AREA                | The place in "troop/gds-32/MARKET_GARDEN" is "AREA"; AREA needs an area and no turn.
            troop/gds-32/MARKET_GARDEN    | AIR_DROP dz-y       | The place in "troop/gds-32/MARKET_GARDEN" is "AIR_DROP dz-y"; AIR_DROP needs a zone and a turn.
            troop/gds-32/MARKET_GARDEN    | AIR_DROP dz-y 6     | The turn in "troop/gds-32/MARKET_GARDEN" is 6; it must be from 0 to 5.
            troop/gds-32/MARKET_GARDEN    | AREA a b c          | The place in "troop/gds-32/MARKET_GARDEN" is "AREA a b c"; it must be a kind of place, where it has them followed by an area and by a turn.
            troop/gds-32/MARKET_GARDEN    | ALLIED_REINFORCEMENT 2 | The place in "troop/gds-32/MARKET_GARDEN" is "ALLIED_REINFORCEMENT 2"; ALLIED_REINFORCEMENT needs neither an area nor a turn.
            troop/gds-32/MARKET_GARDEN    | ALLIED_RESERVE 2    | The place in "troop/gds-32/MARKET_GARDEN" is "ALLIED_RESERVE 2"; ALLIED_RESERVE needs both a depot and a turn, or neither.
            troop/gds-32/MARKET_GARDEN    | GERMAN_RESERVE 2    | The place in "troop/gds-32/MARKET_GARDEN" is "GERMAN_RESERVE 2"; GERMAN_RESERVE needs a depot.
            bonus/GUN_88/OPEN             | 10                  | The value of "bonus/GUN_88/OPEN" is "10"; it must be a whole number from 0 to 9.
            bonus/GUN_88/SWAMP            | 1                   | The data have no fact "bonus/GUN_88/SWAMP" that may be corrected.
            aircraft-die/7                | 1                   | The face in "aircraft-die/7" must be from 1 to 6.
            aircraft-die/1                | 4                   | The value of "aircraft-die/1" is "4"; it must be a whole number from 1 to 3.
            aircraft-schedule/6           | 1                   | The turn in "aircraft-schedule/6" must be from 1 to 5.
            mission/OPEN/0                | Breakout            | The roll in "mission/OPEN/0" must be from 1 to 6.
            mission/SEA/1                 | Breakout            | The data have no fact "mission/SEA/1" that may be corrected.
            weather                       | fine                | The data have no fact "weather" that may be corrected.
            """)
    void whatCannotBeUnderstoodIsANamedFault(String fact, String value, String sentence) {
        List<Fault> faults = new ArrayList<>();
        assertThat(Corrections.read(fact, value, "", faults)).isEmpty();
        assertThat(faults).extracting(Fault::sentence).containsExactly(sentence);
        assertThat(faults).extracting(Fault::where).containsExactly("corrections, " + fact);
    }

    @Test
    void reasonsAndMissionsMayNotBeTooLong() {
        List<Fault> faults = new ArrayList<>();
        Corrections.read("aircraft-die/1", "1", "x".repeat(301), faults);
        Corrections.read("mission/OPEN/1", "x".repeat(81), "", faults);
        assertThat(faults)
                .extracting(Fault::sentence)
                .containsExactly(
                        "The reason for aircraft-die/1 has 301 letters; it may have 300.",
                        "The mission in \"mission/OPEN/1\" has 81 letters; it must have 1 to 80.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            area/atlantis/terrain        | OPEN                   | The map has no area "atlantis".
            area/nijmegan-bridge/terrain | OPEN                   | The map has no area "nijmegan-bridge"; the nearest is "nijmegen-bridge", Nijmegen Bridge.
            area/goesbeek-heights/terrain | HILL                  | The map has no area "goesbeek-heights"; the nearest is "groesbeek-heights", Groesbeek Heights.
            border/amsterdam/utrect      | OPEN                   | The map has no area "utrect"; the nearest is "utrecht", Utrecht.
            troop/gds-33/MARKET_GARDEN   | AREA xxx-corps         | The order of battle has no Troop "gds-33"; the nearest is "gds-32", 32nd Guards Brigade.
            area/atlantis/depot-number   | 1                      | The map has no area "atlantis".
            area/eindhoven/depot-number  | 1                      | Eindhoven is no German Supply Depot and has no number.
            area/xxx-corps/depot-number  | 1                      | XXX Corps is no German Supply Depot and has no number.
            border/amsterdam/atlantis    | OPEN                   | The map has no area "atlantis".
            border/amsterdam/xxx-corps   | OPEN                   | Amsterdam and XXX Corps share no border.
            road/amsterdam/xxx-corps     | yes                    | Amsterdam and XXX Corps share no border.
            troop/old-guard/MARKET_GARDEN | AREA xxx-corps        | The order of battle has no Troop "old-guard".
            troop/gds-32/MARKET_GARDEN   | AREA atlantis          | The map has no area "atlantis".
            bonus/ELEPHANT/OPEN          | 3                      | The table of bonuses has no row "ELEPHANT".
            """)
    void whatNamesSomethingUnknownIsAFault(String fact, String value, String sentence) {
        assertThat(faults(corrections(fact, value))).containsExactly(sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            area/dz-y/bridge             | yes                    | DZ-Y is a bridge and therefore an objective, but has no objective value.
            area/nijmegen-bridge/objective | none                 | Nijmegen Bridge is a bridge and therefore an objective, but has no objective value.
            area/eindhoven/control       | ALLIED                 | Eindhoven starts under Allied control, but only the Allied Supply Depots do.
            troop/gds-32/MARKET_GARDEN   | AREA eindhoven         | 32nd Guards Brigade cannot start in Eindhoven, which is under enemy control.
            troop/gds-32/MARKET_GARDEN   | AIR_DROP dz-y 1        | 32nd Guards Brigade cannot be dropped: only Paratroopers and Glider Infantry are.
            troop/gds-32/MARKET_GARDEN   | GERMAN_RESERVE kleve 1 | 32nd Guards Brigade cannot start in the German Reserves Pool: it is not a German Troop.
            troop/1-para-bde/MARKET_GARDEN | AIR_DROP eindhoven 0 | 1st Parachute Brigade is dropped on Eindhoven, which is neither a Landing Zone nor a Drop Zone.
            """)
    void whatCannotBePlayedIsAFaultOfTheData(String fact, String value, String sentence) {
        assertThat(faults(corrections(fact, value))).contains(sentence);
        assertThatThrownBy(() -> ScenarioLibrary.marketGarden(FREE, corrections(fact, value)))
                .isInstanceOf(InvalidScenarioException.class);
    }

    @Test
    void twoDepotsChangeNumbersOnlyTogether() {
        Corrections half = corrections("area/rotterdam/depot-number", "2");
        assertThat(faults(half))
                .containsExactlyInAnyOrder(
                        "Rotterdam and Amsterdam both have the depot number 2.",
                        "No German Supply Depot has the number 1.");
        Corrections both = half.with(correction("area/amsterdam/depot-number", "1"));
        assertThat(faults(both)).isEmpty();
        assertThat(ScenarioLibrary.marketGarden(FREE, both).germanDepot(1)).hasToString("Amsterdam");
    }

    @Test
    void bridgeAndItsObjectiveValueComeTogether() {
        Corrections both = corrections("area/dz-y/bridge", "yes", "area/dz-y/objective", "10");
        assertThat(faults(both)).isEmpty();
        Scenario scenario = ScenarioLibrary.marketGarden(FREE, both);
        assertThat(area(scenario, "dz-y").bridge()).isTrue();
    }

    @Test
    void roadAcrossAnImpassableBorderIsAFaultUntilTheBorderIsPutRight() {
        Border closed = ScenarioLibrary.marketGarden(FREE).map().borders().stream()
                .filter(border -> border.kind() == BorderKind.IMPASSABLE)
                .findFirst()
                .orElseThrow();
        Corrections road = Corrections.NONE.with(
                new Correction.RoadBetween(closed.one().id(), closed.other().id(), true, ""));
        assertThat(faults(road))
                .containsExactly(
                        "A road joins " + closed.one() + " and " + closed.other() + " across an Impassable Border.");
        Corrections open = road.with(
                new Correction.BorderBetween(closed.one().id(), closed.other().id(), BorderKind.RIVER, ""));
        assertThat(faults(open)).isEmpty();
    }

    @Test
    void routeOfTheRulebookGoesWithItsRoad() {
        Corrections corrections = corrections("road/eindhoven/valkenswaard-road", "no");
        assertThat(faults(corrections)).isEmpty();
        assertThat(ScenarioLibrary.facts(corrections))
                .filteredOn(fact -> fact.kind().equals("Route"))
                .hasSizeLessThan(3);
        assertThat(ScenarioLibrary.facts(corrections))
                .filteredOn(fact -> "road/eindhoven/valkenswaard-road".equals(fact.key()))
                .singleElement()
                .extracting(Fact::value)
                .isEqualTo("no road");
    }

    /** HR-29 leaves out what the book does not print; the owner of the box has read the printed table. */
    @Test
    void correctedBonusCountsAsPrinted() {
        Scenario scenario = ScenarioLibrary.marketGarden(FREE, corrections("bonus/GUN_88/OPEN", "4"));
        assertThat(scenario.tables().withPrintedBonusesOnly().findBonus("GUN_88", Terrain.OPEN))
                .contains(4);
        assertThat(scenario.tables().withPrintedBonusesOnly().findBonus("GUN_88", Terrain.HILL))
                .isEmpty();
    }
}
