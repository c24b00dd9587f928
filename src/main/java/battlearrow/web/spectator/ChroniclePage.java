package battlearrow.web.spectator;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.CampaignView.TurnEnd;
import battlearrow.campaign.ReadEntry;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.AirAllocationEvent.DropMade;
import battlearrow.firestorm.event.CampaignEvent.TurnEnded;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleArrowPlaced;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.event.MovementEvent.TroopExploited;
import battlearrow.firestorm.event.MovementEvent.TroopMoved;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.DiceCheck.CheckedDie;
import battlearrow.journal.DiceCheck.Finding;
import battlearrow.journal.PublishedSeed;
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
import battlearrow.web.map.MapView;
import battlearrow.web.map.SituationMap;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;

/** The journal in sentences, the map as it stood after any entry, and the proof of the application's dice. */
@Controller
@RequestMapping("/campaigns/{campaignId}/chronicle")
@OpenTo(Audience.EVERYBODY)
class ChroniclePage {
    private static final int ON_A_PAGE = 20;
    private static final List<Class<? extends Event>> CHANGE_THE_MAP = List.of(
            ControlChanged.class,
            BattleArrowPlaced.class,
            BattleClosed.class,
            DropMade.class,
            TroopExploited.class,
            TroopMoved.class,
            TurnEnded.class);

    private final CampaignFrame frame;
    private final CampaignView view;
    private final EntryWords entries;
    private final Standing standing;
    private final Words words;

    ChroniclePage(CampaignFrame frame, CampaignView view, EntryWords entries, Standing standing, Words words) {
        this.frame = frame;
        this.view = view;
        this.entries = entries;
        this.standing = standing;
        this.words = words;
    }

    /** A turn along the range, with its end if it is over. */
    record Tick(String label, String day, @Nullable String href, boolean isNow) {}

    /** Areas that changed hands since the end of the turn before. */
    record Changed(Side side, String areas) {}

    @GetMapping
    String show(Visitor visitor, Model model, @RequestParam(name = "at", defaultValue = "") String at) {
        Moment now = frame.around(visitor, model, CampaignTab.CHRONICLE);
        if (now.situation().isIn(Phase.SETUP) && now.sequence() == 0) {
            return "spectator/not-started";
        }
        long last = now.sequence();
        long shown = entry(at, last);
        Moment then = shown == last ? now : view.at(visitor.campaignId(), shown);
        List<TurnEnd> ends = view.turnEnds(visitor.campaignId());
        EntryWords.Teller teller = entries.teller(visitor, now);
        List<ReadEntry> page = view.entries(visitor.campaignId(), shown + 1, ON_A_PAGE);
        model.addAttribute("at", shown);
        model.addAttribute("last", last);
        model.addAttribute(
                "atWhen", page.isEmpty() ? "" : teller.tell(page.getFirst()).exactly());
        model.addAttribute("atTitle", then.situation().isIn(Phase.SETUP) ? "" : frame.phaseTitle(then.situation()));
        model.addAttribute("ticks", ticks(visitor, ends, shown, now.situation()));
        model.addAttribute("turnEnds", ends);
        model.addAttribute("film", film(visitor));
        model.addAttribute("entries", teller.tell(page));
        model.addAttribute("removals", view.removals(visitor.campaignId(), page));
        model.addAttribute("older", shown > ON_A_PAGE ? shown - ON_A_PAGE : null);
        model.addAttribute("newer", shown < last ? Math.min(last, shown + ON_A_PAGE) : null);
        if (!then.situation().isIn(Phase.SETUP)) {
            model.addAttribute("map", map(then.situation()));
            model.addAttribute("score", standing.score(then.situation()));
            model.addAttribute("battles", battles(then, teller));
            model.addAttribute("changed", changed(visitor, ends, then));
            model.addAttribute("thenTurn", then.situation().turn());
        }
        return "spectator/chronicle";
    }

    /** The entries after which the map looks different, as the film shows them. */
    private String film(Visitor visitor) {
        return view.entriesWith(visitor.campaignId(), CHANGE_THE_MAP).stream()
                .filter(ReadEntry::counts)
                .map(read -> Long.toString(read.entry().sequence()))
                .collect(Collectors.joining(","));
    }

    /** A seed as the proof shows it. */
    record SeedLine(
            int number,
            String turn,
            String fingerprint,
            @Nullable String seed,
            String openedAt,
            long rolled,
            long matching) {}

