package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.AIR_02;
import static battlearrow.firestorm.rulebook.Rule.AIR_06;
import static battlearrow.firestorm.rulebook.Rule.AIR_20;
import static battlearrow.firestorm.rulebook.Rule.AIR_44;
import static battlearrow.firestorm.rulebook.Rule.SET_18;
import static battlearrow.firestorm.rulebook.Rule.SET_25;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AirAllocationEvent.AircraftRolled;
import battlearrow.firestorm.event.AirAllocationEvent.MountainAssigned;
import battlearrow.firestorm.event.CampaignEvent.AirfieldsRead;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.AirAllocationOrder.AssignMountain;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Mountain Infantry. */
class AssigningMountainTest {
    private final Judging<AssignMountain> judging = Judging.by(new AssigningMountain());

    private static AssignMountain landing(String troop, String airfield) {
        return new AssignMountain(troop(troop).id(), area(airfield).id());
    }

    private static SituationBuilder deelenHeld() {
        return AirSituations.transport(4)
                .allied("Deelen")
                .then(new AirfieldsRead(List.of(area("Deelen").id())));
    }

    private List<Rule> refusals(SituationBuilder builder, AssignMountain order) {
        return judging.refusals(builder.build(), ALLIED_GENERAL, order);
    }

    @Test
    @Covers({"AIR-20", "AIR-21", "A-48"})
    void oneLandsOnAnAirfieldHeldFromTheStartEvenIfItIsNotEmpty() {
        assertThat(refusals(deelenHeld(), landing("Mountain 1", "Deelen"))).isEmpty();
        SituationBuilder full = deelenHeld().troop("US Para 1", "Deelen").markers("Deelen", 3);
        assertThat(refusals(full, landing("Mountain 1", "Deelen"))).isEmpty();
        assertThat(refusals(deelenHeld().reserve("Mountain 1"), landing("Mountain 1", "Deelen")))
                .isEmpty();
    }

    @Test
    @Covers("AIR-20")
    void notOnAnAirfieldTakenLaterInThePhase() {
        SituationBuilder builder = deelenHeld().allied("Soesterberg");
        assertThat(refusals(builder, landing("Mountain 1", "Soesterberg"))).containsExactly(AIR_20);
        assertThat(refusals(builder, landing("Mountain 1", "XXX Corps"))).containsExactly(AIR_20);
    }

    @Test
    @Covers({"AIR-20", "AIR-06"})
    void onlyMountainInfantryFromAPool() {
        assertThat(refusals(deelenHeld(), landing("US Para 1", "Deelen"))).containsExactly(AIR_20);
        assertThat(refusals(deelenHeld().troop("Mountain 1", "XXX Corps"), landing("Mountain 1", "Deelen")))
                .containsExactly(AIR_06);
    }

    @Test
    @Covers({"AIR-44", "AIR-02"})
    void oneForEachAirfield() {
        SituationBuilder builder = deelenHeld()
                .then(new MountainAssigned(
                        troop("Mountain 2").id(), area("Deelen").id()));
        assertThat(refusals(builder, landing("Mountain 1", "Deelen"))).containsExactly(AIR_44);
    }

    @Test
    @Covers("AIR-02")
    void itTakesAC47() {
        SituationBuilder builder = AirSituations.transport(2)
                .allied("Deelen", "DZ-X", "DZ-N")
                .then(new AirfieldsRead(List.of(area("Deelen").id())))
                .then(AirSituations.resupply("DZ-X"), AirSituations.resupply("DZ-N"));
        assertThat(refusals(builder, landing("Mountain 1", "Deelen"))).containsExactly(AIR_02);
    }

    @Test
    @Covers("SET-25")
    @DisplayName("O-10: not in the opening")
    void notInTheOpening() {
        assertThat(refusals(AirSituations.opening(), landing("Mountain 1", "Deelen")))
                .containsExactly(SET_25);
    }

    @Test
    @Covers("SET-18")
    void inMarketGardenNotBeforeItsTurn() {
        Scenario historical = ScenarioLibrary.marketGarden(ScenarioName.MARKET_GARDEN);
        AssignMountain order = new AssignMountain(new TroopId("157-bde"), new AreaId("deelen"));
        for (int turn = 1; turn <= 3; turn++) {
            Situation situation = SituationBuilder.of(historical)
                    .allied("deelen")
                    .strategic(turn, Step.AIR_TRANSPORT)
                    .then(new AirfieldsRead(List.of(new AreaId("deelen"))), new AircraftRolled(3, 4))
                    .build();
            List<Rule> refusals = judging.refusals(situation, ALLIED_GENERAL, order);
            assertThat(refusals.contains(SET_18)).as("turn " + turn).isEqualTo(turn < 3);
        }
    }
}
