package battlearrow.web.campaign;

import battlearrow.firestorm.afteraction.AfterActionSheet;
import battlearrow.firestorm.combat.DueBeforeTheGame;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What an open battle waits for, and from whom. It reads the rules and decides nothing.
 *
 * @param from the sides that have to act; both where either may, none where another person or battle is waited for
 * @param earlier the battle that must be resolved first, or null (AFT-02)
 */
public record Awaited(Deed deed, Set<Side> from, @Nullable Battle earlier) {
    /** The deed that carries the battle on. */
    public enum Deed {
        INITIATIVE,
        ARROW,
        TROOPS,
        VARIABLE,
        DRAW,
        OUT_OF_SUPPLY,
        GAME,
        /** Dice decide the battle instead of a game. */
        ROLL,
        CONFIRMATION,
        SETTLEMENT,
        EARLIER_ARROW,
        DESTROY,
        SAVE,
        RETREAT,
        ADVANCE
    }

    public static Awaited of(Situation situation, Battle battle) {
        return switch (battle.stage()) {
            case CHALLENGED -> both(Deed.INITIATIVE);
            case INITIATIVE -> one(Deed.ARROW, battle.findHolder().orElse(Side.ALLIED));
            case PLACED -> choosesInSecret(situation) ? both(Deed.TROOPS) : one(Deed.TROOPS, battle.attacker());
            case COMMITTED_FIRST -> one(Deed.TROOPS, battle.party(Side.ALLIED).hasChosen() ? Side.GERMAN : Side.ALLIED);
            case SUPPLY_CHECKED -> beforeTheResult(situation, battle);
            case FOUGHT, DESTROY, RETREAT, ADVANCE -> afterAction(situation, battle);
        };
    }

    /** HR-06: both players choose their Troops in secret, in any order. */
    private static boolean choosesInSecret(Situation situation) {
        return situation.houseRules().is(HouseRule.HR_06, "bothSecret");
    }

    public boolean isFrom(Side side) {
        return from.contains(side);
    }

    /** Whether it waits for this person: for a side he plays or gives a guest's orders for, or for the Organiser. */
    public boolean isFrom(Actor actor, Battle battle) {
        return deed == Deed.SETTLEMENT && actor.organiser()
                || from.stream()
                        .anyMatch(side -> plays(actor, battle.party(side).player(), side));
    }

    private static boolean plays(Actor actor, Player player, Side side) {
        return player.isTheGeneral() ? actor.isGeneralOf(side) : player.isPlayedBy(actor.person());
    }

    private static Awaited beforeTheResult(Situation situation, Battle battle) {
        List<Refusal> due = DueBeforeTheGame.list(situation, battle);
        for (Rule rule : List.of(Rule.MAN_36, Rule.ABN_06, Rule.SUP_16)) {
            Set<Side> from = EnumSet.noneOf(Side.class);
            due.stream().filter(refusal -> refusal.rule() == rule).forEach(refusal -> from.add(side(refusal)));
            if (!from.isEmpty()) {
                return new Awaited(deed(rule), from, null);
            }
        }
        if (PlayedAtTheTable.isRolled(situation, battle)) {
            return both(Deed.ROLL);
        }
        boolean allied = battle.party(Side.ALLIED).findReported().isPresent();
        boolean german = battle.party(Side.GERMAN).findReported().isPresent();
        if (allied && german) {
            return new Awaited(Deed.SETTLEMENT, Set.of(), null);
        }
        if (allied || german) {
            return one(Deed.CONFIRMATION, allied ? Side.GERMAN : Side.ALLIED);
        }
        return both(Deed.GAME);
    }

    private static Deed deed(Rule rule) {
        return switch (rule) {
            case MAN_36 -> Deed.VARIABLE;
            case ABN_06 -> Deed.DRAW;
            default -> Deed.OUT_OF_SUPPLY;
        };
    }

    /** Whom a refusal of the game's result is about: the side it names, or that of the Troop it names. */
    private static Side side(Refusal refusal) {
        return switch (refusal.about().getFirst()) {
            case Side side -> side;
            case FirestormTroop troop -> troop.side();
            default -> Side.ALLIED; // ABN-06 names an area: only the Allies draw
        };
    }

    private static Awaited afterAction(Situation situation, Battle battle) {
        AfterActionSheet sheet = AfterActionSheet.of(situation, battle);
        if (!battle.stage().isAfterAction()) {
            return new Awaited(Deed.EARLIER_ARROW, Set.of(), sheet.waitsFor());
        }
        Deed deed = switch (battle.stage()) {
            case ADVANCE -> Deed.ADVANCE;
            case RETREAT -> Deed.RETREAT;
            default -> sheet.rolls().isEmpty() && !sheet.saves().isEmpty() ? Deed.SAVE : Deed.DESTROY;
        };
        return new Awaited(deed, sheet.dueFrom(), null);
    }

    private static Awaited both(Deed deed) {
        return new Awaited(deed, EnumSet.allOf(Side.class), null);
    }

    private static Awaited one(Deed deed, Side side) {
        return new Awaited(deed, EnumSet.of(side), null);
    }
}
