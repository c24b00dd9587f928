package battlearrow.firestorm.battleruling;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.map.Side.ALLIED;
import static battlearrow.firestorm.map.Side.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.afteraction.AfterActionProgress;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.ManoeuvreEvent.ArmourBroughtUp;
import battlearrow.firestorm.event.ManoeuvreEvent.ArtilleryTaken;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleVoided;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyDrawn;
import battlearrow.firestorm.event.MapEvent.MarkersReturned;
import battlearrow.firestorm.event.MapEvent.PlaceKind;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.order.CampaignOrder.VoidBattle;
import battlearrow.firestorm.rulebook.Rule;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("Taking an unplayed battle off the map")
class VoidingBattleTest {
    private static final VoidBattle VOID = new VoidBattle(1, "Not played by Sunday");

    private static SituationBuilder battlePhase() {
        return SituationBuilder.emptyWalkthrough().battlePhase(2);
    }

    private static Umpire play(SituationBuilder builder) {
        return new Umpire(builder.build(), BattleRulingRules.all(), List.of(new AfterActionProgress()));
    }

    /** Valkenswaard Road attacks Eindhoven with a Sherman brought up from XXX Corps. */
    private static SituationBuilder broughtUp() {
        return battlePhase()
                .allied("Valkenswaard Road")
                .troop("8th Sherman", "XXX Corps")
                .arrow(ALLIED, "Valkenswaard Road", "Eindhoven")
                .then(new ArmourBroughtUp(
                        1,
                        troop("8th Sherman").id(),
                        area("XXX Corps").id(),
                        area("Valkenswaard Road").id()))
                .committed(ALLIED, "8th Sherman");
    }

    /** Glider Infantry in Nijmegen with supply drawn and artillery taken from LZ-T. */
    private static SituationBuilder drawn() {
        return battlePhase()
                .allied("Nijmegen", "LZ-T")
                .markers("LZ-T", 2)
                .troop("US Glider 1", "Nijmegen")
                .arrow(ALLIED, "Nijmegen", "Nijmegen Bridge")
                .committed(ALLIED, "US Glider 1")
                .then(new ArtilleryTaken(1, area("LZ-T").id()))
                .committed(GERMAN)
                .then(new SupplyDrawn(1, area("LZ-T").id()));
    }

    @Nested
    @DisplayName("everything is as before its arrow")
    class AsBefore {
        @Test
        @Covers("MAN-35")
        @DisplayName("H23: the Sherman is back where it came from")
        void armourGoesBack() {
            Umpire battle = play(broughtUp());
            assertThat(battle.accept(ORGANISER, VOID))
                    .containsExactly(
                            new Ruled("VoidBattle", "Not played by Sunday"),
                            new TroopPlaced(
                                    troop("8th Sherman").id(),
                                    PlaceKind.AREA,
                                    area("XXX Corps").id()),
                            new BattleVoided(1));
            assertThat(battle.now().battles()).isEmpty();
        }

        @Test
        @Covers("INV-04")
        void armourStaysWhenTheEnemyHoldsTheAreaItCameFrom() {
            Umpire battle = play(battlePhase()
                    .allied("Valkenswaard Road", "Eindhoven")
                    .troop("8th Sherman", "Eindhoven")
                    .arrow(ALLIED, "Valkenswaard Road", "Eindhoven")
                    .then(new ArmourBroughtUp(
                            1,
                            troop("8th Sherman").id(),
                            area("Eindhoven").id(),
                            area("Valkenswaard Road").id()))
                    .committed(ALLIED, "8th Sherman")
                    .german("Eindhoven"));
            battle.accept(ORGANISER, VOID);
            assertThat(battle.now().isIn(troop("8th Sherman"), area("Valkenswaard Road")))
                    .isTrue();
        }

