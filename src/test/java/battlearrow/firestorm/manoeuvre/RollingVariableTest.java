package battlearrow.firestorm.manoeuvre;

import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.ManoeuvreEvent.VariableRolled;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("German Variable Firestorm Troops")
class RollingVariableTest {
    private final Judging<RollVariable> rule = Judging.by(new RollingVariable());

    private static RollVariable roll(String troop) {
        return new RollVariable(1, Side.GERMAN, troop(troop).id());
    }

    private static SituationBuilder canalBridge(Mode mode, String... committed) {
        SituationBuilder builder = SituationBuilder.of(WalkthroughMap.scenario(), mode, HouseRules.DEFAULTS)
                .allied("Groesbeek Heights");
        for (String troop : List.of("Konigstiger A", "8.8cm A", "Spindler Security", "Harmel Panzer")) {
            builder.troop(troop, "Maas-Waal Canal Bridge");
        }
        return builder.battlePhase(2)
                .arrow(Side.GERMAN, "Maas-Waal Canal Bridge", "Groesbeek Heights")
                .committed(Side.GERMAN, committed);
    }

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource({
        "Konigstiger A, 1, STUG",
        "Konigstiger A, 2, STUG",
        "Konigstiger A, 3, FLAMMPANZER",
        "Konigstiger A, 4, TIGER",
        "Konigstiger A, 5, KONIGSTIGER",
        "Konigstiger A, 6, KONIGSTIGER",
        "8.8cm A, 1, GUN_88",
        "8.8cm A, 2, GUN_88",
        "8.8cm A, 3, GUN_88",
        "8.8cm A, 4, GUN_88",
        "8.8cm A, 5, JAGDPANZER_IV",
        "8.8cm A, 6, JAGDPANTHER",
        "Spindler Security, 1, SECURITY",
        "Spindler Security, 2, SECURITY",
        "Spindler Security, 3, GRENADIER",
        "Spindler Security, 4, GRENADIER",
        "Spindler Security, 5, SS_INFANTRY",
        "Spindler Security, 6, SS_INFANTRY",
    })
    @Covers({"T-03", "MAN-36", "A-54"})
    @DisplayName("T-03, E-28: the campaign's table")
    void campaignTable(String troop, int die, String platoon) {
        assertThat(rule.events(canalBridge(Mode.CAMPAIGN, troop).build(), People.FRITZ, roll(troop), die))
                .containsExactly(new VariableRolled(1, troop(troop).id(), die, platoon));
    }

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource({
        "Konigstiger A, 1, STUG",
        "Konigstiger A, 2, STUG",
        "Konigstiger A, 3, FLAMMPANZER",
        "Konigstiger A, 4, TIGER",
        "Konigstiger A, 5, KONIGSTIGER",
        "Konigstiger A, 6, KONIGSTIGER",
        "8.8cm A, 1, GUN_88",
        "8.8cm A, 2, GUN_88",
        "8.8cm A, 3, GUN_88",
        "8.8cm A, 4, GUN_88",
        "8.8cm A, 5, STUG",
        "8.8cm A, 6, JAGDPANTHER",
        "Spindler Security, 1, SECURITY",
        "Spindler Security, 2, SECURITY",
        "Spindler Security, 3, SECURITY",
        "Spindler Security, 4, SECURITY",
        "Spindler Security, 5, SS_INFANTRY",
        "Spindler Security, 6, SS_INFANTRY",
    })
    @Covers({"T-04", "MAN-36", "A-54", "GW-09"})
    @DisplayName("T-04: the table of the General's Wargame")
    void wargameTable(String troop, int die, String platoon) {
        assertThat(rule.events(canalBridge(Mode.WARGAME, troop).build(), People.FRITZ, roll(troop), die))
                .containsExactly(new VariableRolled(1, troop(troop).id(), die, platoon));
    }

    @Nested
    class WhoIsRolledFor {
        private final Situation committed =
                canalBridge(Mode.CAMPAIGN, "Harmel Panzer", "Spindler Security").build();

        @Test
        @Covers("MAN-36")
        @DisplayName("E-03: the Security only; B2-2: at once after the own commitment")
        void variableTypesOnly() {
            assertThat(rule.offered(committed, People.FRITZ)).containsExactly(roll("Spindler Security"));
            assertThat(rule.refusals(committed, People.FRITZ, roll("Harmel Panzer")))
                    .containsExactly(Rule.MAN_36);
        }

        @Test
        @Covers("MAN-36")
        void committedTroopsOnly() {
            assertThat(rule.refusals(committed, People.FRITZ, roll("Konigstiger A")))
                    .containsExactly(Rule.MAN_36);
            assertThat(rule.refusals(
                            committed, People.FRITZ, new RollVariable(1, Side.GERMAN, new TroopId("tiger-131"))))
                    .containsExactly(Rule.ORG_12);
            assertThat(rule.refusals(committed, People.TOMMY, roll("Spindler Security")))
                    .containsExactly(Rule.ROLE_06);
        }

        @Test
        @Covers({"MAN-36", "MAN-37"})
        void onceABattle() {
            Situation rolled = rule.after(committed, People.FRITZ, roll("Spindler Security"), 4);
            assertThat(rule.refusals(rolled, People.FRITZ, roll("Spindler Security")))
                    .containsExactly(Rule.MAN_36);
        }

        @Test
        @Covers("MAN-37")
        void againInTheNextBattle() {
            Situation next = canalBridge(Mode.CAMPAIGN, "Spindler Security")
                    .then(new VariableRolled(1, troop("Spindler Security").id(), 1, "SECURITY"), new BattleClosed(1))
                    .arrow(Side.GERMAN, "Maas-Waal Canal Bridge", "Groesbeek Heights")
                    .committed(Side.GERMAN, "Spindler Security")
                    .build();
            RollVariable again =
                    new RollVariable(2, Side.GERMAN, troop("Spindler Security").id());
            assertThat(rule.events(next, People.FRITZ, again, 6))
                    .containsExactly(
                            new VariableRolled(2, troop("Spindler Security").id(), 6, "SS_INFANTRY"));
        }
    }
}
