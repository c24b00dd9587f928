package battlearrow.web.commander;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.Answer;
import battlearrow.campaign.CampaignDesk;
import battlearrow.campaign.CampaignOpening;
import battlearrow.campaign.CampaignView;
import battlearrow.campaign.DiceInput;
import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.club.Club;
import battlearrow.club.ClubCampaign;
import battlearrow.club.Office;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.order.CampaignOrder.RuleMarkers;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInArea;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.situation.Situation;
import battlearrow.testing.People;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.springframework.boot.test.context.TestComponent;

/** A campaign in its first Battle Phase, with people on both sides; told on by orders, and by rulings where a test wants a map of its own. */
@TestComponent
class BattleEvening {
    private final People people;
    private final Appointments appointments;
    private final CampaignOpening opening;
    private final CampaignDesk desk;
    private final CampaignView view;

    BattleEvening(
            People people,
            Appointments appointments,
            CampaignOpening opening,
            CampaignDesk desk,
            CampaignView view) {
        this.people = people;
        this.appointments = appointments;
        this.opening = opening;
        this.desk = desk;
        this.view = view;
    }

    /** One evening: Ben commands for the Allies, Greta for the Germans, Olivia organises, Cara stands by. */
    record Table(
            BattleEvening evening,
            Club club,
            ClubCampaign campaign,
            Account olivia,
            Account ben,
            Account cara,
            Account greta,
            Account stranger) {
        String path(String below) {
            return "/campaigns/" + campaign.id() + "/battles" + below;
        }

        Situation now() {
            return evening.view.situation(campaign.id());
        }

        Account player(Side side) {
            return side == Side.ALLIED ? ben : greta;
        }

        Table gives(Account who, Order order, Integer... dice) {
            Answer answer = evening.desk.give(
                    campaign.id(),
                    who.id(),
                    order,
                    DiceInput.typed(dice),
                    UUID.randomUUID(),
                    evening.view.now(campaign.id()).sequence());
            assertThat(answer).as("%s", order).isInstanceOf(Answer.Accepted.class);
            return this;
        }

        AreaId area(String name) {
            return now().map().areas().stream()
                    .filter(area -> area.name().equals(name))
                    .map(Area::id)
                    .findFirst()
                    .orElseThrow();
        }

        TroopId troop(String type, int number) {
            return now().scenario().troops().stream()
                    .filter(troop -> troop.type().code().equals(type))
                    .map(FirestormTroop::id)
                    .skip(number)
                    .findFirst()
                    .orElseThrow();
        }

        Table allied(String... areas) {
            for (String area : areas) {
                gives(olivia, new RuleControl(area(area), Side.ALLIED, "for the test"));
            }
            return this;
        }

        Table troop(TroopId troop, String area) {
            return gives(olivia, new RuleTroopInArea(troop, area(area), "for the test"));
        }

        Table markers(String zone, int number) {
            return gives(olivia, new RuleMarkers(area(zone), number, "for the test"));
        }

        /** A battle of Ben and Greta with its arrow; its number. */
        int arrow(Side attacker, String tail, String point) {
            gives(
                    ben,
                    new Challenge(
                            Player.member(Long.toString(ben.id())), Player.member(Long.toString(greta.id()))));
            int battle = now().lastBattle();
            gives(ben, new RollInitiative(battle), attacker == Side.ALLIED ? 6 : 1, attacker == Side.ALLIED ? 1 : 6);
            gives(player(attacker), new PlaceBattleArrow(battle, attacker, area(tail), area(point)));
            return battle;
        }

        Table commits(int battle, Side side, TroopId... troops) {
            return gives(player(side), new CommitTroops(battle, side, List.of(troops), List.of()));
        }
    }

    Table begin() {
        Account olivia = people.somebody("Olivia");
        Club club = people.club(olivia);
        Account anna = people.member(club, "Anna");
        Account walter = people.member(club, "Walter");
        Account ben = people.member(club, "Ben");
        Account cara = people.member(club, "Cara");
        Account greta = people.member(club, "Greta");
        ClubCampaign campaign = opening.open(
                club.id(),
                new CampaignOpening.Settings(
                        "Autumn Market Garden",
                        ScenarioName.A_BRIDGE_TOO_FAR,
                        1500,
                        ZoneId.of("Europe/London"),
                        HouseRules.DEFAULTS),
                olivia.id(),
                UUID.randomUUID());
        appointments.appoint(campaign.id(), anna.id(), Office.general(Side.ALLIED));
        appointments.appoint(campaign.id(), walter.id(), Office.general(Side.GERMAN));
        appointments.appoint(campaign.id(), ben.id(), Office.commander(Side.ALLIED));
        appointments.appoint(campaign.id(), cara.id(), Office.commander(Side.ALLIED));
        appointments.appoint(campaign.id(), greta.id(), Office.commander(Side.GERMAN));
        Account stranger = people.somebody("Sid");
        return new Table(this, club, campaign, olivia, ben, cara, greta, stranger)
                .gives(olivia, new StartCampaign())
                .gives(olivia, new CloseAir())
                .gives(olivia, new CloseOpening(Side.ALLIED))
                .gives(olivia, new ClosePlanning(Side.ALLIED))
                .gives(olivia, new ClosePlanning(Side.GERMAN));
    }
}
