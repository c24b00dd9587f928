package battlearrow.firestorm.wargame;

import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.cases.Offers;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.WargameEvent;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.RefusalSentences;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.stream.Stream;

/** Plays orders one after another under the referee of the General's Wargame; the players are the two Generals. */
final class Wargames {
    private static final RefusalSentences SENTENCES = RefusalSentences.english();

    private final Referee referee = Referee.wargame();
    private Situation now;

    private Wargames(Situation now) {
        this.now = now;
    }

    static Wargames at(Situation situation) {
        return new Wargames(situation);
    }

    /** The walkthrough's map without a Troop on it. */
    static SituationBuilder emptyMap() {
        return emptyMap(HouseRules.DEFAULTS);
    }

    static SituationBuilder emptyMap(HouseRules houseRules) {
        return SituationBuilder.empty(WalkthroughMap.wargameScenario(), Mode.WARGAME, houseRules);
    }

    /** The Battle Phase of turn 2 with the first of so many battles begun. */
    static Wargames battle(SituationBuilder map, int battlesLeft) {
        return at(map.battlePhase(2)
                .then(new WargameEvent.TempoRolled(1, 1, battlesLeft), new WargameEvent.BattleOpened(1))
                .build());
    }

    Situation now() {
        return now;
    }

    Battle battle(int number) {
        return now.findBattle(number).orElseThrow();
    }

    /** An order that must be accepted and, where orders are listed, offered. */
    List<Event> accept(Actor by, Order order, Integer... dice) {
        List<Order> offered = Offers.list(referee, now, by, order);
        GivenDice given = GivenDice.of(dice);
        Verdict verdict = referee.judge(now, by, order, given);
        assertThat(verdict).as("%s", order).isInstanceOf(Verdict.Accepted.class);
        assertThat(given.used()).as("dice of %s", order).isEqualTo(dice.length);
        assertThat(Offers.isListed(offered, order)).as("offered: %s", order).isTrue();
        Verdict.Accepted accepted = (Verdict.Accepted) verdict;
        now = accepted.after();
        return accepted.events();
    }

    <O extends Order & Order.OfSide> List<Event> accept(O order, Integer... dice) {
        return accept(People.general(order.side()), order, dice);
    }

    /** The rules against an order that must be refused, each refusal with its sentence. */
    List<Rule> refuse(Actor by, Order order) {
        List<Refusal> refusals = referee.objections(now, by, order);
        assertThat(refusals)
                .as("objections to %s", order)
                .isNotEmpty()
                .allSatisfy(refusal ->
                        assertThat(SENTENCES.sentence(refusal)).isNotBlank().doesNotContain("{"));
        return refusals.stream().map(Refusal::rule).toList();
    }

    <O extends Order & Order.OfSide> List<Rule> refuse(O order) {
        return refuse(People.general(order.side()), order);
    }

    List<Order> offered(Actor by) {
        return referee.offered(now, by);
    }

    <O extends Order> List<O> offered(Actor by, Class<O> kind) {
        return referee.offered(now, by, kind);
    }

    /** The side wins the initiative of the open battle and places its arrow. */
    Wargames arrow(Side side, String tail, String point) {
        int battle = now.lastBattle();
        accept(
                People.ALLIED_GENERAL,
                new RollInitiative(battle),
                side == Side.ALLIED ? 6 : 1,
                side == Side.ALLIED ? 1 : 6);
        accept(new PlaceBattleArrow(battle, side, area(tail).id(), area(point).id()));
        return this;
    }

    /** A side commits its Troops to the open battle. */
    Wargames commit(Side side, String... troops) {
        List<TroopId> chosen =
                Stream.of(troops).map(name -> WalkthroughMap.troop(name).id()).toList();
        accept(new CommitTroops(now.lastBattle(), side, chosen, List.of()));
        return this;
    }

    /** Both sides roll two dice for the open battle. */
    List<Event> roll(int allied1, int allied2, int german1, int german2) {
        return accept(People.ALLIED_GENERAL, new RollBattle(now.lastBattle()), allied1, allied2, german1, german2);
    }

    /** Ends the open battle by a draw: nobody commits, equal totals. */
    Wargames draw(String tail, String point) {
        arrow(Side.ALLIED, tail, point).commit(Side.ALLIED).commit(Side.GERMAN);
        roll(1, 1, 1, 1);
        return this;
    }

    static Area area(String name) {
        return WalkthroughMap.area(name);
    }

    static AreaId areaId(String name) {
        return area(name).id();
    }

    static TroopId troopId(String name) {
        return troop(name).id();
    }
}
