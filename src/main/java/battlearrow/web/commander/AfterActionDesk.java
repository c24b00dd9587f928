package battlearrow.web.commander;

import battlearrow.firestorm.afteraction.AfterActionSheet;
import battlearrow.firestorm.afteraction.AfterActionSheet.AdvanceChoice;
import battlearrow.firestorm.afteraction.AfterActionSheet.RetreatChoice;
import battlearrow.firestorm.afteraction.AfterActionSheet.Way;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder;
import battlearrow.firestorm.order.AfterActionOrder.DeclineHold;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.DestroyRoll;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.firestorm.supply.Supply;
import battlearrow.web.campaign.RefusalLine;
import battlearrow.web.map.AreaView;
import battlearrow.web.map.Choice;
import battlearrow.web.map.MapView;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Fills the sheet of the After Action Step for one person, and draws the map beside it. */
final class AfterActionDesk {
    private static final int DESTROY = 0;
    private static final int RETREAT = 1;
    private static final int ADVANCE = 2;

    private final Desk desk;
    private final Referee referee;
    private final BattleWords words;
    private final Situation situation;
    private final Battle battle;
    private final AfterActionSheet sheet;

    AfterActionDesk(Desk desk, Referee referee, BattleWords words) {
        this.desk = desk;
        this.referee = referee;
        this.words = words;
        this.situation = desk.situation();
        this.battle = desk.battle();
        this.sheet = AfterActionSheet.of(situation, battle);
    }

    AfterActionStep step() {
        AfterActionStep.@Nullable Retreat retreat = retreat().orElse(null);
        return new AfterActionStep(
                tab(),
                Sentence.of("*" + words.result(desk.entry()) + "*"),
                decides(),
                earlier(),
                rolls(),
                roll().orElse(null),
                saves(),
                hold().orElse(null),
                retreat,
                advance().orElse(null),
                sums().orElse(null),
                around(retreat));
    }

    private Optional<RollSums> sums() {
        return battle.findRoll()
                .map(roll -> RollSums.of(
                        situation,
                        battle,
                        words.name(desk.visitor(), battle, Side.ALLIED),
                        words.name(desk.visitor(), battle, Side.GERMAN),
                        words));
    }

    /** The map beside the sheet: where a Troop may retreat, or the area won and those that may come. */
    MapView map(AfterActionStep step) {
        AfterActionStep.Retreat retreat = step.retreat();
        return desk.map().view(words.of("desk.map"), area -> {
            if (retreat == null) {
                return battle.findArrow()
                                .filter(arrow -> arrow.point() == area.area())
                                .isPresent()
                        ? area.withChoice(Choice.SELECTED)
                        : area;
            }
            return way(area, retreat);
        });
    }

    private AreaView way(AreaView area, AfterActionStep.Retreat retreat) {
        for (AfterActionStep.Way way : retreat.ways()) {
            if (way.id().equals(area.id())) {
                RefusalLine barred = way.barred();
                if (barred != null) {
                    return area.barredBecause(barred.sentence());
                }
                AreaView linked = area.withHref(desk.href() + "?as="
                        + retreat.side().name() + "&troop=" + retreat.troop().id() + "&area=" + way.id());
                return linked.withChoice(way.isChosen() ? Choice.SELECTED : Choice.LIT);
            }
        }
        return area.withChoice(Choice.VEILED);
    }

    private int tab() {
        return switch (battle.stage()) {
            case DESTROY -> DESTROY;
            case RETREAT -> RETREAT;
            case ADVANCE -> ADVANCE;
            default -> -1;
        };
    }

    private String decides() {
        if (battle.stage() == Stage.FOUGHT || sheet.dueFrom().isEmpty()) {
            return "";
        }
        return words.of(
                "desk.decides", words.waitsFor(desk.visitor(), battle, desk.awaited()), words.state(desk.awaited()));
    }

