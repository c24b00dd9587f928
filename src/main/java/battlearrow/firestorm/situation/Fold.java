package battlearrow.firestorm.situation;

import battlearrow.firestorm.event.AfterActionEvent;
import battlearrow.firestorm.event.AirAllocationEvent;
import battlearrow.firestorm.event.CampaignEvent;
import battlearrow.firestorm.event.CombatEvent;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.event.MapEvent;
import battlearrow.firestorm.event.MovementEvent;
import battlearrow.firestorm.event.WargameEvent;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.forces.TroopSet;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRuleChange;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.AirAllocation.MissionState;
import battlearrow.firestorm.situation.AirAllocation.Tactical;
import battlearrow.firestorm.situation.AirAllocation.TacticalKind;
import battlearrow.firestorm.situation.AirAllocation.Transport;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation.Draft;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What each event does to a situation. No rule is judged here: an event has already happened. */
final class Fold {
    private final Draft to;

    private Fold(Draft to) {
        this.to = to;
    }

    static Situation apply(Situation situation, Event event) {
        return situation.but(draft -> new Fold(draft).apply(event));
    }

    static Situation apply(Situation situation, Iterable<? extends Event> events) {
        return situation.but(draft -> events.forEach(new Fold(draft)::apply));
    }

    private void apply(Event event) {
        switch (event) {
            case CampaignEvent e -> campaign(e);
            case ManoeuvreEvent e -> manoeuvre(e);
            case CombatEvent e -> combat(e);
            case AfterActionEvent e -> afterAction(e);
            case AirAllocationEvent e -> airAllocation(e);
            case MovementEvent e -> movement(e);
            case MapEvent e -> map(e);
            case WargameEvent e -> wargame(e);
        }
    }

    private void campaign(CampaignEvent event) {
        switch (event) {
            case CampaignEvent.CampaignStarted e -> to.points = e.points();
            case CampaignEvent.PointsSet e -> setPoints(e.points());
            // Before the start nothing stands on the map yet, and the areas are always the same.
            case CampaignEvent.DataCorrected e ->
                to.scenario = ScenarioLibrary.corrected(to.scenario, e.corrections(), e.takenBack());
            case CampaignEvent.HouseRulesChosen e -> {
                to.houseRules = new HouseRules(e.chosen());
                to.points = to.houseRules.number(HouseRule.HR_36);
            }
            case CampaignEvent.HouseRuleChanged e -> {
                List<HouseRuleChange> next = new ArrayList<>(to.houseRuleChanges);
                next.add(new HouseRuleChange(e.rule(), e.value(), e.fromTurn()));
                next.sort(Comparator.comparingInt(HouseRuleChange::fromTurn));
                to.houseRuleChanges = List.copyOf(next);
            }
            case CampaignEvent.PhaseOpened e -> open(e.turn(), e.phase(), e.step());
            case CampaignEvent.PlanWritten e -> to.planningClosed = without(to.planningClosed, e.side());
            case CampaignEvent.PlanningClosed e -> to.planningClosed = with(to.planningClosed, e.side());
            case CampaignEvent.BattlePhaseCloseAsked e -> to.closeAsked = with(to.closeAsked, e.side());
            case CampaignEvent.AirfieldsRead e ->
                to.airfieldsHeldAtStart = to.scenario.map().setOf(e.held());
            case CampaignEvent.AircraftRecalled e ->
                e.aircraft().forEach(id -> to.place(troop(id), Place.REINFORCEMENT_POOL));
            case CampaignEvent.CampaignEnded e -> open(to.turn, Phase.FINISHED, Step.NONE);
            case CampaignEvent.PlanNoteAdded e -> {}
            case CampaignEvent.StepClosed e -> {}
            case CampaignEvent.NoneMade e -> {}
            case CampaignEvent.TotalsShown e -> {}
            case CampaignEvent.TurnEnded e -> {}
            case CampaignEvent.Ruled e -> {}
            case CampaignEvent.BattleRecorded e -> {}
            case CampaignEvent.PointsAwarded e -> {
                List<PointsAward> more = new ArrayList<>(to.awards);
                more.add(new PointsAward(e.side(), e.points(), e.reason()));
                to.awards = List.copyOf(more);
            }
        }
    }

