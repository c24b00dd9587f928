package battlearrow.firestorm.wargame;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.WargameEvent.TempoRolled;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.WargameOrder.RollTempo;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * How many battles are fought this turn, 6 to 12: each player rolls one die, Allied first, and the sum is read in the Number
 * of Battles Table (T-13).
 *
 * <p>Refused: in a campaign, which fights any number, and a second time (GW-02); outside the Planning Phase (TURN-02); to
 * anybody but the two players (GW-01).
 *
 * <p>Ledger GW-02, GW-03. Rulebook: General's Wargame, Determine Number of Battles.
 */
final class RollingTempo implements OrderRule<RollTempo> {
    private static final int LOWEST_TOTAL = 2;

    @Override
    public List<RollTempo> candidates(Situation situation, Actor by) {
        return situation.mode() == Mode.WARGAME && situation.isIn(Phase.PLANNING)
                ? List.of(new RollTempo())
                : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollTempo order) {
        if (situation.mode() == Mode.CAMPAIGN) {
            return List.of(Refusal.variant(Rule.GW_02, 3));
        }
        Objections objections =
                new Objections().add(Timing.mustBeIn(situation, Phase.PLANNING)).add(Roles.mustHaveASeat(by));
        if (situation.isIn(Phase.PLANNING) && situation.battlesLeft() > 0) {
            objections.add(Refusal.variant(Rule.GW_02, 2, situation.battlesLeft()));
        }
        return objections.list();
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollTempo order) {
        return List.of(DieRequest.d6(Side.ALLIED), DieRequest.d6(Side.GERMAN));
    }

    @Override
    public void carryOut(RollTempo order, Actor by, Dice dice, Outcome outcome) {
        int allied = dice.d6(Side.ALLIED);
        int german = dice.d6(Side.GERMAN);
        int battles = outcome.now().tables().battlesByTotal().get(allied + german - LOWEST_TOTAL);
        outcome.add(new TempoRolled(allied, german, battles));
    }
}
