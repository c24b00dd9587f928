package battlearrow.replay;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.CountingEntries;
import battlearrow.journal.JournalCodec;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.RecordedDice;
import battlearrow.journal.ThrownDie;
import battlearrow.journal.ThrownDie.Origin;
import battlearrow.journal.Versions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Where an earlier entry is changed and everything after it judged again, with the dice that fell, and nothing is written.
 * Whoever gave an order gives it again, in the offices in which it was allowed then. Battles keep belonging together: when
 * one gets another number, the later orders about it name that number.
 */
public final class Sandbox {
    private static final JournalCodec CODEC = new JournalCodec();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final List<JournalEntry> journal;
    private final Change change;
    private final FreshDice fresh;
    private final Referee referee;

    /** The campaign as it went, beside the campaign as it would have gone. */
    private Situation then;

    private Situation now;

    /** The numbers battles would have, by those they had; empty for a battle that would not have been opened. */
    private final Map<Integer, Optional<Integer>> battles = new HashMap<>();

    private final List<Outcome> outcomes = new ArrayList<>();
    private int versions;

    private Sandbox(Situation start, List<JournalEntry> journal, Change change, FreshDice fresh) {
        this.journal = journal;
        this.change = change;
        this.fresh = fresh;
        this.referee = Referee.of(start.mode());
        this.then = start;
        this.now = start;
    }

    /**
     * What is to be different.
     *
     * @param orders the order an entry should have recorded, by its sequence; empty for an entry that is struck out
     * @param dice for an entry, die by die, what was thrown instead or was not thrown yet; empty for a die left as it fell
     */
    public record Change(Map<Long, Optional<Order>> orders, Map<Long, List<Optional<Integer>>> dice) {
        public Change {
            orders = Map.copyOf(orders);
            dice = Map.copyOf(dice);
        }

        private boolean touches(long sequence) {
            return orders.containsKey(sequence) || dice.containsKey(sequence);
        }
    }

    /** Throws dice that were never thrown; a preview throws none. */
    @FunctionalInterface
    public interface FreshDice {
        FreshDice NONE = (version, index, die) -> Optional.empty();

        /**
         * @param version 0 for the first entry that gets a new version, 1 for the next
         * @param index of the die in its entry, 0 for the first
         */
        Optional<Integer> roll(int version, int index, DieRequest die);
    }

    /** What becomes of an entry. */
    public sealed interface Outcome {
        JournalEntry entry();

        /** The order leads to the same events again. */
        record Stays(JournalEntry entry) implements Outcome {}

        /** The order, its dice or what comes of them is different. */
        record Changes(JournalEntry entry, Order order, List<ThrownDie> dice, List<Event> events) implements Outcome {
            public Changes {
                dice = List.copyOf(dice);
                events = List.copyOf(events);
            }
        }

        /** The order is no longer allowed. */
        record FallsOut(JournalEntry entry, List<Refusal> refusals) implements Outcome {
            public FallsOut {
                refusals = List.copyOf(refusals);
            }
        }

        /** The order is about a battle or a thing that would not have been there. */
        record HasNoObject(JournalEntry entry) implements Outcome {}

        /** The entry goes because the correction says so. */
        record StruckOut(JournalEntry entry) implements Outcome {}

        /**
         * The order asks for dice that were not thrown for it.
         *
         * @param known for each die needed the number it fell with or was given; empty for those missing
         */
        record NeedsDice(JournalEntry entry, Order order, List<DieRequest> needed, List<Optional<Integer>> known)
                implements Outcome {
            public NeedsDice {
                needed = List.copyOf(needed);
                known = List.copyOf(known);
            }
        }

        /** Cannot be told before the dice missing above it are known. */
        record Waits(JournalEntry entry) implements Outcome {}

        /** Whether the entry would count no longer, in any version. */
        default boolean isOut() {
            return this instanceof FallsOut || this instanceof HasNoObject || this instanceof StruckOut;
        }
    }

    /**
     * What would come of a change.
     *
     * @param outcomes of the changed entry and all that count after it, in their order
     * @param end the situation at the end, or as far as it can be told
     */
    public record Report(List<Outcome> outcomes, Situation end) {
        public Report {
            outcomes = List.copyOf(outcomes);
        }

        /** Whether every entry could be judged. */
        public boolean isComplete() {
            return findMissingDice().isEmpty();
        }

        /** The first entry that needs dice nobody has thrown. */
        public Optional<Outcome.NeedsDice> findMissingDice() {
            return outcomes.stream()
                    .filter(Outcome.NeedsDice.class::isInstance)
                    .map(Outcome.NeedsDice.class::cast)
                    .findFirst();
        }

        /** What speaks against the changed entry itself; empty when the rules allow it, or it is struck out. */
        public List<Refusal> refusalsOfTheChange() {
            return !outcomes.isEmpty() && outcomes.getFirst() instanceof Outcome.FallsOut changed
                    ? changed.refusals()
                    : List.of();
        }

        /** Whether nothing would be different. */
        public boolean changesNothing() {
            return outcomes.stream().allMatch(Outcome.Stays.class::isInstance);
        }
    }

    /**
     * Judges a campaign again.
     *
     * @param start before the first entry
     * @param journal the whole journal, from its first entry on
     */
    public static Report judge(Situation start, List<JournalEntry> journal, Change change, FreshDice fresh) {
        return new Sandbox(start, List.copyOf(journal), change, fresh).run();
    }

