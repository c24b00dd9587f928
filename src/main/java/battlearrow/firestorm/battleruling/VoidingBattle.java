package battlearrow.firestorm.battleruling;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleVoided;
import battlearrow.firestorm.event.MapEvent.MarkersReturned;
import battlearrow.firestorm.event.MapEvent.PlaceKind;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether the organiser may take a battle off the map unplayed. Everything is as before its arrow: Troops are free, armour
 * that was brought up goes back to where it came from, Airborne Supply Markers spent on supply or artillery return to their
 * zones. Armour stays where it is when it has moved since or when the enemy has taken the area it came from; markers of a
 * zone that is no longer Allied are lost, and a zone holds six at most.
 *
 * <p>Refused for anybody but the organiser and once the After Action Step has begun.
 *
 * <p>No rule of the book; ledger TURN-05, INV-06, INV-07.
 */
final class VoidingBattle implements OrderRule<VoidBattle> {
    @Override
    public List<VoidBattle> candidates(Situation situation, Actor by) {
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
        for (FirestormTroop troop : battle.party(Side.ALLIED).troops()) {
            Area from = battle.broughtUpFrom().get(troop);
            if (from != null) {
                sendBack(battle, troop, from, outcome);
            }
        }
        for (Area zone : zonesDrawnOn(battle)) {
            returnMarker(zone, outcome);
        }
        outcome.add(new BattleVoided(battle.number()));
    }

    private static void sendBack(Battle battle, FirestormTroop armour, Area from, Outcome outcome) {
        Situation now = outcome.now();
        if (now.isIn(armour, battle.arrow().tail()) && now.controls(armour.side(), from)) {
            outcome.add(new TroopPlaced(armour.id(), PlaceKind.AREA, from.id()));
        }
    }

    private static List<Area> zonesDrawnOn(Battle battle) {
        List<Area> zones = new ArrayList<>();
        battle.findSupplyZone().ifPresent(zones::add);
        battle.findArtilleryZone().ifPresent(zones::add);
        return zones;
    }

    private static void returnMarker(Area zone, Outcome outcome) {
        Situation now = outcome.now();
        int most = now.tables().limit("supplyMarkersPerZone"); // ABN-27
        if (now.controls(Side.ALLIED, zone) && now.markers(zone) < most) {
            outcome.add(new MarkersReturned(zone.id(), 1));
        }
    }
}
