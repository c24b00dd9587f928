package battlearrow.web.campaign;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.RefusalSentences;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.springframework.context.MessageSource;
import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.stereotype.Component;

/** Sentences for pages, from the message files, in the language of the request. */
@Component
public class Words {
    private final MessageSource messages;
    private final RefusalSentences refusals = RefusalSentences.english();

    Words(MessageSource messages) {
        this.messages = messages;
    }

    /** The text of a key; areas, Troops and sides among the arguments become their names. */
    public String of(String key, Object... about) {
        Object[] words = Arrays.stream(about).map(this::word).toArray();
        return messages.getMessage(key, words, LocaleContextHolder.getLocale());
    }

    /** The text of a key, or another where there is none. */
    public String orElse(String key, String otherwise) {
        return Objects.requireNonNull(messages.getMessage(key, null, otherwise, LocaleContextHolder.getLocale()));
    }

    /** The text of a key about a side, which must not be taken for a group of texts. */
    public String of(String key, Side side) {
        return of(key, new Object[] {side});
    }

    /** A side's name inside a sentence: Allied, German. */
    public String side(Side side) {
        return of("side." + side.name().toLowerCase(Locale.ROOT));
    }

    /** The key under which an enum constant's name stands, in small letters with dots: {@code phase.battle}. */
    public String of(String group, Enum<?> value) {
        return of(group + "." + value.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /** Refusals as pages show them: the sentence and the rule. */
    public List<RefusalLine> refusals(List<Refusal> reasons) {
        return reasons.stream()
                .map(reason ->
                        new RefusalLine(refusals.sentence(reason), reason.rule().id()))
                .toList();
    }

    /** "5, 6 and 7"; empty for nothing. */
    public String list(List<String> things) {
        if (things.size() < 2) {
            return String.join("", things);
        }
        String allButLast = String.join(", ", things.subList(0, things.size() - 1));
        return of("words.and", allButLast, things.getLast());
    }

    private Object word(Object thing) {
        return switch (thing) {
            case Area area -> area.name();
            case FirestormTroop troop -> troop.type().name() + ", " + troop.unit();
            case Side side -> side(side);
            default -> thing;
        };
    }
}
