package battlearrow.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The file by which an evening comes into a calendar. */
class CalendarFileTest {
    private static final Instant MADE = Instant.parse("2026-12-01T08:00:00Z");
    private static final String ADDRESS = "https://club.example/campaigns/3/evenings/7";

    private static Evening at(String venue) {
        return new Evening(7, 3, Instant.parse("2026-12-03T19:30:00Z"), venue, 4, null, "");
    }

    private static String unfold(String file) {
        return file.replace("\r\n ", "");
    }

    @Test
    void timesAreInUtcAndSignsOfTheFormatAreMarked() {
        String file = CalendarFile.of(at("Hall 2; back room, first floor"), "Autumn\\Bridges", ADDRESS, MADE);
        assertThat(unfold(file))
                .startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
                .contains(
                        "DTSTART:20261203T193000Z\r\n",
                        "DTEND:20261204T013000Z\r\n",
                        "LOCATION:Hall 2\\; back room\\, first floor\r\n",
                        "SUMMARY:Autumn\\\\Bridges\r\n",
                        "STATUS:CONFIRMED\r\n",
                        "URL:" + ADDRESS)
                .endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n");
    }

    @Test
    void lineIsNeverLongerThanTheFormatAllowsNorCutWithinALetter() {
        String venue = "Łódź ★ ".repeat(28).strip();
        String file = CalendarFile.of(at(venue), "Evening", ADDRESS, MADE);
        assertThat(Arrays.stream(file.split("\r\n")))
                .allSatisfy(line ->
                        assertThat(line.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(75));
        assertThat(unfold(file)).contains("LOCATION:" + venue + "\r\n");
    }

    @Test
    void whatIsCalledOffIsSoInTheCalendarToo() {
        Evening off = new Evening(7, 3, Instant.parse("2026-12-03T19:30:00Z"), "Hall", 4, MADE, "Snow");
        assertThat(CalendarFile.of(off, "Evening", ADDRESS, MADE)).contains("STATUS:CANCELLED");
    }

    @Test
    void venueCannotAddALineOfItsOwn() {
        assertThat(CalendarFile.of(at("Hall\r\nATTENDEE:nobody"), "Evening", ADDRESS, MADE))
                .contains("LOCATION:Hall\\nATTENDEE:nobody")
                .doesNotContain("\r\nATTENDEE");
    }
}
