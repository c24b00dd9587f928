package battlearrow.firestorm.referee;

import battlearrow.firestorm.order.AfterActionOrder;
import battlearrow.firestorm.order.AirAllocationOrder;
import battlearrow.firestorm.order.CampaignOrder;
import battlearrow.firestorm.order.CombatOrder;
import battlearrow.firestorm.order.ExploitationOrder;
import battlearrow.firestorm.order.ManoeuvreOrder;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder;
import battlearrow.firestorm.order.ReinforcementsOrder;
import battlearrow.firestorm.order.StrategicMovesOrder;
import battlearrow.firestorm.order.VictoryPointsOrder;
import battlearrow.firestorm.order.WargameOrder;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** How often each kind of order is chosen at random, so that everything is tried and yet every phase closes. */
final class Weights {
    private static final int USUAL = 10;
    private static final int RARE = 1;
    private static final int MOST_BATTLES_AT_ONCE = 4;

    /** Kinds chosen more or less often than usual; the organiser's rulings are left out unless a campaign asks for them. */
    private static final Map<Class<? extends Order>, Integer> UNUSUAL = Map.ofEntries(
            Map.entry(PlanningOrder.WritePlan.class, 4),
            Map.entry(PlanningOrder.AddPlanNote.class, 1),
            Map.entry(WargameOrder.AgreeToRoll.class, 2),
            Map.entry(CampaignOrder.SetPoints.class, 0),
            Map.entry(CampaignOrder.CorrectData.class, 0),
            Map.entry(CampaignOrder.ChooseHouseRules.class, 0),
            Map.entry(CampaignOrder.ChangeHouseRule.class, 0),
            Map.entry(CampaignOrder.CloseBattlePhase.class, 3),
            Map.entry(CampaignOrder.VoidBattle.class, 0),
            Map.entry(CampaignOrder.RuleBattle.class, 0),
            Map.entry(CampaignOrder.ReplacePlayer.class, 0),
            Map.entry(CampaignOrder.RuleControl.class, 0),
            Map.entry(CampaignOrder.RuleTroopInArea.class, 0),
            Map.entry(CampaignOrder.RuleTroopInPool.class, 0),
            Map.entry(CampaignOrder.RuleMarkers.class, 0),
            Map.entry(CampaignOrder.RecordBattles.class, 0),
            Map.entry(CampaignOrder.AwardPoints.class, 0),
            Map.entry(ManoeuvreOrder.CallOffChallenge.class, 1),
            Map.entry(ManoeuvreOrder.DeclineInitiative.class, 2),
            Map.entry(CombatOrder.AgreeMission.class, 1),
            Map.entry(CombatOrder.RollMission.class, 1),
            Map.entry(CombatOrder.AgreePoints.class, 1),
            Map.entry(CombatOrder.SettleScores.class, 2),
            Map.entry(AfterActionOrder.EndAdvance.class, 4),
            Map.entry(AirAllocationOrder.UnassignTroop.class, 1),
            Map.entry(AirAllocationOrder.UnassignResupply.class, 1),
            Map.entry(AirAllocationOrder.UnassignAircraft.class, 1),
            Map.entry(AirAllocationOrder.CloseTransport.class, 4),
            Map.entry(AirAllocationOrder.CloseTactical.class, 4),
            Map.entry(AirAllocationOrder.CloseAir.class, 3),
            Map.entry(ExploitationOrder.CloseOpening.class, 2),
            Map.entry(ExploitationOrder.CloseExploitation.class, 1),
            Map.entry(StrategicMovesOrder.CloseMoves.class, 1));

    private static final Set<Class<? extends Order>> RULINGS = Set.of(
            CampaignOrder.VoidBattle.class,
            CampaignOrder.RuleBattle.class,
            CampaignOrder.RuleControl.class,
            CampaignOrder.RuleTroopInArea.class,
            CampaignOrder.RuleTroopInPool.class,
            CampaignOrder.RuleMarkers.class,
            CampaignOrder.SetPoints.class,
            CampaignOrder.ChangeHouseRule.class);

    private final boolean withRulings;

    Weights(boolean withRulings) {
        this.withRulings = withRulings;
    }

    /** The kinds of order that belong to the phase, each with its weight, in random order, heavy ones rather first. */
    List<Class<? extends Order>> shuffled(Situation situation, List<Class<? extends Order>> kinds, Random random) {
        List<Class<? extends Order>> left = new ArrayList<>(kinds.size());
        int[] weights = new int[kinds.size()];
        int total = 0;
        for (Class<? extends Order> kind : kinds) {
            int weight = weight(situation, kind);
            if (weight > 0 && belongsTo(situation.phase(), kind)) {
                weights[left.size()] = weight;
                left.add(kind);
                total += weight;
            }
        }
        List<Class<? extends Order>> shuffled = new ArrayList<>(left.size());
        for (int number = left.size(); number > 0; number--) {
            int point = random.nextInt(total);
            int at = 0;
            while (point >= weights[at]) {
                point -= weights[at];
                at++;
            }
            shuffled.add(left.get(at));
            total -= weights[at];
            left.set(at, left.get(number - 1));
            weights[at] = weights[number - 1];
        }
        return shuffled;
    }

    private int weight(Situation situation, Class<? extends Order> kind) {
        if (kind == ManoeuvreOrder.Challenge.class) {
            return situation.battles().size() < MOST_BATTLES_AT_ONCE ? 3 : 0;
        }
        if (withRulings && isRuling(kind)) {
            return RARE;
        }
        return UNUSUAL.getOrDefault(kind, USUAL);
    }

    static boolean belongsTo(Phase phase, Class<? extends Order> kind) {
        return switch (phase) {
            case SETUP -> kind == CampaignOrder.StartCampaign.class;
            case OPENING -> is(kind, AirAllocationOrder.class) || is(kind, ExploitationOrder.class) || isRuling(kind);
            case PLANNING -> is(kind, PlanningOrder.class) || kind == WargameOrder.RollTempo.class || isRuling(kind);
            case BATTLE ->
                is(kind, ManoeuvreOrder.class)
                        || is(kind, CombatOrder.class)
                        || kind == WargameOrder.RollBattle.class
                        || kind == WargameOrder.AgreeToRoll.class
                        || is(kind, AfterActionOrder.class)
                        || kind == PlanningOrder.AddPlanNote.class
                        || is(kind, CampaignOrder.class) && kind != CampaignOrder.StartCampaign.class;
            case STRATEGIC ->
                is(kind, AirAllocationOrder.class)
                        || is(kind, ExploitationOrder.class)
                        || is(kind, ReinforcementsOrder.class)
                        || is(kind, StrategicMovesOrder.class)
                        || is(kind, VictoryPointsOrder.class)
                        || isRuling(kind);
            case FINISHED -> false;
        };
    }

    static boolean isRuling(Class<? extends Order> kind) {
        return RULINGS.contains(kind);
    }

    private static boolean is(Class<? extends Order> kind, Class<?> section) {
        return section.isAssignableFrom(kind);
    }
}
