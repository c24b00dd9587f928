package battlearrow.firestorm.referee;

import battlearrow.firestorm.afteraction.AfterActionProgress;
import battlearrow.firestorm.afteraction.AfterActionRules;
import battlearrow.firestorm.airallocation.AirAllocationRules;
import battlearrow.firestorm.battleruling.BattleRulingRules;
import battlearrow.firestorm.combat.CombatRules;
import battlearrow.firestorm.exploitation.ExploitationRules;
import battlearrow.firestorm.houserules.HouseRuleOrders;
import battlearrow.firestorm.manoeuvre.ManoeuvreRules;
import battlearrow.firestorm.opening.OpeningRules;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.phases.PhasesRules;
import battlearrow.firestorm.planning.PlanningRules;
import battlearrow.firestorm.reinforcements.ReinforcementsRules;
import battlearrow.firestorm.rule.Consequence;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.ruling.RulingRules;
import battlearrow.firestorm.strategicmoves.StrategicMovesRules;
import battlearrow.firestorm.victorypoints.VictoryPointsRules;
import battlearrow.firestorm.wargame.BattleTrack;
import battlearrow.firestorm.wargame.WargameRules;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The sequence of play as a list to read: the sections of the rulebook in its order, each with its rules, and what follows
 * by itself after an order.
 *
 * <p>Rulebook: How Does It Work; Battle Phase; Strategic Phase.
 */
final class SequenceOfPlay {
    private static final Set<Phase> ALWAYS = EnumSet.allOf(Phase.class);
    private static final Set<Phase> PLANNING_AND_ITS_NOTES = EnumSet.of(Phase.PLANNING, Phase.BATTLE);
    private static final Set<Phase> WARGAME_DICE = EnumSet.of(Phase.SETUP, Phase.PLANNING, Phase.BATTLE);
    private static final Set<Phase> OPENING_AND_STRATEGIC = EnumSet.of(Phase.OPENING, Phase.STRATEGIC);

    /**
     * A section of the rulebook under its heading.
     *
     * @param phases outside of which every order of the section is refused: in them nobody is offered one
     */
    record Section(String heading, Set<Phase> phases, Map<Class<? extends Order>, OrderRule<?>> rules) {
        Section(String heading, Phase phase, Map<Class<? extends Order>, OrderRule<?>> rules) {
            this(heading, EnumSet.of(phase), rules);
        }
    }

    private static final List<Section> CAMPAIGN = List.of(
            new Section("Choosing a Scenario; Opening Strategic Phase", ALWAYS, OpeningRules.all()),
            new Section("Planning Phase", PLANNING_AND_ITS_NOTES, PlanningRules.all()),
            new Section("Battle Phase: Manoeuvre Step", Phase.BATTLE, ManoeuvreRules.all()),
            new Section("Battle Phase: Combat Step", Phase.BATTLE, CombatRules.all()),
            new Section("Battle Phase: After Action Step", Phase.BATTLE, AfterActionRules.all()),
            new Section("Ending the Battle Phase", Phase.BATTLE, PhasesRules.all()),
            new Section("Strategic Phase: Air Allocation", OPENING_AND_STRATEGIC, AirAllocationRules.all()),
            new Section("Strategic Phase: Make Exploitation Moves", OPENING_AND_STRATEGIC, ExploitationRules.all()),
            new Section(
                    "Strategic Phase: Make Reserves and Reinforcements Moves",
                    Phase.STRATEGIC,
                    ReinforcementsRules.all()),
            new Section("Strategic Phase: Make Strategic Moves", Phase.STRATEGIC, StrategicMovesRules.all()),
            new Section("Strategic Phase: Total Victory Points", Phase.STRATEGIC, VictoryPointsRules.all()),
            new Section("General's Wargame: dice for battles", WARGAME_DICE, WargameRules.all()),
            new Section("One Organiser: house rules", ALWAYS, HouseRuleOrders.all()),
            new Section("One Organiser: rulings on battles", Phase.BATTLE, BattleRulingRules.all()),
            new Section("One Organiser: rulings on the map", ALWAYS, RulingRules.all()));

    private static final List<Section> WARGAME = List.of(
            new Section("Set Up the Campaign Map; Opening Strategic Phase", ALWAYS, OpeningRules.all()),
            new Section(
                    "Order One: Number of Battles; Order Two: Resolve the Battle", WARGAME_DICE, WargameRules.all()),
            new Section("Order One: Make Your Plan", PLANNING_AND_ITS_NOTES, PlanningRules.all()),
            new Section(
                    "Order Two: Initiative, Battle Arrow, Firestorm Troops, Supply",
                    Phase.BATTLE,
                    ManoeuvreRules.all()),
            new Section("Order Two: Roll to Destroy, Retreat, Advance", Phase.BATTLE, AfterActionRules.all()),
            new Section("Order Three: Air Allocation", OPENING_AND_STRATEGIC, AirAllocationRules.all()),
            new Section("Order Three: Make Exploitation Moves", OPENING_AND_STRATEGIC, ExploitationRules.all()),
            new Section(
                    "Order Three: Bring in Reserves and Reinforcements", Phase.STRATEGIC, ReinforcementsRules.all()),
            new Section("Order Three: Make Strategic Moves", Phase.STRATEGIC, StrategicMovesRules.all()),
            new Section(
                    "Order Three: Total Your Victory Points; Campaign Outcome",
                    Phase.STRATEGIC,
                    VictoryPointsRules.all()),
            new Section("Not used: games at the table", Phase.BATTLE, CombatRules.all()),
            new Section("Not used: closing the Battle Phase", Phase.BATTLE, PhasesRules.all()),
            new Section("One Organiser: house rules", ALWAYS, HouseRuleOrders.all()),
            new Section("One Organiser: rulings on battles", Phase.BATTLE, BattleRulingRules.all()),
            new Section("One Organiser: rulings on the map", ALWAYS, RulingRules.all()));

    private static final List<Consequence> FOLLOWS_BY_ITSELF = List.of(new AfterActionProgress(), new BattleTrack());

    private SequenceOfPlay() {}

    /** The sections of a campaign in the order of the rulebook. */
    static List<Section> campaign() {
        return CAMPAIGN;
    }

    /** The sections of the General's Wargame in the order of its own pages, and those that refuse with GW-25. */
    static List<Section> wargame() {
        return WARGAME;
    }

    /** What follows by itself, in a campaign and in the General's Wargame. */
    static List<Consequence> consequences() {
        return FOLLOWS_BY_ITSELF;
    }

    /** The one rule of each kind of order. Two rules for one kind are a fault of the list and throw. */
    static Map<Class<? extends Order>, OrderRule<?>> join(List<Section> sections) {
        Map<Class<? extends Order>, OrderRule<?>> all = new LinkedHashMap<>();
        for (Section section : sections) {
            section.rules().forEach((kind, rule) -> {
                if (all.putIfAbsent(kind, rule) != null) {
                    throw new IllegalStateException("Two rules for " + kind.getSimpleName());
                }
            });
        }
        return all;
    }
}
