package battlearrow.web.commander;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.web.campaign.RefusalLine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The sheet of the After Action Step.
 *
 * @param tab 0 to destroy, 1 to retreat, 2 to advance, -1 while an earlier arrow comes first
 * @param result how the game ended
 * @param decides who decides what now
 * @param earlier the arrow that comes first, in the words of the refusal; null for none
 * @param rolls rolls to destroy made and due
 * @param roll the roll due from the person who looks; else null
 * @param saves destroyed airborne Troops he may save; none for anybody but the Allied player
 * @param hold the area he may hold; null when he may not
 * @param retreat the Troop he has to move out; null when he has none
 * @param advance the advance he may make; null when he may make none
 * @param sums the dice that decided the battle; null for a game at the table
 * @param around areas the map is about
 */
record AfterActionStep(
        int tab,
        Sentence result,
        String decides,
        @Nullable RefusalLine earlier,
        List<RollLine> rolls,
        @Nullable Roll roll,
        List<Save> saves,
        @Nullable Hold hold,
        @Nullable Retreat retreat,
        @Nullable Advance advance,
        @Nullable RollSums sums,
        List<AreaId> around) {
    /**
     * One roll to destroy.
     *
     * @param die 0 while it is due
     * @param needed the pip from which the Troop is destroyed
     * @param verdict "Destroyed", "Safe", "Saved"; empty while the roll is due
     */
    record RollLine(TroopChoice troop, String roller, int die, int needed, String verdict, boolean isLost) {}

    /** The next roll. */
    record Roll(Side side, TroopChoice troop, int needed, List<String> dice) {}

    /** A destroyed airborne Troop a marker may save. */
    record Save(TroopChoice troop, List<Zone> zones) {}

    record Zone(String id, String name, int markers) {}

    /** @param orRetreat whether the Troops may leave instead, so that holding need not be declined */
    record Hold(
            String area,
            List<Zone> zones,
            boolean orRetreat,
            @Nullable Consequences declined) {}

    /**
     * @param others Troops that have to leave after this one
     * @param order the order read back; null while no area is chosen
     */
    record Retreat(
            Side side,
            TroopChoice troop,
            List<TroopChoice> others,
            List<Way> ways,
            @Nullable String area,
            @Nullable Sentence order,
            @Nullable Consequences consequences) {}

    /** An area to retreat into, and why it is closed. */
    record Way(
            String id,
            String name,
            String detail,
            boolean isChosen,
            @Nullable RefusalLine barred) {}

    /**
     * @param won the area that may be advanced into
     * @param left how many more Troops may advance
     * @param first surviving committed Troops, which go before the others
     * @param others Troops of adjacent areas and armour in reach
     * @param closed Troops that may not, with the reasons
     * @param order the order read back; null while no Troop is chosen
     */
    record Advance(
            Side side,
            String won,
            String supply,
            boolean isInSupply,
            int made,
            int left,
            List<TroopChoice> first,
            List<TroopChoice> others,
            List<TroopChoice> closed,
            @Nullable String troop,
            @Nullable Sentence order) {}
}
