package battlearrow.simulation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.rulebook.Modifier;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.situation.Derived;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.wargame.BattleStrength;
import battlearrow.firestorm.wargame.Fielded;
import java.util.EnumSet;
import java.util.List;

/** What each Troop adds to two dice in each terrain, a variable one on the average of its rolls. */
final class Strengths {
    private static final int PIPS = 6;

    private static final Derived<Strengths> DERIVED = new Derived<>(Strengths::new);

    private final double[][] bonus;

    private Strengths(Situation situation) {
        RulebookTables tables = BattleStrength.tables(situation);
        List<FirestormTroop> troops = situation.scenario().troops();
        bonus = new double[troops.size()][Terrain.values().length];
        for (FirestormTroop troop : troops) {
            for (Terrain terrain : Terrain.values()) {
                boolean barred = troop.type().barredFromTown() && terrain == Terrain.TOWN;
                bonus[troop.index()][terrain.ordinal()] = barred ? 0 : average(tables, terrain, troop);
            }
        }
    }

    /** Of the Troops of a game, at any moment of it; worked out once for each start of games. */
    static Strengths of(Situation start) {
        return DERIVED.of(start);
    }

    private static double average(RulebookTables tables, Terrain terrain, FirestormTroop troop) {
        int sum = 0;
        for (int die = 1; die <= PIPS; die++) {
            Fielded fielded = troop.type().variable() ? new Fielded(troop, die) : Fielded.unrolled(troop);
            sum += BattleStrength.of(tables, terrain, List.of(fielded), EnumSet.noneOf(Modifier.Kind.class))
                    .sum();
        }
        return (double) sum / PIPS;
    }

    /** 0 where the Troop may not fight. */
    double of(FirestormTroop troop, Terrain terrain) {
        return bonus[troop.index()][terrain.ordinal()];
    }

    double of(int troop, Terrain terrain) {
        return bonus[troop][terrain.ordinal()];
    }
}
