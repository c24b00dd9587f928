package battlearrow.firestorm.map;

/** The terrain of an area (SET-03). The rulebook says Wood and Forest for the same thing. */
public enum Terrain {
    OPEN,
    HILL,
    FOREST,
    POLDER,
    TOWN
}
