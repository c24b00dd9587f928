package battlearrow.web.account;

import battlearrow.club.Accounts;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.Objects;

/** The name others read. */
record RenameForm(
        @NotBlank(message = "{account.displayName.missing}")
        @Size(max = Accounts.LONGEST_NAME, message = "{account.displayName.tooLong}")
        String displayName) {
    /** A field that the request left out is one nobody wrote in. */
    RenameForm {
        displayName = Objects.requireNonNullElse(displayName, "");
    }
}
