package battlearrow.web.houserules;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.scenario.Correction;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a campaign says twice: by a house rule that is not at its default, or will not be, and by a correction of its data.
 * The house rule counts in play; the correction counts while the house rule is at its default.
 */
public final class SaidTwice {
    private static final String KONIGSTIGER = "KONIGSTIGER";

    private SaidTwice() {}

    /** Of the data the campaign is played with. */
    public static List<HouseRule> in(Situation situation) {
        return in(situation, Corrections.read(situation.scenario().corrections()));
    }

    /** Of data as somebody works on them. */
    public static List<HouseRule> in(Situation situation, Corrections corrections) {
        return Stream.of(HouseRule.HR_22, HouseRule.HR_29, HouseRule.HR_32, HouseRule.HR_38)
                .filter(rule -> isChosen(situation, rule))
                .filter(rule -> corrections.list().stream().anyMatch(one -> says(situation, one, rule)))
                .toList();
    }

    private static boolean isChosen(Situation situation, HouseRule rule) {
        return HouseRuleSheet.line(situation, rule).coming().stream()
                        .anyMatch(coming -> !coming.said().value().equals(rule.defaultValue()))
                || !situation.houseRules().isDefault(rule);
    }

    private static boolean says(Situation situation, Correction correction, HouseRule rule) {
        return switch (correction) {
            case Correction.AircraftDieFace face -> rule == HouseRule.HR_22;
            case Correction.BonusCell cell -> rule == HouseRule.HR_29;
            case Correction.DepotNumber number -> rule == HouseRule.HR_32;
            case Correction.TroopPlacement place -> rule == HouseRule.HR_38 && isKonigstiger(situation, place);
            default -> false;
        };
    }

    private static boolean isKonigstiger(Situation situation, Correction.TroopPlacement place) {
        return place.scenario() == situation.scenario().name()
                && situation.scenario().troops().stream()
                        .filter(troop -> troop.id().equals(place.troop()))
                        .map(FirestormTroop::type)
                        .anyMatch(type -> type.code().equals(KONIGSTIGER));
    }
}
