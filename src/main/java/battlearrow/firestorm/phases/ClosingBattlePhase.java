package battlearrow.firestorm.phases;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.BattlePhaseCloseAsked;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.StrategicPhase;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Ends the Battle Phase: at once by the organiser, or when both Generals have asked for it. The Strategic Phase
 * opens. A General's word holds until the next Battle Arrow is placed.
 *
 * <p>Refused: outside the Battle Phase (TURN-02), to anybody else (ROLE-04), while an arrow is on the map (TURN-05), and to
 * a General who waits for the other (TURN-05). In the General's Wargame it ends by itself (GW-04, A-69).
 *
 * <p>Ledger TURN-05. Rulebook: Strategic Phase.
 */
public final class ClosingBattlePhase implements OrderRule<CloseBattlePhase> {
    @Override
    public List<CloseBattlePhase> candidates(Situation situation, Actor by) {
        return situation.isIn(Phase.BATTLE) ? List.of(new CloseBattlePhase()) : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, CloseBattlePhase order) {
        Objections objections = new Objections()
                .add(Timing.mustBeIn(situation, Phase.BATTLE))
                .add(Roles.mustBeAnyGeneralOrOrganiser(by, sideOf(by)))
                .add(Timing.firstOpenArrow(situation).map(battle -> Refusal.of(Rule.TURN_05, battle.arrowNumber())));
        boolean endsByItself = situation.mode() == Mode.WARGAME && situation.isIn(Phase.BATTLE);
        if (endsByItself) {
            objections.add(Refusal.variant(Rule.GW_04, 2, situation.battlesLeft()));
        }
        if (!by.organiser() && by.isGeneral() && by.generalOf().stream().allMatch(situation::isCloseAsked)) {
            objections.add(Refusal.variant(Rule.TURN_05, 2));
        }
        return objections.list();
    }

    @Override
    public void carryOut(CloseBattlePhase order, Actor by, Dice dice, Outcome outcome) {
        if (!by.organiser()) {
            ask(by, outcome);
        }
        if (by.organiser() || bothHaveAsked(outcome.now())) {
            StrategicPhase.open(outcome);
        }
    }

    private static void ask(Actor by, Outcome outcome) {
        for (Side side : Side.values()) {
            if (by.isGeneralOf(side) && !outcome.now().isCloseAsked(side)) {
                outcome.add(new BattlePhaseCloseAsked(side));
            }
        }
    }

    private static boolean bothHaveAsked(Situation situation) {
        return situation.isCloseAsked(Side.ALLIED) && situation.isCloseAsked(Side.GERMAN);
    }

    /** The side a Commander is told the General of. */
    private static Side sideOf(Actor by) {
        return by.commanderOf().contains(Side.GERMAN) ? Side.GERMAN : Side.ALLIED;
    }
}
