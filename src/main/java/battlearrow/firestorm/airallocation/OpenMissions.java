package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.AirAllocation.MissionState;
import battlearrow.firestorm.situation.AirAllocation.Tactical;
import battlearrow.firestorm.situation.AirAllocation.TacticalKind;
import battlearrow.firestorm.situation.AirAllocation.Transport;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/** Interdictions and resupplies that are assigned but not rolled. Ledger TURN-07. */
final class OpenMissions {
    private OpenMissions() {}

    static List<Tactical> listInterdictions(Situation situation) {
        return situation.air().tacticals().stream()
                .filter(mission ->
                        mission.kind() == TacticalKind.INTERDICTION && mission.state() == MissionState.ASSIGNED)
                .toList();
    }

    static List<Transport> listResupplies(Situation situation) {
        return situation.air().transports().stream()
                .filter(mission -> mission.kind() == TransportKind.RESUPPLY && mission.state() == MissionState.ASSIGNED)
                .toList();
    }

    static Optional<Tactical> findInterdiction(Situation situation, Area target) {
        return listInterdictions(situation).stream()
                .filter(mission -> mission.target() == target)
                .findFirst();
    }

    /** The objection to resolving a resupply whose interdiction is not rolled. */
    static Optional<Refusal> mustBeRolled(Situation situation, Area target) {
        return findInterdiction(situation, target).map(mission -> Refusal.variant(Rule.TURN_07, 2, mission.target()));
    }
}
