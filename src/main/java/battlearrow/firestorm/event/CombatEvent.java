package battlearrow.firestorm.event;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.GameWinner;
import org.jspecify.annotations.Nullable;

/** Events of the Combat Step. */
public sealed interface CombatEvent extends Event {
    int battle();

    record MissionProposed(int battle, Side side, String mission) implements CombatEvent {}

    record MissionAgreed(int battle, String mission) implements CombatEvent {}

    record MissionRolled(int battle, Side side, int die, String mission) implements CombatEvent {}

    record PointsProposed(int battle, Side side, int points) implements CombatEvent {}

    record PointsAgreed(int battle, int points) implements CombatEvent {}

    /** @param winner who won in the words of this side; null where the scores say it */
    record ScoresReported(
            int battle,
            Side side,
            int allied,
            int german,
            @Nullable GameWinner winner) implements CombatEvent {
        public ScoresReported(int battle, Side side, int allied, int german) {
            this(battle, side, allied, german, null);
        }
    }

    /** Both sides have said the same, or the organiser settled it: the scores stand. */
    record ScoresConfirmed(int battle, int allied, int german) implements CombatEvent {}

    /** @param winner null for a draw; ruled when the organiser decided instead of a game */
    record BattleDecided(int battle, @Nullable Side winner, boolean ruled) implements CombatEvent {}
}
