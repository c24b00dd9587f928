package battlearrow.web.organiser;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rulebook.GameWinner;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.JournalCodec;
import battlearrow.web.campaign.Words;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What an order says, as fields of a form: areas, Troops, sides, numbers and words to choose anew. Whose order it is and
 * which battle it is about stay as they are. An order that is new to this class needs nothing here.
 */
@Component
class OrderFields {
    /** Before the name of a field of the order. */
    private static final String PREFIX = "f.";

    private static final String NUMBER = "number";

    /** Room for so many more in a list than it has. */
    private static final int MORE_IN_A_LIST = 2;

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final JournalCodec codec = new JournalCodec();
    private final Words words;

    OrderFields(Words words) {
        this.words = words;
    }

    /** A thing to choose. */
    record Option(String value, String label) {}

    /**
     * A field of the form.
     *
     * @param kind "choice", "number" or "text"
     * @param value as it stands or was typed; empty for nothing chosen
     * @param options of a choice; the first is empty where nothing may be chosen
     * @param wrong what is wrong with what was typed; empty for nothing
     */
    record Field(String name, String label, String kind, String value, List<Option> options, String wrong) {
        Field(String name, String label, String kind, String value, List<Option> options) {
            this(name, label, kind, value, options, "");
        }
    }

    /**
     * The same fields with what was typed into them.
     *
     * @param typed the values of the form's fields, by their names; null for one that is not there
     */
    List<Field> of(Order order, Situation situation, Function<String, @Nullable String> typed) {
        return of(order, situation).stream().map(field -> with(field, typed)).toList();
    }

    private Field with(Field field, Function<String, @Nullable String> typed) {
        String value = typed.apply(field.name());
        if (value == null) {
            return field;
        }
        boolean isWrong = field.kind().equals(NUMBER) && !isNumber(value);
        return new Field(
                field.name(),
                field.label(),
                field.kind(),
                value,
                field.options(),
                isWrong ? words.of("correct.wrong.number") : "");
    }

    private static boolean isNumber(String typed) {
        return typed.strip().matches("-?[0-9]{1,6}");
    }

    /** The fields of an order that can be put right; empty when there is nothing to choose in it. */
    List<Field> of(Order order, Situation situation) {
        JsonNode json = JSON.readTree(codec.write(order).json());
        List<Field> fields = new ArrayList<>();
        for (RecordComponent component : order.getClass().getRecordComponents()) {
            if (isFixed(order, component) || isUnasked(component, situation)) {
                continue;
            }
            String name = component.getName();
            String label = words.orElse("correct.field." + name, name);
            if (isList(component)) {
                List<Option> options = options(elementOf(component), situation);
                int size = json.path(name).size() + MORE_IN_A_LIST;
                IntStream.range(0, size)
                        .mapToObj(index -> new Field(
                                PREFIX + name + "." + index,
                                words.of("correct.field.in-a-list", label, index + 1),
                                "choice",
                                json.path(name).path(index).asString(""),
                                optional(options)))
                        .forEach(fields::add);
            } else {
                fields.add(field(component, label, json.path(name).asString(""), situation));
            }
        }
        return fields;
    }

    private static Field field(RecordComponent component, String label, String value, Situation situation) {
        String name = PREFIX + component.getName();
        if (component.getType() == int.class) {
            return new Field(name, label, NUMBER, value, List.of());
        }
        if (component.getType() == String.class) {
            return new Field(name, label, "text", value, List.of());
        }
        List<Option> options = options(component.getType(), situation);
        boolean mayBeNone = component.getAnnotatedType().isAnnotationPresent(Nullable.class) || value.isEmpty();
        return new Field(name, label, "choice", value, mayBeNone ? optional(options) : options);
    }

    /**
     * The order with what the form says.
     *
     * @param typed the values of the form's fields, by their names; null for one that is not there
     * @return empty when a number is none or a choice was not on the form
     */
    Optional<Order> read(Order order, Function<String, @Nullable String> typed) {
        JournalCodec.Named written = codec.write(order);
        ObjectNode json = (ObjectNode) JSON.readTree(written.json());
        for (RecordComponent component : order.getClass().getRecordComponents()) {
            if (!isFixed(order, component) && !put(json, component, typed)) {
                return Optional.empty();
            }
        }
        try {
            return Optional.of(codec.readOrder(written.name(), json.toString()));
        } catch (RuntimeException notOnTheForm) {
            return Optional.empty();
        }
    }

    private static boolean put(ObjectNode json, RecordComponent component, Function<String, @Nullable String> typed) {
        String name = component.getName();
        if (isList(component)) {
            if (typed.apply(PREFIX + name + ".0") != null) {
                ArrayNode list = json.putArray(name);
                for (int index = 0; typed.apply(PREFIX + name + "." + index) instanceof String one; index++) {
                    if (!one.isBlank()) {
                        list.add(one);
                    }
                }
            }
            return true;
        }
        String value = typed.apply(PREFIX + name);
        if (value == null) {
            return true;
        }
        if (component.getType() == int.class) {
            if (!isNumber(value)) {
                return false;
            }
            json.put(name, Integer.parseInt(value.strip()));
        } else if (value.isBlank() && component.getType() != String.class) {
            json.remove(name);
        } else {
            json.put(name, value.strip());
        }
        return true;
    }

    private static boolean isFixed(Order order, RecordComponent component) {
        String name = component.getName();
        if (order instanceof Order.OfBattle && name.equals("battle")
                || order instanceof Order.OfSide && name.equals("side")) {
            return true;
        }
        Class<?> type = isList(component) ? elementOf(component) : component.getType();
        return !(Set.of(AreaId.class, TroopId.class).contains(type)
                || type.isEnum()
                || !isList(component) && (type == int.class || type == String.class));
    }

    /** Who won follows from the scores, unless the players say it (HR-02). */
    private static boolean isUnasked(RecordComponent component, Situation situation) {
        return component.getType() == GameWinner.class
                && !situation.houseRules().is(HouseRule.HR_02, "declaredWinner");
    }

    private static boolean isList(RecordComponent component) {
        return component.getType() == List.class
                && component.getGenericType() instanceof ParameterizedType list
                && list.getActualTypeArguments()[0] instanceof Class<?>;
    }

    private static Class<?> elementOf(RecordComponent component) {
        return component.getGenericType() instanceof ParameterizedType list
                        && list.getActualTypeArguments()[0] instanceof Class<?> element
                ? element
                : Object.class;
    }

    private static List<Option> optional(List<Option> options) {
        return Stream.concat(Stream.of(new Option("", "–")), options.stream()).toList();
    }

    private static List<Option> options(Class<?> type, Situation situation) {
        if (type == AreaId.class) {
            return situation.map().areas().stream()
                    .map(area -> new Option(area.id().value(), area.name()))
                    .sorted(Comparator.comparing(Option::label))
                    .toList();
        }
        if (type == TroopId.class) {
            return situation.scenario().troops().stream()
                    .map(troop -> new Option(
                            troop.id().value(),
                            troop.unit() + " (" + troop.type().name() + ")"))
                    .sorted(Comparator.comparing(Option::label))
                    .toList();
        }
        Object[] constants = type.getEnumConstants();
        return constants == null
                ? List.of()
                : Arrays.stream(constants)
                        .map(one -> ((Enum<?>) one).name())
                        .map(name -> new Option(
                                name,
                                name.charAt(0)
                                        + name.substring(1)
                                                .toLowerCase(Locale.ROOT)
                                                .replace('_', ' ')))
                        .toList();
    }
}
