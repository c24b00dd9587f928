package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
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
 * Where the holder of the initiative may attack: from an area of the own side into an adjacent area of the enemy, also out of
 * a Supply Depot (MAN-15). An Allied depot may be attacked, by the Germans alone as it is never theirs (MAN-16). Further
 * arrows into or out of the same areas are allowed (MAN-18), and the same two areas may be fought over again once their arrow
 * is off the map (MAN-20). Arrows are numbered in the order in which they are placed (MAN-19).
 *
 * <p>Refused: without the initiative, before it is rolled, and a second arrow for one battle (MAN-09); a tail that is not
 * the own side's (MAN-10); a point that is not the enemy's (MAN-11); areas that do not touch (MAN-12) or only across an
 * Impassable Border (MAN-13); a German depot (MAN-14); two areas joined by an open arrow in either direction (MAN-17). In
 * the General's Wargame, where battles are fought one after another, GW-06 takes the place of MAN-09 for all but the
 * initiative of the other player.
 *
 * <p>Ledger MAN-09 to MAN-20. Rulebook: Place a Battle Arrow.
 */
final class PlacingBattleArrow implements OrderRule<PlaceBattleArrow> {
    @Override
    public List<PlaceBattleArrow> candidates(Situation situation, Actor by) {
        List<PlaceBattleArrow> candidates = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            if (battle.isAt(Stage.INITIATIVE)) {
                battle.findHolder()
                        .filter(Roles.listSidesPlayed(by, battle)::contains)
                        .ifPresent(holder -> addTouching(candidates, situation, battle, holder));
            }
        }
        return candidates;
    }

    /** Also arrows across Impassable Borders, so that a page can say why there is no way. */
    private static void addTouching(
            List<PlaceBattleArrow> candidates, Situation situation, Battle battle, Side holder) {
        for (Border border : situation.map().borders()) {
            if (situation.control(border.one()) != situation.control(border.other())) {
                boolean forward = situation.controls(holder, border.one());
                Area tail = forward ? border.one() : border.other();
                Area point = forward ? border.other() : border.one();
                candidates.add(new PlaceBattleArrow(battle.number(), holder, tail.id(), point.id()));
            }
        }
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, PlaceBattleArrow order) {
        Optional<Refusal> notOpen = KnownThings.mustBeOpen(situation, order.battle());
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections()
                .add(Roles.mustPlay(by, battle, order.side()))
                .add(KnownThings.mustKnow(situation, order.tail()))
                .add(KnownThings.mustKnow(situation, order.point()));
        Optional<Area> tail = situation.findArea(order.tail());
        Optional<Area> point = situation.findArea(order.point());
        if (tail.isEmpty() || point.isEmpty()) {
            return objections.list();
        }
        return objections
                .add(mustHoldInitiative(situation, battle, order.side()))
                .when(!situation.controls(order.side(), tail.get()), Rule.MAN_10, tail.get())
                .when(situation.controls(order.side(), point.get()), Rule.MAN_11, point.get())
                .add(mustTouch(situation.map(), tail.get(), point.get()))
                .when(order.side() == Side.ALLIED && point.get().isDepotOf(Side.GERMAN), Rule.MAN_14, point.get())
                .add(mustNotBeJoined(situation, tail.get(), point.get()))
                .list();
    }

    private static Optional<Refusal> mustHoldInitiative(Situation situation, Battle battle, Side side) {
        boolean wargame = situation.mode() == Mode.WARGAME;
        if (battle.isAt(Stage.CHALLENGED)) {
            return Optional.of(Refusal.variant(wargame ? Rule.GW_06 : Rule.MAN_09, 2));
        }
        if (battle.findArrow().isPresent()) {
            return Optional.of(
                    wargame
                            ? Refusal.of(Rule.GW_06, battle.number())
                            : Refusal.variant(Rule.MAN_09, 3, battle.arrowNumber()));
        }
        return battle.findHolder().filter(side::equals).isPresent()
                ? Optional.empty()
                : Optional.of(Refusal.of(Rule.MAN_09));
    }

    private static Optional<Refusal> mustTouch(CampaignMap map, Area tail, Area point) {
        Optional<Border> border = map.findBorder(tail, point);
        if (border.isEmpty()) {
            return Optional.of(Refusal.of(Rule.MAN_12, tail, point));
        }
        return border.get().kind() == BorderKind.IMPASSABLE
                ? Optional.of(Refusal.of(Rule.MAN_13, tail, point))
                : Optional.empty();
    }

    private static Optional<Refusal> mustNotBeJoined(Situation situation, Area tail, Area point) {
        for (Battle open : situation.battles()) {
            if (open.findArrow().isPresent() && open.arrow().joinsSameAreas(tail, point)) {
                return Optional.of(Refusal.of(Rule.MAN_17, tail, point, open.arrowNumber()));
            }
        }
        return Optional.empty();
    }

    @Override
    public void carryOut(PlaceBattleArrow order, Actor by, Dice dice, Outcome outcome) {
        int arrow = outcome.now().lastArrow() + 1; // MAN-19
        outcome.add(
                new ManoeuvreEvent.BattleArrowPlaced(order.battle(), arrow, order.side(), order.tail(), order.point()));
    }
}
