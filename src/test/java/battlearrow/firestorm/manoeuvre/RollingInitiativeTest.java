package battlearrow.firestorm.manoeuvre;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.ManoeuvreEvent.BattleCancelled;
import battlearrow.firestorm.event.ManoeuvreEvent.ChallengeMade;
import battlearrow.firestorm.event.ManoeuvreEvent.InitiativeDeclined;
import battlearrow.firestorm.event.ManoeuvreEvent.InitiativeRolled;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.DeclineInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Roll for Initiative")
class RollingInitiativeTest {
    private final Judging<RollInitiative> rule = Judging.by(new RollingInitiative());

    private static Situation challenged(int turn) {
        return SituationBuilder.walkthrough()
                .battlePhase(turn)
                .then(new ChallengeMade(1, Player.member("tommy"), Player.member("fritz")))
                .build();
    }

    @Nested
    class TheRoll {
        @ParameterizedTest(name = "turn {0}, Allied {1}, German {2}: {3}")
        @CsvSource({
            "1, 3, 4, ALLIED",
            "1, 2, 4, GERMAN",
            "1, 4, 4, ALLIED",
            "1, 2, 5, GERMAN",
            "2, 2, 3, GERMAN",
            "2, 4, 4, ALLIED",
            "2, 5, 5, ALLIED",
            "2, 3, 4, GERMAN",
            "5, 6, 1, ALLIED",
        })
        @Covers({"MAN-04", "MAN-05", "MAN-06", "MAN-07"})
        @DisplayName("higher total, ties Allied, +1 in turn 1 (A-16, E-01, H35 a to c)")
        void decidesTheHolder(int turn, int allied, int german, Side holder) {
            assertThat(rule.events(challenged(turn), People.TOMMY, new RollInitiative(1), allied, german))
                    .containsExactly(new InitiativeRolled(1, allied, german, turn == 1 ? 1 : 0, holder));
        }

        @Test
        @Covers("MAN-03")
        void eitherPlayerMayHaveItRolled() {
            assertThat(rule.offered(challenged(1), People.FRITZ)).containsExactly(new RollInitiative(1));
            assertThat(rule.refusals(challenged(1), People.BYSTANDER, new RollInitiative(1)))
                    .containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers("MAN-03")
        void isMadeOnce() {
            Situation rolled = rule.after(challenged(1), People.TOMMY, new RollInitiative(1), 3, 4);
            assertThat(rule.refusals(rolled, People.TOMMY, new RollInitiative(1)))
                    .containsExactly(Rule.MAN_03);
        }

        @Test
        @Covers("MAN-01")
        void needsAnOpponentFirst() {
            Situation nobody = SituationBuilder.walkthrough().battlePhase(1).build();
            assertThat(rule.refusals(nobody, People.TOMMY, new RollInitiative(1)))
                    .containsExactly(Rule.MAN_01);
        }
    }

    @Nested
    class Declining {
        private final Judging<DeclineInitiative> declining = Judging.by(new DecliningInitiative());
        private final Situation germanHolds = SituationBuilder.walkthrough()
                .battlePhase(1)
                .initiative(Side.GERMAN)
                .build();

        @Test
        @Covers("MAN-08")
        void passesTheInitiativeToTheOtherPlayer() {
            Situation passed = declining.after(germanHolds, People.FRITZ, new DeclineInitiative(1, Side.GERMAN));
            assertThat(passed.findBattle(1).orElseThrow().findHolder()).contains(Side.ALLIED);
        }

        @Test
        @Covers("MAN-08")
        void isForTheHolderAlone() {
            assertThat(declining.refusals(germanHolds, People.TOMMY, new DeclineInitiative(1, Side.ALLIED)))
                    .containsExactly(Rule.MAN_08);
            assertThat(declining.refusals(germanHolds, People.TOMMY, new DeclineInitiative(1, Side.GERMAN)))
                    .containsExactly(Rule.ROLE_06);
            assertThat(declining.refusals(challenged(1), People.TOMMY, new DeclineInitiative(1, Side.ALLIED)))
                    .containsExactly(Rule.MAN_08);
        }

        @Test
        @Covers({"MAN-08", "A-15", "HR-08=asStated"})
        @DisplayName("both decline: no battle, the challenge ends (H35 d)")
        void twiceEndsTheChallenge() {
            Situation passed = declining.after(germanHolds, People.FRITZ, new DeclineInitiative(1, Side.GERMAN));
            assertThat(declining.events(passed, People.TOMMY, new DeclineInitiative(1, Side.ALLIED)))
                    .containsExactly(new InitiativeDeclined(1, Side.ALLIED), new BattleCancelled(1));
        }

        @Test
        @Covers("MAN-08")
        void notOnceTheArrowIsPlaced() {
            Situation placed = SituationBuilder.walkthrough()
                    .battlePhase(1)
                    .arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                    .build();
            assertThat(declining.refusals(placed, People.TOMMY, new DeclineInitiative(1, Side.ALLIED)))
                    .containsExactly(Rule.MAN_08);
        }

        @Test
        @Covers("ROLE-09")
        void theHostGivesAGuestsOrders() {
            Situation withGuest = SituationBuilder.walkthrough()
                    .battlePhase(2)
                    .then(
                            new ChallengeMade(1, Player.member("tommy"), Player.guest("Otto", "tommy")),
                            new InitiativeRolled(1, 1, 6, 0, Side.GERMAN))
                    .build();
            Actor host = People.TOMMY;
            assertThat(declining.offered(withGuest, host)).containsExactly(new DeclineInitiative(1, Side.GERMAN));
        }
    }
}
