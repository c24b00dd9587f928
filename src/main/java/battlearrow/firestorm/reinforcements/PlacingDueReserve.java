package battlearrow.firestorm.reinforcements;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.ReturnsBy;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceDueReserve;
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
 * Decides whether a Reserve that is due arrives now, before the step closes: on the depot of its entry, the FW190 at Deelen
 * Airfield or, when Deelen is lost, in the Reinforcement Pool.
 *
 * <p>Refused with SET-18 or SET-19 before its turn, RES-08 when it has to roll, AIR-31 while its depot is interdicted, RES-10
 * when it is no Reserve of the side, RES-02 when it comes by Air Drop. Ledger RES-09 to RES-11, RES-14, RES-16. Rulebook: Make
 * Reserves and Reinforcements Moves, German Reserves.
 */
final class PlacingDueReserve implements OrderRule<PlaceDueReserve> {
    @Override
    public List<PlaceDueReserve> candidates(Situation situation, Actor by) {
        List<PlaceDueReserve> candidates = new ArrayList<>();
        for (Side side : Side.values()) {
            if (situation.isIn(ReinforcementStep.of(side))) {
                for (FirestormTroop troop : Reserves.list(situation, side)) {
                    candidates.add(new PlaceDueReserve(side, troop.id()));
                }
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, PlaceDueReserve order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, order.side(), ReinforcementStep.of(order.side())))
                .add(Roles.mustBeGeneral(by, order.side()))
                .add(KnownThings.mustKnow(situation, order.troop()));
        if (!objections.isEmpty()) {
            return objections.list();
        }
        FirestormTroop troop = situation.troop(order.troop());
        if (situation.isCaptured(troop)) {
            return objections.add(Refusal.of(Rule.AFT_15, troop)).list(); // RES-13
        }
        if (troop.side() != order.side() || !situation.isInReserve(troop)) {
            return objections
                    .add(Refusal.variant(Rule.RES_10, 2, troop, order.side()))
                    .list();
        }
        return objections
                .when(troop.type().returnsBy() == ReturnsBy.AIR_DROP, Rule.RES_02, troop)
                .when(Reserves.rollsNow(situation, troop), Rule.RES_08, troop)
                .add(Reserves.notDue(situation, troop))
                .add(Reserves.findDestination(situation, troop)
                        .filter(depot -> situation.interdicted().has(depot))
                        .map(depot -> Refusal.of(Rule.AIR_31, depot, troop)))
                .when(
                        troop.type().returnsBy() != ReturnsBy.AIR_DROP
                                && Reserves.findDestination(situation, troop).isEmpty(),
                        Rule.RES_05,
                        troop)
                .list();
    }

    @Override
    public void carryOut(PlaceDueReserve order, Actor by, Dice dice, Outcome outcome) {
        Reserves.arrive(outcome.now().troop(order.troop()), outcome);
    }
}
