package battlearrow.web.chronicle;

import battlearrow.firestorm.event.AfterActionEvent;
import battlearrow.firestorm.event.AfterActionEvent.AdvanceBegun;
import battlearrow.firestorm.event.AfterActionEvent.AfterActionBegun;
import battlearrow.firestorm.event.AfterActionEvent.AreaHeld;
import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.AfterActionEvent.DepotAttackScored;
import battlearrow.firestorm.event.AfterActionEvent.DestroyRolled;
import battlearrow.firestorm.event.AfterActionEvent.HoldDeclined;
import battlearrow.firestorm.event.AfterActionEvent.RetreatBegun;
import battlearrow.firestorm.event.AfterActionEvent.TroopAdvanced;
import battlearrow.firestorm.event.AfterActionEvent.TroopCaptured;
import battlearrow.firestorm.event.AfterActionEvent.TroopDestroyed;
import battlearrow.firestorm.event.AfterActionEvent.TroopRetreated;
import battlearrow.firestorm.event.AfterActionEvent.TroopSaved;
import battlearrow.firestorm.event.AfterActionEvent.TroopSavedToo;
import battlearrow.firestorm.event.AirAllocationEvent;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftReturned;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftRolled;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftScheduled;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftUnassigned;
import battlearrow.firestorm.event.AirAllocationEvent.CloseSupportAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.CloseSupportFlown;
import battlearrow.firestorm.event.AirAllocationEvent.DepotInterdicted;
import battlearrow.firestorm.event.AirAllocationEvent.DropAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.DropMade;
import battlearrow.firestorm.event.AirAllocationEvent.InterdictionAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.InterdictionRolled;
import battlearrow.firestorm.event.AirAllocationEvent.MountainAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.MountainLanded;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyInterdicted;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyMade;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyUnassigned;
import battlearrow.firestorm.event.AirAllocationEvent.TroopUnassigned;
import battlearrow.firestorm.event.AirAllocationEvent.TyphoonSwapped;
import battlearrow.firestorm.event.CampaignEvent;
import battlearrow.firestorm.event.CampaignEvent.AircraftRecalled;
import battlearrow.firestorm.event.CampaignEvent.AirfieldsRead;
import battlearrow.firestorm.event.CampaignEvent.BattlePhaseCloseAsked;
import battlearrow.firestorm.event.CampaignEvent.BattleRecorded;
import battlearrow.firestorm.event.CampaignEvent.CampaignEnded;
import battlearrow.firestorm.event.CampaignEvent.CampaignStarted;
import battlearrow.firestorm.event.CampaignEvent.DataCorrected;
import battlearrow.firestorm.event.CampaignEvent.HouseRuleChanged;
import battlearrow.firestorm.event.CampaignEvent.HouseRulesChosen;
import battlearrow.firestorm.event.CampaignEvent.NoneMade;
import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.CampaignEvent.PlanNoteAdded;
import battlearrow.firestorm.event.CampaignEvent.PlanWritten;
import battlearrow.firestorm.event.CampaignEvent.PlanningClosed;
import battlearrow.firestorm.event.CampaignEvent.PointsAwarded;
import battlearrow.firestorm.event.CampaignEvent.PointsSet;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.CampaignEvent.StepClosed;
import battlearrow.firestorm.event.CampaignEvent.TotalsShown;
import battlearrow.firestorm.event.CampaignEvent.TurnEnded;
import battlearrow.firestorm.event.CombatEvent;
import battlearrow.firestorm.event.CombatEvent.BattleDecided;
import battlearrow.firestorm.event.CombatEvent.MissionAgreed;
import battlearrow.firestorm.event.CombatEvent.MissionProposed;
import battlearrow.firestorm.event.CombatEvent.MissionRolled;
import battlearrow.firestorm.event.CombatEvent.PointsAgreed;
import battlearrow.firestorm.event.CombatEvent.PointsProposed;
import battlearrow.firestorm.event.CombatEvent.ScoresConfirmed;
import battlearrow.firestorm.event.CombatEvent.ScoresReported;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.event.ManoeuvreEvent.ArmourBroughtUp;
import battlearrow.firestorm.event.ManoeuvreEvent.ArtilleryTaken;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleArrowPlaced;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleArrowWithdrawn;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleCancelled;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleVoided;
import battlearrow.firestorm.event.ManoeuvreEvent.ChallengeMade;
import battlearrow.firestorm.event.ManoeuvreEvent.CommitmentSealed;
import battlearrow.firestorm.event.ManoeuvreEvent.InitiativeDeclined;
import battlearrow.firestorm.event.ManoeuvreEvent.InitiativeRolled;
import battlearrow.firestorm.event.ManoeuvreEvent.OutOfSupplyRolled;
import battlearrow.firestorm.event.ManoeuvreEvent.PlayerReplaced;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyChecked;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyDrawn;
import battlearrow.firestorm.event.ManoeuvreEvent.TroopsCommitted;
import battlearrow.firestorm.event.ManoeuvreEvent.VariableRolled;
import battlearrow.firestorm.event.MapEvent;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.event.MapEvent.MarkersRemoved;
import battlearrow.firestorm.event.MapEvent.MarkersReturned;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.event.MovementEvent;
import battlearrow.firestorm.event.MovementEvent.ReinforcementPlaced;
import battlearrow.firestorm.event.MovementEvent.ReinforcementRolled;
import battlearrow.firestorm.event.MovementEvent.ReserveArrived;
import battlearrow.firestorm.event.MovementEvent.ReserveRolled;
import battlearrow.firestorm.event.MovementEvent.ReserveToPool;
import battlearrow.firestorm.event.MovementEvent.ReserveTurnedBack;
import battlearrow.firestorm.event.MovementEvent.TroopExploited;
import battlearrow.firestorm.event.MovementEvent.TroopMoved;
import battlearrow.firestorm.event.WargameEvent;
import battlearrow.firestorm.event.WargameEvent.BattleOpened;
import battlearrow.firestorm.event.WargameEvent.BattleRolled;
import battlearrow.firestorm.event.WargameEvent.RollAgreed;
import battlearrow.firestorm.event.WargameEvent.RollProposed;
import battlearrow.firestorm.event.WargameEvent.TempoRolled;
import battlearrow.firestorm.event.WargameEvent.TrackMoved;
import battlearrow.firestorm.event.WargameEvent.WargameForked;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.order.RecordedBattle;
import battlearrow.firestorm.rulebook.BattleTotal;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Modifier;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.rulebook.VariablePlatoon;
import battlearrow.firestorm.scenario.HouseRuleText;
import battlearrow.web.campaign.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Every event in a sentence, with the rule behind it. The keys stand in {@code messages-chronicle.properties} under the
 * event's name.
 */
