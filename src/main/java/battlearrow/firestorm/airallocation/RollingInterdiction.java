package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftReturned;
import battlearrow.firestorm.event.AirAllocationEvent.DepotInterdicted;
import battlearrow.firestorm.event.AirAllocationEvent.InterdictionRolled;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyInterdicted;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation.Tactical;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * Rolls one interdiction, a die each, Allied first: the side that flies it succeeds with an equal or higher die. A Typhoon
 * that succeeds stays on the depot until the next Strategic Phase, one that fails goes to the Allied Reinforcement Pool. An
 * FW190 that succeeds stops the resupply; either way it goes to the German Reinforcement Pool.
 *
 * <p>Refused: before all aircraft are assigned (TURN-07), to anybody but a General or the organiser (ROLE-04), for a target
 * without an interdiction that is still to roll (ORG-12).
 *
 * <p>Ledger AIR-30 to AIR-37. Rulebook: Aircraft Mission Resolution, Interdiction.
 */
public final class RollingInterdiction implements OrderRule<RollInterdiction> {
    @Override
    public List<RollInterdiction> candidates(Situation situation, Actor by) {
        return situation.isIn(Step.AIR_RESOLUTION) || situation.isIn(Step.OPENING_AIR)
                ? OpenMissions.listInterdictions(situation).stream()
                        .map(mission -> new RollInterdiction(mission.target().id()))
                        .toList()
                : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollInterdiction order) {
        Objections objections = new Objections()
                .add(untimely(situation))
                .add(Roles.mustBeAnyGeneralOrOrganiser(by, Side.ALLIED))
                .add(KnownThings.mustKnow(situation, order.target()));
        if (objections.isEmpty()) {
            Area target = situation.area(order.target());
            if (OpenMissions.findInterdiction(situation, target).isEmpty()) {
                objections.add(Refusal.variant(Rule.ORG_12, 3, target));
            }
        }
        return objections.list();
    }

    /** In the opening there is an interdiction only under HR-25 "full"; it is rolled before the step closes. */
    private static Optional<Refusal> untimely(Situation situation) {
        boolean inOpening = situation.isIn(Step.OPENING_AIR)
                && !OpenMissions.listInterdictions(situation).isEmpty();
        return inOpening ? Optional.empty() : Timing.mustBeAt(situation, Side.ALLIED, Step.AIR_RESOLUTION);
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollInterdiction order) {
        return List.of(DieRequest.d6(Side.ALLIED), DieRequest.d6(Side.GERMAN));
    }

    @Override
    public void carryOut(RollInterdiction order, Actor by, Dice dice, Outcome outcome) {
        Situation now = outcome.now();
        Tactical mission =
                OpenMissions.findInterdiction(now, now.area(order.target())).orElseThrow();
        TroopId aircraft = mission.aircraft().id();
        Side side = mission.aircraft().side();
        int allied = dice.d6(Side.ALLIED);
        int german = dice.d6(Side.GERMAN);
        boolean success = side == Side.ALLIED ? allied >= german : german >= allied;
        outcome.add(new InterdictionRolled(side, aircraft, order.target(), allied, german, success));
        if (side == Side.GERMAN) {
            if (success) {
                outcome.add(new ResupplyInterdicted(order.target()));
            }
            outcome.add(new AircraftReturned(aircraft)); // AIR-37
        } else if (success) {
            outcome.add(new DepotInterdicted(aircraft, order.target()));
        } else {
            outcome.add(new AircraftReturned(aircraft)); // AIR-34
        }
    }
}
