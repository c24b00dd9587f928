package battlearrow.journal;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.map.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The dice of an entry, looked for again by a new version of it. The first die of a side is the first die of that side again,
 * whatever is thrown before it now.
 */
public final class RecordedDice {
    private final Map<Sort, List<Integer>> places = new HashMap<>();
    private final List<ThrownDie> dice;
    private final Map<Sort, Integer> used = new HashMap<>();

    public RecordedDice(List<ThrownDie> dice) {
        this.dice = List.copyOf(dice);
        for (int index = 0; index < dice.size(); index++) {
            ThrownDie die = dice.get(index);
            places.computeIfAbsent(new Sort(die.kind(), die.roller(), die.listFaces()), none -> new ArrayList<>())
                    .add(index);
        }
    }

    /** Dice that cannot be told apart. */
    private record Sort(DieRequest.Kind kind, Side roller, List<Integer> faces) {}

    /** Where the next die of this sort fell; empty when there are no more. */
    public OptionalInt nextPlace(DieRequest.Kind kind, Side roller, List<Integer> faces) {
        Sort sort = new Sort(kind, roller, List.copyOf(faces));
        int which = used.merge(sort, 1, Integer::sum) - 1;
        List<Integer> known = places.getOrDefault(sort, List.of());
        return which < known.size() ? OptionalInt.of(known.get(which)) : OptionalInt.empty();
    }

    /**
     * Where a die of a new version fell for the old one.
     *
     * @param before the dice of the old version
     * @param dice those of the new one
     * @param index of the die in question, 0 for the first
     */
    public static OptionalInt findPlace(List<ThrownDie> before, List<ThrownDie> dice, int index) {
        RecordedDice recorded = new RecordedDice(before);
        OptionalInt place = OptionalInt.empty();
        for (ThrownDie die : dice.subList(0, index + 1)) {
            place = recorded.nextPlace(die.kind(), die.roller(), die.listFaces());
        }
        return place;
    }

    /** The next die of the sort that is asked for. */
    public Optional<ThrownDie> next(DieRequest die) {
        OptionalInt place = nextPlace(die.kind(), die.roller(), die.faces());
        return place.isPresent() ? Optional.of(dice.get(place.getAsInt())) : Optional.empty();
    }
}
