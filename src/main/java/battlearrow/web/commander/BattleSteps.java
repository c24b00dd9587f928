package battlearrow.web.commander;

import battlearrow.campaign.People;
import battlearrow.chronicle.BattleReports;
import battlearrow.firestorm.combat.DueBeforeTheGame;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.RuleBattle;
import battlearrow.firestorm.order.CombatOrder.ConfirmScores;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.CombatOrder.SettleScores;
import battlearrow.firestorm.order.ManoeuvreOrder.CallOffChallenge;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.WithdrawBattleArrow;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.order.WargameOrder.AgreeToRoll;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rulebook.GameWinner;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.DestroyRoll;
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Awaited.Deed;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.map.AreaView;
import battlearrow.web.map.Choice;
import battlearrow.web.map.MapFragment;
import battlearrow.web.map.MapView;
import battlearrow.web.map.SituationMap;
import battlearrow.web.map.ViewBox;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.ui.Model;

/** Builds the page of a battle: its frame, and the one step it is at. */
@Component
class BattleSteps {
    /** Touching the map asks for this part of the page again. */
    private static final String SWAPPED = "#desk";

    private final Referee referee;
    private final BattleWords words;
    private final MapFragment maps;
    private final BattleReports reports;
    private final People people;

    BattleSteps(Referee referee, BattleWords words, MapFragment maps, BattleReports reports, People people) {
        this.referee = referee;
        this.words = words;
        this.maps = maps;
        this.reports = reports;
        this.people = people;
    }

    /** A step as the page shows it. */
    private record Shown(
            DeskStep step, String kind, Object content, String heading, String lead, MapView map, boolean mapOnPhone) {}

    /** Puts the page of a battle into the model. */
    String show(
            Visitor visitor, Moment now, BattleRecord entry, DeskChoice choice, ResultStep.Faults faults, Model model) {
        if (!entry.isOpen()) {
            over(visitor, now, entry, model);
            return "commander/battle";
        }
        Desk desk = Desk.of(visitor, now, entry, choice);
        Shown shown = switch (step(desk, faults)) {
            case CHALLENGE, INITIATIVE -> initiative(desk);
            case ARROW -> arrow(desk);
            case TROOPS -> troops(desk);
            case SUPPLY -> supply(desk);
            case BRIEFING -> briefing(desk);
            case RESULT -> result(desk, faults);
            case ROLL -> roll(desk);
            case AFTER_ACTION -> afterAction(desk);
        };
        model.addAttribute("kind", shown.kind());
        model.addAttribute("step", shown.content());
        model.addAttribute("battle", frame(desk, shown));
        model.addAttribute("cannotBePlayed", cannotBePlayed(desk).orElse(null));
        model.addAttribute(
                "mayWithdraw",
                battleHasArrow(desk)
                        && Stream.of(Side.values())
                                .anyMatch(side -> isAllowed(desk, new WithdrawBattleArrow(desk.number(), side))));
        return "commander/battle";
    }

    /** What is left for a battle of a campaign that cannot be played; empty without an arrow and once it is decided. */
    private Optional<CannotBePlayed> cannotBePlayed(Desk desk) {
        Battle battle = desk.battle();
        if (desk.isWargame() || !battleHasArrow(desk) || battle.isDecided()) {
            return Optional.empty();
        }
        Optional<Side> mayAgree = Stream.of(Side.values())
                .filter(side -> isAllowed(desk, new AgreeToRoll(desk.number(), side)))
                .findFirst();
        Optional<Side> proposed =
                Stream.of(Side.values()).filter(battle::agreesToRoll).findFirst();
        return Optional.of(new CannotBePlayed(
                mayAgree.orElse(null),
                proposed.orElse(null),
                proposed.filter(desk.visitor()::isGeneralOf).isPresent(),
                battle.isAgreedToBeRolled(),
                isAllowed(desk, new RuleBattle(desk.number(), null, ""))
                        ? CampaignFrame.base(desk.visitor()) + "/organiser/rulings/battle?battle=" + desk.number()
                        : null));
    }

