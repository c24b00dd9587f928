package battlearrow.firestorm.order;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleChange;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A map as it stands at one moment, in ids, so that a General's Wargame can begin with it (SET-27): everything of a situation
 * but its open battles and its plans.
 *
 * @param scenario the deployment the map came from; due turns are its own
 * @param houseRules the switches in force that are not at their default
 * @param changes house rules announced for later turns
 * @param points of a normal battle
 * @param allied the areas the Allies control
 * @param troops where each Troop of the scenario is
 * @param stocks the zones with Airborne Supply Markers
 * @param depotAttacks successful German attacks on Allied depots (VIC-07)
 * @param depotsScored Allied depots attacked with success this turn
 * @param exploited areas and Troops of this phase's exploitation
 * @param moved Troops that have made their Strategic Move
 * @param rolledForArrival Troops that have rolled in this step
 * @param airfieldsHeld in Allied hands as the Strategic Phase opened
 */
public record MapCopy(
        ScenarioName scenario,
        Map<HouseRule, String> houseRules,
        List<HouseRuleChange> changes,
        int turn,
        Phase phase,
        Step step,
        int points,
        List<AreaId> allied,
        List<Standing> troops,
        List<Stock> stocks,
        int depotAttacks,
        List<AreaId> depotsScored,
        Exploited exploited,
        List<TroopId> moved,
        List<TroopId> rolledForArrival,
        List<AreaId> airfieldsHeld,
        Aircraft aircraft) {
    public MapCopy {
        Map<HouseRule, String> inOrder = new EnumMap<>(HouseRule.class); // the same copy is always the same text
        inOrder.putAll(houseRules);
        houseRules = Collections.unmodifiableMap(inOrder);
        changes = List.copyOf(changes);
        allied = List.copyOf(allied);
        troops = List.copyOf(troops);
        stocks = List.copyOf(stocks);
        depotsScored = List.copyOf(depotsScored);
        moved = List.copyOf(moved);
        rolledForArrival = List.copyOf(rolledForArrival);
        airfieldsHeld = List.copyOf(airfieldsHeld);
    }

    /** The kinds of place a Troop can be in. */
    public enum Where {
        AREA,
        RESERVE,
        REINFORCEMENT_POOL,
        INTERDICTING,
        CAPTURED
    }

    /** @param area the area, the depot of a Reserve if it has one, or the depot interdicted; else null */
    public record Standing(
            TroopId troop, Where where, @Nullable AreaId area) {}

    /** @param markers 1 to 6 */
    public record Stock(AreaId zone, int markers) {}

    /** What was exploited into, and by whom. */
    public record Exploited(List<AreaId> areas, List<TroopId> troops) {
        public Exploited {
            areas = List.copyOf(areas);
            troops = List.copyOf(troops);
        }
    }

    /**
     * The Aircraft Mission Boxes.
     *
     * @param die 0 before the Aircraft Die is rolled
     */
    public record Aircraft(int die, int c47, boolean swapped, List<Mission> transports, List<Mission> tacticals) {
        public Aircraft {
            transports = List.copyOf(transports);
            tacticals = List.copyOf(tacticals);
        }
    }

    /**
     * A mission.
     *
     * @param kind {@code DROP}, {@code RESUPPLY}, {@code MOUNTAIN}; {@code INTERDICTION}, {@code CLOSE_SUPPORT}
     * @param troop the Troop carried or the aircraft; null for a resupply
     * @param state {@code ASSIGNED}, {@code SUCCEEDED}, {@code FAILED}
     */
    public record Mission(String kind, @Nullable TroopId troop, AreaId target, String state) {}
}
