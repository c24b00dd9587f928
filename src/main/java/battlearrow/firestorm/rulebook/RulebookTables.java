package battlearrow.firestorm.rulebook;

import battlearrow.firestorm.map.Terrain;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The tables of the rulebook as the scenario's data give them. A die's row is found by its pip: index 0 holds pip 1.
 *
 * @param variableCampaign T-03: code of a variable type to six platoons
 * @param variableWargame T-04: the same for the General's Wargame
 * @param outOfSupply T-05: six effects
 * @param reducedPoints T-06: points to reduced points; other sizes lose a fifth (SUP-22)
 * @param terrainMissions T-07: six missions for each terrain; none where the scenario has no row (HR-28)
 * @param rollToDestroy T-08: from the roller's own victory points (index 0 to 6, 6 meaning 6 or more) to the pip needed, 0
 *     for no roll
 * @param wargameRollToDestroyLoser T-16, by difference 0 to 5 (5 meaning 5 or more), 0 for no roll
 * @param wargameRollToDestroyWinner T-16, as above
 * @param aircraftDie what the six faces of the Aircraft Die show
 * @param c47ByAircraft T-11: aircraft shown (index 0 is one) to C-47 available
 * @param aircraftByTurn what Market Garden's schedule puts in the place of the Aircraft Die (index 0 is turn 1), for HR-27
 * @param markersByAircraft T-12: aircraft shown to Airborne Supply Markers
 * @param battlesByTotal T-13: sum of two dice (index 0 is 2) to battles
 * @param bonuses T-14: row to terrain to bonus; a cell without value is absent
 * @param printedBonuses the rows of T-14 that the book prints, for HR-29
 * @param bonusRowOfResult T-14: code of a rolled platoon (T-04) to its row of the bonuses
 * @param antiAircraftModifier T-15, as are the two after it
 * @param outcomeLeads the lead from which a level of victory counts, by level (VIC-11 to VIC-13)
 * @param limits numbers used by the rules, by name
 */
public record RulebookTables(
        Map<String, List<VariablePlatoon>> variableCampaign,
        Map<String, List<VariablePlatoon>> variableWargame,
        List<OutOfSupplyEffect> outOfSupply,
        Map<Integer, Integer> reducedPoints,
        Map<Terrain, List<String>> terrainMissions,
        List<Integer> rollToDestroy,
        List<Integer> wargameRollToDestroyLoser,
        List<Integer> wargameRollToDestroyWinner,
        List<Integer> aircraftDie,
        List<Integer> c47ByAircraft,
        List<Integer> aircraftByTurn,
        List<Integer> markersByAircraft,
        List<Integer> battlesByTotal,
        Map<String, Map<Terrain, Integer>> bonuses,
        Map<String, Map<Terrain, Integer>> printedBonuses,
        Map<String, String> bonusRowOfResult,
        int antiAircraftModifier,
        int artilleryModifier,
        int outOfSupplyModifier,
        int depotAttackValue,
        int reserveArrivesOn,
        Map<OutcomeLevel, Integer> outcomeLeads,
        Map<String, Integer> limits) {

    /** The pip a roller with this many victory points of his own needs (T-08); 0 means that no die is rolled. */
    public int neededToDestroy(int ownVictoryPoints) {
        return rollToDestroy.get(Math.min(ownVictoryPoints, rollToDestroy.size() - 1));
    }

    /** The pip a roller needs in a rolled battle (T-16), by his total minus the enemy's; 0 means that no die is rolled. */
    public int neededToDestroyInWargame(int lead) {
        List<Integer> row = lead >= 0 ? wargameRollToDestroyLoser : wargameRollToDestroyWinner;
        return row.get(Math.min(Math.abs(lead), row.size() - 1));
    }

    /** The six missions suggested for a terrain; empty where they are chosen by agreement only. */
    public Optional<List<String>> findMissions(Terrain terrain) {
        return Optional.ofNullable(terrainMissions.get(terrain));
    }

    /** What a Troop of this bonus row adds in this terrain (T-14); empty where the Troop may not fight or no value is known. */
    public Optional<Integer> findBonus(String bonusRow, Terrain terrain) {
        return Optional.ofNullable(bonuses.getOrDefault(bonusRow, Map.of()).get(terrain));
    }

    /** The same tables with nothing in T-14 but what the book prints (HR-29). */
    public RulebookTables withPrintedBonusesOnly() {
        return new RulebookTables(
                variableCampaign,
                variableWargame,
                outOfSupply,
                reducedPoints,
                terrainMissions,
                rollToDestroy,
                wargameRollToDestroyLoser,
                wargameRollToDestroyWinner,
                aircraftDie,
                c47ByAircraft,
                aircraftByTurn,
                markersByAircraft,
                battlesByTotal,
                printedBonuses,
                printedBonuses,
                bonusRowOfResult,
                antiAircraftModifier,
                artilleryModifier,
                outOfSupplyModifier,
                depotAttackValue,
                reserveArrivesOn,
                outcomeLeads,
                limits);
    }

    /** The row of the bonus table for what a variable Troop turned out to be (T-04, T-14). */
    public Optional<String> findBonusRow(String platoonCode) {
        return Optional.ofNullable(bonusRowOfResult.get(platoonCode));
    }

    /** A named number of the rulebook, for example {@code campaignTurns}. */
    public int limit(String name) {
        Integer value = limits.get(name);
        if (value == null) {
            throw new IllegalArgumentException("The tables have no limit " + name);
        }
        return value;
    }
}
