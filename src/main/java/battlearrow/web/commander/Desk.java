package battlearrow.web.commander;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Awaited;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.map.SituationMap;
import java.util.List;
import java.util.Optional;

/**
 * One open battle as one person looks at it.
 *
 * @param sides the sides the person may act for, in the battle's own order
 */
record Desk(
        Visitor visitor,
        Actor actor,
        Situation situation,
        BattleRecord entry,
        Awaited awaited,
        List<Side> sides,
        DeskChoice choice,
        SituationMap map) {

    static Desk of(Visitor visitor, Moment now, BattleRecord entry, DeskChoice choice) {
        Actor actor = visitor.actor();
        Battle battle = entry.battle();
        return new Desk(
                visitor,
                actor,
                now.situation(),
                entry,
                Awaited.of(now.situation(), battle),
                Roles.listSidesPlayed(actor, battle),
                choice,
                SituationMap.of(now.situation()));
    }

    Battle battle() {
        return entry.battle();
    }

    int number() {
        return entry.number();
    }

    /**
     * The side the person acts for now: the one asked for; else one the battle waits for; of two the own. Empty for somebody
     * who only looks on.
     */
    Optional<Side> acting() {
        Optional<Side> asked = choice.findSide().filter(sides::contains);
        if (asked.isPresent()) {
            return asked;
        }
        List<Side> due = sides.stream().filter(awaited::isFrom).toList();
        List<Side> among = due.isEmpty() ? sides : due;
        return among.stream()
                .filter(this::isOwn)
                .findFirst()
                .or(() -> among.stream().findFirst());
    }

    /** The side the person acts for, if the battle waits for it. */
    Optional<Side> due() {
        return acting().filter(awaited::isFrom)
                .or(() -> sides.stream().filter(awaited::isFrom).findFirst());
    }

    /** Whether the person is the side's player, and not his host or the Organiser. */
    boolean isOwn(Side side) {
        Player player = battle().party(side).player();
        return player.isTheGeneral() ? actor.isGeneralOf(side) : player.person().equals(actor.person());
    }

    /** Whether dice decide the battle instead of a game. */
    boolean isRolled() {
        return PlayedAtTheTable.isRolled(situation, battle());
    }

    boolean isWargame() {
        return situation.mode() == Mode.WARGAME;
    }

    String href() {
        return OpenBattles.address(visitor, number());
    }
}
