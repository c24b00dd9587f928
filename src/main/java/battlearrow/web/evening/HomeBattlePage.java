package battlearrow.web.evening;

import battlearrow.campaign.CampaignView;
import battlearrow.evening.HomeBattles;
import battlearrow.firestorm.map.Side;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** Says that an open battle is played at home, and when: one of its players, a guest's host, or the organiser. */
@Controller
@RequestMapping("/campaigns/{campaignId}/battles/{battle}/home")
@OpenTo(Audience.FIGHTS)
class HomeBattlePage {
    private static final Duration A_WEEK = Duration.ofDays(7);

    private final CampaignFrame frame;
    private final HomeBattles homeBattles;
    private final CampaignView view;
    private final Words words;
    private final Clock clock;

    HomeBattlePage(CampaignFrame frame, HomeBattles homeBattles, CampaignView view, Words words, Clock clock) {
        this.frame = frame;
        this.homeBattles = homeBattles;
        this.view = view;
        this.words = words;
        this.clock = clock;
    }

    /** Whoever plays the battle may say so; anybody else is led to the battle. */
    @GetMapping
    String show(Visitor visitor, @PathVariable int battle, Model model) {
        Moment now = view.now(visitor.campaignId());
        Optional<BattleRecord> open = find(now, battle);
        if (open.isEmpty() || !mayDecide(visitor, open.get())) {
            return "redirect:" + CampaignFrame.base(visitor) + "/battles";
        }
        ZoneId zone = visitor.campaign().timeZone();
        Instant when = homeBattles
                .list(visitor.campaignId(), now)
                .getOrDefault(battle, clock.instant().plus(A_WEEK));
        return page(visitor, battle, EveningTimes.dateField(when, zone), EveningTimes.timeField(when, zone), "", model);
    }

    @PostMapping
    String playAtHome(
            Visitor visitor,
            @PathVariable int battle,
            @RequestParam(defaultValue = "") String date,
            @RequestParam(defaultValue = "") String time,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        BattleRecord open = open(visitor, battle);
        Optional<Instant> when =
                EveningTimes.read(date, time, visitor.campaign().timeZone());
        if (when.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(visitor, battle, date, time, words.of("evening.home.wrong"), model);
        }
        homeBattles.playAtHome(visitor.campaignId(), open, when.get());
        next.addFlashAttribute("notice", words.of("evening.home.kept"));
        return "redirect:" + CampaignFrame.base(visitor) + "/battles";
    }

    @PostMapping("/club")
    String playAtTheClub(Visitor visitor, @PathVariable int battle, RedirectAttributes next) {
        homeBattles.playAtTheClub(visitor.campaignId(), open(visitor, battle));
        next.addFlashAttribute("notice", words.of("evening.home.club.kept"));
        return "redirect:" + CampaignFrame.base(visitor) + "/battles";
    }

    private BattleRecord open(Visitor visitor, int battle) {
        BattleRecord open = find(view.now(visitor.campaignId()), battle)
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
        if (!mayDecide(visitor, open)) {
            throw new AccessDeniedException("Only one of its players, or the organiser");
        }
        return open;
    }

    private static Optional<BattleRecord> find(Moment now, int battle) {
        return now.findBattle(battle).filter(BattleRecord::isOpen);
    }

    private static boolean mayDecide(Visitor visitor, BattleRecord battle) {
        String me = Long.toString(visitor.accountId());
        return visitor.isOrganiser()
                || Arrays.stream(Side.values())
                        .anyMatch(side -> battle.battle().party(side).player().isPlayedBy(me));
    }

    private String page(Visitor visitor, int battle, String date, String time, String fault, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.BATTLES);
        model.addAttribute("battleHref", CampaignFrame.base(visitor) + "/battles/" + battle);
        model.addAttribute("date", date);
        model.addAttribute("time", time);
        model.addAttribute("fault", fault);
        model.addAttribute("zone", visitor.campaign().timeZone().getId());
        model.addAttribute(
                "isAtHome", homeBattles.list(visitor.campaignId(), now).containsKey(battle));
        return "evening/home-battle";
    }
}
