package battlearrow.firestorm.wargame;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.rulebook.VariablePlatoon;
import java.util.List;
import java.util.Optional;

/**
 * A Troop as it counts in a rolled battle.
 *
 * @param die what a variable Troop rolled, 1 to 6; 0 before its roll, and for a Troop that is no variable one
 */
public record Fielded(FirestormTroop troop, int die) {
    private static final int NOT_ROLLED = 0;

    /** A Troop that is not rolled for, or not yet. */
    public static Fielded unrolled(FirestormTroop troop) {
        return new Fielded(troop, NOT_ROLLED);
    }

    /** Whether its bonus waits for its roll (GW-09). */
    public boolean isToBeRolled() {
        return troop.type().variable() && die == NOT_ROLLED;
    }

    /**
     * The row of the Firestorm Troop Bonus Table: that of its type, or of what it turned out to be in the wargame's own table,
     * also when a campaign's battle is rolled whose Troop was rolled for before (T-04, A-54); empty before its roll.
     */
    Optional<String> findRow(RulebookTables tables) {
        if (!troop.type().variable()) {
            return troop.type().findBonusRow();
        }
        if (die == NOT_ROLLED) {
            return Optional.empty();
        }
        List<VariablePlatoon> rolls =
                tables.variableWargame().getOrDefault(troop.type().code(), List.of());
        return tables.findBonusRow(rolls.get(die - 1).code());
    }
}
