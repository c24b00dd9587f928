package battlearrow.web.organiser;

import battlearrow.club.Campaigns;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an organiser writes about a campaign; the points as typed, so that a slip is given back as it was.
 *
 * @param scenario the name of one of the two, or none
 * @param points of a normal battle, in points of a Flames Of War force
 * @param timeZone the id of a zone
 * @param deputy the account of the deputy organiser; null for none
 */
record OpeningForm(
        @NotBlank(message = "{organiser.name.missing}")
        @Size(max = Campaigns.LONGEST_NAME, message = "{organiser.name.tooLong}")
        String name,

        String scenario,
        String points,
        String timeZone,
        @Nullable Long deputy) {
    /** A field that the request left out is one nobody wrote in. */
    OpeningForm {
        name = Objects.requireNonNullElse(name, "");
        scenario = Objects.requireNonNullElse(scenario, "");
        points = Objects.requireNonNullElse(points, "");
        timeZone = Objects.requireNonNullElse(timeZone, "");
    }
}
