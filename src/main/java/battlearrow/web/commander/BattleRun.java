package battlearrow.web.commander;

import battlearrow.campaign.CampaignView;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.referee.OnlyOrder;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Awaited;
import battlearrow.web.campaign.Awaited.Deed;
import battlearrow.web.campaign.OrderForm;
import battlearrow.web.campaign.Orders;
import battlearrow.web.campaign.Sent;
import battlearrow.web.campaign.Visitor;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Carries a battle that dice decide on by one press: the Troops chosen, then every roll and everything to which there is one
 * answer, each as an order of its own, until a choice is due or somebody else has to act.
 */
@Component
class BattleRun {
    /** More than any battle can ask for: a stop, should one never end. */
    private static final int MOST_ORDERS = 40;

    private final CampaignView view;
    private final Orders orders;
    private final Referee referee;

    BattleRun(CampaignView view, Orders orders, Referee referee) {
        this.view = view;
        this.orders = orders;
        this.referee = referee;
    }

    /** How far a press goes. */
    enum Until {
        /** As far as it goes. */
        A_CHOICE,
        /** Not a die is rolled: the players throw their own. */
        THE_DICE
    }

    /** Whether this page was sent before; then nothing is done. */
    boolean wasSent(Visitor visitor, OrderForm form) {
        return view.wasSent(visitor.campaignId(), visitor.accountId(), form.orderKey());
    }

    /**
     * Gives the orders. With dice typed in only one, the next.
     *
     * @return what came of the first; the others follow as far as they can
     */
    Sent carryOn(Visitor visitor, int number, DeskChoice choice, OrderForm form, Until until) {
        Situation before = view.situation(visitor.campaignId());
        Actor actor = visitor.actor();
        List<Refusal> against = againstReply(before, actor, number, choice);
        if (!against.isEmpty()) {
            return orders.refused(against);
        }
        // With nothing to do the referee says best why the battle cannot be rolled.
        Order first = next(before, actor, number, choice).orElse(new RollBattle(number));
        Sent sent = orders.give(visitor, first, form);
        if (!sent.isDone() || form.hasTypedDice()) {
            return sent;
        }
        follow(visitor, number, choice, form, sent.findAccepted().orElseThrow().now(), until);
        return sent;
    }

    /** Gives what follows from an order of the same press that has been carried out. */
    void follow(Visitor visitor, int number, DeskChoice choice, OrderForm form, Moment after, Until until) {
        Actor actor = visitor.actor();
        Moment now = after;
        for (int made = 1; made < MOST_ORDERS; made++) {
            Optional<Order> next = next(now.situation(), actor, number, choice);
            if (next.isEmpty() || until == Until.THE_DICE && asksForDice(now.situation(), next.get())) {
                return;
            }
            Sent more = orders.give(visitor, next.get(), form.following(made, now.sequence()));
            if (!more.isDone()) {
                return;
            }
            now = more.findAccepted().orElseThrow().now();
        }
    }

    private boolean asksForDice(Situation situation, Order order) {
        return !referee.dice(situation, order).isEmpty();
    }

    private Optional<Order> next(Situation situation, Actor actor, int number, DeskChoice choice) {
        Optional<Battle> open = situation.findBattle(number);
        if (open.isEmpty()) {
            return Optional.empty();
        }
        Awaited awaited = Awaited.of(situation, open.get());
        if (awaited.deed() != Deed.TROOPS) {
            return OnlyOrder.find(referee, situation, actor, number);
        }
        return awaited.from().stream()
                .filter(side -> situation.mode() == Mode.WARGAME && actor.isGeneralOf(side))
                .findFirst()
                .map(side -> commitment(situation, number, side, choice));
    }

    /** Where one person chooses for both sides, nothing is given unless both choices are possible. */
    private List<Refusal> againstReply(Situation situation, Actor actor, int number, DeskChoice choice) {
        Optional<Order> first = next(situation, actor, number, choice);
        if (first.isEmpty() || !(first.get() instanceof CommitTroops)) {
            return List.of();
        }
        return referee.judge(situation, actor, first.get(), GivenDice.of()) instanceof Verdict.Accepted accepted
                ? next(accepted.after(), actor, number, choice)
                        .filter(CommitTroops.class::isInstance)
                        .map(reply -> referee.objections(accepted.after(), actor, reply))
                        .orElse(List.of())
                : List.of();
    }

    /** What a side commits of a choice that may hold the Troops of both. */
    static CommitTroops commitment(Situation situation, int number, Side side, DeskChoice choice) {
        List<TroopId> troops = choice.listTroops().stream()
                .filter(id -> situation
                        .findTroop(id)
                        .map(FirestormTroop::side)
                        .filter(side.enemy()::equals)
                        .isEmpty())
                .toList();
        return new CommitTroops(number, side, troops, side == Side.ALLIED ? choice.listZones() : List.of());
    }
}
