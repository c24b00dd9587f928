package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Situation;

/** The most markers a zone holds: six; what a resupply brings beyond is lost. Ledger ABN-27, A-35. */
final class MarkerLimit {
    private MarkerLimit() {}

    static int capped(Situation situation, Area zone, int markers) {
        // HR-17 off: the limit is not applied to airfields
        return zone.isLandingOrDropZone() || situation.houseRules().isOn(HouseRule.HR_17)
                ? Math.min(markers, situation.tables().limit("supplyMarkersPerZone"))
                : markers;
    }
}
