package battlearrow.web.account;

import battlearrow.club.Accounts;
import battlearrow.club.Clubs;
import battlearrow.club.FirstRun;
import battlearrow.web.shared.FitAsPassword;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.Objects;

/** The founding of the first club. */
record SetUpForm(
        @NotBlank(message = "{setUp.code.missing}") String code,

        @NotBlank(message = "{club.name.missing}") @Size(max = Clubs.LONGEST_NAME, message = "{club.name.tooLong}")
        String clubName,

        @NotBlank(message = "{account.displayName.missing}")
        @Size(max = Accounts.LONGEST_NAME, message = "{account.displayName.tooLong}")
        String displayName,

        @NotBlank(message = "{account.signInName.missing}")
        @Size(max = Accounts.LONGEST_NAME, message = "{account.signInName.tooLong}")
        String signInName,

        @FitAsPassword String password) {
    /** A field that the request left out is one nobody wrote in. */
    SetUpForm {
        code = Objects.requireNonNullElse(code, "");
        clubName = Objects.requireNonNullElse(clubName, "");
        displayName = Objects.requireNonNullElse(displayName, "");
        signInName = Objects.requireNonNullElse(signInName, "");
        password = Objects.requireNonNullElse(password, "");
    }

    static SetUpForm empty() {
        return new SetUpForm("", "", "", "", "");
    }

    FirstRun.Founding founding() {
        return new FirstRun.Founding(clubName, displayName, signInName, password);
    }
}
