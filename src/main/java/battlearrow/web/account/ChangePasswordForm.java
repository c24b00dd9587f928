package battlearrow.web.account;

import battlearrow.web.shared.FitAsPassword;

/** The present password proves who asks. */
record ChangePasswordForm(String present, @FitAsPassword String password) {

    static ChangePasswordForm empty() {
        return new ChangePasswordForm("", "");
    }
}
