package battlearrow.web.spectator;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A battle that is open, as a line of the list beneath the map.
 *
 * @param number that of its arrow; 0 before it is placed
 * @param href to its desk, for people who may open it
 */
record OpenBattle(
        int number,
        @Nullable Side placedBy,
        String tail,
        String point,
        Force allied,
        Force german,
        String state,
        @Nullable String href) {

    /** @param isChosen whether the side has committed, perhaps nobody */
    record Force(Side side, String player, boolean isChosen, List<FirestormTroop> troops) {}

    static List<OpenBattle> list(Visitor visitor, Moment now, EntryWords.Teller teller, Words words) {
        return now.openBattles().stream()
                .map(BattleRecord::battle)
                .map(battle -> of(visitor, now.situation(), battle, teller, words))
                .toList();
    }

    private static OpenBattle of(
            Visitor visitor, Situation situation, Battle battle, EntryWords.Teller teller, Words words) {
        BattleArrow arrow = battle.findArrow().orElse(null);
        return new OpenBattle(
                battle.arrowNumber(),
                arrow == null ? null : arrow.placedBy(),
                arrow == null ? "" : arrow.tail().name(),
                arrow == null ? "" : arrow.point().name(),
                force(situation, battle, Side.ALLIED, teller),
                force(situation, battle, Side.GERMAN, teller),
                words.of("battle.stage", battle.stage()),
                visitor.takesPart() ? CampaignFrame.base(visitor) + "/battles/" + battle.number() : null);
    }

    private static Force force(Situation situation, Battle battle, Side side, EntryWords.Teller teller) {
        return new Force(
                side,
                teller.player(battle.party(side).player()),
                battle.party(side).committed(),
                battle.stage().isBefore(Stage.PLACED) ? List.of() : situation.listCommitted(battle, side));
    }
}
