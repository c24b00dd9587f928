package battlearrow.evening;

import battlearrow.firestorm.map.Side;

/** Two people who may meet, by their ids in orders, each on the side he plays in that battle. */
public record Pair(String allied, String german) {
    public boolean has(String person) {
        return allied.equals(person) || german.equals(person);
    }

    public String of(Side side) {
        return side == Side.ALLIED ? allied : german;
    }
}
