package battlearrow.firestorm.supply;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Situation;
import java.util.OptionalInt;

/**
 * How far Allied armour stands from an area it wants to reach or to advance into, in areas along the shortest continuous
 * road of which every area but the last is Allied. Under HR-09 "mapDistance" the friendly road may be of any
 * length and the distance is counted over the map.
 *
 * <p>Ledger MAN-33, MAN-34, AFT-25. Rulebook: Allied Armoured Troops.
 */
public final class ArmourRoad {
    private ArmourRoad() {}

    /** The distance in areas, 0 for the same area; empty when no friendly road leads there. */
    public static OptionalInt findDistance(Situation situation, Area from, Area to) {
        CampaignMap map = situation.map();
        AreaSet friendly = situation.areasOf(Side.ALLIED).with(to);
        OptionalInt alongRoad = RoadSearch.findLength(map, friendly, from, to);
        return alongRoad.isPresent() && situation.houseRules().is(HouseRule.HR_09, "mapDistance")
                ? RoadSearch.findLengthOfChain(map, from, to)
                : alongRoad;
    }

    /** The farthest armour may come from, in areas (MAN-33, AFT-25). */
    public static int farthest(Situation situation) {
        return situation.tables().limit("alliedArmourReachInAreas");
    }
}
