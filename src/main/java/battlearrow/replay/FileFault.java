package battlearrow.replay;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * Something wrong with a file, for the person who chose it.
 *
 * @param where in words: "entry 13, die 1"; empty for the file as a whole
 * @param key of its sentence in {@code replay/faults.properties}
 * @param about what the sentence names, in its order
 */
public record FileFault(String where, String key, List<String> about) {
    private static final ResourceBundle SENTENCES = ResourceBundle.getBundle("replay.faults", Locale.UK);

    public FileFault {
        about = List.copyOf(about);
    }

    static FileFault of(String where, String key, Object... about) {
        return new FileFault(
                where, key, List.of(about).stream().map(String::valueOf).toList());
    }

    /** Of an entry of the journal. */
    static FileFault ofEntry(long sequence, String key, Object... about) {
        return of("entry " + sequence, key, about);
    }

    /** The place and what is wrong there. */
    public String sentence() {
        String text = new MessageFormat(SENTENCES.getString(key), Locale.UK).format(about.toArray());
        return where.isEmpty() ? text : Character.toUpperCase(where.charAt(0)) + where.substring(1) + ": " + text;
    }
}
