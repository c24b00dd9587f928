package battlearrow.web.account;

import battlearrow.web.shared.FitAsPassword;
import java.util.Objects;

/** A new password for somebody who forgot the old one. */
record NewPasswordForm(@FitAsPassword String password) {
    /** A field that the request left out is one nobody wrote in. */
    NewPasswordForm {
        password = Objects.requireNonNullElse(password, "");
    }
}
