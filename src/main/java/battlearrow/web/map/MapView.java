package battlearrow.web.map;

import battlearrow.firestorm.map.AreaId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that changes on the map, as one page wants to see it. Built by {@link #of} and the {@code with} methods.
 *
 * @param label what the drawing is, for people who do not see it: "Campaign map, turn 2, Battle Phase"
 * @param route areas along the road home of the selected area, in order; empty for none
 * @param shown the part of the sheet that is shown
 * @param shownOnPhone the part a narrow screen begins with, or null for the same
 * @param choose name of the form field that touching an area sets; null where touching follows the link
 * @param swap selector of the part of the page that the answer to touching replaces, "#area"; null to follow the link
 * @param idPrefix set apart by this when two maps stand on one page
 * @param ground roads, bridges and borders; null for those of the drawing, which nobody has corrected
 */
public record MapView(
        String label,
        List<AreaView> areas,
        List<ArrowView> arrows,
        List<AircraftView> aircraft,
        List<RoadLine> supplyLines,
        SupplyShown supplyShown,
        List<AreaId> route,
        List<PencilMark> pencil,
        ViewBox shown,
        @Nullable ViewBox shownOnPhone,
        @Nullable String choose,
        @Nullable String swap,
        String idPrefix,
        @Nullable Ground ground) {

    /** Whose supply the stripes and pearled roads show when the page opens. */
    public enum SupplyShown {
        OFF,
        ALLIED,
        GERMAN,
        BOTH;

        public boolean allied() {
            return this == ALLIED || this == BOTH;
        }

        public boolean german() {
            return this == GERMAN || this == BOTH;
        }
    }

    public MapView {
        areas = List.copyOf(areas);
        arrows = List.copyOf(arrows);
        aircraft = List.copyOf(aircraft);
        supplyLines = List.copyOf(supplyLines);
        route = List.copyOf(route);
        pencil = List.copyOf(pencil);
    }

    /** A map to look at: the whole sheet, supply off, ids beginning with "m". */
    public static MapView of(String label, List<AreaView> areas) {
        return new MapView(
                label,
                areas,
                List.of(),
                List.of(),
                List.of(),
                SupplyShown.OFF,
                List.of(),
                List.of(),
                ViewBox.WHOLE,
                null,
                null,
                null,
                "m",
                null);
    }

    public MapView withArrows(List<ArrowView> placed) {
        return new MapView(
                label,
                areas,
                placed,
                aircraft,
                supplyLines,
                supplyShown,
                route,
                pencil,
                shown,
                shownOnPhone,
                choose,
                swap,
                idPrefix,
                ground);
    }

    public MapView withAircraft(List<AircraftView> flying) {
        return new MapView(
                label,
                areas,
                arrows,
                flying,
                supplyLines,
                supplyShown,
                route,
                pencil,
                shown,
                shownOnPhone,
                choose,
                swap,
                idPrefix,
                ground);
    }

    public MapView withSupply(List<RoadLine> lines, SupplyShown whose) {
        return new MapView(
                label,
                areas,
                arrows,
                aircraft,
                lines,
                whose,
                route,
                pencil,
                shown,
                shownOnPhone,
                choose,
                swap,
                idPrefix,
                ground);
    }

    public MapView withRoute(List<AreaId> home) {
        return new MapView(
                label,
                areas,
                arrows,
                aircraft,
                supplyLines,
                supplyShown,
                home,
                pencil,
                shown,
                shownOnPhone,
                choose,
                swap,
                idPrefix,
                ground);
    }

    public MapView withPencil(List<PencilMark> drawn) {
        return new MapView(
                label,
                areas,
                arrows,
                aircraft,
                supplyLines,
                supplyShown,
                route,
                drawn,
                shown,
                shownOnPhone,
                choose,
                swap,
                idPrefix,
                ground);
    }

    public MapView showing(ViewBox everywhere, @Nullable ViewBox onPhone) {
        return new MapView(
                label,
                areas,
                arrows,
                aircraft,
                supplyLines,
                supplyShown,
                route,
                pencil,
                everywhere,
                onPhone,
                choose,
                swap,
                idPrefix,
                ground);
    }

    /** Touching an area sets the form field (select or radio buttons) of this name instead of following the link. */
    public MapView choosing(String field) {
        return new MapView(
                label,
                areas,
                arrows,
                aircraft,
                supplyLines,
                supplyShown,
                route,
                pencil,
                shown,
                shownOnPhone,
                field,
                swap,
                idPrefix,
                ground);
    }

    /** Touching an area fetches its link and puts the answer in place of this part of the page. */
    public MapView swapping(String selector) {
        return new MapView(
                label,
                areas,
                arrows,
                aircraft,
                supplyLines,
                supplyShown,
                route,
                pencil,
                shown,
                shownOnPhone,
                choose,
                selector,
                idPrefix,
                ground);
    }

    /** The map with other roads, bridges and borders than those of the drawing, because a club corrected them. */
    public MapView withGround(Ground other) {
        return new MapView(
                label,
                areas,
                arrows,
                aircraft,
                supplyLines,
                supplyShown,
                route,
                pencil,
                shown,
                shownOnPhone,
                choose,
                swap,
                idPrefix,
                other);
    }

    public MapView withIdPrefix(String prefix) {
        return new MapView(
                label,
                areas,
                arrows,
                aircraft,
                supplyLines,
                supplyShown,
                route,
                pencil,
                shown,
                shownOnPhone,
                choose,
                swap,
                prefix,
                ground);
    }
}
