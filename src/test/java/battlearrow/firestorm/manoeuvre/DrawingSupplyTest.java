package battlearrow.firestorm.manoeuvre;

import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.airbornesupply.BattleSupply;
import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.ManoeuvreEvent.ArtilleryTaken;
import battlearrow.firestorm.event.ManoeuvreEvent.OutOfSupplyRolled;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyChecked;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyDrawn;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.RollOutOfSupply;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.OutOfSupplyEffect;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Airborne Supply and Out of Supply, before the game")
class DrawingSupplyTest {
    private final Judging<DrawSupply> drawing = Judging.by(new DrawingSupply());
    private final Judging<RollOutOfSupply> rolling = Judging.by(new RollingOutOfSupply());

    private static DrawSupply draw(String zone) {
        return new DrawSupply(1, Side.ALLIED, area(zone).id());
    }

    private static RollOutOfSupply roll(Side side) {
        return new RollOutOfSupply(1, side);
    }

    private static boolean mustDraw(Situation situation) {
        return BattleSupply.of(situation, situation.findBattle(1).orElseThrow()).mustDraw();
    }

    /** Battle 2 of the walkthrough: DZ-X with British Para 1 is attacked; DZ-N far away has markers, too. */
    private static SituationBuilder dropZoneX(String... committed) {
        return SituationBuilder.walkthrough()
                .allied("DZ-X", "DZ-N")
                .markers("DZ-X", 2)
                .markers("DZ-N", 2)
                .troop("British Para 1", "DZ-X")
                .troop("British Para 2", "DZ-X")
                .troop("8th Sherman", "DZ-X")
                .battlePhase(1)
                .arrow(Side.GERMAN, "Arnhem West", "DZ-X")
                .committed(Side.GERMAN)
                .committed(Side.ALLIED, committed);
    }

    private static Situation checked(SituationBuilder builder, boolean alliedInSupply, boolean germanInSupply) {
        return builder.then(new SupplyChecked(1, alliedInSupply, germanInSupply, false))
                .build();
    }

    private final Situation outOfSupply = checked(dropZoneX("British Para 1"), false, true);

    @Nested
    @DisplayName("Must draw")
    class MustDraw {
        @Test
        @Covers({"ABN-02", "ABN-05", "ABN-06", "ABN-08", "ABN-13"})
        @DisplayName("B2-7, E-05: one marker, In Supply for this battle")
        void oneMarkerBringsTheForceInSupply() {
            assertThat(mustDraw(outOfSupply)).isTrue();
            assertThat(drawing.events(outOfSupply, People.TOMMY, draw("DZ-X")))
                    .containsExactly(new SupplyDrawn(1, area("DZ-X").id()));
            Situation drawn = drawing.after(outOfSupply, People.TOMMY, draw("DZ-X"));
            assertThat(drawn.markers(area("DZ-X"))).isEqualTo(1);
            assertThat(drawn.findBattle(1).orElseThrow().fightsInSupply(Side.ALLIED))
                    .isTrue();
            assertThat(mustDraw(drawn)).isFalse();
        }

        @Test
        @Covers("ABN-06")
        @DisplayName("B2-4: no roll on the table instead")
        void noRollInstead() {
            assertThat(rolling.refusals(outOfSupply, People.TOMMY, roll(Side.ALLIED)))
                    .containsExactly(Rule.ABN_06);
        }

        @Test
        @Covers("ABN-06")
        @DisplayName("E-06: the attacker draws for the tail")
        void theAttackerDrawsForTheTail() {
            Situation attacking = checked(
                    SituationBuilder.walkthrough()
                            .allied("DZ-X", "Arnhem West")
                            .markers("DZ-X", 1)
                            .troop("British Para 1", "Arnhem West")
                            .pool("Spindler Security")
                            .battlePhase(1)
                            .arrow(Side.ALLIED, "Arnhem West", "Arnhem")
                            .committed(Side.ALLIED, "British Para 1")
                            .committed(Side.GERMAN),
                    false,
                    true);
            assertThat(drawing.offered(attacking, People.TOMMY)).containsExactly(draw("DZ-X"));
            assertThat(drawing.after(attacking, People.TOMMY, draw("DZ-X")).markers(area("DZ-X")))
                    .isZero();
        }

        @Test
        @Covers("ABN-06")
        void soDoesATyphoon() {
            Situation withTyphoon =
                    checked(dropZoneX().troop("Typhoon 1", "DZ-X").committed(Side.ALLIED, "Typhoon 1"), false, true);
            assertThat(mustDraw(withTyphoon)).isTrue();
        }

