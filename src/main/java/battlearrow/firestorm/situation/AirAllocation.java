package battlearrow.firestorm.situation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The Aircraft Mission Boxes of one Air Allocation Step.
 *
 * @param aircraftDie the Aircraft Die rolled, 0 before it is (and always in the opening)
 * @param c47 C-47 the die made available; the opening's air drops in the opening (SET-22)
 * @param swapped whether two C-47 were given up for a second Typhoon (AIR-04)
 */
public record AirAllocation(
        int aircraftDie, int c47, boolean swapped, List<Transport> transports, List<Tactical> tacticals) {
    public static final AirAllocation NONE = new AirAllocation(0, 0, false, List.of(), List.of());

    /** The opening's air step: as many drops as the scenario allows, no die (SET-22). */
    static AirAllocation openingWith(int drops) {
        return new AirAllocation(0, drops, false, List.of(), List.of());
    }

    /** What a C-47 flies for. */
    public enum TransportKind {
        DROP,
        RESUPPLY,
        MOUNTAIN
    }

    /** How far a mission has come. */
    public enum MissionState {
        ASSIGNED,
        SUCCEEDED,
        FAILED
    }

    /** @param troop the Troop carried; null for a resupply */
    public record Transport(TransportKind kind, @Nullable FirestormTroop troop, Area zone, MissionState state) {
        public boolean is(TransportKind which, Area where) {
            return kind == which && zone == where;
        }

        public Optional<FirestormTroop> findTroop() {
            return Optional.ofNullable(troop);
        }
    }

    /** What an aircraft Troop flies for. */
    public enum TacticalKind {
        INTERDICTION,
        CLOSE_SUPPORT
    }

    /** A Typhoon's or the FW190's mission. */
    public record Tactical(TacticalKind kind, FirestormTroop aircraft, Area target, MissionState state) {}

    public boolean isRolled() {
        return aircraftDie > 0;
    }

    public Optional<Transport> findTransport(TransportKind kind, Area zone) {
        for (Transport mission : transports) {
            if (mission.is(kind, zone)) {
                return Optional.of(mission);
            }
        }
        return Optional.empty();
    }

    /** The mission that carries this Troop. */
    public Optional<Transport> findTransport(FirestormTroop troop) {
        for (Transport mission : transports) {
            if (mission.troop() == troop) {
                return Optional.of(mission);
            }
        }
        return Optional.empty();
    }

    public Optional<Tactical> findTactical(FirestormTroop aircraft) {
        for (Tactical mission : tacticals) {
            if (mission.aircraft() == aircraft) {
                return Optional.of(mission);
            }
        }
        return Optional.empty();
    }

    public Optional<Tactical> findInterdiction(Area target) {
        return tacticals.stream()
                .filter(mission -> mission.kind() == TacticalKind.INTERDICTION && mission.target() == target)
                .findFirst();
    }

    AirAllocation with(Transport mission) {
        List<Transport> next = new ArrayList<>(transports);
        next.add(mission);
        return new AirAllocation(aircraftDie, c47, swapped, List.copyOf(next), tacticals);
    }

    AirAllocation with(Tactical mission) {
        List<Tactical> next = new ArrayList<>(tacticals);
        next.add(mission);
        return new AirAllocation(aircraftDie, c47, swapped, transports, List.copyOf(next));
    }

    AirAllocation withoutTransport(Predicate<Transport> which) {
        return new AirAllocation(
                aircraftDie,
                c47,
                swapped,
                transports.stream().filter(which.negate()).toList(),
                tacticals);
    }

    AirAllocation withoutTactical(FirestormTroop aircraft) {
        return new AirAllocation(
                aircraftDie,
                c47,
                swapped,
                transports,
                tacticals.stream()
                        .filter(mission -> mission.aircraft() != aircraft)
                        .toList());
    }

    AirAllocation resolveTransport(TransportKind kind, Area zone, MissionState state) {
        UnaryOperator<Transport> resolve =
                mission -> mission.is(kind, zone) ? new Transport(kind, mission.troop(), zone, state) : mission;
        return new AirAllocation(
                aircraftDie, c47, swapped, transports.stream().map(resolve).toList(), tacticals);
    }

    AirAllocation resolveTactical(FirestormTroop aircraft, MissionState state) {
        UnaryOperator<Tactical> resolve = mission -> mission.aircraft() == aircraft
                ? new Tactical(mission.kind(), aircraft, mission.target(), state)
                : mission;
        return new AirAllocation(
                aircraftDie,
                c47,
                swapped,
                transports,
                tacticals.stream().map(resolve).toList());
    }

    AirAllocation rolled(int die, int available) {
        return new AirAllocation(die, available, swapped, transports, tacticals);
    }

    AirAllocation swappedForTyphoon() {
        return new AirAllocation(aircraftDie, c47, true, transports, tacticals);
    }
}