    private Report run() {
        boolean begun = false;
        boolean waits = false;
        for (JournalEntry entry : CountingEntries.among(journal)) {
            begun |= change.touches(entry.sequence());
            if (!begun) {
                then = then.after(entry.events());
                now = then;
            } else if (waits) {
                outcomes.add(new Outcome.Waits(entry));
            } else {
                Outcome outcome = judge(entry);
                outcomes.add(outcome);
                waits = outcome instanceof Outcome.NeedsDice;
            }
        }
        return new Report(outcomes, now);
    }

    private Outcome judge(JournalEntry entry) {
        Situation thenBefore = then;
        Situation nowBefore = now;
        then = then.after(entry.events());
        Outcome outcome = outcome(thenBefore, entry);
        switch (outcome) {
            case Outcome.Stays stays -> now = now.after(entry.events());
            case Outcome.Changes changes -> {
                now = now.after(changes.events());
                versions++;
            }
            default -> {
                // Nothing happens.
            }
        }
        followBattles(thenBefore, nowBefore);
        return outcome;
    }

    /** Battles are numbered in the order in which they are opened. */
    private void followBattles(Situation thenBefore, Situation nowBefore) {
        int next = nowBefore.lastBattle();
        for (int number = thenBefore.lastBattle() + 1; number <= then.lastBattle(); number++) {
            next++;
            battles.put(number, next <= now.lastBattle() ? Optional.of(next) : Optional.empty());
        }
    }

    private Outcome outcome(Situation thenBefore, JournalEntry entry) {
        Order recorded = entry.act().findOrder().orElseThrow();
        Optional<Order> wanted = change.orders().containsKey(entry.sequence())
                ? Objects.requireNonNull(change.orders().get(entry.sequence()))
                : Optional.of(recorded);
        if (wanted.isEmpty()) {
            return new Outcome.StruckOut(entry);
        }
        Optional<Order> order = renumbered(wanted.get());
        if (order.isEmpty()) {
            return new Outcome.HasNoObject(entry);
        }
        try {
            return outcome(thenBefore, entry, recorded, order.get());
        } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException noObject) {
            return new Outcome.HasNoObject(entry);
        }
    }

    private Outcome outcome(Situation thenBefore, JournalEntry entry, Order recorded, Order order) {
        Actor by = Judgement.findActor(
                referee, thenBefore, Versions.first(journal, entry).author(), entry);
        List<Refusal> refusals = referee.objections(now, by, order);
        if (!refusals.isEmpty()) {
            return new Outcome.FallsOut(entry, refusals);
        }
        List<DieRequest> needed = referee.dice(now, order);
        List<Optional<ThrownDie>> dice = dice(entry, needed);
        if (!dice.stream().allMatch(Optional::isPresent)) {
            return new Outcome.NeedsDice(
                    entry,
                    order,
                    needed,
                    dice.stream().map(die -> die.map(ThrownDie::pip)).toList());
        }
        List<ThrownDie> thrown = dice.stream().map(Optional::orElseThrow).toList();
        List<Integer> pips = thrown.stream().map(ThrownDie::pip).toList();
        return switch (referee.judge(now, by, order, new GivenDice(pips))) {
            case Verdict.Refused refused -> new Outcome.FallsOut(entry, refused.refusals());
            case Verdict.Accepted accepted -> {
                boolean same = order.equals(recorded)
                        && thrown.stream().allMatch(die -> die.origin() == Origin.RECORDED)
                        && SameEvents.are(accepted.events(), entry.events())
                        && pips.equals(entry.dice().stream().map(ThrownDie::pip).toList());
                yield same ? new Outcome.Stays(entry) : new Outcome.Changes(entry, order, thrown, accepted.events());
            }
        };
    }

    private List<Optional<ThrownDie>> dice(JournalEntry entry, List<DieRequest> needed) {
        RecordedDice recorded = new RecordedDice(entry.dice());
        List<Optional<Integer>> given = change.dice().getOrDefault(entry.sequence(), List.of());
        List<Optional<ThrownDie>> dice = new ArrayList<>();
        for (DieRequest die : needed) {
            int index = dice.size();
            Optional<Integer> fell = recorded.next(die).map(ThrownDie::pip).filter(die::shows);
            Optional<Integer> instead = index < given.size() ? given.get(index).filter(die::shows) : Optional.empty();
            if (instead.isPresent() && !instead.equals(fell)) {
                dice.add(Optional.of(ThrownDie.of(die, instead.get(), Origin.TYPED)));
            } else if (fell.isPresent()) {
                dice.add(Optional.of(ThrownDie.of(die, fell.get(), Origin.RECORDED)));
            } else {
                dice.add(fresh.roll(versions, index, die).map(pip -> ThrownDie.of(die, pip, Origin.ROLLED)));
            }
        }
        return dice;
    }

    /** The same order about the battle under the number it would have; empty when there would be none. */
    private Optional<Order> renumbered(Order order) {
        OptionalInt battle = order instanceof Order.OfBattle of ? OptionalInt.of(of.battle()) : OptionalInt.empty();
        if (battle.isEmpty()) {
            return Optional.of(order);
        }
        Optional<Integer> number = battles.getOrDefault(battle.getAsInt(), Optional.of(battle.getAsInt()));
        if (number.isPresent() && number.get() == battle.getAsInt()) {
            return Optional.of(order);
        }
        return number.map(other -> {
            JournalCodec.Named written = CODEC.write(order);
            ObjectNode fields = (ObjectNode) JSON.readTree(written.json());
            fields.put("battle", other);
            return CODEC.readOrder(written.name(), fields.toString());
        });
    }
}