    private void open(int turn, Phase phase, Step step) {
        if (phase != to.phase) {
            to.planningClosed = Set.of();
            to.closeAsked = Set.of();
            to.exploitedAreas = AreaSet.NONE;
            to.exploitedTroops = TroopSet.NONE;
            to.movedTroops = TroopSet.NONE;
            to.air = step == Step.OPENING_AIR ? AirAllocation.openingWith(openingDrops()) : AirAllocation.NONE;
        }
        if (turn != to.turn) {
            to.depotsScored = AreaSet.NONE;
            to.arrowsThisTurn = 0;
            changeHouseRules(turn);
        }
        if (step == Step.VICTORY_POINTS) {
            to.exploitedAreas = AreaSet.NONE; // EXP-16
        }
        to.rolledForArrival = TroopSet.NONE;
        to.turn = turn;
        to.phase = phase;
        to.step = step;
    }

    /** What was announced for a turn that opens comes into force; of two changes of one switch the later counts (ORG-11). */
    private void changeHouseRules(int turn) {
        for (HouseRuleChange change : to.houseRuleChanges) {
            if (change.fromTurn() > to.turn && change.fromTurn() <= turn) {
                to.houseRules = to.houseRules.with(change.rule(), change.value());
                if (change.rule() == HouseRule.HR_36) {
                    to.points = to.houseRules.number(HouseRule.HR_36);
                }
            }
        }
    }

    private void setPoints(int points) {
        to.points = points;
        to.houseRules = to.houseRules.with(HouseRule.HR_36, Integer.toString(points));
    }

    private int openingDrops() {
        return to.houseRules.number(HouseRule.HR_24);
    }

