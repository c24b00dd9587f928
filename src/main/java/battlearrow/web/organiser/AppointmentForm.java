package battlearrow.web.organiser;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whom to appoint to what; as typed.
 *
 * @param person number of an account; null for none chosen
 * @param until the last day of a deputy, as a date field sends it
 */
record AppointmentForm(@Nullable Long person, @Nullable OfficeChoice office, String until) {
    static final AppointmentForm EMPTY = new AppointmentForm(null, null, "");

    AppointmentForm {
        until = Objects.requireNonNullElse(until, "");
    }

    /** The end of the day named, in the campaign's time; empty when there is no such day. */
    Optional<ZonedDateTime> endOfLastDay(ZoneId zone) {
        try {
            return Optional.of(LocalDate.parse(until.strip()).plusDays(1).atStartOfDay(zone));
        } catch (DateTimeParseException noDay) {
            return Optional.empty();
        }
    }
}
