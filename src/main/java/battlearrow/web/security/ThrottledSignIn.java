package battlearrow.web.security;

import battlearrow.club.Accounts;
import org.springframework.security.authentication.AuthenticationProvider;
import org.springframework.security.authentication.dao.DaoAuthenticationProvider;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.core.userdetails.UsernameNotFoundException;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.security.web.authentication.WebAuthenticationDetails;
import org.springframework.stereotype.Component;

/** Compares name and password, and loses patience with whoever guesses. */
@Component
class ThrottledSignIn implements AuthenticationProvider {

    private final DaoAuthenticationProvider comparison;
    private final Attempts attempts;

    ThrottledSignIn(Accounts accounts, PasswordEncoder encoder, Attempts attempts) {
        this.attempts = attempts;
        comparison = new DaoAuthenticationProvider(name -> accounts.findCredentials(name)
                .map(found -> new SignedIn(found.accountId(), found.passwordHash()))
                .orElseThrow(() -> new UsernameNotFoundException("No such name")));
        comparison.setPasswordEncoder(encoder);
    }

    @Override
    public Authentication authenticate(Authentication attempt) throws AuthenticationException {
        String name = attempt.getName();
        String address = attempt.getDetails() instanceof WebAuthenticationDetails details
                ? String.valueOf(details.getRemoteAddress())
                : "";
        if (!attempts.note(name, address)) {
            throw new TooManyAttempts();
        }
        Authentication success = comparison.authenticate(attempt);
        attempts.forgive(name, address);
        return success;
    }

    @Override
    public boolean supports(Class<?> kind) {
        return comparison.supports(kind);
    }
}
