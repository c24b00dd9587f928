package battlearrow.firestorm.opening;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.order.CampaignOrder.CorrectData;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.rulebook.FactCorrection;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The scenario's data put right before the start. */
@Covers("ORG-10")
class CorrectingDataTest {
    private final Judging<CorrectData> correcting = Judging.by(new CorrectingData());
    private final Judging<StartCampaign> starting = Judging.by(new StartingCampaign());
    private final Situation setUp = Situation.beforeSetUp(
            ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR), Mode.CAMPAIGN, HouseRules.DEFAULTS);

    private static CorrectData correct(String... factsAndValues) {
        List<FactCorrection> corrections = new ArrayList<>();
        for (int i = 0; i < factsAndValues.length; i += 2) {
            corrections.add(new FactCorrection(factsAndValues[i], factsAndValues[i + 1], "printed"));
        }
        return new CorrectData(corrections, List.of());
    }

    private static Terrain terrain(Situation situation) {
        return situation.map().get(new AreaId("dz-y")).terrain();
    }

    @Test
    void correctedFactsArePlayed() {
        Situation corrected = correcting.after(
                setUp,
                ORGANISER,
                correct("area/dz-y/terrain", "FOREST", "troop/gds-32/A_BRIDGE_TOO_FAR", "AREA xii-corps"));
        assertThat(terrain(corrected)).isEqualTo(Terrain.FOREST);
        Situation started = starting.after(corrected, ORGANISER, new StartCampaign());
        assertThat(terrain(started)).isEqualTo(Terrain.FOREST);
        assertThat(started.listTroops(started.map().get(new AreaId("xii-corps"))))
                .extracting(troop -> troop.id().value())
                .contains("gds-32");
    }

    @Test
    void oneAfterTheOtherAddUpAndAreTakenBack() {
        Situation first = correcting.after(setUp, ORGANISER, correct("area/dz-y/terrain", "FOREST"));
        Situation second = correcting.after(first, ORGANISER, correct("aircraft-die/6", "2"));
        assertThat(terrain(second)).isEqualTo(Terrain.FOREST);
        assertThat(second.tables().aircraftDie()).containsExactly(1, 1, 2, 2, 3, 2);
        Situation back = correcting.after(
                second, ORGANISER, new CorrectData(List.of(), List.of("area/dz-y/terrain", "aircraft-die/6")));
        assertThat(back.scenario()).isSameAs(setUp.scenario());
    }

    @Test
    void twoDepotsChangeTheirNumbersTogether() {
        assertThat(correcting.refusals(setUp, ORGANISER, correct("area/rotterdam/depot-number", "2")))
                .containsExactly(Rule.ORG_10, Rule.ORG_10);
        Situation changed = correcting.after(
                setUp, ORGANISER, correct("area/rotterdam/depot-number", "2", "area/amsterdam/depot-number", "1"));
        assertThat(changed.scenario().germanDepot(1)).hasToString("Amsterdam");
    }

    @Test
    void everyFaultIsRefusedByName() {
        assertThat(correcting.refusals(
                        setUp,
                        ORGANISER,
                        correct("area/dz-y/terrain", "SWAMP", "area/atlantis/terrain", "OPEN", "weather", "fine")))
                .containsExactly(Rule.ORG_10, Rule.ORG_10, Rule.ORG_10);
        assertThat(correcting.refusals(setUp, ORGANISER, new CorrectData(List.of(), List.of("area/dz-y/terrain"))))
                .containsExactly(Rule.ORG_10);
    }

    @Test
    void generalMayNotAndNobodyMayAfterTheStart() {
        assertThat(correcting.refusals(setUp, ALLIED_GENERAL, correct("area/dz-y/terrain", "FOREST")))
                .containsExactly(Rule.ROLE_02);
        Situation started = starting.after(setUp, ORGANISER, new StartCampaign());
        assertThat(correcting.refusals(started, ORGANISER, correct("area/dz-y/terrain", "FOREST")))
                .hasSize(1)
                .doesNotContain(Rule.ORG_10);
    }
}
