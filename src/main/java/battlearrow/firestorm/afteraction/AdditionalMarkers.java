package battlearrow.firestorm.afteraction;

import battlearrow.firestorm.airbornesupply.BattleSupply;
import battlearrow.firestorm.airbornesupply.StockedZones;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * The additional Airborne Supply Markers the Allied commander may draw after a game, to prevent a destruction or to hold a
 * surrounded area: from any zone in reach of the own battle area as the map now stands, whether or not supply was drawn
 * before (A-29), but none when a Sherman, Sexton or 5.5" Gun was committed (ABN-09).
 *
 * <p>Ledger ABN-02, ABN-03, ABN-09; A-28, A-29. Rulebook: Airborne Supply.
 */
final class AdditionalMarkers {
    private AdditionalMarkers() {}

    /** The zones a marker may be drawn from now; none when the battle bars it. */
    static List<Area> listZones(Situation situation, Battle battle) {
        if (BattleSupply.findTroopBarringLaterDraws(situation, battle).isPresent()) {
            return List.of();
        }
        return StockedZones.inReach(situation, battle.ownArea(Side.ALLIED)).stream()
                .filter(zone -> isOpen(situation, battle, zone))
                .toList();
    }

    /** Why no marker may be drawn from this zone; empty when it may. */
    static List<Refusal> objections(Situation situation, Battle battle, Area zone) {
        Area own = battle.ownArea(Side.ALLIED);
        return new Objections()
                .add(BattleSupply.findTroopBarringLaterDraws(situation, battle)
                        .map(heavy -> Refusal.of(Rule.ABN_09, heavy)))
                .add(StockedZones.objection(situation, zone, own)
                        .or(() -> isOpen(situation, battle, zone)
                                ? Optional.empty()
                                : Optional.of(Refusal.of(Rule.ABN_03, zone, own))))
                .list();
    }

    /** HR-14, other than its default: only the zone that supplies this battle gives additional markers. */
    private static boolean isOpen(Situation situation, Battle battle, Area zone) {
        return situation.houseRules().is(HouseRule.HR_14, "anyInReach")
                || battle.findSupplyZone()
                        .filter(supplying -> supplying == zone)
                        .isPresent();
    }
}