    /** The step the battle is at; before the game the players may look back, and forward to the report. */
    private DeskStep step(Desk desk, ResultStep.Faults faults) {
        DeskStep due = DeskStep.of(desk.awaited().deed());
        if (!desk.battle().isAt(Stage.SUPPLY_CHECKED)) {
            return due;
        }
        if (!faults.isNone()) {
            return DeskStep.RESULT;
        }
        if (desk.isRolled()) {
            return desk.choice()
                    .findStep()
                    .filter(asked -> asked == DeskStep.TROOPS || asked == DeskStep.SUPPLY)
                    .orElse(due);
        }
        boolean isGameDue =
                DueBeforeTheGame.list(desk.situation(), desk.battle()).isEmpty();
        return desk.choice()
                .findStep()
                .filter(asked -> switch (asked) {
                    case TROOPS, SUPPLY, BRIEFING -> true;
                    case RESULT -> isGameDue;
                    default -> false;
                })
                .orElse(due);
    }

    private Shown initiative(Desk desk) {
        RollInitiative roll = new RollInitiative(desk.number());
        boolean firstTurn = desk.situation().turn() == 1;
        InitiativeStep step = new InitiativeStep(
                isAllowed(desk, roll),
                diceLabels(desk, roll),
                words.of(firstTurn ? "desk.initiative.first-turn" : "desk.initiative.later"),
                firstTurn ? "MAN-06" : "MAN-07",
                isAllowed(desk, new CallOffChallenge(desk.number())));
        return shown(DeskStep.INITIATIVE, "initiative", step, map(desk), false);
    }

    private Shown arrow(Desk desk) {
        Side holder = desk.battle().findHolder().orElseThrow();
        ArrowStep step = ArrowStep.of(desk, holder, referee, words);
        if (desk.sides().contains(holder)) {
            MapView map = showing(step.map(), step.around()).swapping(SWAPPED);
            return shown(DeskStep.ARROW, "arrow", step, map, true);
        }
        return new Shown(DeskStep.ARROW, "arrow", step, words.ofEnum("desk.step", DeskStep.ARROW), "", map(desk), true);
    }

    private Shown troops(Desk desk) {
        TroopsStep step = TroopsStep.of(desk, referee, words);
        boolean inSecret = desk.situation().houseRules().is(HouseRule.HR_06, "bothSecret");
        boolean replies = desk.battle().isAt(Stage.COMMITTED_FIRST) && !inSecret;
        String heading = desk.awaited().deed() == Deed.VARIABLE
                ? "desk.heading.variable"
                : replies ? "desk.heading.troops.reply" : "desk.heading.troops";
        int holes = step.holes();
        return new Shown(
                DeskStep.TROOPS,
                "troops",
                step,
                words.of(heading),
                desk.awaited().deed() == Deed.VARIABLE
                        ? words.of("desk.lead.variable")
                        : words.of("desk.lead.troops", holes)
                                + (inSecret ? " " + words.of("desk.lead.troops.secret") : ""),
                map(desk),
                false);
    }

    private Shown supply(Desk desk) {
        return shown(DeskStep.SUPPLY, "supply", SupplyStep.of(desk, referee, words), map(desk), false);
    }

    private Shown briefing(Desk desk) {
        return shown(DeskStep.BRIEFING, "briefing", BriefingStep.of(desk, referee, words), map(desk), false);
    }

    private Shown roll(Desk desk) {
        RollBattle roll = new RollBattle(desk.number());
        RollStep step = new RollStep(
                RollSums.of(
                        desk.situation(),
                        desk.battle(),
                        words.name(desk.visitor(), desk.battle(), Side.ALLIED),
                        words.name(desk.visitor(), desk.battle(), Side.GERMAN),
                        words),
                isAllowed(desk, roll),
                words.refusals(DueBeforeTheGame.list(desk.situation(), desk.battle())),
                diceLabels(desk, roll));
        return shown(DeskStep.ROLL, "roll", step, map(desk), false);
    }

