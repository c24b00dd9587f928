package battlearrow.web.general;

import battlearrow.firestorm.event.AirAllocationEvent.AircraftRolled;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftScheduled;
import battlearrow.firestorm.event.AirAllocationEvent.InterdictionRolled;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyMade;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.MovementEvent.ReinforcementPlaced;
import battlearrow.firestorm.event.MovementEvent.ReinforcementRolled;
import battlearrow.firestorm.event.MovementEvent.ReserveArrived;
import battlearrow.firestorm.event.MovementEvent.TroopExploited;
import battlearrow.firestorm.event.MovementEvent.TroopMoved;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation.TacticalKind;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Words;
import battlearrow.web.shared.StepLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.springframework.stereotype.Component;

/** The steps of the phase in their order: whose each is, whether it is done, and with what result. */
@Component
class StepRail {
    private static final List<Stop> OPENING = List.of(
            new Stop("opening-air", Step.OPENING_AIR), new Stop("opening-exploitation", Step.OPENING_EXPLOITATION));

    private static final List<Stop> STRATEGIC = List.of(
            new Stop("air-availability", Step.AIR_AVAILABILITY),
            new Stop("air-transport", Step.AIR_TRANSPORT),
            new Stop("air-tactical-allied", Step.AIR_TACTICAL_ALLIED),
            new Stop("air-tactical-german", Step.AIR_TACTICAL_GERMAN),
            new Stop("air-resolution", Step.AIR_RESOLUTION),
            new Stop("exploitation", Step.EXPLOITATION_ALLIED, Step.EXPLOITATION_GERMAN),
            new Stop("reinforcements", Step.REINFORCEMENTS_ALLIED, Step.REINFORCEMENTS_GERMAN),
            new Stop("moves", Step.MOVES_ALLIED, Step.MOVES_GERMAN),
            new Stop("victory-points", Step.VICTORY_POINTS));

    private final Words words;

    StepRail(Words words) {
        this.words = words;
    }

    /** A stop of the rail: one step, or the Allied and the German part of one. */
    private record Stop(String key, List<Step> steps) {
        Stop(String key, Step... steps) {
            this(key, List.of(steps));
        }

        List<Side> sides() {
            return steps.stream()
                    .flatMap(step ->
                            step.findOwner().map(List::of).orElseGet(() -> Arrays.asList(Side.values())).stream())
                    .toList();
        }
    }

    /** The rail of the opening in the opening, else that of the Strategic Phase. */
    List<StepLine> lay(Moment now, PhaseRecord record) {
        Situation situation = now.situation();
        List<StepLine> lines = new ArrayList<>();
        for (Stop stop : stops(situation)) {
            lines.add(new StepLine(
                    words.of("strategic.rail." + stop.key()),
                    detail(stop, now, record),
                    state(stop, situation),
                    stop.sides()));
        }
        return lines;
    }

    /** Market Garden opens with exploitation only: its first drops are part of the set-up (SET-24). */
    private static List<Stop> stops(Situation situation) {
        if (!situation.isIn(Phase.OPENING)) {
            return STRATEGIC;
        }
        return situation.scenario().name() == ScenarioName.MARKET_GARDEN ? List.of(OPENING.getLast()) : OPENING;
    }

    private static String state(Stop stop, Situation situation) {
        if (stop.steps().contains(situation.step())) {
            return "now";
        }
        return isOver(stop.steps().getLast(), situation) ? "done" : "";
    }

    private static boolean isOver(Step step, Situation situation) {
        return situation.step() != Step.NONE && situation.step().compareTo(step) > 0;
    }

    private String detail(Stop stop, Moment now, PhaseRecord record) {
        Situation situation = now.situation();
        boolean begun = situation.step().compareTo(stop.steps().getFirst()) >= 0;
        if (!begun || situation.step() == Step.NONE) {
            return words.of("strategic.rail.coming." + stop.key(), situation.turn());
        }
        return switch (stop.steps().getFirst()) {
            case AIR_AVAILABILITY -> availability(record);
            case OPENING_AIR, AIR_TRANSPORT -> transport(stop, situation);
            case AIR_TACTICAL_ALLIED -> tactical(stop, situation, Side.ALLIED);
            case AIR_TACTICAL_GERMAN -> tactical(stop, situation, Side.GERMAN);
            case AIR_RESOLUTION -> resolution(stop, situation, record);
            case OPENING_EXPLOITATION ->
                result(
                        stop.steps().getFirst(),
                        situation,
                        "exploited",
                        record.list(TroopExploited.class, Step.OPENING_EXPLOITATION)
                                .size());
            case EXPLOITATION_ALLIED ->
                bySide(
                        stop,
                        situation,
                        "exploited",
                        step -> record.list(TroopExploited.class, step).size());
            case REINFORCEMENTS_ALLIED -> bySide(stop, situation, "arrived", step -> arrivals(record, step));
            case MOVES_ALLIED ->
                bySide(
                        stop,
                        situation,
                        "moved",
                        step -> record.list(TroopMoved.class, step).size());
            default -> words.of("strategic.rail.coming." + stop.key(), situation.turn());
        };
    }

