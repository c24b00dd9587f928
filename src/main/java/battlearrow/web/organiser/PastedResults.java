package battlearrow.web.organiser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A list of results as it comes from a spreadsheet, row by row; nothing of it is lost, whatever it looks like.
 *
 * @param heading the first line when it names the columns; empty for none
 */
record PastedResults(String heading, List<Row> rows) {
    static final int MOST_ROWS = 200;
    private static final int COLUMNS = 7;
    private static final List<String> SEPARATORS = List.of("\t", ";", ",");

    PastedResults {
        rows = List.copyOf(rows);
    }

    /**
     * A row as typed or as mended since.
     *
     * @param number from 0
     * @param isOut whether the organiser leaves it out
     */
    record Row(
            int number,
            String turn,
            String from,
            String into,
            String allied,
            String german,
            String alliedPoints,
            String germanPoints,
            boolean isOut) {}

    /** Lines with cells between tabs, semicolons or commas; the last cell keeps what is too much. */
    static PastedResults parse(String pasted) {
        List<String> lines = pasted.lines().filter(line -> !line.isBlank()).toList();
        String separator = SEPARATORS.stream()
                .filter(one -> lines.stream().anyMatch(line -> line.contains(one)))
                .findFirst()
                .orElse("\t");
        boolean isHeaded = !lines.isEmpty() && isHeading(lines.getFirst());
        List<Row> rows = new ArrayList<>();
        for (String line : isHeaded ? lines.subList(1, lines.size()) : lines) {
            List<String> cells = new ArrayList<>(Arrays.stream(line.split(separator, COLUMNS))
                    .map(String::strip)
                    .toList());
            while (cells.size() < COLUMNS) {
                cells.add("");
            }
            rows.add(new Row(
                    rows.size(),
                    cells.get(0),
                    cells.get(1),
                    cells.get(2),
                    cells.get(3),
                    cells.get(4),
                    cells.get(5),
                    cells.get(6),
                    false));
        }
        return new PastedResults(isHeaded ? lines.getFirst() : "", rows);
    }

    /** The same list as its form sends it, after names were accepted or changed. */
    static PastedResults of(Map<String, String> fields) {
        List<Row> rows = new ArrayList<>();
        while (fields.containsKey("from" + rows.size()) && rows.size() < MOST_ROWS) {
            int row = rows.size();
            rows.add(new Row(
                    row,
                    cell(fields, "turn", row),
                    cell(fields, "from", row),
                    cell(fields, "into", row),
                    cell(fields, "allied", row),
                    cell(fields, "german", row),
                    cell(fields, "alliedPoints", row),
                    cell(fields, "germanPoints", row),
                    fields.containsKey("out" + row)));
        }
        return new PastedResults(fields.getOrDefault("heading", ""), rows);
    }

    private static String cell(Map<String, String> fields, String name, int row) {
        return fields.getOrDefault(name + row, "").strip();
    }

    /** A heading has words of its own and no number. */
    private static boolean isHeading(String line) {
        String words = line.toLowerCase(Locale.ROOT);
        return !line.matches(".*[0-9].*")
                && Stream.of("turn", "from", "into", "allied", "german")
                                .filter(words::contains)
                                .collect(Collectors.toSet())
                                .size()
                        > 1;
    }
}
