package battlearrow.web.security;

import java.io.Serial;
import org.springframework.security.core.AuthenticationException;

/** Somebody tried too often; even the right password is not looked at for a while. */
public class TooManyAttempts extends AuthenticationException {

    @Serial
    private static final long serialVersionUID = 1;

    TooManyAttempts() {
        super("Too many attempts");
    }
}
