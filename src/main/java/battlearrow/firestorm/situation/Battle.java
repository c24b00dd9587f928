package battlearrow.firestorm.situation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopSet;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One open battle, from the challenge until its arrow leaves the map (ledger 5.2). Immutable. */
public final class Battle {
    private final Draft is;

    private Battle(Draft is) {
        this.is = is;
    }

    static Battle challenge(int number, Player allied, Player german) {
        Draft draft = new Draft(number);
        draft.allied = Party.of(allied);
        draft.german = Party.of(german);
        return new Battle(draft);
    }

    /** The number of the battle, given when it was opened. */
    public int number() {
        return is.number;
    }

    public Stage stage() {
        return is.stage;
    }

    public boolean isAt(Stage stage) {
        return is.stage == stage;
    }

    public Party party(Side side) {
        return side == Side.ALLIED ? is.allied : is.german;
    }

    public Optional<Initiative> findInitiative() {
        return Optional.ofNullable(is.initiative);
    }

    /** The holder of the initiative; empty before the roll. */
    public Optional<Side> findHolder() {
        return findInitiative().map(Initiative::holder);
    }

    public Optional<BattleArrow> findArrow() {
        return Optional.ofNullable(is.arrow);
    }

    /** The arrow of a battle known to have one. */
    public BattleArrow arrow() {
        if (is.arrow == null) {
            throw new IllegalStateException("Battle " + is.number + " has no arrow yet.");
        }
        return is.arrow;
    }

    /** The number people know the battle by: that of its arrow, 0 before it is placed. */
    public int arrowNumber() {
        return is.arrow == null ? 0 : is.arrow.number();
    }

    /** The own battle area of a side: the tail for the attacker, the point for the defender. */
    public Area ownArea(Side side) {
        return arrow().placedBy() == side ? arrow().tail() : arrow().point();
    }

    public Side attacker() {
        return arrow().placedBy();
    }

    public Side defender() {
        return arrow().placedBy().enemy();
    }

    /** Where armour that reached the tail came from. */
    public Map<FirestormTroop, Area> broughtUpFrom() {
        return is.broughtUpFrom;
    }

    public Optional<Area> findArtilleryZone() {
        return Optional.ofNullable(is.artilleryZone);
    }

    public Optional<Area> findSupplyZone() {
        return Optional.ofNullable(is.supplyZone);
    }

    /** Whether the supply of this battle has been checked; before, nothing is known of it nor of Anti-aircraft guns. */
    public boolean isSupplyChecked() {
        return party(defender()).inSupply() != null;
    }

    /** Whether the force fights In Supply: by road at the check, or by a marker drawn since. False before the check. */
    public boolean fightsInSupply(Side side) {
        return Boolean.TRUE.equals(party(side).inSupply()) || side == Side.ALLIED && is.supplyZone != null;
    }

    /** Whether the defender has an Anti-aircraft Platoon (MAN-26). */
    public boolean hasAntiAircraftPlatoon() {
        return is.antiAircraft;
    }

    public Optional<String> findMission() {
        return Optional.ofNullable(is.mission);
    }

    /** The last die rolled for the mission and who rolled it; empty when none was, or the players have agreed since. */
    public Optional<MissionRoll> findMissionRoll() {
        return Optional.ofNullable(is.missionRoll);
    }

    /** The size of game the players agreed on instead of the campaign's. */
    public Optional<Integer> findAgreedPoints() {
        return Optional.ofNullable(is.points);
    }

    public Optional<Scores> findScores() {
        return Optional.ofNullable(is.scores);
    }

    /** Whether this side's General wants dice to decide this battle of a campaign. */
    public boolean agreesToRoll(Side side) {
        return is.proposedRoll.contains(side);
    }

    /** Whether both Generals agreed that the dice of the General's Wargame decide this battle of a campaign. */
    public boolean isAgreedToBeRolled() {
        return is.agreedToBeRolled;
    }

    /** The dice of the General's Wargame that decided this battle, with all that was added; empty for a game at the table. */
    public Optional<BattleRoll> findRoll() {
        return Optional.ofNullable(is.roll);
    }

    /** Whether both sides reported and do not agree; the organiser settles it. */
    public boolean isDisputed() {
        Scores one = is.allied.reported();
        Scores other = is.german.reported();
        return is.scores == null && one != null && other != null && !one.equals(other);
    }

    public boolean isDecided() {
        return is.decided;
    }

    /** Whether the organiser decided instead of a game. */
    public boolean isRuled() {
        return is.ruled;
    }

    /** The winner; empty for a draw and before the battle is decided. */
    public Optional<Side> findWinner() {
        return Optional.ofNullable(is.winner);
    }

    public Optional<Side> findLoser() {
        return findWinner().map(Side::enemy);
    }

    /** The rolls to destroy made so far. */
    public Map<FirestormTroop, DestroyRoll> destroyRolls() {
        return is.destroyRolls;
    }

    /** Airborne Troops whose destruction may still be prevented (AFT-31). */
    public TroopSet pendingDestruction() {
        return is.pendingDestruction;
    }

