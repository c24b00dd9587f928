package battlearrow.web.account;

import battlearrow.web.shared.FitAsPassword;
import java.util.Objects;

/** The present password proves who asks. */
record ChangePasswordForm(String present, @FitAsPassword String password) {
    /** A field that the request left out is one nobody wrote in. */
    ChangePasswordForm {
        present = Objects.requireNonNullElse(present, "");
        password = Objects.requireNonNullElse(password, "");
    }

    static ChangePasswordForm empty() {
        return new ChangePasswordForm("", "");
    }
}
