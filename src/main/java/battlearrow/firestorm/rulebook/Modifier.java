package battlearrow.firestorm.rulebook;

import battlearrow.firestorm.forces.TroopId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One number a side adds to its two dice when the dice of the General's Wargame decide a battle.
 *
 * <p>Ledger GW-10 to GW-14, T-14, T-15. Rulebook: Firestorm Troop Bonuses; Situation Modifiers.
 *
 * @param troop the committed Troop whose bonus it is; null for a situation
 * @param row the row of the Firestorm Troop Bonus Table; null for a situation, which is a row of its own table
 * @param amount -2 to 4
 */
public record Modifier(
        Kind kind, @Nullable TroopId troop, @Nullable String row, int amount) {
    /** Where the number is from: the table and the rule that applies it. */
    public enum Kind {
        /** A committed Troop in the terrain of the point. */
        TROOP_BONUS(Rule.GW_14, "T-14"),
        /** A committed Troop whose cell of the table is not known: it counts one, which is not from the book. */
        PRESUMED_BONUS(Rule.GW_14, "T-14"),
        /** The defender of an empty Bridge or Airfield is Defended by Anti-aircraft Guns. */
        ANTI_AIRCRAFT(Rule.GW_10, "T-15"),
        /** The Allied player uses Parachute Artillery Support. */
        ARTILLERY(Rule.GW_12, "T-15"),
        /** The player fights Out of Supply. */
        OUT_OF_SUPPLY(Rule.GW_11, "T-15");

        private final Rule rule;
        private final String table;

        Kind(Rule rule, String table) {
            this.rule = rule;
            this.table = table;
        }

        public Rule rule() {
            return rule;
        }

        /** The ledger's number of the table: {@code T-14}. */
        public String table() {
            return table;
        }
    }

    /** A row of the Situation Modifiers Table. */
    public static Modifier situation(Kind kind, int amount) {
        return new Modifier(kind, null, null, amount);
    }

    /** What all of them add together. */
    public static int sum(List<Modifier> modifiers) {
        int sum = 0;
        for (Modifier modifier : modifiers) {
            sum += modifier.amount();
        }
        return sum;
    }

    public Rule rule() {
        return kind.rule();
    }
}
