package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyUnassigned;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignResupply;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Takes a resupply back before the assignment ends.
 *
 * <p>Refused: outside the step (TURN-02 to TURN-06), to anybody but the Allied General (ROLE-04), without such a mission
 * (ORG-12). Ledger 5.3, AIR-15. Rulebook: Air Transport.
 */
public final class UnassigningResupply implements OrderRule<UnassignResupply> {
    @Override
    public List<UnassignResupply> candidates(Situation situation, Actor by) {
        return situation.air().transports().stream()
                .filter(mission -> mission.kind() == TransportKind.RESUPPLY)
                .map(mission -> new UnassignResupply(mission.zone().id()))
                .toList();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, UnassignResupply order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.AIR_TRANSPORT))
                .add(AlliedAir.mustBeGeneral(situation, by))
                .add(KnownThings.mustKnow(situation, order.zone()));
        if (objections.isEmpty()) {
            Area zone = situation.area(order.zone());
            if (situation.air().findTransport(TransportKind.RESUPPLY, zone).isEmpty()) {
                objections.add(Refusal.variant(Rule.ORG_12, 2, zone));
            }
        }
        return objections.list();
    }

    @Override
    public void carryOut(UnassignResupply order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new ResupplyUnassigned(order.zone()));
    }
}
