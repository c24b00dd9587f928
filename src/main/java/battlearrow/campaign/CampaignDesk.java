package battlearrow.campaign;

import battlearrow.campaign.CampaignBook.Held;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.order.CampaignOrder.RecordBattles;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.Act;
import battlearrow.journal.DiceSeeds;
import battlearrow.journal.Journal;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.NewEntry;
import battlearrow.journal.ThrownDie;
import battlearrow.journal.ThrownDie.Origin;
import battlearrow.tables.Moment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * The one door for orders. Each is judged in a transaction that holds the campaign, against the map as it then is; accepted,
 * it stands in the journal with its events and dice; refused, nothing is written. Sent twice, it counts once.
 *
 * <p>A battle plan is issued by {@link BattlePlans}, which also keeps what it says.
 */
@Component
public class CampaignDesk {
    private final CampaignBook book;
    private final Journal journal;
    private final Actors actors;
    private final DiceSeeds seeds;
    private final People people;
    private final Referee referee;
    private final FaultyCorrections faulty;

    CampaignDesk(
            CampaignBook book,
            Journal journal,
            Actors actors,
            DiceSeeds seeds,
            People people,
            Referee referee,
            FaultyCorrections faulty) {
        this.book = book;
        this.journal = journal;
        this.actors = actors;
        this.seeds = seeds;
        this.people = people;
        this.referee = referee;
        this.faulty = faulty;
    }

    /**
     * Gives an order.
     *
     * @param accountId who gives it; what he may do follows from the offices he holds at this moment
     * @param dice typed in or to be rolled; looked at only when the order is allowed
     * @param orderKey made when the page was drawn
     * @param drawnFrom the last entry of the journal the page knew
     */
    public Answer give(long campaignId, long accountId, Order order, DiceInput dice, UUID orderKey, long drawnFrom) {
        return give(campaignId, accountId, order, dice, orderKey, drawnFrom, after -> {});
    }

    /** @param alongside what else is written in the same transaction when the order is accepted; told the campaign after it */
    Answer give(
            long campaignId,
            long accountId,
            Order order,
            DiceInput dice,
            UUID orderKey,
            long drawnFrom,
            Consumer<Moment> alongside) {
        return give(
                campaignId,
                accountId,
                () -> actors.actor(campaignId, accountId),
                order,
                dice,
                orderKey,
                drawnFrom,
                alongside);
    }

    /**
     * Begins a General's Wargame, which has no Organiser, by the order with which one would begin it.
     *
     * @param accountId who opened it
     */
    Answer begin(long wargameId, long accountId, Order order, UUID orderKey) {
        return give(
                wargameId,
                accountId,
                () -> Actor.organiser(Actors.person(accountId)),
                order,
                DiceInput.ROLL_ALL,
                orderKey,
                0,
                after -> {});
    }

    private Answer give(
            long campaignId,
            long accountId,
            Supplier<Actor> actor,
            Order order,
            DiceInput dice,
            UUID orderKey,
            long drawnFrom,
            Consumer<Moment> alongside) {
        return book.hold(campaignId, held -> {
            Optional<JournalEntry> first = journal.findByKey(campaignId, orderKey);
            if (first.isPresent()) {
                return again(held, first.get(), accountId, order);
            }
            List<JournalEntry> since = journal.listAfter(campaignId, drawnFrom);
            Actor by = actor.get();
            Situation situation = held.now().situation();
            List<Refusal> refusals = objections(campaignId, situation, by, order);
            if (!refusals.isEmpty()) {
                return new Answer.Refused(refusals, held.now(), since);
            }
            List<DieRequest> needed = referee.dice(situation, order);
            List<DiceFault> faults = faults(dice, needed);
            if (!faults.isEmpty()) {
                return new Answer.WrongDice(faults, needed, held.now(), since);
            }
            Throw thrown = roll(campaignId, held, dice, needed);
            JournalEntry entry = carryOut(held, accountId, by, order, thrown, orderKey);
            alongside.accept(held.now());
            return new Answer.Accepted(entry, false, held.now(), since);
        });
    }

