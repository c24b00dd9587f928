package battlearrow.firestorm.order;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.FactCorrection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Orders of the organiser: starting, closing the Battle Phase, and rulings. */
public sealed interface CampaignOrder extends Order {
    /** Ends the set-up: places the initial Troops and opens the scenario's opening (SET-12, SET-21, SET-24). */
    record StartCampaign() implements CampaignOrder {}

    /** Changes the points of a normal battle (ORG-07). */
    record SetPoints(int points) implements CampaignOrder {}

    /**
     * Puts facts of the scenario's data right before the start, for a club that owns the boxed game (ORG-10).
     *
     * @param corrections each takes the place of an earlier one of the same fact
     * @param takenBack facts that shall again be as the data have them
     */
    record CorrectData(List<FactCorrection> corrections, List<String> takenBack) implements CampaignOrder {
        public CorrectData {
            corrections = List.copyOf(corrections);
            takenBack = List.copyOf(takenBack);
        }
    }

    /**
     * Chooses the house rules before the start (ORG-11).
     *
     * @param values by the key of the switch; switches that are not named stand at their default
     */
    record ChooseHouseRules(Map<String, String> values) implements CampaignOrder {
        public ChooseHouseRules {
            values = Collections.unmodifiableMap(new TreeMap<>(values));
        }
    }

    /**
     * Changes one house rule during play, from a turn that has not begun (ORG-11).
     *
     * @param rule the key of the switch
     */
    record ChangeHouseRule(String rule, String value, int fromTurn, String reason) implements CampaignOrder {}

    /** Ends the Battle Phase: at once by the organiser, or when both Generals have asked for it (TURN-05, A-74). */
    record CloseBattlePhase() implements CampaignOrder {}

    /** Takes an unplayed battle off the map: Troops, armour and markers return to where they were. */
    record VoidBattle(int battle, String reason) implements CampaignOrder, OfBattle {}

    /**
     * Rules the result of a battle that was not played; nobody rolls to destroy.
     *
     * @param winner the side that wins, or null for a draw
     */
    record RuleBattle(int battle, @Nullable Side winner, String reason) implements CampaignOrder, OfBattle {}

    /** Gives one side's part of an open battle to somebody else, who goes on where its player stopped. */
    record ReplacePlayer(int battle, Side side, Player player, String reason) implements CampaignOrder, OfBattle {}

    /** Rules who controls an area. */
    record RuleControl(AreaId area, Side side, String reason) implements CampaignOrder {}

    /** Rules that a Troop stands in an area of its own side. */
    record RuleTroopInArea(TroopId troop, AreaId area, String reason) implements CampaignOrder {}

    /** Rules that a Troop is in its side's Reinforcement Pool. */
    record RuleTroopInPool(TroopId troop, String reason) implements CampaignOrder {}

    /** Rules how many Airborne Supply Markers lie on a zone, 0 to 6. */
    record RuleMarkers(AreaId zone, int markers, String reason) implements CampaignOrder {}

    /** Writes battles down that were fought beside the campaign's own; nothing on the map changes. */
    record RecordBattles(List<RecordedBattle> battles, String reason) implements CampaignOrder {
        public RecordBattles {
            battles = List.copyOf(battles);
        }
    }

    /** Gives a side Campaign Victory Points beside those of the map. */
    record AwardPoints(Side side, int points, String reason) implements CampaignOrder {}
}
