package battlearrow.web.chronicle;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.People;
import battlearrow.campaign.ReadEntry;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.MapEvent;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder;
import battlearrow.firestorm.order.CampaignOrder;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.ExploitationOrder;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.journal.Act;
import battlearrow.journal.Author;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.ThrownDie;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryLine.DieShown;
import battlearrow.web.chronicle.EventWords.Said;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Tells entries of the journal: who acted as what, what came of it, each die with where it was thrown, and the rule behind
 * each effect. The names of guests are told to people who take part, to nobody else (H18).
 */
@Component
public class EntryWords {
    private static final Locale BRITISH = Locale.UK;
    private static final DateTimeFormatter HOUR = DateTimeFormatter.ofPattern("HH:mm", BRITISH);
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM", BRITISH);
    private static final DateTimeFormatter EXACTLY = DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm zzz", BRITISH);

    private final CampaignView view;
    private final Words words;
    private final People people;
    private final Clock clock;

    EntryWords(CampaignView view, Words words, People people, Clock clock) {
        this.view = view;
        this.words = words;
        this.people = people;
        this.clock = clock;
    }

    /** Tells the entries of one campaign to one visitor; the moment names battles by their arrows. */
    public Teller teller(Visitor visitor, Moment now) {
        return new Teller(visitor, now);
    }

    /** A time of the campaign as pages write it: "20 October 2026, 20:14 BST". */
    public static String exactly(Instant when, ZoneId zone) {
        return EXACTLY.format(when.atZone(zone));
    }

    /** The day of a time of the campaign: "1 Oct". */
    public static String day(Instant when, ZoneId zone) {
        return DAY.format(when.atZone(zone));
    }

    /** Remembers names while it tells a page of entries. */
    public final class Teller {
        private final long campaignId;
        private final ZoneId zone;
        private final boolean tellsGuests;
        private final Moment now;
        private final EventWords events;
        private final TableRows tables;
        private final Map<String, String> names = new HashMap<>();

        private Teller(Visitor visitor, Moment now) {
            this.campaignId = visitor.campaignId();
            this.zone = visitor.campaign().timeZone();
            this.tellsGuests = visitor.takesPart();
            this.now = now;
            this.events = new EventWords(
                    words, now.situation().scenario(), now.situation().mode(), this::battle, this::player);
            this.tables = new TableRows(now.situation().scenario(), this::isDecidedByDice);
        }

        public List<EntryView> tell(List<ReadEntry> entries) {
            return entries.stream().map(this::tell).toList();
        }

        public EntryView tell(ReadEntry read) {
            JournalEntry entry = read.entry();
            ZonedDateTime when = entry.recordedAt().atZone(zone);
            boolean today = when.toLocalDate().equals(LocalDate.ofInstant(clock.instant(), zone));
            return new EntryView(
                    entry.sequence(),
                    (today ? HOUR : DAY).format(when),
                    EXACTLY.format(when),
                    when.toOffsetDateTime().toString(),
                    read.authorName(),
                    capacity(entry.author()),
                    entry.author().side(),
                    read.counts(),
                    entry.act().findOrder().isEmpty(),
                    lines(entry));
        }

        /** The name of a player as this visitor may read it. */
        public String player(Player player) {
            if (player.isTheGeneral()) {
                return words.of("people.general");
            }
            return names.computeIfAbsent(
                    player.person(),
                    person -> tellsGuests
                            ? people.displayName(campaignId, person)
                            : people.publicName(campaignId, person));
        }

        /** The name people know a battle by: the number of its arrow. */
        public String battle(int number) {
            return now.findBattle(number)
                    .map(record -> record.battle().arrowNumber())
                    .filter(arrow -> arrow > 0)
                    .map(arrow -> words.of("chronicle.battle", arrow))
                    .orElseGet(() -> words.of("chronicle.battle.unplaced"));
        }

        private boolean isDecidedByDice(int number) {
            return now.situation().mode() == Mode.WARGAME
                    || now.findBattle(number)
                            .filter(record -> record.battle().isAgreedToBeRolled())
                            .isPresent();
        }

        private String capacity(Author author) {
            Side side = author.side();
            String office = words.of("capacity", author.capacity());
            return side == null ? office : words.of("capacity.of-side", side, office);
        }

        private List<EntryLine> lines(JournalEntry entry) {
            return switch (entry.act()) {
                case Act.Ordered ordered -> ordered(entry, ordered.order());
                case Act.EntriesWithdrawn withdrawn ->
                    List.of(
                            plain(words.of(
                                    "chronicle.withdrawn",
                                    numbers(withdrawn.entries()),
                                    withdrawn.entries().size())),
                            plain(words.of("chronicle.reason", Reason.ended(withdrawn.reason()))));
                case Act.EntriesBroughtBack back -> broughtBack(back);
                case Act.NewVersion version -> newVersion(entry, version);
                case Act.EntriesCorrected corrected -> corrected(entry, corrected);
            };
        }

        private List<EntryLine> newVersion(JournalEntry entry, Act.NewVersion version) {
            List<EntryLine> lines = new ArrayList<>();
            lines.add(plain(words.of("chronicle.new-version", Long.toString(version.of()))));
            lines.addAll(ordered(entry, version.order()));
            return lines;
        }

