package battlearrow.replay;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.order.CampaignOrder;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.ManoeuvreOrder.CallOffChallenge;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.AddPlanNote;
import battlearrow.firestorm.order.PlanningOrder.WritePlan;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.referee.RandomHouseRules;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Correction;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.journal.Act;
import battlearrow.journal.Author;
import battlearrow.journal.CountingEntries;
import battlearrow.journal.DiceSeed;
import battlearrow.journal.HashChain;
import battlearrow.journal.HouseRulesText;
import battlearrow.journal.JournalCodec;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.JournalPeople;
import battlearrow.journal.PublishedSeed;
import battlearrow.journal.SealedEntry;
import battlearrow.journal.ThrownDie;
import battlearrow.journal.ThrownDie.Origin;
import battlearrow.journal.Written;
import battlearrow.replay.CampaignFile.Head;
import battlearrow.replay.CampaignFile.Person;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A journal made by random legal play: orders as offered, dice rolled from a seed or typed, entries taken back and brought
 * back. Nothing of it is stored anywhere.
 */
final class RandomJournal {
    /** What a club that owns the boxed game may have put right. */
    private static final Corrections CORRECTED = Corrections.of(
            List.of(new Correction.AreaTerrain(new AreaId("dz-y"), Terrain.FOREST, "the “printed” map")));

    private static final int BATTLES_AT_ONCE = 2;
    private static final int BATTLES_A_TURN = 3;
    private static final int RELUCTANCE_TO_CLOSE = 4;
    private static final int CHANGES_EVERY = 40;
    private static final int MOST_TAKEN_BACK = 6;

    static final Actor ORGANISER = Actor.organiser("1");
    static final Actor ALLIED_GENERAL = Actor.general("2", Side.ALLIED);
    static final Actor GERMAN_GENERAL = Actor.general("3", Side.GERMAN);
    static final Actor TOMMY = Actor.commander("4", Side.ALLIED);
    static final Actor FRITZ = Actor.commander("5", Side.GERMAN);

    private static final List<Person> PEOPLE = List.of(
            new Person("1", "Olivia", null),
            new Person("2", "Brian", null),
            new Person("3", "Walter", null),
            new Person("4", "Tommy", null),
            new Person("5", "Fritz", null),
            new Person("guest-1", "Guest", "5"));

    private final JournalCodec codec = new JournalCodec();
    private final Random random;
    private final Referee referee;
    private final Head head;
    private final DiceSeed seed;
    private final List<SealedEntry> sealed = new ArrayList<>();
    private final List<JournalEntry> entries = new ArrayList<>();
    private final CountingEntries counting = CountingEntries.ofNone();
    private Situation situation;
    private int opened;
    private int turn;

    private RandomJournal(long chance, ScenarioName scenario, Mode mode, HouseRules houseRules) {
        random = new Random(chance);
        referee = mode == Mode.WARGAME ? Referee.wargame() : Referee.campaign();
        head = new Head(
                new UUID(random.nextLong(), random.nextLong()),
                "Autumn “Garden” \\ Herbst",
                scenario,
                mode,
                1500,
                ZoneId.of("Europe/London"),
                Instant.parse("2026-09-17T18:00:00Z"),
                HouseRulesText.write(houseRules),
                scenario == ScenarioName.MARKET_GARDEN ? CORRECTED : Corrections.NONE);
        byte[] bytes = new byte[DiceSeed.LENGTH];
        random.nextBytes(bytes);
        seed = DiceSeed.of(bytes);
        situation = head.beforeSetUp();
    }

    /** A whole game, or its beginning if so many entries are too few. */
    static CampaignFile play(long chance, ScenarioName scenario, Mode mode, HouseRules houseRules, int mostEntries) {
        RandomJournal journal = new RandomJournal(chance, scenario, mode, houseRules);
        while (!journal.situation.isIn(Phase.FINISHED) && journal.entries.size() < mostEntries) {
            journal.step();
        }
        return journal.file();
    }

    /** A game of which everything follows from the chance: both scenarios, both modes, half of them under other house rules. */
    static CampaignFile playAny(long chance, int mostEntries) {
        ScenarioName[] scenarios = ScenarioName.values();
        Mode[] modes = Mode.values();
        return play(
                chance,
                scenarios[(int) (chance % scenarios.length)],
                modes[(int) (chance / 2 % modes.length)],
                chance / 4 % 2 == 0 ? RandomHouseRules.someOtherwise(chance) : HouseRules.DEFAULTS,
                mostEntries);
    }

