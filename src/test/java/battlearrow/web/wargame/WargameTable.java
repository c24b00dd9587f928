package battlearrow.web.wargame;

import static battlearrow.testing.People.as;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.campaign.Answer;
import battlearrow.campaign.CampaignDesk;
import battlearrow.campaign.CampaignView;
import battlearrow.campaign.DiceInput;
import battlearrow.campaign.WargameOpening;
import battlearrow.campaign.WargameOpening.Seats;
import battlearrow.club.Account;
import battlearrow.club.Club;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.WargameOrder.RollTempo;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.situation.BattleRoll;
import battlearrow.firestorm.situation.Situation;
import battlearrow.testing.People;
import java.time.ZoneId;
import java.util.UUID;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MockMvcTester.MockMvcRequestBuilder;

/** A club with four members, two of whom have a wargame before them; and the orders and forms of it. */
final class WargameTable {
    final Club club;
    final Account ben;
    final Account greta;
    /** A member of the club without a seat. */
    final Account max;

    final long id;

    private final CampaignDesk desk;
    private final CampaignView view;

    private WargameTable(BeanFactory beans, boolean isAtOneScreen) {
        People people = beans.getBean(People.class);
        desk = beans.getBean(CampaignDesk.class);
        view = beans.getBean(CampaignView.class);
        ben = people.somebody("Ben");
        club = people.club(ben);
        greta = people.member(club, "Greta");
        max = people.member(club, "Max");
        id = beans.getBean(WargameOpening.class)
                .open(
                        club.id(),
                        "Thursday wargame",
                        ScenarioName.A_BRIDGE_TOO_FAR,
                        ZoneId.of("Europe/London"),
                        ben.id(),
                        isAtOneScreen ? Seats.both(ben.id()) : new Seats(ben.id(), greta.id()),
                        UUID.randomUUID())
                .id();
    }

    /** Ben plays both sides at one screen. */
    static WargameTable atOneScreen(BeanFactory beans) {
        return new WargameTable(beans, true);
    }

    /** Ben plays the Allies and Greta the Germans. */
    static WargameTable atTwoDevices(BeanFactory beans) {
        return new WargameTable(beans, false);
    }

    /** Goes on to the Planning Phase of turn 1, without a drop. */
    WargameTable inPlanning() {
        must(Side.ALLIED, new CloseAir());
        must(Side.ALLIED, new CloseOpening(Side.ALLIED));
        return this;
    }

    /** Goes on to the first battle of turn 1: with 1 and 1 there are six. */
    WargameTable inBattlePhase() {
        inPlanning();
        must(Side.ALLIED, new RollTempo(), 1, 1);
        must(Side.ALLIED, new ClosePlanning(Side.ALLIED));
        must(Side.GERMAN, new ClosePlanning(Side.GERMAN));
        return this;
    }

    Account player(Side side) {
        return side == Side.ALLIED || view.actor(id, ben.id()).isGeneralOf(Side.GERMAN) ? ben : greta;
    }

    void must(Side by, Order order, Integer... dice) {
        Answer answer = desk.give(id, player(by).id(), order, DiceInput.typed(dice), UUID.randomUUID(), sequence());
        if (!(answer instanceof Answer.Accepted)) {
            throw new AssertionError(order + " was answered by " + answer);
        }
    }

    Situation now() {
        return view.situation(id);
    }

    /** Whether both sides scored the same in a battle that has been rolled. */
    boolean isTie(int battle) {
        BattleRoll roll = view.now(id)
                .findBattle(battle)
                .orElseThrow()
                .battle()
                .findRoll()
                .orElseThrow();
        return roll.allied().total() == roll.german().total();
    }

    long sequence() {
        return view.now(id).sequence();
    }

    String area(String name) {
        return now().map().areas().stream()
                .filter(area -> area.name().equals(name))
                .map(Area::id)
                .map(AreaId::value)
                .findFirst()
                .orElseThrow();
    }

    String path(String below) {
        return "/campaigns/" + id + below;
    }

    MockMvcRequestBuilder get(MockMvcTester mvc, Account who, String below) {
        return mvc.get().uri(path(below)).with(as(who));
    }

    MockMvcRequestBuilder post(MockMvcTester mvc, Account who, String below) {
        return mvc.post()
                .uri(path(below))
                .with(as(who))
                .with(csrf())
                .param("orderKey", UUID.randomUUID().toString())
                .param("seen", Long.toString(sequence()));
    }
}
