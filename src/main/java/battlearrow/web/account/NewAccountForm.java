package battlearrow.web.account;

import battlearrow.club.Accounts;
import battlearrow.web.shared.FitAsPassword;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.Objects;

/** What somebody types who has no account yet. */
record NewAccountForm(
        @NotBlank(message = "{account.displayName.missing}")
        @Size(max = Accounts.LONGEST_NAME, message = "{account.displayName.tooLong}")
        String displayName,

        @NotBlank(message = "{account.signInName.missing}")
        @Size(max = Accounts.LONGEST_NAME, message = "{account.signInName.tooLong}")
        String signInName,

        @FitAsPassword String password) {
    /** A field that the request left out is one nobody wrote in. */
    NewAccountForm {
        displayName = Objects.requireNonNullElse(displayName, "");
        signInName = Objects.requireNonNullElse(signInName, "");
        password = Objects.requireNonNullElse(password, "");
    }

    static NewAccountForm empty() {
        return new NewAccountForm("", "", "");
    }
}
