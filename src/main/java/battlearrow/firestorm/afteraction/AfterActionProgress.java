package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.event.AfterActionEvent.AdvanceBegun;
import battlearrow.firestorm.event.AfterActionEvent.AfterActionBegun;
import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.AfterActionEvent.DepotAttackScored;
import battlearrow.firestorm.event.AfterActionEvent.RetreatBegun;
import battlearrow.firestorm.event.AfterActionEvent.TroopCaptured;
import battlearrow.firestorm.event.AfterActionEvent.TroopDestroyed;
import battlearrow.firestorm.event.AfterActionEvent.TroopSavedToo;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftReturned;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.event.MapEvent.MarkersRemoved;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.Advance;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Consequence;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Carries fought battles on by itself, as far as nobody has a choice or a die to roll, until their arrows leave the map.
 *
 * <p>A battle waits while an earlier arrow stands on one of its areas (AFT-02). Then the rolls to destroy are open; a
 * destroyed Troop goes to its Reinforcement Pool at once unless a marker may save it. When all is settled a draw is over
 * (AFT-28) and a defeated player retreats, or holds. Nobody leaves a depot (AFT-16); without an area to retreat into all
 * Troops of the lost area are captured (AFT-14). When the last Troop has left, the area is the winner's (AFT-19) and the
 * advance is open, unless nobody could make one.
 *
 * <p>Ledger AFT-01 to AFT-03, AFT-10, AFT-14 to AFT-21, AFT-28 to AFT-32, ABN-31.
 * Rulebook: After Action Step.
 */
public final class AfterActionProgress implements Consequence {
    /** The organiser may act for either side, so that asking in his name leaves only the reasons of the map. */
    static final Actor EITHER_SIDE = Actor.organiser("");

    private static final Advancing ADVANCING = new Advancing();

    @Override
    public void follow(Outcome outcome) {
        Situation before = outcome.now();
        for (Battle battle : listDecided(before)) {
            carryOn(battle, outcome);
            if (outcome.now() != before) {
                return; // what happened may concern the other battles; the referee asks again
            }
        }
    }

    /** The decided battles in the order of their arrows. */
    private static List<Battle> listDecided(Situation situation) {
        List<Battle> decided = List.of(); // as after most orders
        for (Battle battle : situation.battles()) {
            if (battle.isDecided()) {
                decided = decided.isEmpty() ? new ArrayList<>() : decided;
                decided.add(battle);
            }
        }
        if (decided.size() > 1) {
            decided.sort(Comparator.comparingInt(Battle::arrowNumber));
        }
        return decided;
    }

    private static void carryOn(Battle battle, Outcome outcome) {
        switch (battle.stage()) {
            case FOUGHT -> begin(battle, outcome);
            case DESTROY -> settleDestruction(battle, outcome);
            case RETREAT -> retreat(battle, outcome);
            case ADVANCE -> endIdleAdvance(battle, outcome);
            default -> {}
        }
    }

    private static void begin(Battle battle, Outcome outcome) {
        Situation now = outcome.now();
        if (SubSteps.findEarlierArrow(now, battle).isPresent()) {
            return; // AFT-02
        }
        List<TroopId> present = new ArrayList<>();
        LostArea lost = LostArea.of(battle).orElse(null);
        if (lost != null && now.controls(lost.loser(), lost.area())) {
            for (FirestormTroop troop : lost.listStanding(now)) {
                present.add(troop.id());
            }
        }
        outcome.add(new AfterActionBegun(battle.number(), present));
    }

