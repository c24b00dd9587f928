package battlearrow.firestorm.victorypoints;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.AircraftRecalled;
import battlearrow.firestorm.event.CampaignEvent.CampaignEnded;
import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.CampaignEvent.TotalsShown;
import battlearrow.firestorm.event.CampaignEvent.TurnEnded;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.VictoryPointsOrder.ConfirmTotals;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Ends a Campaign Turn: both totals are shown and the next Planning Phase opens; after the last turn the campaign is judged
 * and ends. Given by either General or the Organiser.
 *
 * <p>Ledger VIC-08, VIC-10, VIC-16, TURN-01, TURN-12, A-68. Rulebook: Ending the Campaign Turn; Campaign Outcome.
 */
final class ConfirmingTotals implements OrderRule<ConfirmTotals> {
    @Override
    public List<ConfirmTotals> candidates(Situation situation, Actor by) {
        return situation.isIn(Step.VICTORY_POINTS) ? List.of(new ConfirmTotals()) : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, ConfirmTotals order) {
        return new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.VICTORY_POINTS))
                .add(Roles.mustBeAnyGeneralOrOrganiser(by, Side.ALLIED))
                .list();
    }

    @Override
    public void carryOut(ConfirmTotals order, Actor by, Dice dice, Outcome outcome) {
        Situation now = outcome.now();
        VictoryPoints points = VictoryPoints.of(now);
        outcome.add(new TotalsShown(now.turn(), points.total(Side.ALLIED), points.total(Side.GERMAN)));
        outcome.add(new TurnEnded(now.turn()));
        if (now.turn() < now.tables().limit("campaignTurns")) {
            liftInterdictions(outcome);
            outcome.add(new PhaseOpened(now.turn() + 1, Phase.PLANNING, Step.NONE)); // TURN-12
        } else {
            CampaignOutcome end = CampaignOutcome.of(now, points.difference());
            outcome.add(new CampaignEnded(end.difference(), end.level(), end.winner())); // VIC-10
        }
    }

    /** HR-11, other than its default: Typhoons leave their depots already when the next turn starts. */
    private static void liftInterdictions(Outcome outcome) {
        Situation now = outcome.now();
        List<TroopId> interdicting = now.scenario().troops().stream()
                .filter(troop -> now.place(troop) instanceof Place.Interdicting)
                .map(FirestormTroop::id)
                .toList();
        if (now.houseRules().is(HouseRule.HR_11, "startOfNextTurn") && !interdicting.isEmpty()) {
            outcome.add(new AircraftRecalled(interdicting));
        }
    }
}
