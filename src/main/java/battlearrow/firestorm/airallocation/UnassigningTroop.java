package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AirAllocationEvent.TroopUnassigned;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignTroop;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Takes a Troop's drop or landing back before the assignment ends.
 *
 * <p>Refused: outside the step (TURN-02 to TURN-06), to anybody but the Allied General (ROLE-04), without such a mission
 * (ORG-12). Ledger 5.3, AIR-06, AIR-20. Rulebook: Air Transport.
 */
public final class UnassigningTroop implements OrderRule<UnassignTroop> {
    @Override
    public List<UnassignTroop> candidates(Situation situation, Actor by) {
        return situation.air().transports().stream()
                .flatMap(mission -> mission.findTroop().stream())
                .map(troop -> new UnassignTroop(troop.id()))
                .toList();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, UnassignTroop order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.OPENING_AIR, Step.AIR_TRANSPORT))
                .add(AlliedAir.mustBeGeneral(situation, by))
                .add(KnownThings.mustKnow(situation, order.troop()));
        if (objections.isEmpty()) {
            FirestormTroop troop = situation.troop(order.troop());
            if (situation.air().findTransport(troop).isEmpty()) {
                objections.add(Refusal.variant(Rule.ORG_12, 2, troop));
            }
        }
        return objections.list();
    }

    @Override
    public void carryOut(UnassignTroop order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new TroopUnassigned(order.troop()));
    }
}
