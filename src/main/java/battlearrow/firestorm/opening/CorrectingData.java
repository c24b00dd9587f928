package battlearrow.firestorm.opening;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.DataCorrected;
import battlearrow.firestorm.order.CampaignOrder.CorrectData;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.scenario.Fault;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Puts facts of the scenario's data right: terrain, bridges, airfields, zones, objective values, depot numbers, borders, roads,
 * the places of Troops, cells of the tables. Several go together, because two depots can only change their numbers at once.
 *
 * <p>Refused: once the campaign has started, which keeps the data it began with (TURN-02), to anybody but the organiser
 * (ROLE-02), with every fault of the data as they would be (ORG-10).
 *
 * <p>Ledger ORG-10. The rulebook is silent.
 */
public final class CorrectingData implements OrderRule<CorrectData> {
    private static final int AS_A_SENTENCE = 2;

    /** None: whoever owns the box knows what it says. */
    @Override
    public List<CorrectData> candidates(Situation situation, Actor by) {
        return List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, CorrectData order) {
        Objections objections =
                new Objections().add(Timing.mustBeIn(situation, Phase.SETUP)).add(Roles.mustBeOrganiser(by));
        for (Fault fault : ScenarioLibrary.check(situation.scenario(), order.corrections(), order.takenBack())) {
            objections.add(Refusal.variant(Rule.ORG_10, AS_A_SENTENCE, fault.sentence()));
        }
        return objections.list();
    }

    @Override
    public void carryOut(CorrectData order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new DataCorrected(order.corrections(), order.takenBack()));
    }
}
