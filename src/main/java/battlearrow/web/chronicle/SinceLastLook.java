package battlearrow.web.chronicle;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.LastSeen;
import battlearrow.campaign.ReadEntry;
import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.CampaignEvent.TurnEnded;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Visitor;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.springframework.stereotype.Component;

/** What happened since somebody was last here, in so few lines that he reads them, those that concern his part first. */
@Component
public class SinceLastLook {
    private static final int MOST_LINES = 3;

    private final LastSeen lastSeen;
    private final CampaignView view;
    private final EntryWords words;

    SinceLastLook(LastSeen lastSeen, CampaignView view, EntryWords words) {
        this.lastSeen = lastSeen;
        this.view = view;
        this.words = words;
    }

    /**
     * What somebody missed.
     *
     * @param entries how many entries others made
     * @param lines the most telling of them, oldest first
     */
    public record Missed(int entries, List<EntryView> lines) {
        public Missed {
            lines = List.copyOf(lines);
        }
    }

    /** Empty for somebody who takes no part, comes for the first time, or missed nothing. */
    public Optional<Missed> tell(Visitor visitor, Moment now) {
        if (!visitor.takesPart()) {
            return Optional.empty();
        }
        OptionalLong last = lastSeen.beforeThisVisit(visitor.campaignId(), visitor.accountId());
        if (last.isEmpty() || last.getAsLong() >= now.sequence()) {
            return Optional.empty();
        }
        List<ReadEntry> missed = view.since(visitor.campaignId(), last.getAsLong()).stream()
                .filter(read -> read.entry().author().accountId() != visitor.accountId())
                .filter(ReadEntry::counts)
                .toList();
        if (missed.isEmpty()) {
            return Optional.empty();
        }
        List<ReadEntry> telling = missed.stream()
                .sorted(Comparator.comparing((ReadEntry read) -> weight(visitor, now, read))
                        .thenComparing(read -> read.entry().sequence())
                        .reversed())
                .limit(MOST_LINES)
                .sorted(Comparator.comparing(read -> read.entry().sequence()))
                .toList();
        return Optional.of(new Missed(missed.size(), words.teller(visitor, now).tell(telling)));
    }

    /** How much an entry concerns a visitor: his own battles, then what moved the campaign, then the rest. */
    private static int weight(Visitor visitor, Moment now, ReadEntry read) {
        boolean isHisBattle = read.entry().act().findOrder().stream().anyMatch(order -> isOfHis(visitor, now, order));
        boolean isChangeOfWhatCounts = read.entry().act().findOrder().isEmpty();
        boolean isTurningPoint = read.entry().events().stream().anyMatch(SinceLastLook::isTurningPoint);
        return (isHisBattle ? 4 : 0) + (isChangeOfWhatCounts || isTurningPoint ? 2 : 0);
    }

    private static boolean isOfHis(Visitor visitor, Moment now, Order order) {
        return switch (order) {
            case Challenge challenge -> isHis(visitor, challenge.allied()) || isHis(visitor, challenge.german());
            case Order.OfBattle ofBattle ->
                now.findBattle(ofBattle.battle()).map(BattleRecord::battle).stream()
                        .flatMap(battle -> Arrays.stream(Side.values()).map(battle::party))
                        .anyMatch(party -> isHis(visitor, party.player()));
            default -> false;
        };
    }

    private static boolean isHis(Visitor visitor, Player player) {
        return player.isPlayedBy(Long.toString(visitor.accountId()));
    }

    private static boolean isTurningPoint(Event event) {
        return event instanceof ControlChanged
                || event instanceof BattleClosed
                || event instanceof PhaseOpened
                || event instanceof TurnEnded
                || event instanceof Ruled;
    }
}
