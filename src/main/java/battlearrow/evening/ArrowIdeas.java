package battlearrow.evening;

import battlearrow.firestorm.event.ManoeuvreEvent.ChallengeMade;
import battlearrow.firestorm.event.ManoeuvreEvent.InitiativeRolled;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Which attacks would be worth most to a side in its next battle. What is legal says the referee, who is asked as if a battle
 * were opened and the side had its initiative; what it is worth says the map, which everybody sees. Plans are not looked at;
 * a General may hand in the objectives of his own.
 */
@Component
public class ArrowIdeas {
    private static final int WINNING_DIE = 6;
    private static final int LOSING_DIE = 1;

    private final Referee referee;

    ArrowIdeas(Referee referee) {
        this.referee = referee;
    }

    /**
     * Every attack allowed, the best first: by the objectives handed in, by what the area is worth, by what lies behind it; an
     * area that is not under attack yet before one that is.
     *
     * @param pairing any two people who might meet
     * @param planned the objectives of the asker's own plan in their order; empty for anybody who must not know them
     */
    public List<ArrowIdea> list(Situation situation, Pairing pairing, Side side, List<AreaId> planned) {
        int battle = situation.lastBattle() + 1;
        boolean allied = side == Side.ALLIED;
        Situation asked = situation.after(List.of(
                new ChallengeMade(
                        battle, pairing.allied().player(), pairing.german().player()),
                new InitiativeRolled(
                        battle, allied ? WINNING_DIE : LOSING_DIE, allied ? LOSING_DIE : WINNING_DIE, 0, side)));
        Actor player = Actor.commander(pairing.of(side).person(), side);
        Set<Area> attacked = new HashSet<>();
        for (Battle open : situation.battles()) {
            open.findArrow().ifPresent(arrow -> attacked.add(arrow.point()));
        }
        CampaignMap map = situation.map();
        List<ArrowIdea> ideas = new ArrayList<>();
        for (PlaceBattleArrow order : referee.offered(asked, player, PlaceBattleArrow.class)) {
            if (order.battle() == battle && order.side() == side) {
                ideas.add(idea(situation, side, map.get(order.tail()), map.get(order.point()), planned));
            }
        }
        ideas.sort(Comparator.comparing((ArrowIdea idea) -> idea.planned() == 0 ? Integer.MAX_VALUE : idea.planned())
                .thenComparing(idea -> attacked.contains(idea.point()))
                .thenComparing(Comparator.comparing(ArrowIdea::worth).reversed())
                .thenComparing(Comparator.comparing(ArrowIdeas::valueBehind).reversed())
                .thenComparing(idea -> idea.point().name())
                .thenComparing(idea -> idea.tail().name()));
        return ideas;
    }

    /** The best attacks into so many different areas. */
    public static List<ArrowIdea> best(List<ArrowIdea> ideas, int number) {
        Set<Area> seen = new HashSet<>();
        return ideas.stream()
                .filter(idea -> seen.add(idea.point()))
                .limit(number)
                .toList();
    }

    private static ArrowIdea idea(Situation situation, Side side, Area tail, Area point, List<AreaId> planned) {
        boolean isBlow = side == Side.GERMAN && point.isDepotOf(Side.ALLIED);
        int worth = point.objectiveValue() + (isBlow ? situation.tables().depotAttackValue() : 0);
        Area behind = worth > 0 ? null : dearestBehind(situation, side, point).orElse(null);
        return new ArrowIdea(tail, point, worth, planned.indexOf(point.id()) + 1, behind);
    }

    private static Optional<Area> dearestBehind(Situation situation, Side side, Area point) {
        CampaignMap map = situation.map();
        return map.list(map.adjacent(point)).stream()
                .filter(area -> area.isObjective() && situation.controls(side.enemy(), area))
                .max(Comparator.comparing(Area::objectiveValue).thenComparing(Area::name));
    }

    private static int valueBehind(ArrowIdea idea) {
        @Nullable Area behind = idea.leadsTo();
        return behind == null ? 0 : behind.objectiveValue();
    }
}