        @Test
        @Covers("ABN-07")
        void oneMarkerSuppliesAllTroopsOfTheBattle() {
            Situation two = checked(dropZoneX("British Para 1", "British Para 2"), false, true);
            Situation drawn = drawing.after(two, People.TOMMY, draw("DZ-X"));
            assertThat(drawing.refusals(drawn, People.TOMMY, draw("DZ-X"))).containsExactly(Rule.ABN_07);
        }

        @Test
        @Covers({"ABN-11", "A-34"})
        @DisplayName("an Out of Supply zone without a committed Troop draws, too")
        void anEmptyZoneDraws() {
            Situation nobody = checked(dropZoneX(), false, true);
            assertThat(mustDraw(nobody)).isTrue();
            assertThat(rolling.refusals(nobody, People.TOMMY, roll(Side.ALLIED)))
                    .containsExactly(Rule.ABN_06);
            assertThat(drawing.refusals(nobody, People.TOMMY, draw("DZ-X"))).isEmpty();
        }

        @Test
        @Covers({"ABN-32", "A-33"})
        void isDecidedAfterArtilleryWasChosen() {
            Situation lastTaken = checked(
                    dropZoneX("British Para 1")
                            .then(
                                    new ArtilleryTaken(1, area("DZ-X").id()),
                                    new ArtilleryTaken(1, area("DZ-X").id())),
                    false,
                    true);
            assertThat(mustDraw(lastTaken)).isFalse();
            assertThat(rolling.refusals(lastTaken, People.TOMMY, roll(Side.ALLIED)))
                    .isEmpty();
        }

        @Test
        @Covers("ABN-08")
        void theNextBattleNeedsANewMarker() {
            Situation next = checked(dropZoneX("British Para 1"), false, true)
                    .after(List.of(new SupplyDrawn(1, area("DZ-X").id()), new BattleClosed(1)));
            assertThat(next.markers(area("DZ-X"))).isEqualTo(1);
            assertThat(next.battles()).isEmpty();
        }
    }

    @Nested
    @DisplayName("Cannot draw")
    class CannotDraw {
        @Test
        @Covers({"ABN-09", "ABN-10", "A-28", "INV-31"})
        @DisplayName("E-07 a: with a Sherman the force fights Out of Supply")
        void aHeavyTroopBarsIt() {
            Situation withSherman = checked(dropZoneX("British Para 1", "8th Sherman"), false, true);
            assertThat(mustDraw(withSherman)).isFalse();
            assertThat(drawing.refusals(withSherman, People.TOMMY, draw("DZ-X")))
                    .containsExactly(Rule.ABN_09);
            assertThat(rolling.refusals(withSherman, People.TOMMY, roll(Side.ALLIED)))
                    .isEmpty();
            assertThat(withSherman.markers(area("DZ-X"))).isEqualTo(2);
        }

        @Test
        @Covers("ABN-09")
        void alsoWhenTheHeavyTroopIsGone() {
            Situation gone = checked(dropZoneX("British Para 1", "8th Sherman").pool("8th Sherman"), false, true);
            assertThat(drawing.refusals(gone, People.TOMMY, draw("DZ-X"))).containsExactly(Rule.ABN_09);
        }

        @Test
        @Covers({"HR-13=allFunctions", "HR-13=supplyAndArtilleryOnly", "A-28"})
        @DisplayName("HR-13: saving and holding may be allowed with a heavy Troop")
        void theHeavyBanMayEndWithTheGame() {
            for (String value : List.of("allFunctions", "supplyAndArtilleryOnly")) {
                Situation situation = SituationBuilder.emptyWalkthrough(HouseRule.HR_13, value)
                        .allied("DZ-X")
                        .troop("8th Sherman", "DZ-X")
                        .battlePhase(1)
                        .arrow(Side.GERMAN, "Arnhem West", "DZ-X")
                        .committed(Side.ALLIED, "8th Sherman")
                        .build();
                assertThat(BattleSupply.findTroopBarringLaterDraws(
                                situation, situation.findBattle(1).orElseThrow()))
                        .isEqualTo(value.equals("allFunctions") ? Optional.of(troop("8th Sherman")) : Optional.empty());
            }
        }

        @Test
        @Covers("ABN-12")
        void anAreaThatIsNoZoneWithNobodyCommitted() {
            Situation heights = checked(
                    SituationBuilder.walkthrough()
                            .allied("Groesbeek Heights", "DZ-N")
                            .markers("DZ-N", 2)
                            .troop("US Para 2", "Groesbeek Heights")
                            .battlePhase(1)
                            .arrow(Side.ALLIED, "Groesbeek Heights", "Nijmegen")
                            .committed(Side.ALLIED)
                            .committed(Side.GERMAN),
                    false,
                    true);
            assertThat(mustDraw(heights)).isFalse();
            assertThat(drawing.refusals(heights, People.TOMMY, draw("DZ-N"))).containsExactly(Rule.ABN_12);
            assertThat(rolling.refusals(heights, People.TOMMY, roll(Side.ALLIED)))
                    .isEmpty();
        }

