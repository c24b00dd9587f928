package battlearrow.firestorm.wargame;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.WargameEvent.RollAgreed;
import battlearrow.firestorm.event.WargameEvent.RollProposed;
import battlearrow.firestorm.order.WargameOrder.AgreeToRoll;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether dice decide a campaign's battle that cannot be played at the table: one General proposes it, and the other agrees by
 * the same order. From then on the battle follows the General's Wargame: its variable Troops, its bonuses and modifiers instead
 * of the Out of Supply Table, and its Roll to Destroy Table. The word stands; only the organiser's rulings are left.
 *
 * <p>Refused: in the General's Wargame, where every battle is rolled, without an arrow, and a second time (GW-13); to
 * anybody but the side's General (ROLE-04); once the result stands (COM-12).
 *
 * <p>No rule of the book; ledger GW-13 to GW-18. The book says of the wargame only that it may stand beside a campaign.
 */
final class AgreeingToRoll implements OrderRule<AgreeToRoll> {
    @Override
    public List<AgreeToRoll> candidates(Situation situation, Actor by) {
        List<AgreeToRoll> candidates = new ArrayList<>();
        if (situation.mode() == Mode.CAMPAIGN) {
            for (Battle battle : situation.battles()) {
                by.generalOf().forEach(side -> candidates.add(new AgreeToRoll(battle.number(), side)));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, AgreeToRoll order) {
        Optional<Refusal> notOpen = KnownThings.mustBeOpen(situation, order.battle());
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        if (situation.mode() == Mode.WARGAME) {
            return List.of(Refusal.variant(Rule.GW_13, 3));
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections()
                .add(Roles.mustBeGeneral(by, order.side()))
                .add(PlayedAtTheTable.resultMustNotStand(battle));
        if (battle.findArrow().isEmpty()) {
            objections.add(Refusal.variant(Rule.GW_13, 4));
        }
        if (battle.agreesToRoll(order.side())) {
            objections.add(Refusal.variant(Rule.GW_13, 5, order.side(), battle.arrowNumber()));
        }
        return objections.list();
    }

    @Override
    public void carryOut(AgreeToRoll order, Actor by, Dice dice, Outcome outcome) {
        Battle before = outcome.now().findBattle(order.battle()).orElseThrow();
        outcome.add(new RollProposed(order.battle(), order.side()));
        if (before.agreesToRoll(order.side().enemy())) {
            outcome.add(new RollAgreed(order.battle()));
        }
    }
}
