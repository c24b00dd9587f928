package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.rulebook.Rule.AIR_04;
import static battlearrow.firestorm.rulebook.Rule.SET_25;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.order.AirAllocationOrder.SwapForTyphoon;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Two C-47 for a second Typhoon. */
class SwappingForTyphoonTest {
    private static final SwapForTyphoon SWAP = new SwapForTyphoon();

    private final Judging<SwapForTyphoon> judging = Judging.by(new SwappingForTyphoon());

    private List<Rule> refusals(SituationBuilder builder) {
        return judging.refusals(builder.build(), ALLIED_GENERAL, SWAP);
    }

    @Test
    @Covers({"AIR-04", "AIR-03"})
    @DisplayName("three C-47 become one C-47 and two Typhoons")
    void threeC47BecomeOneAndTwoTyphoons() {
        Situation after = judging.after(AirSituations.transport(3).build(), ALLIED_GENERAL, SWAP);
        assertThat(TransportAircraft.free(after)).isEqualTo(1);
        assertThat(after.air().swapped()).isTrue();
    }

    @Test
    @Covers("AIR-04")
    @DisplayName("S-10: once a turn")
    void onceATurn() {
        Situation after = judging.after(AirSituations.transport(4).build(), ALLIED_GENERAL, SWAP);
        assertThat(judging.refusals(after, ALLIED_GENERAL, SWAP)).containsExactly(AIR_04);
    }

    @Test
    @Covers({"AIR-04", "INV-34"})
    void oneFreeC47IsTooFew() {
        SituationBuilder builder = AirSituations.transport(2).then(AirSituations.drop("US Para 1", "DZ-X"));
        assertThat(refusals(builder)).containsExactly(AIR_04);
    }

    @Test
    @Covers({"AIR-04", "A-43"})
    void aCapturedTyphoonCannotBeHad() {
        assertThat(refusals(AirSituations.transport(4).captured("Typhoon 2"))).containsExactly(AIR_04);
    }

    @Test
    @Covers({"A-43", "SET-25"})
    void notInTheOpening() {
        assertThat(refusals(AirSituations.opening())).containsExactly(SET_25);
    }
}
