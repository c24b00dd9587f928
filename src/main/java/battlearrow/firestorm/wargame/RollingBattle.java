package battlearrow.firestorm.wargame;

import battlearrow.firestorm.combat.DueBeforeTheGame;
import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.CombatEvent.BattleDecided;
import battlearrow.firestorm.event.WargameEvent.BattleRolled;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.WargameOrder.RollBattle;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.BattleTotal;
import battlearrow.firestorm.rulebook.GameWinner;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Resolves a battle by dice: each side rolls two, Allied first, and adds its bonuses and modifiers; the higher total wins and
 * equal totals are a draw (GW-13, GW-15). The totals are the scores of the battle, and their difference gives the pips of the
 * rolls to destroy (GW-16, GW-26).
 *
 * <p>Refused: to anybody but the two players, in a campaign also the Generals (GW-01 or ROLE-06); before supply is checked
 * (SUP-01) and after the result stands (COM-12); in a campaign for a battle played at the table (GW-13); while a marker must
 * be drawn (ABN-06) or a variable Troop is to be rolled for (MAN-36).
 *
 * <p>Ledger GW-11 to GW-16, GW-26. Rulebook: General's Wargame, Resolve the Battle.
 */
final class RollingBattle implements OrderRule<RollBattle> {
    @Override
    public List<RollBattle> candidates(Situation situation, Actor by) {
        List<RollBattle> candidates = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            if (battle.isAt(Stage.SUPPLY_CHECKED) && PlayedAtTheTable.isRolled(situation, battle)) {
                candidates.add(new RollBattle(battle.number()));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollBattle order) {
        Optional<Refusal> notOpen = KnownThings.mustBeOpen(situation, order.battle());
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections()
                .add(mustRoll(situation, by, battle))
                .add(PlayedAtTheTable.mustBeBeforeTheResult(battle));
        if (!PlayedAtTheTable.isRolled(situation, battle)) {
            return objections.add(Refusal.variant(Rule.GW_13, 2)).list();
        }
        return objections.addAll(DueBeforeTheGame.list(situation, battle)).list();
    }

    /** The Generals who agreed to roll a campaign's battle may do so as well as its players. */
    private static Optional<Refusal> mustRoll(Situation situation, Actor by, Battle battle) {
        return situation.mode() == Mode.CAMPAIGN && by.isGeneral()
                ? Optional.empty()
                : Roles.mustPlayEither(by, battle);
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollBattle order) {
        return List.of(
                DieRequest.d6(Side.ALLIED),
                DieRequest.d6(Side.ALLIED),
                DieRequest.d6(Side.GERMAN),
                DieRequest.d6(Side.GERMAN));
    }

    @Override
    public void carryOut(RollBattle order, Actor by, Dice dice, Outcome outcome) {
        Situation situation = outcome.now();
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        BattleTotal allied = roll(situation, battle, Side.ALLIED, dice);
        BattleTotal german = roll(situation, battle, Side.GERMAN, dice);
        outcome.add(new BattleRolled(order.battle(), allied, german));
        Side winner =
                GameWinner.ofScores(allied.total(), german.total()).findSide().orElse(null); // GW-21
        outcome.add(new BattleDecided(order.battle(), winner, false));
    }

    private static BattleTotal roll(Situation situation, Battle battle, Side side, Dice dice) {
        int first = dice.d6(side);
        int second = dice.d6(side);
        return BattleStrength.of(situation, battle, side).with(first, second);
    }
}
