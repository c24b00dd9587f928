package battlearrow.firestorm.event;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.OutOfSupplyEffect;
import java.util.List;

/** Events of the Manoeuvre Step. */
public sealed interface ManoeuvreEvent extends Event {
    int battle();

    record ChallengeMade(int battle, Player allied, Player german) implements ManoeuvreEvent {}

    /** No battle comes of the challenge: called off, declined twice, or lapsed at the end of the phase. */
    record BattleCancelled(int battle) implements ManoeuvreEvent {}

    /** @param bonus added to the Allied die: 1 in turn 1, else 0 (MAN-06) */
    record InitiativeRolled(int battle, int allied, int german, int bonus, Side holder) implements ManoeuvreEvent {}

    record InitiativeDeclined(int battle, Side side) implements ManoeuvreEvent {}

    /** @param arrow the order in which arrows were placed (MAN-19) */
    record BattleArrowPlaced(int battle, int arrow, Side side, AreaId tail, AreaId point) implements ManoeuvreEvent {}

    record BattleArrowWithdrawn(int battle) implements ManoeuvreEvent {}

    /** Armour reached the tail of the arrow (MAN-35). */
    record ArmourBroughtUp(int battle, TroopId troop, AreaId from, AreaId to) implements ManoeuvreEvent {}

    record TroopsCommitted(int battle, Side side, List<TroopId> troops) implements ManoeuvreEvent {
        public TroopsCommitted {
            troops = List.copyOf(troops);
        }
    }

    /** A side has chosen and nobody but its players may know what, until the other has chosen as well (HR-06). */
    record CommitmentSealed(int battle, Side side, List<TroopId> troops, List<AreaId> artillery)
            implements ManoeuvreEvent {
        public CommitmentSealed {
            troops = List.copyOf(troops);
            artillery = List.copyOf(artillery);
        }
    }

    /** Takes one marker off the zone (ABN-18). */
    record ArtilleryTaken(int battle, AreaId zone) implements ManoeuvreEvent {}

    record VariableRolled(int battle, TroopId troop, int die, String platoon) implements ManoeuvreEvent {}

    /** @param antiAircraft whether the defender gets an Anti-aircraft Platoon (MAN-26) */
    record SupplyChecked(int battle, boolean alliedInSupply, boolean germanInSupply, boolean antiAircraft)
            implements ManoeuvreEvent {}

    /** Takes one marker off the zone; the Allied force is In Supply for this battle (ABN-08). */
    record SupplyDrawn(int battle, AreaId zone) implements ManoeuvreEvent {}

    record OutOfSupplyRolled(int battle, Side side, int die, OutOfSupplyEffect effect) implements ManoeuvreEvent {}

    /** Somebody else plays the side's part from now on. */
    record PlayerReplaced(int battle, Side side, Player player) implements ManoeuvreEvent {}

    /** The battle was taken off the map unplayed by the organiser. */
    record BattleVoided(int battle) implements ManoeuvreEvent {}
}
