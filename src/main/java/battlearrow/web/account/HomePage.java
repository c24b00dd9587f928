package battlearrow.web.account;

import battlearrow.club.Campaigns;
import battlearrow.club.Clubs;
import battlearrow.club.FirstRun;
import battlearrow.web.security.SignedIn;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

/** The start page: for a visitor what this is and what may be watched, for a member the own clubs and campaigns. */
@Controller
class HomePage {

    private final FirstRun firstRun;
    private final Clubs clubs;
    private final Campaigns campaigns;

    HomePage(FirstRun firstRun, Clubs clubs, Campaigns campaigns) {
        this.firstRun = firstRun;
        this.clubs = clubs;
        this.campaigns = campaigns;
    }

    @GetMapping("/")
    String show(@AuthenticationPrincipal @Nullable SignedIn me, Model model) {
        if (me == null) {
            model.addAttribute("isFirstRun", firstRun.isDue());
            model.addAttribute("openCampaigns", campaigns.listStarted());
            return "account/home-visitor";
        }
        model.addAttribute("clubs", clubs.listOf(me.accountId()));
        model.addAttribute("campaigns", campaigns.listOf(me.accountId()));
        return "account/home";
    }
}
