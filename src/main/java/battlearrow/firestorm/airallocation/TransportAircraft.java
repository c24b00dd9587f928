package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.AirAllocation;
import battlearrow.firestorm.situation.AirAllocation.Transport;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * How many C-47 are still free. Every drop, landing and resupply takes one, a swap takes two. Scheduled drops take theirs
 * first and always find one: with n of them flown, max(0, available - n) are free for the rest (AIR-42). In the opening the
 * number is that of the scenario's drops (SET-22).
 *
 * <p>Ledger AIR-02, AIR-41, AIR-42, INV-34. Rulebook: Allied Aircraft Availability.
 */
final class TransportAircraft {
    private TransportAircraft() {}

    /** C-47 free for missions other than scheduled drops, 0 or more. */
    static int free(Situation situation) {
        AirAllocation air = situation.air();
        int scheduled = scheduledDrops(situation);
        int others = air.transports().size() - scheduled;
        int swapped = air.swapped() ? situation.tables().limit("c47PerExtraTyphoon") : 0;
        return Math.max(0, air.c47() - scheduled) - others - swapped;
    }

    /** The objection to one mission more (AIR-02, SET-22), and to any while a scheduled drop is due (AIR-41). */
    static List<Refusal> objections(Situation situation) {
        Objections objections = new Objections().add(ScheduledDrops.mustComeFirst(situation));
        if (free(situation) < 1) {
            Rule rule = situation.isIn(Phase.OPENING) ? Rule.SET_22 : Rule.AIR_02;
            objections.add(Refusal.of(rule, situation.air().c47()));
        }
        return objections.list();
    }

    private static int scheduledDrops(Situation situation) {
        int count = 0;
        for (Transport mission : situation.air().transports()) {
            FirestormTroop troop = mission.troop();
            if (troop != null && ScheduledDrops.isScheduled(situation, troop)) {
                count++;
            }
        }
        return count;
    }
}
