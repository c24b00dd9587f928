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
import battlearrow.club.Campaigns;
import battlearrow.club.Club;
import battlearrow.club.ClubCampaign;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.order.ExploitationOrder.CloseExploitation;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.ManoeuvreOrder.DeclineInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReserve;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.order.VictoryPointsOrder.ConfirmTotals;
import battlearrow.firestorm.order.WargameOrder.RollTempo;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleRoll;
import battlearrow.firestorm.situation.Situation;
import battlearrow.testing.People;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MockMvcTester.MockMvcRequestBuilder;

/** A club with four members, two of whom have a wargame before them; and the orders and forms of it. */
final class WargameTable {
    /** What ends each step of the Strategic Phase, before what has to be rolled for that. */
    private static final List<Class<? extends Order>> STRATEGIC = List.of(
            CloseTransport.class,
            CloseTactical.class,
            CloseAir.class,
            CloseExploitation.class,
            CloseReinforcement.class,
            CloseMoves.class,
            ConfirmTotals.class,
            RollAircraft.class,
            RollReinforcement.class,
            RollReserve.class);

    final Club club;
    final Account ben;
    final Account greta;
    /** A member of the club without a seat. */
    final Account max;

    final long id;

    private final BeanFactory beans;
    private final CampaignDesk desk;
    private final CampaignView view;

    private WargameTable(BeanFactory beans) {
        this.beans = beans;
        People people = beans.getBean(People.class);
        desk = beans.getBean(CampaignDesk.class);
        view = beans.getBean(CampaignView.class);
        ben = people.somebody("Ben");
        club = people.club(ben);
        greta = people.member(club, "Greta");
        max = people.member(club, "Max");
        id = 0;
    }

    private WargameTable(WargameTable club, long id) {
        this.beans = club.beans;
        this.desk = club.desk;
        this.view = club.view;
        this.club = club.club;
        this.ben = club.ben;
        this.greta = club.greta;
        this.max = club.max;
        this.id = id;
    }

    /** Nobody has opened a wargame yet. */
    static WargameTable inTheClub(BeanFactory beans) {
        return new WargameTable(beans);
    }

    /** Ben plays both sides at one screen. */
    static WargameTable atOneScreen(BeanFactory beans) {
        WargameTable club = new WargameTable(beans);
        return club.open(Seats.both(club.ben.id()));
    }

    /** Ben plays the Allies and Greta the Germans. */
    static WargameTable atTwoDevices(BeanFactory beans) {
        WargameTable club = new WargameTable(beans);
        return club.open(new Seats(club.ben.id(), club.greta.id()));
    }

    private WargameTable open(Seats seats) {
        ClubCampaign wargame = beans.getBean(WargameOpening.class)
                .open(
                        club.id(),
                        "Thursday wargame",
                        ScenarioName.A_BRIDGE_TOO_FAR,
                        ZoneId.of("Europe/London"),
                        ben.id(),
                        seats,
                        UUID.randomUUID());
        return new WargameTable(this, wargame.id());
    }

    /** The wargame Ben has opened by the pages. */
    WargameTable opened() {
        return new WargameTable(
                this,
                beans.getBean(Campaigns.class).listOf(ben.id()).stream()
                        .filter(ClubCampaign::isWargame)
                        .findFirst()
                        .orElseThrow()
                        .id());
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

    /** Both players decline all battles that are left of the turn. */
    void declineTheBattlesLeft() {
        while (now().isIn(Phase.BATTLE)) {
            int battle = now().lastBattle();
            must(Side.ALLIED, new RollInitiative(battle));
            for (int decline = 0; decline < 2; decline++) {
                Side holder =
                        now().findBattle(battle).flatMap(Battle::findHolder).orElseThrow();
                must(holder, new DeclineInitiative(battle, holder));
            }
        }
    }

    /** Plays on to the end: no battle is fought, and in the Strategic Phases only what has to be done is. */
    void playOn() {
        while (!now().isIn(Phase.FINISHED)) {
            switch (now().phase()) {
                case PLANNING -> {
                    must(Side.ALLIED, new RollTempo());
                    must(Side.ALLIED, new ClosePlanning(Side.ALLIED));
                    must(Side.GERMAN, new ClosePlanning(Side.GERMAN));
                }
                case BATTLE -> declineTheBattlesLeft();
                default -> mustOneOf(STRATEGIC);
            }
        }
    }

    private void mustOneOf(List<Class<? extends Order>> kinds) {
        Referee referee = beans.getBean(Referee.class);
        for (Class<? extends Order> kind : kinds) {
            for (Side side : Side.values()) {
                Optional<? extends Order> offered =
                        referee.offered(now(), view.actor(id, player(side).id()), kind).stream()
                                .findFirst();
                if (offered.isPresent()) {
                    must(side, offered.get());
                    return;
                }
            }
        }
        throw new AssertionError("No way on at " + now().phase() + ", " + now().step());
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
