package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.airbornesupply.BattleSupply;
import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.RollOutOfSupply;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.OutOfSupplyEffect;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What being Out of Supply does to a force in this game: one die on the Out of Supply Table (T-05), for each force apart and
 * for this game only (SUP-16, SUP-21). What the rows mean for the force is {@code combat.BattleForce}.
 *
 * <p>Refused: in the General's Wargame and for a battle that is rolled (GW-25); before supply is checked (SUP-01); after the
 * result stands (COM-12); In Supply or a second time (SUP-16); while an Airborne Supply Marker must be drawn (ABN-06).
 *
 * <p>Ledger SUP-16 to SUP-21. Rulebook: Out of Supply.
 */
final class RollingOutOfSupply implements OrderRule<RollOutOfSupply> {
    @Override
    public List<RollOutOfSupply> candidates(Situation situation, Actor by) {
        List<RollOutOfSupply> candidates = new ArrayList<>();
        for (Battle battle : PlayedAtTheTable.listDue(situation)) {
            for (Side side : Roles.listSidesPlayed(by, battle)) {
                candidates.add(new RollOutOfSupply(battle.number(), side));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollOutOfSupply order) {
        Optional<Refusal> notOpen = PlayedAtTheTable.mustBePlayed(situation, order.battle()) // SUP-24
                .or(() -> KnownThings.mustBeOpen(situation, order.battle()));
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Optional<Refusal> untimely = PlayedAtTheTable.mustBeBeforeTheResult(battle);
        Objections objections =
                new Objections().add(Roles.mustPlay(by, battle, order.side())).add(untimely);
        if (untimely.isPresent()) {
            return objections.list();
        }
        if (battle.fightsInSupply(order.side())) {
            objections.add(Refusal.variant(Rule.SUP_16, 2, order.side(), battle.ownArea(order.side())));
        }
        if (battle.party(order.side()).findOutOfSupplyRoll().isPresent()) {
            objections.add(Refusal.variant(Rule.SUP_16, 3, order.side()));
        }
        boolean mustDraw = order.side() == Side.ALLIED
                && BattleSupply.of(situation, battle).mustDraw();
        return objections
                .when(mustDraw, Rule.ABN_06, battle.ownArea(order.side()))
                .list();
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollOutOfSupply order) {
        return List.of(DieRequest.d6(order.side()));
    }

    @Override
    public void carryOut(RollOutOfSupply order, Actor by, Dice dice, Outcome outcome) {
        int die = dice.d6(order.side());
        OutOfSupplyEffect effect = outcome.now().tables().outOfSupply().get(die - 1);
        outcome.add(new ManoeuvreEvent.OutOfSupplyRolled(order.battle(), order.side(), die, effect));
    }
}
