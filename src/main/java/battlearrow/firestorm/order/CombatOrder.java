package battlearrow.firestorm.order;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.GameWinner;
import org.jspecify.annotations.Nullable;

/** Orders of the Combat Step: mission, points and the result of the game. */
public sealed interface CombatOrder extends Order, Order.OfBattle {
    /** Proposes a mission or agrees to the one proposed (COM-01, COM-05). */
    record AgreeMission(int battle, Side side, String mission) implements CombatOrder, OfSide {}

    /** Rolls for the mission: the holder of the initiative first, after a 6 perhaps the other (COM-02 to COM-04). */
    record RollMission(int battle, Side side) implements CombatOrder, OfSide {}

    /** Proposes another size of game or agrees to the one proposed (COM-08). */
    record AgreePoints(int battle, Side side, int points) implements CombatOrder, OfSide {}

    /**
     * Reports both players' victory points of the game, 0 to 20; counts when both sides have said the same (COM-12).
     *
     * @param winner who won; needed where the players declare the winner (HR-02), else null will do
     */
    record ReportScores(
            int battle,
            Side side,
            int allied,
            int german,
            @Nullable GameWinner winner) implements CombatOrder, OfSide {
        public ReportScores(int battle, Side side, int allied, int german) {
            this(battle, side, allied, german, null);
        }
    }

    /** Confirms what the other side reported. */
    record ConfirmScores(int battle, Side side) implements CombatOrder, OfSide {}

    /**
     * The organiser decides a disputed report.
     *
     * @param winner as for a report
     */
    record SettleScores(
            int battle, int allied, int german, @Nullable GameWinner winner, String reason) implements CombatOrder {
        public SettleScores(int battle, int allied, int german, String reason) {
            this(battle, allied, german, null, reason);
        }
    }
}
