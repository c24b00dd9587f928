package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Situation;

/** The most markers a zone holds: six; what a resupply brings beyond is lost. Ledger ABN-27, A-35. */
final class MarkerLimit {
    private MarkerLimit() {}

    /** The markers of a zone when so many come; never fewer than lie there, should the house rule have changed since. */
    static int after(Situation situation, Area zone, int brought) {
        int before = situation.markers(zone);
        // HR-17 off: the limit is not applied to airfields
        return zone.isLandingOrDropZone() || situation.houseRules().isOn(HouseRule.HR_17)
                ? Math.max(before, Math.min(before + brought, situation.tables().limit("supplyMarkersPerZone")))
                : before + brought;
    }
}