    private void manoeuvre(ManoeuvreEvent event) {
        int battle = event.battle();
        switch (event) {
            case ManoeuvreEvent.ChallengeMade e -> begin(Battle.challenge(battle, e.allied(), e.german()));
            case ManoeuvreEvent.BattleCancelled e -> to.closeBattle(battle);
            case ManoeuvreEvent.InitiativeRolled e ->
                to.battle(battle, b -> {
                    b.stage = Stage.INITIATIVE;
                    b.initiative = new Initiative(e.allied(), e.german(), e.bonus(), e.holder(), 0);
                });
            case ManoeuvreEvent.InitiativeDeclined e ->
                to.battle(
                        battle,
                        b -> b.initiative = passed(b.initiative, e.side().enemy()));
            case ManoeuvreEvent.BattleArrowPlaced e -> {
                to.lastArrow = e.arrow();
                to.arrowsThisTurn++;
                to.closeAsked = Set.of();
                to.battle(battle, b -> {
                    b.stage = Stage.PLACED;
                    b.arrow = new BattleArrow(e.arrow(), e.side(), area(e.tail()), area(e.point()));
                });
            }
            case ManoeuvreEvent.BattleArrowWithdrawn e -> takeOffUnplayed(battle);
            case ManoeuvreEvent.BattleVoided e -> takeOffUnplayed(battle);
            case ManoeuvreEvent.PlayerReplaced e ->
                to.battle(battle, b -> b.party(e.side(), b.party(e.side()).withPlayer(e.player())));
            case ManoeuvreEvent.ArmourBroughtUp e -> {
                to.place(troop(e.troop()), Place.in(area(e.to())));
                to.battle(
                        battle,
                        b -> b.broughtUpFrom = Battle.Draft.plus(b.broughtUpFrom, troop(e.troop()), area(e.from())));
            }
            case ManoeuvreEvent.TroopsCommitted e ->
                to.battle(battle, b -> {
                    List<FirestormTroop> chosen = troops(e.troops());
                    b.party(e.side(), b.party(e.side()).withTroops(chosen));
                    b.stage = Stage.COMMITTED_FIRST;
                });
            case ManoeuvreEvent.CommitmentSealed e ->
                to.battle(battle, b -> {
                    Party.Sealed choice = new Party.Sealed(
                            troops(e.troops()),
                            e.artillery().stream().map(this::area).toList());
                    b.party(e.side(), b.party(e.side()).withSealed(choice));
                    b.stage = Stage.COMMITTED_FIRST;
                });
            case ManoeuvreEvent.ArtilleryTaken e -> {
                to.spendMarker(area(e.zone()));
                to.battle(battle, b -> b.artilleryZone = area(e.zone()));
            }
            case ManoeuvreEvent.VariableRolled e ->
                to.battle(battle, b -> {
                    Party party = b.party(Side.GERMAN);
                    VariableRoll roll = new VariableRoll(e.die(), e.platoon());
                    b.party(
                            Side.GERMAN,
                            party.withVariableRolls(Battle.Draft.plus(party.variableRolls(), troop(e.troop()), roll)));
                });
            case ManoeuvreEvent.SupplyChecked e ->
                to.battle(battle, b -> {
                    b.stage = Stage.SUPPLY_CHECKED;
                    b.allied = b.allied.withSupply(e.alliedInSupply());
                    b.german = b.german.withSupply(e.germanInSupply());
                    b.antiAircraft = e.antiAircraft();
                });
            case ManoeuvreEvent.SupplyDrawn e -> {
                to.spendMarker(area(e.zone()));
                to.battle(battle, b -> b.supplyZone = area(e.zone()));
            }
            case ManoeuvreEvent.OutOfSupplyRolled e ->
                to.battle(
                        battle,
                        b -> b.party(
                                e.side(),
                                b.party(e.side()).withOutOfSupplyRoll(new OutOfSupplyRoll(e.die(), e.effect()))));
        }
    }

    private void begin(Battle battle) {
        List<Battle> next = new ArrayList<>(to.battles);
        next.add(battle);
        to.battles = List.copyOf(next);
        to.lastBattle = battle.number();
    }

    /** Closes a battle that is not played; its arrow, if it had one, counts no more (HR-37). */
    private void takeOffUnplayed(int battle) {
        boolean hadArrow = to.battles.stream()
                .anyMatch(one -> one.number() == battle && one.findArrow().isPresent());
        to.arrowsThisTurn -= hadArrow ? 1 : 0;
        to.closeBattle(battle);
    }

    private static @Nullable Initiative passed(@Nullable Initiative before, Side holder) {
        return before == null
                ? null
                : new Initiative(before.allied(), before.german(), before.bonus(), holder, before.declines() + 1);
    }

    private void combat(CombatEvent event) {
        to.battle(event.battle(), b -> {
            switch (event) {
                case CombatEvent.MissionProposed e ->
                    b.party(e.side(), b.party(e.side()).withMission(e.mission()));
                case CombatEvent.MissionAgreed e -> {
                    b.mission = e.mission();
                    b.missionRoll = null;
                }
                case CombatEvent.MissionRolled e -> {
                    b.missionRoll = new Battle.MissionRoll(e.side(), e.die());
                    b.mission = e.mission();
                }
                case CombatEvent.PointsProposed e ->
                    b.party(e.side(), b.party(e.side()).withPoints(e.points()));
                case CombatEvent.PointsAgreed e -> b.points = e.points();
                case CombatEvent.ScoresReported e ->
                    b.party(e.side(), b.party(e.side()).withReported(new Scores(e.allied(), e.german(), e.winner())));
                case CombatEvent.ScoresConfirmed e -> b.scores = new Scores(e.allied(), e.german());
                case CombatEvent.BattleDecided e -> {
                    b.stage = Stage.FOUGHT;
                    b.decided = true;
                    b.ruled = e.ruled();
                    b.winner = e.winner();
                }
            }
        });
    }