final class EventWords {
    private final Words words;
    private final Scenario scenario;
    private final Mode mode;
    private final IntFunction<String> battles;
    private final Function<Player, String> players;

    /**
     * @param battles the name of a battle by its number: "Battle 5"
     * @param players the name of a player as this reader may read it
     */
    EventWords(
            Words words, Scenario scenario, Mode mode, IntFunction<String> battles, Function<Player, String> players) {
        this.words = words;
        this.scenario = scenario;
        this.mode = mode;
        this.battles = battles;
        this.players = players;
    }

    /** How many dice of its entry an event took. */
    static int diceOf(Event event) {
        return switch (event) {
            case InitiativeRolled initiative -> 2;
            case InterdictionRolled interdiction -> 2;
            case TempoRolled tempo -> 2;
            case BattleRolled battle -> 4;
            case VariableRolled variable -> 1;
            case OutOfSupplyRolled outOfSupply -> 1;
            case MissionRolled mission -> 1;
            case DestroyRolled destroy -> 1;
            case AircraftRolled aircraft -> 1;
            case ResupplyMade resupply -> 1;
            case ReinforcementRolled reinforcement -> 1;
            case ReserveRolled reserve -> 1;
            default -> 0;
        };
    }

    /** A sentence before its dice are known. */
    record Said(String text, @Nullable Side side, @Nullable Rule rule, boolean isMinor) {}

