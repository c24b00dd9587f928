package battlearrow.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import battlearrow.firestorm.dice.DieRequest;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class DiceSeedTest {
    private static final UUID CAMPAIGN = UUID.fromString("5b1e7c0a-0000-4000-8000-000000000001");
    private static final DiceSeed SEED =
            DiceSeed.ofHex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");

    @Test
    void theFingerprintIsTheSha256OfTheSeed() {
        assertThat(SEED.fingerprint()).isEqualTo("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    }

    @Test
    void theSameDieIsAlwaysTheSame() {
        assertThat(SEED.pip(CAMPAIGN, 17, 0, DieRequest.Kind.SIX_SIDED))
                .isEqualTo(DiceSeed.of(SEED.bytes()).pip(CAMPAIGN, 17, 0, DieRequest.Kind.SIX_SIDED));
    }

    @Test
    void everyPipComesUpAboutAsOftenAsEveryOther() {
        for (DieRequest.Kind kind : DieRequest.Kind.values()) {
            int throwsOfEach = 2_000;
            Map<Integer, Integer> counts = new HashMap<>();
            for (int sequence = 0; sequence < throwsOfEach * kind.highest(); sequence++) {
                counts.merge(SEED.pip(CAMPAIGN, sequence, sequence % 3, kind), 1, Integer::sum);
            }
            assertThat(counts).hasSize(kind.highest());
            assertThat(counts.values())
                    .allSatisfy(count -> assertThat(count)
                            .as("fixed seed, so never by chance")
                            .isBetween(1_850, 2_150));
        }
    }

    @Test
    void aSeedHas256BitsAndDoesNotTellItself() {
        assertThatThrownBy(() -> DiceSeed.of(new byte[16])).isInstanceOf(IllegalArgumentException.class);
        assertThat(SEED.toString()).doesNotContain(SEED.hex()).contains(SEED.fingerprint());
    }
}
