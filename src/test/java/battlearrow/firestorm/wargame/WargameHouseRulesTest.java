package battlearrow.firestorm.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleCancelled;
import battlearrow.firestorm.event.WargameEvent.TempoRolled;
import battlearrow.firestorm.event.WargameEvent.TrackMoved;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** House rules of the General's Wargame. */
class WargameHouseRulesTest {
    private static SituationBuilder wargame(HouseRule rule, String value) {
        return SituationBuilder.of(
                WalkthroughMap.wargameScenario(), Mode.WARGAME, HouseRules.DEFAULTS.with(rule, value));
    }

    @ParameterizedTest(name = "HR-08 {0}: the battle is used up {1}")
    @CsvSource({"asStated, true", "wargameRollsAgain, false"})
    @Covers({"A-15", "A-69", "GW-04", "HR-08=asStated", "HR-08=wargameRollsAgain"})
    void aBattleBothDeclineIsUsedUpOrRolledForAgain(String value, boolean usedUp) {
        Situation situation = wargame(HouseRule.HR_08, value)
                .then(new TempoRolled(3, 2, 8))
                .battlePhase(1)
                .initiative(Side.ALLIED)
                .build();
        Outcome outcome = new Outcome(situation);
        outcome.add(new BattleCancelled(1));
        new BattleTrack().follow(outcome);
        List<Event> events = outcome.events();
        assertThat(events.contains(new TrackMoved(7))).isEqualTo(usedUp);
        assertThat(outcome.now().battlesLeft()).isEqualTo(usedUp ? 7 : 8);
        assertThat(outcome.now().battles()).as("the next begins").hasSize(1);
    }

    @ParameterizedTest(name = "HR-29 {0}: {1} in {2} counts {3}")
    @CsvSource({
        "asScenarioData, 5th Sherman, OPEN, 3",
        "printedOnly, 5th Sherman, OPEN, 3",
        "asScenarioData, 6th FJR, FOREST, 3",
        "printedOnly, 6th FJR, FOREST, 1",
        "asScenarioData, 43rd Gun, TOWN, 2",
        "printedOnly, 43rd Gun, TOWN, 1"
    })
    @Covers({"A-53", "T-14", "HR-29=asScenarioData", "HR-29=printedOnly"})
    void whatATroopCountsWhereTheTableIsCutOff(String value, String troop, Terrain terrain, int bonus) {
        Situation situation = wargame(HouseRule.HR_29, value).build();
        FirestormTroop fielded = WalkthroughMap.troop(troop);
        BattleStrength strength = BattleStrength.of(
                BattleStrength.tables(situation), terrain, List.of(new Fielded(fielded, 1)), Set.of());
        assertThat(strength.sum()).isEqualTo(bonus);
    }
}
