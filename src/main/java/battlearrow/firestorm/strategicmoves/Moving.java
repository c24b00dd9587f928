package battlearrow.firestorm.strategicmoves;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.MovementEvent.TroopMoved;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.strategicmoves.Ways.Way;
import battlearrow.firestorm.supply.Supply;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a Troop makes a Strategic Move: by road through any number of areas its side controls, if it starts In
 * Supply on a road; or by march into one adjacent area of its side; or by road and then march, never the reverse. Whatever
 * road is given is judged; it need not be the shortest. Nothing moves into or through an area exploited into this turn,
 * by either side.
 *
 * <p>Refused with MOV-01 to MOV-07, MOV-09, MOV-10, EXP-11, EXP-13, AIR-40, AFT-15. Ledger MOV-01 to MOV-16. Rulebook: Make
 * Strategic Moves.
 */
final class Moving implements OrderRule<StrategicMove> {
    /** Of a Troop that cannot move at all only the marches: they suffice to tell why. */
    @Override
    public List<StrategicMove> candidates(Situation situation, Actor by) {
        List<StrategicMove> candidates = new ArrayList<>();
        for (Side side : by.generalOf()) {
            if (situation.isIn(MovesStep.of(side))) {
                addMoves(situation, side, candidates);
            }
        }
        return candidates;
    }

    private static void addMoves(Situation situation, Side side, List<StrategicMove> candidates) {
        Map<Area, List<Way>> waysFrom = new HashMap<>();
        for (FirestormTroop troop : situation.scenario().troops()) {
            Area start = troop.side() == side ? situation.findArea(troop).orElse(null) : null;
            if (start != null) {
                Objections standing = new Objections();
                objectToStanding(standing, situation, troop, start, false);
                boolean mayMove = standing.isEmpty();
                for (Way way : waysFrom.computeIfAbsent(start, from -> Ways.listFrom(situation, side, from))) {
                    if (mayMove || !way.isByRoad()) {
                        candidates.add(new StrategicMove(side, troop.id(), way.road(), way.marchTo()));
                    }
                }
            }
        }
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, StrategicMove order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, order.side(), MovesStep.of(order.side())))
                .add(Roles.mustBeGeneral(by, order.side()))
                .add(KnownThings.mustKnow(situation, order.troop()));
        List<Area> road = areas(situation, order.road(), objections);
        AreaId marchTo = order.marchTo();
        if (marchTo != null) {
            objections.add(KnownThings.mustKnow(situation, marchTo));
        }
        if (!objections.isEmpty()) {
            return objections.list();
        }
        FirestormTroop troop = situation.troop(order.troop());
        Optional<Area> start = situation.findArea(troop);
        if (troop.side() != order.side()) {
            return objections
                    .add(Refusal.variant(Rule.MOV_01, 2, troop, order.side()))
                    .list();
        }
        if (start.isEmpty()) {
            return objections
                    .add(
                            situation.isCaptured(troop)
                                    ? Refusal.of(Rule.AFT_15, troop)
                                    : Refusal.variant(Rule.MOV_01, 3, troop))
                    .list();
        }
        boolean byRoad = !road.isEmpty();
        Area roadEnd = byRoad ? road.getLast() : start.get();
        if (byRoad) {
            objectToRoad(objections, situation, troop, start.get(), road);
        } else if (marchTo == null) {
            objections.add(Refusal.variant(Rule.MOV_06, 2, troop));
        }
        if (marchTo != null) {
            objectToMarch(objections, situation, troop.side(), roadEnd, situation.area(marchTo));
        }
        if (road.size() > 1 && end(situation, roadEnd, marchTo) == start.get()) {
            objections.add(Refusal.variant(Rule.MOV_06, 2, troop)); // there and back again
        }
        objectToStanding(objections, situation, troop, start.get(), byRoad);
        return objections.list();
    }

    private static Area end(Situation situation, Area roadEnd, @Nullable AreaId marchTo) {
        return marchTo == null ? roadEnd : situation.area(marchTo);
    }

    /** Why the Troop moves nowhere, by road or, if not by road, at all. */
    private static void objectToStanding(
            Objections objections, Situation situation, FirestormTroop troop, Area start, boolean byRoad) {
        boolean moved = situation.movedTroops().has(troop);
        objections
                .when(!troop.type().mayMakeStrategicMove(), Rule.AIR_40, troop) // MOV-12
                .when(byRoad && isOutOfSupply(situation, troop, start), Rule.MOV_04, troop, start)
                .when(situation.exploitedTroops().has(troop), Rule.EXP_11, troop) // MOV-11
                .when(moved && byRoad, Rule.MOV_02, troop)
                .when(moved, Rule.MOV_03, troop);
    }

    /** The areas that exist, and an objection for each that does not. */
    private static List<Area> areas(Situation situation, List<AreaId> ids, Objections objections) {
        List<Area> areas = new ArrayList<>(ids.size());
        for (AreaId id : ids) {
            Optional<Area> area = situation.findArea(id);
            if (area.isPresent()) {
                areas.add(area.get());
            } else {
                objections.add(KnownThings.mustKnow(situation, id));
            }
        }
        return areas;
    }

    private static boolean isOutOfSupply(Situation situation, FirestormTroop troop, Area start) {
        return !Supply.of(situation, troop.side()).isInSupply(start);
    }

    /** Why the road part is barred. A road of one area leads nowhere. */
    private static void objectToRoad(
            Objections objections, Situation situation, FirestormTroop troop, Area start, List<Area> road) {
        Area from = road.getFirst();
        if (from != start) {
            objections.add(Refusal.variant(Rule.MOV_06, 3, troop, start));
        } else if (road.size() == 1) {
            objections.add(Refusal.variant(Rule.MOV_06, 2, troop));
        }
        objections.when(!situation.map().hasRoad(start), Rule.MOV_05, start);
        for (int i = 1; i < road.size(); i++) {
            Area to = road.get(i);
            if (situation.controls(troop.side(), to)) {
                objections.when(situation.exploitedAreas().has(to), Rule.MOV_10, to);
            } else {
                objections.add(Refusal.of(isEnemyDepot(to, troop.side()) ? Rule.MOV_01 : Rule.MOV_07, to)); // MOV-16
            }
            objections.when(!situation.map().areJoinedByRoad(from, to), Rule.MOV_06, from, to);
            from = to;
        }
    }

    /** Why the march is barred. */
    private static void objectToMarch(Objections objections, Situation situation, Side side, Area from, Area to) {
        boolean own = situation.controls(side, to);
        boolean adjacent = situation.map().areAdjacent(from, to);
        if (isEnemyDepot(to, side)) {
            objections.add(Refusal.of(Rule.MOV_01, to)); // MOV-16
        } else if (isImpassable(situation, from, to)) {
            objections.when(!own, Rule.MOV_09, to, from).add(Refusal.of(Rule.EXP_13, from, to)); // MOV-14
        } else {
            objections.when(!own || !adjacent, Rule.MOV_09, to, from);
        }
        objections.when(own && situation.exploitedAreas().has(to), Rule.MOV_10, to);
    }

    private static boolean isImpassable(Situation situation, Area from, Area to) {
        Border border = situation.map().findBorder(from, to).orElse(null);
        return border != null && border.kind() == BorderKind.IMPASSABLE;
    }

    private static boolean isEnemyDepot(Area area, Side side) {
        return area.isDepotOf(side.enemy());
    }

    @Override
    public void carryOut(StrategicMove order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new TroopMoved(order.troop(), order.road(), order.marchTo()));
    }
}
