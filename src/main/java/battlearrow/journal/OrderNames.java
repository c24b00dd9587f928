package battlearrow.journal;

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

/** The names under which orders stand in journals for ever: a class may be renamed, its name here may not. */
final class OrderNames {
    static final StableNames<Order> ALL = StableNames.of(Order.class)
            .name("start-campaign", CampaignOrder.StartCampaign.class)
            .name("set-points", CampaignOrder.SetPoints.class)
            .name("correct-data", CampaignOrder.CorrectData.class)
            .name("choose-house-rules", CampaignOrder.ChooseHouseRules.class)
            .name("change-house-rule", CampaignOrder.ChangeHouseRule.class)
            .name("close-battle-phase", CampaignOrder.CloseBattlePhase.class)
            .name("void-battle", CampaignOrder.VoidBattle.class)
            .name("rule-battle", CampaignOrder.RuleBattle.class)
            .name("replace-player", CampaignOrder.ReplacePlayer.class)
            .name("rule-control", CampaignOrder.RuleControl.class)
            .name("rule-troop-in-area", CampaignOrder.RuleTroopInArea.class)
            .name("rule-troop-in-pool", CampaignOrder.RuleTroopInPool.class)
            .name("rule-markers", CampaignOrder.RuleMarkers.class)
            .name("record-battles", CampaignOrder.RecordBattles.class)
            .name("award-points", CampaignOrder.AwardPoints.class)
            .name("write-plan", PlanningOrder.WritePlan.class)
            .name("add-plan-note", PlanningOrder.AddPlanNote.class)
            .name("close-planning", PlanningOrder.ClosePlanning.class)
            .name("challenge", ManoeuvreOrder.Challenge.class)
            .name("call-off-challenge", ManoeuvreOrder.CallOffChallenge.class)
            .name("roll-initiative", ManoeuvreOrder.RollInitiative.class)
            .name("decline-initiative", ManoeuvreOrder.DeclineInitiative.class)
            .name("place-battle-arrow", ManoeuvreOrder.PlaceBattleArrow.class)
            .name("withdraw-battle-arrow", ManoeuvreOrder.WithdrawBattleArrow.class)
            .name("commit-troops", ManoeuvreOrder.CommitTroops.class)
            .name("roll-variable", ManoeuvreOrder.RollVariable.class)
            .name("draw-supply", ManoeuvreOrder.DrawSupply.class)
            .name("roll-out-of-supply", ManoeuvreOrder.RollOutOfSupply.class)
            .name("agree-mission", CombatOrder.AgreeMission.class)
            .name("roll-mission", CombatOrder.RollMission.class)
            .name("agree-points", CombatOrder.AgreePoints.class)
            .name("report-scores", CombatOrder.ReportScores.class)
            .name("confirm-scores", CombatOrder.ConfirmScores.class)
            .name("settle-scores", CombatOrder.SettleScores.class)
            .name("roll-to-destroy", AfterActionOrder.RollToDestroy.class)
            .name("save-troop", AfterActionOrder.SaveTroop.class)
            .name("let-die", AfterActionOrder.LetDie.class)
            .name("hold-area", AfterActionOrder.HoldArea.class)
            .name("decline-hold", AfterActionOrder.DeclineHold.class)
            .name("retreat", AfterActionOrder.Retreat.class)
            .name("advance", AfterActionOrder.Advance.class)
            .name("end-advance", AfterActionOrder.EndAdvance.class)
            .name("roll-aircraft", AirAllocationOrder.RollAircraft.class)
            .name("assign-drop", AirAllocationOrder.AssignDrop.class)
            .name("assign-resupply", AirAllocationOrder.AssignResupply.class)
            .name("assign-mountain", AirAllocationOrder.AssignMountain.class)
            .name("swap-for-typhoon", AirAllocationOrder.SwapForTyphoon.class)
            .name("unassign-troop", AirAllocationOrder.UnassignTroop.class)
            .name("unassign-resupply", AirAllocationOrder.UnassignResupply.class)
            .name("close-transport", AirAllocationOrder.CloseTransport.class)
            .name("place-typhoon", AirAllocationOrder.PlaceTyphoon.class)
            .name("assign-interdiction", AirAllocationOrder.AssignInterdiction.class)
            .name("assign-close-support", AirAllocationOrder.AssignCloseSupport.class)
            .name("unassign-aircraft", AirAllocationOrder.UnassignAircraft.class)
            .name("close-tactical", AirAllocationOrder.CloseTactical.class)
            .name("roll-interdiction", AirAllocationOrder.RollInterdiction.class)
            .name("roll-resupply", AirAllocationOrder.RollResupply.class)
            .name("close-air", AirAllocationOrder.CloseAir.class)
            .name("exploit", ExploitationOrder.Exploit.class)
            .name("close-exploitation", ExploitationOrder.CloseExploitation.class)
            .name("close-opening", ExploitationOrder.CloseOpening.class)
            .name("place-reinforcement", ReinforcementsOrder.PlaceReinforcement.class)
            .name("place-due-reserve", ReinforcementsOrder.PlaceDueReserve.class)
            .name("roll-reinforcement", ReinforcementsOrder.RollReinforcement.class)
            .name("roll-reserve", ReinforcementsOrder.RollReserve.class)
            .name("close-reinforcement", ReinforcementsOrder.CloseReinforcement.class)
            .name("strategic-move", StrategicMovesOrder.StrategicMove.class)
            .name("close-moves", StrategicMovesOrder.CloseMoves.class)
            .name("confirm-totals", VictoryPointsOrder.ConfirmTotals.class)
            .name("start-from-copy", WargameOrder.StartFromCopy.class)
            .name("roll-tempo", WargameOrder.RollTempo.class)
            .name("roll-battle", WargameOrder.RollBattle.class)
            .name("agree-to-roll", WargameOrder.AgreeToRoll.class)
            .build();

    private OrderNames() {}
}
