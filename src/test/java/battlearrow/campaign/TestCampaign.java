package battlearrow.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.club.Club;
import battlearrow.club.Clubs;
import battlearrow.club.Office;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.situation.Situation;
import battlearrow.testing.People;
import java.time.ZoneId;
import java.util.UUID;
import org.springframework.beans.factory.BeanFactory;

/** A campaign of its own for one test, with an organiser, a General and two Commanders a side. */
public final class TestCampaign {
    public final long id;
    public final Account organiser;
    public final Account alliedGeneral;
    public final Account germanGeneral;
    public final Account tommy;
    public final Account harry;
    public final Account fritz;
    public final Account hans;

    private final CampaignDesk desk;
    private final CampaignView view;

    private TestCampaign(BeanFactory beans, ScenarioName scenario, HouseRules houseRules) {
        People people = beans.getBean(People.class);
        Clubs clubs = beans.getBean(Clubs.class);
        Appointments appointments = beans.getBean(Appointments.class);
        desk = beans.getBean(CampaignDesk.class);
        view = beans.getBean(CampaignView.class);
        organiser = people.somebody("Olivia");
        alliedGeneral = people.somebody("Brian");
        germanGeneral = people.somebody("Walter");
        tommy = people.somebody("Tommy");
        harry = people.somebody("Harry");
        fritz = people.somebody("Fritz");
        hans = people.somebody("Hans");
        Club club = people.club(organiser);
        id = beans.getBean(CampaignOpening.class)
                .open(
                        club.id(),
                        new CampaignOpening.Settings("Autumn", scenario, 1500, ZoneId.of("Europe/London"), houseRules),
                        organiser.id(),
                        UUID.randomUUID())
                .id();
        clubs.join(club.id(), alliedGeneral.id());
        appointments.appoint(id, alliedGeneral.id(), Office.general(Side.ALLIED));
        appointments.appoint(id, germanGeneral.id(), Office.general(Side.GERMAN));
        appointments.appoint(id, tommy.id(), Office.commander(Side.ALLIED));
        appointments.appoint(id, harry.id(), Office.commander(Side.ALLIED));
        appointments.appoint(id, fritz.id(), Office.commander(Side.GERMAN));
        appointments.appoint(id, hans.id(), Office.commander(Side.GERMAN));
    }

    /** In the set-up. */
    public static TestCampaign opened(BeanFactory beans) {
        return opened(beans, ScenarioName.A_BRIDGE_TOO_FAR, HouseRules.DEFAULTS);
    }

    /** In the set-up of a scenario under these house rules. */
    public static TestCampaign opened(BeanFactory beans, ScenarioName scenario, HouseRules houseRules) {
        return new TestCampaign(beans, scenario, houseRules);
    }

    /** In the Battle Phase of turn 1, after an opening without drops. */
    public static TestCampaign inBattlePhase(BeanFactory beans) {
        TestCampaign campaign = opened(beans);
        campaign.must(campaign.organiser, new StartCampaign());
        campaign.must(campaign.alliedGeneral, new CloseAir());
        campaign.must(campaign.alliedGeneral, new CloseOpening(Side.ALLIED));
        campaign.must(campaign.alliedGeneral, new ClosePlanning(Side.ALLIED));
        campaign.must(campaign.germanGeneral, new ClosePlanning(Side.GERMAN));
        assertThat(campaign.situation().isIn(Phase.BATTLE)).isTrue();
        return campaign;
    }

    public Situation situation() {
        return view.situation(id);
    }

    public long sequence() {
        return view.now(id).sequence();
    }

    public Answer give(Account person, Order order, Integer... dice) {
        return give(person, order, UUID.randomUUID(), dice);
    }

    public Answer give(Account person, Order order, UUID key, Integer... dice) {
        return desk.give(id, person.id(), order, DiceInput.typed(dice), key, sequence());
    }

    /** Gives an order that has to be accepted. */
    public Answer.Accepted must(Account person, Order order, Integer... dice) {
        Answer answer = give(person, order, dice);
        if (answer instanceof Answer.Accepted accepted) {
            return accepted;
        }
        throw new AssertionError(order + " was answered by " + answer);
    }

    public static Player member(Account account) {
        return Player.member(Long.toString(account.id()));
    }

    /** Opens a battle up to its arrow, the Allies attacking; answers its number. */
    public int alliedAttack(Account allied, Account german, String tail, String point) {
        must(allied, new Challenge(member(allied), member(german)));
        int battle = situation().lastBattle();
        must(allied, new RollInitiative(battle), 6, 1);
        must(allied, new PlaceBattleArrow(battle, Side.ALLIED, new AreaId(tail), new AreaId(point)));
        return battle;
    }
}
