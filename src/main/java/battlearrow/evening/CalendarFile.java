package battlearrow.evening;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.stream.Collectors;

/** An evening as a file of the calendar format of RFC 5545, with all its times in UTC. */
public final class CalendarFile {
    private static final DateTimeFormatter UTC =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

    /** The octets of a line, without its end. */
    private static final int LONGEST_LINE = 75;

    private CalendarFile() {}

    /**
     * @param title of the entry in the calendar
     * @param address of the evening's page; whoever opens it signs in there
     * @param now when the file is made
     */
    public static String of(Evening evening, String title, String address, Instant now) {
        return List.of(
                        "BEGIN:VCALENDAR",
                        "VERSION:2.0",
                        "PRODID:-//Battle Arrow//Evenings//EN",
                        "METHOD:PUBLISH",
                        "BEGIN:VEVENT",
                        "UID:evening-" + evening.id() + "-" + evening.campaignId() + "@battle-arrow",
                        "DTSTAMP:" + UTC.format(now),
                        "DTSTART:" + UTC.format(evening.startsAt()),
                        "DTEND:" + UTC.format(evening.endsAt()),
                        "SUMMARY:" + text(title),
                        "LOCATION:" + text(evening.venue()),
                        "URL:" + address,
                        "STATUS:" + (evening.isCalledOff() ? "CANCELLED" : "CONFIRMED"),
                        "END:VEVENT",
                        "END:VCALENDAR")
                .stream()
                .map(line -> fold(line) + "\r\n")
                .collect(Collectors.joining());
    }

    private static String text(String words) {
        return words.replace("\\", "\\\\")
                .replace(";", "\\;")
                .replace(",", "\\,")
                .replace("\r\n", "\\n")
                .replace("\n", "\\n")
                .replace("\r", "\\n");
    }

    /** A longer line goes on in the next one after a blank, and is never cut within a letter. */
    private static String fold(String line) {
        StringBuilder folded = new StringBuilder();
        int octets = 0;
        for (int letter : line.codePoints().toArray()) {
            String written = Character.toString(letter);
            int length = written.getBytes(StandardCharsets.UTF_8).length;
            if (octets + length > LONGEST_LINE) {
                folded.append("\r\n ");
                octets = 1;
            }
            folded.append(written);
            octets += length;
        }
        return folded.toString();
    }
}
