package battlearrow.firestorm.combat;

import battlearrow.firestorm.forces.FirestormTroop;

/**
 * The service a German Troop belongs to, as its printed name and type tell: SS by the name of the unit, Luftwaffe for
 * paratroopers, aircraft and units of an air district, else Heer.
 *
 * <p>Ledger COM-11. Rulebook: Comintern Force.
 */
public enum GermanArm {
    HEER("Heer"),
    SS("SS"),
    LUFTWAFFE("Luftwaffe");

    /** The code of the platoon that is SS whatever Troop fields it (T-03). */
    private static final String SS_PLATOON = "SS_INFANTRY";

    private final String printedName;

    GermanArm(String printedName) {
        this.printedName = printedName;
    }

    public String printedName() {
        return printedName;
    }

    static GermanArm of(FirestormTroop troop) {
        if (troop.unit().startsWith("SS-")) {
            return SS;
        }
        boolean paratrooper = troop.type().code().equals("GERMAN_PARATROOPER");
        return paratrooper || troop.isAircraft() || troop.parentUnit().startsWith("Luft") ? LUFTWAFFE : HEER;
    }

    static GermanArm of(FirestormTroop troop, String platoonCode) {
        return platoonCode.equals(SS_PLATOON) ? SS : of(troop);
    }
}