    private static void settleDestruction(Battle battle, Outcome outcome) {
        Situation now = outcome.now();
        boolean choiceOpen = false;
        for (FirestormTroop troop : now.scenario().list(battle.pendingDestruction())) {
            if (PreventedDestruction.isPaidFor(now, battle, troop)) {
                outcome.add(new TroopSavedToo(battle.number(), troop.id())); // HR-15
            } else if (PreventedDestruction.isOpen(now, battle, troop)) {
                choiceOpen = true; // AFT-31
            } else {
                outcome.add(new TroopDestroyed(battle.number(), troop.id())); // AFT-10, ABN-23
            }
        }
        if (choiceOpen || !RollsToDestroy.listDue(now, battle).isEmpty()) {
            return;
        }
        outcome.add(
                battle.findWinner().isPresent()
                        ? new RetreatBegun(battle.number())
                        : new BattleClosed(battle.number())); // AFT-28
    }

    private static void retreat(Battle battle, Outcome outcome) {
        LostArea lost = LostArea.of(battle).orElseThrow();
        if (isScoringDepotAttack(outcome.now(), battle, lost)) {
            outcome.add(new DepotAttackScored(battle.number(), lost.area().id())); // AFT-18
        }
        if (battle.isHeld() || !lost.isAtStake(outcome.now(), battle)) {
            outcome.add(new BattleClosed(battle.number())); // ABN-26, AFT-16, AFT-32
            return;
        }
        boolean holdPossible = FightingSurrounded.isPossible(outcome.now(), battle);
        if (!holdPossible) {
            returnAircraft(lost, outcome);
        }
        if (lost.exits(outcome.now()).isEmpty()) {
            if (holdPossible) {
                return; // the Allied player chooses between holding and capture
            }
            for (FirestormTroop troop : lost.listCaptured(outcome.now(), battle)) {
                outcome.add(new TroopCaptured(
                        battle.number(), troop.id(), lost.loser().enemy())); // AFT-14, A-08
            }
        }
        if (!outcome.now().hasTroops(lost.area())) {
            takeOver(battle, lost, outcome);
        }
    }

    /** A German win over the Troops of an Allied depot: in an attack on it, or also in its defence with HR-07 on. */
    private static boolean isScoringDepotAttack(Situation situation, Battle battle, LostArea lost) {
        return lost.loser() == Side.ALLIED
                && lost.area().isDepotOf(Side.ALLIED)
                && (battle.attacker() == Side.GERMAN || situation.houseRules().isOn(HouseRule.HR_07))
                && (situation.houseRules().is(HouseRule.HR_43, "each")
                        || !situation.depotsScoredThisTurn().has(lost.area()));
    }

    /** HR-05 off: aircraft in a lost area return to their pool before anybody is captured. */
    private static void returnAircraft(LostArea lost, Outcome outcome) {
        for (FirestormTroop troop : lost.listStanding(outcome.now())) {
            if (!LostArea.isGroundTroop(outcome.now(), troop)) {
                outcome.add(new AircraftReturned(troop.id()));
            }
        }
    }

    private static void takeOver(Battle battle, LostArea lost, Outcome outcome) {
        Area area = lost.area();
        outcome.add(new ControlChanged(area.id(), lost.loser().enemy())); // AFT-19 to AFT-21
        int markers = outcome.now().markers(area);
        if (markers > 0 && outcome.now().houseRules().is(HouseRule.HR_18, "removed")) {
            outcome.add(new MarkersRemoved(area.id(), markers)); // ABN-31
        }
        outcome.add(new AdvanceBegun(battle.number(), area.id()));
    }

    private static void endIdleAdvance(Battle battle, Outcome outcome) {
        Situation now = outcome.now();
        Side winner = battle.findWinner().orElseThrow();
        boolean lostAgain = !now.controls(winner, battle.findAreaWon().orElseThrow()); // by a ruling
        if (lostAgain || battle.advanced().isEmpty() && !canAnybodyAdvance(now, battle, winner)) {
            outcome.add(new BattleClosed(battle.number()));
        }
    }

    private static boolean canAnybodyAdvance(Situation situation, Battle battle, Side winner) {
        for (Advance order : Advancing.candidates(situation, battle, winner)) {
            if (ADVANCING.objections(situation, EITHER_SIDE, order).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
