package battlearrow.firestorm.combat;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CombatEvent;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CombatOrder.AgreePoints;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which size of game the players agree on instead of the organiser's, in points of a Flames Of War force: it counts when both
 * have named the same (COM-08). Until then, and for one player's proposal alone, the organiser's size stands.
 *
 * <p>Refused: in the General's Wargame and for a battle that is rolled (GW-25); before supply is checked (SUP-01) and after
 * the result stands (COM-12); a size that is none, below 100 or above 10000 points (COM-08).
 *
 * <p>Ledger COM-08. Rulebook: Play Flames Of War Battles.
 */
final class AgreeingPoints implements OrderRule<AgreePoints> {
    /** A guard against typing errors only; the rulebook's own sizes run from 500 to 3000. */
    private static final int SMALLEST_GAME = 100;

    private static final int LARGEST_GAME = 10_000;

    /** What the other side proposes, and the organiser's size; any other may be named as well. */
    @Override
    public List<AgreePoints> candidates(Situation situation, Actor by) {
        List<AgreePoints> candidates = new ArrayList<>();
        for (Battle battle : PlayedAtTheTable.listDue(situation)) {
            for (Side side : Roles.listSidesPlayed(by, battle)) {
                int points = findProposal(battle, side.enemy()).orElse(situation.points());
                candidates.add(new AgreePoints(battle.number(), side, points));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, AgreePoints order) {
        Optional<Refusal> notOpen = PlayedAtTheTable.mustBePlayed(situation, order.battle())
                .or(() -> KnownThings.mustBeOpen(situation, order.battle()));
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections()
                .add(Roles.mustPlay(by, battle, order.side()))
                .add(PlayedAtTheTable.mustBeBeforeTheResult(battle));
        if (order.points() < SMALLEST_GAME || order.points() > LARGEST_GAME) {
            objections.add(Refusal.variant(Rule.COM_08, 2, order.points(), SMALLEST_GAME, LARGEST_GAME));
        }
        return objections.list();
    }

    private static Optional<Integer> findProposal(Battle battle, Side side) {
        return Optional.ofNullable(battle.party(side).points());
    }

    @Override
    public void carryOut(AgreePoints order, Actor by, Dice dice, Outcome outcome) {
        Battle battle = outcome.now().findBattle(order.battle()).orElseThrow();
        boolean agreed = findProposal(battle, order.side().enemy())
                .filter(points -> points == order.points())
                .isPresent();
        outcome.add(new CombatEvent.PointsProposed(order.battle(), order.side(), order.points()));
        if (agreed) {
            outcome.add(new CombatEvent.PointsAgreed(order.battle(), order.points()));
        }
    }
}
