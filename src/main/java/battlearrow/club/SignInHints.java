package battlearrow.club;

import java.util.List;

/** What the sign-in page tells everybody: the people of a demo club and their password. There is none in earnest. */
public record SignInHints(List<Hint> hints, String password) {
    public SignInHints {
        hints = List.copyOf(hints);
    }

    /**
     * Somebody to sign in as.
     *
     * @param office what he or she is in the campaign, in words
     */
    public record Hint(String signInName, String displayName, String office) {}
}
