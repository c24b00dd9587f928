package battlearrow.web.spectator;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.tables.BattleRecord;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The battles one person has fought and won, by the side he fought for at the time, whichever he serves now (H05).
 *
 * @param allied won for the Allies; german: won for the Germans
 */
record WinsLine(String name, int fought, int allied, int german) {
    public int won() {
        return allied + german;
    }

    /** Everybody who fought a battle that is over, most wins first. */
    static List<WinsLine> list(List<BattleRecord> closed, Function<Player, String> name) {
        Map<String, WinsLine> byPerson = new LinkedHashMap<>();
        for (BattleRecord record : closed) {
            if (record.isFought()) {
                for (Side side : Side.values()) {
                    Player player = record.battle().party(side).player();
                    boolean isWon = record.battle()
                            .findWinner()
                            .filter(winner -> winner == side)
                            .isPresent();
                    byPerson.merge(
                            player.person(),
                            new WinsLine(
                                    name.apply(player),
                                    1,
                                    isWon && side == Side.ALLIED ? 1 : 0,
                                    isWon && side == Side.GERMAN ? 1 : 0),
                            WinsLine::and);
                }
            }
        }
        return byPerson.values().stream()
                .sorted(Comparator.comparingInt(WinsLine::won).reversed().thenComparing(WinsLine::name))
                .toList();
    }

    private WinsLine and(WinsLine more) {
        return new WinsLine(name, fought + more.fought, allied + more.allied, german + more.german);
    }
}