    Said say(Event event) {
        return switch (event) {
            case CampaignEvent campaign -> campaign(campaign);
            case ManoeuvreEvent manoeuvre -> manoeuvre(manoeuvre);
            case CombatEvent combat -> combat(combat);
            case AfterActionEvent after -> afterAction(after);
            case AirAllocationEvent air -> air(air);
            case MovementEvent movement -> movement(movement);
            case MapEvent map -> map(map);
            case WargameEvent wargame -> wargame(wargame);
        };
    }

    private Said campaign(CampaignEvent event) {
        return switch (event) {
            case CampaignStarted e ->
                mode == Mode.WARGAME
                        ? told(Rule.SET_26, "campaign-started.wargame")
                        : told(Rule.SET_12, "campaign-started", e.points());
            case PointsSet e -> told(Rule.ORG_07, "points-set", e.points());
            case DataCorrected e ->
                told(
                        Rule.ORG_10,
                        "data-corrected",
                        e.corrections().size(),
                        e.takenBack().size());
            case HouseRulesChosen e -> chosen(e);
            case HouseRuleChanged e ->
                told(
                        Rule.ORG_11,
                        "house-rule-changed",
                        HouseRuleText.of(e.rule()).name(),
                        HouseRuleText.of(e.rule()).say(e.value()).label(),
                        e.fromTurn());
            case PhaseOpened e -> phaseOpened(e);
            case PlanWritten e -> told(e.side(), Rule.PLAN_05, "plan-written", e.side());
            case PlanNoteAdded e -> told(e.side(), Rule.PLAN_06, "plan-note-added", e.side());
            case PlanningClosed e -> told(e.side(), Rule.TURN_03, "planning-closed", e.side());
            case BattlePhaseCloseAsked e -> told(e.side(), Rule.TURN_05, "battle-phase-close-asked", e.side());
            case StepClosed e -> minor(e.side(), Rule.TURN_06, "step-closed", words.of("step", e.step()));
            case NoneMade e -> told(e.side(), Rule.TURN_06, "none-made", words.of("step", e.step()));
            case AirfieldsRead e ->
                e.held().isEmpty()
                        ? minor(null, Rule.AIR_20, "airfields-read.none")
                        : minor(null, Rule.AIR_20, "airfields-read", areas(e.held()));
            case TotalsShown e -> told(null, Rule.VIC_08, "totals-shown", e.turn(), e.allied(), e.german());
            case TurnEnded e -> told(null, Rule.TURN_12, "turn-ended", e.turn());
            case CampaignEnded e -> campaignEnded(e);
            case Ruled e -> told(null, Rule.ROLE_02, "ruled", ruled(e.what()), Reason.ended(e.reason()));
            case BattleRecorded e -> recorded(e.battle());
            case PointsAwarded e -> told(e.side(), Rule.ROLE_02, "points-awarded", e.side(), e.points());
            case AircraftRecalled e ->
                minor(
                        null,
                        Rule.AIR_39,
                        "aircraft-recalled",
                        list(e.aircraft().stream().map(this::troop).toList()));
        };
    }

    private Said chosen(HouseRulesChosen e) {
        List<String> others = e.chosen().entrySet().stream()
                .map(one -> words.of(
                        "chronicle.house-rule",
                        HouseRuleText.of(one.getKey()).name(),
                        HouseRuleText.of(one.getKey()).say(one.getValue()).label()))
                .toList();
        return others.isEmpty()
                ? told(Rule.ORG_11, "house-rules-chosen.none")
                : told(Rule.ORG_11, "house-rules-chosen", String.join("; ", others));
    }

