package battlearrow.firestorm.cases;

import java.util.ArrayList;
import java.util.List;

/**
 * One case of a file.
 *
 * @param file where it stands
 * @param title what follows CASE
 * @param lines its lines, empty ones and comments left out
 */
record TextCase(String file, String title, List<Line> lines) {
    private static final String TITLE = "CASE ";

    /** @param number the line of the file, from 1 */
    record Line(int number, String text) {}

    /** Reads the cases of a file, each from its CASE line to the next. */
    static List<TextCase> listIn(String file, List<String> text) {
        List<TextCase> cases = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < text.size(); i++) {
            String line = text.get(i).strip();
            if (line.startsWith(TITLE)) {
                lines = new ArrayList<>();
                cases.add(new TextCase(file, line.substring(TITLE.length()), lines));
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                lines.add(new Line(i + 1, line));
            }
        }
        return cases;
    }
}
