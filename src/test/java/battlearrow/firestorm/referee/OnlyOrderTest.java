package battlearrow.firestorm.referee;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.event.WargameEvent.BattleOpened;
import battlearrow.firestorm.event.WargameEvent.TempoRolled;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.Advance;
import battlearrow.firestorm.order.AfterActionOrder.EndAdvance;
import battlearrow.firestorm.order.AfterActionOrder.LetDie;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
import battlearrow.firestorm.order.AfterActionOrder.SaveTroop;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("A battle decided by dice goes on by itself")
class OnlyOrderTest {
    /** One person at a screen passed between both players. */
    private static final Actor BOTH =
            new Actor("ben", false, Set.of(Side.ALLIED, Side.GERMAN), Set.of(Side.ALLIED, Side.GERMAN));

    private static final Referee REFEREE = Referee.wargame();

    private Situation now;

    private static SituationBuilder map() {
        return SituationBuilder.empty(WalkthroughMap.wargameScenario(), Mode.WARGAME, HouseRules.DEFAULTS);
    }

    private OnlyOrderTest arrow(SituationBuilder map, Side by, String tail, String point) {
        now = map.battlePhase(2)
                .then(new TempoRolled(1, 1, 6), new BattleOpened(1))
                .build();
        boolean allied = by == Side.ALLIED;
        give(new RollInitiative(1), allied ? 6 : 1, allied ? 1 : 6);
        return give(new PlaceBattleArrow(1, by, area(tail), area(point)));
    }

    private OnlyOrderTest commit(Side side, String... troops) {
        return give(new CommitTroops(
                1, side, Stream.of(troops).map(OnlyOrderTest::troop).toList(), List.of()));
    }

    private OnlyOrderTest give(Order order, Integer... dice) {
        Verdict verdict = REFEREE.judge(now, BOTH, order, GivenDice.of(dice));
        assertThat(verdict).as("%s", order).isInstanceOf(Verdict.Accepted.class);
        now = ((Verdict.Accepted) verdict).after();
        return this;
    }

    /** The Allies win at Valkenswaard Road, held by a Paratrooper, who is not destroyed. */
    private void alliesWinAgainst(SituationBuilder map) {
        arrow(
                        map.troop("5th Sherman", "XXX Corps").troop("6th FJR", "Valkenswaard Road"),
                        Side.ALLIED,
                        "XXX Corps",
                        "Valkenswaard Road")
                .commit(Side.ALLIED, "5th Sherman")
                .commit(Side.GERMAN, "6th FJR")
                .give(new RollBattle(1), 6, 6, 1, 1)
                .give(new RollToDestroy(1, Side.ALLIED, troop("6th FJR")), 1);
    }

    private static AreaId area(String name) {
        return WalkthroughMap.area(name).id();
    }

    private static TroopId troop(String name) {
        return WalkthroughMap.troop(name).id();
    }

    private Optional<Order> only(Actor by) {
        return OnlyOrder.find(REFEREE, now, by, 1);
    }

    @Nested
    @DisplayName("up to the roll")
    class BeforeTheRoll {
        @Test
        void arrowAndTroopsAreChosenByTheirPlayers() {
            arrow(map().troop("5th Sherman", "XXX Corps"), Side.ALLIED, "XXX Corps", "Valkenswaard Road");
            assertThat(only(BOTH)).isEmpty();
            commit(Side.ALLIED);
            assertThat(only(BOTH)).isEmpty();
        }

        @Test
        void thenBothSidesRoll() {
            arrow(map(), Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                    .commit(Side.ALLIED)
                    .commit(Side.GERMAN);
            assertThat(only(BOTH)).contains(new RollBattle(1));
            assertThat(only(People.GERMAN_GENERAL)).contains(new RollBattle(1));
            assertThat(only(People.BYSTANDER)).as("no player").isEmpty();
        }

        @Test
        void variableTroopsAreRolledForFirst() {
            arrow(
                            map().allied("Valkenswaard Road").troop("8.8cm E", "Eindhoven"),
                            Side.ALLIED,
                            "Valkenswaard Road",
                            "Eindhoven")
                    .commit(Side.ALLIED)
                    .commit(Side.GERMAN, "8.8cm E");
            assertThat(only(BOTH)).contains(new RollVariable(1, Side.GERMAN, troop("8.8cm E")));
        }

        @Test
        void aMarkerThatHasToBeDrawnComesFromTheOneZoneThereIs() {
            arrow(
                            map().allied("DZ-X").markers("DZ-X", 2).troop("British Para 1", "DZ-X"),
                            Side.GERMAN,
                            "Arnhem West",
                            "DZ-X")
                    .commit(Side.GERMAN)
                    .commit(Side.ALLIED, "British Para 1");
            assertThat(only(BOTH)).contains(new DrawSupply(1, Side.ALLIED, area("DZ-X")));
            assertThat(only(People.GERMAN_GENERAL))
                    .as("not the German player's to draw")
                    .isEmpty();
        }
    }

