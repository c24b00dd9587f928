package battlearrow.firestorm.battleruling;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.ManoeuvreEvent.PlayerReplaced;
import battlearrow.firestorm.order.CampaignOrder.ReplacePlayer;
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
import java.util.List;
import java.util.Optional;

/**
 * Whether the organiser may give one side's part of an open battle to somebody else, because its player has left or cannot
 * come. Arrow, Troops and what was reported stay as they are; the new player goes on where the old one stopped.
 *
 * <p>Refused for anybody but the organiser, in the General's Wargame, for nobody (MAN-01), and for the player of the other
 * side (MAN-02).
 *
 * <p>No rule of the book; ledger ROLE-06, ROLE-09, TURN-05.
 */
final class ReplacingPlayer implements OrderRule<ReplacePlayer> {
    /** None are listed: who steps in is a choice among people, whom the rules do not know. */
    @Override
    public List<ReplacePlayer> candidates(Situation situation, Actor by) {
        return List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, ReplacePlayer order) {
        Optional<Refusal> untimely =
                PlayedAtTheTable.mustBeCampaign(situation).or(() -> KnownThings.mustBeOpen(situation, order.battle()));
        if (untimely.isPresent()) {
            return List.of(untimely.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        String person = order.player().person();
        return new Objections()
                .add(Roles.mustBeOrganiser(by))
                .when(person.isBlank(), Rule.MAN_01)
                .when(
                        !person.isBlank()
                                && battle.party(order.side().enemy())
                                        .player()
                                        .person()
                                        .equals(person),
                        Rule.MAN_02)
                .list();
    }

    @Override
    public void carryOut(ReplacePlayer order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new Ruled(ReplacePlayer.class.getSimpleName(), order.reason()));
        outcome.add(new PlayerReplaced(order.battle(), order.side(), order.player()));
    }
}
