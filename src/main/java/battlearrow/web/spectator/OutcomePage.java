package battlearrow.web.spectator;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.CampaignView.TurnEnd;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.victorypoints.CampaignOutcome;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Standing;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;
import battlearrow.web.chronicle.RecordedBattles;
import battlearrow.web.map.MapFragment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

/** How the campaign ended, or would end now: the level of victory, the totals, and the way there turn by turn. */
@Controller
@OpenTo(Audience.EVERYBODY)
class OutcomePage {
    private final CampaignFrame frame;
    private final CampaignView view;
    private final Standing standing;
    private final MapFragment maps;
    private final EntryWords entryWords;
    private final RecordedBattles recorded;
    private final Words words;

    OutcomePage(
            CampaignFrame frame,
            CampaignView view,
            Standing standing,
            MapFragment maps,
            EntryWords entryWords,
            RecordedBattles recorded,
            Words words) {
        this.frame = frame;
        this.view = view;
        this.standing = standing;
        this.maps = maps;
        this.entryWords = entryWords;
        this.recorded = recorded;
        this.words = words;
    }

    /** The end of a turn as a small map. */
    record Stage(
            String title,
            String markup,
            int allied,
            int german,
            String margin,
            @Nullable String href) {}

    /** Battles fought in a turn; turn 0 is the sum of all. */
    record Won(int turn, int allied, int german, int draws) {
        Won with(Battle battle) {
            return battle.findWinner()
                    .map(winner -> winner == Side.ALLIED
                            ? new Won(turn, allied + 1, german, draws)
                            : new Won(turn, allied, german + 1, draws))
                    .orElseGet(() -> new Won(turn, allied, german, draws + 1));
        }
    }

    @GetMapping("/campaigns/{campaignId}/outcome")
    String show(Visitor visitor, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.MAP);
        Situation situation = now.situation();
        if (situation.isIn(Phase.SETUP)) {
            return "spectator/not-started";
        }
        CampaignOutcome outcome = CampaignOutcome.of(situation);
        model.addAttribute("isOver", situation.isIn(Phase.FINISHED));
        model.addAttribute("verdict", standing.verdict(situation, outcome));
        model.addAttribute("margin", standing.margin(situation));
        model.addAttribute("distance", standing.distance(outcome));
        model.addAttribute("score", standing.score(situation));
        model.addAttribute("points", PointsTable.of(situation));
        model.addAttribute("stages", stages(visitor, now));
        addBattles(model, now);
        model.addAttribute("recorded", recorded.list(visitor, now));
        EntryWords.Teller teller = entryWords.teller(visitor, now);
        model.addAttribute(
                "winners",
                campaignIsPlayedByPeople(visitor) ? WinsLine.list(now.closedBattles(), teller::player) : List.of());
        return "spectator/outcome";
    }

    /** In a General's Wargame every battle is the Generals'. */
    private static boolean campaignIsPlayedByPeople(Visitor visitor) {
        return !visitor.campaign().isWargame();
    }

    private List<Stage> stages(Visitor visitor, Moment now) {
        List<Stage> stages = new ArrayList<>();
        for (TurnEnd end : view.turnEnds(visitor.campaignId())) {
            String title = end.turn() == 0 ? words.of("phase.opening") : words.of("chronicle.turn", end.turn());
            stages.add(stage(
                    title,
                    view.at(visitor.campaignId(), end.sequence()).situation(),
                    stages.isEmpty(),
                    CampaignFrame.base(visitor) + "/chronicle?at=" + end.sequence()));
        }
        if (!now.situation().isIn(Phase.FINISHED)) {
            stages.add(stage(words.of("outcome.now"), now.situation(), stages.isEmpty(), CampaignFrame.base(visitor)));
        }
        return stages;
    }

    private Stage stage(String title, Situation situation, boolean first, String href) {
        Map<AreaId, Side> holders = new HashMap<>();
        for (Area area : situation.map().areas()) {
            holders.put(area.id(), situation.control(area));
        }
        PointsTable.Sum total = PointsTable.of(situation).total();
        String margin = standing.margin(situation);
        int allied = situation.areasOf(Side.ALLIED).size();
        return new Stage(
                title,
                maps.miniature(words.of("outcome.map", title, allied, margin), holders, first),
                total.allied(),
                total.german(),
                margin,
                href);
    }

    private static void addBattles(Model model, Moment now) {
        Map<Integer, Won> byTurn = new TreeMap<>();
        Won all = new Won(0, 0, 0, 0);
        for (BattleRecord record : now.closedBattles()) {
            if (record.isFought()) {
                Won turn = byTurn.getOrDefault(record.turn(), new Won(record.turn(), 0, 0, 0));
                byTurn.put(record.turn(), turn.with(record.battle()));
                all = all.with(record.battle());
            }
        }
        model.addAttribute("won", List.copyOf(byTurn.values()));
        model.addAttribute("wonInAll", all);
    }
}
