package battlearrow.web.houserules;

import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleChange;
import battlearrow.firestorm.scenario.HouseRuleText;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The house rules of a campaign by the parts of the game they belong to, in the order of the rulebook. */
public record HouseRuleSheet(List<Part> parts) {
    public HouseRuleSheet {
        parts = List.copyOf(parts);
    }

    /** A part of the game; never without a line. */
    public record Part(HouseRule.Section section, List<HouseRuleLine> lines) {
        public Part {
            lines = List.copyOf(lines);
        }

        /** How many lines stand out. */
        public long remarkable() {
            return lines.stream().filter(HouseRuleLine::isRemarkable).count();
        }
    }

    /** As they are in force, with what is to come. */
    public static HouseRuleSheet of(Situation situation) {
        return of(situation, Map.of(), Map.of());
    }

    /**
     * With what somebody typed in the place of what is in force.
     *
     * @param wrong what is wrong with it
     */
    public static HouseRuleSheet of(Situation situation, Map<HouseRule, String> typed, Map<HouseRule, String> wrong) {
        List<Part> parts = new ArrayList<>();
        for (HouseRule.Section section : HouseRule.Section.values()) {
            List<HouseRuleLine> lines = new ArrayList<>();
            for (HouseRule rule : HouseRule.values()) {
                if (rule.section() == section) {
                    String inForce = situation.houseRules().value(rule);
                    lines.add(line(situation, rule, typed.getOrDefault(rule, inForce), wrong.getOrDefault(rule, "")));
                }
            }
            parts.add(new Part(section, lines));
        }
        return new HouseRuleSheet(parts);
    }

    /** One house rule as it is in force. */
    public static HouseRuleLine line(Situation situation, HouseRule rule) {
        return line(situation, rule, situation.houseRules().value(rule), "");
    }

    private static HouseRuleLine line(Situation situation, HouseRule rule, String value, String wrong) {
        HouseRuleText text = HouseRuleText.of(rule);
        int since = 0;
        List<HouseRuleLine.Coming> coming = new ArrayList<>();
        for (HouseRuleChange change : situation.houseRuleChanges()) {
            if (change.rule() == rule) {
                if (change.fromTurn() <= situation.turn()) {
                    since = change.fromTurn();
                } else {
                    coming.removeIf(earlier -> earlier.fromTurn() == change.fromTurn()); // announced anew
                    coming.add(new HouseRuleLine.Coming(change.fromTurn(), text.say(change.value())));
                }
            }
        }
        return new HouseRuleLine(rule, text, value, since, coming, wrong);
    }

    /** The lines that stand out: not at their default, or to change. */
    public List<HouseRuleLine> remarkable() {
        return parts.stream()
                .flatMap(part -> part.lines().stream())
                .filter(HouseRuleLine::isRemarkable)
                .toList();
    }

    /** The lines with a value that is none. */
    public List<HouseRuleLine> wrong() {
        return parts.stream()
                .flatMap(part -> part.lines().stream())
                .filter(HouseRuleLine::isWrong)
                .toList();
    }
}
