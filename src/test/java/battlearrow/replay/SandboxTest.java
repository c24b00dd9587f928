package battlearrow.replay;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.Act;
import battlearrow.journal.Author;
import battlearrow.journal.CountingEntries;
import battlearrow.journal.JournalCodec;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.JournalPeople;
import battlearrow.journal.SealedEntry;
import battlearrow.journal.ThrownDie;
import battlearrow.journal.Written;
import battlearrow.replay.Sandbox.Change;
import battlearrow.replay.Sandbox.FreshDice;
import battlearrow.replay.Sandbox.Outcome;
import battlearrow.replay.Sandbox.Report;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Judging a campaign again from an earlier entry")
class SandboxTest {
    private static final JournalCodec CODEC = new JournalCodec();
    private static final int CORRECTED_JOURNALS = 16;
    private static final int FIRST_CHANCE = 40;

    @Test
    void whatIsNotChangedStaysAsItIs() {
        CampaignFile file = RandomJournal.play(31, 200);
        JournalEntry entry = first(file, RollInitiative.class);
        Report report =
                judge(file, new Change(Map.of(entry.sequence(), entry.act().findOrder()), Map.of()));
        assertThat(report.changesNothing()).isTrue();
        assertThat(report.isComplete()).isTrue();
        assertThat(report.end()).isEqualTo(end(file));
    }

    @Test
    void otherScoresOfADrawnOutBattleChangeTheReportAndLittleElse() {
        CampaignFile file = RandomJournal.play(31, 400);
        Set<Long> reports = new HashSet<>();
        ReportScores said = (ReportScores) order(first(file, ReportScores.class));
        Map<Long, Optional<Order>> orders = counting(file).stream()
                .filter(entry -> order(entry) instanceof ReportScores report && report.battle() == said.battle())
                .peek(entry -> reports.add(entry.sequence()))
                .collect(Collectors.toMap(
                        JournalEntry::sequence,
                        entry -> Optional.of(new ReportScores(
                                said.battle(),
                                ((ReportScores) order(entry)).side(),
                                said.allied(),
                                said.german() == 3 ? 4 : 3))));
        Report report = judge(file, new Change(orders, Map.of()));
        List<Outcome> changed = changed(report);
        assertThat(changed).extracting(one -> one.entry().sequence()).containsAll(reports);
        assertThat(report.outcomes()).anyMatch(Outcome.Stays.class::isInstance);
    }

    @Test
    void aDieThatFellOtherwiseHandsTheInitiativeOver() {
        CampaignFile file = RandomJournal.play(31, 300);
        JournalEntry roll = counting(file).stream()
                .filter(entry -> order(entry) instanceof RollInitiative)
                .filter(entry ->
                        entry.dice().getFirst().pip() > entry.dice().getLast().pip())
                .filter(entry -> counting(file).stream()
                        .anyMatch(later -> order(later) instanceof PlaceBattleArrow arrow
                                && arrow.side() == Side.ALLIED
                                && arrow.battle() == ((RollInitiative) order(entry)).battle()))
                .findFirst()
                .orElseThrow();
        Report report =
                judge(file, new Change(Map.of(), Map.of(roll.sequence(), List.of(Optional.of(1), Optional.of(6)))));
        assertThat(report.outcomes().getFirst())
                .isInstanceOfSatisfying(
                        Outcome.Changes.class,
                        change -> assertThat(change.dice())
                                .extracting(ThrownDie::pip)
                                .containsExactly(1, 6));
        int battle = ((RollInitiative) order(roll)).battle();
        assertThat(report.outcomes())
                .filteredOn(one -> one.entry().act().findOrder().orElseThrow() instanceof PlaceBattleArrow arrow
                        && arrow.battle() == battle)
                .allSatisfy(one -> assertThat(one)
                        .isInstanceOfSatisfying(
                                Outcome.FallsOut.class,
                                out -> assertThat(out.refusals()).isNotEmpty()));
    }

