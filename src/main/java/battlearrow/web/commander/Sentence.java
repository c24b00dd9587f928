package battlearrow.web.commander;

import java.util.ArrayList;
import java.util.List;

/** A sentence with words to stress, marked in the message file: "The Allies attack from *{0}* into *{1}*." */
record Sentence(List<Part> parts) {
    private static final String MARK = "\\*";

    /** @param strong whether these words are stressed */
    record Part(String text, boolean strong) {}

    Sentence {
        parts = List.copyOf(parts);
    }

    static Sentence of(String marked) {
        List<Part> parts = new ArrayList<>();
        boolean strong = false;
        for (String text : marked.split(MARK, -1)) {
            if (!text.isEmpty()) {
                parts.add(new Part(text, strong));
            }
            strong = !strong;
        }
        return new Sentence(parts);
    }
}
