package battlearrow.web.commander;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CallOffChallenge;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.map.AreaView;
import battlearrow.web.map.Choice;
import battlearrow.web.map.MapFragment;
import battlearrow.web.map.MapView;
import battlearrow.web.map.ViewBox;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.ui.Model;

/** Builds the page of a battle: its frame, and the one step it is at. */
@Component
class BattleSteps {
    private static final String PAGE = "commander/battle";
    private static final String STEP = "step";
    private static final String KIND = "kind";

    private final Referee referee;
    private final BattleWords words;
    private final MapFragment maps;

    BattleSteps(Referee referee, BattleWords words, MapFragment maps) {
        this.referee = referee;
        this.words = words;
        this.maps = maps;
    }

    /** Puts the page of a battle into the model. */
    String show(Visitor visitor, Moment now, BattleRecord entry, DeskChoice choice, Model model) {
        Desk desk = Desk.of(visitor, now, entry, choice);
        switch (desk.awaited().step()) {
            case ARROW -> arrow(desk, model);
            default -> initiative(desk, model);
        }
        return PAGE;
    }

    private void initiative(Desk desk, Model model) {
        RollInitiative roll = new RollInitiative(desk.number());
        boolean may = isAllowed(desk, roll);
        model.addAttribute(KIND, "initiative");
        model.addAttribute(
                STEP,
                new InitiativeStep(
                        may,
                        diceLabels(desk, roll),
                        words.of(desk.situation().turn() == 1 ? "desk.initiative.first-turn" : "desk.initiative.later"),
                        desk.situation().turn() == 1 ? "MAN-06" : "MAN-07",
                        isAllowed(desk, new CallOffChallenge(desk.number()))));
        model.addAttribute("battle", frame(desk, DeskStep.INITIATIVE, map(desk), false));
    }

    private void arrow(Desk desk, Model model) {
        Side holder = desk.battle().findHolder().orElseThrow();
        ArrowStep step = ArrowStep.of(desk, holder, referee, words);
        boolean isTheirs = desk.sides().contains(holder);
        model.addAttribute(KIND, "arrow");
        model.addAttribute(STEP, step);
        MapView map = isTheirs ? showing(step.map(), step.around()).swapping("#desk") : map(desk);
        model.addAttribute("battle", frame(desk, DeskStep.ARROW, map, true));
    }

    private boolean isAllowed(Desk desk, Order order) {
        return referee.objections(desk.situation(), desk.actor(), order).isEmpty();
    }

    /** What each die of an order is for: "Allied die, Ben". */
    private List<String> diceLabels(Desk desk, Order order) {
        return referee.dice(desk.situation(), order).stream()
                .map(DieRequest::roller)
                .map(side -> words.of("desk.die", side, words.name(desk.visitor(), desk.battle(), side)))
                .toList();
    }

    private BattleView frame(Desk desk, DeskStep step, MapView map, boolean mapOnPhone) {
        Battle battle = desk.battle();
        Visitor visitor = desk.visitor();
        Optional<Side> acting = desk.due().or(desk::acting);
        return new BattleView(
                desk.href(),
                battle.arrowNumber(),
                battle.findArrow().map(BattleArrow::placedBy).orElse(null),
                words.title(battle),
                words.pair(visitor, battle),
                desk.entry().turn(),
                Arrays.stream(DeskStep.values())
                        .map(name -> words.ofEnum("desk.step", name))
                        .toList(),
                step.ordinal(),
                words.ofEnum("desk.heading", step),
                words.ofEnum("desk.lead", step),
                words.player(visitor, battle, Side.ALLIED),
                words.player(visitor, battle, Side.GERMAN),
                acting.orElse(null),
                acting.map(side -> actingFor(desk, side)).orElse(""),
                acting.filter(side -> desk.sides().contains(side.enemy()))
                        .map(Side::enemy)
                        .orElse(null),
                desk.due().isPresent() ? "" : waiting(desk),
                map,
                mapOnPhone);
    }

    private String waiting(Desk desk) {
        return words.of(
                "desk.waiting",
                words.waitsFor(desk.visitor(), desk.battle(), desk.awaited()),
                words.state(desk.awaited()));
    }

    private String actingFor(Desk desk, Side side) {
        Player player = desk.battle().party(side).player();
        if (desk.isOwn(side)) {
            return "";
        }
        boolean host = desk.actor().person().equals(player.host());
        return words.of(
                host ? "desk.acting.host" : "desk.acting.organiser", words.name(desk.visitor(), player), side);
    }

    /** The map to look at around the battle. */
    private MapView map(Desk desk) {
        Optional<BattleArrow> arrow = desk.battle().findArrow();
        MapView map = desk.map().view(words.of("desk.map"), area -> marked(area, arrow));
        return showing(
                map,
                arrow.map(placed -> List.of(placed.tail().id(), placed.point().id()))
                        .orElse(List.of()));
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
