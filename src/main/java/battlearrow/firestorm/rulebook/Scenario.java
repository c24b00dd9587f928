package battlearrow.firestorm.rulebook;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.forces.TroopSet;
import battlearrow.firestorm.forces.TroopType;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A scenario as data: map, Firestorm Troops, where each starts, tables and the source of every fact. Immutable and
 * shared by all campaigns that play it.
 */
public final class Scenario {
    private final ScenarioName name;
    private final CampaignMap map;
    private final List<TroopType> types;
    private final List<FirestormTroop> troops;
    private final List<Placement> placements;
    private final RulebookTables tables;
    private final List<Fact> facts;
    private final String corrections;
    private final Map<TroopId, FirestormTroop> byId = new HashMap<>();
    private final Map<Side, List<Area>> depots = new EnumMap<>(Side.class);
    private final Area[] depotByNumber = new Area[7];

    /** As a box or an application brings it: nobody has corrected anything. */
    public Scenario(
            ScenarioName name,
            CampaignMap map,
            List<TroopType> types,
            List<FirestormTroop> troops,
            List<Placement> placements,
            RulebookTables tables,
            List<Fact> facts) {
        this(name, map, types, troops, placements, tables, facts, "[]");
    }

    /**
     * @param placements one for each Troop, in the order of the Troops
     * @param corrections what a club corrected, in the letters of the scenario's reader
     */
    public Scenario(
            ScenarioName name,
            CampaignMap map,
            List<TroopType> types,
            List<FirestormTroop> troops,
            List<Placement> placements,
            RulebookTables tables,
            List<Fact> facts,
            String corrections) {
        this.name = name;
        this.map = map;
        this.types = List.copyOf(types);
        this.troops = List.copyOf(troops);
        this.placements = List.copyOf(placements);
        this.tables = tables;
        this.facts = List.copyOf(facts);
        this.corrections = corrections;
        for (FirestormTroop troop : troops) {
            byId.put(troop.id(), troop);
        }
        for (Side side : Side.values()) {
            depots.put(
                    side,
                    map.areas().stream().filter(area -> area.isDepotOf(side)).toList());
        }
        for (Area area : map.areas()) {
            if (area.depotNumber() > 0) {
                depotByNumber[area.depotNumber()] = area;
            }
        }
    }

    public ScenarioName name() {
        return name;
    }

    public CampaignMap map() {
        return map;
    }

    public List<TroopType> types() {
        return types;
    }

    public List<FirestormTroop> troops() {
        return troops;
    }

    /** The Troops of a set, in the scenario's order. */
    public List<FirestormTroop> list(TroopSet set) {
        List<FirestormTroop> listed = new ArrayList<>(set.size());
        for (long rest = set.bits(); rest != 0; rest &= rest - 1) {
            listed.add(troops.get(Long.numberOfTrailingZeros(rest)));
        }
        return listed;
    }

    public FirestormTroop troop(int index) {
        return troops.get(index);
    }

    public RulebookTables tables() {
        return tables;
    }

    /** What a club corrected in these data, as text (ORG-10). */
    public String corrections() {
        return corrections;
    }

    public List<Fact> facts() {
        return facts;
    }

    public Placement placement(FirestormTroop troop) {
        return placements.get(troop.index());
    }

    /** Finds a Troop by its id; empty when the scenario has none (ORG-12). */
    public Optional<FirestormTroop> findTroop(TroopId id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** Gets a Troop that is known to exist. */
    public FirestormTroop getTroop(TroopId id) {
        FirestormTroop troop = byId.get(id);
        if (troop == null) {
            throw new IllegalArgumentException("No Firestorm Troop " + id);
        }
        return troop;
    }

    /** The German Supply Depot with this number, 1 to 6 (RES-06, A-57). */
    public Area germanDepot(int number) {
        Area depot = depotByNumber[number];
        if (depot == null) {
            throw new IllegalArgumentException("No German depot " + number);
        }
        return depot;
    }

    public List<Area> listDepots(Side side) {
        return depots.getOrDefault(side, List.of());
    }
}
