package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftRolled;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftScheduled;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.StepSequence;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Rolls the Aircraft Die for the C-47 of this turn: one aircraft gives two, two give three, three give four (T-11). The
 * assignment of transport missions begins. In Market Garden the scenario's schedule may stand for the die (HR-27).
 *
 * <p>Refused: outside the Aircraft Availability step (TURN-02, TURN-05, TURN-06), to anybody but the Allied General or the
 * organiser (ROLE-04).
 *
 * <p>Ledger AIR-01, AIR-02. Rulebook: Allied Aircraft Availability.
 */
public final class RollingAircraft implements OrderRule<RollAircraft> {
    @Override
    public List<RollAircraft> candidates(Situation situation, Actor by) {
        return situation.isIn(Step.AIR_AVAILABILITY) ? List.of(new RollAircraft()) : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollAircraft order) {
        return new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.AIR_AVAILABILITY))
                .add(AlliedAir.mustBeGeneralOrOrganiser(situation, by))
                .list();
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollAircraft order) {
        return AircraftDie.isScheduled(situation) ? List.of() : List.of(AircraftDie.request(situation));
    }

    @Override
    public void carryOut(RollAircraft order, Actor by, Dice dice, Outcome outcome) {
        Situation now = outcome.now();
        if (AircraftDie.isScheduled(now)) {
            int aircraft = AircraftDie.scheduled(now);
            outcome.add(new AircraftScheduled(aircraft, c47(now, aircraft)));
        } else {
            int aircraft = dice.aircraftDie();
            outcome.add(new AircraftRolled(aircraft, c47(now, aircraft)));
        }
        StepSequence.closeStep(outcome, Side.ALLIED);
    }

    private static int c47(Situation situation, int aircraft) {
        return situation.tables().c47ByAircraft().get(aircraft - 1);
    }
}
