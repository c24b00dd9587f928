package battlearrow.firestorm.reinforcements;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.StepSequence;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;

/**
 * Ends a side's reinforcements. Every Reserve that is due and has not come yet arrives now, or is turned back from an
 * interdicted depot. After the Allies come the Germans, after them the Strategic Moves.
 *
 * <p>Refused with RES-05 for an Allied ground Troop still in the pool (HR-33), with RES-06 and RES-08 for a German Troop that
 * has not rolled. Ledger RES-05, RES-06, RES-08 to RES-11, RES-14, TURN-10, A-26, A-62. Rulebook: Make Reserves and
 * Reinforcements Moves.
 */
final class ClosingReinforcement implements OrderRule<CloseReinforcement> {
    @Override
    public List<CloseReinforcement> candidates(Situation situation, Actor by) {
        List<CloseReinforcement> candidates = new ArrayList<>();
        for (Side side : Side.values()) {
            if (situation.isIn(ReinforcementStep.of(side))) {
                candidates.add(new CloseReinforcement(side));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, CloseReinforcement order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, order.side(), ReinforcementStep.of(order.side())))
                .add(Roles.mustBeGeneralOrOrganiser(by, order.side()));
        if (!objections.isEmpty()) {
            return objections.list();
        }
        if (order.side() == Side.ALLIED) {
            objections.addAll(refuse(Rule.RES_05, ReinforcementPool.listMustBePlaced(situation)));
        } else {
            objections
                    .addAll(refuse(Rule.RES_06, ReinforcementPool.listMustRoll(situation)))
                    .addAll(refuse(Rule.RES_08, Reserves.listMustRoll(situation)));
        }
        return objections.list();
    }

    private static List<Refusal> refuse(Rule rule, List<FirestormTroop> troops) {
        return troops.stream().map(troop -> Refusal.of(rule, troop)).toList();
    }

    @Override
    public void carryOut(CloseReinforcement order, Actor by, Dice dice, Outcome outcome) {
        for (FirestormTroop troop : Reserves.list(outcome.now(), order.side())) {
            if (Reserves.isDue(outcome.now(), troop)) {
                Reserves.arrive(troop, outcome);
            }
        }
        StepSequence.closeStep(outcome, order.side());
    }
}