    private Said phaseOpened(PhaseOpened e) {
        if (e.step() != Step.NONE) {
            return minor(e.step().findOwner().orElse(null), Rule.TURN_06, "step-opened", words.of("step", e.step()));
        }
        boolean inTurn = e.phase() == Phase.PLANNING || e.phase() == Phase.BATTLE || e.phase() == Phase.STRATEGIC;
        String phase = words.of("phase", e.phase());
        return told(null, Rule.TURN_02, "phase-opened", inTurn ? words.of("phase.in-turn", phase, e.turn()) : phase);
    }

    private Said campaignEnded(CampaignEnded e) {
        Side winner = e.winner();
        return winner == null
                ? told(null, Rule.VIC_14, "campaign-ended.draw", Math.abs(e.difference()))
                : told(
                        winner,
                        Rule.VIC_10,
                        "campaign-ended",
                        winner,
                        words.of("level", e.level()),
                        Math.abs(e.difference()));
    }

    /** What kind of ruling it was; the journal names it as the order was called. */
    private Said recorded(RecordedBattle battle) {
        AreaId tail = battle.tail();
        AreaId point = battle.point();
        Side winner = battle.winner();
        String place =
                tail == null || point == null ? "" : words.of("event.battle-recorded.place", area(tail), area(point));
        String size = words.of("recorded.size", battle.tables(), battle.days());
        String ended = winner == null
                ? words.of("event.battle-recorded.drawn")
                : words.of("event.battle-recorded.won", winner);
        return new Said(
                String.join(
                                " ",
                                words.of("event.battle-recorded", battle.name(), size),
                                place,
                                fought(battle, Side.ALLIED),
                                fought(battle, Side.GERMAN),
                                ended,
                                Reason.ended(battle.note()))
                        .replaceAll(" +", " ")
                        .strip(),
                null,
                Rule.ORG_06,
                false);
    }

    private String fought(RecordedBattle battle, Side side) {
        List<String> names = battle.players(side).stream().map(players).toList();
        return names.isEmpty() ? "" : words.of("event.battle-recorded.players", side, words.list(names));
    }

    private String ruled(String what) {
        return words.of("chronicle.ruling." + what.substring(0, 1).toLowerCase(Locale.ROOT) + what.substring(1));
    }

    private Said manoeuvre(ManoeuvreEvent event) {
        String battle = battles.apply(event.battle());
        return switch (event) {
            case ChallengeMade e ->
                told(null, Rule.MAN_01, "challenge-made", players.apply(e.allied()), players.apply(e.german()));
            case BattleCancelled e -> told(null, Rule.MAN_08, "battle-cancelled");
            case InitiativeRolled e ->
                e.bonus() > 0
                        ? told(
                                e.holder(),
                                Rule.MAN_06,
                                "initiative-rolled.bonus",
                                e.allied(),
                                e.bonus(),
                                e.german(),
                                e.holder())
                        : told(
                                e.holder(),
                                e.allied() == e.german() ? Rule.MAN_05 : Rule.MAN_04,
                                e.allied() == e.german() ? "initiative-rolled.tie" : "initiative-rolled",
                                e.allied(),
                                e.german(),
                                e.holder());
            case InitiativeDeclined e -> told(e.side(), Rule.MAN_08, "initiative-declined", e.side());
            case BattleArrowPlaced e ->
                told(e.side(), Rule.MAN_09, "battle-arrow-placed", e.arrow(), area(e.tail()), area(e.point()));
            case BattleArrowWithdrawn e -> told(null, Rule.MAN_42, "battle-arrow-withdrawn", battle);
            case ArmourBroughtUp e ->
                told(Side.ALLIED, Rule.MAN_35, "armour-brought-up", troop(e.troop()), area(e.from()), area(e.to()));
            case TroopsCommitted e ->
                e.troops().isEmpty()
                        ? told(e.side(), Rule.MAN_23, "troops-committed.none", battle, e.side())
                        : told(
                                e.side(),
                                Rule.MAN_21,
                                "troops-committed",
                                battle,
                                e.side(),
                                list(e.troops().stream().map(this::troop).toList()));
            case CommitmentSealed e -> told(e.side(), Rule.MAN_25, "commitment-sealed", battle, e.side());
            case ArtilleryTaken e -> told(Side.ALLIED, Rule.ABN_18, "artillery-taken", battle, area(e.zone()));
            case VariableRolled e ->
                told(null, Rule.MAN_36, "variable-rolled", troop(e.troop()), e.die(), platoon(e.troop(), e.platoon()));
            case SupplyChecked e -> supplyChecked(e, battle);
            case SupplyDrawn e -> told(Side.ALLIED, Rule.ABN_08, "supply-drawn", battle, area(e.zone()));
            case OutOfSupplyRolled e -> outOfSupply(e, battle);
            case PlayerReplaced e ->
                told(e.side(), Rule.ROLE_09, "player-replaced", battle, players.apply(e.player()), e.side());
            case BattleVoided e -> told(null, Rule.TURN_05, "battle-voided", battle);
        };
    }

