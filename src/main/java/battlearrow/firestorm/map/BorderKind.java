package battlearrow.firestorm.map;

/** What separates two neighbouring areas. Nothing crosses an Impassable Border. */
public enum BorderKind {
    OPEN,
    RIVER,
    IMPASSABLE
}
