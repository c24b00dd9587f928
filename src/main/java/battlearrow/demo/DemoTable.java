package battlearrow.demo;

import battlearrow.campaign.Answer;
import battlearrow.campaign.CampaignDesk;
import battlearrow.campaign.CampaignView;
import battlearrow.campaign.DiceInput;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.RefusalSentences;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;

/**
 * The table the demo people sit at: they ask the referee what is offered and give orders, with dice that always fall alike.
 *
 * <p>Sitting down again at a campaign whose script was interrupted, they go through the entries that stand already, giving
 * none of them a second time, and go on where the script stopped.
 */
final class DemoTable {
    /** One after the other, so that every demo campaign is the same. */
    private static final List<Integer> PIPS = List.of(4, 2, 5, 3, 6, 1, 4, 5, 2, 3, 6, 4, 1, 5);

    private final CampaignDesk desk;
    private final CampaignView view;
    private final Referee referee;
    private final long campaignId;
    private final Map<DemoPerson, Long> accounts;
    private int thrown;
    private long position;

    DemoTable(CampaignDesk desk, CampaignView view, Referee referee, long campaignId, Map<DemoPerson, Long> accounts) {
        this.desk = desk;
        this.view = view;
        this.referee = referee;
        this.campaignId = campaignId;
        this.accounts = Map.copyOf(accounts);
    }

    long campaignId() {
        return campaignId;
    }

    long account(DemoPerson person) {
        Long account = accounts.get(person);
        if (account == null) {
            throw new IllegalArgumentException(person + " has no account.");
        }
        return account;
    }

    Situation situation() {
        Moment now = view.now(campaignId);
        return now.sequence() == position
                ? now.situation()
                : view.at(campaignId, position).situation();
    }

    /** The entry of the journal up to which the script has come. */
    long sequence() {
        return position;
    }

    /** Gives an order with these dice, or with the next ones if none are named; throws when it is not accepted. */
    void give(DemoPerson person, Order order, Integer... pips) {
        List<DieRequest> needed = referee.dice(situation(), order);
        DiceInput dice = pips.length > 0 ? DiceInput.typed(pips) : new DiceInput(fall(needed));
        enter(order, () -> desk.give(campaignId, account(person), order, dice, UUID.randomUUID(), position));
    }

    /** Gives an order of the script, unless it was given before an interruption; throws when it is not accepted. */
    void enter(Order order, Supplier<Answer> giving) {
        if (view.now(campaignId).sequence() == position) {
            accept(order, giving.get());
        }
        position++;
    }

    /** Throws unless the answer is that the order was accepted. */
    private static void accept(Order order, Answer answer) {
        if (answer instanceof Answer.Refused refused) {
            RefusalSentences sentences = RefusalSentences.english();
            throw new IllegalStateException("The demo's " + order.getClass().getSimpleName() + " is refused: "
                    + refused.refusals().stream().map(sentences::sentence).toList());
        }
        if (!(answer instanceof Answer.Accepted)) {
            throw new IllegalStateException("The demo's " + order.getClass().getSimpleName() + " is not accepted.");
        }
    }

    /** The orders of one kind offered to a person. */
    <O extends Order> List<O> offered(DemoPerson person, Class<O> kind) {
        return referee.offered(situation(), view.actor(campaignId, account(person)), kind);
    }

    /** Gives an order if it is offered; answers whether it was. */
    <O extends Order> boolean giveIfOffered(DemoPerson person, Class<O> kind, O order) {
        boolean isOffered = offered(person, kind).contains(order);
        if (isOffered) {
            give(person, order);
        }
        return isOffered;
    }

    /** Gives the first offered order of a kind, if there is one. */
    <O extends Order> boolean giveFirst(DemoPerson person, Class<O> kind) {
        Optional<O> first = offered(person, kind).stream().findFirst();
        first.ifPresent(order -> give(person, order));
        return first.isPresent();
    }

    /** Gives offered orders of a kind until none is offered any more. */
    <O extends Order> void giveAll(DemoPerson person, Class<O> kind) {
        boolean given = true;
        while (given) {
            given = giveFirst(person, kind);
        }
    }

    private List<Optional<Integer>> fall(List<DieRequest> needed) {
        List<Optional<Integer>> dice = new ArrayList<>();
        for (DieRequest die : needed) {
            int pip = PIPS.get(thrown++ % PIPS.size());
            dice.add(Optional.of((pip - 1) % die.kind().highest() + 1));
        }
        return dice;
    }
}
