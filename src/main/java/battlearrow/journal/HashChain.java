package battlearrow.journal;

import battlearrow.firestorm.scenario.Corrections;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * The hash of each entry covers all its letters and the hash of the entry before, so that a journal altered behind our back
 * no longer fits together.
 *
 * <p>The text that is hashed (SHA-256, in hexadecimal digits) is a list of lines {@code name length value}, the length in
 * characters, so that no two entries have the same text. Anybody can make it from an export.
 */
public final class HashChain {
    private HashChain() {}

    /**
     * The hash the first entry refers to.
     *
     * @param corrections a JSON array; an empty one has no line, as in journals from before there were any
     */
    public static String hashOfHeading(
            String campaignKey, String scenario, String mode, String houseRules, String corrections) {
        Lines lines = new Lines("heading")
                .add("campaign", campaignKey)
                .add("scenario", scenario)
                .add("mode", mode)
                .add("house-rules", houseRules);
        if (!corrections.equals(Corrections.NONE.text())) {
            lines.add("corrections", corrections);
        }
        return lines.hash();
    }

    /** The hash of an entry: of all its letters and of the hash before. */
    public static String hashOf(Written entry) {
        Lines lines = new Lines("entry")
                .add("previous", entry.previousHash())
                .add("sequence", entry.sequence())
                .add("recorded-at", entry.recordedAt())
                .add("account", entry.author().accountId())
                .add("capacity", entry.author().capacity().name())
                .add(
                        "side",
                        entry.author().side() == null
                                ? ""
                                : entry.author().side().name())
                .add("key", entry.orderKey())
                .add("order", entry.act().name())
                .add("order-json", entry.act().json())
                .add("dice", entry.dice())
                .add("seed", entry.seed() == null ? "" : entry.seed());
        for (JournalCodec.Named event : entry.events()) {
            lines.add("event", event.name()).add("event-json", event.json());
        }
        return lines.hash();
    }

    private static final class Lines {
        private final StringBuilder text = new StringBuilder();

        Lines(String kind) {
            text.append("battle-arrow ").append(kind).append(" 1\n");
        }

        Lines add(String name, Object value) {
            String letters = value.toString();
            text.append(name)
                    .append(' ')
                    .append(letters.length())
                    .append(' ')
                    .append(letters)
                    .append('\n');
            return this;
        }

        String hash() {
            try {
                byte[] digest = MessageDigest.getInstance("SHA-256")
                        .digest(text.toString().getBytes(StandardCharsets.UTF_8));
                return HexFormat.of().formatHex(digest);
            } catch (GeneralSecurityException everyJavaHasIt) {
                throw new IllegalStateException(everyJavaHasIt);
            }
        }
    }
}