    static CampaignFile play(long chance, int mostEntries) {
        return play(chance, ScenarioName.A_BRIDGE_TOO_FAR, Mode.CAMPAIGN, HouseRules.DEFAULTS, mostEntries);
    }

    /** The same file with other entries, chained as if they had always been so. */
    static CampaignFile chained(CampaignFile file, List<Written> entries) {
        List<SealedEntry> chained = new ArrayList<>();
        String previous = file.head().hash();
        for (Written entry : entries) {
            Written next = new Written(
                    chained.size() + 1L,
                    entry.recordedAt(),
                    entry.author(),
                    entry.act(),
                    entry.events(),
                    entry.dice(),
                    entry.seed(),
                    entry.orderKey(),
                    previous);
            previous = HashChain.hashOf(next);
            chained.add(new SealedEntry(next, previous));
        }
        return new CampaignFile(file.head(), file.leftOut(), file.people(), file.seeds(), chained, file.plans());
    }

    private CampaignFile file() {
        return new CampaignFile(
                head,
                List.of(CampaignFile.LeftOut.ALLIED_PLANS, CampaignFile.LeftOut.GERMAN_PLANS),
                PEOPLE,
                List.of(new PublishedSeed(
                        1,
                        0,
                        seed.fingerprint(),
                        head.openedAt(),
                        Optional.of(head.openedAt().plusSeconds(1)),
                        Optional.of(seed))),
                sealed,
                List.of());
    }

    private void step() {
        if (head.mode() == Mode.CAMPAIGN && random.nextInt(CHANGES_EVERY) == 0 && change()) {
            return;
        }
        if (turn != situation.turn()) {
            turn = situation.turn();
            opened = 0;
        }
        List<Actor> people = new ArrayList<>(List.of(ORGANISER, ALLIED_GENERAL, GERMAN_GENERAL, TOMMY, FRITZ));
        Collections.shuffle(people, random);
        for (Actor by : people) {
            List<Order> offered = offered(by);
            if (!offered.isEmpty()) {
                give(by, choose(offered));
                return;
            }
        }
        throw new AssertionError("A dead end in " + situation.phase() + " " + situation.step());
    }

    private List<Order> offered(Actor by) {
        Player german = random.nextBoolean() ? Player.member("5") : Player.guest("guest-1", "5");
        Challenge next = new Challenge(Player.member("4"), german);
        boolean isEnough = opened >= BATTLES_A_TURN
                || !referee.objections(situation, ORGANISER, next).isEmpty(); // HR-37
        boolean isDone = situation.battles().isEmpty() && isEnough;
        List<Order> offered = new ArrayList<>(referee.offered(situation, by));
        offered.removeIf(order -> switch (order) {
            case StartCampaign start -> false;
            case CloseBattlePhase close -> !isDone;
            case CampaignOrder ruling -> true;
            case WritePlan plan -> true;
            case AddPlanNote note -> true;
            case CallOffChallenge call -> true;
            case Challenge challenge -> true;
            default -> false;
        });
        if (opened < BATTLES_A_TURN && situation.battles().size() < BATTLES_AT_ONCE) {
            addIfAllowed(offered, by, next);
        }
        for (Battle battle : situation.battles()) {
            for (Side side : Side.values()) {
                if (battle.isAt(Stage.SUPPLY_CHECKED)) {
                    addIfAllowed(offered, by, new ReportScores(battle.number(), side, 7, 3 + battle.number() % 6));
                }
            }
        }
        return offered;
    }

    private void addIfAllowed(List<Order> orders, Actor by, Order order) {
        if (referee.objections(situation, by, order).isEmpty()) {
            orders.add(order);
        }
    }

    private Order choose(List<Order> offered) {
        Map<String, List<Order>> kinds = new LinkedHashMap<>();
        offered.stream()
                .sorted((one, other) -> name(one).compareTo(name(other)))
                .forEach(order -> kinds.computeIfAbsent(name(order), none -> new ArrayList<>())
                        .add(order));
        List<List<Order>> all = List.copyOf(kinds.values());
        List<List<Order>> acting = all.stream()
                .filter(orders -> !name(orders.getFirst()).startsWith("Close"))
                .toList();
        List<List<Order>> from = acting.isEmpty() || random.nextInt(RELUCTANCE_TO_CLOSE) == 0 ? all : acting;
        List<Order> kind = from.get(random.nextInt(from.size()));
        return kind.get(random.nextInt(kind.size()));
    }

