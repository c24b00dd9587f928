package battlearrow.firestorm.wargame;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.rulebook.BattleTotal;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Modifier;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.VariableRoll;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What one side adds to its two dice in a rolled battle: the bonus of each committed Troop in the terrain of the point, two
 * Troops adding up, and the situations that hold for it. No die is rolled here, so it also answers what would be added in a
 * battle that is only thought of.
 *
 * <p>Ledger GW-09 to GW-14, T-14, T-15. Rulebook: Firestorm Troop Bonuses; Situation Modifiers.
 *
 * @param modifiers in the order Troops, anti-aircraft guns, artillery, supply
 * @param unrolled committed variable Troops that add something once they are rolled for
 */
public record BattleStrength(List<Modifier> modifiers, List<FirestormTroop> unrolled) {
    /** What a Troop adds whose cell of the table is not known; not from the book. */
    private static final int BONUS_OF_AN_UNKNOWN_CELL = 1;

    public BattleStrength {
        modifiers = List.copyOf(modifiers);
        unrolled = List.copyOf(unrolled);
    }

    /** The strength of a side in an open battle with an arrow, as far as Troops, supply and rolls are known now. */
    public static BattleStrength of(Situation situation, Battle battle, Side side) {
        Map<FirestormTroop, VariableRoll> rolls = battle.party(side).variableRolls();
        List<Fielded> troops = new ArrayList<>();
        for (FirestormTroop troop : situation.listCommitted(battle, side)) {
            VariableRoll roll = rolls.get(troop);
            troops.add(roll == null ? Fielded.unrolled(troop) : new Fielded(troop, roll.die()));
        }
        Set<Modifier.Kind> situations = EnumSet.noneOf(Modifier.Kind.class);
        if (side == battle.defender() && battle.hasAntiAircraftPlatoon()) {
            situations.add(Modifier.Kind.ANTI_AIRCRAFT);
        }
        if (side == Side.ALLIED && battle.findArtilleryZone().isPresent()) {
            situations.add(Modifier.Kind.ARTILLERY);
        }
        if (battle.party(side).inSupply() != null && !battle.fightsInSupply(side)) {
            situations.add(Modifier.Kind.OUT_OF_SUPPLY);
        }
        return of(tables(situation), battle.arrow().point().terrain(), troops, situations);
    }

    /** The tables a campaign counts by: under HR-29 only the printed cells of T-14, every other counts as unknown. */
    public static RulebookTables tables(Situation situation) {
        return situation.houseRules().is(HouseRule.HR_29, "printedOnly")
                ? situation.tables().withPrintedBonusesOnly()
                : situation.tables();
    }

    /**
     * The strength of any Troops in any situations.
     *
     * @param terrain of the area attacked (GW-14)
     * @param situations of {@link Modifier.Kind#ANTI_AIRCRAFT}, {@link Modifier.Kind#ARTILLERY} and
     *     {@link Modifier.Kind#OUT_OF_SUPPLY}, those that hold for the side
     */
    public static BattleStrength of(
            RulebookTables tables, Terrain terrain, List<Fielded> troops, Set<Modifier.Kind> situations) {
        List<Modifier> modifiers = new ArrayList<>();
        List<FirestormTroop> unrolled = new ArrayList<>();
        for (Fielded fielded : troops) {
            if (fielded.isToBeRolled()) {
                unrolled.add(fielded.troop());
            } else {
                modifiers.add(bonus(tables, terrain, fielded));
            }
        }
        if (situations.contains(Modifier.Kind.ANTI_AIRCRAFT)) {
            modifiers.add(Modifier.situation(Modifier.Kind.ANTI_AIRCRAFT, tables.antiAircraftModifier())); // GW-10
        }
        if (situations.contains(Modifier.Kind.ARTILLERY)) {
            modifiers.add(Modifier.situation(Modifier.Kind.ARTILLERY, tables.artilleryModifier())); // GW-12
        }
        if (situations.contains(Modifier.Kind.OUT_OF_SUPPLY)) {
            modifiers.add(Modifier.situation(Modifier.Kind.OUT_OF_SUPPLY, tables.outOfSupplyModifier())); // GW-11
        }
        return new BattleStrength(modifiers, unrolled);
    }

    /** What a Troop, rolled for if it is a variable one, adds in this terrain. */
    private static Modifier bonus(RulebookTables tables, Terrain terrain, Fielded fielded) {
        String row = fielded.findRow(tables).orElse(null);
        Integer known = row == null ? null : tables.findBonus(row, terrain).orElse(null);
        return known == null
                ? new Modifier(Modifier.Kind.PRESUMED_BONUS, fielded.troop().id(), row, BONUS_OF_AN_UNKNOWN_CELL)
                : new Modifier(Modifier.Kind.TROOP_BONUS, fielded.troop().id(), row, known);
    }

    /** The sum of all modifiers known now. */
    public int sum() {
        return Modifier.sum(modifiers);
    }

    /** Whether nothing is still to be rolled for. */
    public boolean isComplete() {
        return unrolled.isEmpty();
    }

    /** The score with these two dice. */
    public BattleTotal with(int first, int second) {
        return new BattleTotal(List.of(first, second), modifiers);
    }
}
