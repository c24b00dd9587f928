package battlearrow.firestorm.manoeuvre;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleArrowPlaced;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleArrowWithdrawn;
import battlearrow.firestorm.event.ManoeuvreEvent.ChallengeMade;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.WithdrawBattleArrow;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Place a Battle Arrow")
class PlacingBattleArrowTest {
    private final Judging<PlaceBattleArrow> rule = Judging.by(new PlacingBattleArrow());

    private static SituationBuilder battlePhase() {
        return SituationBuilder.walkthrough()
                .allied("Groesbeek Heights", "DZ-O")
                .battlePhase(1);
    }

    private static PlaceBattleArrow arrow(int battle, Side side, String tail, String point) {
        return new PlaceBattleArrow(
                battle,
                side,
                WalkthroughMap.area(tail).id(),
                WalkthroughMap.area(point).id());
    }

    @Nested
    class TheInitiative {
        private final Situation alliedHold =
                battlePhase().initiative(Side.ALLIED).build();

        @Test
        @Covers({"MAN-09", "MAN-10", "MAN-11", "MAN-12", "MAN-19", "ROLE-06"})
        @DisplayName("B1-5: arrow 1")
        void letsItsHolderPlaceTheArrow() {
            PlaceBattleArrow order = arrow(1, Side.ALLIED, "XXX Corps", "Valkenswaard Road");
            assertThat(rule.events(alliedHold, People.TOMMY, order))
                    .containsExactly(new BattleArrowPlaced(1, 1, Side.ALLIED, order.tail(), order.point()));
            assertThat(rule.refusals(alliedHold, People.BYSTANDER, order)).containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers("MAN-09")
        @DisplayName("B1-2: the other side does not place it")
        void doesNotLetTheOtherSide() {
            assertThat(rule.refusals(alliedHold, People.FRITZ, arrow(1, Side.GERMAN, "Valkenswaard Road", "XXX Corps")))
                    .containsExactly(Rule.MAN_09);
        }

        @Test
        @Covers("MAN-09")
        void mustBeRolledFirst() {
            Situation challenged = battlePhase()
                    .then(new ChallengeMade(1, Player.member("tommy"), Player.member("fritz")))
                    .build();
            assertThat(rule.refusals(challenged, People.TOMMY, arrow(1, Side.ALLIED, "XXX Corps", "Valkenswaard Road")))
                    .containsExactly(Rule.MAN_09);
        }

        @Test
        @Covers("MAN-09")
        void givesOneArrow() {
            Situation placed =
                    rule.after(alliedHold, People.TOMMY, arrow(1, Side.ALLIED, "XXX Corps", "Valkenswaard Road"));
            assertThat(rule.refusals(placed, People.TOMMY, arrow(1, Side.ALLIED, "VIII Corps", "Budel")))
                    .containsExactly(Rule.MAN_09);
            assertThat(new PlacingBattleArrow().candidates(placed, People.TOMMY))
                    .isEmpty();
        }

        @Test
        @Covers("TURN-02")
        @DisplayName("L-06: no arrow in the Planning Phase")
        void isOfTheBattlePhase() {
            Situation planning = SituationBuilder.walkthrough().planning(1).build();
            assertThat(rule.refusals(planning, People.TOMMY, arrow(1, Side.ALLIED, "XXX Corps", "Valkenswaard Road")))
                    .containsExactly(Rule.TURN_02);
        }
    }

    @Nested
    class TailAndPoint {
        private final Situation alliedHold =
                battlePhase().initiative(Side.ALLIED).build();

        @Test
        @Covers("MAN-10")
        void theTailIsTheOwnSides() {
            assertThat(rule.refusals(alliedHold, People.TOMMY, arrow(1, Side.ALLIED, "Eindhoven", "Son Bridge")))
                    .containsExactly(Rule.MAN_10);
        }

