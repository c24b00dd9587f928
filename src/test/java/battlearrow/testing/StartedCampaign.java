package battlearrow.testing;

import battlearrow.campaign.Answer;
import battlearrow.campaign.BattlePlan;
import battlearrow.campaign.BattlePlans;
import battlearrow.campaign.CampaignDesk;
import battlearrow.campaign.CampaignOpening;
import battlearrow.campaign.CampaignView;
import battlearrow.campaign.DiceInput;
import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.club.Club;
import battlearrow.club.Office;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.CampaignOrder.ChooseHouseRules;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.CombatOrder.ConfirmScores;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.beans.factory.BeanFactory;

/**
 * A campaign of its own for one test of a page: a club, an organiser who plays for nobody, a General and two Commanders a
 * side, somebody who only watches, and a member of the club without office. {@code StartedCampaign.inBattlePhase(beans)}
 * and its sisters take a {@code BeanFactory}, which a test has injected; orders go through the campaign desk as from a page.
 */
public final class StartedCampaign {
    public final long id;
    public final Club club;
    public final Account organiser;
    public final Account alliedGeneral;
    public final Account germanGeneral;
    public final Account alliedCommander;
    public final Account secondAlliedCommander;
    public final Account germanCommander;
    public final Account secondGermanCommander;
    public final Account spectator;
    /** Of the club, without office in the campaign. */
    public final Account member;
    /** Of another club. */
    public final Account stranger;

    private final CampaignDesk desk;
    private final CampaignView view;
    private final BattlePlans plans;

    private StartedCampaign(BeanFactory beans) {
        People people = beans.getBean(People.class);
        Appointments appointments = beans.getBean(Appointments.class);
        desk = beans.getBean(CampaignDesk.class);
        view = beans.getBean(CampaignView.class);
        plans = beans.getBean(BattlePlans.class);
        organiser = people.somebody("Olivia");
        club = people.club(organiser);
        alliedGeneral = people.member(club, "Brian");
        germanGeneral = people.member(club, "Walter");
        alliedCommander = people.member(club, "Tommy");
        secondAlliedCommander = people.member(club, "Harriet");
        germanCommander = people.member(club, "Fritz");
        secondGermanCommander = people.member(club, "Hanna");
        spectator = people.member(club, "Sue");
        member = people.member(club, "Max");
        stranger = people.somebody("Ida");
        people.club(stranger);
        id = beans.getBean(CampaignOpening.class)
                .open(
                        club.id(),
                        new CampaignOpening.Settings(
                                "Autumn Market Garden",
                                ScenarioName.A_BRIDGE_TOO_FAR,
                                1500,
                                ZoneId.of("Europe/London"),
                                HouseRules.DEFAULTS),
                        organiser.id(),
                        UUID.randomUUID())
                .id();
        appointments.appoint(id, alliedGeneral.id(), Office.general(Side.ALLIED));
        appointments.appoint(id, germanGeneral.id(), Office.general(Side.GERMAN));
        appointments.appoint(id, alliedCommander.id(), Office.commander(Side.ALLIED));
        appointments.appoint(id, secondAlliedCommander.id(), Office.commander(Side.ALLIED));
        appointments.appoint(id, germanCommander.id(), Office.commander(Side.GERMAN));
        appointments.appoint(id, secondGermanCommander.id(), Office.commander(Side.GERMAN));
        appointments.appoint(id, spectator.id(), Office.spectator());
    }

    /** In the set-up, everybody appointed. */
    public static StartedCampaign opened(BeanFactory beans) {
        return new StartedCampaign(beans);
    }

    /** In the opening's air drops. */
    public static StartedCampaign inOpening(BeanFactory beans) {
        StartedCampaign campaign = opened(beans);
        campaign.must(campaign.organiser, new StartCampaign());
        return campaign;
    }

    /** In the Planning Phase of turn 1, after an opening without drops. */
    public static StartedCampaign inPlanning(BeanFactory beans) {
        StartedCampaign campaign = inOpening(beans);
        campaign.must(campaign.alliedGeneral, new CloseAir());
        campaign.must(campaign.alliedGeneral, new CloseOpening(Side.ALLIED));
        return campaign;
    }

    /** In the Battle Phase of turn 1. */
    public static StartedCampaign inBattlePhase(BeanFactory beans) {
        return inPlanning(beans).onToTheBattles();
    }

