package battlearrow.web.account;

import battlearrow.club.Accounts;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.Objects;

/** The name others read, and the word that stands behind it where somebody else has the same. */
record RenameForm(
        @NotBlank(message = "{account.displayName.missing}")
        @Size(max = Accounts.LONGEST_NAME, message = "{account.displayName.tooLong}")
        String displayName,

        @Size(max = Accounts.LONGEST_ADDITION, message = "{account.addition.tooLong}")
        String addition) {
    /** A field that the request left out is one nobody wrote in. */
    RenameForm {
        displayName = Objects.requireNonNullElse(displayName, "");
        addition = Objects.requireNonNullElse(addition, "").strip();
    }
}
