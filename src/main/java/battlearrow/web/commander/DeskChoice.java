package battlearrow.web.commander;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is chosen or typed on a page of the battle desk so far, from the address or the form. Kept as typed, so that a page
 * which refuses shows it again.
 *
 * @param as for which side the person acts
 * @param step the step looked at, where more than one is open
 * @param from the tail of the arrow
 * @param into its point
 * @param troops Troops to commit
 * @param zones zones that give artillery support
 * @param troop the Troop a roll, retreat or advance is about
 * @param area where it retreats
 * @param zone whose marker is drawn
 */
record DeskChoice(
        @Nullable String as,
        @Nullable String step,
        @Nullable String from,
        @Nullable String into,
        @Nullable List<String> troops,
        @Nullable List<String> zones,
        @Nullable String troop,
        @Nullable String area,
        @Nullable String zone,
        @Nullable String mission,
        @Nullable String points,
        @Nullable String allied,
        @Nullable String german,
        @Nullable String winner,
        @Nullable String attacker,
        @Nullable String story,
        @Nullable String reason) {

    /** Nothing chosen yet. */
    static final DeskChoice NONE = new DeskChoice(
            null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null);

    /** The same, looking at another step. */
    DeskChoice at(DeskStep other) {
        return new DeskChoice(
                as,
                other.name().toLowerCase(Locale.ROOT),
                from,
                into,
                troops,
                zones,
                troop,
                area,
                zone,
                mission,
                points,
                allied,
                german,
                winner,
                attacker,
                story,
                reason);
    }

    Optional<Side> findSide() {
        return side(as);
    }

    Optional<DeskStep> findStep() {
        return Arrays.stream(DeskStep.values())
                .filter(known -> known.name().toLowerCase(Locale.ROOT).equals(step))
                .findFirst();
    }

    Optional<AreaId> findFrom() {
        return id(from).map(AreaId::new);
    }

    Optional<AreaId> findInto() {
        return id(into).map(AreaId::new);
    }

    Optional<AreaId> findArea() {
        return id(area).map(AreaId::new);
    }

    Optional<AreaId> findZone() {
        return id(zone).map(AreaId::new);
    }

    Optional<TroopId> findTroop() {
        return id(troop).map(TroopId::new);
    }

    List<TroopId> listTroops() {
        return troops == null
                ? List.of()
                : troops.stream().filter(id -> !id.isBlank()).map(TroopId::new).toList();
    }

    List<AreaId> listZones() {
        return zones == null
                ? List.of()
                : zones.stream().filter(id -> !id.isBlank()).map(AreaId::new).toList();
    }

    static Optional<Side> side(@Nullable String name) {
        return Arrays.stream(Side.values())
                .filter(side -> side.name().equals(name))
                .findFirst();
    }

    private static Optional<String> id(@Nullable String typed) {
        return Optional.ofNullable(typed).filter(id -> !id.isBlank());
    }
}
