package battlearrow.firestorm.reinforcements;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.MovementEvent.ReinforcementRolled;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReinforcement;
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
 * Rolls a six-sided die for a German Troop of the Reinforcement Pool: it appears on the depot with that number, or stays in
 * the pool when that depot is interdicted. The General has no choice, so the Organiser may roll for an absent one. Once a
 * Troop and step; the FW190 does not roll.
 *
 * <p>Refused with RES-06, AIR-38, AFT-15. Ledger RES-06, RES-07, RES-11, RES-12, RES-16. Rulebook: Make Reserves and
 * Reinforcements Moves, German Reinforcements.
 */
final class RollingReinforcement implements OrderRule<RollReinforcement> {
    @Override
    public List<RollReinforcement> candidates(Situation situation, Actor by) {
        List<RollReinforcement> candidates = new ArrayList<>();
        if (!situation.isIn(ReinforcementStep.of(Side.GERMAN))) {
            return candidates;
        }
        for (FirestormTroop troop : situation.scenario().troops()) {
            if (troop.side() == Side.GERMAN && situation.isInReinforcementPool(troop)) {
                candidates.add(new RollReinforcement(Side.GERMAN, troop.id()));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollReinforcement order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, order.side(), ReinforcementStep.of(Side.GERMAN)))
                .when(order.side() != Side.GERMAN, Rule.ROLE_04, Side.GERMAN)
                .add(Roles.mustBeGeneralOrOrganiser(by, Side.GERMAN))
                .add(KnownThings.mustKnow(situation, order.troop()));
        if (!objections.isEmpty()) {
            return objections.list();
        }
        FirestormTroop troop = situation.troop(order.troop());
        if (situation.isCaptured(troop)) {
            return objections.add(Refusal.of(Rule.AFT_15, troop)).list(); // RES-13
        }
        if (troop.side() != Side.GERMAN || !situation.isInReinforcementPool(troop)) {
            return objections.add(Refusal.variant(Rule.RES_06, 2, troop)).list();
        }
        objections.when(!ReinforcementPool.returnsByDie(situation, troop), Rule.AIR_38, troop);
        if (situation.rolledForArrival().has(troop)) {
            objections.add(Refusal.variant(Rule.RES_06, 3, troop));
        }
        return objections.list();
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollReinforcement order) {
        return List.of(DieRequest.d6(Side.GERMAN));
    }

    @Override
    public void carryOut(RollReinforcement order, Actor by, Dice dice, Outcome outcome) {
        int die = dice.d6(Side.GERMAN);
        Situation now = outcome.now();
        Area depot = GermanDepotNumbers.depot(now, die);
        boolean arrives = !now.interdicted().has(depot); // RES-11
        outcome.add(new ReinforcementRolled(order.troop(), die, depot.id(), arrives));
    }
}
