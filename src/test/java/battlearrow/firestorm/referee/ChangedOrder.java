package battlearrow.firestorm.referee;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.GameWinner;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * An order with some of its fields changed at random: another side, another battle, areas and Troops that have nothing to do
 * with it or do not exist, numbers out of range.
 */
final class ChangedOrder {
    private static final int MOST_FIELDS = 2;
    private static final int UNKNOWN_ONCE_IN = 20;
    private static final int NULL_ONCE_IN = 4;
    private static final AreaId NO_AREA = new AreaId("atlantis");
    private static final TroopId NO_TROOP = new TroopId("foreign-legion");
    private static final List<String> WORDS = List.of("", " ", "No Retreat", "preventCost", "perBattle", "1");
    private static final List<Integer> NUMBERS = List.of(-1, 0, 1, 6, 7, 20, 21, 99, 100, 10_000, 10_001);
    private static final List<Player> PLAYERS = List.of(
            Player.member("tommy"),
            Player.member("fritz"),
            Player.member("betty"),
            Player.guest("guest", "fritz"),
            Player.member(""),
            Player.GENERAL);

    /** How to take an order of a kind apart and to put it together again. */
    private record Parts(RecordComponent[] fields, Constructor<?> constructor) {
        private static final ClassValue<Parts> OF = new ClassValue<>() {
            @Override
            protected Parts computeValue(Class<?> kind) {
                RecordComponent[] fields = kind.getRecordComponents();
                Class<?>[] types =
                        Arrays.stream(fields).map(RecordComponent::getType).toArray(Class[]::new);
                try {
                    return new Parts(fields, kind.getDeclaredConstructor(types));
                } catch (NoSuchMethodException e) {
                    throw new IllegalStateException(e);
                }
            }
        };
    }

    private final Situation situation;
    private final Random random;

    private ChangedOrder(Situation situation, Random random) {
        this.situation = situation;
        this.random = random;
    }

    /** The order with none to two of its fields changed. */
    static Order of(Order order, Situation situation, Random random) {
        Parts parts = Parts.OF.get(order.getClass());
        int changes = Math.min(random.nextInt(MOST_FIELDS + 1), parts.fields().length);
        if (changes == 0) {
            return order;
        }
        ChangedOrder changed = new ChangedOrder(situation, random);
        try {
            @Nullable Object[] values = new Object[parts.fields().length];
            for (int i = 0; i < values.length; i++) {
                values[i] = parts.fields()[i].getAccessor().invoke(order);
            }
            for (int i = 0; i < changes; i++) {
                int at = random.nextInt(values.length);
                values[at] = changed.value(parts.fields()[at], values[at]);
            }
            return (Order) parts.constructor().newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Cannot change " + order, e);
        }
    }

    private @Nullable Object value(RecordComponent field, @Nullable Object before) {
        if (field.getAnnotatedType().isAnnotationPresent(Nullable.class) && random.nextInt(NULL_ONCE_IN) == 0) {
            return null;
        }
        Class<?> type = field.getType();
        if (type == int.class) {
            return field.getName().equals("battle") ? (Object) battle() : oneOf(NUMBERS);
        }
        if (type == Side.class) {
            return oneOf(List.of(Side.values()));
        }
        if (type == GameWinner.class) {
            return oneOf(List.of(GameWinner.values()));
        }
        if (type == AreaId.class) {
            return area();
        }
        if (type == TroopId.class) {
            return troop();
        }
        if (type == String.class) {
            return oneOf(WORDS);
        }
        if (type == Player.class) {
            return oneOf(PLAYERS);
        }
        if (type == List.class && before instanceof List<?> list) {
            return changed(list, elementOf(field));
        }
        return before;
    }

    private static Type elementOf(RecordComponent field) {
        return ((ParameterizedType) field.getGenericType()).getActualTypeArguments()[0];
    }

    /** One element more, one less, or another. */
    private List<?> changed(List<?> before, Type element) {
        List<Object> after = new ArrayList<>(before);
        boolean less = !after.isEmpty() && random.nextBoolean();
        if (less) {
            after.remove(random.nextInt(after.size()));
        }
        if (!less || random.nextBoolean()) {
            if (element == TroopId.class) {
                after.add(random.nextInt(after.size() + 1), troop());
            } else if (element == AreaId.class) {
                after.add(random.nextInt(after.size() + 1), area());
            }
        }
        return after;
    }

    private int battle() {
        List<Battle> open = situation.battles();
        return open.isEmpty() || random.nextBoolean()
                ? random.nextInt(situation.lastBattle() + 3)
                : oneOf(open).number();
    }

    private AreaId area() {
        return random.nextInt(UNKNOWN_ONCE_IN) == 0
                ? NO_AREA
                : oneOf(situation.map().areas()).id();
    }

    private TroopId troop() {
        return random.nextInt(UNKNOWN_ONCE_IN) == 0
                ? NO_TROOP
                : oneOf(situation.scenario().troops()).id();
    }

    private <T> T oneOf(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
