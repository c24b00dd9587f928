package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.airbornesupply.StockedZones;
import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AfterActionEvent.AreaHeld;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.HoldArea;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether the Allies may draw a marker to hold the area they would have to leave. Then nobody leaves, is captured or
 * advances, control stays Allied, and the battle is over.
 *
 * <p>Refused for anybody but the Allied player; unless the Allies lost; in a depot; before the rolls to destroy are settled;
 * after the first retreat or after declining; without an airborne Troop in the area; when a heavy Troop was committed; for
 * a zone out of reach or without a marker.
 *
 * <p>Ledger ABN-25, ABN-26; A-31. Rulebook: Airborne Supply, fighting surrounded.
 */
final class HoldingArea implements OrderRule<HoldArea> {
    @Override
    public List<HoldArea> candidates(Situation situation, Actor by) {
        List<HoldArea> candidates = new ArrayList<>();
        for (Battle battle : SubSteps.listBegun(situation)) {
            if (battle.findLoser().filter(Side.ALLIED::equals).isPresent()
                    && Roles.listSidesPlayed(by, battle).contains(Side.ALLIED)) {
                StockedZones.inReach(situation, battle.ownArea(Side.ALLIED))
                        .forEach(zone -> candidates.add(new HoldArea(battle.number(), Side.ALLIED, zone.id())));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, HoldArea order) {
        Optional<Refusal> untimely = SubSteps.mustHaveBegun(situation, order.battle());
        if (untimely.isPresent()) {
            return List.of(untimely.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections()
                .add(Roles.mustCommandAirborneSupply(by, battle, order.side()))
                .add(KnownThings.mustKnow(situation, order.zone()))
                .addAll(FightingSurrounded.objections(situation, battle));
        Optional<Area> zone = situation.findArea(order.zone());
        zone.ifPresent(known -> AdditionalMarkers.objections(situation, battle, known).stream()
                .filter(refusal -> refusal.rule() != Rule.ABN_09) // named once is enough
                .forEach(objections::add));
        return objections.list();
    }

    @Override
    public void carryOut(HoldArea order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new AreaHeld(order.battle(), order.zone()));
    }
}
