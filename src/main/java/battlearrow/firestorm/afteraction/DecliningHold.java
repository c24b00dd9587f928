package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AfterActionEvent.HoldDeclined;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.DeclineHold;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether the Allied player may decline to hold an area that a marker could hold. Where there is no area to retreat into,
 * the capture follows at once; otherwise the retreat.
 *
 * <p>Refused for anybody but the Allied player, and whenever the area could not be held anyway.
 *
 * <p>Ledger ABN-25; A-31. Rulebook: Airborne Supply, fighting surrounded.
 */
final class DecliningHold implements OrderRule<DeclineHold> {
    @Override
    public List<DeclineHold> candidates(Situation situation, Actor by) {
        List<DeclineHold> candidates = new ArrayList<>();
        for (Battle battle : SubSteps.listBegun(situation)) {
            if (Roles.listSidesPlayed(by, battle).contains(Side.ALLIED)) {
                candidates.add(new DeclineHold(battle.number(), Side.ALLIED));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, DeclineHold order) {
        Optional<Refusal> untimely = SubSteps.mustHaveBegun(situation, order.battle());
        if (untimely.isPresent()) {
            return List.of(untimely.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections().add(Roles.mustCommandAirborneSupply(by, battle, order.side()));
        List<Refusal> against = FightingSurrounded.objections(situation, battle);
        objections.addAll(against);
        if (against.isEmpty() && AdditionalMarkers.listZones(situation, battle).isEmpty()) {
            objections.add(Refusal.variant(Rule.ABN_25, 6, battle.ownArea(Side.ALLIED)));
        }
        return objections.list();
    }

    @Override
    public void carryOut(DeclineHold order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new HoldDeclined(order.battle()));
    }
}