    private Said supplyChecked(SupplyChecked e, String battle) {
        String text = words.of("event.supply-checked", battle, status(e.alliedInSupply()), status(e.germanInSupply()));
        return new Said(
                e.antiAircraft() ? text + " " + words.of("event.supply-checked.anti-aircraft") : text,
                null,
                e.antiAircraft() ? Rule.MAN_26 : Rule.SUP_04,
                false);
    }

    private String status(boolean isInSupply) {
        return words.of(isInSupply ? "map.in-supply" : "map.out-of-supply");
    }

    private Said outOfSupply(OutOfSupplyRolled e, String battle) {
        Rule rule = switch (e.effect()) {
            case MORALE_REDUCED -> Rule.SUP_17;
            case STRENGTH_REDUCED -> Rule.SUP_18;
            case NO_EFFECT -> Rule.SUP_19;
            case FIGHT_TO_THE_DEATH -> Rule.SUP_20;
        };
        return told(
                e.side(),
                rule,
                "out-of-supply-rolled",
                battle,
                e.side(),
                e.die(),
                words.of("out-of-supply", e.effect()));
    }

    private Said combat(CombatEvent event) {
        String battle = battles.apply(event.battle());
        return switch (event) {
            case MissionProposed e -> minor(e.side(), Rule.COM_01, "mission-proposed", battle, e.side(), e.mission());
            case MissionAgreed e -> told(null, Rule.COM_05, "mission-agreed", battle, e.mission());
            case MissionRolled e ->
                told(e.side(), Rule.COM_02, "mission-rolled", battle, e.side(), e.die(), e.mission());
            case PointsProposed e -> minor(e.side(), Rule.COM_08, "points-proposed", battle, e.side(), e.points());
            case PointsAgreed e -> told(null, Rule.COM_08, "points-agreed", battle, e.points());
            case ScoresReported e ->
                minor(e.side(), Rule.COM_12, "scores-reported", battle, e.side(), e.allied(), e.german());
            case ScoresConfirmed e -> told(null, Rule.COM_12, "scores-confirmed", battle, e.allied(), e.german());
            case BattleDecided e -> decided(e, battle);
        };
    }

    private Said decided(BattleDecided e, String battle) {
        Side winner = e.winner();
        String how = e.ruled() ? ".ruled" : "";
        return winner == null
                ? told(null, Rule.AFT_05, "battle-decided.draw" + how, battle)
                : told(winner, Rule.AFT_05, "battle-decided" + how, battle, winner);
    }