        private List<EntryLine> corrected(JournalEntry entry, Act.EntriesCorrected corrected) {
            List<EntryLine> lines = new ArrayList<>();
            for (Act.Replaced one : corrected.replaced()) {
                lines.add(plain(words.of("chronicle.corrected", Long.toString(one.entry()), Long.toString(one.by()))));
            }
            List<Long> fallenOut = new ArrayList<>(corrected.fallenOut());
            view.findStruckOut(campaignId, entry.sequence()).ifPresent(struckOut -> {
                fallenOut.remove(struckOut);
                lines.add(plain(words.of("chronicle.struck-out", struckOut.toString())));
            });
            if (!fallenOut.isEmpty()) {
                lines.add(plain(words.of("chronicle.fallen-out", numbers(fallenOut))));
            }
            lines.add(plain(words.of("chronicle.reason", Reason.ended(corrected.reason()))));
            return lines;
        }

        private List<EntryLine> broughtBack(Act.EntriesBroughtBack back) {
            List<EntryLine> lines = new ArrayList<>();
            lines.add(plain(words.of("chronicle.brought-back", numbers(back.entries()), back.withdrawal())));
            if (!back.inPlaceOf().isEmpty()) {
                lines.add(plain(words.of("chronicle.in-place-of", numbers(back.inPlaceOf()))));
            }
            return lines;
        }

        /** "entry 12", "entries 12 to 17", "entries 12, 14 and 15". */
        private String numbers(List<Long> inAnyOrder) {
            List<Long> entries = inAnyOrder.stream().sorted().toList();
            long first = entries.getFirst();
            long last = entries.getLast();
            if (entries.size() == 1) {
                return words.of("chronicle.entry", Long.toString(first));
            }
            if (last - first + 1 == entries.size()) {
                return words.of("chronicle.entries", Long.toString(first), Long.toString(last));
            }
            return words.of(
                    "chronicle.entries.some",
                    String.join(", ", entries.stream().map(String::valueOf).toList()));
        }

        private List<EntryLine> ordered(JournalEntry entry, Order order) {
            List<EntryLine> lines = new ArrayList<>();
            int nextDie = 0;
            int deployed = 0;
            for (Event event : entry.events()) {
                if (order instanceof StartCampaign && event instanceof MapEvent) {
                    deployed++;
                    continue;
                }
                int until = Math.min(
                        nextDie + EventWords.diceOf(event), entry.dice().size());
                lines.add(line(events.say(event), dice(entry, nextDie, until), ruleOf(event, order), tables.of(event)));
                nextDie = until;
            }
            if (deployed > 0) {
                lines.add(new EntryLine(words.of("chronicle.deployed"), null, List.of(), Rule.SET_12.id(), null, true));
            }
            if (nextDie < entry.dice().size()) {
                lines.add(line(
                        new Said(words.of("chronicle.dice"), null, null, true),
                        dice(entry, nextDie, entry.dice().size()),
                        null,
                        null));
            }
            String reason = reason(order);
            if (!reason.isBlank() && entry.events().stream().noneMatch(Ruled.class::isInstance)) {
                lines.add(plain(words.of("chronicle.reason", reason)));
            }
            return lines;
        }

        private EntryLine line(Said said, List<DieShown> dice, @Nullable Rule instead, @Nullable String table) {
            Rule rule = instead == null ? said.rule() : instead;
            return new EntryLine(
                    said.text(), said.side(), dice, rule == null ? null : rule.id(), table, said.isMinor());
        }

        private List<DieShown> dice(JournalEntry entry, int from, int until) {
            return IntStream.range(from, until)
                    .mapToObj(index -> die(index, entry.dice().get(index)))
                    .toList();
        }

        private DieShown die(int index, ThrownDie die) {
            return new DieShown(
                    index,
                    die.pip(),
                    die.roller(),
                    die.kind() == DieRequest.Kind.SIX_SIDED,
                    die.origin() == ThrownDie.Origin.ROLLED,
                    words.of("die.origin", die.origin()));
        }

        private static EntryLine plain(String text) {
            return new EntryLine(text, null, List.of(), null, null, false);
        }
    }

    /**
     * What changes on the map does so by several rules; which one, the order tells. Null for the event's own. A ruling is one
     * whatever it sets.
     */
    private static @Nullable Rule ruleOf(Event event, Order order) {
        if (event instanceof MapEvent && order instanceof CampaignOrder) {
            return Rule.ROLE_02;
        }
        if (!(event instanceof ControlChanged)) {
            return null;
        }
        return switch (order) {
            case AirAllocationOrder air -> Rule.AIR_13;
            case ExploitationOrder exploitation -> Rule.EXP_08;
            default -> null;
        };
    }

    private static String reason(Order order) {
        return switch (order) {
            case CampaignOrder.VoidBattle ruling -> ruling.reason();
            case CampaignOrder.RuleBattle ruling -> ruling.reason();
            case CampaignOrder.ReplacePlayer ruling -> ruling.reason();
            case CampaignOrder.RuleControl ruling -> ruling.reason();
            case CampaignOrder.RuleTroopInArea ruling -> ruling.reason();
            case CampaignOrder.RuleTroopInPool ruling -> ruling.reason();
            case CampaignOrder.RuleMarkers ruling -> ruling.reason();
            case CampaignOrder.RecordBattles ruling -> ruling.reason();
            case CampaignOrder.AwardPoints ruling -> ruling.reason();
            default -> "";
        };
    }
}
