package battlearrow.firestorm.afteraction;

import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;

import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.Advance;
import battlearrow.firestorm.order.AfterActionOrder.DeclineHold;
import battlearrow.firestorm.order.AfterActionOrder.EndAdvance;
import battlearrow.firestorm.order.AfterActionOrder.HoldArea;
import battlearrow.firestorm.order.AfterActionOrder.LetDie;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.order.AfterActionOrder.RollToDestroy;
import battlearrow.firestorm.order.AfterActionOrder.SaveTroop;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/** The words in which the tests of this section speak: orders by the names of the walkthrough's map. */
final class AfterActions {
    private AfterActions() {}

    static Umpire play(SituationBuilder builder) {
        return play(builder.build());
    }

    static Umpire play(Situation situation) {
        return new Umpire(situation, AfterActionRules.all(), List.of(new AfterActionProgress()));
    }

    /** The walkthrough's map in the Battle Phase of turn 2, without a Troop on it. */
    static SituationBuilder battlePhase() {
        return SituationBuilder.emptyWalkthrough().battlePhase(2);
    }

    static SituationBuilder battlePhase(HouseRule rule, String value) {
        return SituationBuilder.emptyWalkthrough(rule, value).battlePhase(2);
    }

    static RollToDestroy roll(int battle, Side side, String troop) {
        return new RollToDestroy(battle, side, troop(troop).id());
    }

    static SaveTroop save(int battle, String troop, String zone) {
        return new SaveTroop(battle, Side.ALLIED, troop(troop).id(), area(zone).id());
    }

    static LetDie letDie(int battle, String troop) {
        return new LetDie(battle, Side.ALLIED, troop(troop).id());
    }

    static HoldArea hold(int battle, String zone) {
        return new HoldArea(battle, Side.ALLIED, area(zone).id());
    }

    static DeclineHold declineHold(int battle) {
        return new DeclineHold(battle, Side.ALLIED);
    }

    static Retreat retreat(int battle, Side side, String troop, String area) {
        return new Retreat(battle, side, troop(troop).id(), area(area).id());
    }

    static Advance advance(int battle, Side side, String troop) {
        return new Advance(battle, side, troop(troop).id());
    }

    static EndAdvance endAdvance(int battle, Side side) {
        return new EndAdvance(battle, side);
    }

    static List<String> standing(Situation situation, String area) {
        Area where = area(area);
        return situation.listTroops(where).stream().map(troop -> troop.unit()).toList();
    }
}
