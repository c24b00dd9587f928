package battlearrow.web.chronicle;

import battlearrow.firestorm.map.Side;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An entry of the journal as pages show it.
 *
 * @param when short: the hour for today, else the day; exactly: day, hour and zone
 * @param datetime for machines
 * @param who the person who acted; capacity as what: "Allied General"
 * @param counts false for an entry that was withdrawn
 * @param isChange whether the entry withdraws others or brings them back
 */
public record EntryView(
        long sequence,
        String when,
        String exactly,
        String datetime,
        String who,
        String capacity,
        @Nullable Side side,
        boolean counts,
        boolean isChange,
        List<EntryLine> lines) {
    /** As much of an entry as a list of latest events has room for. */
    private static final int MOST_LINES_IN_SHORT = 3;

    public EntryView {
        lines = List.copyOf(lines);
    }

    /** The lines that matter most, for a list of latest events; all when none stands out. */
    public List<EntryLine> briefly() {
        List<EntryLine> telling = lines.stream()
                .filter(line -> !line.isMinor())
                .limit(MOST_LINES_IN_SHORT)
                .toList();
        return telling.isEmpty() ? lines.stream().limit(1).toList() : telling;
    }

    /** The rules behind those lines, each once. */
    public List<String> briefRules() {
        return briefly().stream()
                .flatMap(line -> Optional.ofNullable(line.rule()).stream())
                .distinct()
                .toList();
    }

    /** The same as one text. */
    public String briefText() {
        return briefly().stream().map(EntryLine::text).collect(Collectors.joining(" "));
    }
}
