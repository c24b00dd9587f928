package battlearrow.web.account;

import battlearrow.web.shared.FitAsPassword;

/** A new password for somebody who forgot the old one. */
record NewPasswordForm(@FitAsPassword String password) {}