    private void afterAction(AfterActionEvent event) {
        int battle = event.battle();
        switch (event) {
            case AfterActionEvent.AfterActionBegun e ->
                to.battle(battle, b -> {
                    b.stage = Stage.DESTROY;
                    b.presentAtStart = TroopSet.of(troops(e.present()));
                });
            case AfterActionEvent.DestroyRolled e ->
                to.battle(battle, b -> {
                    FirestormTroop troop = troop(e.troop());
                    b.destroyRolls = Battle.Draft.plus(
                            b.destroyRolls, troop, new DestroyRoll(e.die(), e.needed(), e.destroyed()));
                    if (e.destroyed()) {
                        b.pendingDestruction = b.pendingDestruction.with(troop);
                    }
                });
            case AfterActionEvent.TroopSaved e -> {
                to.spendMarker(area(e.zone()));
                to.battle(battle, b -> {
                    b.pendingDestruction = b.pendingDestruction.without(troop(e.troop()));
                    b.saved = b.saved.with(troop(e.troop()));
                });
            }
            case AfterActionEvent.TroopSavedToo e ->
                to.battle(battle, b -> {
                    b.pendingDestruction = b.pendingDestruction.without(troop(e.troop()));
                    b.saved = b.saved.with(troop(e.troop()));
                });
            case AfterActionEvent.TroopDestroyed e -> {
                to.place(troop(e.troop()), Place.REINFORCEMENT_POOL);
                to.battle(battle, b -> {
                    b.pendingDestruction = b.pendingDestruction.without(troop(e.troop()));
                    b.destroyed = b.destroyed.with(troop(e.troop()));
                });
            }
            case AfterActionEvent.RetreatBegun e -> to.battle(battle, b -> b.stage = Stage.RETREAT);
            case AfterActionEvent.AreaHeld e -> {
                to.spendMarker(area(e.zone()));
                to.battle(battle, b -> b.held = true);
            }
            case AfterActionEvent.HoldDeclined e -> to.battle(battle, b -> b.holdDeclined = true);
            case AfterActionEvent.TroopRetreated e -> {
                to.place(troop(e.troop()), Place.in(area(e.to())));
                to.battle(battle, b -> b.retreated = b.retreated.with(troop(e.troop())));
            }
            case AfterActionEvent.TroopCaptured e -> to.place(troop(e.troop()), Place.CAPTURED);
            case AfterActionEvent.AdvanceBegun e ->
                to.battle(battle, b -> {
                    b.stage = Stage.ADVANCE;
                    b.areaWon = area(e.area());
                });
            case AfterActionEvent.TroopAdvanced e -> {
                to.place(troop(e.troop()), Place.in(area(e.to())));
                to.battle(battle, b -> b.advanced = b.advanced.with(troop(e.troop())));
            }
            case AfterActionEvent.DepotAttackScored e -> {
                to.depotAttacks++;
                to.depotsScored = to.depotsScored.with(area(e.depot()));
            }
            case AfterActionEvent.BattleClosed e -> to.closeBattle(battle);
        }
    }