        @Test
        @Covers("MAN-11")
        void thePointIsTheEnemys() {
            Situation bothAllied = battlePhase()
                    .allied("Valkenswaard Road")
                    .initiative(Side.ALLIED)
                    .build();
            assertThat(rule.refusals(bothAllied, People.TOMMY, arrow(1, Side.ALLIED, "XXX Corps", "Valkenswaard Road")))
                    .containsExactly(Rule.MAN_11);
        }

        @Test
        @Covers("MAN-12")
        @DisplayName("B1-3: they share a border")
        void theyShareABorder() {
            assertThat(rule.refusals(alliedHold, People.TOMMY, arrow(1, Side.ALLIED, "XXX Corps", "Eindhoven")))
                    .containsExactly(Rule.MAN_12);
        }

        @Test
        @Covers("ORG-12")
        void theyExist() {
            PlaceBattleArrow nowhere =
                    new PlaceBattleArrow(1, Side.ALLIED, new AreaId("xxx-corps"), new AreaId("berlin"));
            assertThat(rule.refusals(alliedHold, People.TOMMY, nowhere)).containsExactly(Rule.ORG_12);
        }

        @Test
        @Covers("MAN-13")
        void notAcrossAnImpassableBorder() {
            Scenario box = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
            Border impassable = box.map().borders().stream()
                    .filter(border -> border.kind() == BorderKind.IMPASSABLE)
                    .filter(border -> !border.one().isDepot() && !border.other().isDepot())
                    .findFirst()
                    .orElseThrow();
            Situation situation = SituationBuilder.of(box)
                    .control(Side.ALLIED, impassable.one().name())
                    .control(Side.GERMAN, impassable.other().name())
                    .battlePhase(1)
                    .initiative(Side.ALLIED)
                    .build();
            PlaceBattleArrow order = new PlaceBattleArrow(
                    1, Side.ALLIED, impassable.one().id(), impassable.other().id());
            assertThat(rule.refusals(situation, People.TOMMY, order)).containsExactly(Rule.MAN_13);
            assertThat(new PlacingBattleArrow().candidates(situation, People.TOMMY))
                    .contains(order);
        }
    }

    @Nested
    class Depots {
        private final Situation alliedHold =
                battlePhase().initiative(Side.ALLIED).build();

        @Test
        @Covers("MAN-14")
        @DisplayName("B1-4: no arrow into a German depot")
        void aGermanDepotIsNotAttacked() {
            assertThat(rule.refusals(alliedHold, People.TOMMY, arrow(1, Side.ALLIED, "Groesbeek Heights", "Kleve")))
                    .containsExactly(Rule.MAN_14);
        }

        @Test
        @Covers("MAN-15")
        void attackingOutOfADepotIsAllowed() {
            assertThat(rule.refusals(alliedHold, People.TOMMY, arrow(1, Side.ALLIED, "XXX Corps", "Valkenswaard Road")))
                    .isEmpty();
        }

        @Test
        @Covers("MAN-16")
        @DisplayName("Battle 8: a German arrow into an Allied depot")
        void anAlliedDepotMayBeAttacked() {
            Situation germanHold = battlePhase().initiative(Side.GERMAN).build();
            assertThat(rule.refusals(germanHold, People.FRITZ, arrow(1, Side.GERMAN, "Budel", "VIII Corps")))
                    .isEmpty();
        }
    }

    @Nested
    class SeveralArrows {
        private final Situation oneArrow = battlePhase()
                .allied("Maas-Waal Canal Bridge")
                .arrow(Side.ALLIED, "DZ-O", "Grave Bridge")
                .initiative(Side.ALLIED)
                .initiative(Side.GERMAN)
                .build();

        @Test
        @Covers("MAN-17")
        @DisplayName("B5-2: not between the same two areas, in either direction")
        void notBetweenTheSameAreas() {
            assertThat(rule.refusals(oneArrow, People.TOMMY, arrow(2, Side.ALLIED, "DZ-O", "Grave Bridge")))
                    .containsExactly(Rule.MAN_17);
            assertThat(rule.refusals(oneArrow, People.FRITZ, arrow(3, Side.GERMAN, "Grave Bridge", "DZ-O")))
                    .containsExactly(Rule.MAN_17);
        }

