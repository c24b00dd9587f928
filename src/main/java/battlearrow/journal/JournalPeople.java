package battlearrow.journal;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The people of one journal. A journal begun here writes people by the ids they have here. One that was carried here from
 * elsewhere keeps the ids it was written with, because its hashes are of them; to the rest of the application its people
 * are accounts and guests like all others.
 */
public class JournalPeople {
    /** Of a journal whose ids are those people have here. */
    public static final JournalPeople AS_WRITTEN = new JournalPeople(Map.of(), UnaryOperator.identity());

    /** The id of the side's General, whoever that is: nobody's. */
    private static final String NOBODY = "";

    private final Map<String, String> here;
    private final Map<String, String> written = new HashMap<>();
    private final UnaryOperator<String> newcomer;

    private JournalPeople(Map<String, String> here, UnaryOperator<String> newcomer) {
        this.here = new HashMap<>(here);
        this.newcomer = newcomer;
        here.forEach((inJournal, id) -> written.put(id, inJournal));
    }

    /**
     * Of a journal that was carried here.
     *
     * @param here what each person of the journal is here, by the id written in it
     * @param newcomer gives a person of here who is not among them an id of his own in the journal
     */
    public static JournalPeople carried(Map<String, String> here, UnaryOperator<String> newcomer) {
        return here.isEmpty() ? AS_WRITTEN : new JournalPeople(here, newcomer);
    }

    /** As written; each person who is read of is told to somebody. */
    public static JournalPeople noted(Consumer<String> listener) {
        return new JournalPeople(Map.of(), UnaryOperator.identity()) {
            @Override
            public String here(String inJournal) {
                if (!inJournal.equals(NOBODY)) {
                    listener.accept(inJournal);
                }
                return inJournal;
            }
        };
    }

    /** The id here of somebody the journal writes about. */
    public String here(String inJournal) {
        return here.isEmpty() || inJournal.equals(NOBODY)
                ? inJournal
                : Optional.ofNullable(here.get(inJournal))
                        .orElseThrow(() -> new IllegalStateException("Nobody here is " + inJournal + "."));
    }

    /** The id in the journal of somebody from here. */
    public String written(String id) {
        return here.isEmpty() || id.equals(NOBODY) ? id : written.computeIfAbsent(id, this::welcome);
    }

    private String welcome(String id) {
        String inJournal = newcomer.apply(id);
        here.put(inJournal, id);
        return inJournal;
    }
}
