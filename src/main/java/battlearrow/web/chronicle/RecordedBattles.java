package battlearrow.web.chronicle;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.ReadEntry;
import battlearrow.firestorm.event.CampaignEvent.BattleRecorded;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.RecordedBattle;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Battles the organiser wrote down beside the campaign's own, for the lists of battles; they moved nothing on the map. */
@Component
public class RecordedBattles {
    private final CampaignView view;
    private final EntryWords entryWords;
    private final Words words;

    RecordedBattles(CampaignView view, EntryWords entryWords, Words words) {
        this.view = view;
        this.entryWords = entryWords;
        this.words = words;
    }

    /**
     * One of them.
     *
     * @param entry where it stands in the journal
     * @param place the areas of its arrow; empty for a battle without an area
     * @param size "5 tables, 2 days"
     * @param winner null for a draw
     */
    public record Line(
            long entry,
            String name,
            String place,
            String allied,
            String german,
            String size,
            @Nullable Side winner,
            String note,
            String recorded) {}

    /** Newest first, names as this visitor may read them. */
    public List<Line> list(Visitor visitor, Moment now) {
        EntryWords.Teller teller = entryWords.teller(visitor, now);
        List<Line> lines = new ArrayList<>();
        for (ReadEntry read : view.entriesWith(visitor.campaignId(), List.of(BattleRecorded.class))) {
            if (read.counts()) {
                read.entry().events().stream()
                        .filter(BattleRecorded.class::isInstance)
                        .map(event -> ((BattleRecorded) event).battle())
                        .forEach(battle -> lines.add(line(visitor, now, teller, read, battle)));
            }
        }
        return lines.reversed();
    }

    private Line line(Visitor visitor, Moment now, EntryWords.Teller teller, ReadEntry read, RecordedBattle battle) {
        return new Line(
                read.entry().sequence(),
                battle.name(),
                place(now, battle),
                players(teller, battle, Side.ALLIED),
                players(teller, battle, Side.GERMAN),
                words.of("recorded.size", battle.tables(), battle.days()),
                battle.winner(),
                battle.note(),
                words.of(
                        "recorded.by",
                        EntryWords.day(
                                read.entry().recordedAt(), visitor.campaign().timeZone()),
                        read.authorName()));
    }

    private String place(Moment now, RecordedBattle battle) {
        AreaId tail = battle.tail();
        AreaId point = battle.point();
        return tail == null || point == null ? "" : words.of("recorded.place", area(now, tail), area(now, point));
    }

    private static String area(Moment now, AreaId id) {
        return Optional.of(id)
                .flatMap(now.situation()::findArea)
                .map(Area::name)
                .orElse(id.value());
    }

    private String players(EntryWords.Teller teller, RecordedBattle battle, Side side) {
        return words.list(battle.players(side).stream().map(teller::player).toList());
    }
}
