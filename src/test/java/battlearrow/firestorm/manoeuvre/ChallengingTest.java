package battlearrow.firestorm.manoeuvre;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleCancelled;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleVoided;
import battlearrow.firestorm.event.ManoeuvreEvent.ChallengeMade;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CallOffChallenge;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Select an Opponent")
class ChallengingTest {
    private static final Player TOMMY = Player.member("tommy");
    private static final Player FRITZ = Player.member("fritz");

    private final Judging<Challenge> rule = Judging.by(new Challenging());
    private final Situation battlePhase =
            SituationBuilder.walkthrough().battlePhase(1).build();

    @Nested
    class AChallenge {
        @Test
        @Covers({"MAN-01", "MAN-02"})
        void opensABattleBetweenTwoPlayers() {
            assertThat(rule.events(battlePhase, People.TOMMY, new Challenge(TOMMY, FRITZ)))
                    .containsExactly(new ChallengeMade(1, TOMMY, FRITZ));
        }

        @Test
        @Covers("MAN-01")
        void needsAnOpponent() {
            assertThat(rule.refusals(battlePhase, People.TOMMY, new Challenge(TOMMY, Player.member(" "))))
                    .containsExactly(Rule.MAN_01);
        }

        @Test
        @Covers("MAN-02")
        void onePersonCannotPlayBothParts() {
            assertThat(rule.refusals(battlePhase, People.TOMMY, new Challenge(TOMMY, TOMMY)))
                    .containsExactly(Rule.MAN_02);
        }

        @Test
        @Covers("ROLE-09")
        void theOpponentMayBeAGuestWhoseOrdersAMemberGives() {
            Player guest = Player.guest("Otto", "tommy");
            Situation open = rule.after(battlePhase, People.TOMMY, new Challenge(TOMMY, guest));
            assertThat(open.findBattle(1).orElseThrow().party(Side.GERMAN).player())
                    .isEqualTo(guest);
        }

        @Test
        @Covers("ROLE-09")
        void theOpponentMayBeOfTheSameSide() {
            Player ally = Player.member("betty");
            assertThat(rule.refusals(battlePhase, People.TOMMY, new Challenge(TOMMY, ally)))
                    .isEmpty();
        }

        @Test
        @Covers("ROLE-06")
        void belongsToThoseWhoTakePart() {
            Challenge order = new Challenge(TOMMY, FRITZ);
            assertThat(rule.refusals(battlePhase, People.BYSTANDER, order)).containsExactly(Rule.ROLE_06);
            assertThat(rule.refusals(battlePhase, People.ORGANISER, order)).isEmpty();
        }

        @Test
        @Covers("ROLE-06")
        void isNotForSomebodyWhoFightsForNoSide() {
            Actor spectator = new Actor("sam", false, Set.of(), Set.of());
            assertThat(rule.refusals(battlePhase, spectator, new Challenge(Player.member("sam"), FRITZ)))
                    .containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers("ROLE-05")
        void aGeneralMayFightAsACommander() {
            assertThat(rule.refusals(battlePhase, People.ALLIED_GENERAL, new Challenge(Player.member("brian"), FRITZ)))
                    .isEmpty();
        }

        @Test
        @Covers({"TURN-04", "ROLE-07", "HR-37=none"})
        void aCommanderMayFightAnyNumberOfBattles() {
            SituationBuilder builder = SituationBuilder.walkthrough().battlePhase(1);
            for (int battle = 1; battle < 20; battle++) {
                builder.initiative(Side.ALLIED);
            }
            assertThat(rule.events(builder.build(), People.TOMMY, new Challenge(TOMMY, FRITZ)))
                    .containsExactly(new ChallengeMade(20, TOMMY, FRITZ));
        }

        @Test
        @Covers({"TURN-04", "HR-37=2"})
        @DisplayName("HR-37: arrows of this turn and open challenges count, arrows taken off unplayed do not")
        void aHouseRuleMayLimitTheBattlesOfATurn() {
            SituationBuilder builder = SituationBuilder.of(
                            WalkthroughMap.scenario(), Mode.CAMPAIGN, HouseRules.DEFAULTS.with(HouseRule.HR_37, "2"))
                    .battlePhase(1)
                    .arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road");
            Challenge order = new Challenge(TOMMY, FRITZ);
            assertThat(rule.refusals(builder.build(), People.TOMMY, order)).isEmpty();
            builder.initiative(Side.ALLIED);
            assertThat(rule.refusals(builder.build(), People.TOMMY, order)).containsExactly(Rule.TURN_04);
            assertThat(rule.refusals(
                            SituationBuilder.from(builder.build())
                                    .then(new BattleVoided(1))
                                    .build(),
                            People.TOMMY,
                            order))
                    .isEmpty();
            assertThat(rule.refusals(
                            SituationBuilder.from(builder.build())
                                    .then(new BattleClosed(1), new BattleCancelled(2))
                                    .battlePhase(2)
                                    .build(),
                            People.TOMMY,
                            order))
                    .isEmpty();
        }

        @Test
        @Covers("TURN-02")
        void comesInTheBattlePhase() {
            Situation planning = SituationBuilder.walkthrough().planning(1).build();
            assertThat(rule.refusals(planning, People.TOMMY, new Challenge(TOMMY, FRITZ)))
                    .containsExactly(Rule.TURN_02);
        }

        @Test
        @Covers("GW-25")
        void isNotUsedInTheGeneralsWargame() {
            Situation wargame = SituationBuilder.of(WalkthroughMap.scenario(), Mode.WARGAME, HouseRules.DEFAULTS)
                    .battlePhase(1)
                    .build();
            assertThat(rule.refusals(wargame, People.TOMMY, new Challenge(TOMMY, FRITZ)))
                    .containsExactly(Rule.GW_25);
        }
    }

    @Nested
    class CallingItOff {
        private final Judging<CallOffChallenge> callingOff = Judging.by(new CallingOffChallenge());
        private final Situation challenged = rule.after(battlePhase, People.TOMMY, new Challenge(TOMMY, FRITZ));

        @Test
        @Covers("MAN-01")
        void eitherPlayerMayDoItBeforeTheInitiativeIsRolled() {
            assertThat(callingOff.events(challenged, People.FRITZ, new CallOffChallenge(1)))
                    .containsExactly(new BattleCancelled(1));
            assertThat(callingOff.refusals(challenged, People.TOMMY, new CallOffChallenge(1)))
                    .isEmpty();
            assertThat(callingOff.refusals(challenged, People.ORGANISER, new CallOffChallenge(1)))
                    .isEmpty();
        }

        @Test
        @Covers("ROLE-06")
        void nobodyElseMay() {
            assertThat(callingOff.refusals(challenged, People.BYSTANDER, new CallOffChallenge(1)))
                    .containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers("MAN-03")
        void notOnceTheInitiativeIsRolled() {
            Situation rolled = SituationBuilder.walkthrough()
                    .battlePhase(1)
                    .initiative(Side.ALLIED)
                    .build();
            assertThat(callingOff.refusals(rolled, People.TOMMY, new CallOffChallenge(1)))
                    .containsExactly(Rule.MAN_03);
        }

        @Test
        @Covers({"ORG-12", "AFT-34"})
        void aBattleMustBeOpen() {
            assertThat(callingOff.refusals(challenged, People.TOMMY, new CallOffChallenge(2)))
                    .containsExactly(Rule.ORG_12);
            Situation cancelled = challenged.after(new BattleCancelled(1));
            assertThat(callingOff.refusals(cancelled, People.TOMMY, new CallOffChallenge(1)))
                    .containsExactly(Rule.AFT_34);
        }
    }
}
