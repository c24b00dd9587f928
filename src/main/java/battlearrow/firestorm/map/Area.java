package battlearrow.firestorm.map;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One area of the Campaign Map. Two areas are the same only if they are the same object of the same map.
 *
 * @param index position in {@link CampaignMap#areas()}, 0 to 63
 * @param grid map reference, letter A to Z and number 1 to 52
 * @param objectiveValue Campaign Victory Points of an objective, 0 for an area that is none (T-09)
 * @param depot the owner of the Supply Depot here, or null
 * @param depotNumber 1 to 6 for a German depot, 0 otherwise (RES-06)
 */
public record Area(
        int index,
        AreaId id,
        String name,
        String grid,
        Terrain terrain,
        boolean bridge,
        boolean airfield,
        @Nullable ZoneKind zoneKind,
        int objectiveValue,
        @Nullable Side depot,
        int depotNumber) {

    /** Whether Airborne Supply Markers may lie here: a Landing Zone, a Drop Zone or an Airfield (ABN-01). */
    public boolean isZone() {
        return zoneKind != null || airfield;
    }

    public boolean isLandingOrDropZone() {
        return zoneKind != null;
    }

    public boolean isDepot() {
        return depot != null;
    }

    public boolean isDepotOf(Side side) {
        return depot == side;
    }

    public boolean isObjective() {
        return objectiveValue > 0;
    }

    /** The owner of the Supply Depot in this area; empty when there is none. */
    public Optional<Side> findDepotOwner() {
        return Optional.ofNullable(depot);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
