package battlearrow.web.organiser;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.ExploitationOrder.CloseExploitation;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.order.VictoryPointsOrder.ConfirmTotals;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.Arrays;
import java.util.List;

/**
 * An end of a phase or of a step, as the Organiser gives it for an absent General. It names the step it was meant for: sent
 * late, it never ends the next one.
 */
enum Closing {
    ALLIED_PLANNING(Phase.PLANNING, Step.NONE),
    GERMAN_PLANNING(Phase.PLANNING, Step.NONE),
    BATTLE_PHASE(Phase.BATTLE, Step.NONE),
    OPENING_AIR(Phase.OPENING, Step.OPENING_AIR),
    OPENING_EXPLOITATION(Phase.OPENING, Step.OPENING_EXPLOITATION),
    AIR_AVAILABILITY(Phase.STRATEGIC, Step.AIR_AVAILABILITY),
    AIR_TRANSPORT(Phase.STRATEGIC, Step.AIR_TRANSPORT),
    AIR_TACTICAL_ALLIED(Phase.STRATEGIC, Step.AIR_TACTICAL_ALLIED),
    AIR_TACTICAL_GERMAN(Phase.STRATEGIC, Step.AIR_TACTICAL_GERMAN),
    AIR_RESOLUTION(Phase.STRATEGIC, Step.AIR_RESOLUTION),
    EXPLOITATION_ALLIED(Phase.STRATEGIC, Step.EXPLOITATION_ALLIED),
    EXPLOITATION_GERMAN(Phase.STRATEGIC, Step.EXPLOITATION_GERMAN),
    REINFORCEMENTS_ALLIED(Phase.STRATEGIC, Step.REINFORCEMENTS_ALLIED),
    REINFORCEMENTS_GERMAN(Phase.STRATEGIC, Step.REINFORCEMENTS_GERMAN),
    MOVES_ALLIED(Phase.STRATEGIC, Step.MOVES_ALLIED),
    MOVES_GERMAN(Phase.STRATEGIC, Step.MOVES_GERMAN),
    VICTORY_POINTS(Phase.STRATEGIC, Step.VICTORY_POINTS);

    private final Phase phase;
    private final Step step;

    Closing(Phase phase, Step step) {
        this.phase = phase;
        this.step = step;
    }

    /** The ends there could be now. */
    static List<Closing> listNow(Situation situation) {
        return Arrays.stream(values())
                .filter(closing -> closing.isNow(situation))
                .toList();
    }

    Order order() {
        return switch (this) {
            case ALLIED_PLANNING -> new ClosePlanning(Side.ALLIED);
            case GERMAN_PLANNING -> new ClosePlanning(Side.GERMAN);
            case BATTLE_PHASE -> new CloseBattlePhase();
            case OPENING_AIR, AIR_RESOLUTION -> new CloseAir();
            case OPENING_EXPLOITATION -> new CloseOpening(Side.ALLIED);
            case AIR_AVAILABILITY -> new RollAircraft();
            case AIR_TRANSPORT -> new CloseTransport();
            case AIR_TACTICAL_ALLIED -> new CloseTactical(Side.ALLIED);
            case AIR_TACTICAL_GERMAN -> new CloseTactical(Side.GERMAN);
            case EXPLOITATION_ALLIED -> new CloseExploitation(Side.ALLIED);
            case EXPLOITATION_GERMAN -> new CloseExploitation(Side.GERMAN);
            case REINFORCEMENTS_ALLIED -> new CloseReinforcement(Side.ALLIED);
            case REINFORCEMENTS_GERMAN -> new CloseReinforcement(Side.GERMAN);
            case MOVES_ALLIED -> new CloseMoves(Side.ALLIED);
            case MOVES_GERMAN -> new CloseMoves(Side.GERMAN);
            case VICTORY_POINTS -> new ConfirmTotals();
        };
    }

    private boolean isNow(Situation situation) {
        boolean isDone = this == ALLIED_PLANNING && situation.isPlanningClosed(Side.ALLIED)
                || this == GERMAN_PLANNING && situation.isPlanningClosed(Side.GERMAN);
        return situation.isIn(phase) && situation.isIn(step) && !isDone;
    }
}