    @Test
    void battlesKeepTheirOrdersWhenAnEarlierOneIsStruckOut() {
        CampaignFile file = RandomJournal.play(31, 60);
        List<JournalEntry> challenges = counting(file).stream()
                .filter(entry -> order(entry) instanceof Challenge)
                .toList();
        assertThat(challenges).hasSizeGreaterThan(1);
        Report report = judge(file, new Change(Map.of(challenges.getFirst().sequence(), Optional.empty()), Map.of()));
        assertThat(report.outcomes().getFirst()).isInstanceOf(Outcome.StruckOut.class);
        for (Outcome outcome : report.outcomes()) {
            Order before = order(outcome.entry());
            if (before instanceof Order.OfBattle of && of.battle() == 1) {
                assertThat(outcome.isOut()).as("%s", before).isTrue();
            }
            if (outcome instanceof Outcome.Changes change
                    && change.order() instanceof Order.OfBattle after
                    && before instanceof Order.OfBattle was) {
                assertThat(after.battle()).isEqualTo(was.battle() - 1);
            }
        }
        assertThat(report.end().lastBattle()).isLessThan(end(file).lastBattle());
    }

    @Test
    void missingDiceAreAskedForAndTypedOrRolled() {
        CampaignFile file = RandomJournal.play(31, 300);
        JournalEntry roll = first(file, RollInitiative.class);
        SealedEntry sealed = file.entries().get((int) roll.sequence() - 1);
        // As if only one of the two dice had been written down.
        JournalEntry short1 = new JournalEntry(
                roll.sequence(),
                roll.recordedAt(),
                roll.author(),
                roll.act(),
                roll.events(),
                roll.dice().subList(0, 1),
                roll.seed(),
                roll.orderKey(),
                roll.previousHash(),
                sealed.hash());
        List<JournalEntry> journal = new ArrayList<>(entries(file));
        journal.set((int) roll.sequence() - 1, short1);
        Change nothing = new Change(Map.of(roll.sequence(), roll.act().findOrder()), Map.of());
        Report asking = Sandbox.judge(file.head().beforeSetUp(), journal, nothing, FreshDice.NONE);
        assertThat(asking.isComplete()).isFalse();
        assertThat(asking.findMissingDice().orElseThrow().known())
                .containsExactly(Optional.of(roll.dice().getFirst().pip()), Optional.empty());
        assertThat(asking.outcomes().subList(1, asking.outcomes().size())).allMatch(Outcome.Waits.class::isInstance);
        int pip = roll.dice().getLast().pip();
        Change typed = new Change(Map.of(), Map.of(roll.sequence(), List.of(Optional.empty(), Optional.of(pip))));
        assertThat(Sandbox.judge(file.head().beforeSetUp(), journal, typed, FreshDice.NONE)
                        .end())
                .isEqualTo(end(file));
        Report rolled =
                Sandbox.judge(file.head().beforeSetUp(), journal, nothing, (version, index, die) -> Optional.of(pip));
        assertThat(rolled.end()).isEqualTo(end(file));
        assertThat(((Outcome.Changes) rolled.outcomes().getFirst()).dice())
                .extracting(ThrownDie::origin)
                .containsExactly(ThrownDie.Origin.RECORDED, ThrownDie.Origin.ROLLED);
    }

    static LongStream chances() {
        return LongStream.range(FIRST_CHANCE, FIRST_CHANCE + CORRECTED_JOURNALS);
    }

