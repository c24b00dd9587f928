package battlearrow.web.spectator;

import battlearrow.campaign.CampaignView;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Standing;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;
import battlearrow.web.commander.OpenBattles;
import battlearrow.web.map.SituationMap;
import battlearrow.web.shared.QrCodes;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

/**
 * The club-night board, for a big screen in the hall: the map, where the margin stands, the battles and how the last ones
 * ended. It follows the campaign by itself, asks nobody to sign in and shows nothing secret.
 */
@Controller
@OpenTo(Audience.EVERYBODY)
class BoardPage {
    /** What can be read from the other end of a hall. */
    private static final int MOST_BATTLES = 5;

    private static final int MOST_RESULTS = 2;

    private final CampaignFrame frame;
    private final CampaignView view;
    private final EntryWords entries;
    private final OpenBattles openBattles;
    private final Standing standing;
    private final QrCodes codes;
    private final Words words;
    private final Clock clock;

    BoardPage(
            CampaignFrame frame,
            CampaignView view,
            EntryWords entries,
            OpenBattles openBattles,
            Standing standing,
            QrCodes codes,
            Words words,
            Clock clock) {
        this.frame = frame;
        this.view = view;
        this.entries = entries;
        this.openBattles = openBattles;
        this.standing = standing;
        this.codes = codes;
        this.words = words;
        this.clock = clock;
    }

    @GetMapping("/campaigns/{campaignId}/board")
    String show(Visitor visitor, Model model) {
        Moment now = frame.around(visitor, model, null);
        Situation situation = now.situation();
        if (situation.isIn(Phase.SETUP)) {
            return "spectator/not-started";
        }
        EntryWords.Teller teller = entries.teller(visitor, now);
        List<FoughtLine> results = now.closedBattles().reversed().stream()
                .filter(BattleRecord::isFought)
                .limit(MOST_RESULTS)
                .map(record -> FoughtLine.of(record, teller, words))
                .toList();
        String address = ServletUriComponentsBuilder.fromCurrentContextPath()
                .path(CampaignFrame.base(visitor))
                .build()
                .toUriString();
        ZonedDateTime time = clock.instant().atZone(visitor.campaign().timeZone());
        model.addAttribute(
                "map", SituationMap.of(situation).view(words.of("campaign.map", frame.phaseTitle(situation))));
        model.addAttribute("score", standing.score(situation));
        model.addAttribute(
                "battles",
                openBattles.list(visitor, now).stream().limit(MOST_BATTLES).toList());
        model.addAttribute("further", Math.max(0, situation.battles().size() - MOST_BATTLES));
        model.addAttribute("results", results);
        model.addAttribute(
                "latest",
                teller.tell(view.lastCounting(visitor.campaignId(), 1)).stream()
                        .findFirst()
                        .orElse(null));
        model.addAttribute("address", address);
        model.addAttribute("code", codes.draw(address));
        model.addAttribute("zone", time.getZone().getId());
        model.addAttribute(
                "time", DateTimeFormatter.ofPattern("HH:mm", Locale.UK).format(time));
        return "spectator/board";
    }
}
