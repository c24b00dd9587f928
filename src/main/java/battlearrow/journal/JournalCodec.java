package battlearrow.journal;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder;
import battlearrow.firestorm.order.Player;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdScalarSerializer;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * Orders and events as they are written in the journal: a stable name and a JSON object. Areas and Troops are plain
 * strings, enums go by name, what is null is left out; the fields stand in the order of the record, so that the same thing
 * is always the same text. Reading is strict: an unknown name or field, or a missing number, throws.
 */
public final class JournalCodec {
    static final String WITHDRAWN = "entries-withdrawn";
    static final String BROUGHT_BACK = "entries-brought-back";
    static final String NEW_VERSION = "entry-in-new-version";
    static final String CORRECTED = "entries-corrected";

    /** Every entry that does not count as an order by itself. */
    static final List<String> CHANGES = List.of(WITHDRAWN, BROUGHT_BACK, NEW_VERSION, CORRECTED);

    /** The attribute under which reading and writing find the people of the journal. */
    private static final Object PEOPLE = JournalPeople.class;

    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(plainIds())
            // A record is its components; an "is…" method beside them is a reading of it.
            .changeDefaultVisibility(visible -> visible.withVisibility(PropertyAccessor.IS_GETTER, Visibility.NONE))
            .changeDefaultPropertyInclusion(include -> include.withValueInclusion(JsonInclude.Include.NON_NULL))
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(EnumFeature.WRITE_ENUMS_USING_TO_STRING)
            .disable(EnumFeature.READ_ENUMS_USING_TO_STRING)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    private final JournalPeople people;

    /** Reads and writes people by the ids they are written with. */
    public JournalCodec() {
        this(JournalPeople.AS_WRITTEN);
    }

    /** Reads people by their ids here and writes them by those of their journal. */
    public JournalCodec(JournalPeople people) {
        this.people = people;
    }

    /** A name and a JSON object. */
    public record Named(String name, String json) {}

    public Named write(Event event) {
        return new Named(EventNames.ALL.nameOf(event), text(event));
    }

    public Event readEvent(String name, String json) {
        return read(EventNames.ALL, name, json);
    }

    /** An order without what is secret: of a battle plan only the side is kept (PLAN-05). */
    public Named write(Order order) {
        Order kept = order instanceof PlanningOrder.WritePlan plan
                ? new PlanningOrder.WritePlan(plan.side(), List.of())
                : order;
        return new Named(OrderNames.ALL.nameOf(kept), text(kept));
    }

    public Order readOrder(String name, String json) {
        return read(OrderNames.ALL, name, json);
    }

    public Named write(Act act) {
        return switch (act) {
            case Act.Ordered ordered -> write(ordered.order());
            case Act.EntriesWithdrawn withdrawn -> new Named(WITHDRAWN, text(withdrawn));
            case Act.EntriesBroughtBack back -> new Named(BROUGHT_BACK, text(back));
            case Act.EntriesCorrected corrected -> new Named(CORRECTED, text(corrected));
            case Act.NewVersion version -> write(version);
        };
    }

    /** An order, or an entry that changes which of them count. */
    public Act readAct(String name, String json) {
        return switch (name) {
            case WITHDRAWN -> JSON.readValue(json, Act.EntriesWithdrawn.class);
            case BROUGHT_BACK -> JSON.readValue(json, Act.EntriesBroughtBack.class);
            case CORRECTED -> JSON.readValue(json, Act.EntriesCorrected.class);
            case NEW_VERSION -> readNewVersion(json);
            default -> new Act.Ordered(readOrder(name, json));
        };
    }

    /**
     * A new version as it is written.
     *
     * @param order the order under its name
     */
    private record VersionText(long of, Map<String, JsonNode> order) {}

    private Named write(Act.NewVersion version) {
        Named order = write(version.order());
        return new Named(
                NEW_VERSION, text(new VersionText(version.of(), Map.of(order.name(), JSON.readTree(order.json())))));
    }

    private Act readNewVersion(String json) {
        VersionText text = JSON.readValue(json, VersionText.class);
        if (text.order() == null || text.order().size() != 1) {
            throw new IllegalArgumentException("A new version holds one order.");
        }
        Map.Entry<String, JsonNode> order = text.order().entrySet().iterator().next();
        return new Act.NewVersion(
                text.of(), readOrder(order.getKey(), order.getValue().toString()));
    }

    public String write(List<ThrownDie> dice) {
        return text(dice);
    }

    public List<ThrownDie> readDice(String json) {
        return JSON.readValue(json, new TypeReference<List<ThrownDie>>() {});
    }

    private String text(Object what) {
        return JSON.writer().withAttribute(PEOPLE, people).writeValueAsString(what);
    }

    private <T> T read(StableNames<T> names, String name, String json) {
        Class<? extends T> kind = names.findClass(name)
                .orElseThrow(() -> new IllegalArgumentException("No journal entry is called " + name + "."));
        return JSON.readerFor(kind).withAttribute(PEOPLE, people).readValue(json);
    }

    private static SimpleModule plainIds() {
        return new SimpleModule("plain ids")
                .addSerializer(new PlainText<>(AreaId.class))
                .addSerializer(new PlainText<>(TroopId.class))
                .addSerializer(new WrittenPlayer())
                .addDeserializer(Player.class, new ReadPlayer())
                .addDeserializer(AreaId.class, new StdScalarDeserializer<>(AreaId.class) {
                    @Override
                    public AreaId deserialize(JsonParser parser, DeserializationContext context) {
                        return new AreaId(parser.getString());
                    }
                })
                .addDeserializer(TroopId.class, new StdScalarDeserializer<>(TroopId.class) {
                    @Override
                    public TroopId deserialize(JsonParser parser, DeserializationContext context) {
                        return new TroopId(parser.getString());
                    }
                });
    }

    /** Writes an id as the text it consists of. */
    private static final class PlainText<T> extends StdScalarSerializer<T> {
        PlainText(Class<T> kind) {
            super(kind);
        }

        @Override
        public void serialize(T id, JsonGenerator out, SerializationContext context) {
            out.writeString(id.toString());
        }
    }

    private static JournalPeople people(@Nullable Object attribute) {
        return attribute instanceof JournalPeople known ? known : JournalPeople.AS_WRITTEN;
    }

    /** Writes a player with the ids of his journal. */
    private static final class WrittenPlayer extends StdSerializer<Player> {
        WrittenPlayer() {
            super(Player.class);
        }

        @Override
        public void serialize(Player player, JsonGenerator out, SerializationContext context) {
            JournalPeople people = people(context.getAttribute(PEOPLE));
            out.writeStartObject(player);
            out.writeStringProperty("person", people.written(player.person()));
            String host = player.host();
            if (host != null) {
                out.writeStringProperty("host", people.written(host));
            }
            out.writeEndObject();
        }
    }

    /** Reads a player and gives him the ids he has here. */
    private static final class ReadPlayer extends StdDeserializer<Player> {
        ReadPlayer() {
            super(Player.class);
        }

        /** As the fields stand. */
        private record Fields(String person, @Nullable String host) {}

        @Override
        public Player deserialize(JsonParser parser, DeserializationContext context) {
            Fields written = context.readValue(parser, Fields.class);
            if (written.person() == null) {
                return context.reportInputMismatch(Player.class, "A player without a person.");
            }
            JournalPeople people = people(context.getAttribute(PEOPLE));
            String host = written.host();
            return new Player(people.here(written.person()), host == null ? null : people.here(host));
        }
    }
}
