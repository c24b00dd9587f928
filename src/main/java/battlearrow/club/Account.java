package battlearrow.club;

import java.util.Optional;

/**
 * A person known to the application.
 *
 * @param displayName what others read; no two members of a club read alike
 * @param signInName empty once the account is deleted
 */
public record Account(long id, String displayName, Optional<String> signInName) {

    /** Whether somebody can still sign in with it. */
    public boolean isFormerPlayer() {
        return signInName.isEmpty();
    }
}
