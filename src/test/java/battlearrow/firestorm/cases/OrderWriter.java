package battlearrow.firestorm.cases;

import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes an order from its name and what is written after it. Values stand in the order of the record's components, side and
 * battle left out, which come from whoever gives the order; {@code label: value} fills the component whose name begins with
 * the label; components left out are none. Several values of one component are joined by a plus sign.
 */
final class OrderWriter {
    private static final Map<String, Class<? extends Order>> KINDS = kinds();
    private static final String NONE = "-";

    private final Names names;

    OrderWriter(Names names) {
        this.names = names;
    }

    /** Every kind of order by its simple name. */
    static Map<String, Class<? extends Order>> kinds() {
        Map<String, Class<? extends Order>> kinds = new LinkedHashMap<>();
        collect(Order.class, kinds);
        return kinds;
    }

    private static void collect(Class<?> type, Map<String, Class<? extends Order>> kinds) {
        if (type.isRecord()) {
            kinds.put(type.getSimpleName(), type.asSubclass(Order.class));
        }
        Class<?>[] permitted = type.getPermittedSubclasses();
        if (permitted != null) {
            Stream.of(permitted).forEach(one -> collect(one, kinds));
        }
    }

    static boolean isOfSide(String name) {
        return Order.OfSide.class.isAssignableFrom(kind(name));
    }

    private static Class<? extends Order> kind(String name) {
        Class<? extends Order> kind = KINDS.get(name);
        if (kind == null) {
            throw new IllegalArgumentException("no order \"" + name + "\"");
        }
        return kind;
    }

    Order write(String name, List<String> values, Side side, int battle) {
        Class<? extends Order> kind = kind(name);
        RecordComponent[] components = kind.getRecordComponents();
        Object[] arguments = new Object[components.length];
        List<String> unlabelled = new ArrayList<>();
        Map<String, String> labelled = new LinkedHashMap<>();
        for (String value : values) {
            int colon = value.indexOf(": ");
            if (colon > 0) {
                labelled.put(value.substring(0, colon), value.substring(colon + 2));
            } else {
                unlabelled.add(value);
            }
        }
        for (int i = 0; i < components.length; i++) {
            RecordComponent component = components[i];
            String value = labelled.entrySet().stream()
                    .filter(label -> component.getName().startsWith(label.getKey()))
                    .map(Map.Entry::getValue)
                    .findFirst()
                    .orElse(null);
            if (value == null && component.getType() == Side.class && Order.OfSide.class.isAssignableFrom(kind)) {
                arguments[i] = side;
            } else if (value == null && component.getName().equals("battle")) {
                arguments[i] = battle;
            } else {
                arguments[i] = argument(
                        component, value != null ? value : unlabelled.isEmpty() ? NONE : unlabelled.removeFirst());
            }
        }
        if (!unlabelled.isEmpty()) {
            throw new IllegalArgumentException("too many values for " + name + ": " + unlabelled);
        }
        return make(kind, components, arguments);
    }

    private static Order make(Class<? extends Order> kind, RecordComponent[] components, Object[] arguments) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return kind.getDeclaredConstructor(types).newInstance(arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot write " + kind.getSimpleName(), e);
        }
    }

    private @Nullable Object argument(RecordComponent component, String value) {
        Class<?> type = component.getType();
        if (type == List.class) {
            Type of = ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
            return value.equals(NONE)
                    ? List.of()
                    : Stream.of(value.split(" \\+ "))
                            .map(one -> of == TroopId.class ? names.troopId(one) : names.areaId(one))
                            .toList();
        }
        if (type == Player.class) {
            boolean allied = component.getName().equals("allied");
            return Player.member((allied ? People.TOMMY : People.FRITZ).person());
        }
        if (value.equals(NONE)) {
            return null;
        }
        if (type == AreaId.class) {
            return names.areaId(value);
        }
        if (type == TroopId.class) {
            return names.troopId(value);
        }
        if (type == Side.class) {
            return Names.side(value);
        }
        return type == int.class ? (Object) Integer.valueOf(value) : value;
    }
}
