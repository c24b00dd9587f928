package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.ORG_12;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.TURN_07;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AirAllocationEvent.InterdictionRolled;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.situation.AirAllocation.MissionState;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Aircraft Mission Resolution: Interdiction. */
class RollingInterdictionTest {
    private static final RollInterdiction KLEVE = new RollInterdiction(new AreaId("kleve"));
    private static final RollInterdiction ZONE = new RollInterdiction(new AreaId("dz-x"));

    private final Judging<RollInterdiction> judging = Judging.by(new RollingInterdiction());
    private final Situation typhoon = AirSituations.resolution()
            .then(AirSituations.interdiction(Side.ALLIED, "Typhoon 1", "Kleve"))
            .build();
    private final Situation fw190 = AirSituations.resolution()
            .allied("DZ-X")
            .then(AirSituations.resupply("DZ-X"), AirSituations.interdiction(Side.GERMAN, "FW190", "DZ-X"))
            .build();

    @ParameterizedTest(name = "E-18: Allied {0}, German {1}: {2}")
    @CsvSource({"4, 4, true", "5, 2, true", "3, 4, false", "5, 1, true"})
    @Covers({"AIR-30", "AIR-31", "AIR-32", "AIR-33", "AIR-34", "SUP-12"})
    void aTyphoonNeedsAnEqualOrHigherDie(int allied, int german, boolean success) {
        Situation after = judging.after(typhoon, ALLIED_GENERAL, KLEVE, allied, german);
        assertThat(after.interdicted().has(area("Kleve"))).isEqualTo(success);
        assertThat(after.isInReinforcementPool(troop("Typhoon 1"))).isEqualTo(!success);
        assertThat(Supply.of(after, Side.GERMAN).sources().has(area("Kleve"))).isEqualTo(!success);
    }

    @ParameterizedTest(name = "E-19: Allied {0}, German {1}: {2}")
    @CsvSource({"4, 4, true", "1, 6, true", "3, 2, false", "4, 3, false"})
    @Covers({"AIR-35", "AIR-36", "AIR-37"})
    void theFw190NeedsAnEqualOrHigherDie(int allied, int german, boolean success) {
        Situation after = judging.after(fw190, GERMAN_GENERAL, ZONE, allied, german);
        assertThat(after.air()
                        .findTransport(TransportKind.RESUPPLY, area("DZ-X"))
                        .orElseThrow()
                        .state())
                .isEqualTo(success ? MissionState.FAILED : MissionState.ASSIGNED);
        assertThat(after.isInReinforcementPool(troop("FW190"))).isTrue();
    }

    @Test
    @Covers("INV-23")
    void theDiceAreInTheEventAlliedFirst() {
        assertThat(judging.events(typhoon, ORGANISER, KLEVE, 3, 4))
                .first()
                .isEqualTo(new InterdictionRolled(
                        Side.ALLIED, troop("Typhoon 1").id(), area("Kleve").id(), 3, 4, false));
    }

    @Test
    @Covers({"TURN-07", "ORG-12"})
    void eachIsRolledOnce() {
        Situation after = judging.after(typhoon, ALLIED_GENERAL, KLEVE, 4, 4);
        assertThat(judging.refusals(after, ALLIED_GENERAL, KLEVE)).containsExactly(ORG_12);
        assertThat(judging.offered(after, ALLIED_GENERAL)).isEmpty();
        assertThat(judging.offered(typhoon, GERMAN_GENERAL)).containsExactly(KLEVE);
    }

    @Test
    @Covers({"TURN-07", "AIR-29"})
    void notBeforeAllAircraftAreAssigned() {
        Situation early = AirSituations.tacticalGerman()
                .then(AirSituations.interdiction(Side.ALLIED, "Typhoon 1", "Kleve"))
                .build();
        assertThat(judging.refusals(early, ALLIED_GENERAL, KLEVE)).containsExactly(TURN_07);
    }

    @Test
    @Covers("ROLE-04")
    void notByACommander() {
        assertThat(judging.refusals(typhoon, TOMMY, KLEVE)).containsExactly(ROLE_04);
    }
}
