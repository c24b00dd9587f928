package battlearrow.tables;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the tables say of one campaign: the lines that follow from a moment, or those that were read from the database. */
record Lines(
        List<OfSituation> situation,
        List<OfArea> areas,
        List<OfTroop> troops,
        List<OfBattle> battles,
        List<OfAirMission> airMissions,
        List<OfVictoryPoints> victoryPoints) {

    static final Lines NONE = new Lines(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    /** One line of a table, known within its campaign by its key. */
    interface Line<K> {
        K key();
    }

    record OfSituation(long sequence, int turn, Phase phase, Step step) implements Line<String> {
        @Override
        public String key() {
            return "the only one";
        }
    }

    record OfArea(String area, Side control, int markers, boolean interdicted, boolean exploited)
            implements Line<String> {
        @Override
        public String key() {
            return area;
        }
    }

    /** The kinds of place a Troop can be in. */
    enum PlaceName {
        AREA,
        RESERVE,
        REINFORCEMENT_POOL,
        INTERDICTING,
        CAPTURED
    }

    record OfTroop(
            String troop,
            PlaceName place,
            @Nullable String area,
            @Nullable Integer battle) implements Line<String> {
        @Override
        public String key() {
            return troop;
        }
    }

    record OfBattle(
            int battle,
            int turn,
            Player allied,
            Player german,
            Stage stage,
            @Nullable Arrow arrow,
            @Nullable String mission,
            @Nullable Integer points,
            @Nullable Scores scores,
            boolean decided,
            boolean ruled,
            @Nullable Side winner,
            @Nullable String areaWon,
            Instant openedAt,
            @Nullable Instant closedAt,
            BattleRecord.@Nullable How closedAs)
            implements Line<Integer> {
        @Override
        public Integer key() {
            return battle;
        }
    }

    record Arrow(int number, Side placedBy, String tail, String point) {}

    record MissionKey(int turn, int position) {}

    /** What an aircraft flies for. */
    enum Mission {
        DROP,
        RESUPPLY,
        MOUNTAIN,
        INTERDICTION,
        CLOSE_SUPPORT
    }

    record OfAirMission(
            int turn,
            int position,
            Mission mission,
            @Nullable String troop,
            String area,
            AirAllocation.MissionState state)
            implements Line<MissionKey> {
        @Override
        public MissionKey key() {
            return new MissionKey(turn, position);
        }
    }

    record OfVictoryPoints(int turn, int allied, int german, Instant countedAt) implements Line<Integer> {
        @Override
        public Integer key() {
            return turn;
        }
    }

    static Lines of(Moment moment) {
        Situation now = moment.situation();
        return new Lines(
                List.of(new OfSituation(moment.sequence(), now.turn(), now.phase(), now.step())),
                now.map().areas().stream().map(area -> line(now, area)).toList(),
                now.scenario().troops().stream().map(troop -> line(now, troop)).toList(),
                moment.battles().stream().map(Lines::line).toList(),
                airMissions(moment),
                moment.totals().stream()
                        .map(one -> new OfVictoryPoints(one.turn(), one.allied(), one.german(), one.countedAt()))
                        .toList());
    }

    private static OfArea line(Situation now, Area area) {
        return new OfArea(
                area.id().value(),
                now.control(area),
                now.markers(area),
                now.interdicted().has(area),
                now.exploitedAreas().has(area));
    }

    private static OfTroop line(Situation now, FirestormTroop troop) {
        Integer battle = now.findCommitment(troop).map(Battle::number).orElse(null);
        String id = troop.id().value();
        return switch (now.place(troop)) {
            case Place.InArea in -> new OfTroop(id, PlaceName.AREA, id(in.area()), battle);
            case Place.InReserve in -> new OfTroop(id, PlaceName.RESERVE, id(in.depot()), battle);
            case Place.ReinforcementPool pool -> new OfTroop(id, PlaceName.REINFORCEMENT_POOL, null, battle);
            case Place.Interdicting on -> new OfTroop(id, PlaceName.INTERDICTING, id(on.depot()), battle);
            case Place.Captured captured -> new OfTroop(id, PlaceName.CAPTURED, null, battle);
        };
    }

    private static OfBattle line(BattleRecord record) {
        Battle battle = record.battle();
        return new OfBattle(
                battle.number(),
                record.turn(),
                battle.party(Side.ALLIED).player(),
                battle.party(Side.GERMAN).player(),
                battle.stage(),
                battle.findArrow().map(Lines::arrow).orElse(null),
                battle.findMission().orElse(null),
                battle.findAgreedPoints().orElse(null),
                battle.findScores().orElse(null),
                battle.isDecided(),
                battle.isRuled(),
                battle.findWinner().orElse(null),
                id(battle.findAreaWon().orElse(null)),
                record.openedAt(),
                record.closing().map(BattleRecord.Closing::at).orElse(null),
                record.closing().map(BattleRecord.Closing::how).orElse(null));
    }

    private static Arrow arrow(BattleArrow arrow) {
        return new Arrow(
                arrow.number(),
                arrow.placedBy(),
                arrow.tail().id().value(),
                arrow.point().id().value());
    }

    private static List<OfAirMission> airMissions(Moment moment) {
        List<OfAirMission> lines = new ArrayList<>();
        moment.airAllocations().forEach((turn, air) -> {
            int position = 0;
            for (AirAllocation.Transport one : air.transports()) {
                String troop =
                        one.findTroop().map(carried -> carried.id().value()).orElse(null);
                Mission mission = Mission.valueOf(one.kind().name());
                lines.add(new OfAirMission(
                        turn, position++, mission, troop, one.zone().id().value(), one.state()));
            }
            for (AirAllocation.Tactical one : air.tacticals()) {
                lines.add(new OfAirMission(
                        turn,
                        position++,
                        Mission.valueOf(one.kind().name()),
                        one.aircraft().id().value(),
                        one.target().id().value(),
                        one.state()));
            }
        });
        return lines;
    }

    private static @Nullable String id(@Nullable Area area) {
        return Optional.ofNullable(area).map(one -> one.id().value()).orElse(null);
    }
}
