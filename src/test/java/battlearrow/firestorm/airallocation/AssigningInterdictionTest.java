package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.AIR_03;
import static battlearrow.firestorm.rulebook.Rule.AIR_05;
import static battlearrow.firestorm.rulebook.Rule.AIR_14;
import static battlearrow.firestorm.rulebook.Rule.AIR_24;
import static battlearrow.firestorm.rulebook.Rule.AIR_25;
import static battlearrow.firestorm.rulebook.Rule.AIR_43;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.SET_25;
import static battlearrow.firestorm.rulebook.Rule.TURN_08;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AirAllocationEvent.TyphoonSwapped;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignInterdiction;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Interdiction. */
class AssigningInterdictionTest {
    private final Judging<AssignInterdiction> judging = Judging.by(new AssigningInterdiction());

    private static AssignInterdiction allied(String aircraft, String target) {
        return new AssignInterdiction(
                Side.ALLIED, troop(aircraft).id(), area(target).id());
    }

    private static AssignInterdiction german(String target) {
        return new AssignInterdiction(
                Side.GERMAN, troop("FW190").id(), area(target).id());
    }

    @Nested
    class Typhoons {
        private List<Rule> refusals(SituationBuilder builder, AssignInterdiction order) {
            return judging.refusals(builder.build(), ALLIED_GENERAL, order);
        }

        @Test
        @Covers({"AIR-24", "AIR-03"})
        void eitherTyphoonGoesToAGermanDepot() {
            assertThat(refusals(AirSituations.tacticalAllied(), allied("Typhoon 1", "Kleve")))
                    .isEmpty();
            assertThat(refusals(AirSituations.tacticalAllied(), allied("Typhoon 2", "Ruhr")))
                    .isEmpty();
            assertThat(judging.offered(AirSituations.tacticalAllied().build(), ALLIED_GENERAL))
                    .hasSize(12);
        }

        @Test
        @Covers("AIR-24")
        void nothingElseIsInterdicted() {
            assertThat(refusals(AirSituations.tacticalAllied(), allied("Typhoon 1", "XXX Corps")))
                    .containsExactly(AIR_24);
            assertThat(refusals(AirSituations.tacticalAllied(), allied("Typhoon 1", "Arnhem")))
                    .containsExactly(AIR_24);
        }

        @Test
        @Covers("AIR-03")
        void oneTyphoonByRight() {
            SituationBuilder builder =
                    AirSituations.tacticalAllied().then(AirSituations.interdiction(Side.ALLIED, "Typhoon 1", "Kleve"));
            assertThat(refusals(builder, allied("Typhoon 2", "Ruhr"))).containsExactly(AIR_03);
            assertThat(refusals(builder.then(new TyphoonSwapped()), allied("Typhoon 2", "Ruhr")))
                    .isEmpty();
        }

        @Test
        @Covers({"AIR-43", "A-45"})
        void oneInterdictionForEachDepot() {
            SituationBuilder builder = AirSituations.tacticalAllied()
                    .then(new TyphoonSwapped(), AirSituations.interdiction(Side.ALLIED, "Typhoon 1", "Kleve"));
            assertThat(refusals(builder, allied("Typhoon 2", "Kleve"))).containsExactly(AIR_43);
        }

        @Test
        @Covers("AIR-03")
        void aTyphoonFliesOneMission() {
            SituationBuilder builder = AirSituations.tacticalAllied()
                    .then(new TyphoonSwapped(), AirSituations.interdiction(Side.ALLIED, "Typhoon 1", "Kleve"));
            assertThat(refusals(builder, allied("Typhoon 1", "Ruhr"))).containsExactly(AIR_03);
        }

        @Test
        @Covers("AIR-03")
        void neitherACapturedTyphoonNorAnotherTroopFlies() {
            assertThat(refusals(AirSituations.tacticalAllied().captured("Typhoon 1"), allied("Typhoon 1", "Kleve")))
                    .containsExactly(AIR_03);
            assertThat(refusals(AirSituations.tacticalAllied().pool("8th Sherman"), allied("8th Sherman", "Kleve")))
                    .containsExactly(AIR_03);
            assertThat(refusals(AirSituations.tacticalAllied().pool("FW190"), allied("FW190", "Kleve")))
                    .containsExactly(AIR_03);
        }

        @Test
        @Covers({"A-49", "SET-25"})
        @DisplayName("O-11: not in the opening")
        void notInTheOpening() {
            assertThat(refusals(AirSituations.opening(), allied("Typhoon 1", "Kleve")))
                    .containsExactly(SET_25);
        }
    }

    @Nested
    class TheFw190 {
        private List<Rule> refusals(SituationBuilder builder, AssignInterdiction order) {
            return judging.refusals(builder.build(), GERMAN_GENERAL, order);
        }

        @Test
        @Covers({"AIR-14", "AIR-25"})
        @DisplayName("E-17: not at DZ-N (drop), but at DZ-T (resupply)")
        void aResupplyNotADrop() {
            SituationBuilder builder = AirSituations.tacticalGerman()
                    .allied("DZ-T")
                    .then(AirSituations.drop("US Para 1", "DZ-N"), AirSituations.resupply("DZ-T"));
            assertThat(refusals(builder, german("DZ-N"))).containsExactly(AIR_14);
            assertThat(refusals(builder, german("DZ-T"))).isEmpty();
            assertThat(refusals(builder, german("DZ-X"))).containsExactly(AIR_25);
            assertThat(judging.offered(builder.build(), GERMAN_GENERAL)).containsExactly(german("DZ-T"));
        }

        @Test
        @Covers({"AIR-25", "A-39"})
        void aZoneWithBothIsATargetForItsResupply() {
            SituationBuilder builder = AirSituations.tacticalGerman()
                    .allied("DZ-T")
                    .then(AirSituations.drop("US Para 1", "DZ-T"), AirSituations.resupply("DZ-T"));
            assertThat(refusals(builder, german("DZ-T"))).isEmpty();
        }

        @Test
        @Covers({"AIR-05", "A-47"})
        @DisplayName("S-14: not while it is in reserve")
        void notWhileItIsInReserve() {
            SituationBuilder builder = SituationBuilder.walkthrough()
                    .allied("DZ-X")
                    .strategic(1, Step.AIR_TACTICAL_GERMAN)
                    .then(AirSituations.resupply("DZ-X"));
            assertThat(refusals(builder, german("DZ-X"))).containsExactly(AIR_05);
        }

        @Test
        @Covers({"AIR-05", "AIR-25"})
        void itFliesOneMission() {
            SituationBuilder builder = AirSituations.tacticalGerman()
                    .allied("DZ-T", "DZ-X")
                    .then(AirSituations.resupply("DZ-T"), AirSituations.resupply("DZ-X"))
                    .then(AirSituations.interdiction(Side.GERMAN, "FW190", "DZ-T"));
            assertThat(refusals(builder, german("DZ-X"))).containsExactly(AIR_05);
        }

        @Test
        @Covers("TURN-08")
        void theAlliesAssignFirst() {
            assertThat(refusals(AirSituations.tacticalAllied().pool("FW190"), german("DZ-T")))
                    .containsExactly(TURN_08);
        }

        @Test
        @Covers("ROLE-04")
        void byTheGermanGeneral() {
            SituationBuilder builder =
                    AirSituations.tacticalGerman().allied("DZ-T").then(AirSituations.resupply("DZ-T"));
            assertThat(judging.refusals(builder.build(), ALLIED_GENERAL, german("DZ-T")))
                    .containsExactly(ROLE_04);
        }
    }
}