    @ParameterizedTest(name = "chance {0}")
    @MethodSource("chances")
    @DisplayName("A corrected journal is sound, counts nothing twice, and can be put back as it was")
    void correctedJournals(long chance) {
        CampaignFile file = RandomJournal.playAny(chance, 350);
        List<JournalEntry> rolls =
                counting(file).stream().filter(JournalEntry::hasDice).toList();
        JournalEntry roll = rolls.get(rolls.size() / 2);
        List<Optional<Integer>> turned = roll.dice().stream()
                .map(die -> Optional.of(die.kind().highest() + 1 - die.pip()))
                .toList();
        Report report = Sandbox.judge(
                file.head().beforeSetUp(),
                entries(file),
                new Change(Map.of(), Map.of(roll.sequence(), turned)),
                (version, index, die) -> Optional.empty());
        if (!report.isComplete() || report.changesNothing()) {
            return;
        }
        CampaignFile corrected = corrected(file, report);
        Replay.Result.Sound sound = sound(corrected);
        assertThat(sound.end()).isEqualTo(report.end());
        List<Long> counting = CountingEntries.of(sound.entries()).sequences();
        assertThat(counting)
                .doesNotHaveDuplicates()
                .hasSize(counting(file).size() - out(report).size());
        assertThat(CampaignFileReader.read(CampaignFileWriter.write(corrected).getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(new CampaignFileReader.Reading.Read(corrected));

        long correction = sound.entries().getLast().sequence();
        CountingEntries now = CountingEntries.of(sound.entries());
        CampaignFile back = with(
                corrected,
                List.of(new Act.EntriesBroughtBack(
                        correction,
                        now.findTakenAway(correction).orElseThrow(),
                        now.findMadeSince(correction).orElseThrow())),
                List.of());
        assertThat(sound(back).end()).isEqualTo(end(file));
    }

    @Test
    void aCorrectionThatDoesNotFollowTheRulesIsRefused() {
        CampaignFile file = RandomJournal.play(31, 300);
        JournalEntry roll = first(file, RollInitiative.class);
        CampaignFile wrong = with(
                file,
                List.of(
                        new Act.NewVersion(roll.sequence(), order(roll)),
                        new Act.EntriesCorrected(
                                List.of(new Act.Replaced(
                                        roll.sequence(), file.entries().size() + 1L)),
                                List.of(),
                                "because")),
                List.of(new Outcome.Changes(roll, order(roll), List.of(), roll.events())));
        assertThat(Replay.of(wrong))
                .isInstanceOfSatisfying(
                        Replay.Result.Broken.class,
                        broken -> assertThat(broken.fault().sentence()).contains("needs 2 dice"));
    }

    /** The journal with what a correction would write. */
    private static CampaignFile corrected(CampaignFile file, Report report) {
        List<Act> acts = new ArrayList<>();
        List<Outcome.Changes> versions = new ArrayList<>();
        List<Act.Replaced> replaced = new ArrayList<>();
        for (Outcome outcome : report.outcomes()) {
            if (outcome instanceof Outcome.Changes changes) {
                versions.add(changes);
                acts.add(new Act.NewVersion(outcome.entry().sequence(), changes.order()));
                replaced.add(new Act.Replaced(
                        outcome.entry().sequence(), file.entries().size() + versions.size()));
            }
        }
        acts.add(new Act.EntriesCorrected(replaced, out(report), "The die fell otherwise"));
        return with(file, acts, versions);
    }

    private static List<Long> out(Report report) {
        return report.outcomes().stream()
                .filter(Outcome::isOut)
                .map(one -> one.entry().sequence())
                .toList();
    }

    /** @param versions what the acts that are new versions say, in their order */
    private static CampaignFile with(CampaignFile file, List<Act> acts, List<Outcome.Changes> versions) {
        List<Written> written = new ArrayList<>(
                file.entries().stream().map(SealedEntry::written).toList());
        int next = 0;
        for (Act act : acts) {
            boolean isVersion = act instanceof Act.NewVersion;
            Outcome.Changes says = isVersion ? versions.get(next++) : null;
            written.add(new Written(
                    written.size() + 1L,
                    file.head().openedAt(),
                    new Author(1, Author.Capacity.ORGANISER, null),
                    CODEC.write(act),
                    says == null
                            ? List.of()
                            : says.events().stream().map(CODEC::write).toList(),
                    CODEC.write(says == null ? List.of() : says.dice()),
                    null,
                    new UUID(7, written.size()),
                    ""));
        }
        return RandomJournal.chained(file, written);
    }

    private static List<Outcome> changed(Report report) {
        return report.outcomes().stream()
                .filter(Outcome.Changes.class::isInstance)
                .toList();
    }

    private static Report judge(CampaignFile file, Change change) {
        return Sandbox.judge(file.head().beforeSetUp(), entries(file), change, FreshDice.NONE);
    }

    private static Replay.Result.Sound sound(CampaignFile file) {
        return switch (Replay.of(file)) {
            case Replay.Result.Sound sound -> sound;
            case Replay.Result.Broken broken ->
                throw new AssertionError(broken.fault().sentence());
        };
    }

    private static List<JournalEntry> entries(CampaignFile file) {
        return file.entries().stream()
                .map(entry -> entry.read(JournalPeople.AS_WRITTEN))
                .toList();
    }

    private static List<JournalEntry> counting(CampaignFile file) {
        return CountingEntries.among(entries(file));
    }

    private static Situation end(CampaignFile file) {
        return file.head()
                .beforeSetUp()
                .after(counting(file).stream()
                        .flatMap(entry -> entry.events().stream())
                        .toList());
    }

    private static JournalEntry first(CampaignFile file, Class<? extends Order> kind) {
        return counting(file).stream()
                .filter(entry -> kind.isInstance(order(entry)))
                .findFirst()
                .orElseThrow();
    }

    private static Order order(JournalEntry entry) {
        return entry.act().findOrder().orElseThrow();
    }
}
