package battlearrow.web.campaign;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.LastSeen;
import battlearrow.campaign.People;
import battlearrow.club.Clubs;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import battlearrow.web.shared.Navigation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.ui.Model;

/** What stands around every page of a campaign: tabs, the person, phase and turn; and the campaign as it is now. */
@Component
public class CampaignFrame {
    private final CampaignView view;
    private final Clubs clubs;
    private final People people;
    private final LastSeen lastSeen;
    private final WhatNow whatNow;
    private final Words words;

    CampaignFrame(CampaignView view, Clubs clubs, People people, LastSeen lastSeen, WhatNow whatNow, Words words) {
        this.view = view;
        this.clubs = clubs;
        this.people = people;
        this.lastSeen = lastSeen;
        this.whatNow = whatNow;
        this.words = words;
    }

    /**
     * Draws the frame of a page and gives the campaign as it is now.
     *
     * @param tab the tab the page stands under; null for none
     */
    public Moment around(Visitor visitor, Model model, @Nullable CampaignTab tab) {
        Moment now = view.now(visitor.campaignId());
        Situation situation = now.situation();
        String clubName = clubs.find(visitor.campaign().clubId()).orElseThrow().name();
        List<Todo> todo = whatNow.list(visitor, now);
        model.addAttribute("nav", navigation(visitor, clubName, tab, todo));
        model.addAttribute("visitor", visitor);
        model.addAttribute("campaign", visitor.campaign());
        model.addAttribute("campaignHref", base(visitor));
        model.addAttribute("clubName", clubName);
        model.addAttribute("situation", situation);
        model.addAttribute("phaseTitle", phaseTitle(situation));
        model.addAttribute("turn", situation.turn());
        model.addAttribute("lastTurn", situation.tables().limit("campaignTurns"));
        model.addAttribute("seen", now.sequence());
        model.addAttribute("todo", todo);
        model.addAttribute("waitingFor", whatNow.waitingFor(visitor, now));
        if (visitor.person() != null && visitor.takesPart()) {
            lastSeen.note(visitor.campaignId(), visitor.accountId(), now.sequence());
        }
        return now;
    }

    /** The address of a campaign's pages. */
    public static String base(Visitor visitor) {
        return "/campaigns/" + visitor.campaignId();
    }

    /** "Battle Phase, turn 2". */
    public String phaseTitle(Situation situation) {
        String phase = words.of("phase", situation.phase());
        boolean inTurn =
                situation.isIn(Phase.PLANNING) || situation.isIn(Phase.BATTLE) || situation.isIn(Phase.STRATEGIC);
        return inTurn ? words.of("phase.in-turn", phase, situation.turn()) : phase;
    }

    private Navigation navigation(Visitor visitor, String clubName, @Nullable CampaignTab current, List<Todo> todo) {
        List<Navigation.Tab> tabs = new ArrayList<>();
        for (CampaignTab tab : CampaignTab.values()) {
            if (isShown(tab, visitor)) {
                int waiting = (int) todo.stream()
                        .filter(one -> one.tab() == tab && one.isDue())
                        .count();
                tabs.add(new Navigation.Tab(
                        words.of("tab", tab), base(visitor) + tab.path(), tab.icon(), tab == current, waiting));
            }
        }
        return new Navigation(
                visitor.campaignId(),
                visitor.campaign().name(),
                clubName,
                tabs,
                personLabel(visitor),
                visitor.side().orElse(null));
    }

    private static boolean isShown(CampaignTab tab, Visitor visitor) {
        boolean isWargame = visitor.campaign().isWargame();
        return switch (tab) {
            case MAP, CHRONICLE -> true;
            case PLAY -> isWargame && visitor.takesPart();
            case BATTLES -> !isWargame && visitor.takesPart();
            case STRATEGIC -> visitor.takesPart();
            case PLAN -> visitor.side().isPresent();
            case ORGANISER -> visitor.isOrganiser();
        };
    }

    private @Nullable String personLabel(Visitor visitor) {
        if (visitor.person() == null) {
            return null;
        }
        String name = people.displayName(visitor.campaignId(), Long.toString(visitor.accountId()));
        return visitor.takesPart() ? name + ", " + office(visitor) : name;
    }

    private String office(Visitor visitor) {
        if (visitor.playsBothSides()) {
            return words.of("office.both");
        }
        for (Side side : Side.values()) {
            if (visitor.isGeneralOf(side)) {
                return words.of("office.general", side);
            }
        }
        return visitor.side()
                .map(side -> words.of("office.commander", side))
                .orElseGet(() -> words.of(visitor.isOrganiser() ? "office.organiser" : "office.spectator"));
    }
}