    private String availability(PhaseRecord record) {
        Optional<String> rolled = record.list(AircraftRolled.class, Step.AIR_AVAILABILITY).stream()
                .findFirst()
                .map(roll -> words.of("strategic.result.rolled", roll.aircraft(), roll.c47()));
        return rolled.or(() -> record.list(AircraftScheduled.class, Step.AIR_AVAILABILITY).stream()
                        .findFirst()
                        .map(fixed -> words.of("strategic.result.scheduled", fixed.aircraft(), fixed.c47())))
                .orElseGet(() -> words.of("strategic.rail.coming.air-availability"));
    }

    private String transport(Stop stop, Situation situation) {
        List<String> parts = new ArrayList<>();
        for (TransportKind kind : TransportKind.values()) {
            add(
                    parts,
                    name(kind),
                    situation.air().transports().stream()
                            .filter(one -> one.kind() == kind)
                            .count());
        }
        add(parts, "swapped", situation.air().swapped() ? situation.tables().limit("c47PerExtraTyphoon") : 0);
        if (stop.steps().contains(Step.OPENING_AIR)) {
            add(parts, "typhoon", situation.air().tacticals().size());
        }
        return sum(parts, stop, situation);
    }

    private String tactical(Stop stop, Situation situation, Side side) {
        List<String> parts = new ArrayList<>();
        for (TacticalKind kind : TacticalKind.values()) {
            add(
                    parts,
                    name(kind),
                    situation.air().tacticals().stream()
                            .filter(one -> one.kind() == kind && one.aircraft().side() == side)
                            .count());
        }
        return sum(parts, stop, situation);
    }

    private String resolution(Stop stop, Situation situation, PhaseRecord record) {
        List<String> parts = new ArrayList<>();
        List<InterdictionRolled> rolls = record.list(InterdictionRolled.class, Step.AIR_RESOLUTION);
        if (!rolls.isEmpty()) {
            parts.add(words.of(
                    "strategic.result.interdictions",
                    rolls.stream().filter(InterdictionRolled::success).count(),
                    rolls.size()));
        }
        add(
                parts,
                "markers",
                record.list(ResupplyMade.class, Step.AIR_RESOLUTION).stream()
                        .mapToInt(ResupplyMade::added)
                        .sum());
        return sum(parts, stop, situation);
    }

    private static int arrivals(PhaseRecord record, Step step) {
        List<Event> arrived = new ArrayList<>();
        arrived.addAll(record.list(ReinforcementPlaced.class, step));
        arrived.addAll(record.list(ReserveArrived.class, step));
        record.list(ReinforcementRolled.class, step).stream()
                .filter(ReinforcementRolled::arrived)
                .forEach(arrived::add);
        return arrived.size();
    }

    private String bySide(Stop stop, Situation situation, String key, Function<Step, Integer> count) {
        List<String> parts = new ArrayList<>();
        for (Step step : stop.steps()) {
            String side = step.findOwner().map(words::side).orElse("");
            parts.add(words.of("strategic.result.side", side, result(step, situation, key, count.apply(step))));
        }
        return String.join("; ", parts);
    }

    private String result(Step step, Situation situation, String key, int count) {
        if (situation.step().compareTo(step) < 0) {
            return words.of("strategic.result.to-come");
        }
        if (count == 0) {
            return words.of(isOver(step, situation) ? "strategic.result.none" : "strategic.result.none-yet");
        }
        return words.of("strategic.result." + key, count);
    }

    private void add(List<String> parts, String key, long count) {
        if (count > 0) {
            parts.add(words.of("strategic.result." + key, count));
        }
    }

    private String sum(List<String> parts, Stop stop, Situation situation) {
        if (!parts.isEmpty()) {
            return String.join(", ", parts);
        }
        return words.of(
                isOver(stop.steps().getLast(), situation) ? "strategic.result.none" : "strategic.result.none-yet");
    }

    private static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