    private Shown result(Desk desk, ResultStep.Faults faults) {
        return shown(DeskStep.RESULT, "result", resultStep(desk, faults), map(desk), false);
    }

    private Shown afterAction(Desk desk) {
        AfterActionDesk sheet = new AfterActionDesk(desk, referee, words);
        AfterActionStep step = sheet.step();
        String heading = switch (desk.battle().stage()) {
            case DESTROY -> desk.awaited().deed() == Deed.SAVE ? "desk.heading.save" : "desk.heading.destroy";
            case RETREAT -> "desk.heading.retreat";
            case ADVANCE -> "desk.heading.advance";
            default -> "desk.heading.after-action";
        };
        MapView map = showing(sheet.map(step), step.around());
        return new Shown(
                DeskStep.AFTER_ACTION,
                "after-action",
                step,
                words.of(heading),
                step.decides(),
                step.retreat() == null ? map : map.swapping(SWAPPED),
                step.retreat() != null || step.advance() != null);
    }

    private ResultStep resultStep(Desk desk, ResultStep.Faults faults) {
        Battle battle = desk.battle();
        DeskChoice typed = desk.choice();
        Side reporter = desk.acting()
                .filter(side -> isAllowed(desk, new ReportScores(desk.number(), side, 0, 0, GameWinner.DRAW)))
                .orElse(null);
        Side confirmer = desk.awaited().deed() == Deed.CONFIRMATION
                ? desk.awaited().from().stream()
                        .filter(side -> isAllowed(desk, new ConfirmScores(desk.number(), side)))
                        .findFirst()
                        .orElse(null)
                // In a dispute each player may say that the other is right.
                : desk.acting()
                        .filter(side -> battle.isDisputed())
                        .filter(side -> isAllowed(desk, new ConfirmScores(desk.number(), side)))
                        .orElse(null);
        return new ResultStep(
                reporter,
                confirmer,
                isAllowed(desk, new SettleScores(desk.number(), 0, 0, GameWinner.DRAW, "")),
                listReports(desk),
                battle.isDisputed(),
                words.refusals(DueBeforeTheGame.list(desk.situation(), battle)),
                Objects.requireNonNullElse(typed.allied(), ""),
                Objects.requireNonNullElse(typed.german(), ""),
                Objects.requireNonNullElse(typed.winner(), ""),
                Objects.requireNonNullElse(typed.attacker(), ""),
                Objects.requireNonNullElse(typed.story(), ""),
                Objects.requireNonNullElse(typed.reason(), ""),
                faults,
                stories(desk.visitor(), desk.entry()),
                draftKey(desk.visitor(), desk.entry()));
    }

    /** Under which the device keeps a story that is typed and not sent. */
    static String draftKey(Visitor visitor, BattleRecord entry) {
        return "battle." + visitor.campaignId() + "." + entry.number() + "."
                + entry.openedAt().getEpochSecond();
    }

    private List<ResultStep.Report> listReports(Desk desk) {
        List<ResultStep.Report> told = new ArrayList<>();
        for (Side side : Side.values()) {
            desk.battle()
                    .party(side)
                    .findReported()
                    .ifPresent(scores -> told.add(new ResultStep.Report(
                            side, words.name(desk.visitor(), desk.battle(), side), scores(scores))));
        }
        return told;
    }

    private String scores(Scores scores) {
        String winner = scores.allied() == scores.german()
                ? words.of("desk.drawn")
                : words.of("desk.won", words.theSide(scores.allied() > scores.german() ? Side.ALLIED : Side.GERMAN));
        return words.of("desk.result", scores.allied(), scores.german(), winner);
    }

    private List<ResultStep.Story> stories(Visitor visitor, BattleRecord entry) {
        return reports.list(visitor.campaignId(), entry).stream()
                .map(report -> new ResultStep.Story(
                        people.displayName(visitor.campaignId(), Long.toString(report.reporter())),
                        report.attacker()
                                .map(side -> words.of("desk.attacker.was", words.name(visitor, entry.battle(), side)))
                                .orElse(""),
                        report.story()))
                .toList();
    }

