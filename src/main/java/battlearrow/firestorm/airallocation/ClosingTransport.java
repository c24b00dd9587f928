package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.StepSequence;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Ends the assignment of transport missions; none made is an answer.
 *
 * <p>Refused: outside the transport step (TURN-02 to TURN-06), to anybody but the Allied General or the organiser (ROLE-04),
 * while a scheduled drop that can fly is not assigned (AIR-41).
 *
 * <p>Ledger TURN-07, AIR-41. Rulebook: Air Allocation.
 */
public final class ClosingTransport implements OrderRule<CloseTransport> {
    @Override
    public List<CloseTransport> candidates(Situation situation, Actor by) {
        return situation.isIn(Step.AIR_TRANSPORT) ? List.of(new CloseTransport()) : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, CloseTransport order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.AIR_TRANSPORT))
                .add(AlliedAir.mustBeGeneralOrOrganiser(situation, by));
        if (objections.isEmpty()) {
            objections.add(ScheduledDrops.mustComeFirst(situation));
        }
        return objections.list();
    }

    @Override
    public void carryOut(CloseTransport order, Actor by, Dice dice, Outcome outcome) {
        StepSequence.closeStep(outcome, Side.ALLIED);
    }
}