    private @Nullable RefusalLine earlier() {
        return sheet.findWaitsFor()
                .map(other -> words.refusal(Refusal.of(Rule.AFT_02, other.arrowNumber(), battle.arrowNumber())))
                .orElse(null);
    }

    private List<AfterActionStep.RollLine> rolls() {
        List<AfterActionStep.RollLine> lines = new ArrayList<>();
        Map<FirestormTroop, DestroyRoll> made = battle.destroyRolls();
        for (Side side : Side.values()) {
            for (FirestormTroop troop : battle.party(side).troops()) {
                DestroyRoll roll = made.get(troop);
                if (roll != null) {
                    lines.add(rolled(troop, roll));
                }
            }
        }
        sheet.rolls()
                .forEach(due -> lines.add(new AfterActionStep.RollLine(
                        TroopChoice.of(due.troop(), "", false, null),
                        words.name(desk.visitor(), battle, due.roller()),
                        0,
                        due.needed(),
                        "",
                        false)));
        return lines;
    }

    private AfterActionStep.RollLine rolled(FirestormTroop troop, DestroyRoll roll) {
        boolean saved = battle.saved().has(troop);
        String verdict = saved ? "saved" : roll.destroyed() ? "destroyed" : "safe";
        return new AfterActionStep.RollLine(
                TroopChoice.of(troop, "", false, null),
                words.name(desk.visitor(), battle, troop.side().enemy()),
                roll.die(),
                roll.needed(),
                words.of("desk.verdict." + verdict),
                roll.destroyed() && !saved);
    }

    private Optional<AfterActionStep.Roll> roll() {
        return sheet.rolls().stream()
                .filter(due -> desk.sides().contains(due.roller()))
                .findFirst()
                .map(due -> new AfterActionStep.Roll(
                        due.roller(),
                        TroopChoice.of(due.troop(), "", true, null),
                        due.needed(),
                        List.of(words.of("desk.die", due.roller(), words.name(desk.visitor(), battle, due.roller())))));
    }

    private List<AfterActionStep.Save> saves() {
        if (!desk.sides().contains(Side.ALLIED)) {
            return List.of();
        }
        return sheet.saves().stream()
                .map(save ->
                        new AfterActionStep.Save(TroopChoice.of(save.troop(), "", true, null), zones(save.zones())))
                .toList();
    }

    private List<AfterActionStep.Zone> zones(List<Area> zones) {
        return zones.stream()
                .map(zone -> new AfterActionStep.Zone(zone.id().value(), zone.name(), situation.markers(zone)))
                .toList();
    }

    private Optional<AfterActionStep.Hold> hold() {
        if (sheet.holdZones().isEmpty() || !desk.sides().contains(Side.ALLIED)) {
            return Optional.empty();
        }
        boolean orRetreat =
                sheet.retreats().stream().anyMatch(choice -> !choice.listOpen().isEmpty());
        return Optional.of(new AfterActionStep.Hold(
                battle.ownArea(Side.ALLIED).name(),
                zones(sheet.holdZones()),
                orRetreat,
                consequences(new DeclineHold(desk.number(), Side.ALLIED)).orElse(null)));
    }

    private Optional<Consequences> consequences(AfterActionOrder order) {
        return Consequences.of(situation, desk.actor(), referee, desk.number(), order, words);
    }