    private void over(Visitor visitor, Moment now, BattleRecord entry, Model model) {
        Battle battle = entry.battle();
        List<AfterActionStep.RollLine> rolls = new ArrayList<>();
        for (Side side : Side.values()) {
            battle.party(side).troops().forEach(troop -> {
                DestroyRoll roll = battle.destroyRolls().get(troop);
                if (roll != null) {
                    boolean saved = battle.saved().has(troop);
                    rolls.add(new AfterActionStep.RollLine(
                            TroopChoice.of(troop, "", false, null),
                            words.name(visitor, battle, side.enemy()),
                            roll.die(),
                            roll.needed(),
                            words.of("desk.verdict." + (saved ? "saved" : roll.destroyed() ? "destroyed" : "safe")),
                            roll.destroyed() && !saved));
                }
            });
        }
        List<String> facts = new ArrayList<>();
        battle.findAreaWon()
                .ifPresent(won -> battle.findWinner()
                        .ifPresent(side -> facts.add(words.of("desk.consequence.control", won, side))));
        if (battle.isHeld()) {
            facts.add(words.of("desk.held", battle.ownArea(Side.ALLIED)));
        }
        battle.findMission().ifPresent(mission -> facts.add(words.of("desk.mission.was", mission)));
        ClosedStep step = new ClosedStep(
                Sentence.of("*" + words.result(entry) + "*"),
                battle.findArrow()
                        .map(arrow -> words.of(
                                "desk.arrow.order.plain",
                                words.theSideFirst(arrow.placedBy()),
                                arrow.tail(),
                                arrow.point()))
                        .orElse(""),
                facts,
                rolls,
                battle.findRoll()
                        .map(roll -> RollSums.of(
                                now.situation(),
                                battle,
                                words.name(visitor, battle, Side.ALLIED),
                                words.name(visitor, battle, Side.GERMAN),
                                words))
                        .orElse(null),
                stories(visitor, entry));
        model.addAttribute("kind", "closed");
        model.addAttribute("step", step);
        model.addAttribute("mayWithdraw", false);
        Optional<BattleArrow> arrow = battle.findArrow();
        MapView map = showing(
                SituationMap.of(now.situation()).view(words.of("desk.map"), area -> marked(area, arrow)), ends(arrow));
        model.addAttribute(
                "battle",
                new BattleView(
                        OpenBattles.address(visitor, entry.number()),
                        battle.arrowNumber(),
                        arrow.map(BattleArrow::placedBy).orElse(null),
                        words.title(battle),
                        words.mark(battle, visitor.campaign().isWargame()),
                        words.pair(visitor, battle),
                        entry.turn(),
                        stepNames(now.situation(), battle),
                        DeskStep.listOf(now.situation(), battle).size(),
                        words.of("desk.heading.over"),
                        "",
                        words.player(visitor, battle, Side.ALLIED),
                        words.player(visitor, battle, Side.GERMAN),
                        null,
                        "",
                        false,
                        null,
                        "",
                        map,
                        PlayedAtTheTable.isRolled(now.situation(), battle),
                        false));
    }

    private Shown shown(DeskStep step, String kind, Object content, MapView map, boolean mapOnPhone) {
        return new Shown(
                step,
                kind,
                content,
                words.ofEnum("desk.heading", step),
                words.ofEnum("desk.lead", step),
                map,
                mapOnPhone);
    }

    private static boolean battleHasArrow(Desk desk) {
        return desk.battle().findArrow().isPresent();
    }

    private boolean isAllowed(Desk desk, Order order) {
        return referee.objections(desk.situation(), desk.actor(), order).isEmpty();
    }

