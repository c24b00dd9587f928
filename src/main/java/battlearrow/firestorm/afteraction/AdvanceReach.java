package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.ArmourRoad;
import battlearrow.firestorm.supply.Supply;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Whether a Troop is near enough to advance: in an area adjacent to the one won, or, for Allied armour, within three areas
 * along a friendly road from an area that is In Supply.
 *
 * <p>Ledger AFT-24, AFT-25. Rulebook: Advance; Allied Armoured Troops.
 */
final class AdvanceReach {
    private AdvanceReach() {}

    /** Why this Troop cannot advance into the area won from where it is; empty when it can. */
    static Optional<Refusal> objection(Situation situation, FirestormTroop troop, Area won) {
        Optional<Area> from = situation.findArea(troop);
        if (from.isEmpty()) {
            return Optional.of(Refusal.variant(Rule.AFT_24, 2, troop));
        }
        if (from.get() == won) {
            return Optional.of(Refusal.variant(Rule.AFT_24, 3, troop, won));
        }
        if (situation.map().areAdjacent(from.get(), won)) {
            return Optional.empty();
        }
        if (!troop.isArmour()) {
            return Optional.of(Refusal.of(Rule.AFT_24, troop, won));
        }
        return isWithinArmourReach(situation, from.get(), won)
                ? Optional.empty()
                : Optional.of(Refusal.of(Rule.AFT_25, troop, from.get(), won));
    }

    private static boolean isWithinArmourReach(Situation situation, Area from, Area won) {
        OptionalInt distance = ArmourRoad.findDistance(situation, from, won);
        return distance.isPresent()
                && distance.getAsInt() <= ArmourRoad.farthest(situation)
                && Supply.of(situation, Side.ALLIED).isInSupply(from);
    }
}