        @Test
        void armourThatHasMovedSinceStaysWhereItIs() {
            Umpire battle = play(broughtUp().allied("Turnhout Road").troop("8th Sherman", "Turnhout Road"));
            battle.accept(ORGANISER, VOID);
            assertThat(battle.now().isIn(troop("8th Sherman"), area("Turnhout Road")))
                    .isTrue();
        }

        @Test
        @Covers("INV-33")
        @DisplayName("H17 (a), H23: Troops are free, both markers are back on their zone")
        void markersReturn() {
            Umpire battle = play(drawn());
            assertThat(battle.now().markers(area("LZ-T"))).isZero();
            battle.accept(ORGANISER, VOID);
            assertThat(battle.now().markers(area("LZ-T"))).isEqualTo(2);
            assertThat(battle.now().findCommitment(troop("US Glider 1"))).isEmpty();
            assertThat(battle.now().isIn(troop("US Glider 1"), area("Nijmegen")))
                    .isTrue();
        }

        @Test
        @Covers({"INV-06", "ABN-27"})
        void aZoneHoldsSixAtMost() {
            Umpire battle = play(drawn().then(new MarkersReturned(area("LZ-T").id(), 5)));
            battle.accept(ORGANISER, VOID);
            assertThat(battle.now().markers(area("LZ-T"))).isEqualTo(6);
        }

        @Test
        @Covers("INV-07")
        void nothingReturnsToALostZone() {
            Umpire battle = play(drawn().german("LZ-T"));
            battle.accept(ORGANISER, VOID);
            assertThat(battle.now().markers(area("LZ-T"))).isZero();
        }

        @Test
        @Covers("AFT-02")
        void aLaterArrowIsReleased() {
            Umpire battles = play(battlePhase()
                    .allied("DZ-O", "Maas-Waal Canal Bridge")
                    .arrow(ALLIED, "DZ-O", "Grave Bridge")
                    .arrow(ALLIED, "Maas-Waal Canal Bridge", "Grave Bridge")
                    .committed(ALLIED)
                    .committed(GERMAN)
                    .fought(2, 1, 0));
            battles.accept(ORGANISER, VOID);
            assertThat(battles.now().battles()).isEmpty();
            assertThat(battles.now().control(area("Grave Bridge"))).isEqualTo(ALLIED);
        }

        @Test
        void aChallengeAloneCanGoToo() {
            Umpire battle = play(battlePhase().initiative(GERMAN));
            battle.accept(ORGANISER, VOID);
            assertThat(battle.now().battles()).isEmpty();
        }
    }

    @Nested
    @DisplayName("refused")
    class Refused {
        @Test
        @Covers("ROLE-02")
        void forAnybodyButTheOrganiser() {
            assertThat(play(broughtUp()).refuse(TOMMY, VOID)).containsExactly(Rule.ROLE_02);
            assertThat(play(broughtUp()).refuse(ALLIED_GENERAL, VOID)).containsExactly(Rule.ROLE_02);
        }

        @Test
        @Covers("AFT-01")
        void onceTheAfterActionStepHasBegun() {
            Umpire battle = play(broughtUp()
                    .troop("6th FJR", "Eindhoven")
                    .committed(GERMAN, "6th FJR")
                    .fought(6, 0));
            assertThat(battle.refuse(ORGANISER, VOID)).containsExactly(Rule.AFT_01);
        }

        @Test
        @Covers({"AFT-34", "ORG-12", "TURN-02"})
        void forABattleThatIsOverUnknownOrOutOfItsPhase() {
            Umpire battle = play(broughtUp());
            battle.accept(ORGANISER, VOID);
            assertThat(battle.refuse(ORGANISER, VOID)).containsExactly(Rule.AFT_34);
            assertThat(battle.refuse(ORGANISER, new VoidBattle(9, ""))).containsExactly(Rule.ORG_12);
            assertThat(play(SituationBuilder.emptyWalkthrough().planning(2)).refuse(ORGANISER, VOID))
                    .containsExactly(Rule.TURN_02);
        }
    }
}
