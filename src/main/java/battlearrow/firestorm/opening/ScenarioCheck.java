package battlearrow.firestorm.opening;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopType;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.rulebook.Scenario;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether a scenario's data are complete enough to start: all nine Supply Depots, as many Firestorm Troops of each type as
 * the box holds, and the tables without which a campaign would stop in its middle.
 *
 * <p>Ledger SET-05, SET-06, SET-09, ORG-10. Rulebook: Campaign Map; What Are Firestorm Troops?
 */
final class ScenarioCheck {
    private static final int GERMAN_DEPOTS = 6;
    private static final int ALLIED_DEPOTS = 3;

    private ScenarioCheck() {}

    static List<Refusal> of(Scenario scenario) {
        Objections objections = new Objections();
        depots(scenario, objections);
        troops(scenario, objections);
        tables(scenario.tables(), objections);
        return objections.list();
    }

    // SET-05, SET-06; the numbers of the German depots are those of the die
    private static void depots(Scenario scenario, Objections objections) {
        List<Area> german = scenario.listDepots(Side.GERMAN);
        boolean numbered = german.stream().map(Area::depotNumber).distinct().count() == GERMAN_DEPOTS;
        objections.when(german.size() != GERMAN_DEPOTS || !numbered, Rule.SET_05, Side.GERMAN, GERMAN_DEPOTS);
        objections.when(
                scenario.listDepots(Side.ALLIED).size() != ALLIED_DEPOTS, Rule.SET_05, Side.ALLIED, ALLIED_DEPOTS);
    }

    private static void troops(Scenario scenario, Objections objections) {
        Map<TroopType, Integer> counted = new HashMap<>();
        for (FirestormTroop troop : scenario.troops()) {
            counted.merge(troop.type(), 1, Integer::sum);
        }
        for (TroopType type : scenario.types()) {
            int found = counted.getOrDefault(type, 0);
            objections.when(found != type.count(), Rule.SET_09, type, found, type.count());
        }
    }

    private static void tables(RulebookTables tables, Objections objections) {
        lacks(objections, tables.variableCampaign().isEmpty(), "German Variable Firestorm Troops");
        lacks(objections, tables.outOfSupply().isEmpty(), "Out of Supply");
        lacks(objections, tables.terrainMissions().isEmpty(), "Terrain Missions");
        lacks(objections, tables.rollToDestroy().isEmpty(), "Roll to Destroy");
        lacks(objections, tables.c47ByAircraft().isEmpty(), "Allied Aircraft Availability");
        lacks(objections, tables.markersByAircraft().isEmpty(), "Air Resupply");
        lacks(objections, tables.outcomeLeads().isEmpty(), "Campaign Outcome");
    }

    private static void lacks(Objections objections, boolean missing, String table) {
        objections.when(missing, Rule.ORG_10, table);
    }
}
