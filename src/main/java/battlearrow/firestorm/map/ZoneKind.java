package battlearrow.firestorm.map;

/** Where aircraft may bring Troops or supply: a Landing Zone takes gliders, a Drop Zone does not (AIR-10). */
public enum ZoneKind {
    LANDING_ZONE,
    DROP_ZONE
}
