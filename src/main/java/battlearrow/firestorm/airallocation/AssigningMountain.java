package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AirAllocationEvent.MountainAssigned;
import battlearrow.firestorm.forces.AirborneKind;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignMountain;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Assigns a C-47 to land a Mountain Infantry Troop from either Allied pool on an airfield the Allies held when the Strategic
 * Phase opened. The airfield need not be empty.
 *
 * <p>Refused: outside the transport step (TURN-02 to TURN-06, SET-25), to anybody but the Allied General (ROLE-04); an
 * airfield not held then, no airfield, or another kind of Troop (AIR-20), a second landing there (AIR-44); a Troop in no
 * Allied pool (AIR-06) or not due (SET-18); no C-47 left (AIR-02), scheduled drops first (AIR-41).
 *
 * <p>Ledger AIR-20 to AIR-23, AIR-44, A-48. Rulebook: Mountain Infantry.
 */
public final class AssigningMountain implements OrderRule<AssignMountain> {
    @Override
    public List<AssignMountain> candidates(Situation situation, Actor by) {
        List<AssignMountain> landings = new ArrayList<>();
        if (situation.isIn(Step.AIR_TRANSPORT) && by.isGeneralOf(Side.ALLIED)) {
            for (FirestormTroop troop : situation.scenario().troops()) {
                if (isMountain(troop) && AlliedPools.holds(situation, troop)) {
                    situation.map().areas().stream()
                            .filter(Area::airfield)
                            .map(airfield -> new AssignMountain(troop.id(), airfield.id()))
                            .forEach(landings::add);
                }
            }
        }
        return landings;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, AssignMountain order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.AIR_TRANSPORT))
                .add(AlliedAir.mustBeGeneral(situation, by))
                .add(KnownThings.mustKnow(situation, order.troop()))
                .add(KnownThings.mustKnow(situation, order.airfield()));
        if (objections.isEmpty()) {
            FirestormTroop troop = situation.troop(order.troop());
            Area airfield = situation.area(order.airfield());
            objections
                    .add(mustBeHeld(situation, airfield))
                    .add(AlliedPools.mustHold(situation, troop))
                    .add(mustBeMountain(troop))
                    .add(AlliedPools.findNotDue(situation, troop))
                    .when(
                            situation
                                    .air()
                                    .findTransport(TransportKind.MOUNTAIN, airfield)
                                    .isPresent(),
                            Rule.AIR_44,
                            airfield)
                    .addAll(TransportAircraft.objections(situation));
        }
        return objections.list();
    }

    @Override
    public void carryOut(AssignMountain order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new MountainAssigned(order.troop(), order.airfield()));
    }

    private static Optional<Refusal> mustBeHeld(Situation situation, Area airfield) {
        if (!airfield.airfield()) {
            return Optional.of(Refusal.variant(Rule.AIR_20, 2, airfield));
        }
        return situation.airfieldsHeldAtStart().has(airfield)
                ? Optional.empty()
                : Optional.of(Refusal.of(Rule.AIR_20, airfield));
    }

    private static Optional<Refusal> mustBeMountain(FirestormTroop troop) {
        return isMountain(troop) ? Optional.empty() : Optional.of(Refusal.variant(Rule.AIR_20, 3, troop));
    }

    private static boolean isMountain(FirestormTroop troop) {
        return troop.type().isAirborne(AirborneKind.MOUNTAIN);
    }
}
