package battlearrow.firestorm.rule;

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
 * When the orders come that belong to a game at the table: in a campaign, between the supply check and the result. Other
 * battles are decided by the dice of the General's Wargame.
 */
public final class PlayedAtTheTable {
    private PlayedAtTheTable() {}

    /** Challenges, missions, points, results and the Out of Supply Table are not used in the General's Wargame (GW-25). */
    public static Optional<Refusal> mustBeCampaign(Situation situation) {
        return situation.mode() == Mode.WARGAME ? Optional.of(Refusal.of(Rule.GW_25)) : Optional.empty();
    }

    /** As above, and for one battle of a campaign that both Generals agreed to roll. */
    public static Optional<Refusal> mustBePlayed(Situation situation, int battle) {
        return mustBeCampaign(situation)
                .or(() -> situation
                        .findBattle(battle)
                        .filter(Battle::isAgreedToBeRolled)
                        .map(rolled -> Refusal.variant(Rule.GW_25, 2, rolled.arrowNumber())));
    }

    /** The battles whose game at the table is due: supply is checked and the result does not stand. */
    public static List<Battle> listDue(Situation situation) {
        List<Battle> due = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            if (battle.isAt(Stage.SUPPLY_CHECKED) && !isRolled(situation, battle)) {
                due.add(battle);
            }
        }
        return due;
    }

    /** Whether the dice of the General's Wargame decide this battle, with its tables, instead of a game (GW-13). */
    public static boolean isRolled(Situation situation, Battle battle) {
        return situation.mode() == Mode.WARGAME || battle.isAgreedToBeRolled();
    }

    /** The objection to an order that comes before supply is checked (SUP-01) or after the result stands (COM-12). */
    public static Optional<Refusal> mustBeBeforeTheResult(Battle battle) {
        if (battle.stage().isBefore(Stage.SUPPLY_CHECKED)) {
            return Optional.of(Refusal.of(Rule.SUP_01));
        }
        return resultMustNotStand(battle);
    }

    /** The objection to an order that comes after the result stands (COM-12). */
    public static Optional<Refusal> resultMustNotStand(Battle battle) {
        return battle.stage().isBefore(Stage.FOUGHT)
                ? Optional.empty()
                : Optional.of(Refusal.variant(Rule.COM_12, 3, battle.arrowNumber()));
    }
}
