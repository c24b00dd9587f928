package battlearrow.web.account;

import battlearrow.club.Accounts;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

/** The name others read. */
record RenameForm(
        @NotBlank(message = "{account.displayName.missing}")
        @Size(max = Accounts.LONGEST_NAME, message = "{account.displayName.tooLong}")
        String displayName) {}