    private Said afterAction(AfterActionEvent event) {
        String battle = battles.apply(event.battle());
        return switch (event) {
            case AfterActionBegun e -> minor(null, Rule.AFT_02, "after-action-begun", battle);
            case DestroyRolled e ->
                told(
                        scenario.getTroop(e.troop()).side(),
                        Rule.AFT_08,
                        e.destroyed() ? "destroy-rolled.destroyed" : "destroy-rolled.safe",
                        troop(e.troop()),
                        e.die(),
                        e.needed());
            case TroopSaved e -> told(Side.ALLIED, Rule.ABN_22, "troop-saved", troop(e.troop()), area(e.zone()));
            case TroopSavedToo e -> told(Side.ALLIED, Rule.ABN_24, "troop-saved-too", troop(e.troop()));
            case TroopDestroyed e -> told(null, Rule.AFT_10, "troop-destroyed", troop(e.troop()));
            case RetreatBegun e -> minor(null, Rule.AFT_11, "retreat-begun", battle);
            case AreaHeld e -> told(Side.ALLIED, Rule.ABN_25, "area-held", battle, area(e.zone()));
            case HoldDeclined e -> minor(Side.ALLIED, Rule.ABN_25, "hold-declined", battle);
            case TroopRetreated e ->
                told(null, Rule.AFT_12, "troop-retreated", troop(e.troop()), area(e.from()), area(e.to()));
            case TroopCaptured e -> told(e.by(), Rule.AFT_14, "troop-captured", troop(e.troop()), e.by());
            case AdvanceBegun e -> minor(null, Rule.AFT_22, "advance-begun", area(e.area()));
            case TroopAdvanced e ->
                told(null, Rule.AFT_22, "troop-advanced", troop(e.troop()), area(e.from()), area(e.to()));
            case DepotAttackScored e -> told(Side.GERMAN, Rule.AFT_18, "depot-attack-scored", area(e.depot()));
            case BattleClosed e -> minor(null, Rule.AFT_03, "battle-closed", battle);
        };
    }

    private Said air(AirAllocationEvent event) {
        return switch (event) {
            case AircraftRolled e -> told(Side.ALLIED, Rule.AIR_01, "aircraft-rolled", e.aircraft(), e.c47());
            case AircraftScheduled e -> told(Side.ALLIED, Rule.AIR_01, "aircraft-scheduled", e.aircraft(), e.c47());
            case DropAssigned e -> told(Side.ALLIED, Rule.AIR_06, "drop-assigned", troop(e.troop()), area(e.zone()));
            case ResupplyAssigned e -> told(Side.ALLIED, Rule.AIR_15, "resupply-assigned", area(e.zone()));
            case MountainAssigned e ->
                told(Side.ALLIED, Rule.AIR_20, "mountain-assigned", troop(e.troop()), area(e.airfield()));
            case TyphoonSwapped e -> told(Side.ALLIED, Rule.AIR_04, "typhoon-swapped");
            case TroopUnassigned e -> told(Side.ALLIED, Rule.AIR_06, "troop-unassigned", troop(e.troop()));
            case ResupplyUnassigned e -> told(Side.ALLIED, Rule.AIR_15, "resupply-unassigned", area(e.zone()));
            case InterdictionAssigned e ->
                told(
                        e.side(),
                        e.side() == Side.ALLIED ? Rule.AIR_24 : Rule.AIR_25,
                        "interdiction-assigned",
                        troop(e.aircraft()),
                        area(e.target()));
            case CloseSupportAssigned e ->
                told(
                        e.side(),
                        e.side() == Side.ALLIED ? Rule.AIR_26 : Rule.AIR_27,
                        "close-support-assigned",
                        troop(e.aircraft()),
                        area(e.area()));
            case AircraftUnassigned e -> told(e.side(), Rule.AIR_26, "aircraft-unassigned", troop(e.aircraft()));
            case InterdictionRolled e ->
                told(
                        e.side(),
                        e.side() == Side.ALLIED ? Rule.AIR_30 : Rule.AIR_35,
                        e.success() ? "interdiction-rolled.success" : "interdiction-rolled.failure",
                        area(e.target()),
                        troop(e.aircraft()),
                        e.allied(),
                        e.german());
            case DepotInterdicted e ->
                told(Side.ALLIED, Rule.AIR_31, "depot-interdicted", troop(e.typhoon()), area(e.depot()));
            case ResupplyInterdicted e -> told(Side.GERMAN, Rule.AIR_35, "resupply-interdicted", area(e.zone()));
            case ResupplyMade e ->
                told(Side.ALLIED, Rule.AIR_18, "resupply-made", area(e.zone()), e.die(), e.added(), e.total());
            case DropMade e ->
                told(Side.ALLIED, Rule.AIR_12, "drop-made", troop(e.troop()), area(e.zone()), e.markers());
            case MountainLanded e ->
                told(Side.ALLIED, Rule.AIR_20, "mountain-landed", troop(e.troop()), area(e.airfield()));
            case CloseSupportFlown e ->
                told(
                        scenario.getTroop(e.aircraft()).side(),
                        Rule.AIR_28,
                        "close-support-flown",
                        troop(e.aircraft()),
                        area(e.area()));
            case AircraftReturned e -> minor(null, Rule.AIR_37, "aircraft-returned", troop(e.aircraft()));
        };
    }