    /** The dice of one order. */
    private record Throw(List<ThrownDie> dice, Optional<Integer> seed) {}

    private Answer again(Held held, JournalEntry first, long accountId, Order order) {
        boolean same = first.author().accountId() == accountId && journal.isSame(first.act(), new Act.Ordered(order));
        return same
                ? new Answer.Accepted(first, true, held.now(), List.of())
                : new Answer.KeyUsed(first, held.now(), List.of());
    }

    private List<Refusal> objections(long campaignId, Situation situation, Actor by, Order order) {
        List<Refusal> refusals = new ArrayList<>(referee.objections(situation, by, order));
        // ORG-12. The referee knows no people; that these exist only we can say.
        for (Player player : Order.playersNamed(order)) {
            if (!people.isKnown(campaignId, player)) {
                refusals.add(Refusal.of(Rule.ORG_12, player.person()));
            }
        }
        if (order instanceof RecordBattles record) {
            record.battles().stream()
                    .flatMap(battle -> Stream.concat(battle.allied().stream(), battle.german().stream()))
                    .filter(player -> !people.isKnown(campaignId, player))
                    .forEach(player -> refusals.add(Refusal.of(Rule.ORG_12, player.person())));
        }
        if (order instanceof StartCampaign) {
            // ORG-10. The referee knows only data without faults.
            refusals.addAll(faulty.objections(campaignId));
        }
        return refusals;
    }

    private JournalEntry carryOut(Held held, long accountId, Actor by, Order order, Throw thrown, UUID orderKey) {
        GivenDice dice =
                new GivenDice(thrown.dice().stream().map(ThrownDie::pip).toList());
        Situation situation = held.now().situation();
        return switch (referee.judge(situation, by, order, dice)) {
            case Verdict.Accepted accepted -> {
                if (dice.used() != thrown.dice().size()) {
                    throw new IllegalStateException(order.getClass().getSimpleName() + " asked for "
                            + thrown.dice().size() + " dice and used " + dice.used() + ".");
                }
                yield held.write(new NewEntry(
                        Actors.author(accountId, by, order),
                        new Act.Ordered(order),
                        accepted.events(),
                        thrown.dice(),
                        thrown.seed().orElse(null),
                        orderKey));
            }
            case Verdict.Refused refused ->
                throw new IllegalStateException("Refused though nothing spoke against it: " + refused.refusals());
        };
    }

    private static List<DiceFault> faults(DiceInput input, List<DieRequest> needed) {
        if (input.pips().isEmpty()) {
            return List.of();
        }
        if (input.pips().size() != needed.size()) {
            return List.of(new DiceFault.WrongNumber(input.pips().size(), needed.size()));
        }
        List<DiceFault> faults = new ArrayList<>();
        for (int index = 0; index < needed.size(); index++) {
            DieRequest die = needed.get(index);
            Optional<Integer> typed = input.pips().get(index);
            if (typed.isPresent() && !die.shows(typed.get())) {
                faults.add(DiceFault.of(index, typed.get(), die));
            }
        }
        return faults;
    }

    private Throw roll(long campaignId, Held held, DiceInput input, List<DieRequest> needed) {
        if (needed.isEmpty()) {
            return new Throw(List.of(), Optional.empty());
        }
        long sequence = held.now().sequence() + 1;
        DiceSeeds.InUse seed = seeds.findInUse(campaignId, held.key())
                .orElseThrow(() -> new IllegalStateException("Campaign " + campaignId + " has no seed in use."));
        List<ThrownDie> dice = new ArrayList<>();
        boolean rolled = false;
        for (int index = 0; index < needed.size(); index++) {
            DieRequest die = needed.get(index);
            Optional<Integer> typed =
                    input.pips().isEmpty() ? Optional.empty() : input.pips().get(index);
            rolled |= typed.isEmpty();
            dice.add(
                    typed.isPresent()
                            ? ThrownDie.of(die, typed.get(), Origin.TYPED)
                            : ThrownDie.of(die, seed.pip(sequence, index, die), Origin.ROLLED));
        }
        return new Throw(dice, rolled ? Optional.of(seed.number()) : Optional.empty());
    }
}
