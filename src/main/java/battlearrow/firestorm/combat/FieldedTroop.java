package battlearrow.firestorm.combat;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.VariablePlatoon;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A committed Firestorm Troop as it stands on the table.
 *
 * @param platoon what a variable Troop turned out to be, or null: it is none, or it is not rolled yet
 */
public record FieldedTroop(FirestormTroop troop, @Nullable VariablePlatoon platoon) {

    public Optional<VariablePlatoon> findPlatoon() {
        return Optional.ofNullable(platoon);
    }

    /** Whether its die is still to be rolled (MAN-36). */
    public boolean isRollDue() {
        return troop.type().variable() && platoon == null;
    }

    /** Its nationality, for a German Troop its service: British, Polish, US, Heer, SS or Luftwaffe. */
    public String origin() {
        if (troop.side() == Side.ALLIED) {
            return troop.nationality();
        }
        return findPlatoon()
                .map(rolled -> GermanArm.of(troop, rolled.code()))
                .orElseGet(() -> GermanArm.of(troop))
                .printedName();
    }

    /**
     * Whether it counts as an Allied Platoon in a force of this nationality or German service, which may be any at all
     * (COM-10, COM-11).
     */
    public boolean isAlliedPlatoonIn(String forceOrigin) {
        return !origin().equalsIgnoreCase(forceOrigin.strip());
    }
}
