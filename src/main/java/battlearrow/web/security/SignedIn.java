package battlearrow.web.security;

import java.io.Serial;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.CredentialsContainer;
import org.springframework.security.core.GrantedAuthority;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.core.userdetails.UserDetails;

/**
 * The person behind a request; a controller asks for it with {@code @AuthenticationPrincipal SignedIn me}.
 *
 * <p>Holds the account's number and nothing that may change while the session lasts. It is stored with the session, so a
 * change of its fields signs everybody out.
 */
public final class SignedIn implements UserDetails, CredentialsContainer {

    @Serial
    private static final long serialVersionUID = 1;

    private final long accountId;
    private transient @Nullable String passwordHash;

    SignedIn(long accountId, @Nullable String passwordHash) {
        this.accountId = accountId;
        this.passwordHash = passwordHash;
    }

    public long accountId() {
        return accountId;
    }

    /** The account's number, because a sign-in name is not for ever; sessions are found again by it. */
    @Override
    public String getUsername() {
        return Long.toString(accountId);
    }

    @Override
    public @Nullable String getPassword() {
        return passwordHash;
    }

    @Override
    public void eraseCredentials() {
        passwordHash = null;
    }

    /** Everybody is a member; what a member may do in a club or campaign is not the session's business. */
    @Override
    public Collection<? extends GrantedAuthority> getAuthorities() {
        return List.of(new SimpleGrantedAuthority("ROLE_MEMBER"));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SignedIn that && that.accountId == accountId;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(accountId);
    }
}