    private static String name(Order order) {
        return order.getClass().getSimpleName();
    }

    private void give(Actor by, Order order) {
        List<DieRequest> needed = referee.dice(situation, order);
        boolean typed = random.nextBoolean();
        List<ThrownDie> dice = new ArrayList<>();
        for (DieRequest die : needed) {
            dice.add(
                    typed
                            ? ThrownDie.of(
                                    die,
                                    die.faces().get(random.nextInt(die.faces().size())),
                                    Origin.TYPED)
                            : ThrownDie.of(
                                    die,
                                    seed.pip(head.key(), entries.size() + 1L, dice.size(), die.faces()),
                                    Origin.ROLLED));
        }
        GivenDice given = new GivenDice(dice.stream().map(ThrownDie::pip).toList());
        if (!(referee.judge(situation, by, order, given) instanceof Verdict.Accepted accepted)) {
            throw new AssertionError("Offered and refused: " + order);
        }
        write(author(by, order), new Act.Ordered(order), accepted.events(), dice, typed || needed.isEmpty() ? null : 1);
        situation = accepted.after();
        opened += order instanceof Challenge ? 1 : 0;
    }

    private static Author author(Actor by, Order order) {
        long person = Long.parseLong(by.person());
        if (by.organiser()) {
            return new Author(person, Author.Capacity.ORGANISER, null);
        }
        Side side = by.commanderOf().iterator().next();
        boolean asGeneral = by.isGeneral() && !(order instanceof Order.OfBattle);
        return new Author(person, asGeneral ? Author.Capacity.GENERAL : Author.Capacity.COMMANDER, side);
    }

    /** Takes some entries back, or brings back what was taken last; answers whether it did. */
    private boolean change() {
        Optional<Long> withdrawal = entries.stream()
                .filter(entry -> entry.act() instanceof Act.EntriesWithdrawn)
                .map(JournalEntry::sequence)
                .reduce((one, later) -> later)
                .filter(sequence -> counting.findMadeSince(sequence).isPresent())
                .filter(sequence -> !counting.counts(
                        counting.findTakenAway(sequence).orElseThrow().getFirst()));
        Author organiser = new Author(1, Author.Capacity.ORGANISER, null);
        if (withdrawal.isPresent() && random.nextBoolean()) {
            long sequence = withdrawal.get();
            write(
                    organiser,
                    new Act.EntriesBroughtBack(
                            sequence,
                            counting.findTakenAway(sequence).orElseThrow(),
                            counting.findMadeSince(sequence).orElseThrow()),
                    List.of(),
                    List.of(),
                    null);
        } else {
            List<Long> taken = counting.last(1 + random.nextInt(MOST_TAKEN_BACK));
            if (taken.isEmpty()) {
                return false;
            }
            write(organiser, new Act.EntriesWithdrawn(taken, "A slip, “again”"), List.of(), List.of(), null);
        }
        situation = head.beforeSetUp();
        for (JournalEntry entry : CountingEntries.among(entries)) {
            situation = situation.after(entry.events());
        }
        return true;
    }

    private void write(Author by, Act act, List<Event> events, List<ThrownDie> dice, @Nullable Integer seedNumber) {
        Written written = new Written(
                entries.size() + 1L,
                head.openedAt().plusSeconds(60L * entries.size()).plusNanos(random.nextInt(1_000_000) * 1_000L),
                by,
                codec.write(act),
                events.stream().map(codec::write).toList(),
                codec.write(dice),
                seedNumber,
                new UUID(random.nextLong(), random.nextLong()),
                sealed.isEmpty() ? head.hash() : sealed.getLast().hash());
        SealedEntry entry = new SealedEntry(written, HashChain.hashOf(written));
        sealed.add(entry);
        entries.add(entry.read(JournalPeople.AS_WRITTEN));
        counting.add(written.sequence(), act);
    }

    static Stream<Long> chances(int number) {
        return Stream.iterate(1944L, last -> last + 1).limit(number);
    }
}