        @Test
        @Covers({"ABN-14", "INV-53"})
        void withoutAMarkerInReachTheForceStaysOutOfSupply() {
            Situation none = SituationBuilder.walkthrough()
                    .allied("DZ-X")
                    .troop("British Para 1", "DZ-X")
                    .battlePhase(1)
                    .arrow(Side.GERMAN, "Arnhem West", "DZ-X")
                    .committed(Side.GERMAN)
                    .committed(Side.ALLIED, "British Para 1")
                    .then(new SupplyChecked(1, false, true, false))
                    .build();
            assertThat(mustDraw(none)).isFalse();
            assertThat(drawing.refusals(none, People.TOMMY, draw("DZ-X"))).containsExactly(Rule.ABN_02);
            assertThat(rolling.events(none, People.TOMMY, roll(Side.ALLIED), 6))
                    .containsExactly(new OutOfSupplyRolled(1, Side.ALLIED, 6, OutOfSupplyEffect.FIGHT_TO_THE_DEATH));
        }

        @Test
        @Covers("ABN-15")
        void aForceInSupplyDrawsNothing() {
            Situation supplied = checked(dropZoneX("British Para 1"), true, true);
            assertThat(drawing.refusals(supplied, People.TOMMY, draw("DZ-X"))).containsExactly(Rule.ABN_15);
        }

        @Test
        @Covers({"ABN-02", "ABN-03"})
        @DisplayName("B2-6: a zone without an Allied chain to it is out of reach")
        void outOfReach() {
            assertThat(drawing.refusals(outOfSupply, People.TOMMY, draw("DZ-N")))
                    .containsExactly(Rule.ABN_03);
        }

        @Test
        @Covers("ABN-01")
        void aPlaceThatIsNoZone() {
            assertThat(drawing.refusals(outOfSupply, People.TOMMY, draw("XXX Corps")))
                    .containsExactly(Rule.ABN_01);
            assertThat(drawing.refusals(
                            outOfSupply, People.TOMMY, new DrawSupply(1, Side.ALLIED, new AreaId("nowhere"))))
                    .containsExactly(Rule.ORG_12);
        }

        @Test
        @Covers("ABN-06")
        void notOnceTheTableIsRolled() {
            Situation rolled = outOfSupply.after(new OutOfSupplyRolled(1, Side.ALLIED, 5, OutOfSupplyEffect.NO_EFFECT));
            assertThat(mustDraw(rolled)).isFalse();
            assertThat(drawing.refusals(rolled, People.TOMMY, draw("DZ-X"))).containsExactly(Rule.SUP_16);
        }
    }

    @Nested
    class WhoAndWhen {
        @Test
        @Covers("ROLE-11")
        @DisplayName("B2-5: the German player does not draw")
        void theAlliedCommandersChoice() {
            AreaId zone = area("DZ-X").id();
            assertThat(drawing.refusals(outOfSupply, People.FRITZ, new DrawSupply(1, Side.GERMAN, zone)))
                    .containsExactly(Rule.ROLE_11);
            assertThat(drawing.refusals(outOfSupply, People.FRITZ, draw("DZ-X")))
                    .containsExactly(Rule.ROLE_11);
            assertThat(drawing.refusals(outOfSupply, People.BYSTANDER, draw("DZ-X")))
                    .containsExactly(Rule.ROLE_06);
            assertThat(drawing.refusals(outOfSupply, People.ALLIED_GENERAL, draw("DZ-X")))
                    .containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers("SUP-01")
        void notBeforeTheCheck() {
            Situation unchecked = dropZoneX("British Para 1").build();
            assertThat(drawing.refusals(unchecked, People.TOMMY, draw("DZ-X"))).containsExactly(Rule.SUP_01);
            assertThat(rolling.refusals(unchecked, People.TOMMY, roll(Side.ALLIED)))
                    .containsExactly(Rule.SUP_01);
        }

        @Test
        @Covers("COM-12")
        void notOnceTheResultStands() {
            Situation fought = dropZoneX("British Para 1")
                    .then(new SupplyChecked(1, false, true, false))
                    .fought(1, 3, 2)
                    .build();
            assertThat(drawing.refusals(fought, People.TOMMY, draw("DZ-X"))).containsExactly(Rule.COM_12);
            assertThat(rolling.refusals(fought, People.TOMMY, roll(Side.ALLIED)))
                    .containsExactly(Rule.COM_12);
        }
    }