    private Said movement(MovementEvent event) {
        return switch (event) {
            case TroopExploited e -> {
                Said moved = told(null, Rule.EXP_01, "troop-exploited", troop(e.troop()), area(e.from()), area(e.to()));
                AreaId zone = e.drawZone();
                yield zone == null
                        ? moved
                        : new Said(
                                moved.text() + " " + words.of("event.troop-exploited.marker", area(zone)),
                                Side.ALLIED,
                                Rule.EXP_05,
                                false);
            }
            case ReinforcementPlaced e ->
                told(null, Rule.RES_01, "reinforcement-placed", troop(e.troop()), area(e.depot()));
            case ReinforcementRolled e ->
                told(
                        null,
                        e.arrived() ? Rule.RES_06 : Rule.AIR_31,
                        e.arrived() ? "reinforcement-rolled" : "reinforcement-rolled.interdicted",
                        troop(e.troop()),
                        e.die(),
                        area(e.depot()));
            case ReserveRolled e ->
                told(
                        null,
                        Rule.RES_08,
                        e.arrives() ? "reserve-rolled.arrives" : "reserve-rolled.waits",
                        troop(e.troop()),
                        e.die(),
                        scenario.tables().reserveArrivesOn());
            case ReserveArrived e -> told(null, Rule.RES_09, "reserve-arrived", troop(e.troop()), area(e.area()));
            case ReserveToPool e -> told(null, Rule.RES_10, "reserve-to-pool", troop(e.troop()));
            case ReserveTurnedBack e ->
                told(null, Rule.RES_11, "reserve-turned-back", troop(e.troop()), area(e.depot()));
            case TroopMoved e -> moved(e);
        };
    }

    private Said moved(TroopMoved e) {
        AreaId march = e.marchTo();
        if (e.road().isEmpty()) {
            return march == null
                    ? told(null, Rule.MOV_03, "troop-moved.stays", troop(e.troop()))
                    : told(null, Rule.MOV_09, "troop-moved.march", troop(e.troop()), area(march));
        }
        String from = area(e.road().getFirst());
        String to = area(e.road().getLast());
        return march == null
                ? told(null, Rule.MOV_04, "troop-moved.road", troop(e.troop()), from, to)
                : told(null, Rule.MOV_02, "troop-moved.both", troop(e.troop()), from, to, area(march));
    }

