package battlearrow.firestorm.battleruling;

import battlearrow.firestorm.event.ManoeuvreEvent.BattleVoided;
import battlearrow.firestorm.event.MapEvent.MarkersReturned;
import battlearrow.firestorm.event.MapEvent.PlaceKind;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;

/**
 * How a battle comes off the map unplayed. Everything is as before its arrow: Troops are free, armour that was brought up goes
 * back to where it came from, Airborne Supply Markers spent on supply or artillery return to their zones. Armour stays where it
 * is when it has moved since or when the enemy has taken the area it came from; markers of a zone that is no longer Allied are
 * lost, and a zone holds six at most.
 *
 * <p>No rule of the book; ledger INV-06, INV-07.
 */
public final class TakingBack {
    private TakingBack() {}

    /** Takes a battle off the map whose After Action Step has not begun. */
    public static void takeBack(Battle battle, Outcome outcome) {
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
