package battlearrow.club;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/** Random words that open a door, and the hashes by which we recognise them without keeping them. */
final class Secret {

    private static final int TOKEN_BYTES = 24;
    private static final int CODE_LETTERS = 20;
    private static final int CODE_GROUP = 5;
    /** Without letters and digits that are mistaken for each other when read aloud or off a screen. */
    private static final String CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

    private static final SecureRandom random = new SecureRandom();

    private Secret() {}

    /** For an address: 192 random bits. */
    static String newToken() {
        byte[] bytes = new byte[TOKEN_BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** For typing: 100 random bits in groups of five letters. */
    static String newCode() {
        StringBuilder code = new StringBuilder();
        for (int letter = 0; letter < CODE_LETTERS; letter++) {
            if (letter > 0 && letter % CODE_GROUP == 0) {
                code.append('-');
            }
            code.append(CODE_ALPHABET.charAt(random.nextInt(CODE_ALPHABET.length())));
        }
        return code.toString();
    }

    /** Unsalted, because the secret is random and long; a table of guesses is of no use against it. */
    static byte[] hash(String secret) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
