package battlearrow.firestorm.map;

/**
 * The border two neighbouring areas share.
 *
 * @param road whether a road crosses it; never across an Impassable Border
 */
public record Border(Area one, Area other, BorderKind kind, boolean road) {}
