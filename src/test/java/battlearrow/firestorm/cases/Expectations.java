package battlearrow.firestorm.cases;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.WargameEvent.BattleRolled;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import battlearrow.firestorm.supply.SupplyReason;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import battlearrow.firestorm.wargame.BattleStrength;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a case expects of the situation, or of what the latest order brought about. */
final class Expectations {
    private final Names names;
    private final Situation situation;
    private final List<Event> latest;

    Expectations(Names names, Situation situation, List<Event> latest) {
        this.names = names;
        this.situation = situation;
        this.latest = latest;
    }

    private record Fact(Pattern pattern, BiConsumer<Expectations, Matcher> check) {
        static Fact of(String pattern, BiConsumer<Expectations, Matcher> check) {
            return new Fact(Pattern.compile(pattern), check);
        }
    }

    private static final List<Fact> FACTS = List.of(
            Fact.of("turn (\\d) ([A-Z]+)(?: ([A-Z_]+))?", (it, m) -> it.time(m)),
            Fact.of("totals Allied (\\d+) German (\\d+)", (it, m) -> it.totals(m)),
            Fact.of("markers (.+)", (it, m) -> it.markers(m.group(1))),
            Fact.of(
                    "Allied areas (\\d+)",
                    (it, m) -> assertThat(it.situation.areasOf(Side.ALLIED).size())
                            .isEqualTo(Integer.parseInt(m.group(1)))),
            Fact.of(
                    "depot attacks (\\d+)",
                    (it, m) -> assertThat(it.situation.depotAttacks()).isEqualTo(Integer.parseInt(m.group(1)))),
            Fact.of(
                    "no exploited areas",
                    (it, m) ->
                            assertThat(it.situation.exploitedAreas().isEmpty()).isTrue()),
            Fact.of(
                    "(\\d+) battles? left",
                    (it, m) -> assertThat(it.situation.battlesLeft()).isEqualTo(Integer.parseInt(m.group(1)))),
            Fact.of("battle (\\d+) (Allied|German) adds (-?\\d+)", (it, m) -> it.adds(m)),
            Fact.of("battle (\\d+) totals (\\d+) (\\d+)", (it, m) -> it.totalsOfBattle(m)),
            Fact.of("(\\d+) C-47 left", (it, m) -> it.c47Left(Integer.parseInt(m.group(1)))),
            Fact.of(
                    "event ([A-Za-z]+)",
                    (it, m) -> assertThat(it.latest)
                            .extracting(event -> event.getClass().getSimpleName())
                            .contains(m.group(1))),
            Fact.of(
                    "no event ([A-Za-z]+)",
                    (it, m) -> assertThat(it.latest)
                            .extracting(event -> event.getClass().getSimpleName())
                            .doesNotContain(m.group(1))),
            Fact.of(
                    "battle (\\d+) is over",
                    (it, m) -> assertThat(it.situation.findBattle(Integer.parseInt(m.group(1))))
                            .isEmpty()),
            Fact.of("battle (\\d+) is open", (it, m) -> it.battle(m)),
            Fact.of(
                    "battle (\\d+) is arrow (\\d+)",
                    (it, m) -> assertThat(it.battle(m).arrowNumber()).isEqualTo(Integer.parseInt(m.group(2)))),
            Fact.of(
                    "battle (\\d+) initiative (Allied|German)",
                    (it, m) -> assertThat(it.battle(m).findHolder()).contains(Names.side(m.group(2)))),
            Fact.of("battle (\\d+) (Allied|German) in supply", (it, m) -> it.forceInSupply(m, true)),
            Fact.of("battle (\\d+) (Allied|German) out of supply", (it, m) -> it.forceInSupply(m, false)),
            Fact.of("battle (\\d+) (Allied|German) effect ([A-Z_]+)", (it, m) -> it.effect(m)),
            Fact.of("battle (\\d+) with anti-aircraft", (it, m) -> it.antiAircraft(m, true)),
            Fact.of("battle (\\d+) without anti-aircraft", (it, m) -> it.antiAircraft(m, false)),
            Fact.of(
                    "battle (\\d+) with artillery",
                    (it, m) -> assertThat(it.battle(m).findArtilleryZone()).isPresent()),
            Fact.of("battle (\\d+) (.+) fields ([A-Z_0-9]+)", (it, m) -> it.platoon(m)),
            Fact.of(
                    "battle (\\d+) winner (Allied|German)",
                    (it, m) -> assertThat(it.battle(m).findWinner()).contains(Names.side(m.group(2)))),
            Fact.of(
                    "(.+) interdicts (.+)",
                    (it, m) -> it.place(m.group(1), new Place.Interdicting(it.names.area(m.group(2))))),
            Fact.of("(.+) is captured", (it, m) -> it.place(m.group(1), Place.CAPTURED)),
            Fact.of("(.+) is in the pool", (it, m) -> it.place(m.group(1), Place.REINFORCEMENT_POOL)),
            Fact.of(
                    "(.+) is in reserve for (.+)",
                    (it, m) -> it.place(m.group(1), new Place.InReserve(it.names.area(m.group(2))))),
            Fact.of("supply of (.+) broken at (.+)", (it, m) -> it.broken(m)),
            Fact.of("(.+) is in supply", (it, m) -> it.areaInSupply(m.group(1), true)),
            Fact.of("(.+) is out of supply", (it, m) -> it.areaInSupply(m.group(1), false)),
            Fact.of("(.+) is empty", (it, m) -> it.holds(m.group(1))),
            Fact.of(
                    "(.+) holds (.+)",
                    (it, m) -> it.holds(m.group(1), m.group(2).split(" \\+ "))),
            Fact.of("(.+) is (Allied|German)", (it, m) -> it.control(m.group(1), Names.side(m.group(2)))),
            Fact.of("(.+) is in (.+)", (it, m) -> it.place(m.group(1), Place.in(it.names.area(m.group(2))))));

