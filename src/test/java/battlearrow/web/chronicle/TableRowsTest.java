package battlearrow.web.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.AfterActionEvent.DepotAttackScored;
import battlearrow.firestorm.event.AfterActionEvent.DestroyRolled;
import battlearrow.firestorm.event.AfterActionEvent.TroopCaptured;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftRolled;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftScheduled;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyMade;
import battlearrow.firestorm.event.CombatEvent.MissionRolled;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.ManoeuvreEvent.OutOfSupplyRolled;
import battlearrow.firestorm.event.ManoeuvreEvent.VariableRolled;
import battlearrow.firestorm.event.MovementEvent.ReinforcementRolled;
import battlearrow.firestorm.event.WargameEvent.BattleRolled;
import battlearrow.firestorm.event.WargameEvent.TempoRolled;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.BattleTotal;
import battlearrow.firestorm.rulebook.OutOfSupplyEffect;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.testing.ApplicationTest;
import java.io.UnsupportedEncodingException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@ApplicationTest
@DisplayName("What the chronicle says was read from a table")
class TableRowsTest {
    private static final Scenario SCENARIO = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
    private static final int ROLLED = 9;
    private static final int PLAYED = 1;

    private final TableRows rows = new TableRows(SCENARIO, battle -> battle == ROLLED);

    @Autowired
    MockMvcTester mvc;

    private static TroopId anyOf(String type) {
        return SCENARIO.troops().stream()
                .filter(troop -> troop.type().code().equals(type))
                .map(FirestormTroop::id)
                .findFirst()
                .orElseThrow();
    }

    /** Everything that is read from a table, with each die there is. */
    private static List<Event> events() {
        List<Event> events = new ArrayList<>();
        for (int die = 1; die <= 6; die++) {
            for (String type : List.of("KONIGSTIGER", "GUN_88", "SECURITY")) {
                events.add(new VariableRolled(PLAYED, anyOf(type), die, "x"));
                events.add(new VariableRolled(ROLLED, anyOf(type), die, "x"));
            }
            events.add(new OutOfSupplyRolled(PLAYED, Side.ALLIED, die, OutOfSupplyEffect.NO_EFFECT));
            events.add(new MissionRolled(PLAYED, Side.ALLIED, die, "Encounter"));
            events.add(new ReinforcementRolled(anyOf("SECURITY"), die, new AreaId("kleve"), true));
            for (int other = 1; other <= 6; other++) {
                events.add(new TempoRolled(die, other, 8));
            }
        }
        for (int needed = 4; needed <= 6; needed++) {
            events.add(new DestroyRolled(PLAYED, anyOf("SHERMAN"), 6, needed, true));
            events.add(new DestroyRolled(ROLLED, anyOf("SHERMAN"), 6, needed, true));
        }
        for (int aircraft = 1; aircraft <= 3; aircraft++) {
            events.add(new AircraftRolled(aircraft, 2));
            events.add(new AircraftScheduled(aircraft, 2));
            events.add(new ResupplyMade(new AreaId("dz-x"), aircraft, aircraft, aircraft));
        }
        SCENARIO.troops().forEach(troop -> {
            if (troop.type().captureValue() > 0) {
                events.add(new TroopCaptured(PLAYED, troop.id(), troop.side().enemy()));
            }
        });
        events.add(new DepotAttackScored(PLAYED, new AreaId("xxx-corps")));
        BattleTotal total = new BattleTotal(List.of(1, 2), List.of());
        events.add(new BattleRolled(ROLLED, total, total));
        return events;
    }

    @Test
    void leadsToARowThatStandsOnTheRulesPage() throws UnsupportedEncodingException {
        String page = mvc.get().uri("/rules").exchange().getResponse().getContentAsString();
        for (Event event : events()) {
            @Nullable String row = rows.of(event);
            assertThat(row).as("table of %s", event).isNotNull();
            assertThat(page).as("row of %s", event).contains("id=\"" + row + "\"");
        }
    }

    @Test
    void tellsTheTablesOfTheWargameFromThoseOfTheCampaign() {
        TroopId gun = anyOf("GUN_88");
        assertThat(rows.of(new VariableRolled(PLAYED, gun, 5, "x"))).isEqualTo("T-03-gun-88-5");
        assertThat(rows.of(new VariableRolled(ROLLED, gun, 5, "x"))).isEqualTo("T-04-gun-88-5");
        assertThat(rows.of(new DestroyRolled(PLAYED, gun, 3, 5, false))).isEqualTo("T-08-5");
        assertThat(rows.of(new DestroyRolled(ROLLED, gun, 3, 5, false))).isEqualTo("T-16");
    }

    @Test
    void otherEventsReadNone() {
        assertThat(rows.of(new BattleClosed(PLAYED))).isNull();
    }
}
