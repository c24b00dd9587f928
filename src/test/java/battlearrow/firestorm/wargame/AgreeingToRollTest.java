package battlearrow.firestorm.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.WargameEvent.RollAgreed;
import battlearrow.firestorm.event.WargameEvent.RollProposed;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RuleBattle;
import battlearrow.firestorm.order.CombatOrder.AgreeMission;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.RollOutOfSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.order.WargameOrder.AgreeToRoll;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.rulebook.Rule;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("H03: battles of a campaign that are rolled")
class AgreeingToRollTest {
    private static final AgreeToRoll ALLIED = new AgreeToRoll(1, Side.ALLIED);
    private static final AgreeToRoll GERMAN = new AgreeToRoll(1, Side.GERMAN);

    /** A campaign's battle between tommy and fritz, out of Groesbeek Heights, Out of Supply, into Nijmegen. */
    private static Wargames campaign() {
        SituationBuilder map = SituationBuilder.emptyWalkthrough()
                .battlePhase(2)
                .troop("5th Sherman", "Groesbeek Heights")
                .troop("Spindler Security", "Nijmegen")
                .allied("Groesbeek Heights")
                .arrow(Side.ALLIED, "Groesbeek Heights", "Nijmegen");
        return Wargames.at(map.build());
    }

    private static Wargames committed() {
        Wargames campaign = campaign();
        campaign.accept(
                People.TOMMY, new CommitTroops(1, Side.ALLIED, List.of(Wargames.troopId("5th Sherman")), List.of()));
        campaign.accept(
                People.FRITZ,
                new CommitTroops(1, Side.GERMAN, List.of(Wargames.troopId("Spindler Security")), List.of()));
        return campaign;
    }

    @Nested
    class TheAgreement {
        @Test
        @Covers("GW-13")
        void oneGeneralProposesAndTheOtherAgrees() {
            Wargames campaign = campaign();
            assertThat(campaign.accept(ALLIED)).containsExactly(new RollProposed(1, Side.ALLIED));
            assertThat(campaign.battle(1).isAgreedToBeRolled()).isFalse();
            assertThat(campaign.accept(GERMAN)).containsExactly(new RollProposed(1, Side.GERMAN), new RollAgreed(1));
            assertThat(campaign.battle(1).isAgreedToBeRolled()).isTrue();
        }

        @Test
        @Covers({"GW-13", "ROLE-04"})
        void commandersDoNotSpeakForTheirGeneral() {
            assertThat(campaign().refuse(People.TOMMY, ALLIED)).containsExactly(Rule.ROLE_04);
            assertThat(campaign().refuse(People.ALLIED_GENERAL, GERMAN)).containsExactly(Rule.ROLE_04);
            assertThat(campaign().refuse(People.ORGANISER, ALLIED)).containsExactly(Rule.ROLE_04);
        }

        @Test
        @Covers("GW-13")
        void twiceIsOnceTooOften() {
            Wargames campaign = campaign();
            campaign.accept(ALLIED);
            assertThat(campaign.refuse(ALLIED)).containsExactly(Rule.GW_13);
        }

        @Test
        @Covers("GW-13")
        void notBeforeTheArrowAndNotAfterTheResult() {
            Wargames challenge = Wargames.at(SituationBuilder.emptyWalkthrough()
                    .battlePhase(2)
                    .initiative(Side.ALLIED)
                    .build());
            assertThat(challenge.refuse(ALLIED)).containsExactly(Rule.GW_13);
            Wargames ruled = committed();
            ruled.accept(People.ORGANISER, new RuleBattle(1, Side.ALLIED, "nobody came"));
            assertThat(ruled.refuse(ALLIED)).containsExactly(Rule.COM_12);
        }

        @Test
        @Covers("GW-13")
        void notInTheWargameWhereEveryBattleIsRolled() {
            Wargames game = Wargames.battle(Wargames.emptyMap(), 6);
            assertThat(game.refuse(ALLIED)).containsExactly(Rule.GW_13);
            assertThat(game.offered(People.ALLIED_GENERAL, AgreeToRoll.class)).isEmpty();
        }
    }