    void check(String expected) {
        for (Fact one : FACTS) {
            Matcher match = one.pattern().matcher(expected);
            if (match.matches()) {
                one.check().accept(this, match);
                return;
            }
        }
        throw new IllegalArgumentException("no such expectation: " + expected);
    }

    private Battle battle(Matcher fact) {
        int number = Integer.parseInt(fact.group(1));
        return situation.findBattle(number).orElseThrow(() -> new AssertionError("battle " + number + " is not open"));
    }

    private void time(Matcher fact) {
        Step step = fact.group(3) == null ? Step.NONE : Step.valueOf(fact.group(3));
        assertThat(List.of(situation.turn(), situation.phase().name(), situation.step()))
                .isEqualTo(List.of(Integer.parseInt(fact.group(1)), fact.group(2), step));
    }

    private void totals(Matcher fact) {
        VictoryPoints points = VictoryPoints.of(situation);
        assertThat(List.of(points.total(Side.ALLIED), points.total(Side.GERMAN)))
                .as("%s", points)
                .isEqualTo(List.of(Integer.parseInt(fact.group(1)), Integer.parseInt(fact.group(2))));
    }

    /** {@code DZ-X 2 + DZ-N 0}, or {@code DZ-X 2 and no others}, or {@code none}. */
    private void markers(String written) {
        boolean exact = written.equals("none") || written.endsWith(" and no others");
        List<Area> listed = new ArrayList<>();
        if (!written.equals("none")) {
            for (String zone : written.replace(" and no others", "").split(" \\+ ")) {
                Area area = names.area(zone.substring(0, zone.lastIndexOf(' ')));
                listed.add(area);
                assertThat(situation.markers(area))
                        .as("markers in %s", area)
                        .isEqualTo(Integer.parseInt(zone.substring(zone.lastIndexOf(' ') + 1)));
            }
        }
        if (exact) {
            assertThat(situation.map().areas())
                    .filteredOn(area -> situation.markers(area) > 0)
                    .allMatch(listed::contains);
        }
    }

    private void c47Left(int left) {
        int swapped = situation.air().swapped() ? situation.tables().limit("c47PerExtraTyphoon") : 0;
        assertThat(situation.air().c47() - situation.air().transports().size() - swapped)
                .isEqualTo(left);
    }

    private void forceInSupply(Matcher fact, boolean inSupply) {
        assertThat(battle(fact).fightsInSupply(Names.side(fact.group(2)))).isEqualTo(inSupply);
    }

    private void adds(Matcher fact) {
        Side side = Names.side(fact.group(2));
        BattleStrength strength = BattleStrength.of(situation, battle(fact), side);
        assertThat(strength.isComplete()).as("nothing left to roll for").isTrue();
        assertThat(strength.sum()).as("%s", strength).isEqualTo(Integer.parseInt(fact.group(3)));
    }

    /** Also of a battle that is over by now: the latest order rolled it. */
    private void totalsOfBattle(Matcher fact) {
        assertThat(latest)
                .filteredOn(BattleRolled.class::isInstance)
                .singleElement()
                .isInstanceOfSatisfying(
                        BattleRolled.class,
                        rolled -> assertThat(List.of(
                                        rolled.battle(),
                                        rolled.allied().total(),
                                        rolled.german().total()))
                                .isEqualTo(List.of(
                                        Integer.parseInt(fact.group(1)),
                                        Integer.parseInt(fact.group(2)),
                                        Integer.parseInt(fact.group(3)))));
    }

    private void effect(Matcher fact) {
        assertThat(battle(fact).party(Names.side(fact.group(2))).findOutOfSupplyRoll())
                .hasValueSatisfying(roll -> assertThat(roll.effect().name()).isEqualTo(fact.group(3)));
    }

    private void antiAircraft(Matcher fact, boolean expected) {
        assertThat(battle(fact).hasAntiAircraftPlatoon()).isEqualTo(expected);
    }

    private void platoon(Matcher fact) {
        FirestormTroop troop = names.troop(fact.group(2));
        assertThat(battle(fact).party(Side.GERMAN).variableRolls().get(troop))
                .isNotNull()
                .satisfies(roll -> assertThat(roll.platoon()).isEqualTo(fact.group(3)));
    }

    private void place(String troops, Place expected) {
        for (String troop : troops.split(" \\+ ")) {
            assertThat(situation.place(names.troop(troop)))
                    .as("place of %s", troop)
                    .isEqualTo(expected);
        }
    }

    private void areaInSupply(String areas, boolean expected) {
        for (String name : areas.split(" \\+ ")) {
            Area area = names.area(name);
            assertThat(Supply.of(situation, situation.control(area)).isInSupply(area))
                    .as("%s in supply", name)
                    .isEqualTo(expected);
        }
    }

    private void broken(Matcher fact) {
        Area area = names.area(fact.group(1));
        assertThat(Supply.of(situation, situation.control(area)).reason(area))
                .isInstanceOfSatisfying(
                        SupplyReason.Broken.class,
                        reason -> assertThat(reason.breaks())
                                .containsExactlyInAnyOrderElementsOf(
                                        Stream.of(fact.group(2).split(" \\+ "))
                                                .map(names::area)
                                                .toList()));
    }

    private void control(String areas, Side side) {
        for (String area : areas.split(" \\+ ")) {
            assertThat(situation.control(names.area(area)))
                    .as("control of %s", area)
                    .isEqualTo(side);
        }
    }

    private void holds(String area, String... troops) {
        assertThat(situation.listTroops(names.area(area)))
                .as("Troops in %s", area)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(troops).map(names::troop).toList());
    }
}
