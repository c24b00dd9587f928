package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.ORG_12;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.TURN_06;
import static battlearrow.firestorm.rulebook.Rule.TURN_08;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignAircraft;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignResupply;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignTroop;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.Test;

/** Missions can be taken back until their step closes. */
class UnassigningTest {
    private final Judging<UnassignTroop> troops = Judging.by(new UnassigningTroop());
    private final Judging<UnassignResupply> resupplies = Judging.by(new UnassigningResupply());
    private final Judging<UnassignAircraft> aircraft = Judging.by(new UnassigningAircraft());

    @Test
    @Covers({"AIR-02", "ORG-12"})
    void aDropIsTakenBack() {
        UnassignTroop order = new UnassignTroop(troop("US Para 1").id());
        Situation situation = AirSituations.transport(2)
                .then(AirSituations.drop("US Para 1", "DZ-X"))
                .build();
        Situation after = troops.after(situation, ALLIED_GENERAL, order);
        assertThat(TransportAircraft.free(after)).isEqualTo(2);
        assertThat(troops.refusals(after, ALLIED_GENERAL, order)).containsExactly(ORG_12);
        assertThat(troops.refusals(situation, GERMAN_GENERAL, order)).containsExactly(ROLE_04);
    }

    @Test
    @Covers("SET-22")
    void alsoInTheOpening() {
        Situation situation = AirSituations.opening()
                .then(AirSituations.drop("US Para 1", "DZ-X"))
                .build();
        assertThat(troops.offered(situation, ALLIED_GENERAL))
                .containsExactly(new UnassignTroop(troop("US Para 1").id()));
    }

    @Test
    @Covers({"AIR-16", "ORG-12"})
    void aResupplyIsTakenBack() {
        UnassignResupply order = new UnassignResupply(area("DZ-X").id());
        Situation situation = AirSituations.transport(2)
                .allied("DZ-X")
                .then(AirSituations.resupply("DZ-X"))
                .build();
        assertThat(resupplies.offered(situation, ALLIED_GENERAL)).containsExactly(order);
        Situation after = resupplies.after(situation, ALLIED_GENERAL, order);
        assertThat(resupplies.refusals(after, ALLIED_GENERAL, order)).containsExactly(ORG_12);
    }

    @Test
    @Covers({"TURN-06", "AIR-29"})
    void notAfterTheStepIsClosed() {
        Situation situation = AirSituations.tacticalAllied()
                .then(AirSituations.drop("US Para 1", "DZ-X"))
                .build();
        assertThat(troops.refusals(
                        situation,
                        ALLIED_GENERAL,
                        new UnassignTroop(troop("US Para 1").id())))
                .containsExactly(TURN_06);
    }

    @Test
    @Covers({"AIR-03", "ORG-12"})
    void aTyphoonIsTakenBack() {
        UnassignAircraft order =
                new UnassignAircraft(Side.ALLIED, troop("Typhoon 1").id());
        Situation situation = AirSituations.tacticalAllied()
                .then(AirSituations.interdiction(Side.ALLIED, "Typhoon 1", "Kleve"))
                .build();
        assertThat(aircraft.offered(situation, ALLIED_GENERAL)).containsExactly(order);
        Situation after = aircraft.after(situation, ALLIED_GENERAL, order);
        assertThat(aircraft.refusals(after, ALLIED_GENERAL, order)).containsExactly(ORG_12);
        assertThat(aircraft.refusals(
                        situation,
                        GERMAN_GENERAL,
                        new UnassignAircraft(Side.GERMAN, troop("Typhoon 1").id())))
                .containsExactly(TURN_08);
    }

    @Test
    @Covers("TURN-08")
    void theGermansTakeNoTyphoonBack() {
        Situation situation = AirSituations.tacticalGerman()
                .then(AirSituations.interdiction(Side.ALLIED, "Typhoon 1", "Kleve"))
                .build();
        assertThat(aircraft.refusals(
                        situation,
                        GERMAN_GENERAL,
                        new UnassignAircraft(Side.GERMAN, troop("Typhoon 1").id())))
                .containsExactly(ORG_12);
    }
}
