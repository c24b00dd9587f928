package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;

/**
 * What follows by itself when both sides have committed: supply is checked for each side in its own battle area (SUP-01), and
 * the status found holds for the whole battle (SUP-15). A battle area its player no longer controls is Out of Supply. The
 * defender of an empty Bridge or Airfield gets an Anti-aircraft Platoon.
 *
 * <p>Ledger SUP-01, SUP-15, MAN-26 to MAN-28. Rulebook: Check for Supply; Bridges and Airfields.
 */
final class SupplyCheck {
    private SupplyCheck() {}

    static void carryOut(int number, Outcome outcome) {
        Situation situation = outcome.now();
        Battle battle = situation.findBattle(number).orElseThrow();
        outcome.add(new ManoeuvreEvent.SupplyChecked(
                number,
                isInSupply(situation, battle, Side.ALLIED),
                isInSupply(situation, battle, Side.GERMAN),
                hasAntiAircraftPlatoon(situation, battle)));
    }

    private static boolean isInSupply(Situation situation, Battle battle, Side side) {
        return Supply.of(situation, side).isInSupply(battle.ownArea(side));
    }

    /** For the defender alone (MAN-28), while he holds the point (MAN-26) and no Troop at all stands there (MAN-27, A-19). */
    private static boolean hasAntiAircraftPlatoon(Situation situation, Battle battle) {
        Area point = battle.arrow().point();
        return (point.bridge() || point.airfield())
                && situation.controls(battle.defender(), point)
                && !situation.hasTroops(point);
    }
}
