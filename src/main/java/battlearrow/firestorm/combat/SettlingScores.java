package battlearrow.firestorm.combat;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CombatOrder.SettleScores;
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
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The organiser's word on the result of a game that was played: where the reports differ, or the second one does not come.
 *
 * <p>Refused: in the General's Wargame and for a battle that is rolled (GW-25); to anybody else (ROLE-02); once the result
 * stands, before anybody has reported, and a number outside 0 to 20 (COM-12).
 *
 * <p>Ledger COM-12. Rulebook: After Action Step.
 */
final class SettlingScores implements OrderRule<SettleScores> {
    /** The reports there are; the organiser may settle on other scores as well. */
    @Override
    public List<SettleScores> candidates(Situation situation, Actor by) {
        List<SettleScores> candidates = new ArrayList<>();
        if (!by.organiser()) {
            return candidates;
        }
        for (Battle battle : PlayedAtTheTable.listDue(situation)) {
            for (Side side : Side.values()) {
                battle.party(side)
                        .findReported()
                        .map(scores -> new SettleScores(
                                battle.number(), scores.allied(), scores.german(), scores.winner(), ""))
                        .ifPresent(candidates::add);
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, SettleScores order) {
        Optional<Refusal> notOpen = PlayedAtTheTable.mustBePlayed(situation, order.battle())
                .or(() -> KnownThings.mustBeOpen(situation, order.battle()));
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Optional<Refusal> untimely = PlayedAtTheTable.mustBeBeforeTheResult(battle);
        Objections objections = new Objections().add(Roles.mustBeOrganiser(by)).add(untimely);
        boolean nothingReported = battle.party(Side.ALLIED).findReported().isEmpty()
                && battle.party(Side.GERMAN).findReported().isEmpty();
        if (untimely.isEmpty() && nothingReported) {
            objections.add(Refusal.variant(Rule.COM_12, 5, battle.arrowNumber()));
        }
        return objections
                .add(Result.mustBeScore(order.allied()))
                .add(Result.mustBeScore(order.german()))
                .add(Result.mustNameWinner(situation, scores(order)))
                .list();
    }

    @Override
    public void carryOut(SettleScores order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new CampaignEvent.Ruled("settleScores", order.reason()));
        Result.stands(order.battle(), scores(order), outcome);
    }

    private static Scores scores(SettleScores order) {
        return new Scores(order.allied(), order.german(), order.winner());
    }
}
