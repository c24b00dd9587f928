package battlearrow.firestorm.houserules;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.HouseRulesChosen;
import battlearrow.firestorm.order.CampaignOrder.ChooseHouseRules;
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
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Chooses all house rules before the start, as often as the organiser likes; the last choice stands. Switches that are not
 * named stand at their default.
 *
 * <p>Refused: after the start (ORG-11), to anybody but the organiser (ROLE-02), for a switch that does not exist (ORG-12) and
 * a value it does not have (ORG-11); each of them is named.
 *
 * <p>Ledger ORG-11 and 3.8. Rulebook: One Organiser.
 */
public final class ChoosingHouseRules implements OrderRule<ChooseHouseRules> {
    /** None: the choices are too many to be listed. */
    @Override
    public List<ChooseHouseRules> candidates(Situation situation, Actor by) {
        return List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, ChooseHouseRules order) {
        Objections objections =
                new Objections().when(!situation.isIn(Phase.SETUP), Rule.ORG_11).add(Roles.mustBeOrganiser(by));
        order.values().forEach((name, value) -> objections.add(against(name, value)));
        return objections.list();
    }

    /** What speaks against one switch and its value (ORG-12, ORG-11). */
    static Optional<Refusal> against(String name, String value) {
        Optional<HouseRule> rule = HouseRule.find(name);
        return rule.isEmpty()
                ? Optional.of(Refusal.of(Rule.ORG_12, name))
                : rule.flatMap(known -> known.objection(value));
    }

    @Override
    public void carryOut(ChooseHouseRules order, Actor by, Dice dice, Outcome outcome) {
        Map<HouseRule, String> chosen = new EnumMap<>(HouseRule.class);
        order.values().forEach((name, value) -> {
            HouseRule rule = HouseRule.find(name).orElseThrow();
            String kept = rule.findValue(value).orElseThrow();
            if (!kept.equals(rule.defaultValue())) {
                chosen.put(rule, kept);
            }
        });
        outcome.add(new HouseRulesChosen(chosen));
    }
}
