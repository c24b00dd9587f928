package battlearrow.web.map;

import battlearrow.firestorm.map.AreaId;
import java.util.Locale;
import java.util.Map;
import org.springframework.context.MessageSource;

/** The words on and around the map, in a person's language. */
public final class MapWords {
    private final MessageSource messages;
    private final Locale locale;

    public MapWords(MessageSource messages, Locale locale) {
        this.messages = messages;
        this.locale = locale;
    }

    /** What is said of an area to somebody who does not see it, and shown to somebody who points at it. */
    public String area(AreaView area) {
        StringBuilder said = new StringBuilder(message(
                "map.area",
                area.name(),
                message("side." + area.holderName()),
                message(area.isOutOfSupply() ? "map.out-of-supply" : "map.in-supply"),
                message("map.troops", area.troops().size())));
        if (area.markers() > 0) {
            said.append(", ").append(message("map.markers", area.markers()));
        }
        switch (area.choice()) {
            case LIT -> said.append("; ").append(message("map.lit"));
            case SELECTED -> said.append("; ").append(message("map.selected"));
            case BARRED -> said.append("; ").append(message("map.barred", area.reason()));
            case NONE, VEILED -> {
                // Nothing is asked of these.
            }
        }
        return said.toString();
    }

    String arrow(ArrowView arrow, Map<AreaId, String> names) {
        String from = names.getOrDefault(arrow.from(), arrow.from().value());
        String into = names.getOrDefault(arrow.into(), arrow.into().value());
        return arrow.standing() == ArrowView.Standing.DRAFT
                ? message("map.arrow.draft", from, into)
                : message("map.arrow", Integer.toString(arrow.number()), from, into);
    }

    private String message(String key, Object... about) {
        return messages.getMessage(key, about, locale);
    }
}
