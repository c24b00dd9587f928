package battlearrow.web.map;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.context.MessageSource;
import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.stereotype.Component;

/** What the templates ask for the map: see {@code fragments/map.html}. */
@Component("mapFragment")
public class MapFragment {
    private static final double PHONE_ASPECT = 1.05;

    /** Few clubs correct the roads of the map. */
    private static final int REMEMBERED = 20;

    private final MapDrawing drawing = new MapDrawing(MapGeometry.marketGarden());

    /** Drawings with corrected roads, by the pairs of areas these join. */
    private final Map<Set<Set<AreaId>>, MapDrawing> corrected = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Set<Set<AreaId>>, MapDrawing> eldest) {
            return size() > REMEMBERED;
        }
    };

    private final MessageSource messages;

    public MapFragment(MessageSource messages) {
        this.messages = messages;
    }

    /** The drawing as markup, already escaped. */
    public String svg(MapView view, String symbols) {
        return drawing(view.roads()).draw(view, words(), symbols);
    }

    private MapDrawing drawing(@Nullable Set<Set<AreaId>> roads) {
        if (roads == null) {
            return drawing;
        }
        MapGeometry geometry = drawing.geometry().withRoads(roads);
        if (geometry == drawing.geometry()) {
            return drawing;
        }
        synchronized (corrected) {
            return corrected.computeIfAbsent(roads, any -> new MapDrawing(geometry));
        }
    }

    /** The road home on a map as markup, to be put into the drawing in place of another area's. */
    public String home(String idPrefix, List<AreaId> route, CampaignMap map) {
        return drawing(SituationMap.roads(map)).routeLines(idPrefix, route);
    }

    /** A small map of the holders as markup; the first one of a page holds the outlines of all. */
    public String miniature(String label, Map<AreaId, Side> holders, boolean first) {
        return drawing.miniature(label, holders, first);
    }

    /** What is said of an area, as on the map. */
    public String say(AreaView area) {
        return words().area(area);
    }

    /** The part of the sheet around some areas, in the proportions of a phone held upright. */
    public ViewBox phoneView(Collection<AreaId> areas) {
        return drawing.geometry().viewAround(areas, PHONE_ASPECT);
    }

    /** The part of the sheet around some areas, as wide as it is high. */
    public ViewBox squareView(Collection<AreaId> areas) {
        return drawing.geometry().viewAround(areas, 1);
    }

    private MapWords words() {
        return new MapWords(messages, LocaleContextHolder.getLocale());
    }
}
