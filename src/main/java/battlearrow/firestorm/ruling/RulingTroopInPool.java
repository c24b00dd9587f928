package battlearrow.firestorm.ruling;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.MapEvent.PlaceKind;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInPool;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Rules that a Troop is in its side's Reinforcement Pool.
 *
 * <p>Refused: before the start and after the end (SET-12, TURN-01), to anybody but the organiser (ROLE-02), for an unknown
 * Troop (ORG-12), a captured one (AFT-15), one committed to a battle (MAN-24) or on a mission (AIR-06).
 *
 * <p>Ledger INV-01, INV-10.
 */
public final class RulingTroopInPool implements OrderRule<RuleTroopInPool> {
    /** For the organiser; the reason is his to write. */
    @Override
    public List<RuleTroopInPool> candidates(Situation situation, Actor by) {
        if (!by.organiser()) {
            return List.of();
        }
        return situation.scenario().troops().stream()
                .map(troop -> new RuleTroopInPool(troop.id(), ""))
                .toList();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RuleTroopInPool order) {
        Objections objections =
                RulingTimes.objections(situation, by).add(KnownThings.mustKnow(situation, order.troop()));
        if (objections.isEmpty()) {
            objections.addAll(RuledTroop.objections(situation, situation.troop(order.troop())));
        }
        return objections.list();
    }

    @Override
    public void carryOut(RuleTroopInPool order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new Ruled("ruleTroopInPool", order.reason()));
        outcome.add(new TroopPlaced(order.troop(), PlaceKind.REINFORCEMENT_POOL, null));
    }
}
