package battlearrow.web.club;

import battlearrow.club.Clubs;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.Objects;

/** What the club is called. */
record ClubNameForm(
        @NotBlank(message = "{club.name.missing}") @Size(max = Clubs.LONGEST_NAME, message = "{club.name.tooLong}")
        String name) {
    /** A field that the request left out is one nobody wrote in. */
    ClubNameForm {
        name = Objects.requireNonNullElse(name, "");
    }
}
