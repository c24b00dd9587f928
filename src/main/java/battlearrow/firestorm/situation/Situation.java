package battlearrow.firestorm.situation;

import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.forces.TroopSet;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRuleChange;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A campaign at one moment (ledger 5.2). Immutable and small; nothing in it can be derived: supply, victory points and
 * legal orders are computed by the rules. It changes only by {@link #after(Event)}.
 */
public final class Situation {
    private final Draft is;
    // Not volatile: what is kept is immutable, and a thread that does not see it yet works it out again.
    private @Nullable Kept<?> kept;

    private Situation(Draft is) {
        this.is = is;
    }

    /** The situation before the set-up: no Troop is placed, every area but the Allied depots is German (SET-04). */
    public static Situation beforeSetUp(Scenario scenario, Mode mode, HouseRules houseRules) {
        return new Situation(new Draft(scenario, mode, houseRules));
    }

    /** The situation after an event. The one fold: the only way a situation changes. */
    public Situation after(Event event) {
        return Fold.apply(this, event);
    }

    /** The situation after several events, in their order. */
    public Situation after(Iterable<? extends Event> events) {
        return Fold.apply(this, events);
    }

    public Scenario scenario() {
        return is.scenario;
    }

    public CampaignMap map() {
        return is.scenario.map();
    }

    public RulebookTables tables() {
        return is.scenario.tables();
    }

    public Mode mode() {
        return is.mode;
    }

    /** The house rules in force in this turn. */
    public HouseRules houseRules() {
        return is.houseRules;
    }

    /** The house rules in force in a turn, as far as they are settled now: 0 for the opening, then 1 to 5. */
    public HouseRules houseRules(int turn) {
        HouseRules then = is.houseRules;
        for (HouseRuleChange change : is.houseRuleChanges) {
            if (change.fromTurn() > is.turn && change.fromTurn() <= turn) {
                then = then.with(change.rule(), change.value());
            }
        }
        return then;
    }

    /** Every change of a house rule during play, those to come too; of those for one turn the later announced comes later. */
    public List<HouseRuleChange> houseRuleChanges() {
        return is.houseRuleChanges;
    }

    /** 0 for set-up and opening, then 1 to 5. */
    public int turn() {
        return is.turn;
    }

    public Phase phase() {
        return is.phase;
    }

    public boolean isIn(Phase phase) {
        return is.phase == phase;
    }

    public Step step() {
        return is.step;
    }

    public boolean isIn(Step step) {
        return is.step == step;
    }

    /** Points of a normal battle (ORG-07). */
    public int points() {
        return is.points;
    }

    public Side control(Area area) {
        return is.allied.has(area) ? Side.ALLIED : Side.GERMAN;
    }

    public boolean controls(Side side, Area area) {
        return control(area) == side;
    }

    /** All areas a side controls. */
    public AreaSet areasOf(Side side) {
        return side == Side.ALLIED ? is.allied : map().allAreas().minus(is.allied);
    }

    public Place place(FirestormTroop troop) {
        return is.places[troop.index()];
    }

    /** The area a Troop stands in; empty when it is off the map. */
    public Optional<Area> findArea(FirestormTroop troop) {
        return place(troop) instanceof Place.InArea in ? Optional.of(in.area()) : Optional.empty();
    }

    public boolean isIn(FirestormTroop troop, Area area) {
        return place(troop) instanceof Place.InArea in && in.area() == area;
    }

    /** The Troops standing in an area, in the scenario's order. */
    public List<FirestormTroop> listTroops(Area area) {
        List<FirestormTroop> standing = new ArrayList<>();
        for (FirestormTroop troop : is.scenario.troops()) {
            if (isIn(troop, area)) {
                standing.add(troop);
            }
        }
        return standing;
    }

    public boolean hasTroops(Area area) {
        for (FirestormTroop troop : is.scenario.troops()) {
            if (isIn(troop, area)) {
                return true;
            }
        }
        return false;
    }

    public boolean isInReinforcementPool(FirestormTroop troop) {
        return place(troop) instanceof Place.ReinforcementPool;
    }

    public boolean isInReserve(FirestormTroop troop) {
        return place(troop) instanceof Place.InReserve;
    }

    public boolean isCaptured(FirestormTroop troop) {
        return place(troop) instanceof Place.Captured;
    }

    /** Airborne Supply Markers in a zone, 0 to 6. */
    public int markers(Area area) {
        return is.markers[area.index()];
    }

    /** German depots that supply no area because a Typhoon stays on them (SUP-12). */
    public AreaSet interdicted() {
        return is.interdicted;
    }

    /** Successful German attacks on Allied depots that score (VIC-07). */
    public int depotAttacks() {
        return is.depotAttacks;
    }

    /** Campaign Victory Points the organiser gave by his word, in their order. */
    public List<PointsAward> awards() {
        return is.awards;
    }

    /** Allied depots attacked with success this turn (HR-43). */
    public AreaSet depotsScoredThisTurn() {
        return is.depotsScored;
    }

    /** The open battles in the order in which they were opened. */
    public List<Battle> battles() {
        return is.battles;
    }

    /** Finds an open battle by its number. */
    public Optional<Battle> findBattle(int number) {
        for (Battle battle : is.battles) {
            if (battle.number() == number) {
                return Optional.of(battle);
            }
        }
        return Optional.empty();
    }

    /** The number of the battle opened last; a lower number that is no longer open belongs to a closed battle (AFT-34). */
    public int lastBattle() {
        return is.lastBattle;
    }

    public int lastArrow() {
        return is.lastArrow;
    }

    /** Battle Arrows placed this turn, without those that were taken off the map unplayed (HR-37). */
    public int arrowsThisTurn() {
        return is.arrowsThisTurn;
    }

    /** The open battle a Troop is committed to, or will be when the choices are revealed (MAN-24, HR-06). */
    public Optional<Battle> findCommitment(FirestormTroop troop) {
        for (Battle battle : is.battles) {
            if (battle.party(troop.side()).engages(troop)) {
                return Optional.of(battle);
            }
        }
        return Optional.empty();
    }

    /** The Troops a side committed that are still on the map; captured or destroyed ones have left the battle. */
    public List<FirestormTroop> listCommitted(Battle battle, Side side) {
        List<FirestormTroop> onTheMap = new ArrayList<>();
        for (FirestormTroop troop : battle.party(side).troops()) {
            if (place(troop) instanceof Place.InArea) {
                onTheMap.add(troop);
            }
        }
        return onTheMap;
    }

    public AreaSet exploitedAreas() {
        return is.exploitedAreas;
    }

    public TroopSet exploitedTroops() {
        return is.exploitedTroops;
    }

    public TroopSet movedTroops() {
        return is.movedTroops;
    }

    /** Troops that have rolled for their arrival in this step. */
    public TroopSet rolledForArrival() {
        return is.rolledForArrival;
    }

    /** Airfields in Allied hands as the Strategic Phase opened (AIR-20). */
    public AreaSet airfieldsHeldAtStart() {
        return is.airfieldsHeldAtStart;
    }

    public AirAllocation air() {
        return is.air;
    }

    public boolean isPlanningClosed(Side side) {
        return is.planningClosed.contains(side);
    }

    /** Whether a General has asked for the Battle Phase to be closed. */
    public boolean isCloseAsked(Side side) {
        return is.closeAsked.contains(side);
    }

    /** Battles still to fight this turn in the General's Wargame (GW-04). */
    public int battlesLeft() {
        return is.battlesLeft;
    }

    public Optional<Area> findArea(AreaId id) {
        return map().find(id);
    }

    public Area area(AreaId id) {
        return map().get(id);
    }

    public Optional<FirestormTroop> findTroop(TroopId id) {
        return is.scenario.findTroop(id);
    }

    public FirestormTroop troop(TroopId id) {
        return is.scenario.getTroop(id);
    }

    /** Two threads that ask at once may both work it out; either answer is the answer. */
    @SuppressWarnings("unchecked") // a value is kept under what it was derived by
    <T> T derive(Derived<T> what) {
        for (Kept<?> one = kept; one != null; one = one.next()) {
            if (one.what() == what) {
                return (T) one.value();
            }
        }
        T value = what.workOut(this);
        kept = new Kept<>(what, value, kept);
        return value;
    }

    /** Of the few things derived from this situation the one derived last, and those before it. */
    private record Kept<T>(
            Derived<T> what, T value, @Nullable Kept<?> next) {
        Kept<T> before(@Nullable Kept<?> others) {
            return new Kept<>(what, value, others);
        }
    }

    Situation but(Consumer<Draft> change) {
        Draft draft = new Draft(is);
        change.accept(draft);
        Situation next = new Situation(draft);
        for (Kept<?> one = kept; one != null; one = one.next()) {
            if (one.what().staysTheSame(this, next)) {
                next.kept = one.before(next.kept);
            }
        }
        return next;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Situation situation
                && is.scenario == situation.is.scenario
                && Arrays.equals(is.places, situation.is.places)
                && Arrays.equals(is.markers, situation.is.markers)
                && state().equals(situation.state());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(is.places) * 31 + Long.hashCode(is.allied.bits());
    }

    private List<Object> state() {
        return List.of(
                is.mode,
                is.houseRules,
                is.houseRuleChanges,
                is.turn,
                is.phase,
                is.step,
                is.points,
                is.allied,
                is.interdicted,
                is.depotAttacks,
                is.depotsScored,
                is.awards,
                is.battles,
                is.lastBattle,
                is.lastArrow,
                is.arrowsThisTurn,
                is.exploitedAreas,
                is.exploitedTroops,
                is.movedTroops,
                is.rolledForArrival,
                is.airfieldsHeldAtStart,
                is.air,
                is.planningClosed,
                is.closeAsked,
                is.battlesLeft);
    }

    /** The fields of a situation, open to change only while the fold makes the next one. */
    static final class Draft {
        Scenario scenario;
        final Mode mode;
        HouseRules houseRules;
        List<HouseRuleChange> houseRuleChanges = List.of();
        int turn;
        Phase phase = Phase.SETUP;
        Step step = Step.NONE;
        int points;
        AreaSet allied;
        Place[] places;
        private boolean ownPlaces;
        byte[] markers;
        AreaSet interdicted = AreaSet.NONE;
        int depotAttacks;
        AreaSet depotsScored = AreaSet.NONE;
        List<PointsAward> awards = List.of();
        List<Battle> battles = List.of();
        int lastBattle;
        int lastArrow;
        int arrowsThisTurn;
        AreaSet exploitedAreas = AreaSet.NONE;
        TroopSet exploitedTroops = TroopSet.NONE;
        TroopSet movedTroops = TroopSet.NONE;
        TroopSet rolledForArrival = TroopSet.NONE;
        AreaSet airfieldsHeldAtStart = AreaSet.NONE;
        AirAllocation air = AirAllocation.NONE;
        Set<Side> planningClosed = Set.of();
        Set<Side> closeAsked = Set.of();
        int battlesLeft;

        private Draft(Scenario scenario, Mode mode, HouseRules houseRules) {
            this.scenario = scenario;
            this.mode = mode;
            this.houseRules = houseRules;
            this.allied = AreaSet.of(scenario.listDepots(Side.ALLIED));
            this.places = new Place[scenario.troops().size()];
            Arrays.fill(places, Place.REINFORCEMENT_POOL);
            this.markers = new byte[scenario.map().areas().size()];
        }

        private Draft(Draft from) {
            scenario = from.scenario;
            mode = from.mode;
            houseRules = from.houseRules;
            houseRuleChanges = from.houseRuleChanges;
            turn = from.turn;
            phase = from.phase;
            step = from.step;
            points = from.points;
            allied = from.allied;
            places = from.places;
            markers = from.markers;
            interdicted = from.interdicted;
            depotAttacks = from.depotAttacks;
            depotsScored = from.depotsScored;
            awards = from.awards;
            battles = from.battles;
            lastBattle = from.lastBattle;
            lastArrow = from.lastArrow;
            arrowsThisTurn = from.arrowsThisTurn;
            exploitedAreas = from.exploitedAreas;
            exploitedTroops = from.exploitedTroops;
            movedTroops = from.movedTroops;
            rolledForArrival = from.rolledForArrival;
            airfieldsHeldAtStart = from.airfieldsHeldAtStart;
            air = from.air;
            planningClosed = from.planningClosed;
            closeAsked = from.closeAsked;
            battlesLeft = from.battlesLeft;
        }

        void control(Area area, Side side) {
            allied = side == Side.ALLIED ? allied.with(area) : allied.without(area);
        }

        /** Puts a Troop somewhere; a Typhoon that leaves a depot frees it. */
        void place(FirestormTroop troop, Place place) {
            Place before = places[troop.index()];
            if (before instanceof Place.Interdicting interdicting) {
                interdicted = interdicted.without(interdicting.depot());
            }
            if (place instanceof Place.Interdicting interdicting) {
                interdicted = interdicted.with(interdicting.depot());
            }
            if (!ownPlaces) {
                places = places.clone();
                ownPlaces = true;
            }
            places[troop.index()] = place;
        }

        void markers(Area zone, int number) {
            markers = markers.clone();
            markers[zone.index()] = (byte) number;
        }

        void spendMarker(Area zone) {
            markers(zone, markers[zone.index()] - 1);
        }

        void battle(int number, Consumer<Battle.Draft> change) {
            if (battles.size() == 1 && battles.getFirst().number() == number) {
                battles = List.of(battles.getFirst().but(change));
                return;
            }
            List<Battle> next = new ArrayList<>(battles.size());
            for (Battle battle : battles) {
                next.add(battle.number() == number ? battle.but(change) : battle);
            }
            battles = List.copyOf(next);
        }

        void closeBattle(int number) {
            battles = battles.size() == 1 && battles.getFirst().number() == number
                    ? List.of()
                    : battles.stream()
                            .filter(battle -> battle.number() != number)
                            .toList();
        }
    }
}
