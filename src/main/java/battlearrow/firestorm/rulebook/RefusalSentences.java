package battlearrow.firestorm.rulebook;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** Turns a refusal into the sentence a person reads: piece, place and reason, without the rule's identifier. */
public final class RefusalSentences {
    private final ResourceBundle sentences;
    private final Locale locale;

    public RefusalSentences(Locale locale) {
        this.locale = locale;
        this.sentences = ResourceBundle.getBundle("rulebook.refusals", locale);
    }

    public static RefusalSentences english() {
        return new RefusalSentences(Locale.UK);
    }

    public String sentence(Refusal refusal) {
        Object[] words = refusal.about().stream().map(this::word).toArray();
        return new MessageFormat(sentences.getString(refusal.key()), locale).format(words);
    }

    /** What a side, a phase or a house rule is called inside a sentence. */
    public String name(Enum<?> value) {
        return sentences.getString("word." + value.name());
    }

    private String word(Object thing) {
        return switch (thing) {
            case Area area -> area.name();
            case FirestormTroop troop -> troop.unit();
            case Enum<?> value -> name(value);
            default -> String.valueOf(thing);
        };
    }
}
