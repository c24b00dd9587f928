package battlearrow.firestorm.battleruling;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.order.CampaignOrder.VoidBattle;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * Whether the organiser may take a battle off the map unplayed; what becomes of its Troops and markers is {@link TakingBack}.
 *
 * <p>Refused for anybody but the organiser and once the After Action Step has begun.
 *
 * <p>No rule of the book; ledger TURN-05, INV-06, INV-07.
 */
final class VoidingBattle implements OrderRule<VoidBattle> {
    @Override
    public List<VoidBattle> candidates(Situation situation, Actor by) {
        if (!by.organiser()) {
            return List.of();
        }
        return situation.battles().stream()
                .map(battle -> new VoidBattle(battle.number(), ""))
                .toList();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, VoidBattle order) {
        Optional<Refusal> untimely = KnownThings.mustBeOpen(situation, order.battle());
        if (untimely.isPresent()) {
            return List.of(untimely.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections();
        if (battle.stage().isAfterAction()) {
            objections.add(Refusal.variant(Rule.AFT_01, 3, battle.arrowNumber()));
        }
        return objections.add(Roles.mustBeOrganiser(by)).list();
    }

    @Override
    public void carryOut(VoidBattle order, Actor by, Dice dice, Outcome outcome) {
        Battle battle = outcome.now().findBattle(order.battle()).orElseThrow();
        outcome.add(new Ruled(VoidBattle.class.getSimpleName(), order.reason()));
        TakingBack.takeBack(battle, outcome);
    }
}