    private void airAllocation(AirAllocationEvent event) {
        switch (event) {
            case AirAllocationEvent.AircraftRolled e -> to.air = to.air.rolled(e.aircraft(), e.c47());
            case AirAllocationEvent.AircraftScheduled e -> to.air = to.air.rolled(e.aircraft(), e.c47());
            case AirAllocationEvent.DropAssigned e ->
                to.air = to.air.with(assigned(TransportKind.DROP, troop(e.troop()), e.zone()));
            case AirAllocationEvent.ResupplyAssigned e ->
                to.air = to.air.with(assigned(TransportKind.RESUPPLY, null, e.zone()));
            case AirAllocationEvent.MountainAssigned e ->
                to.air = to.air.with(assigned(TransportKind.MOUNTAIN, troop(e.troop()), e.airfield()));
            case AirAllocationEvent.TyphoonSwapped e -> to.air = to.air.swappedForTyphoon();
            case AirAllocationEvent.TroopUnassigned e ->
                to.air = to.air.withoutTransport(mission -> mission.troop() == troop(e.troop()));
            case AirAllocationEvent.ResupplyUnassigned e ->
                to.air = to.air.withoutTransport(mission -> mission.is(TransportKind.RESUPPLY, area(e.zone())));
            case AirAllocationEvent.InterdictionAssigned e ->
                to.air = to.air.with(new Tactical(
                        TacticalKind.INTERDICTION, troop(e.aircraft()), area(e.target()), MissionState.ASSIGNED));
            case AirAllocationEvent.CloseSupportAssigned e ->
                to.air = to.air.with(new Tactical(
                        TacticalKind.CLOSE_SUPPORT, troop(e.aircraft()), area(e.area()), MissionState.ASSIGNED));
            case AirAllocationEvent.AircraftUnassigned e -> to.air = to.air.withoutTactical(troop(e.aircraft()));
            case AirAllocationEvent.InterdictionRolled e ->
                to.air = to.air.resolveTactical(
                        troop(e.aircraft()), e.success() ? MissionState.SUCCEEDED : MissionState.FAILED);
            case AirAllocationEvent.DepotInterdicted e ->
                to.place(troop(e.typhoon()), new Place.Interdicting(area(e.depot())));
            case AirAllocationEvent.ResupplyInterdicted e ->
                to.air = to.air.resolveTransport(TransportKind.RESUPPLY, area(e.zone()), MissionState.FAILED);
            case AirAllocationEvent.ResupplyMade e -> {
                to.markers(area(e.zone()), e.total());
                to.air = to.air.resolveTransport(TransportKind.RESUPPLY, area(e.zone()), MissionState.SUCCEEDED);
            }
            case AirAllocationEvent.DropMade e -> {
                Area zone = area(e.zone());
                to.place(troop(e.troop()), Place.in(zone));
                to.markers(zone, to.markers[zone.index()] + e.markers());
                to.air = to.air.resolveTransport(TransportKind.DROP, zone, MissionState.SUCCEEDED);
            }
            case AirAllocationEvent.MountainLanded e -> {
                Area airfield = area(e.airfield());
                to.place(troop(e.troop()), Place.in(airfield));
                to.air = to.air.resolveTransport(TransportKind.MOUNTAIN, airfield, MissionState.SUCCEEDED);
            }
            case AirAllocationEvent.CloseSupportFlown e -> {
                to.place(troop(e.aircraft()), Place.in(area(e.area())));
                to.air = to.air.resolveTactical(troop(e.aircraft()), MissionState.SUCCEEDED);
            }
            case AirAllocationEvent.AircraftReturned e -> to.place(troop(e.aircraft()), Place.REINFORCEMENT_POOL);
        }
    }

    private Transport assigned(TransportKind kind, @Nullable FirestormTroop troop, AreaId zone) {
        return new Transport(kind, troop, area(zone), MissionState.ASSIGNED);
    }