    @Nested
    @DisplayName("after the roll")
    class AfterTheRoll {
        @Test
        void destroyRollsFollow() {
            arrow(
                            map().troop("5th Sherman", "XXX Corps").troop("6th FJR", "Valkenswaard Road"),
                            Side.ALLIED,
                            "XXX Corps",
                            "Valkenswaard Road")
                    .commit(Side.ALLIED, "5th Sherman")
                    .commit(Side.GERMAN, "6th FJR")
                    .give(new RollBattle(1), 6, 6, 1, 1);
            assertThat(only(BOTH)).contains(new RollToDestroy(1, Side.ALLIED, troop("6th FJR")));
            assertThat(only(People.GERMAN_GENERAL)).as("the enemy rolls").isEmpty();
        }

        @Test
        void aTroopAMarkerCouldSaveIsAChoice() {
            arrow(
                            map().allied("DZ-X").markers("DZ-X", 3).troop("British Para 1", "DZ-X"),
                            Side.GERMAN,
                            "Arnhem West",
                            "DZ-X")
                    .commit(Side.GERMAN)
                    .commit(Side.ALLIED, "British Para 1")
                    .give(new DrawSupply(1, Side.ALLIED, area("DZ-X")))
                    .give(new RollBattle(1), 1, 1, 6, 6)
                    .give(new RollToDestroy(1, Side.GERMAN, troop("British Para 1")), 6);
            assertThat(REFEREE.offered(now, BOTH, SaveTroop.class)).isNotEmpty();
            assertThat(only(BOTH)).isEmpty();
            give(new SaveTroop(1, Side.ALLIED, troop("British Para 1"), area("DZ-X")));
            assertThat(only(BOTH)).as("to hold the zone is another").isEmpty();
        }

        @Test
        void aTroopLetDieIsNoChoiceAnyMore() {
            arrow(
                            map().allied("DZ-X").markers("DZ-X", 3).troop("British Para 1", "DZ-X"),
                            Side.GERMAN,
                            "Arnhem West",
                            "DZ-X")
                    .commit(Side.GERMAN)
                    .commit(Side.ALLIED, "British Para 1")
                    .give(new DrawSupply(1, Side.ALLIED, area("DZ-X")))
                    .give(new RollBattle(1), 1, 1, 6, 6)
                    .give(new RollToDestroy(1, Side.GERMAN, troop("British Para 1")), 6)
                    .give(new LetDie(1, Side.ALLIED, troop("British Para 1")));
            assertThat(now.findBattle(1).map(battle -> battle.isAt(Stage.DESTROY)))
                    .isNotEqualTo(Optional.of(true));
        }

        @Test
        void aRetreatWithOneWayIsNoChoiceAndOneWithMoreIs() {
            arrow(
                            map().allied("Valkenswaard Road").troop("6th FJR", "Eindhoven"),
                            Side.ALLIED,
                            "Valkenswaard Road",
                            "Eindhoven")
                    .commit(Side.ALLIED)
                    .commit(Side.GERMAN)
                    .give(new RollBattle(1), 6, 6, 1, 1);
            assertThat(REFEREE.offered(now, BOTH, Retreat.class)).hasSizeGreaterThan(1);
            assertThat(only(BOTH)).isEmpty();

            arrow(
                            map().allied("Valkenswaard Road").troop("5th Sherman", "Valkenswaard Road"),
                            Side.ALLIED,
                            "Valkenswaard Road",
                            "Eindhoven")
                    .commit(Side.ALLIED)
                    .commit(Side.GERMAN)
                    .give(new RollBattle(1), 1, 1, 6, 6);
            assertThat(only(BOTH)).contains(new Retreat(1, Side.ALLIED, troop("5th Sherman"), area("XXX Corps")));
            assertThat(only(People.GERMAN_GENERAL)).isEmpty();
        }

        @Test
        void anAdvanceIsAChoiceAndEndsByItselfWhenNobodyCanMakeOne() {
            alliesWinAgainst(map());
            give(new Retreat(1, Side.GERMAN, troop("6th FJR"), area("Eindhoven")));
            assertThat(only(BOTH)).as("the Sherman may advance or stay").isEmpty();
            give(new Advance(1, Side.ALLIED, troop("5th Sherman")));
            now.findBattle(1).ifPresent(open -> assertThat(only(BOTH)).contains(new EndAdvance(1, Side.ALLIED)));
        }

        @Test
        void aBattleThatIsOverNeedsNothing() {
            arrow(map(), Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                    .commit(Side.ALLIED)
                    .commit(Side.GERMAN)
                    .give(new RollBattle(1), 1, 1, 1, 1);
            assertThat(now.findBattle(1)).isEmpty();
            assertThat(only(BOTH)).isEmpty();
        }
    }
}
