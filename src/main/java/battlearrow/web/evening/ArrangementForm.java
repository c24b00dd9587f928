package battlearrow.web.evening;

import battlearrow.evening.Evening;
import battlearrow.evening.Evenings.Arrangement;
import battlearrow.web.campaign.Words;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What an organiser typed about an evening. */
record ArrangementForm(
        @Nullable String date,
        @Nullable String time,
        @Nullable String venue,
        @Nullable String tables) {
    static final ArrangementForm EMPTY = new ArrangementForm("", "19:30", "", "4");

    static ArrangementForm of(Evening evening, ZoneId zone) {
        return new ArrangementForm(
                EveningTimes.dateField(evening.startsAt(), zone),
                EveningTimes.timeField(evening.startsAt(), zone),
                evening.venue(),
                Integer.toString(evening.tables()));
    }

    /** What is wrong, by field; empty where nothing is. */
    record Faults(String date, String venue, String tables) {
        static final Faults NONE = new Faults("", "", "");

        boolean isNone() {
            return equals(NONE);
        }
    }

    /** @param now an evening that would be over by now cannot be arranged */
    Faults faults(ZoneId zone, Instant now, Words words) {
        Optional<Instant> starts = EveningTimes.read(date, time, zone);
        String place = place();
        String wrongDate = starts.isEmpty()
                ? words.of("evening.wrong.date")
                : starts.get().isBefore(now) ? words.of("evening.wrong.past") : "";
        String wrongVenue = place.isEmpty()
                ? words.of("evening.wrong.venue")
                : place.length() > Evening.LONGEST_VENUE
                        ? words.of("evening.wrong.venue-long", Evening.LONGEST_VENUE)
                        : "";
        String wrongTables = findTables().isEmpty() ? words.of("evening.wrong.tables", Evening.MOST_TABLES) : "";
        return new Faults(wrongDate, wrongVenue, wrongTables);
    }

    /** Only for a form without faults. */
    Arrangement arrangement(ZoneId zone) {
        return new Arrangement(
                EveningTimes.read(date, time, zone).orElseThrow(),
                place(),
                findTables().orElseThrow());
    }

    private String place() {
        return venue == null ? "" : venue.strip();
    }

    private Optional<Integer> findTables() {
        return tables != null && tables.strip().matches("[0-9]{1,2}")
                ? Optional.of(Integer.valueOf(tables.strip()))
                        .filter(number -> number >= 1 && number <= Evening.MOST_TABLES)
                : Optional.empty();
    }
}
