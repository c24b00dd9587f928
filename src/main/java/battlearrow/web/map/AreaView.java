package battlearrow.web.map;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One area as it stands: who holds it, what lies in it, and how it stands to the choice of the page.
 *
 * @param holder who controls it; null while nobody does
 * @param points Campaign Victory Points it counts for now, 0 for none
 * @param halved whether the points are halved for being Out of Supply
 * @param markers Airborne Supply Markers
 * @param troops counters in the order they are drawn
 * @param outOfSupply the sides for which the area is Out of Supply; the sign and the words speak of the holder
 * @param reason why it is barred, as a sentence; empty otherwise
 * @param href where touching it leads; null when it leads nowhere
 * @param depotNumber by which a die names the German depot; 0 for none
 */
public record AreaView(
        Area area,
        @Nullable Side holder,
        int points,
        boolean halved,
        int markers,
        List<TroopCounter> troops,
        Set<Side> outOfSupply,
        Choice choice,
        String reason,
        @Nullable String href,
        int depotNumber) {

    public AreaView {
        troops = List.copyOf(troops);
        outOfSupply = Set.copyOf(outOfSupply);
    }

    /** An area in supply with nothing in it, counting its printed value. */
    public static AreaView of(Area area, @Nullable Side holder) {
        return new AreaView(
                area,
                holder,
                area.objectiveValue(),
                false,
                0,
                List.of(),
                Set.of(),
                Choice.NONE,
                "",
                null,
                area.depotNumber());
    }

    public String id() {
        return area.id().value();
    }

    public String name() {
        return area.name();
    }

    public boolean isOutOfSupply() {
        return holder != null && outOfSupply.contains(holder);
    }

    /** The holder's name in keys and class names: "allied", "german", or "neither". */
    public String holderName() {
        return holder == null ? "neither" : Svg.name(holder);
    }

    public AreaView withTroops(List<TroopCounter> present) {
        return new AreaView(
                area, holder, points, halved, markers, present, outOfSupply, choice, reason, href, depotNumber);
    }

    public AreaView withMarkers(int lying) {
        return new AreaView(
                area, holder, points, halved, lying, troops, outOfSupply, choice, reason, href, depotNumber);
    }

    /** Out of Supply for its holder, so that an objective counts what {@code counting} says. */
    public AreaView withOutOfSupply(Set<Side> sides, int counting) {
        return new AreaView(
                area,
                holder,
                counting,
                counting < area.objectiveValue(),
                markers,
                troops,
                sides,
                choice,
                reason,
                href,
                depotNumber);
    }

    public AreaView withChoice(Choice stands) {
        return new AreaView(
                area, holder, points, halved, markers, troops, outOfSupply, stands, reason, href, depotNumber);
    }

    public AreaView barredBecause(String sentence) {
        return new AreaView(
                area, holder, points, halved, markers, troops, outOfSupply, Choice.BARRED, sentence, href, depotNumber);
    }

    public AreaView withHref(@Nullable String address) {
        return new AreaView(
                area, holder, points, halved, markers, troops, outOfSupply, choice, reason, address, depotNumber);
    }

    public AreaView withDepotNumber(int number) {
        return new AreaView(area, holder, points, halved, markers, troops, outOfSupply, choice, reason, href, number);
    }
}
