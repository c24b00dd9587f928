package battlearrow.firestorm.situation;

import battlearrow.firestorm.map.Side;

/** Campaign Victory Points the organiser gave a side by his word, beside those of the map, with his reason. */
public record PointsAward(Side side, int points, String reason) {}
