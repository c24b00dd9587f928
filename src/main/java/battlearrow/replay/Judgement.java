package battlearrow.replay;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.RefusalSentences;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.Author;
import battlearrow.journal.JournalCodec;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.ThrownDie;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Gives a recorded order to the referee once more, with the dice that fell for it. */
final class Judgement {
    private static final JournalCodec CODEC = new JournalCodec();
    private static final RefusalSentences SENTENCES = RefusalSentences.english();

    private final Referee referee;

    private Judgement(Referee referee) {
        this.referee = referee;
    }

    static Judgement of(Mode mode) {
        return new Judgement(Referee.of(mode));
    }

    /** What the referee says now. */
    sealed interface Finding {
        /** The same as is written down. */
        record Fits(Situation after) implements Finding {}

        /** The order is allowed and leads to something else. */
        record Differs(List<Event> events, Situation after) implements Finding {}

        record Refused(List<Refusal> refusals) implements Finding {}

        /** The dice are not those the order asks for. */
        record WrongDice(String key, List<Object> about) implements Finding {}

        /** The order names what does not exist, or a house rule has a value nobody knows. */
        record Senseless() implements Finding {}
    }

    /**
     * Judges an entry that records an order.
     *
     * @param author who gave the order first, if the entry is a new version
     */
    Finding judge(Situation situation, Author author, JournalEntry entry) {
        Order order = entry.act().findOrder().orElseThrow();
        try {
            return judge(situation, author, entry, order);
        } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException senseless) {
            return new Finding.Senseless();
        }
    }

    private Finding judge(Situation situation, Author author, JournalEntry entry, Order order) {
        List<Actor> actors = actors(author);
        List<Refusal> refusals = null;
        Finding differs = null;
        for (Actor by : actors) {
            List<Refusal> against = referee.objections(situation, by, order);
            if (!against.isEmpty()) {
                refusals = refusals == null || against.size() < refusals.size() ? against : refusals;
                continue;
            }
            Optional<Finding> wrongDice = wrongDice(referee.dice(situation, order), entry.dice());
            if (wrongDice.isPresent()) {
                return wrongDice.get();
            }
            List<Integer> pips = entry.dice().stream().map(ThrownDie::pip).toList();
            if (referee.judge(situation, by, order, new GivenDice(pips)) instanceof Verdict.Accepted accepted) {
                if (SameEvents.are(accepted.events(), entry.events())) {
                    return new Finding.Fits(accepted.after());
                }
                differs = differs == null ? new Finding.Differs(accepted.events(), accepted.after()) : differs;
            }
        }
        return differs != null ? differs : new Finding.Refused(Objects.requireNonNull(refusals));
    }

    /**
     * Who may have given an order. The journal says in which office it was given; which others he held besides, it does not
     * say, and a few orders ask for one of these: the Organiser who also plays rules a battle as a player.
     */
    static List<Actor> actors(Author author) {
        Side side = author.side();
        String person = author.person();
        Set<Side> own = side == null ? Set.of() : Set.of(side);
        Set<Side> both = Set.of(Side.values());
        return switch (author.capacity()) {
            case ORGANISER ->
                Stream.of(Set.<Side>of(), Set.of(Side.ALLIED), Set.of(Side.GERMAN))
                        .map(sides -> new Actor(person, true, Set.of(), sides))
                        .toList();
            // The one player of both sides of a General's Wargame acts for one of them, or for neither.
            case GENERAL ->
                List.of(
                        new Actor(person, false, own, own),
                        new Actor(person, true, own, own),
                        new Actor(person, false, both, both));
            case COMMANDER ->
                List.of(
                        new Actor(person, false, Set.of(), own),
                        new Actor(person, false, own, own),
                        new Actor(person, true, Set.of(), own),
                        new Actor(person, true, own, own),
                        new Actor(person, false, both, both));
        };
    }

    /** In which of the offices he may have held somebody gave an order that led to these events; the first for none. */
    static Actor findActor(Referee referee, Situation situation, Author author, JournalEntry entry) {
        Order order = entry.act().findOrder().orElseThrow();
        List<Integer> pips = entry.dice().stream().map(ThrownDie::pip).toList();
        List<Actor> actors = actors(author);
        return actors.stream()
                .filter(by -> referee.objections(situation, by, order).isEmpty()
                        && referee.dice(situation, order).size() == pips.size())
                .filter(by ->
                        referee.judge(situation, by, order, new GivenDice(pips)) instanceof Verdict.Accepted accepted
                                && SameEvents.are(accepted.events(), entry.events()))
                .findFirst()
                .orElse(actors.getFirst());
    }

    private static Optional<Finding> wrongDice(List<DieRequest> needed, List<ThrownDie> thrown) {
        if (needed.size() != thrown.size()) {
            return Optional.of(new Finding.WrongDice("dice-number", List.of(thrown.size(), needed.size())));
        }
        for (int index = 0; index < needed.size(); index++) {
            DieRequest request = needed.get(index);
            ThrownDie die = thrown.get(index);
            if (die.kind() != request.kind()
                    || die.roller() != request.roller()
                    || !die.listFaces().equals(request.faces())) {
                return Optional.of(
                        new Finding.WrongDice("die-kind", List.of(index + 1, request.kind(), request.roller())));
            }
            if (!request.shows(die.pip())) {
                return Optional.of(new Finding.WrongDice("die-range", List.of(index + 1, die.pip())));
            }
        }
        return Optional.empty();
    }

    /** What is wrong with an entry that does not fit. */
    static FileFault fault(JournalEntry entry, Finding finding) {
        String order = CODEC.write(entry.act()).name();
        long sequence = entry.sequence();
        return switch (finding) {
            case Finding.Fits fits -> throw new IllegalArgumentException("Nothing is wrong.");
            case Finding.Refused refused ->
                FileFault.ofEntry(sequence, "refused", order, sentences(refused.refusals()));
            case Finding.WrongDice dice ->
                FileFault.ofEntry(sequence, dice.key(), dice.about().toArray());
            case Finding.Senseless senseless -> FileFault.ofEntry(sequence, "cannot-be-judged", order);
            case Finding.Differs differs -> difference(entry, order, differs.events());
        };
    }

    /** "Sentence. (MAN-09) Another. (MAN-11)" */
    static String sentences(List<Refusal> refusals) {
        return refusals.stream()
                .map(refusal ->
                        SENTENCES.sentence(refusal) + " (" + refusal.rule().id() + ")")
                .collect(Collectors.joining(" "));
    }

    private static FileFault difference(JournalEntry entry, String order, List<Event> expected) {
        List<Event> found = entry.events();
        for (int index = 0; index < Math.min(expected.size(), found.size()); index++) {
            if (!SameEvents.is(expected.get(index), found.get(index))) {
                return FileFault.ofEntry(
                        entry.sequence(),
                        "events-differ",
                        index + 1,
                        order,
                        text(expected.get(index)),
                        text(found.get(index)));
            }
        }
        return FileFault.ofEntry(entry.sequence(), "events-missing", expected.size(), order, found.size());
    }

    private static String text(@Nullable Event event) {
        if (event == null) {
            return "";
        }
        JournalCodec.Named named = CODEC.write(event);
        return named.name() + " " + named.json();
    }
}
