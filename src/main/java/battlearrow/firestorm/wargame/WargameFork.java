package battlearrow.firestorm.wargame;

import battlearrow.firestorm.battleruling.TakingBack;
import battlearrow.firestorm.event.WargameEvent.WargameForked;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.forces.TroopSet;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.MapCopy;
import battlearrow.firestorm.order.WargameOrder.StartFromCopy;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.situation.AirAllocation;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A wargame that begins with the map of a running campaign, to try plans out on: control, Troops, pools, markers, interdictions,
 * captured Troops, scored attacks, house rules, turn, phase and step are the same, and the campaign does not change.
 *
 * <p>Battles do not go along. While the campaign's Battle Phase is open the wargame begins with the Planning Phase of that turn,
 * so with a number of battles of its own; what the campaign has fought of the turn stays as it is. An open battle is dropped as
 * when the organiser takes it off the map: its markers and the armour it brought up are back where they were. One whose After
 * Action Step has begun leaves the map as it is at this moment. Plans are secret and stay with the campaign.
 *
 * <p>Ledger SET-27, INV-54. Rulebook: General's Wargame.
 */
public final class WargameFork {
    private WargameFork() {}

    /**
     * Why no wargame begins with this map for this person: before the start and after the end there is nothing to try out
     * (SET-12, TURN-01), and it is for Generals and the organiser (ROLE-04).
     */
    public static List<Refusal> objections(Situation campaign, Actor by) {
        return new Objections()
                .when(campaign.isIn(Phase.SETUP), Rule.SET_12)
                .when(campaign.isIn(Phase.FINISHED), Rule.TURN_01)
                .add(Roles.mustBeAnyGeneralOrOrganiser(
                        by, by.commanderOf().contains(Side.GERMAN) ? Side.GERMAN : Side.ALLIED))
                .list();
    }

    /** The first order of the wargame, which must have the campaign's scenario; the campaign's house rules come with it. */
    public static StartFromCopy order(Situation campaign) {
        return new StartFromCopy(copy(campaign));
    }

    /** The wargame at its beginning. */
    public static Situation of(Situation campaign) {
        return Situation.beforeSetUp(campaign.scenario(), Mode.WARGAME, campaign.houseRules())
                .after(new WargameForked(copy(campaign)));
    }

    /** The map as it stands, its open battles taken back. */
    static MapCopy copy(Situation campaign) {
        Outcome outcome = new Outcome(campaign);
        for (Battle battle : campaign.battles()) {
            if (!battle.stage().isAfterAction()) {
                TakingBack.takeBack(battle, outcome);
            }
        }
        Situation map = outcome.now();
        Scenario scenario = map.scenario();
        return new MapCopy(
                scenario.name(),
                map.houseRules().chosen(),
                map.houseRuleChanges().stream()
                        .filter(change -> change.fromTurn() > map.turn())
                        .toList(),
                map.turn(),
                map.isIn(Phase.BATTLE) ? Phase.PLANNING : map.phase(),
                map.step(),
                map.points(),
                areas(map, map.areasOf(Side.ALLIED)),
                scenario.troops().stream().map(troop -> standing(map, troop)).toList(),
                map.map().areas().stream()
                        .filter(area -> map.markers(area) > 0)
                        .map(area -> new MapCopy.Stock(area.id(), map.markers(area)))
                        .toList(),
                map.depotAttacks(),
                areas(map, map.depotsScoredThisTurn()),
                new MapCopy.Exploited(areas(map, map.exploitedAreas()), troops(map, map.exploitedTroops())),
                troops(map, map.movedTroops()),
                troops(map, map.rolledForArrival()),
                areas(map, map.airfieldsHeldAtStart()),
                aircraft(map.air()));
    }

    private static List<AreaId> areas(Situation map, AreaSet set) {
        return map.map().list(set).stream().map(Area::id).toList();
    }

    private static List<TroopId> troops(Situation map, TroopSet set) {
        return map.scenario().troops().stream()
                .filter(set::has)
                .map(FirestormTroop::id)
                .toList();
    }

    private static MapCopy.Standing standing(Situation map, FirestormTroop troop) {
        return switch (map.place(troop)) {
            case Place.InArea in -> standing(troop, MapCopy.Where.AREA, in.area());
            case Place.InReserve reserve -> standing(troop, MapCopy.Where.RESERVE, reserve.depot());
            case Place.ReinforcementPool pool -> standing(troop, MapCopy.Where.REINFORCEMENT_POOL, null);
            case Place.Interdicting on -> standing(troop, MapCopy.Where.INTERDICTING, on.depot());
            case Place.Captured captured -> standing(troop, MapCopy.Where.CAPTURED, null);
        };
    }

    private static MapCopy.Standing standing(FirestormTroop troop, MapCopy.Where where, @Nullable Area area) {
        return new MapCopy.Standing(troop.id(), where, area == null ? null : area.id());
    }

    private static MapCopy.Aircraft aircraft(AirAllocation air) {
        return new MapCopy.Aircraft(
                air.aircraftDie(),
                air.c47(),
                air.swapped(),
                air.transports().stream()
                        .map(mission -> new MapCopy.Mission(
                                mission.kind().name(),
                                mission.findTroop().map(FirestormTroop::id).orElse(null),
                                mission.zone().id(),
                                mission.state().name()))
                        .toList(),
                air.tacticals().stream()
                        .map(mission -> new MapCopy.Mission(
                                mission.kind().name(),
                                mission.aircraft().id(),
                                mission.target().id(),
                                mission.state().name()))
                        .toList());
    }
}
