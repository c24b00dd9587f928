package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.airbornesupply.BattleSupply;
import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Drawing one Airborne Supply Marker that brings the Allied force In Supply for this battle (ABN-02, ABN-07, ABN-08). It is
 * the Allied Commander's choice from which zone in reach, not whether (ABN-06).
 *
 * <p>Refused: to the German player (ROLE-11) and to everybody outside the battle (ROLE-06); before supply is checked (SUP-01);
 * after the result stands (COM-12); a second time (ABN-07); In Supply (ABN-15); with a Sherman, Sexton or 5.5" Gun (ABN-09);
 * with nothing that can draw (ABN-12); from a place that is no zone (ABN-01), out of reach (ABN-03) or empty (ABN-02).
 *
 * <p>Ledger ABN-02 to ABN-15. Rulebook: Airborne Supply.
 */
final class DrawingSupply implements OrderRule<DrawSupply> {
    @Override
    public List<DrawSupply> candidates(Situation situation, Actor by) {
        List<DrawSupply> candidates = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            if (battle.isAt(Stage.SUPPLY_CHECKED)
                    && Roles.mustPlay(by, battle, Side.ALLIED).isEmpty()) {
                for (Area zone : BattleSupply.of(situation, battle).zones()) {
                    candidates.add(new DrawSupply(battle.number(), Side.ALLIED, zone.id()));
                }
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, DrawSupply order) {
        Optional<Refusal> notOpen = KnownThings.mustBeOpen(situation, order.battle());
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Optional<Refusal> untimely = PlayedAtTheTable.mustBeBeforeTheResult(battle);
        Objections objections = new Objections()
                .add(Roles.mustCommandAirborneSupply(by, battle, order.side()))
                .add(KnownThings.mustKnow(situation, order.zone()))
                .add(untimely);
        Optional<Area> zone = situation.findArea(order.zone());
        if (zone.isEmpty() || untimely.isPresent()) {
            return objections.list();
        }
        return objections
                .addAll(BattleSupply.of(situation, battle).objections(zone.get()))
                .list();
    }

    @Override
    public void carryOut(DrawSupply order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new ManoeuvreEvent.SupplyDrawn(order.battle(), order.zone()));
    }
}
