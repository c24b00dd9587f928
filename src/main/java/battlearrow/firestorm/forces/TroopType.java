package battlearrow.firestorm.forces;

import battlearrow.firestorm.map.Side;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A type of Firestorm Troop with what the rulebook says of it (T-01, T-10). The facts come from the scenario's data.
 *
 * @param code stable name: {@code SHERMAN}
 * @param count pieces of this type in the box
 * @param captureValue Campaign Victory Points for its captor (T-10)
 * @param armour an Allied Sherman or Sexton: may reach and advance from within three areas (MAN-29)
 * @param airborneKind the kind of Allied airborne Troop, or null
 * @param drawsAirborneSupply an airborne Troop or Typhoon (ABN-06)
 * @param barsAirborneSupply a Sherman, Sexton or 5.5" Gun (ABN-09)
 * @param variable rolled for each time it is committed (SET-10)
 * @param bonusRow its row of the General's Wargame bonus table, or null for a variable type (T-14)
 */
public record TroopType(
        String code,
        String name,
        Side side,
        int count,
        int captureValue,
        boolean armour,
        @Nullable AirborneKind airborneKind,
        boolean drawsAirborneSupply,
        boolean barsAirborneSupply,
        boolean variable,
        boolean mayExploit,
        boolean aircraft,
        boolean mayMakeStrategicMove,
        boolean barredFromTown,
        @Nullable String bonusRow,
        ReturnsBy returnsBy) {

    public boolean isAirborne() {
        return airborneKind != null;
    }

    public boolean isAirborne(AirborneKind kind) {
        return airborneKind == kind;
    }

    public Optional<String> findBonusRow() {
        return Optional.ofNullable(bonusRow);
    }

    @Override
    public String toString() {
        return name;
    }
}
