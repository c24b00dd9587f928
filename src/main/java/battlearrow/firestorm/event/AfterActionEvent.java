package battlearrow.firestorm.event;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import java.util.List;

/** Events of the After Action Step. */
public sealed interface AfterActionEvent extends Event {
    int battle();

    /**
     * The After Action Step of this battle has begun: no earlier arrow stands on its areas any more.
     *
     * @param present the Troops that stand in the loser's own battle area now; none after a draw
     */
    record AfterActionBegun(int battle, List<TroopId> present) implements AfterActionEvent {
        public AfterActionBegun {
            present = List.copyOf(present);
        }
    }

    /** @param needed the pip from which the Troop is destroyed */
    record DestroyRolled(int battle, TroopId troop, int die, int needed, boolean destroyed)
            implements AfterActionEvent {}

    /** Takes one marker off the zone; the Troop stays (ABN-22). */
    record TroopSaved(int battle, TroopId troop, AreaId zone) implements AfterActionEvent {}

    /** The marker that saved another Troop of this battle saves this one as well (HR-15). */
    record TroopSavedToo(int battle, TroopId troop) implements AfterActionEvent {}

    /** The Troop goes to its side's Reinforcement Pool (AFT-10). */
    record TroopDestroyed(int battle, TroopId troop) implements AfterActionEvent {}

    /** All rolls to destroy are made and settled; the retreat of the loser is next. */
    record RetreatBegun(int battle) implements AfterActionEvent {}

    /** Takes one marker off the zone; nobody leaves, control stays (ABN-26). */
    record AreaHeld(int battle, AreaId zone) implements AfterActionEvent {}

    record HoldDeclined(int battle) implements AfterActionEvent {}

    record TroopRetreated(int battle, TroopId troop, AreaId from, AreaId to) implements AfterActionEvent {}

    record TroopCaptured(int battle, TroopId troop, Side by) implements AfterActionEvent {}

    /** The area is the winner's; Troops may advance into it. */
    record AdvanceBegun(int battle, AreaId area) implements AfterActionEvent {}

    record TroopAdvanced(int battle, TroopId troop, AreaId from, AreaId to) implements AfterActionEvent {}

    /** A German win in an attack on an Allied depot (AFT-18). */
    record DepotAttackScored(int battle, AreaId depot) implements AfterActionEvent {}

    /** The arrow is off the map. */
    record BattleClosed(int battle) implements AfterActionEvent {}
}
