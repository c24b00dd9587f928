package battlearrow.web.spectator;

import battlearrow.firestorm.map.Side;
import battlearrow.tables.BattleRecord;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;

/**
 * A battle that was fought, in a list.
 *
 * @param number of its arrow, by which people know it
 * @param place the area the arrow pointed into
 * @param result "Jan beat Dev, 5 to 2"
 */
record FoughtLine(int number, Side placedBy, String place, String result) {
    static FoughtLine of(BattleRecord record, EntryWords.Teller teller, Words words) {
        return new FoughtLine(
                record.battle().arrowNumber(),
                record.battle().attacker(),
                record.battle().arrow().point().name(),
                BattleResult.of(record, teller, words));
    }
}