    private Optional<AfterActionStep.Retreat> retreat() {
        Optional<Side> loser = battle.findLoser().filter(desk.sides()::contains);
        List<RetreatChoice> left = sheet.retreats().stream()
                .filter(choice -> !choice.listOpen().isEmpty())
                .toList();
        if (loser.isEmpty() || left.isEmpty()) {
            return Optional.empty();
        }
        RetreatChoice now = left.stream()
                .filter(choice -> desk.choice()
                        .findTroop()
                        .filter(choice.troop().id()::equals)
                        .isPresent())
                .findFirst()
                .orElse(left.getFirst());
        Area area = now.listOpen().stream()
                .filter(open ->
                        desk.choice().findArea().filter(open.id()::equals).isPresent())
                .findFirst()
                .orElse(now.listOpen().size() == 1 ? now.listOpen().getFirst() : null);
        return Optional.of(new AfterActionStep.Retreat(
                loser.get(),
                TroopChoice.of(now.troop(), "", true, null),
                left.stream()
                        .filter(choice -> choice != now)
                        .map(choice -> TroopChoice.of(choice.troop(), "", false, null))
                        .toList(),
                now.ways().stream().map(way -> way(way, loser.get(), area)).toList(),
                area == null ? null : area.id().value(),
                area == null
                        ? null
                        : Sentence.of(words.of(
                                "desk.retreat.order", words.troop(now.troop()), battle.ownArea(loser.get()), area)),
                area == null
                        ? null
                        : consequences(new AfterActionOrder.Retreat(
                                        desk.number(), loser.get(), now.troop().id(), area.id()))
                                .orElse(null)));
    }

    private AfterActionStep.Way way(Way way, Side loser, @Nullable Area chosen) {
        Supply supply = desk.map().supply(loser);
        return new AfterActionStep.Way(
                way.area().id().value(),
                way.area().name(),
                words.detail(situation, way.area(), supply),
                way.area() == chosen,
                way.isOpen() ? null : words.refusal(way.objections().getFirst()));
    }

    private Optional<AfterActionStep.Advance> advance() {
        if (!battle.isAt(Stage.ADVANCE)) {
            return Optional.empty();
        }
        Side winner = battle.findWinner().orElseThrow();
        Area won = battle.findAreaWon().orElseThrow();
        if (!desk.sides().contains(winner)) {
            return Optional.empty();
        }
        List<AdvanceChoice> open =
                sheet.advances().stream().filter(AdvanceChoice::isOpen).toList();
        Optional<AdvanceChoice> chosen = open.stream()
                .filter(choice -> desk.choice()
                        .findTroop()
                        .filter(choice.troop().id()::equals)
                        .isPresent())
                .findFirst();
        Supply supply = desk.map().supply(winner);
        return Optional.of(new AfterActionStep.Advance(
                winner,
                won.name(),
                words.why(supply.reason(won)),
                supply.isInSupply(won),
                battle.advanced().size(),
                sheet.advancesLeft(),
                advancing(open, winner, true, chosen),
                advancing(open, winner, false, chosen),
                sheet.advances().stream()
                        .filter(choice -> !choice.isOpen())
                        .map(choice -> TroopChoice.of(
                                choice.troop(),
                                words.of("desk.advance.from", choice.from()),
                                false,
                                words.refusal(choice.objections().getFirst())))
                        .toList(),
                chosen.map(choice -> choice.troop().id().value()).orElse(null),
                chosen.map(choice -> Sentence.of(
                                words.of("desk.advance.order", words.troop(choice.troop()), choice.from(), won)))
                        .orElse(null)));
    }

    private List<TroopChoice> advancing(
            List<AdvanceChoice> open, Side winner, boolean committed, Optional<AdvanceChoice> chosen) {
        return open.stream()
                .filter(choice -> battle.party(winner).used(choice.troop()) == committed)
                .map(choice -> TroopChoice.of(
                        choice.troop(),
                        words.of("desk.advance.from", choice.from()),
                        chosen.filter(one -> one == choice).isPresent(),
                        null))
                .toList();
    }

    private List<AreaId> around(AfterActionStep.@Nullable Retreat retreat) {
        Set<AreaId> around = new LinkedHashSet<>();
        battle.findArrow().ifPresent(arrow -> {
            around.add(arrow.tail().id());
            around.add(arrow.point().id());
        });
        if (retreat != null) {
            retreat.ways().stream()
                    .filter(way -> way.barred() == null)
                    .forEach(way -> around.add(new AreaId(way.id())));
        }
        return List.copyOf(around);
    }
}