    @Nested
    @DisplayName("E-07 b: supply and artillery cost a marker each")
    class SupplyAndArtillery {
        @Test
        @Covers({"ABN-10", "ABN-18", "INV-32"})
        void twoMarkers() {
            Situation placed = SituationBuilder.walkthrough()
                    .allied("DZ-O")
                    .markers("DZ-O", 2)
                    .troop("US Para 3", "DZ-O")
                    .battlePhase(1)
                    .arrow(Side.ALLIED, "DZ-O", "Grave Bridge")
                    .build();
            Judging<CommitTroops> committing = Judging.by(new CommittingTroops());
            CommitTroops withArtillery = new CommitTroops(
                    1,
                    Side.ALLIED,
                    List.of(troop("US Para 3").id()),
                    List.of(area("DZ-O").id()));
            Situation committed = committing.after(placed, People.TOMMY, withArtillery);
            Situation checked =
                    committing.after(committed, People.FRITZ, new CommitTroops(1, Side.GERMAN, List.of(), List.of()));
            Situation drawn = drawing.after(checked, People.TOMMY, draw("DZ-O"));
            assertThat(drawn.markers(area("DZ-O"))).isZero();
            assertThat(drawn.findBattle(1).orElseThrow().fightsInSupply(Side.ALLIED))
                    .isTrue();
            assertThat(drawn.findBattle(1).orElseThrow().findArtilleryZone()).contains(area("DZ-O"));
        }
    }

    @Nested
    @DisplayName("Out of Supply Table (T-05)")
    class TheTable {
        private final Situation both = checked(dropZoneX("British Para 1", "8th Sherman"), false, false);

        @ParameterizedTest(name = "{0}: {1}")
        @CsvSource({
            "1, MORALE_REDUCED",
            "2, MORALE_REDUCED",
            "3, STRENGTH_REDUCED",
            "4, STRENGTH_REDUCED",
            "5, NO_EFFECT",
            "6, FIGHT_TO_THE_DEATH",
        })
        @Covers({"T-05", "SUP-16"})
        void rows(int die, OutOfSupplyEffect effect) {
            assertThat(rolling.events(both, People.FRITZ, roll(Side.GERMAN), die))
                    .containsExactly(new OutOfSupplyRolled(1, Side.GERMAN, die, effect));
        }

        @Test
        @Covers("SUP-16")
        void eachForceRollsForItself() {
            Situation germanRolled = rolling.after(both, People.FRITZ, roll(Side.GERMAN), 1);
            Situation bothRolled = rolling.after(germanRolled, People.TOMMY, roll(Side.ALLIED), 6);
            assertThat(bothRolled.findBattle(1).orElseThrow().party(Side.GERMAN).findOutOfSupplyRoll())
                    .hasValueSatisfying(made -> assertThat(made.effect()).isEqualTo(OutOfSupplyEffect.MORALE_REDUCED));
            assertThat(bothRolled.findBattle(1).orElseThrow().party(Side.ALLIED).findOutOfSupplyRoll())
                    .hasValueSatisfying(
                            made -> assertThat(made.effect()).isEqualTo(OutOfSupplyEffect.FIGHT_TO_THE_DEATH));
        }

        @Test
        @Covers("SUP-16")
        void onceAndOnlyOutOfSupply() {
            Situation germanRolled = rolling.after(both, People.FRITZ, roll(Side.GERMAN), 1);
            assertThat(rolling.refusals(germanRolled, People.FRITZ, roll(Side.GERMAN)))
                    .containsExactly(Rule.SUP_16);
            Situation supplied = checked(dropZoneX("British Para 1"), false, true);
            assertThat(rolling.refusals(supplied, People.FRITZ, roll(Side.GERMAN)))
                    .containsExactly(Rule.SUP_16);
            assertThat(rolling.refusals(both, People.TOMMY, roll(Side.GERMAN))).containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers("SUP-21")
        void theNextBattleIsCheckedAnew() {
            Situation next =
                    rolling.after(both, People.FRITZ, roll(Side.GERMAN), 1).after(new BattleClosed(1));
            assertThat(next.battles()).isEmpty();
        }

        @Test
        @Covers({"SUP-24", "GW-25"})
        void isNotUsedInTheGeneralsWargame() {
            Situation wargame = SituationBuilder.of(WalkthroughMap.wargameScenario(), Mode.WARGAME, HouseRules.DEFAULTS)
                    .battlePhase(1)
                    .build();
            assertThat(rolling.refusals(wargame, People.TOMMY, roll(Side.ALLIED)))
                    .containsExactly(Rule.GW_25);
        }
    }
}
