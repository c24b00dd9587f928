package battlearrow.firestorm.ruling;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.CampaignEvent.BattleRecorded;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.CampaignOrder.RecordBattles;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.order.RecordedBattle;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes battles down that were fought beside the campaign's own: no area changes hands, no Troop is destroyed.
 *
 * <p>Refused: before the start and after the end (SET-12, TURN-01), to anybody but the organiser (ROLE-02), with nothing to
 * write down or an unknown area (ORG-12), and for a player on both sides of one battle (MAN-02).
 *
 * <p>Ledger ORG-06, ROLE-02. Rulebook: One Organiser.
 */
public final class RecordingBattles implements OrderRule<RecordBattles> {
    /** What somebody has to write cannot be offered. */
    @Override
    public List<RecordBattles> candidates(Situation situation, Actor by) {
        return List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RecordBattles order) {
        Objections objections = RulingTimes.objections(situation, by);
        if (order.battles().isEmpty()) {
            objections.add(Optional.of(Refusal.variant(Rule.ORG_12, 4)));
        }
        for (RecordedBattle battle : order.battles()) {
            Stream.of(battle.tail(), battle.point())
                    .filter(Objects::nonNull)
                    .forEach((AreaId area) -> objections.add(KnownThings.mustKnow(situation, area)));
            boolean isOnBothSides = battle.allied().stream()
                    .map(Player::person)
                    .anyMatch(person -> battle.german().stream()
                            .anyMatch(other -> other.person().equals(person)));
            objections.when(isOnBothSides, Rule.MAN_02);
        }
        return objections.list();
    }

    @Override
    public void carryOut(RecordBattles order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new Ruled("recordBattles", order.reason()));
        order.battles().forEach(battle -> outcome.add(new BattleRecorded(battle)));
    }
}
