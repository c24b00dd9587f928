package battlearrow.web.account;

import battlearrow.campaign.CampaignView;
import battlearrow.club.Appointments;
import battlearrow.club.CampaignRoles;
import battlearrow.club.CampaignState;
import battlearrow.club.Campaigns;
import battlearrow.club.Club;
import battlearrow.club.ClubCampaign;
import battlearrow.club.Clubs;
import battlearrow.club.FirstRun;
import battlearrow.club.SignInHints;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.victorypoints.CampaignOutcome;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.Standing;
import battlearrow.web.campaign.Todo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.WhatNow;
import battlearrow.web.campaign.Words;
import battlearrow.web.map.MapFragment;
import battlearrow.web.map.MapView;
import battlearrow.web.map.SituationMap;
import battlearrow.web.map.ViewBox;
import battlearrow.web.security.SignedIn;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

/**
 * The start page: for a visitor what this is and what may be watched, for a member the own campaigns with what is due, and
 * the clubs.
 */
@Controller
class HomePage {
    /** As many campaigns as a visitor looks through. */
    private static final int MOST_SHOWN = 20;

    private final FirstRun firstRun;
    private final Clubs clubs;
    private final Campaigns campaigns;
    private final Appointments appointments;
    private final CampaignView view;
    private final CampaignFrame frame;
    private final WhatNow whatNow;
    private final Standing standing;
    private final MapFragment maps;
    private final ObjectProvider<SignInHints> hints;
    private final Words words;

    HomePage(
            FirstRun firstRun,
            Clubs clubs,
            Campaigns campaigns,
            Appointments appointments,
            CampaignView view,
            CampaignFrame frame,
            WhatNow whatNow,
            Standing standing,
            MapFragment maps,
            ObjectProvider<SignInHints> hints,
            Words words) {
        this.firstRun = firstRun;
        this.clubs = clubs;
        this.campaigns = campaigns;
        this.appointments = appointments;
        this.view = view;
        this.frame = frame;
        this.whatNow = whatNow;
        this.standing = standing;
        this.maps = maps;
        this.hints = hints;
        this.words = words;
    }

    /** A campaign a visitor may watch. */
    record OpenCampaign(long id, String name, String club, String stands, String margin, String now) {}

    /** @param due what waits for the person there, most pressing first */
    record OwnCampaign(
            long id,
            String name,
            boolean isWargame,
            CampaignState state,
            String stands,
            String margin,
            List<Todo> due) {}

    @GetMapping("/")
    String show(@AuthenticationPrincipal @Nullable SignedIn me, CsrfToken token, Model model) {
        if (me == null) {
            // The token of the sign-in form opens a session, which it cannot once the first part of the page has been
            // sent.
            token.getToken();
            List<ClubCampaign> started =
                    campaigns.listStarted().stream().limit(MOST_SHOWN).toList();
            model.addAttribute("isFirstRun", firstRun.isDue());
            hints.ifAvailable(demo -> model.addAttribute("demo", demo));
            model.addAttribute("openCampaigns", started.stream().map(this::open).toList());
            started.stream()
                    .sorted(Comparator.comparing(ClubCampaign::state)) // those being played before those that are over
                    .flatMap(campaign -> findNow(campaign).stream())
                    .findFirst()
                    .ifPresent(now -> model.addAttribute("map", hero(now.situation())));
            return "account/home-visitor";
        }
        model.addAttribute("clubs", clubs.listOf(me.accountId()));
        model.addAttribute(
                "campaigns",
                campaigns.listOf(me.accountId()).stream()
                        .map(campaign -> own(campaign, me))
                        .toList());
        return "account/home";
    }

    private OpenCampaign open(ClubCampaign campaign) {
        Optional<Moment> now = findNow(campaign);
        return new OpenCampaign(
                campaign.id(),
                campaign.name(),
                clubs.find(campaign.clubId()).map(Club::name).orElse(""),
                now.map(moment -> frame.phaseTitle(moment.situation())).orElse(""),
                now.map(moment -> standing.margin(moment.situation())).orElse(""),
                now.map(moment -> inShort(campaign, moment)).orElse(""));
    }

    /** What a campaign waits for, or how it ended. */
    private String inShort(ClubCampaign campaign, Moment now) {
        Situation situation = now.situation();
        if (situation.isIn(Phase.FINISHED)) {
            return standing.verdict(situation, CampaignOutcome.of(situation));
        }
        if (situation.isIn(Phase.BATTLE)) {
            return words.of("campaign.line.battles", now.openBattles().size());
        }
        return whatNow.waitingFor(new Visitor(campaign, CampaignRoles.none(), null), now)
                .orElse("");
    }

    private OwnCampaign own(ClubCampaign campaign, SignedIn me) {
        Optional<Moment> now = findNow(campaign);
        Visitor visitor = new Visitor(campaign, appointments.rolesOf(campaign.id(), me.accountId()), me);
        boolean isStarted = campaign.state() != CampaignState.SETUP;
        return new OwnCampaign(
                campaign.id(),
                campaign.name(),
                campaign.isWargame(),
                campaign.state(),
                now.map(moment -> frame.phaseTitle(moment.situation())).orElse(""),
                isStarted
                        ? now.map(moment -> standing.margin(moment.situation())).orElse("")
                        : "",
                now.map(moment -> whatNow.list(visitor, moment).stream()
                                .filter(Todo::isDue)
                                .toList())
                        .orElse(List.of()));
    }

    /** Empty for a campaign whose journal was never opened. */
    private Optional<Moment> findNow(ClubCampaign campaign) {
        return view.findHeading(campaign.id()).map(heading -> view.now(campaign.id()));
    }

    /** The newest campaign as a picture, near its newest battle. */
    private MapView hero(Situation situation) {
        MapView map = SituationMap.of(situation).view(words.of("campaign.map", frame.phaseTitle(situation)));
        ViewBox near = situation.battles().reversed().stream()
                .flatMap(battle -> battle.findArrow().stream())
                .findFirst()
                .map(arrow ->
                        maps.squareView(List.of(arrow.tail().id(), arrow.point().id())))
                .orElse(ViewBox.WHOLE);
        return map.showing(near, near);
    }
}
