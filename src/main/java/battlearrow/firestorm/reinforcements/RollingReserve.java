package battlearrow.firestorm.reinforcements;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.MovementEvent.ReserveRolled;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReserve;
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
import java.util.List;

/**
 * Rolls a six-sided die for a German Reserve without a turn of its own, in the Strategic Phase of turn 1: on 4 or more it
 * arrives on the depot of its pool, else it waits for turn 2. Once a Troop.
 *
 * <p>Refused with RES-08 when it is no Reserve or has rolled, RES-09 when it comes without a roll, SET-19 before its turn.
 * Ledger RES-08, RES-09, RES-11. Rulebook: Make Reserves and Reinforcements Moves, German Reserves.
 */
final class RollingReserve implements OrderRule<RollReserve> {
    @Override
    public List<RollReserve> candidates(Situation situation, Actor by) {
        if (!situation.isIn(ReinforcementStep.of(Side.GERMAN))) {
            return List.of();
        }
        return Reserves.list(situation, Side.GERMAN).stream()
                .map(troop -> new RollReserve(Side.GERMAN, troop.id()))
                .toList();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollReserve order) {
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
        if (situation.rolledForArrival().has(troop)) {
            return objections.add(Refusal.variant(Rule.RES_08, 3, troop)).list();
        }
        if (troop.side() != Side.GERMAN || !situation.isInReserve(troop)) {
            return objections.add(Refusal.variant(Rule.RES_08, 2, troop)).list();
        }
        if (Reserves.rollsNow(situation, troop)) {
            return objections.list();
        }
        return objections
                .add(Reserves.notDue(situation, troop))
                .when(Reserves.isDue(situation, troop), Rule.RES_09, troop)
                .list();
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollReserve order) {
        return List.of(DieRequest.d6(Side.GERMAN));
    }

    @Override
    public void carryOut(RollReserve order, Actor by, Dice dice, Outcome outcome) {
        int die = dice.d6(Side.GERMAN);
        boolean arrives = die >= outcome.now().tables().reserveArrivesOn();
        outcome.add(new ReserveRolled(order.troop(), die, arrives));
        if (arrives) {
            Reserves.arrive(outcome.now().troop(order.troop()), outcome);
        }
    }
}