    @Nested
    class TheBattle {
        @Test
        @Covers("GW-13")
        void isNotRolledWithoutIt() {
            Wargames campaign = committed();
            campaign.accept(GERMAN);
            assertThat(campaign.refuse(People.TOMMY, new RollBattle(1))).containsExactly(Rule.GW_13);
        }

        @Test
        @Covers({"GW-25", "COM-12"})
        void isNotPlayedAtTheTableAnyMore() {
            Wargames campaign = committed();
            campaign.accept(ALLIED);
            campaign.accept(GERMAN);
            assertThat(campaign.refuse(People.TOMMY, new ReportScores(1, Side.ALLIED, 6, 1)))
                    .containsExactly(Rule.GW_25);
            assertThat(campaign.refuse(People.TOMMY, new AgreeMission(1, Side.ALLIED, "Breakout")))
                    .containsExactly(Rule.GW_25);
            assertThat(campaign.refuse(People.TOMMY, new RollOutOfSupply(1, Side.ALLIED)))
                    .containsExactly(Rule.GW_25);
        }

        @Test
        @Covers({"GW-09", "GW-11", "GW-14", "GW-16", "A-54"})
        void followsTheTablesOfTheWargame() {
            Wargames campaign = committed();
            campaign.accept(ALLIED);
            campaign.accept(GERMAN);
            assertThat(campaign.refuse(People.FRITZ, new RollBattle(1))).containsExactly(Rule.MAN_36);
            campaign.accept(People.FRITZ, new RollVariable(1, Side.GERMAN, Wargames.troopId("Spindler Security")), 3);
            assertThat(campaign.battle(1).party(Side.GERMAN).variableRolls().values())
                    .singleElement()
                    .satisfies(roll -> assertThat(roll.platoon()).isEqualTo("SECURITY"));
            campaign.accept(People.FRITZ, new RollBattle(1), 5, 3, 2, 1);
            assertThat(campaign.battle(1).findRoll()).hasValueSatisfying(roll -> {
                assertThat(roll.of(Side.ALLIED).total()).as("8 + 1 - 2").isEqualTo(7);
                assertThat(roll.of(Side.GERMAN).total()).as("3 + 1").isEqualTo(4);
            });
        }

        @Test
        @Covers({"GW-09", "A-54"})
        @DisplayName("a Troop rolled for before the agreement counts by its die in the wargame's table")
        void rolledForBefore() {
            Wargames campaign = committed();
            campaign.accept(People.FRITZ, new RollVariable(1, Side.GERMAN, Wargames.troopId("Spindler Security")), 4);
            campaign.accept(ALLIED);
            campaign.accept(GERMAN);
            assertThat(BattleStrength.of(campaign.now(), campaign.battle(1), Side.GERMAN)
                            .sum())
                    .as("Grenadiers of the campaign are Security of the wargame: +1 in a Town")
                    .isEqualTo(1);
        }

        @Test
        @Covers("GW-11")
        void theOutOfSupplyTableGivesWayToTheModifier() {
            Wargames campaign = committed();
            campaign.accept(People.TOMMY, new RollOutOfSupply(1, Side.ALLIED), 6);
            campaign.accept(ALLIED);
            campaign.accept(GERMAN);
            assertThat(BattleStrength.of(campaign.now(), campaign.battle(1), Side.ALLIED)
                            .sum())
                    .isEqualTo(1 - 2);
        }

        @Test
        @Covers("GW-13")
        void mayBeRolledByItsPlayersAndByTheGenerals() {
            Wargames campaign = committed();
            campaign.accept(People.FRITZ, new RollVariable(1, Side.GERMAN, Wargames.troopId("Spindler Security")), 1);
            campaign.accept(ALLIED);
            campaign.accept(GERMAN);
            assertThat(campaign.offered(People.TOMMY, RollBattle.class)).hasSize(1);
            assertThat(campaign.offered(People.GERMAN_GENERAL, RollBattle.class))
                    .hasSize(1);
            assertThat(campaign.refuse(People.BYSTANDER, new RollBattle(1))).containsExactly(Rule.ROLE_06);
        }
    }
}
