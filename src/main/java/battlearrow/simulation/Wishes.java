package battlearrow.simulation;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.CampaignMap;
import java.util.List;

/** What a General wants beyond what the map is worth by itself: the objectives of a battle plan, the first of them most. */
final class Wishes {
    /** What a plan adds to the worth of its objectives in their order, in Campaign Victory Points; the last for all further ones. */
    private static final double[] EXTRA = {40, 25, 15};

    static final Wishes NONE = new Wishes(new double[CampaignMap.MOST_AREAS]);

    private final double[] extra;

    private Wishes(double[] extra) {
        this.extra = extra;
    }

    /** @param objectives of a plan, primary first; areas the map does not have are passed over */
    static Wishes of(CampaignMap map, List<AreaId> objectives) {
        double[] extra = new double[CampaignMap.MOST_AREAS];
        for (int i = 0; i < objectives.size(); i++) {
            double more = EXTRA[Math.min(i, EXTRA.length - 1)];
            map.find(objectives.get(i)).ifPresent(area -> extra[area.index()] += more);
        }
        return new Wishes(extra);
    }

    /** How much more an area is worth to him than to anybody else. */
    double extra(int area) {
        return extra[area];
    }
}