    private Said map(MapEvent event) {
        return switch (event) {
            case ControlChanged e -> told(e.side(), Rule.AFT_19, "control-changed", area(e.area()), e.side());
            case MarkersRemoved e -> told(null, Rule.ABN_31, "markers-removed", area(e.zone()), e.markers());
            case MarkersReturned e -> told(null, Rule.ABN_27, "markers-returned", area(e.zone()), e.markers());
            case TroopPlaced e -> placed(e);
        };
    }

    private Said placed(TroopPlaced e) {
        String key = "troop-placed." + e.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        AreaId where = e.area();
        return minor(null, null, key, troop(e.troop()), where == null ? "" : area(where));
    }

    private Said wargame(WargameEvent event) {
        return switch (event) {
            case WargameForked e ->
                told(
                        null,
                        Rule.SET_27,
                        e.copy().turn() == 0 ? "wargame-forked.opening" : "wargame-forked",
                        e.copy().turn());
            case TempoRolled e -> told(null, Rule.GW_02, "tempo-rolled", e.allied(), e.german(), e.battles());
            case BattleOpened e -> minor(null, Rule.GW_06, "battle-opened", battles.apply(e.battle()));
            case TrackMoved e -> minor(null, Rule.GW_04, "track-moved", e.battlesLeft());
            case RollProposed e -> told(e.side(), Rule.GW_13, "roll-proposed", battles.apply(e.battle()), e.side());
            case RollAgreed e -> told(null, Rule.GW_13, "roll-agreed", battles.apply(e.battle()));
            case BattleRolled e ->
                told(
                        null,
                        Rule.GW_13,
                        "battle-rolled",
                        battles.apply(e.battle()),
                        total(Side.ALLIED, e.allied()),
                        total(Side.GERMAN, e.german()));
        };
    }

    /** "Allied 4 + 3, Sherman +1, Out of Supply -2, together 6" */
    private String total(Side side, BattleTotal total) {
        StringBuilder added = new StringBuilder();
        for (Modifier modifier : total.modifiers()) {
            TroopId troop = modifier.troop();
            String what = troop == null
                    ? words.of("modifier", modifier.kind())
                    : scenario.getTroop(troop).type().name();
            added.append(words.of("event.battle-rolled.added", what, "%+d".formatted(modifier.amount())));
        }
        return words.of(
                "event.battle-rolled.side",
                side,
                total.dice().getFirst(),
                total.dice().getLast(),
                added.toString(),
                total.total());
    }

    private Said told(@Nullable Rule rule, String key, Object... about) {
        return told(null, rule, key, about);
    }

    private Said told(@Nullable Side side, @Nullable Rule rule, String key, Object... about) {
        return new Said(words.of("event." + key, about), side, rule, false);
    }

    private Said minor(@Nullable Side side, @Nullable Rule rule, String key, Object... about) {
        return new Said(words.of("event." + key, about), side, rule, true);
    }

    private String area(AreaId id) {
        return scenario.map().get(id).name();
    }

    private String areas(List<AreaId> ids) {
        return list(ids.stream().map(this::area).toList());
    }

    private String troop(TroopId id) {
        return words.of(
                "chronicle.troop",
                scenario.getTroop(id).type().name(),
                scenario.getTroop(id).unit());
    }

    private String list(List<String> names) {
        if (names.size() < 2) {
            return String.join("", names);
        }
        List<String> first = new ArrayList<>(names);
        String last = first.removeLast();
        return words.of("list.and", String.join(", ", first), last);
    }

    /** What a variable Troop fields, in the words of its row (T-03, or T-04 in the General's Wargame). */
    private String platoon(TroopId troop, String code) {
        String type = scenario.getTroop(troop).type().code();
        RulebookTables tables = scenario.tables();
        return Stream.of(tables.variableCampaign(), tables.variableWargame())
                .flatMap(table -> table.getOrDefault(type, List.of()).stream())
                .filter(row -> row.code().equals(code))
                .map(VariablePlatoon::platoon)
                .findFirst()
                .orElse(code);
    }
}
