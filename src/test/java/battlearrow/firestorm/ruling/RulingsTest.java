package battlearrow.firestorm.ruling;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.ABN_01;
import static battlearrow.firestorm.rulebook.Rule.ABN_27;
import static battlearrow.firestorm.rulebook.Rule.AFT_15;
import static battlearrow.firestorm.rulebook.Rule.AIR_06;
import static battlearrow.firestorm.rulebook.Rule.AIR_14;
import static battlearrow.firestorm.rulebook.Rule.EXP_02;
import static battlearrow.firestorm.rulebook.Rule.EXP_14;
import static battlearrow.firestorm.rulebook.Rule.MAN_24;
import static battlearrow.firestorm.rulebook.Rule.MOV_01;
import static battlearrow.firestorm.rulebook.Rule.ORG_12;
import static battlearrow.firestorm.rulebook.Rule.ROLE_02;
import static battlearrow.firestorm.rulebook.Rule.SET_12;
import static battlearrow.firestorm.rulebook.Rule.TURN_01;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AirAllocationEvent.DropAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.InterdictionAssigned;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.event.MapEvent.MarkersRemoved;
import battlearrow.firestorm.event.MapEvent.MarkersReturned;
import battlearrow.firestorm.event.MapEvent.PlaceKind;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.order.CampaignOrder.RuleMarkers;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInArea;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInPool;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What the organiser may set by a ruling, and the invariants no ruling breaks. */
class RulingsTest {
    private static final String REASON = "The arrow was placed by mistake.";

    private final Judging<RuleControl> control = Judging.by(new RulingControl());
    private final Judging<RuleTroopInArea> inArea = Judging.by(new RulingTroopInArea());
    private final Judging<RuleTroopInPool> inPool = Judging.by(new RulingTroopInPool());
    private final Judging<RuleMarkers> markers = Judging.by(new RulingMarkers());

    private static SituationBuilder turnTwo() {
        return SituationBuilder.walkthrough().battlePhase(2);
    }

    private static RuleControl control(String area, Side side) {
        return new RuleControl(area(area).id(), side, REASON);
    }

    private static RuleTroopInArea inArea(String troop, String area) {
        return new RuleTroopInArea(troop(troop).id(), area(area).id(), REASON);
    }

    private static RuleTroopInPool inPool(String troop) {
        return new RuleTroopInPool(troop(troop).id(), REASON);
    }

    private static RuleMarkers markers(String zone, int number) {
        return new RuleMarkers(area(zone).id(), number, REASON);
    }

    @Nested
    class WhoAndWhen {
        @Test
        @Covers("ROLE-02")
        void onlyTheOrganiser() {
            Situation situation = turnTwo().build();
            assertThat(control.refusals(situation, ALLIED_GENERAL, control("Arnhem", Side.ALLIED)))
                    .startsWith(ROLE_02);
            assertThat(inArea.refusals(situation, ALLIED_GENERAL, inArea("5th Sherman", "XII Corps")))
                    .containsExactly(ROLE_02);
            assertThat(inPool.refusals(situation, ALLIED_GENERAL, inPool("5th Sherman")))
                    .containsExactly(ROLE_02);
            assertThat(markers.refusals(turnTwo().allied("DZ-X").build(), TOMMY, markers("DZ-X", 1)))
                    .containsExactly(ROLE_02);
        }

        @Test
        @Covers({"SET-12", "TURN-01"})
        void betweenStartAndEnd() {
            Situation over = SituationBuilder.walkthrough()
                    .at(5, Phase.FINISHED, Step.NONE)
                    .build();
            assertThat(control.refusals(
                            SituationBuilder.walkthrough().build(), ORGANISER, control("Budel", Side.GERMAN)))
                    .containsExactly(SET_12);
            assertThat(control.refusals(over, ORGANISER, control("Budel", Side.GERMAN)))
                    .containsExactly(TURN_01);
        }

        @Test
        @Covers("ORG-12")
        void aboutThingsThatExist() {
            RuleTroopInPool order = new RuleTroopInPool(new TroopId("7th-cavalry"), REASON);
            assertThat(inPool.refusals(turnTwo().build(), ORGANISER, order)).containsExactly(ORG_12);
        }

