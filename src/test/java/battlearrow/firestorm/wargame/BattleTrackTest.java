package battlearrow.firestorm.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleCancelled;
import battlearrow.firestorm.event.WargameEvent.BattleOpened;
import battlearrow.firestorm.event.WargameEvent.TrackMoved;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.CampaignOrder.VoidBattle;
import battlearrow.firestorm.order.ManoeuvreOrder.DeclineInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("The battles of a turn, one after another")
class BattleTrackTest {
    private static Wargames withBattles(int left) {
        return Wargames.battle(Wargames.emptyMap(), left);
    }

    @Nested
    class OneAtATime {
        @Test
        @Covers({"GW-04", "GW-06"})
        void theNextBeginsWhenOneIsOver() {
            Wargames game = withBattles(6).arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road");
            game.commit(Side.ALLIED).commit(Side.GERMAN);
            assertThat(game.roll(2, 2, 1, 3)).contains(new TrackMoved(5)).endsWith(new BattleOpened(2));
            assertThat(game.now().battles())
                    .singleElement()
                    .satisfies(battle -> assertThat(battle.number()).isEqualTo(2));
        }

        @Test
        @Covers("GW-06")
        void noSecondArrow() {
            Wargames game = withBattles(6).arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road");
            assertThat(game.refuse(arrow(1))).containsExactly(Rule.GW_06);
            assertThat(game.refuse(arrow(2))).containsExactly(Rule.GW_06);
            assertThat(game.refuse(People.ALLIED_GENERAL, new RollInitiative(2)))
                    .containsExactly(Rule.GW_06);
        }

        @Test
        @Covers({"GW-06", "MAN-09"})
        void noArrowBeforeTheInitiativeOfItsOwnBattle() {
            assertThat(withBattles(6).refuse(arrow(1))).containsExactly(Rule.GW_06);
        }

        private static PlaceBattleArrow arrow(int battle) {
            return new PlaceBattleArrow(battle, Side.ALLIED, Wargames.areaId("VIII Corps"), Wargames.areaId("Budel"));
        }
    }

    @Nested
    class TheEnd {
        @Test
        @Covers({"GW-04", "INV-47"})
        void theBattlePhaseEndsByItselfAtZero() {
            Wargames game = withBattles(2).draw("XXX Corps", "Valkenswaard Road");
            assertThat(game.now().battlesLeft()).isEqualTo(1);
            game.arrow(Side.GERMAN, "Budel", "VIII Corps").commit(Side.GERMAN).commit(Side.ALLIED);
            assertThat(game.roll(1, 1, 1, 1))
                    .contains(new TrackMoved(0), new PhaseOpened(2, Phase.STRATEGIC, Step.AIR_AVAILABILITY));
            assertThat(game.refuse(People.ALLIED_GENERAL, new RollInitiative(3)))
                    .containsExactly(Rule.GW_04);
        }

        @Test
        @Covers({"GW-04", "A-69"})
        void nobodyEndsItBefore() {
            Wargames game = withBattles(2);
            assertThat(game.refuse(People.ORGANISER, new CloseBattlePhase())).containsExactly(Rule.GW_04);
            assertThat(game.refuse(People.ALLIED_GENERAL, new CloseBattlePhase()))
                    .containsExactly(Rule.GW_04);
        }
    }

    @Nested
    class WhenBothDecline {
        @Test
        @Covers({"GW-04", "GW-07", "A-15", "A-69", "HR-08=asStated"})
        void theBattleIsUsedUp() {
            Wargames game = withBattles(6);
            game.accept(People.ALLIED_GENERAL, new RollInitiative(1), 2, 4);
            game.accept(new DeclineInitiative(1, Side.GERMAN));
            assertThat(game.accept(new DeclineInitiative(1, Side.ALLIED)))
                    .contains(new BattleCancelled(1), new TrackMoved(5), new BattleOpened(2));
        }

        @Test
        @Covers("HR-08=wargameRollsAgain")
        @DisplayName("HR-08 other value: the initiative of the same battle of the track is rolled again")
        void rollsAgain() {
            Wargames game = Wargames.battle(
                    Wargames.emptyMap(HouseRules.DEFAULTS.with(HouseRule.HR_08, "wargameRollsAgain")), 6);
            game.accept(People.ALLIED_GENERAL, new RollInitiative(1), 2, 4);
            game.accept(new DeclineInitiative(1, Side.GERMAN));
            game.accept(new DeclineInitiative(1, Side.ALLIED));
            assertThat(game.now().battlesLeft()).isEqualTo(6);
            game.accept(People.ALLIED_GENERAL, new RollInitiative(2), 2, 4);
        }

        @Test
        @Covers({"GW-07", "MAN-08"})
        void onceOnlyPassesTheInitiativeOn() {
            Wargames game = withBattles(6);
            game.accept(People.ALLIED_GENERAL, new RollInitiative(1), 2, 4);
            game.accept(new DeclineInitiative(1, Side.GERMAN));
            assertThat(game.battle(1).findHolder()).contains(Side.ALLIED);
            assertThat(game.now().battlesLeft()).isEqualTo(6);
        }
    }

    @Test
    @Covers("GW-04")
    void aBattleTheOrganiserTakesOffTheMapIsFoughtAnew() {
        Wargames game = withBattles(6).arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road");
        game.accept(People.ORGANISER, new VoidBattle(1, "the wrong arrow"));
        assertThat(game.now().battlesLeft()).isEqualTo(6);
        assertThat(game.battle(2).findArrow()).isEmpty();
    }
}