    /** A die of a revealed seed, computed again. */
    record DieLine(long sequence, int index, int pip, boolean isSixSided, boolean matches, int seed) {}

    @GetMapping("/dice")
    String dice(Visitor visitor, Model model) {
        frame.around(visitor, model, CampaignTab.CHRONICLE);
        List<CheckedDie> checked = view.checkDice(visitor.campaignId());
        ZoneId zone = visitor.campaign().timeZone();
        model.addAttribute(
                "seeds",
                view.seeds(visitor.campaignId()).reversed().stream()
                        .map(seed -> line(seed, checked, zone))
                        .toList());
        model.addAttribute(
                "dice",
                checked.stream()
                        .filter(die -> die.finding() == Finding.MATCHES || die.finding() == Finding.DIFFERS)
                        .map(ChroniclePage::line)
                        .toList());
        model.addAttribute(
                "typed",
                checked.stream().filter(die -> die.finding() == Finding.TYPED).count());
        model.addAttribute(
                "campaignKey",
                view.findHeading(visitor.campaignId())
                        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND))
                        .key());
        return "spectator/dice";
    }

    private SeedLine line(PublishedSeed seed, List<CheckedDie> checked, ZoneId zone) {
        List<CheckedDie> own = checked.stream()
                .filter(die ->
                        die.seed().filter(number -> number == seed.number()).isPresent())
                .toList();
        return new SeedLine(
                seed.number(),
                turn(seed.turn()),
                seed.fingerprint(),
                seed.seed().map(secret -> secret.hex()).orElse(null),
                EntryWords.exactly(seed.openedAt(), zone),
                own.size(),
                own.stream().filter(die -> die.finding() == Finding.MATCHES).count());
    }

    private static DieLine line(CheckedDie die) {
        return new DieLine(
                die.sequence(),
                die.index(),
                die.die().pip(),
                die.die().kind() == DieRequest.Kind.SIX_SIDED,
                die.finding() == Finding.MATCHES,
                die.seed().orElse(0));
    }

    private static long entry(String typed, long last) {
        if (!typed.strip().matches("[0-9]{1,9}")) {
            return last;
        }
        return Math.min(Long.parseLong(typed.strip()), last);
    }

    private MapView map(Situation then) {
        return SituationMap.of(then).view(words.of("campaign.map", frame.phaseTitle(then)));
    }

    private List<Tick> ticks(Visitor visitor, List<TurnEnd> ends, long at, Situation now) {
        List<Tick> ticks = new ArrayList<>();
        ZoneId zone = visitor.campaign().timeZone();
        for (int turn = 0; turn <= now.tables().limit("campaignTurns"); turn++) {
            int which = turn;
            Optional<TurnEnd> end =
                    ends.stream().filter(one -> one.turn() == which).findFirst();
            ticks.add(new Tick(
                    turn(turn),
                    end.map(one -> EntryWords.day(one.at(), zone)).orElse(""),
                    end.map(one -> CampaignFrame.base(visitor) + "/chronicle?at=" + one.sequence())
                            .orElse(null),
                    end.filter(one -> one.sequence() == at).isPresent()));
        }
        return ticks;
    }

    private String turn(int turn) {
        return turn == 0 ? words.of("phase.opening") : words.of("chronicle.turn", turn);
    }

    private List<FoughtLine> battles(Moment then, EntryWords.Teller teller) {
        return then.closedBattles().reversed().stream()
                .filter(record -> record.turn() == then.situation().turn())
                .filter(BattleRecord::isFought)
                .map(record -> FoughtLine.of(record, teller, words))
                .toList();
    }

    private List<Changed> changed(Visitor visitor, List<TurnEnd> ends, Moment then) {
        Optional<TurnEnd> before =
                ends.stream().filter(end -> end.sequence() < then.sequence()).reduce((one, later) -> later);
        if (before.isEmpty()) {
            return List.of();
        }
        Situation earlier =
                view.at(visitor.campaignId(), before.get().sequence()).situation();
        List<Changed> changed = new ArrayList<>();
        for (Side side : Side.values()) {
            List<Area> won =
                    then.situation().map().list(then.situation().areasOf(side).minus(earlier.areasOf(side)));
            if (!won.isEmpty()) {
                changed.add(
                        new Changed(side, won.stream().map(Area::name).sorted().collect(Collectors.joining(", "))));
            }
        }
        return changed;
    }
}