    /** In the Battle Phase of turn 1, played by these house rules: values by their keys. */
    public static StartedCampaign inBattlePhase(BeanFactory beans, Map<String, String> houseRules) {
        StartedCampaign campaign = opened(beans);
        campaign.must(campaign.organiser, new ChooseHouseRules(houseRules));
        campaign.must(campaign.organiser, new StartCampaign());
        campaign.must(campaign.alliedGeneral, new CloseAir());
        campaign.must(campaign.alliedGeneral, new CloseOpening(Side.ALLIED));
        return campaign.onToTheBattles();
    }

    private StartedCampaign onToTheBattles() {
        must(alliedGeneral, new ClosePlanning(Side.ALLIED));
        must(germanGeneral, new ClosePlanning(Side.GERMAN));
        return this;
    }

    /** In the Strategic Phase of turn 1, in which no battle was fought. */
    public static StartedCampaign inStrategicPhase(BeanFactory beans) {
        StartedCampaign campaign = inBattlePhase(beans);
        campaign.must(campaign.organiser, new CloseBattlePhase());
        return campaign;
    }

    public String href() {
        return "/campaigns/" + id;
    }

    public Moment now() {
        return view.now(id);
    }

    public Situation situation() {
        return now().situation();
    }

    public long sequence() {
        return now().sequence();
    }

    public Battle battle(int number) {
        return situation().findBattle(number).orElseThrow();
    }

    public static Player player(Account member) {
        return Player.member(Long.toString(member.id()));
    }

    /** Gives an order from a page drawn just now; without dice the application rolls. */
    public Answer give(Account person, Order order, Integer... dice) {
        return desk.give(id, person.id(), order, DiceInput.typed(dice), UUID.randomUUID(), sequence());
    }

    /** Gives an order that has to be accepted. */
    public Answer.Accepted must(Account person, Order order, Integer... dice) {
        Answer answer = give(person, order, dice);
        if (answer instanceof Answer.Accepted accepted) {
            return accepted;
        }
        throw new AssertionError(order + " was answered by " + answer);
    }

    /** Issues a side's plan of the turn, which must be accepted. */
    public void issuePlan(Side side, BattlePlan plan) {
        Account general = side == Side.ALLIED ? alliedGeneral : germanGeneral;
        Answer answer = plans.issue(id, general.id(), side, plan, UUID.randomUUID(), sequence());
        if (!(answer instanceof Answer.Accepted)) {
            throw new AssertionError("The plan was answered by " + answer);
        }
    }

    /** Opens a battle between the first two Commanders up to its arrow, the Allies attacking; answers its number. */
    public int alliedArrow(String tail, String point) {
        return arrow(Side.ALLIED, tail, point);
    }

    /** The same with the Germans attacking. */
    public int germanArrow(String tail, String point) {
        return arrow(Side.GERMAN, tail, point);
    }

    private int arrow(Side attacker, String tail, String point) {
        must(alliedCommander, new Challenge(player(alliedCommander), player(germanCommander)));
        int battle = situation().lastBattle();
        boolean allied = attacker == Side.ALLIED;
        must(alliedCommander, new RollInitiative(battle), allied ? 6 : 1, allied ? 1 : 6);
        must(commander(attacker), new PlaceBattleArrow(battle, attacker, new AreaId(tail), new AreaId(point)));
        return battle;
    }

    /** Neither side commits a Troop. What the supply check asks for next depends on where the arrow points. */
    public void commitNothing(int battle) {
        Side first = battle(battle).findHolder().orElseThrow();
        for (Side side : List.of(first, first.enemy())) {
            must(commander(side), new CommitTroops(battle, side, List.of(), List.of()));
        }
    }

    /** Both Commanders say the same about a game that may be reported. */
    public void report(int battle, int allied, int german) {
        must(alliedCommander, new ReportScores(battle, Side.ALLIED, allied, german));
        must(germanCommander, new ConfirmScores(battle, Side.GERMAN));
    }

    public Account commander(Side side) {
        return side == Side.ALLIED ? alliedCommander : germanCommander;
    }

    public Account general(Side side) {
        return side == Side.ALLIED ? alliedGeneral : germanGeneral;
    }
}