    private void movement(MovementEvent event) {
        switch (event) {
            case MovementEvent.TroopExploited e -> {
                if (e.drawZone() != null) {
                    to.spendMarker(area(e.drawZone()));
                }
                to.place(troop(e.troop()), Place.in(area(e.to())));
                to.exploitedTroops = to.exploitedTroops.with(troop(e.troop()));
                to.exploitedAreas = to.exploitedAreas.with(area(e.to()));
            }
            case MovementEvent.ReinforcementPlaced e -> to.place(troop(e.troop()), Place.in(area(e.depot())));
            case MovementEvent.ReinforcementRolled e -> {
                to.rolledForArrival = to.rolledForArrival.with(troop(e.troop()));
                if (e.arrived()) {
                    to.place(troop(e.troop()), Place.in(area(e.depot())));
                }
            }
            case MovementEvent.ReserveRolled e -> to.rolledForArrival = to.rolledForArrival.with(troop(e.troop()));
            case MovementEvent.ReserveArrived e -> to.place(troop(e.troop()), Place.in(area(e.area())));
            case MovementEvent.ReserveToPool e -> to.place(troop(e.troop()), Place.REINFORCEMENT_POOL);
            case MovementEvent.ReserveTurnedBack e -> to.rolledForArrival = to.rolledForArrival.with(troop(e.troop()));
            case MovementEvent.TroopMoved e -> {
                AreaId end = e.marchTo() != null ? e.marchTo() : e.road().getLast();
                to.place(troop(e.troop()), Place.in(area(end)));
                to.movedTroops = to.movedTroops.with(troop(e.troop()));
            }
        }
    }

    private void map(MapEvent event) {
        switch (event) {
            case MapEvent.ControlChanged e -> to.control(area(e.area()), e.side());
            case MapEvent.MarkersRemoved e -> {
                Area zone = area(e.zone());
                to.markers(zone, to.markers[zone.index()] - e.markers());
            }
            case MapEvent.MarkersReturned e -> {
                Area zone = area(e.zone());
                to.markers(zone, to.markers[zone.index()] + e.markers());
            }
            case MapEvent.TroopPlaced e -> to.place(troop(e.troop()), place(e));
        }
    }

    private void wargame(WargameEvent event) {
        switch (event) {
            case WargameEvent.WargameForked e -> new CopiedMap(to).take(e.copy());
            case WargameEvent.TempoRolled e -> to.battlesLeft = e.battles();
            case WargameEvent.BattleOpened e -> begin(Battle.challenge(e.battle(), Player.GENERAL, Player.GENERAL));
            case WargameEvent.TrackMoved e -> to.battlesLeft = e.battlesLeft();
            case WargameEvent.RollProposed e ->
                to.battle(e.battle(), b -> b.proposedRoll = with(b.proposedRoll, e.side()));
            case WargameEvent.RollAgreed e -> to.battle(e.battle(), b -> b.agreedToBeRolled = true);
            case WargameEvent.BattleRolled e ->
                to.battle(e.battle(), b -> {
                    BattleRoll roll = new BattleRoll(e.allied(), e.german());
                    b.roll = roll;
                    b.scores = roll.scores();
                });
        }
    }

    private Place place(MapEvent.TroopPlaced event) {
        Area area = event.area() == null ? null : area(event.area());
        return switch (event.kind()) {
            case AREA -> {
                if (area == null) {
                    throw new IllegalArgumentException("A Troop placed in an area needs the area: " + event);
                }
                yield Place.in(area);
            }
            case RESERVE -> new Place.InReserve(area);
            case REINFORCEMENT_POOL -> Place.REINFORCEMENT_POOL;
            case CAPTURED -> Place.CAPTURED;
        };
    }

    private Area area(AreaId id) {
        return to.scenario.map().get(id);
    }

    private List<FirestormTroop> troops(List<TroopId> ids) {
        List<FirestormTroop> troops = new ArrayList<>(ids.size());
        for (TroopId id : ids) {
            troops.add(troop(id));
        }
        return List.copyOf(troops);
    }

    private FirestormTroop troop(TroopId id) {
        return to.scenario.getTroop(id);
    }

    private static Set<Side> with(Set<Side> sides, Side side) {
        Set<Side> next = EnumSet.of(side);
        next.addAll(sides);
        return Set.copyOf(next);
    }

    private static Set<Side> without(Set<Side> sides, Side side) {
        return sides.contains(side.enemy()) ? Set.of(side.enemy()) : Set.of();
    }
}
