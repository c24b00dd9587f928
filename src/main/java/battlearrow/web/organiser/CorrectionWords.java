package battlearrow.web.organiser;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.ReadEntry;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import battlearrow.journal.Act;
import battlearrow.journal.JournalEntry;
import battlearrow.replay.Sandbox.Outcome;
import battlearrow.replay.Sandbox.Report;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.RefusalLine;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryView;
import battlearrow.web.chronicle.EntryWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Tells what would come of a correction: on the map, and entry by entry. */
@Component
class CorrectionWords {
    private final CampaignView view;
    private final CampaignFrame frame;
    private final EntryWords entryWords;
    private final Words words;

    CorrectionWords(CampaignView view, CampaignFrame frame, EntryWords entryWords, Words words) {
        this.view = view;
        this.frame = frame;
        this.entryWords = entryWords;
        this.words = words;
    }

    /** Something of the campaign that would be otherwise. */
    record Effect(String what, String was, String becomes) {}

    /**
     * An entry that would not stay as it is.
     *
     * @param after what it would say; null when it goes
     * @param refusals why it goes; empty when it changes, or goes for want of what it was about
     * @param note what else there is to say; empty for nothing
     */
    record Line(EntryView before, @Nullable EntryView after, List<RefusalLine> refusals, String note) {}

    /** A die to throw or type in. */
    record MissingDie(String name, String label, List<Integer> faces) {}

    /**
     * A report for its page.
     *
     * @param staying how many entries stay as they are
     * @param waiting how many cannot be told before the missing dice are known
     * @param missingFor the entry that needs dice; 0 for none
     */
    record Told(
            List<Effect> effects,
            List<Line> changing,
            List<Line> goingOut,
            int staying,
            int waiting,
            long missingFor,
            List<MissingDie> missing,
            boolean changesNothing) {}

    Told tell(Visitor visitor, Moment now, Report report) {
        EntryWords.Teller teller = entryWords.teller(visitor, now);
        List<Line> changing = new ArrayList<>();
        List<Line> goingOut = new ArrayList<>();
        int staying = 0;
        int waiting = 0;
        for (Outcome outcome : report.outcomes()) {
            switch (outcome) {
                case Outcome.Stays stays -> staying++;
                case Outcome.Waits waits -> waiting++;
                case Outcome.Changes changes -> changing.add(changing(visitor, teller, changes));
                case Outcome.FallsOut out ->
                    goingOut.add(line(visitor, teller, out, words.refusals(out.refusals()), ""));
                case Outcome.HasNoObject none ->
                    goingOut.add(line(visitor, teller, none, List.of(), words.of("correct.no-object")));
                case Outcome.StruckOut struck ->
                    goingOut.add(line(visitor, teller, struck, List.of(), words.of("correct.struck-out")));
                case Outcome.NeedsDice needs -> {
                    // Told by the form that asks for them.
                }
            }
        }
        return new Told(
                report.isComplete() ? effects(now.situation(), report.end()) : List.of(),
                changing,
                goingOut,
                staying,
                waiting,
                report.findMissingDice().map(needs -> needs.entry().sequence()).orElse(0L),
                report.findMissingDice().map(this::missing).orElse(List.of()),
                report.changesNothing());
    }

    private Line changing(Visitor visitor, EntryWords.Teller teller, Outcome.Changes changes) {
        JournalEntry entry = changes.entry();
        JournalEntry after = new JournalEntry(
                entry.sequence(),
                entry.recordedAt(),
                entry.author(),
                new Act.Ordered(changes.order()),
                changes.events(),
                changes.dice(),
                null,
                entry.orderKey(),
                entry.previousHash(),
                entry.hash());
        ReadEntry read = read(visitor, entry);
        return new Line(teller.tell(read), teller.tell(new ReadEntry(after, true, read.authorName())), List.of(), "");
    }

    private Line line(
            Visitor visitor, EntryWords.Teller teller, Outcome outcome, List<RefusalLine> refusals, String note) {
        return new Line(teller.tell(read(visitor, outcome.entry())), null, refusals, note);
    }

    private ReadEntry read(Visitor visitor, JournalEntry entry) {
        return view.findEntry(visitor.campaignId(), entry.sequence()).orElseThrow();
    }

    private List<MissingDie> missing(Outcome.NeedsDice needs) {
        List<MissingDie> missing = new ArrayList<>();
        for (int index = 0; index < needs.needed().size(); index++) {
            DieRequest die = needs.needed().get(index);
            if (needs.known().get(index).isEmpty()) {
                missing.add(new MissingDie(
                        EntryChangeForm.die(needs.entry().sequence(), index),
                        words.of("correct.die", index + 1, die.roller()),
                        die.faces().stream().distinct().sorted().toList()));
            }
        }
        return missing;
    }

    private List<Effect> effects(Situation was, Situation becomes) {
        List<Effect> effects = new ArrayList<>();
        add(effects, words.of("correct.effect.stands"), frame.phaseTitle(was), frame.phaseTitle(becomes));
        for (Area area : was.map().areas()) {
            add(effects, area.name(), words.side(was.control(area)), words.side(becomes.control(area)));
        }
        VictoryPoints pointsWere = VictoryPoints.of(was);
        VictoryPoints pointsBecome = VictoryPoints.of(becomes);
        for (Side side : Side.values()) {
            add(
                    effects,
                    words.of("correct.effect.points", side),
                    Integer.toString(pointsWere.total(side)),
                    Integer.toString(pointsBecome.total(side)));
        }
        add(
                effects,
                words.of("correct.effect.open"),
                Integer.toString(was.battles().size()),
                Integer.toString(becomes.battles().size()));
        return effects;
    }

    private static void add(List<Effect> effects, String what, String was, String becomes) {
        Optional.of(new Effect(what, was, becomes))
                .filter(effect -> !was.equals(becomes))
                .ifPresent(effects::add);
    }
}
