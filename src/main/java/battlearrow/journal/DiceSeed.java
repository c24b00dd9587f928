package battlearrow.journal;

import battlearrow.firestorm.dice.DieRequest;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * The secret behind the application's dice for a while: 256 random bits. Its fingerprint is published before the first die
 * and the seed itself after the last, so that anybody can compute every die again and knows that none was chosen.
 */
public final class DiceSeed {
    /** In bytes. */
    public static final int LENGTH = 32;

    private static final int BYTE_VALUES = 256;

    private final byte[] bytes;

    private DiceSeed(byte[] bytes) {
        if (bytes.length != LENGTH) {
            throw new IllegalArgumentException("A seed is " + LENGTH + " bytes long, not " + bytes.length + ".");
        }
        this.bytes = bytes.clone();
    }

    public static DiceSeed of(byte[] bytes) {
        return new DiceSeed(bytes);
    }

    public static DiceSeed ofHex(String hex) {
        return new DiceSeed(HexFormat.of().parseHex(hex));
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /** The SHA-256 of the seed in hexadecimal digits: it binds us to the seed without telling it. */
    public String fingerprint() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /**
     * One die. HMAC-SHA256 under the seed of the text {@code campaign|sequence|index|round} gives 32 bytes; the first byte
     * below the largest multiple of the die's faces, modulo the faces, plus 1, is the pip. Bytes above that multiple are
     * passed over, because they would favour the low numbers; if all 32 are, the round goes from 0 to 1, and so on.
     *
     * @param campaign the campaign's key
     * @param sequence the journal entry the die belongs to
     * @param index 0 for the entry's first die
     * @return 1 to the highest number of the die
     */
    public int pip(UUID campaign, long sequence, int index, DieRequest.Kind kind) {
        return number(campaign, sequence, index, kind.highest());
    }

    /** As above, for a die whose faces show other numbers: the pip found counts the faces. */
    public int pip(UUID campaign, long sequence, int index, List<Integer> faces) {
        return faces.get(number(campaign, sequence, index, faces.size()) - 1);
    }

    private int number(UUID campaign, long sequence, int index, int faces) {
        int limit = BYTE_VALUES - BYTE_VALUES % faces;
        for (int round = 0; ; round++) {
            for (byte one : mac(campaign + "|" + sequence + "|" + index + "|" + round)) {
                int value = Byte.toUnsignedInt(one);
                if (value < limit) {
                    return value % faces + 1;
                }
            }
        }
    }

    private byte[] mac(String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(bytes, "HmacSHA256"));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DiceSeed seed && MessageDigest.isEqual(bytes, seed.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** The fingerprint, so that no log tells the seed. */
    @Override
    public String toString() {
        return "Seed with fingerprint " + fingerprint();
    }
}
