package battlearrow.firestorm.reinforcements;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.MovementEvent.ReinforcementPlaced;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.ReturnsBy;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceReinforcement;
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
import java.util.ArrayList;
import java.util.List;

/**
 * Decides whether an Allied Troop of the Reinforcement Pool may be placed on a depot, any of the three. Sherman, Sexton and
 * 5.5" Gun must be, Mountain Infantry may (RES-04). Paratroopers and Glider Infantry come back by Air Drop only, Typhoons in
 * the Air Allocation Step. A Reserve with a depot of its own is not placed here. For the Germans the die decides.
 *
 * <p>Refused with RES-01, RES-02, RES-07, AIR-38, AFT-15, SET-18. Ledger RES-01 to RES-05, RES-13. Rulebook: Make Reserves
 * and Reinforcements Moves, Allied Reinforcements.
 */
final class PlacingReinforcement implements OrderRule<PlaceReinforcement> {
    @Override
    public List<PlaceReinforcement> candidates(Situation situation, Actor by) {
        List<PlaceReinforcement> candidates = new ArrayList<>();
        if (!situation.isIn(ReinforcementStep.of(Side.ALLIED))) {
            return candidates;
        }
        for (FirestormTroop troop : situation.scenario().troops()) {
            if (ReinforcementPool.awaitsPlacement(situation, troop)) {
                for (Area depot : situation.scenario().listDepots(Side.ALLIED)) {
                    candidates.add(new PlaceReinforcement(Side.ALLIED, troop.id(), depot.id()));
                }
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, PlaceReinforcement order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, order.side(), ReinforcementStep.of(order.side())))
                .add(Roles.mustBeGeneral(by, order.side()))
                .add(KnownThings.mustKnow(situation, order.troop()))
                .add(KnownThings.mustKnow(situation, order.depot()));
        if (!objections.isEmpty()) {
            return objections.list();
        }
        if (order.side() == Side.GERMAN) {
            return objections.add(Refusal.of(Rule.RES_07)).list();
        }
        FirestormTroop troop = situation.troop(order.troop());
        return objections
                .when(!situation.area(order.depot()).isDepotOf(Side.ALLIED), Rule.RES_01, troop)
                .addAll(pool(situation, troop))
                .when(troop.type().returnsBy() == ReturnsBy.AIR_DROP, Rule.RES_02, troop)
                .when(troop.isAircraft(), Rule.AIR_38, troop)
                .list();
    }

    /** Why the Troop is not the General's to place now; empty when it is. */
    private static List<Refusal> pool(Situation situation, FirestormTroop troop) {
        Objections objections = new Objections();
        if (ReinforcementPool.awaitsPlacement(situation, troop)) {
            return List.of();
        }
        if (situation.isCaptured(troop)) {
            objections.add(Refusal.of(Rule.AFT_15, troop)); // RES-13
        } else if (troop.side() == Side.ALLIED && situation.isInReserve(troop)) {
            objections
                    .add(Reserves.notDue(situation, troop))
                    .add(Reserves.findDestination(situation, troop)
                            .map(depot -> Refusal.variant(Rule.RES_01, 3, troop, depot)));
        } else {
            objections.add(Refusal.variant(Rule.RES_01, 2, troop));
        }
        return objections.list();
    }

    @Override
    public void carryOut(PlaceReinforcement order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new ReinforcementPlaced(order.troop(), order.depot()));
    }
}
