package battlearrow.evening;

import battlearrow.firestorm.map.Area;
import org.jspecify.annotations.Nullable;

/**
 * An attack the rules allow now, and what would be won by it.
 *
 * @param worth Campaign Victory Points of the area attacked: those of an objective, or of a blow against a depot (T-09, VIC-07)
 * @param planned the number of the area among the objectives of the asker's own plan, 0 where it is none or he may not know
 * @param leadsTo the dearest enemy objective beside the area attacked, where that is worth nothing itself; null for none
 */
public record ArrowIdea(
        Area tail,
        Area point,
        int worth,
        int planned,
        @Nullable Area leadsTo) {}
