package battlearrow.evening;

import battlearrow.firestorm.map.Side;
import battlearrow.tables.BattleRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * An open battle one of whose players is gone: out of the campaign, or home from the evening. Another of his side may step in,
 * or it is called off (H33).
 *
 * @param side whose part nobody plays
 * @param person who played it
 */
public record LeftBattle(BattleRecord battle, Side side, String person) {
    /**
     * Every such battle.
     *
     * @param open the battles that are open and not played at home
     * @param gone those who went home from the evening, and those who hold no office in the campaign any more
     */
    public static List<LeftBattle> list(List<BattleRecord> open, Predicate<String> gone) {
        List<LeftBattle> left = new ArrayList<>();
        for (BattleRecord battle : open) {
            for (Side side : Side.values()) {
                String person = battle.battle().party(side).player().person();
                if (gone.test(person)) {
                    left.add(new LeftBattle(battle, side, person));
                }
            }
        }
        return left;
    }

    /** Who is here without a battle and of the side, and may step in. */
    public List<Attendee> substitutes(List<Attendee> all) {
        String enemy = battle.battle().party(side.enemy()).player().person();
        return all.stream()
                .filter(one ->
                        one.isFree() && one.side() == side && !one.person().equals(enemy))
                .toList();
    }
}
