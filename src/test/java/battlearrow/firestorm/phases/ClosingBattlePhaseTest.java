package battlearrow.firestorm.phases;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.FRITZ;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.TURN_02;
import static battlearrow.firestorm.rulebook.Rule.TURN_05;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CampaignEvent.BattlePhaseCloseAsked;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleCancelled;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** From the Battle Phase to the Strategic Phase. */
class ClosingBattlePhaseTest {
    private static final CloseBattlePhase CLOSE = new CloseBattlePhase();

    private final Judging<CloseBattlePhase> judging = Judging.by(new ClosingBattlePhase());

    private static SituationBuilder battlePhase() {
        return SituationBuilder.walkthrough().battlePhase(2);
    }

    @Nested
    class WhoCloses {
        @Test
        @Covers({"TURN-05", "A-74"})
        void theOrganiserAtOnce() {
            Situation strategic = judging.after(battlePhase().build(), ORGANISER, CLOSE);
            assertThat(strategic.phase()).isEqualTo(Phase.STRATEGIC);
            assertThat(strategic.step()).isEqualTo(Step.AIR_AVAILABILITY);
            assertThat(strategic.turn()).isEqualTo(2);
        }

        @Test
        @Covers({"TURN-05", "A-74"})
        void bothGeneralsTogether() {
            Situation asked = judging.after(battlePhase().build(), ALLIED_GENERAL, CLOSE);
            assertThat(asked.phase()).isEqualTo(Phase.BATTLE);
            assertThat(judging.after(asked, GERMAN_GENERAL, CLOSE).phase()).isEqualTo(Phase.STRATEGIC);
        }

        @Test
        @Covers({"TURN-05", "INV-52"})
        void oneGeneralAsksOnce() {
            Situation asked = judging.after(battlePhase().build(), ALLIED_GENERAL, CLOSE);
            assertThat(judging.refusals(asked, ALLIED_GENERAL, CLOSE)).containsExactly(TURN_05);
        }

        @Test
        @Covers({"TURN-05", "A-74"})
        void aGeneralOfBothSidesClosesAtOnce() {
            Actor both = new Actor("both", false, Set.of(Side.ALLIED, Side.GERMAN), Set.of(Side.ALLIED, Side.GERMAN));
            assertThat(judging.after(battlePhase().build(), both, CLOSE).phase())
                    .isEqualTo(Phase.STRATEGIC);
        }

        @Test
        @Covers("ROLE-04")
        void noCommander() {
            assertThat(judging.refusals(battlePhase().build(), FRITZ, CLOSE)).containsExactly(ROLE_04);
            assertThat(judging.refusals(battlePhase().build(), TOMMY, CLOSE)).containsExactly(ROLE_04);
        }

        @Test
        @Covers("A-74")
        void aNewArrowTakesAGeneralsWordBack() {
            SituationBuilder builder = battlePhase().then(new BattlePhaseCloseAsked(Side.ALLIED));
            assertThat(builder.build().isCloseAsked(Side.ALLIED)).isTrue();
            assertThat(builder.arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                            .build()
                            .isCloseAsked(Side.ALLIED))
                    .isFalse();
        }
    }

    @Nested
    class OpenBattles {
        @Test
        @Covers("TURN-05")
        @DisplayName("B5-9: not while an arrow is on the map")
        void notWhileAnArrowIsOnTheMap() {
            Situation open = battlePhase()
                    .arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                    .build();
            assertThat(judging.refusals(open, ALLIED_GENERAL, CLOSE)).containsExactly(TURN_05);
            assertThat(judging.refusals(open, ORGANISER, CLOSE)).containsExactly(TURN_05);
        }

        @Test
        @Covers("TURN-05")
        void aChallengeWithoutAnArrowLapses() {
            Situation challenged = battlePhase().initiative(Side.ALLIED).build();
            assertThat(judging.events(challenged, ORGANISER, CLOSE)).contains(new BattleCancelled(1));
            assertThat(judging.after(challenged, ORGANISER, CLOSE).battles()).isEmpty();
        }

        @Test
        @Covers("TURN-02")
        void notInAnotherPhase() {
            Situation planning = SituationBuilder.walkthrough().planning(2).build();
            assertThat(judging.refusals(planning, ORGANISER, CLOSE)).containsExactly(TURN_02);
        }
    }

    @Nested
    class AircraftAndAirfields {
        @Test
        @Covers({"AIR-39", "A-44"})
        void aircraftOnTheMapReturnToTheirPool() {
            Situation situation = battlePhase()
                    .troop("Typhoon 1", "XXX Corps")
                    .troop("FW190", "Arnhem")
                    .build();
            Situation strategic = judging.after(situation, ORGANISER, CLOSE);
            assertThat(strategic.isInReinforcementPool(troop("Typhoon 1"))).isTrue();
            assertThat(strategic.isInReinforcementPool(troop("FW190"))).isTrue();
        }

        @Test
        @Covers({"AIR-33", "A-24", "HR-11=nextStrategicPhase"})
        void anInterdictedDepotIsFreeAgain() {
            Situation situation =
                    battlePhase().interdicted("Typhoon 1", "Kleve").build();
            assertThat(situation.interdicted().has(area("Kleve"))).isTrue();
            Situation strategic = judging.after(situation, ORGANISER, CLOSE);
            assertThat(strategic.interdicted().isEmpty()).isTrue();
            assertThat(strategic.isInReinforcementPool(troop("Typhoon 1"))).isTrue();
        }

        @Test
        @Covers({"AIR-05", "A-47", "INV-10"})
        void neitherAReserveNorACapturedAircraftReturns() {
            Situation situation = battlePhase().captured("Typhoon 2").build();
            Situation strategic = judging.after(situation, ORGANISER, CLOSE);
            assertThat(strategic.isInReserve(troop("FW190"))).isTrue();
            assertThat(strategic.isCaptured(troop("Typhoon 2"))).isTrue();
        }

        @Test
        @Covers({"AIR-20", "A-48", "SET-28"})
        void theAirfieldsInAlliedHandsAreRead() {
            Situation situation = battlePhase().allied("Deelen").build();
            Situation strategic = judging.after(situation, ORGANISER, CLOSE);
            assertThat(strategic.airfieldsHeldAtStart().has(area("Deelen"))).isTrue();
            assertThat(strategic.airfieldsHeldAtStart().has(area("Soesterberg")))
                    .isFalse();
        }
    }
}
