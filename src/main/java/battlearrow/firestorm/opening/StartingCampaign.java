package battlearrow.firestorm.opening;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.CampaignStarted;
import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Starts the campaign: puts every Firestorm Troop where the scenario says and opens the opening Strategic Phase, which in
 * A Bridge Too Far begins with air drops and in Market Garden is an Exploitation Step only.
 *
 * <p>Refused: outside the set-up (TURN-02), to anybody but the organiser (ROLE-02), with a scenario that lacks a depot, a
 * Troop or a table (SET-05, SET-09, ORG-10).
 *
 * <p>Ledger SET-04, SET-12 to SET-24, SET-26, ORG-10, ORG-11. Rulebook: Campaign Scenarios, Initial Deployment.
 */
public final class StartingCampaign implements OrderRule<StartCampaign> {
    private static final int OPENING_TURN = 0;

    @Override
    public List<StartCampaign> candidates(Situation situation, Actor by) {
        return situation.isIn(Phase.SETUP) ? List.of(new StartCampaign()) : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, StartCampaign order) {
        return new Objections()
                .add(Timing.mustBeIn(situation, Phase.SETUP))
                .add(Roles.mustBeOrganiser(by))
                .addAll(ScenarioCheck.of(situation.scenario()))
                .list();
    }

    @Override
    public void carryOut(StartCampaign order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new CampaignStarted(points(outcome.now())));
        InitialDeployment.placeAll(outcome);
        outcome.add(new PhaseOpened(OPENING_TURN, Phase.OPENING, firstStep(outcome.now())));
    }

    /** The organiser may have set the points before the start; else HR-36 stands (ORG-07). */
    private static int points(Situation situation) {
        return situation.points() > 0
                ? situation.points()
                : situation.houseRules().number(HouseRule.HR_36);
    }

    // SET-22 to SET-24
    private static Step firstStep(Situation situation) {
        return situation.scenario().name() == ScenarioName.MARKET_GARDEN ? Step.OPENING_EXPLOITATION : Step.OPENING_AIR;
    }
}
