package battlearrow.wholecampaign;

import battlearrow.campaign.CampaignView;
import battlearrow.club.Account;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.situation.Situation;
import battlearrow.testing.Person;
import battlearrow.testing.StartedCampaign;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Everybody around the campaign, each at a browser of his own, and the referee whom the test asks what could be ordered. Every
 * order is then given in a browser, and has to stand in the journal afterwards.
 */
final class Table {
    final StartedCampaign campaign;
    private final CampaignView view;
    private final Referee referee;
    private final Hands hands;
    private final Map<Long, Person> people = new LinkedHashMap<>();
    private final List<Event> happened = new ArrayList<>();

    Table(StartedCampaign campaign, CampaignView view, Referee referee) {
        this.campaign = campaign;
        this.view = view;
        this.referee = referee;
        this.hands = new Hands(campaign.href());
    }

    /**
     * Seats somebody at a browser, signed in. His page does not follow the campaign: seven pages drawn anew at each order would
     * take the most part of the test's time, and nothing here looks at them.
     */
    void seat(Account account, Person person) {
        person.page().addInitScript("delete window.EventSource");
        people.put(account.id(), person.signsInAs(account));
    }

    Person person(Account account) {
        Person person = people.get(account.id());
        if (person == null) {
            throw new IllegalArgumentException(account.displayName() + " has no browser");
        }
        return person;
    }

    Situation now() {
        return view.situation(campaign.id);
    }

    /** Gives an order in the browser; it has to be the next entry of the journal. */
    void give(Account account, Order order, Integer... dice) {
        long before = view.now(campaign.id).sequence();
        hands.give(person(account), order, dice);
        long after = view.now(campaign.id).sequence();
        if (after != before + 1) {
            throw new AssertionError(order + " by " + account.displayName() + " made " + (after - before) + " entries");
        }
        happened.addAll(view.findEntry(campaign.id, after).orElseThrow().entry().events());
    }

    /** What somebody could order now. */
    <O extends Order> List<O> offered(Account account, Class<O> kind) {
        return referee.offered(now(), view.actor(campaign.id, account.id()), kind);
    }

    <O extends Order> Optional<O> findOffered(Account account, Class<O> kind, Predicate<O> wanted) {
        return offered(account, kind).stream().filter(wanted).findFirst();
    }

    /** Gives the first order offered that is wanted, if there is one. */
    <O extends Order> boolean giveIfOffered(Account account, Class<O> kind, Predicate<O> wanted, Integer... dice) {
        Optional<O> found = findOffered(account, kind, wanted);
        found.ifPresent(order -> give(account, order, dice));
        return found.isPresent();
    }

    /** Whether something like this has happened so far. */
    boolean hasHappened(Predicate<Event> what) {
        return happened.stream().anyMatch(what);
    }

    Account general(Side side) {
        return campaign.general(side);
    }

    /** Everybody leaves; errors in anybody's console fail the test. */
    void close() {
        people.values().forEach(Person::close);
    }
}