        @Test
        @Covers("ROLE-02")
        void aRulingIsShownWithItsReason() {
            assertThat(control.events(turnTwo().build(), ORGANISER, control("Nijmegen", Side.ALLIED)))
                    .containsExactly(
                            new Ruled("ruleControl", REASON),
                            new ControlChanged(area("Nijmegen").id(), Side.ALLIED));
        }

        @Test
        @Covers("INV-50")
        void rulingsAreOfferedToTheOrganiserOnlyWithoutTheirReason() {
            Situation situation = turnTwo().allied("DZ-X").build();
            assertThat(control.offered(situation, ORGANISER))
                    .contains(new RuleControl(area("Nijmegen").id(), Side.ALLIED, ""));
            assertThat(inArea.offered(situation, ORGANISER))
                    .contains(new RuleTroopInArea(
                            troop("6th FJR").id(), area("Eindhoven").id(), ""));
            assertThat(inPool.offered(situation, ORGANISER)).hasSize(46);
            assertThat(markers.offered(situation, ORGANISER)).hasSize(7);
            assertThat(control.offered(situation, ALLIED_GENERAL)).isEmpty();
            assertThat(inArea.offered(situation, ALLIED_GENERAL)).isEmpty();
            assertThat(inPool.offered(situation, ALLIED_GENERAL)).isEmpty();
            assertThat(markers.offered(situation, ALLIED_GENERAL)).isEmpty();
        }
    }

    @Nested
    class WhatTheChronicleTells {
        private final Situation twoMarkers =
                turnTwo().allied("DZ-X").markers("DZ-X", 2).build();

        @Test
        @Covers("ROLE-02")
        void theMarkersThatCameOrWent() {
            assertThat(markers.events(twoMarkers, ORGANISER, markers("DZ-X", 5)))
                    .containsExactly(
                            new Ruled("ruleMarkers", REASON),
                            new MarkersReturned(area("DZ-X").id(), 3));
            assertThat(markers.events(twoMarkers, ORGANISER, markers("DZ-X", 1)))
                    .containsExactly(
                            new Ruled("ruleMarkers", REASON),
                            new MarkersRemoved(area("DZ-X").id(), 1));
            assertThat(markers.events(twoMarkers, ORGANISER, markers("DZ-X", 2)))
                    .containsExactly(new Ruled("ruleMarkers", REASON));
        }

        @Test
        @Covers("ROLE-02")
        void whereATroopWasPut() {
            assertThat(inArea.events(turnTwo().build(), ORGANISER, inArea("6th FJR", "Eindhoven")))
                    .containsExactly(
                            new Ruled("ruleTroopInArea", REASON),
                            new TroopPlaced(
                                    troop("6th FJR").id(),
                                    PlaceKind.AREA,
                                    area("Eindhoven").id()));
            assertThat(inPool.events(turnTwo().build(), ORGANISER, inPool("6th FJR")))
                    .containsExactly(
                            new Ruled("ruleTroopInPool", REASON),
                            new TroopPlaced(troop("6th FJR").id(), PlaceKind.REINFORCEMENT_POOL, null));
        }

        @Test
        @Covers("ROLE-02")
        void aLostZoneWithoutMarkersLosesNone() {
            assertThat(control.events(turnTwo().allied("DZ-X").build(), ORGANISER, control("DZ-X", Side.GERMAN)))
                    .containsExactly(
                            new Ruled("ruleControl", REASON),
                            new ControlChanged(area("DZ-X").id(), Side.GERMAN));
        }
    }

    @Nested
    class Control {
        @Test
        @Covers("INV-08")
        void aDepotNeverChangesHands() {
            assertThat(control.refusals(turnTwo().build(), ORGANISER, control("Kleve", Side.ALLIED)))
                    .containsExactly(EXP_14);
        }

        @Test
        @Covers({"INV-04", "INV-05"})
        void noTroopIsLeftInAnEnemyArea() {
            assertThat(control.refusals(turnTwo().build(), ORGANISER, control("Arnhem", Side.ALLIED)))
                    .containsExactly(EXP_02);
            assertThat(control.refusals(turnTwo().build(), ORGANISER, control("Arnhem", Side.GERMAN)))
                    .isEmpty();
        }

        @Test
        @Covers({"INV-07", "ABN-31", "A-36", "HR-18=removed"})
        void markersOfALostZoneAreRemoved() {
            Situation situation = turnTwo().allied("DZ-X").markers("DZ-X", 4).build();
            Situation after = control.after(situation, ORGANISER, control("DZ-X", Side.GERMAN));
            assertThat(after.markers(area("DZ-X"))).isZero();
            assertThat(after.control(area("DZ-X"))).isEqualTo(Side.GERMAN);
        }
    }

