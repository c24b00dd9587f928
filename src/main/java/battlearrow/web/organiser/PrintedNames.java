package battlearrow.web.organiser;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.CampaignMap;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.text.similarity.JaroWinklerSimilarity;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** The names printed on the map, and which of them somebody may have meant by one that is not (H16). */
final class PrintedNames {
    private static final LevenshteinDistance SLIPS = LevenshteinDistance.getDefaultInstance();
    private static final JaroWinklerSimilarity LIKENESS = new JaroWinklerSimilarity();

    private final List<Area> areas;

    PrintedNames(CampaignMap map) {
        areas = map.areas().stream().sorted(Comparator.comparing(Area::name)).toList();
    }

    /** All of them by the alphabet. */
    List<String> list() {
        return areas.stream().map(Area::name).toList();
    }

    /** The area of this name, whichever letters are large and however many blanks stand between. */
    Optional<Area> find(String typed) {
        String plain = plain(typed);
        return areas.stream().filter(area -> plain(area.name()).equals(plain)).findFirst();
    }

    /** The name with the fewest slips between it and what was typed; of several the one that begins most like it. */
    String nearest(String typed) {
        String plain = plain(typed);
        return areas.stream()
                .map(Area::name)
                .min(Comparator.<String>comparingInt(name -> SLIPS.apply(plain, plain(name)))
                        .thenComparing(name -> -LIKENESS.apply(plain, plain(name))))
                .orElseThrow();
    }

    private static String plain(String name) {
        return name.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    }
}
