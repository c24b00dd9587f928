package battlearrow.firestorm.afteraction;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.AfterActionEvent.TroopAdvanced;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random battles on the map of the box, carried out by random legal orders until every arrow has left the map. */
@DisplayName("After Action Step: invariants")
class AfterActionInvariantsTest {
    private static final int ARROWS = 8;
    private static final int MOST_ORDERS = 400;
    private static final Scenario BOX = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);

    /** Fixed seeds, and a fresh one that the name of a failing test tells. */
    static LongStream seeds() {
        return LongStream.concat(LongStream.range(0, 30), LongStream.of(System.nanoTime()));
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    @Covers({
        "INV-04", "INV-05", "INV-06", "INV-07", "INV-08", "INV-10", "INV-36", "INV-37", "INV-38", "INV-39", "INV-50"
    })
    void everyBattleEndsAndKeepsTheInvariants(long seed) {
        Random random = new Random(seed);
        Umpire umpire = AfterActions.play(battles(random));
        List<Battle> unfought = new ArrayList<>(umpire.now().battles());
        Collections.shuffle(unfought, random);
        for (int orders = 0; !umpire.now().battles().isEmpty(); orders++) {
            assertThat(orders).as("orders to end %d battles", ARROWS).isLessThan(MOST_ORDERS);
            List<Offer> offers = offers(umpire);
            Situation before = umpire.now();
            if (offers.isEmpty() || !unfought.isEmpty() && random.nextInt(4) == 0) {
                assertThat(unfought)
                        .as("somebody can go on: %s", umpire.now().battles())
                        .isNotEmpty();
                int battle = unfought.removeLast().number();
                umpire.go(SituationBuilder.from(before)
                        .fought(battle, random.nextInt(8), random.nextInt(8))
                        .build());
            } else {
                Offer offer = offers.get(random.nextInt(offers.size()));
                Integer[] dice =
                        offer.order() instanceof RollToDestroy ? new Integer[] {1 + random.nextInt(6)} : new Integer[0];
                check(before, umpire.accept(offer.by(), offer.order(), dice));
            }
            check(umpire.now());
        }
    }

    private record Offer(Actor by, Order order) {}

    /** What either player may do; whoever the sheet says has something to do can do it. */
    private static List<Offer> offers(Umpire umpire) {
        List<Offer> offers = new ArrayList<>();
        for (Side side : Side.values()) {
            Actor by = People.commander(side);
            umpire.offered(by).forEach(order -> offers.add(new Offer(by, order)));
        }
        for (Battle battle : umpire.now().battles()) {
            for (Side side : AfterActionSheet.of(umpire.now(), battle).dueFrom()) {
                assertThat(offers).as("%s in %s", side, battle).anySatisfy(offer -> {
                    assertThat(offer.by()).isEqualTo(People.commander(side));
                    assertThat(((Order.OfBattle) offer.order()).battle()).isEqualTo(battle.number());
                });
            }
        }
        return offers;
    }

    private static void check(Situation now) {
        for (FirestormTroop troop : BOX.troops()) {
            now.findArea(troop)
                    .ifPresent(area -> assertThat(now.control(area))
                            .as("%s in %s", troop, area)
                            .isEqualTo(troop.side()));
        }
        for (Area area : now.map().areas()) {
            assertThat(now.markers(area)).as("markers in %s", area).isBetween(0, 6);
            assertThat(now.markers(area) == 0 || area.isZone() && now.controls(Side.ALLIED, area))
                    .isTrue();
            area.findDepotOwner()
                    .ifPresent(owner -> assertThat(now.control(area)).isEqualTo(owner));
        }
    }

    /** What one order did, event by event. */
    private static void check(Situation before, List<Event> events) {
        Situation now = before;
        for (Event event : events) {
            switch (event) {
                case ControlChanged changed ->
                    assertThat(now.listTroops(now.area(changed.area())))
                            .as("INV-38: nobody is left behind")
                            .isEmpty();
                case TroopAdvanced advanced -> checkAdvance(now, advanced);
                case BattleClosed closed ->
                    checkClosed(now.findBattle(closed.battle()).orElseThrow());
                default -> {}
            }
            now = now.after(event);
        }
        for (FirestormTroop troop : BOX.troops()) {
            if (before.isCaptured(troop)) {
                assertThat(now.isCaptured(troop)).as("INV-10").isTrue();
            }
        }
    }

    private static void checkAdvance(Situation now, TroopAdvanced advanced) {
        Battle battle = now.findBattle(advanced.battle()).orElseThrow();
        FirestormTroop troop = now.troop(advanced.troop());
        Area won = now.area(advanced.to());
        if (!battle.party(troop.side()).used(troop)) {
            assertThat(battle.party(troop.side()).troops())
                    .as("INV-37: committed Troops next to %s have advanced", won)
                    .noneMatch(other -> !battle.advanced().has(other)
                            && now.findArea(other)
                                    .filter(from -> now.map().areAdjacent(from, won))
                                    .isPresent());
        }
    }

    private static void checkClosed(Battle battle) {
        assertThat(battle.advanced().size()).as("INV-36").isLessThanOrEqualTo(3);
        assertThat(battle.pendingDestruction().isEmpty()).isTrue();
        if (battle.findWinner().isEmpty()) {
            assertThat(battle.findAreaWon()).as("INV-39").isEmpty();
            assertThat(battle.retreated().isEmpty()).as("INV-39").isTrue();
        }
    }

    /** A random map with random Troops on both sides, some markers, and arrows with Troops committed. */
    private static Situation battles(Random random) {
        SituationBuilder builder =
                SituationBuilder.empty(BOX, Mode.CAMPAIGN, HouseRules.DEFAULTS).battlePhase(2);
        for (Area area : BOX.map().areas()) {
            if (!area.isDepot() && random.nextInt(2) == 0) {
                builder.allied(area.name());
                if (area.isZone()) {
                    builder.markers(area.name(), random.nextInt(4));
                }
            }
        }
        for (FirestormTroop troop : BOX.troops()) {
            List<Area> own = BOX.map().list(builder.build().areasOf(troop.side())).stream()
                    .toList();
            builder.troop(
                    troop.id().value(), own.get(random.nextInt(own.size())).name());
        }
        for (int i = 0; i < ARROWS; i++) {
            addArrow(builder, random);
        }
        return builder.build();
    }

    private static void addArrow(SituationBuilder builder, Random random) {
        Situation now = builder.build();
        List<Area> areas = new ArrayList<>(BOX.map().areas());
        Collections.shuffle(areas, random);
        for (Area tail : areas) {
            Side side = now.control(tail);
            for (Area point : BOX.map().list(BOX.map().adjacent(tail))) {
                boolean open =
                        now.battles().stream().anyMatch(battle -> battle.arrow().joinsSameAreas(tail, point));
                if (!open && now.control(point) != side && !point.isDepotOf(Side.GERMAN)) {
                    builder.arrow(side, tail.name(), point.name())
                            .committed(side, free(now, tail, random))
                            .committed(side.enemy(), free(now, point, random));
                    return;
                }
            }
        }
    }

    /** Up to two Troops of an area that are on no arrow yet. */
    private static String[] free(Situation now, Area area, Random random) {
        return now.listTroops(area).stream()
                .filter(troop -> now.findCommitment(troop).isEmpty())
                .limit(random.nextInt(3))
                .map(troop -> troop.id().value())
                .toArray(String[]::new);
    }
}
