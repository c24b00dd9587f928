package battlearrow.web.commander;

import battlearrow.firestorm.map.Side;
import org.jspecify.annotations.Nullable;

/**
 * An open battle in a list.
 *
 * @param battle the number it was opened under, by which it has its address
 * @param arrow the number of its arrow, by which people know it; 0 before it is placed
 * @param placedBy who attacks; null before the arrow is placed
 * @param state what it waits for: "Choosing Troops"
 * @param mark "Rolled" or "Ruled" for a battle that is not played; empty else
 * @param waitsFor from whom: "Ben", "Ben and Greta", "the Organiser"
 * @param href its page; null for a visitor who takes no part
 * @param isYours whether it waits for the person who looks
 * @param home when it is played at home; empty for a battle of the club, and for a visitor who takes no part
 * @param homeHref where the person who looks may say that it is; null where he may not
 */
public record OpenBattleLine(
        int battle,
        int arrow,
        @Nullable Side placedBy,
        @Nullable String tail,
        @Nullable String point,
        PlayerLine allied,
        PlayerLine german,
        String state,
        String mark,
        String waitsFor,
        @Nullable String href,
        boolean isYours,
        String home,
        @Nullable String homeHref) {}
