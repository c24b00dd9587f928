package battlearrow.web.commander;

import battlearrow.firestorm.map.Side;
import battlearrow.web.shared.Score;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands around the battles of a General's Wargame: the track, the battles of the turn, the points, the next thing, and
 * what may be taken back.
 *
 * @param battles of the turn, 0 before the tempo is rolled
 * @param battlesLeft of them, the open one included
 * @param fought the battles of the turn that are over, newest first
 * @param next where the game goes on
 * @param takeBack the last entries, newest first; none where the two players sit at two devices
 */
record PlayView(
        boolean isAtOneScreen,
        int battles,
        int battlesLeft,
        List<Fought> fought,
        Score score,
        Next next,
        List<Entry> takeBack,
        boolean mayOpenToAll) {
    PlayView {
        fought = List.copyOf(fought);
        takeBack = List.copyOf(takeBack);
    }

    /** @param winner null for a draw and for a battle of which nothing came */
    record Fought(
            int arrow,
            @Nullable Side placedBy,
            String title,
            String result,
            @Nullable Side winner,
            String href) {}

    /**
     * @param title what is due: "Battle Phase, turn 2"
     * @param deed the words of the button
     * @param battle the battle whose initiative may be rolled at once; 0 for none
     * @param dice what each die of that roll is for
     */
    record Next(String title, String deed, String href, int battle, List<String> dice) {
        Next {
            dice = List.copyOf(dice);
        }
    }

    /** @param sequence of the entry in the journal */
    record Entry(long sequence, String what) {}
}
