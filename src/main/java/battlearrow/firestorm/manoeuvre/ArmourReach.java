package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.ArmourRoad;
import battlearrow.firestorm.supply.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Whether Allied armour may be brought up from another area: for the Allied holder of the initiative (MAN-30), along a
 * continuous friendly road to the point of the arrow (MAN-34) of at most three areas (MAN-33), when both the tail (MAN-31)
 * and the armour's own area are In Supply (MAN-32). Armour is a Sherman or a Sexton (MAN-29).
 *
 * <p>Ledger MAN-29 to MAN-35, A-17. Rulebook: Allied Armoured Troops.
 */
final class ArmourReach {
    private ArmourReach() {}

    /** Whether this rule, and not that of the own battle area, is the one to ask about a Troop (MAN-22). */
    static boolean concerns(Situation situation, Battle battle, FirestormTroop troop) {
        Area from = troop.isArmour() ? situation.findArea(troop).orElse(null) : null;
        return from != null && from != battle.ownArea(troop.side());
    }

    /** Adds all reasons against bringing up this armour, in the order MAN-30, 34, 31, 32, 33. */
    static void object(Objections objections, Situation situation, Battle battle, List<FirestormTroop> armour) {
        if (armour.isEmpty()) {
            return;
        }
        if (battle.attacker() != Side.ALLIED) {
            objections.when(true, Rule.MAN_30, armour.getFirst());
            return; // the other questions are about an Allied tail
        }
        Area point = battle.arrow().point();
        List<Road> roads = new ArrayList<>();
        for (FirestormTroop troop : armour) {
            situation
                    .findArea(troop)
                    .ifPresent(
                            from -> roads.add(new Road(troop, from, ArmourRoad.findDistance(situation, from, point))));
        }
        for (Road road : roads) {
            objections.when(road.distance().isEmpty(), Rule.MAN_34, road.from(), point, road.troop());
        }
        Supply supply = Supply.of(situation, Side.ALLIED);
        Area tail = battle.arrow().tail();
        objections.when(!supply.isInSupply(tail), Rule.MAN_31, tail);
        for (Road road : roads) {
            objections.when(!supply.isInSupply(road.from()), Rule.MAN_32, road.from(), road.troop());
        }
        int farthest = ArmourRoad.farthest(situation);
        for (Road road : roads) {
            objections.when(road.distance().orElse(0) > farthest, Rule.MAN_33, road.troop(), farthest, point);
        }
    }

    /** The way of one armoured Troop to the point; without distance when no friendly road leads there. */
    private record Road(FirestormTroop troop, Area from, OptionalInt distance) {}
}
