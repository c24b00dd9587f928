package battlearrow.demo;

import battlearrow.campaign.BattlePlans;
import battlearrow.campaign.CampaignDesk;
import battlearrow.campaign.CampaignOpening;
import battlearrow.campaign.CampaignView;
import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.club.Appointments;
import battlearrow.club.Campaigns;
import battlearrow.club.Club;
import battlearrow.club.Clubs;
import battlearrow.club.SignInHints;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.ScenarioName;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.context.annotation.Profile;
import org.springframework.stereotype.Component;

/**
 * Founds a club with a campaign in the Battle Phase of turn 2 when the application starts without any club. All that
 * happened in the campaign happened by orders.
 */
@Component
@Profile("demo")
class DemoClub implements ApplicationRunner {
    static final String PASSWORD = "a bridge too far";

    private static final String NAME = "Riverside Wargamers";
    private static final int POINTS = 1_500;
    /** One key for every start, so that a campaign opened before an interruption is found again. */
    private static final UUID OPENING_FORM = UUID.fromString("d5f0b2a4-0917-4a44-9e17-194409170001");

    private static final Logger log = LoggerFactory.getLogger(DemoClub.class);

    private final Accounts accounts;
    private final Clubs clubs;
    private final Campaigns campaigns;
    private final Appointments appointments;
    private final CampaignOpening opening;
    private final CampaignDesk desk;
    private final CampaignView view;
    private final BattlePlans plans;
    private final Referee referee;
    private final SignInHints hints;

    DemoClub(
            Accounts accounts,
            Clubs clubs,
            Campaigns campaigns,
            Appointments appointments,
            CampaignOpening opening,
            CampaignDesk desk,
            CampaignView view,
            BattlePlans plans,
            Referee referee,
            SignInHints hints) {
        this.accounts = accounts;
        this.clubs = clubs;
        this.campaigns = campaigns;
        this.appointments = appointments;
        this.opening = opening;
        this.desk = desk;
        this.view = view;
        this.plans = plans;
        this.referee = referee;
        this.hints = hints;
    }

    @Override
    public void run(ApplicationArguments arguments) {
        if (!clubs.isAnyFounded() || isInterrupted()) {
            found();
        }
        log.info(
                "Demo club: sign in as {} with the password \"{}\".",
                hints.hints().stream()
                        .map(hint -> hint.signInName() + " (" + hint.office() + ")")
                        .toList(),
                hints.password());
    }

    /** Whether an earlier start was ended before the script was through. */
    private boolean isInterrupted() {
        Optional<Account> organiser = accounts.findBySignInName(DemoPerson.MARGARET.signInName());
        return organiser.isPresent()
                && clubs.listOf(organiser.get().id()).stream()
                        .filter(club -> club.name().equals(NAME))
                        .map(club -> campaigns.listOfClub(club.id()).stream().findFirst())
                        .anyMatch(campaign -> campaign.isEmpty()
                                || !DemoCampaign.isThrough(
                                        view.situation(campaign.get().id())));
    }

    /** Founds the club and plays, or goes on where an earlier start was interrupted; answers the campaign's id. */
    long found() {
        Map<DemoPerson, Long> ids = new EnumMap<>(DemoPerson.class);
        for (DemoPerson person : DemoPerson.values()) {
            ids.put(person, account(person).id());
        }
        long organiser = account(DemoPerson.MARGARET).id();
        Club club = clubs.listOf(organiser).stream()
                .filter(known -> known.name().equals(NAME))
                .findFirst()
                .orElseGet(() -> clubs.found(NAME, organiser));
        long campaign = opening.open(
                        club.id(),
                        new CampaignOpening.Settings(
                                "Autumn at the Bridges",
                                ScenarioName.A_BRIDGE_TOO_FAR,
                                POINTS,
                                ZoneId.of("Europe/London"),
                                HouseRules.DEFAULTS),
                        organiser,
                        OPENING_FORM)
                .id();
        Arrays.stream(DemoPerson.values())
                .filter(person -> person != DemoPerson.MARGARET)
                .forEach(person -> {
                    long account = account(person).id();
                    clubs.join(club.id(), account);
                    appointments.appoint(campaign, account, person.office());
                });
        new DemoCampaign(new DemoTable(desk, view, referee, campaign, ids), plans).play();
        return campaign;
    }

    private Account account(DemoPerson person) {
        return accounts.findBySignInName(person.signInName())
                .or(() -> accounts.register(person.displayName(), person.signInName(), PASSWORD))
                .orElseThrow(() -> new IllegalStateException(person.signInName() + " is taken."));
    }
}
