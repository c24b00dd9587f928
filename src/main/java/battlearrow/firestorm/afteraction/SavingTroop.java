package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AfterActionEvent.TroopSaved;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.SaveTroop;
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
 * Whether a marker may be drawn to save a destroyed airborne Troop: one marker a Troop, or one for all
 * of the battle under HR-15, from a zone in reach of the
 * Allied battle area. A saved Troop stays where it stands and goes on to the retreat.
 *
 * <p>Refused for anybody but the Allied player, for a Troop that is not airborne or not destroyed, for a zone out of reach
 * or without a marker, and when a heavy Troop was committed.
 *
 * <p>Ledger ABN-22 to ABN-24. Rulebook: Airborne Supply, prevent destruction.
 */
final class SavingTroop implements OrderRule<SaveTroop> {
    @Override
    public List<SaveTroop> candidates(Situation situation, Actor by) {
        List<SaveTroop> candidates = new ArrayList<>();
        for (Battle battle : SubSteps.listBegun(situation)) {
            if (!Roles.listSidesPlayed(by, battle).contains(Side.ALLIED)) {
                continue;
            }
            for (FirestormTroop troop : battle.party(Side.ALLIED).troops()) {
                if (battle.pendingDestruction().has(troop)) {
                    AdditionalMarkers.listZones(situation, battle)
                            .forEach(zone ->
                                    candidates.add(new SaveTroop(battle.number(), Side.ALLIED, troop.id(), zone.id())));
                }
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, SaveTroop order) {
        Optional<Refusal> untimely = SubSteps.mustHaveBegun(situation, order.battle());
        if (untimely.isPresent()) {
            return List.of(untimely.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections()
                .add(Roles.mustCommandAirborneSupply(by, battle, order.side()))
                .add(KnownThings.mustKnow(situation, order.troop()))
                .add(KnownThings.mustKnow(situation, order.zone()));
        Optional<FirestormTroop> troop = situation.findTroop(order.troop());
        Optional<Area> zone = situation.findArea(order.zone());
        troop.ifPresent(known -> objections.addAll(PreventedDestruction.objections(battle, known)));
        zone.ifPresent(known -> objections.addAll(AdditionalMarkers.objections(situation, battle, known)));
        return objections.list();
    }

    @Override
    public void carryOut(SaveTroop order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new TroopSaved(order.battle(), order.troop(), order.zone()));
    }
}
