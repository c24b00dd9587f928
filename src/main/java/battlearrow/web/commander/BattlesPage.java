package battlearrow.web.commander;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.chronicle.RecordedBattles;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** All battles of a campaign: the open ones with what they wait for, and those that are over, newest first. */
@Controller
@RequestMapping("/campaigns/{campaignId}/battles")
@OpenTo(Audience.TAKES_PART)
class BattlesPage {
    private final CampaignFrame frame;
    private final OpenBattles open;
    private final RecordedBattles recorded;
    private final BattleWords words;

    BattlesPage(CampaignFrame frame, OpenBattles open, RecordedBattles recorded, BattleWords words) {
        this.frame = frame;
        this.open = open;
        this.recorded = recorded;
        this.words = words;
    }

    /**
     * A battle that is over.
     *
     * @param arrow the number of its arrow, 0 when none was placed
     * @param result the scores and who won, or why there are none
     * @param mark "Rolled" or "Ruled" for a battle that was not played; empty else
     * @param winner null for a draw and for a battle that was not fought
     */
    record ClosedLine(
            int turn,
            int arrow,
            @Nullable Side placedBy,
            @Nullable String tail,
            @Nullable String point,
            PlayerLine allied,
            PlayerLine german,
            String result,
            String mark,
            @Nullable Side winner,
            String href) {}

    @GetMapping
    String list(Visitor visitor, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.BATTLES);
        List<OpenBattleLine> battles = open.list(visitor, now);
        model.addAttribute("battles", battles);
        model.addAttribute(
                "closed",
                now.closedBattles().reversed().stream()
                        .map(battle -> closed(visitor, battle))
                        .toList());
        model.addAttribute("recorded", recorded.list(visitor, now));
        model.addAttribute(
                "mayStart",
                now.situation().isIn(Phase.BATTLE)
                        && (visitor.isOrganiser() || visitor.side().isPresent()));
        return "commander/battles";
    }

    private ClosedLine closed(Visitor visitor, BattleRecord entry) {
        Battle battle = entry.battle();
        return new ClosedLine(
                entry.turn(),
                battle.arrowNumber(),
                battle.findArrow().map(BattleArrow::placedBy).orElse(null),
                battle.findArrow().map(BattleArrow::tail).map(Area::name).orElse(null),
                battle.findArrow().map(BattleArrow::point).map(Area::name).orElse(null),
                words.player(visitor, battle, Side.ALLIED),
                words.player(visitor, battle, Side.GERMAN),
                words.result(entry),
                words.mark(battle, visitor.campaign().isWargame()),
                battle.findWinner().orElse(null),
                OpenBattles.address(visitor, battle.number()));
    }
}
