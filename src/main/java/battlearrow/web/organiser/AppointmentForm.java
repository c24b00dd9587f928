package battlearrow.web.organiser;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * Whom to appoint to what; as typed.
 *
 * @param person number of an account; empty for none chosen
 * @param office name of an {@link OfficeChoice}; empty for none chosen
 * @param until the last day of a deputy, as a date field sends it
 */
record AppointmentForm(String person, String office, String until) {
    static final AppointmentForm EMPTY = new AppointmentForm("", "", "");

    AppointmentForm {
        person = Objects.requireNonNullElse(person, "");
        office = Objects.requireNonNullElse(office, "");
        until = Objects.requireNonNullElse(until, "");
    }

    /** The account chosen; empty for none, and for what is no number. */
    Optional<Long> findPerson() {
        return person.matches("\\d{1,18}") ? Optional.of(Long.parseLong(person)) : Optional.empty();
    }

    /** The office chosen; empty for none, and for what is no office. */
    Optional<OfficeChoice> findOffice() {
        return Arrays.stream(OfficeChoice.values())
                .filter(choice -> choice.name().equals(office))
                .findFirst();
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
