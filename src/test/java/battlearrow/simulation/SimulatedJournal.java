package battlearrow.simulation;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.journal.Act;
import battlearrow.journal.Author;
import battlearrow.journal.HashChain;
import battlearrow.journal.HouseRulesText;
import battlearrow.journal.JournalCodec;
import battlearrow.journal.SealedEntry;
import battlearrow.journal.ThrownDie;
import battlearrow.journal.ThrownDie.Origin;
import battlearrow.journal.Written;
import battlearrow.replay.CampaignFile;
import battlearrow.replay.CampaignFile.Head;
import battlearrow.replay.CampaignFile.Person;
import battlearrow.simulation.Wargame.Given;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The journal of a game between computer Generals, as a file that anybody could have handed in. */
final class SimulatedJournal implements Wargame.Watcher {
    private static final JournalCodec CODEC = new JournalCodec();
    private static final Instant OPENED = Instant.parse("2026-09-17T18:00:00Z");

    private final Referee referee = Referee.of(Mode.WARGAME);
    private final Head head;
    private final List<SealedEntry> entries = new ArrayList<>();

    SimulatedJournal(ScenarioName scenario, HouseRules houseRules) {
        head = new Head(
                new UUID(1944, 9),
                "Computer against computer",
                scenario,
                Mode.WARGAME,
                1500,
                ZoneId.of("Europe/London"),
                OPENED,
                HouseRulesText.write(houseRules),
                Corrections.NONE);
    }

    @Override
    public void given(Given given) {
        List<DieRequest> announced = referee.dice(given.before(), given.order());
        List<ThrownDie> dice = new ArrayList<>();
        for (int i = 0; i < announced.size(); i++) {
            dice.add(ThrownDie.of(announced.get(i), given.pips().get(i), Origin.TYPED));
        }
        Written written = new Written(
                entries.size() + 1L,
                OPENED.plusSeconds(entries.size()),
                author(given.by()),
                CODEC.write(new Act.Ordered(given.order())),
                given.events().stream().map(CODEC::write).toList(),
                CODEC.write(dice),
                null,
                new UUID(0, entries.size()),
                entries.isEmpty() ? head.hash() : entries.getLast().hash());
        entries.add(new SealedEntry(written, HashChain.hashOf(written)));
    }

    private static Author author(@Nullable Side by) {
        return by == null
                ? new Author(1, Author.Capacity.ORGANISER, null)
                : new Author(by == Side.ALLIED ? 2 : 3, Author.Capacity.GENERAL, by);
    }

    int entries() {
        return entries.size();
    }

    CampaignFile file() {
        List<Person> people = List.of(
                new Person("1", "Organiser", null), new Person("2", "Allied", null), new Person("3", "German", null));
        return new CampaignFile(head, List.of(), people, List.of(), entries, List.of());
    }
}
