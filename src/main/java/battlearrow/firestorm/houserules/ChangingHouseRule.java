package battlearrow.firestorm.houserules;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.HouseRuleChanged;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.order.CampaignOrder.ChangeHouseRule;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * Changes one house rule during play, from a Campaign Turn that has not begun, so that nobody is judged by a rule he did not
 * know when he planned. Until then the old value is in force. Announced again for the same turn, the later word counts.
 *
 * <p>Refused: before the start, when house rules are chosen freely (ORG-11); after the end (TURN-01); to anybody but the
 * organiser (ROLE-02); for a switch that does not exist (ORG-12) or a value it does not have, for one about the set-up, for a
 * turn that has begun or never comes, and for the value that stands in that turn already (ORG-11).
 *
 * <p>Ledger ORG-11. Rulebook: One Organiser.
 */
public final class ChangingHouseRule implements OrderRule<ChangeHouseRule> {
    /** None: the values of some switches are too many to be listed. */
    @Override
    public List<ChangeHouseRule> candidates(Situation situation, Actor by) {
        return List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, ChangeHouseRule order) {
        Objections objections = new Objections().when(situation.isIn(Phase.FINISHED), Rule.TURN_01);
        if (situation.isIn(Phase.SETUP)) {
            objections.add(Refusal.variant(Rule.ORG_11, 2));
        }
        objections.add(Roles.mustBeOrganiser(by)).add(ChoosingHouseRules.against(order.rule(), order.value()));
        if (objections.isEmpty()) {
            HouseRule rule = HouseRule.find(order.rule()).orElseThrow();
            objections.add(mustBeToCome(situation, rule, order.fromTurn()));
            if (objections.isEmpty()) {
                objections.add(mustBeAChange(situation, rule, order));
            }
        }
        return objections.list();
    }

    private static Optional<Refusal> mustBeToCome(Situation situation, HouseRule rule, int fromTurn) {
        int first = situation.turn() + 1;
        int last = situation.tables().limit("campaignTurns");
        if (rule.endsWithTheOpening()) {
            return Optional.of(Refusal.variant(Rule.ORG_11, 10, rule));
        }
        if (first > last) {
            return Optional.of(Refusal.variant(Rule.ORG_11, 9));
        }
        return fromTurn < first || fromTurn > last
                ? Optional.of(Refusal.variant(Rule.ORG_11, 3, first, last))
                : Optional.empty();
    }

    private static Optional<Refusal> mustBeAChange(Situation situation, HouseRule rule, ChangeHouseRule order) {
        String then = situation.houseRules(order.fromTurn()).value(rule);
        return rule.findValue(order.value()).filter(then::equals).isPresent()
                ? Optional.of(Refusal.variant(Rule.ORG_11, 11, rule, then, order.fromTurn()))
                : Optional.empty();
    }

    @Override
    public void carryOut(ChangeHouseRule order, Actor by, Dice dice, Outcome outcome) {
        HouseRule rule = HouseRule.find(order.rule()).orElseThrow();
        outcome.add(new Ruled("changeHouseRule", order.reason()));
        outcome.add(new HouseRuleChanged(rule, rule.findValue(order.value()).orElseThrow(), order.fromTurn()));
    }
}
