package battlearrow.firestorm.situation;

import battlearrow.firestorm.map.Side;

/** Both players' victory points of one miniature battle, 0 to 20. */
public record Scores(int allied, int german) {
    public int of(Side side) {
        return side == Side.ALLIED ? allied : german;
    }
}