    /** Troops destroyed in this battle. */
    public TroopSet destroyed() {
        return is.destroyed;
    }

    /** Troops saved by a marker in this battle. */
    public TroopSet saved() {
        return is.saved;
    }

    /** Troops that stood in the loser's own battle area when the After Action Step began. */
    public TroopSet presentAtStart() {
        return is.presentAtStart;
    }

    public boolean isHeld() {
        return is.held;
    }

    public boolean isHoldDeclined() {
        return is.holdDeclined;
    }

    /** Troops that have retreated from the lost area. */
    public TroopSet retreated() {
        return is.retreated;
    }

    /** The area open to the winner's advance; empty before that sub-step. */
    public Optional<Area> findAreaWon() {
        return Optional.ofNullable(is.areaWon);
    }

    /** Troops that have advanced into the area won. */
    public TroopSet advanced() {
        return is.advanced;
    }

    Battle but(Consumer<Draft> change) {
        Draft next = new Draft(is);
        change.accept(next);
        return new Battle(next);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Battle battle && state().equals(battle.state());
    }

    @Override
    public int hashCode() {
        return is.number;
    }

    @Override
    public String toString() {
        return "Battle " + state();
    }

    private List<Object> state() {
        return List.of(
                is.number,
                is.stage,
                is.allied,
                is.german,
                findInitiative(),
                findArrow(),
                is.broughtUpFrom,
                findArtilleryZone(),
                findSupplyZone(),
                is.antiAircraft,
                findMission(),
                findMissionRoll(),
                findAgreedPoints(),
                findScores(),
                findRoll(),
                is.proposedRoll,
                is.agreedToBeRolled,
                is.decided,
                is.ruled,
                findWinner(),
                is.destroyRolls,
                is.pendingDestruction,
                is.destroyed,
                is.saved,
                is.presentAtStart,
                is.held,
                is.holdDeclined,
                is.retreated,
                findAreaWon(),
                is.advanced);
    }

    /** A die rolled for the mission (COM-02). */
    public record MissionRoll(Side side, int die) {}

    /** The fields of a battle, open to change only while the fold makes the next one. */
    static final class Draft {
        final int number;
        Stage stage = Stage.CHALLENGED;
        Party allied;
        Party german;

        @Nullable
        Initiative initiative;

        @Nullable
        BattleArrow arrow;

        Map<FirestormTroop, Area> broughtUpFrom = Map.of();

        @Nullable
        Area artilleryZone;

        @Nullable
        Area supplyZone;

        boolean antiAircraft;

        @Nullable
        String mission;

        @Nullable
        MissionRoll missionRoll;

        @Nullable
        Integer points;

        @Nullable
        Scores scores;

        @Nullable
        BattleRoll roll;

        Set<Side> proposedRoll = Set.of();
        boolean agreedToBeRolled;

        boolean decided;
        boolean ruled;

        @Nullable
        Side winner;

        Map<FirestormTroop, DestroyRoll> destroyRolls = Map.of();
        TroopSet pendingDestruction = TroopSet.NONE;
        TroopSet destroyed = TroopSet.NONE;
        TroopSet saved = TroopSet.NONE;
        TroopSet presentAtStart = TroopSet.NONE;
        boolean held;
        boolean holdDeclined;
        TroopSet retreated = TroopSet.NONE;

        @Nullable
        Area areaWon;

        TroopSet advanced = TroopSet.NONE;

        @SuppressWarnings("NullAway.Init") // both parties are set by the challenge that makes the first draft
        private Draft(int number) {
            this.number = number;
        }

        private Draft(Draft from) {
            number = from.number;
            stage = from.stage;
            allied = from.allied;
            german = from.german;
            initiative = from.initiative;
            arrow = from.arrow;
            broughtUpFrom = from.broughtUpFrom;
            artilleryZone = from.artilleryZone;
            supplyZone = from.supplyZone;
            antiAircraft = from.antiAircraft;
            mission = from.mission;
            missionRoll = from.missionRoll;
            points = from.points;
            scores = from.scores;
            roll = from.roll;
            proposedRoll = from.proposedRoll;
            agreedToBeRolled = from.agreedToBeRolled;
            decided = from.decided;
            ruled = from.ruled;
            winner = from.winner;
            destroyRolls = from.destroyRolls;
            pendingDestruction = from.pendingDestruction;
            destroyed = from.destroyed;
            saved = from.saved;
            presentAtStart = from.presentAtStart;
            held = from.held;
            holdDeclined = from.holdDeclined;
            retreated = from.retreated;
            areaWon = from.areaWon;
            advanced = from.advanced;
        }

        Party party(Side side) {
            return side == Side.ALLIED ? allied : german;
        }

        void party(Side side, Party party) {
            if (side == Side.ALLIED) {
                allied = party;
            } else {
                german = party;
            }
        }

        static <K, V> Map<K, V> plus(Map<K, V> map, K key, V value) {
            if (map.isEmpty()) {
                return Map.of(key, value);
            }
            Map<K, V> next = new HashMap<>(map);
            next.put(key, value);
            return Map.copyOf(next);
        }
    }
}
