package battlearrow.firestorm.event;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.RecordedBattle;
import battlearrow.firestorm.rulebook.FactCorrection;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.OutcomeLevel;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Events of the sequence of play: phases, steps, plans, totals. */
public sealed interface CampaignEvent extends Event {
    record CampaignStarted(int points) implements CampaignEvent {}

    record PointsSet(int points) implements CampaignEvent {}

    /** Facts of the scenario's data were put right, or are again as the data have them (ORG-10). */
    record DataCorrected(List<FactCorrection> corrections, List<String> takenBack) implements CampaignEvent {
        public DataCorrected {
            corrections = List.copyOf(corrections);
            takenBack = List.copyOf(takenBack);
        }
    }

    /** The house rules of the campaign, chosen before its start: every switch that is not at its default (ORG-11). */
    record HouseRulesChosen(Map<HouseRule, String> chosen) implements CampaignEvent {
        public HouseRulesChosen {
            Map<HouseRule, String> inOrder = new EnumMap<>(HouseRule.class);
            inOrder.putAll(chosen);
            chosen = Collections.unmodifiableMap(inOrder);
        }
    }

    /** A house rule gets another value when this turn opens (ORG-11). */
    record HouseRuleChanged(HouseRule rule, String value, int fromTurn) implements CampaignEvent {}

    /** A phase, or a step of it, has opened. The fold clears what lasts only as long as the one before. */
    record PhaseOpened(int turn, Phase phase, Step step) implements CampaignEvent {}

    /** The neutral fact that a side issued a plan, not a word of it; the side has to say anew that its planning is done. */
    record PlanWritten(Side side) implements CampaignEvent {}

    record PlanNoteAdded(Side side) implements CampaignEvent {}

    record PlanningClosed(Side side) implements CampaignEvent {}

    /** A General asks that the Battle Phase be closed; it closes when both have. A new arrow takes the word back. */
    record BattlePhaseCloseAsked(Side side) implements CampaignEvent {}

    /** A side ended its part of a step. */
    record StepClosed(Step step, @Nullable Side side) implements CampaignEvent {}

    /** A side ended its part of a step with none made. */
    record NoneMade(Step step, @Nullable Side side) implements CampaignEvent {}

    /** The airfields the Allies hold as the Strategic Phase opens (AIR-20). */
    record AirfieldsRead(List<AreaId> held) implements CampaignEvent {
        public AirfieldsRead {
            held = List.copyOf(held);
        }
    }

    record TotalsShown(int turn, int allied, int german) implements CampaignEvent {}

    record TurnEnded(int turn) implements CampaignEvent {}

    /** @param difference Allied minus German Campaign Victory Points; winner null for a draw */
    record CampaignEnded(
            int difference, OutcomeLevel level, @Nullable Side winner) implements CampaignEvent {}

    /** A battle beside the campaign's own was written down. */
    record BattleRecorded(RecordedBattle battle) implements CampaignEvent {}

    record PointsAwarded(Side side, int points, String reason) implements CampaignEvent {}

    /** An organiser's ruling; what it changes follows as events of its own. */
    record Ruled(String what, String reason) implements CampaignEvent {}

    /** Aircraft return to their side's pool at the start of Air Allocation. */
    record AircraftRecalled(List<TroopId> aircraft) implements CampaignEvent {
        public AircraftRecalled {
            aircraft = List.copyOf(aircraft);
        }
    }
}
