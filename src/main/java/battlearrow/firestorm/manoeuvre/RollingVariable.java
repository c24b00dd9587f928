package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.VariablePlatoon;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a committed Konigstiger, 8.8cm Gun or Security fields in this battle: one die on the table of the campaign (T-03) or of
 * the General's Wargame (T-04), once for each time the Troop is committed (MAN-37).
 *
 * <p>Refused with MAN-36: for a Troop that is of no variable type, that is not committed to this battle, or that is rolled.
 *
 * <p>Ledger MAN-36, MAN-37. Rulebook: German Variable Firestorm Troops.
 */
final class RollingVariable implements OrderRule<RollVariable> {
    @Override
    public List<RollVariable> candidates(Situation situation, Actor by) {
        List<RollVariable> candidates = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            for (Side side : Roles.listSidesPlayed(by, battle)) {
                for (FirestormTroop troop : battle.party(side).troops()) {
                    if (troop.type().variable()) {
                        candidates.add(new RollVariable(battle.number(), side, troop.id()));
                    }
                }
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollVariable order) {
        Optional<Refusal> notOpen = KnownThings.mustBeOpen(situation, order.battle());
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections()
                .add(Roles.mustPlay(by, battle, order.side()))
                .add(KnownThings.mustKnow(situation, order.troop()))
                .add(PlayedAtTheTable.resultMustNotStand(battle));
        Optional<FirestormTroop> troop = situation.findTroop(order.troop());
        if (troop.isEmpty()) {
            return objections.list();
        }
        return objections
                .add(mustBeRolled(situation, battle, order.side(), troop.get()))
                .list();
    }

    private static Optional<Refusal> mustBeRolled(Situation situation, Battle battle, Side side, FirestormTroop troop) {
        if (!troop.type().variable()) {
            return Optional.of(Refusal.variant(Rule.MAN_36, 2, troop));
        }
        if (!situation.listCommitted(battle, side).contains(troop)) {
            return Optional.of(Refusal.variant(Rule.MAN_36, 3, troop));
        }
        return battle.party(side).variableRolls().containsKey(troop)
                ? Optional.of(Refusal.variant(Rule.MAN_36, 4, troop))
                : Optional.empty();
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollVariable order) {
        return List.of(DieRequest.d6(order.side()));
    }

    @Override
    public void carryOut(RollVariable order, Actor by, Dice dice, Outcome outcome) {
        Situation situation = outcome.now();
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        int die = dice.d6(order.side());
        Map<String, List<VariablePlatoon>> table = PlayedAtTheTable.isRolled(situation, battle)
                ? situation.tables().variableWargame()
                : situation.tables().variableCampaign();
        String type = situation.troop(order.troop()).type().code();
        String platoon = table.getOrDefault(type, List.of()).get(die - 1).code();
        outcome.add(new ManoeuvreEvent.VariableRolled(order.battle(), order.troop(), die, platoon));
    }
}
