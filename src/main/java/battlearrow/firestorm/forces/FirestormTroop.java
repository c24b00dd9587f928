package battlearrow.firestorm.forces;

import battlearrow.firestorm.map.Side;
import org.jspecify.annotations.Nullable;

/**
 * One named playing piece. Two are the same only if they are the same object of the same scenario.
 *
 * @param index position in the scenario's list of Troops, 0 to 63
 * @param unit the unit's name: 5th Guards Armd Brigade
 * @param parentUnit the formation it belongs to
 * @param nationality British, Polish, US or German; another nationality in the force makes it an Allied Platoon (COM-11)
 */
public record FirestormTroop(
        int index, TroopId id, String unit, String parentUnit, TroopType type, String nationality) {
    public Side side() {
        return type.side();
    }

    public boolean isAircraft() {
        return type.aircraft();
    }

    public boolean isArmour() {
        return type.armour();
    }

    public boolean isAirborne() {
        return type.isAirborne();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return index;
    }

    /** The name people read: unit and type. */
    @Override
    public String toString() {
        return unit + " (" + type.name() + ")";
    }
}