    /** What each die of an order is for: "Ben, Allied die". */
    private List<String> diceLabels(Desk desk, Order order) {
        return referee.dice(desk.situation(), order).stream()
                .map(DieRequest::roller)
                .map(side -> words.of("desk.die", side, words.name(desk.visitor(), desk.battle(), side)))
                .toList();
    }

    private List<String> stepNames(Situation situation, Battle battle) {
        return DeskStep.listOf(situation, battle).stream()
                .map(name -> words.ofEnum("desk.step", name))
                .toList();
    }

    private BattleView frame(Desk desk, Shown shown) {
        Battle battle = desk.battle();
        Visitor visitor = desk.visitor();
        Optional<Side> acting = acting(desk, shown);
        boolean isEither = shown.step() == DeskStep.BRIEFING || shown.step() == DeskStep.RESULT;
        return new BattleView(
                desk.href(),
                battle.arrowNumber(),
                battle.findArrow().map(BattleArrow::placedBy).orElse(null),
                words.title(battle),
                words.mark(battle, desk.isWargame()),
                words.pair(visitor, battle),
                desk.entry().turn(),
                stepNames(desk.situation(), battle),
                DeskStep.listOf(desk.situation(), battle).indexOf(shown.step()),
                shown.heading(),
                shown.lead(),
                words.player(visitor, battle, Side.ALLIED),
                words.player(visitor, battle, Side.GERMAN),
                acting.orElse(null),
                acting.map(side -> actingFor(desk, shown, side)).orElse(""),
                acting.isPresent() && isForBoth(desk, shown),
                acting.filter(side -> isEither && desk.sides().contains(side.enemy()))
                        .map(Side::enemy)
                        .orElse(null),
                desk.due().isPresent() ? "" : waiting(desk),
                shown.map(),
                desk.isRolled(),
                shown.mapOnPhone());
    }

    /** For whom the shown step acts: on the two steps that are both players' the side asked for, else the one that is due. */
    private static Optional<Side> acting(Desk desk, Shown shown) {
        return switch (shown.step()) {
            case BRIEFING, RESULT -> desk.acting();
            default -> desk.due();
        };
    }

    private String waiting(Desk desk) {
        return words.of(
                "desk.waiting",
                words.waitsFor(desk.visitor(), desk.battle(), desk.awaited()),
                words.state(desk.awaited()));
    }

    private String actingFor(Desk desk, Shown shown, @Nullable Side side) {
        if (side != null && desk.visitor().playsBothSides()) {
            return isForBoth(desk, shown)
                    ? words.of("desk.acting.both")
                    : words.of("desk.acting.side", words.theSide(side));
        }
        if (side == null || desk.isOwn(side)) {
            return "";
        }
        Player player = desk.battle().party(side).player();
        boolean host = desk.actor().person().equals(player.host());
        return words.of(host ? "desk.acting.host" : "desk.acting.organiser", words.name(desk.visitor(), player), side);
    }

    private static boolean isForBoth(Desk desk, Shown shown) {
        return desk.visitor().playsBothSides()
                && (desk.awaited().from().size() > 1
                        || shown.content() instanceof TroopsStep troops && troops.reply() != null);
    }

    /** The map to look at around the battle. */
    private MapView map(Desk desk) {
        Optional<BattleArrow> arrow = desk.battle().findArrow();
        return showing(desk.map().view(words.of("desk.map"), area -> marked(area, arrow)), ends(arrow));
    }

    private static List<AreaId> ends(Optional<BattleArrow> arrow) {
        return arrow.map(placed -> List.of(placed.tail().id(), placed.point().id()))
                .orElse(List.of());
    }

    private static AreaView marked(AreaView area, Optional<BattleArrow> arrow) {
        return arrow.filter(placed -> placed.point() == area.area()).isPresent()
                ? area.withChoice(Choice.SELECTED)
                : area;
    }

    private MapView showing(MapView map, Collection<AreaId> around) {
        return around.isEmpty()
                ? map.showing(ViewBox.WHOLE, null)
                : map.showing(maps.squareView(around), maps.phoneView(around));
    }
}
