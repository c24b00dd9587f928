package battlearrow.web.commander;

import battlearrow.campaign.CampaignView;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.Standing;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.chronicle.EntryWords;
import battlearrow.web.commander.PlayView.Entry;
import battlearrow.web.commander.PlayView.Fought;
import battlearrow.web.commander.PlayView.Next;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** Lays out what stands around the battles of a General's Wargame. */
@Component
class PlayBoard {
    /** As many entries as the two players at one screen see to take back. */
    private static final int MOST_TAKEN_BACK = 12;

    /** The wargame itself begins with the first entry, which stays. */
    private static final long FIRST_ENTRY = 1;

    private final CampaignView view;
    private final CampaignFrame frame;
    private final Referee referee;
    private final Standing standing;
    private final EntryWords entries;
    private final BattleWords words;

    PlayBoard(
            CampaignView view,
            CampaignFrame frame,
            Referee referee,
            Standing standing,
            EntryWords entries,
            BattleWords words) {
        this.view = view;
        this.frame = frame;
        this.referee = referee;
        this.standing = standing;
        this.entries = entries;
        this.words = words;
    }

    PlayView lay(Visitor visitor, Moment now) {
        Situation situation = now.situation();
        List<BattleRecord> over = now.closedBattles().reversed().stream()
                .filter(battle -> battle.turn() == situation.turn())
                .toList();
        return new PlayView(
                visitor.playsBothSides(),
                situation.battlesLeft() == 0 ? 0 : situation.battlesLeft() + over.size(),
                situation.battlesLeft(),
                over.stream().map(battle -> fought(visitor, battle)).toList(),
                standing.score(situation),
                next(visitor, situation),
                visitor.playsBothSides() ? takeBack(visitor, now) : List.of(),
                !visitor.campaign().isOpenToAll());
    }

    private Fought fought(Visitor visitor, BattleRecord entry) {
        Battle battle = entry.battle();
        return new Fought(
                battle.arrowNumber(),
                battle.findArrow().map(arrow -> arrow.placedBy()).orElse(null),
                battle.findArrow()
                        .map(arrow -> words.of("desk.from-into", arrow.tail(), arrow.point()))
                        .orElseGet(() -> words.of("desk.no-arrow-ever")),
                words.result(entry),
                battle.findWinner().orElse(null),
                OpenBattles.address(visitor, entry.number()));
    }

    private Next next(Visitor visitor, Situation situation) {
        String base = CampaignFrame.base(visitor);
        String title = frame.phaseTitle(situation);
        return switch (situation.phase()) {
            case BATTLE ->
                situation.battles().stream()
                        .findFirst()
                        .map(battle -> battle(visitor, situation, battle))
                        .orElseGet(() -> new Next(title, words.of("play.next.map"), base, 0, List.of()));
            case OPENING, STRATEGIC ->
                new Next(title, words.of("play.next.strategic"), base + CampaignTab.STRATEGIC.path(), 0, List.of());
            case PLANNING -> new Next(title, words.of("play.next.tempo"), base + CampaignTab.PLAY.path(), 0, List.of());
            case FINISHED -> new Next(title, words.of("play.next.outcome"), base + "/outcome", 0, List.of());
            case SETUP -> new Next(title, words.of("play.next.map"), base, 0, List.of());
        };
    }

    private Next battle(Visitor visitor, Situation situation, Battle battle) {
        RollInitiative roll = new RollInitiative(battle.number());
        boolean mayRoll = battle.isAt(Stage.CHALLENGED)
                && referee.objections(situation, visitor.actor(), roll).isEmpty();
        return new Next(
                words.of("play.next.battle", situation.battlesLeft()),
                words.of(mayRoll ? "desk.initiative.do" : "play.next.to-battle"),
                OpenBattles.address(visitor, battle.number()),
                mayRoll ? battle.number() : 0,
                mayRoll
                        ? Stream.of(Side.values())
                                .map(side -> words.of("desk.die", side, words.name(visitor, battle, side)))
                                .toList()
                        : List.of());
    }

    private List<Entry> takeBack(Visitor visitor, Moment now) {
        EntryWords.Teller teller = entries.teller(visitor, now);
        return view.lastCounting(visitor.campaignId(), MOST_TAKEN_BACK).reversed().stream()
                .filter(read -> read.entry().sequence() > FIRST_ENTRY)
                .map(read ->
                        new Entry(read.entry().sequence(), teller.tell(read).briefText()))
                .toList();
    }
}
