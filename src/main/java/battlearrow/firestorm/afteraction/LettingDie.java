package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AfterActionEvent.TroopDestroyed;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.LetDie;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a destroyed airborne Troop may be given up though a marker could save it. It goes to the Reinforcement Pool.
 *
 * <p>Refused for anybody but the Allied player and for a Troop that does not wait for this choice.
 *
 * <p>Ledger ABN-22, AFT-10, AFT-31. Rulebook: Airborne Supply, prevent destruction.
 */
final class LettingDie implements OrderRule<LetDie> {
    @Override
    public List<LetDie> candidates(Situation situation, Actor by) {
        List<LetDie> candidates = new ArrayList<>();
        for (Battle battle : SubSteps.listBegun(situation)) {
            if (Roles.listSidesPlayed(by, battle).contains(Side.ALLIED)) {
                battle.party(Side.ALLIED).troops().stream()
                        .filter(battle.pendingDestruction()::has)
                        .forEach(troop -> candidates.add(new LetDie(battle.number(), Side.ALLIED, troop.id())));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, LetDie order) {
        Optional<Refusal> untimely = SubSteps.mustHaveBegun(situation, order.battle());
        if (untimely.isPresent()) {
            return List.of(untimely.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections()
                .add(Roles.mustCommandAirborneSupply(by, battle, order.side()))
                .add(KnownThings.mustKnow(situation, order.troop()));
        Optional<FirestormTroop> troop = situation.findTroop(order.troop());
        troop.ifPresent(known -> objections.addAll(PreventedDestruction.objections(battle, known)));
        return objections.list();
    }

    @Override
    public void carryOut(LetDie order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new TroopDestroyed(order.battle(), order.troop()));
    }
}
