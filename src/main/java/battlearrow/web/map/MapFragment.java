package battlearrow.web.map;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.context.MessageSource;
import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.stereotype.Component;

/** What the templates ask for the map: see {@code fragments/map.html}. */
@Component("mapFragment")
public class MapFragment {
    private static final double PHONE_ASPECT = 1.05;

    /** Few clubs correct the map. */
    private static final int REMEMBERED = 20;

    private final MapDrawing drawing = new MapDrawing(MapGeometry.marketGarden());

    /** Drawings of corrected maps. */
    private final Map<Ground, MapDrawing> corrected = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Ground, MapDrawing> eldest) {
            return size() > REMEMBERED;
        }
    };

    private final MessageSource messages;

    public MapFragment(MessageSource messages) {
        this.messages = messages;
    }

    /** The drawing as markup, already escaped. */
    public String svg(MapView view, String symbols) {
        return drawing(view.ground()).draw(view, words(), symbols);
    }

    private MapDrawing drawing(@Nullable Ground ground) {
        if (ground == null || ground.equals(drawing.geometry().ground())) {
            return drawing;
        }
        synchronized (corrected) {
            return corrected.computeIfAbsent(
                    ground, other -> new MapDrawing(drawing.geometry().on(other)));
        }
    }

    /** Whether a club has closed borders of this map, so that its key has to say how they are drawn. */
    public boolean hasClosedBorders(CampaignMap map) {
        return !drawing(Ground.of(map)).geometry().closed().isEmpty();
    }

    /** The road home on a map as markup, to be put into the drawing in place of another area's. */
    public String home(String idPrefix, List<AreaId> route, CampaignMap map) {
        return drawing(Ground.of(map)).routeLines(idPrefix, route);
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