    @Nested
    class Troops {
        @Test
        @Covers("INV-01")
        void aTroopIsPutIntoAnAreaOfItsSide() {
            Situation after = inArea.after(turnTwo().build(), ORGANISER, inArea("6th FJR", "Eindhoven"));
            assertThat(after.isIn(troop("6th FJR"), area("Eindhoven"))).isTrue();
        }

        @Test
        @Covers({"INV-04", "INV-09"})
        void notIntoAnEnemyArea() {
            assertThat(inArea.refusals(turnTwo().build(), ORGANISER, inArea("6th FJR", "XXX Corps")))
                    .containsExactly(MOV_01);
        }

        @Test
        @Covers("INV-10")
        void aCapturedTroopStaysCaptured() {
            Situation situation = turnTwo().captured("6th FJR").build();
            assertThat(inArea.refusals(situation, ORGANISER, inArea("6th FJR", "Eindhoven")))
                    .containsExactly(AFT_15);
            assertThat(inPool.refusals(situation, ORGANISER, inPool("6th FJR"))).containsExactly(AFT_15);
        }

        @Test
        @Covers("INV-29")
        void aCommittedTroopStaysWithItsBattle() {
            Situation situation = turnTwo()
                    .arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
                    .committed(Side.ALLIED, "5th Sherman")
                    .build();
            assertThat(inPool.refusals(situation, ORGANISER, inPool("5th Sherman")))
                    .containsExactly(MAN_24);
        }

        @Test
        @Covers("AIR-06")
        void aTroopOnAMissionIsTakenBackFirst() {
            Situation situation = SituationBuilder.walkthrough()
                    .strategic(2, Step.AIR_TACTICAL_ALLIED)
                    .then(
                            new DropAssigned(
                                    troop("US Para 1").id(), area("DZ-X").id()),
                            new InterdictionAssigned(
                                    Side.ALLIED,
                                    troop("Typhoon 1").id(),
                                    area("Kleve").id()))
                    .build();
            assertThat(inArea.refusals(situation, ORGANISER, inArea("US Para 1", "XXX Corps")))
                    .containsExactly(AIR_06);
            assertThat(inPool.refusals(situation, ORGANISER, inPool("Typhoon 1")))
                    .containsExactly(AIR_06);
            assertThat(inArea.refusals(situation, ORGANISER, inArea("6th FJR", "DZ-X")))
                    .containsExactly(AIR_14);
        }

        @Test
        @Covers("INV-01")
        void aTroopIsPutIntoItsPool() {
            Situation situation = turnTwo().interdicted("Typhoon 1", "Kleve").build();
            Situation after = inPool.after(situation, ORGANISER, inPool("Typhoon 1"));
            assertThat(after.isInReinforcementPool(troop("Typhoon 1"))).isTrue();
            assertThat(after.interdicted().isEmpty()).isTrue();
        }
    }

    @Nested
    class Markers {
        @Test
        @Covers({"INV-06", "ABN-27"})
        void fromNoneToSix() {
            Situation situation = turnTwo().allied("DZ-X").markers("DZ-X", 2).build();
            assertThat(markers.after(situation, ORGANISER, markers("DZ-X", 6)).markers(area("DZ-X")))
                    .isEqualTo(6);
            assertThat(markers.after(situation, ORGANISER, markers("DZ-X", 0)).markers(area("DZ-X")))
                    .isZero();
            assertThat(markers.after(situation, ORGANISER, markers("DZ-X", 2)).markers(area("DZ-X")))
                    .isEqualTo(2);
            assertThat(markers.refusals(situation, ORGANISER, markers("DZ-X", 7)))
                    .containsExactly(ABN_27);
            assertThat(markers.refusals(situation, ORGANISER, markers("DZ-X", -1)))
                    .containsExactly(ABN_27);
        }

        @Test
        @Covers({"INV-07", "ABN-01"})
        void onAlliedZonesOnly() {
            assertThat(markers.refusals(turnTwo().build(), ORGANISER, markers("DZ-X", 1)))
                    .containsExactly(ABN_01);
            assertThat(markers.refusals(turnTwo().build(), ORGANISER, markers("XXX Corps", 1)))
                    .containsExactly(ABN_01);
        }
    }
}