        @Test
        @Covers({"MAN-18", "MAN-19"})
        @DisplayName("B5-3: a second arrow into the same area from another")
        void anotherIntoTheSameAreaIsAllowed() {
            PlaceBattleArrow order = arrow(2, Side.ALLIED, "Maas-Waal Canal Bridge", "Grave Bridge");
            assertThat(rule.events(oneArrow, People.TOMMY, order))
                    .containsExactly(new BattleArrowPlaced(2, 2, Side.ALLIED, order.tail(), order.point()));
        }

        @Test
        @Covers("MAN-20")
        @DisplayName("B7-2: the same pair again once the first arrow is off")
        void theSamePairMayBeFoughtOverAgain() {
            Situation resolved = oneArrow.after(new BattleClosed(1));
            assertThat(rule.refusals(resolved, People.TOMMY, arrow(2, Side.ALLIED, "DZ-O", "Grave Bridge")))
                    .isEmpty();
        }
    }

    @Nested
    class WhatIsOffered {
        @Test
        @Covers({"INV-25", "INV-27", "INV-50"})
        void isEveryLegalArrowAndNoOther() {
            Situation situation = battlePhase()
                    .arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                    .initiative(Side.ALLIED)
                    .build();
            List<PlaceBattleArrow> legal = new ArrayList<>();
            for (Area tail : situation.map().areas()) {
                for (Area point : situation.map().areas()) {
                    PlaceBattleArrow order = new PlaceBattleArrow(2, Side.ALLIED, tail.id(), point.id());
                    if (new PlacingBattleArrow()
                            .objections(situation, People.TOMMY, order)
                            .isEmpty()) {
                        legal.add(order);
                    }
                }
            }
            assertThat(rule.offered(situation, People.TOMMY)).containsExactlyInAnyOrderElementsOf(legal);
            assertThat(legal)
                    .isNotEmpty()
                    .noneMatch(order -> order.point().value().equals("kleve"));
        }
    }

    @Nested
    @DisplayName("Withdrawing (MAN-42)")
    class Withdrawing {
        private final Judging<WithdrawBattleArrow> withdrawing = Judging.by(new WithdrawingBattleArrow());
        private final WithdrawBattleArrow order = new WithdrawBattleArrow(1, Side.ALLIED);
        private final SituationBuilder arrow = battlePhase().arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road");

        @Test
        @Covers({"MAN-42", "A-11"})
        void anArrowBetweenTwoAreasOfOneSideMayBeWithdrawn() {
            Situation taken = arrow.allied("Valkenswaard Road").build();
            assertThat(withdrawing.events(taken, People.ALLIED_GENERAL, order))
                    .containsExactly(new BattleArrowWithdrawn(1));
            assertThat(withdrawing.refusals(taken, People.GERMAN_GENERAL, new WithdrawBattleArrow(1, Side.GERMAN)))
                    .isEmpty();
            assertThat(withdrawing.refusals(taken, People.ORGANISER, order)).isEmpty();
            assertThat(withdrawing.offered(taken, People.ALLIED_GENERAL)).containsExactly(order);
        }

        @Test
        @Covers("MAN-42")
        void notWithAnEnemyPoint() {
            assertThat(withdrawing.refusals(arrow.build(), People.ALLIED_GENERAL, order))
                    .containsExactly(Rule.MAN_42);
        }

        @Test
        @Covers("MAN-42")
        void notAfterACommitment() {
            Situation committed = arrow.allied("Valkenswaard Road")
                    .committed(Side.ALLIED, "5th Sherman")
                    .build();
            assertThat(withdrawing.refusals(committed, People.ALLIED_GENERAL, order))
                    .containsExactly(Rule.MAN_42);
        }

        @Test
        @Covers({"MAN-42", "ROLE-04"})
        void notByACommander() {
            Situation taken = arrow.allied("Valkenswaard Road").build();
            assertThat(withdrawing.refusals(taken, People.TOMMY, order)).containsExactly(Rule.ROLE_04);
        }
    }
}
