package battlearrow.firestorm.victorypoints;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import java.util.ArrayList;
import java.util.List;

/**
 * The Campaign Victory Points of both sides, item by item: objectives held, half their value Out of Supply; enemy Troops
 * captured; for the Germans each successful attack on an Allied depot; and what the organiser gave by his word, apart. Never negative. Objectives count only at the end
 * of the campaign; before it the totals inform (VIC-08). Airborne Supply Markers supply no objective (VIC-04).
 *
 * <p>A pure function of control, supply, captured Troops, depot attacks and the organiser's awards (INV-15). Ledger VIC-01 to VIC-09, A-25, A-67.
 * Rulebook: Total Victory Points.
 */
public record VictoryPoints(List<Item> allied, List<Item> german) {
    /** A half is what is left of an objective's value Out of Supply (VIC-03). */
    private static final int OUT_OF_SUPPLY_DIVISOR = 2;

    public VictoryPoints {
        allied = List.copyOf(allied);
        german = List.copyOf(german);
    }

    /** One entry of a side's account. */
    public sealed interface Item {
        /** Campaign Victory Points of this entry. */
        int points();
    }

    /**
     * An objective the side holds.
     *
     * @param inSupply whether it counts in full; else it is halved
     */
    public record Objective(Area area, boolean inSupply, int points) implements Item {}

    /** An enemy Troop captured (T-10). */
    public record CapturedTroop(FirestormTroop troop, int points) implements Item {}

    /**
     * Successful German attacks on Allied depots (VIC-07).
     *
     * @param attacks how many score, at least 1
     */
    public record DepotAttacks(int attacks, int points) implements Item {}

    /** Points the organiser gave by his word, with his reason; not of the book. */
    public record Awarded(String reason, int points) implements Item {}

    public static VictoryPoints of(Situation situation) {
        return new VictoryPoints(items(situation, Side.ALLIED), items(situation, Side.GERMAN));
    }

    /** A side's account: objectives in the map's order, then captured Troops, then depot attacks. */
    public List<Item> items(Side side) {
        return side == Side.ALLIED ? allied : german;
    }

    public int total(Side side) {
        int total = 0;
        for (Item item : items(side)) {
            total += item.points();
        }
        return total;
    }

    /** Allied minus German Campaign Victory Points: above 0 the Allies lead, below 0 the Germans (VIC-16). */
    public int difference() {
        return total(Side.ALLIED) - total(Side.GERMAN);
    }

    private static List<Item> items(Situation situation, Side side) {
        List<Item> items = new ArrayList<>();
        Supply supply = interdictionCounts(situation)
                ? Supply.of(situation, side)
                : Supply.withoutInterdiction(situation, side);
        for (Area area : situation.map().areas()) {
            if (area.isObjective() && situation.controls(side, area)) {
                items.add(objective(situation, area, supply.isInSupply(area)));
            }
        }
        for (FirestormTroop troop : situation.scenario().troops()) {
            if (troop.side() == side.enemy() && situation.isCaptured(troop)) {
                items.add(new CapturedTroop(troop, troop.type().captureValue())); // VIC-06
            }
        }
        int attacks = situation.depotAttacks();
        if (side == Side.GERMAN && attacks > 0) {
            items.add(new DepotAttacks(attacks, attacks * situation.tables().depotAttackValue()));
        }
        situation.awards().stream()
                .filter(award -> award.side() == side)
                .forEach(award -> items.add(new Awarded(award.reason(), award.points())));
        return items;
    }

    /** HR-12 off: the interdiction of the last Strategic Phase halves no objective in the final total. */
    private static boolean interdictionCounts(Situation situation) {
        boolean isLastCount = situation.turn() == situation.tables().limit("campaignTurns")
                && (situation.isIn(Phase.STRATEGIC) || situation.isIn(Phase.FINISHED));
        return !isLastCount || situation.houseRules().isOn(HouseRule.HR_12);
    }

    private static Objective objective(Situation situation, Area area, boolean inSupply) {
        int value = area.objectiveValue();
        if (inSupply) {
            return new Objective(area, true, value); // VIC-02
        }
        boolean up = situation.houseRules().is(HouseRule.HR_41, "up");
        return new Objective(
                area, false, up ? Math.ceilDiv(value, OUT_OF_SUPPLY_DIVISOR) : value / OUT_OF_SUPPLY_DIVISOR);
    }
}
