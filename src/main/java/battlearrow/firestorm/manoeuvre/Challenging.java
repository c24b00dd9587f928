package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Whether two players may meet in a battle. Any number of battles may be opened in a Battle Phase, and a Commander may be in
 * any number of them (TURN-04, ROLE-07). The opponent may be anyone: a member of either side, or a guest whose orders a
 * member gives (ROLE-09).
 *
 * <p>Refused: outside the Battle Phase; by somebody who neither plays a part nor gives a guest's orders, unless it is the
 * organiser (ROLE-06); without an opponent (MAN-01); with one person on both parts (MAN-02); beyond the
 * battles a turn may have under HR-37 (TURN-04).
 *
 * <p>Ledger MAN-01, MAN-02. Rulebook: Select an Opponent.
 */
final class Challenging implements OrderRule<Challenge> {
    /** None are listed: whom to challenge is a choice among people, whom the rules do not know. */
    @Override
    public List<Challenge> candidates(Situation situation, Actor by) {
        return List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, Challenge order) {
        Optional<Refusal> unused = PlayedAtTheTable.mustBeCampaign(situation);
        if (unused.isPresent()) {
            return List.of(unused.get());
        }
        Player allied = order.allied();
        Player german = order.german();
        return new Objections()
                .add(Timing.mustBeIn(situation, Phase.BATTLE))
                .add(mustTakePart(by, order))
                .when(allied.person().isBlank() || german.person().isBlank(), Rule.MAN_01)
                .when(!allied.person().isBlank() && allied.person().equals(german.person()), Rule.MAN_02)
                .add(mustLeaveRoom(situation))
                .list();
    }

    /** No limit by the rules (TURN-04); HR-37 may set one. A challenge takes its place before its arrow is placed. */
    private static Optional<Refusal> mustLeaveRoom(Situation situation) {
        OptionalInt most = situation.houseRules().findNumber(HouseRule.HR_37);
        long challenges = situation.battles().stream()
                .filter(battle -> battle.findArrow().isEmpty())
                .count();
        return most.isPresent() && situation.arrowsThisTurn() + challenges >= most.getAsInt()
                ? Optional.of(Refusal.of(Rule.TURN_04, most.getAsInt()))
                : Optional.empty();
    }

    private static Optional<Refusal> mustTakePart(Actor by, Challenge order) {
        boolean takesPart =
                order.allied().isPlayedBy(by.person()) || order.german().isPlayedBy(by.person());
        return by.organiser() || takesPart && !by.commanderOf().isEmpty()
                ? Optional.empty()
                : Optional.of(Refusal.variant(Rule.ROLE_06, 2));
    }

    @Override
    public void carryOut(Challenge order, Actor by, Dice dice, Outcome outcome) {
        int battle = outcome.now().lastBattle() + 1;
        outcome.add(new ManoeuvreEvent.ChallengeMade(battle, order.allied(), order.german()));
    }
}
