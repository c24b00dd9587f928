package battlearrow.web.evening;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Days and hours of evenings, as pages write them and as their fields hold them, in the campaign's time zone. */
final class EveningTimes {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("EEEE d MMMM yyyy, HH:mm zzz", Locale.UK);
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM yyyy", Locale.UK);
    private static final LocalTime END_OF_DAY = LocalTime.of(23, 59);

    private EveningTimes() {}

    /** "Thursday 3 December 2026, 19:30 GMT". */
    static String when(Instant time, ZoneId zone) {
        return WHEN.format(time.atZone(zone));
    }

    /** "Thursday 3 December 2026". */
    static String day(Instant time, ZoneId zone) {
        return DAY.format(time.atZone(zone));
    }

    /** For a field of a date. */
    static String dateField(Instant time, ZoneId zone) {
        return time.atZone(zone).toLocalDate().toString();
    }

    /** For a field of a time. */
    static String timeField(Instant time, ZoneId zone) {
        return DateTimeFormatter.ofPattern("HH:mm", Locale.UK).format(time.atZone(zone));
    }

    /** Empty for what is no date or no time. */
    static Optional<Instant> read(@Nullable String date, @Nullable String time, ZoneId zone) {
        try {
            return date == null || time == null
                    ? Optional.empty()
                    : Optional.of(LocalDate.parse(date.strip())
                            .atTime(LocalTime.parse(time.strip()))
                            .atZone(zone)
                            .toInstant());
        } catch (DateTimeException notFromOurPage) {
            return Optional.empty();
        }
    }

    /** The end of a day; empty for what is no date. */
    static Optional<Instant> readEndOf(@Nullable String date, ZoneId zone) {
        return read(date, END_OF_DAY.toString(), zone);
    }
}
