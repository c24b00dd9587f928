package battlearrow.web.general;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.ZoneKind;
import battlearrow.firestorm.order.AirAllocationOrder.AssignInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.PlaceTyphoon;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.order.ExploitationOrder.Exploit;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.reinforcements.GermanDepotNumbers;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation;
import battlearrow.firestorm.situation.AirAllocation.Tactical;
import battlearrow.firestorm.situation.AirAllocation.TacticalKind;
import battlearrow.firestorm.situation.AirAllocation.Transport;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.StepDeeds;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.general.DeskView.Hidden;
import battlearrow.web.general.DeskView.Line;
import battlearrow.web.general.DeskView.Remark;
import battlearrow.web.general.DeskView.Sign;
import battlearrow.web.map.AirMissionWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The sentences of the strategic desk. */
@Component
class DeskWords {
    private static final String C47 = "t-c47";

    private final Words words;

    DeskWords(Words words) {
        this.words = words;
    }

    /** A step's part of a message key: Allied and German parts of a step share their words. */
    String key(Step step) {
        return switch (step) {
            case AIR_TACTICAL_ALLIED, AIR_TACTICAL_GERMAN -> "air-tactical";
            case EXPLOITATION_ALLIED, EXPLOITATION_GERMAN, OPENING_EXPLOITATION -> "exploitation";
            case MOVES_ALLIED, MOVES_GERMAN -> "moves";
            default -> step.name().toLowerCase(Locale.ROOT).replace('_', '-');
        };
    }

    /** What there is to spend in the step: "4 C-47, 1 in use"; empty where nothing is counted. */
    String caption(Situation situation) {
        AirAllocation air = situation.air();
        int swapped = air.swapped() ? situation.tables().limit("c47PerExtraTyphoon") : 0;
        return switch (situation.step()) {
            case OPENING_AIR ->
                words.of(
                        "strategic.caption.opening", air.c47(), air.transports().size());
            case AIR_TRANSPORT -> {
                int used = air.transports().size() + swapped;
                // AIR-42: scheduled drops fly with extra C-47 where the die gave too few
                yield words.of("strategic.caption.transport", Math.max(air.c47(), used), used);
            }
            default -> situation.step().findOwner().map(words::side).orElse("");
        };
    }

    /** What a line shows before its words. */
    Sign sign(Situation situation, Chosen it) {
        Optional<FirestormTroop> troop = troop(situation, it);
        return switch (it.deed()) {
            case RESUPPLY, ROLL_RESUPPLY, SWAP, ROLL_AIRCRAFT -> Sign.icon(C47, Side.ALLIED);
            case TYPHOON -> Sign.icon("t-typhoon", Side.ALLIED);
            case ROLL_INTERDICTION ->
                interdiction(situation, it)
                        .map(mission -> aircraft(mission.aircraft()))
                        .orElseGet(() -> Sign.icon("die", null));
            default -> troop.map(DeskWords::signOf).orElseGet(() -> Sign.icon("flag", null));
        };
    }

    /** What a line is about: the unit, or the mission. */
    String title(Situation situation, Chosen it) {
        return switch (it.deed()) {
            case RESUPPLY, SWAP, ROLL_AIRCRAFT, TYPHOON ->
                words.of("strategic.line." + it.deed().key());
            case ROLL_INTERDICTION, ROLL_RESUPPLY ->
                words.of("strategic.line." + it.deed().key(), areaName(situation, it.area()));
            default -> troop(situation, it).map(FirestormTroop::unit).orElse("");
        };
    }

    String detail(Situation situation, Chosen it) {
        Optional<FirestormTroop> troop = troop(situation, it);
        return switch (it.deed()) {
            case INTERDICTION ->
                words.of("strategic.detail.interdiction."
                        + troop.map(t -> name(t.side())).orElse("allied"));
            case CLOSE_SUPPORT, TYPHOON, RESUPPLY, SWAP, ROLL_AIRCRAFT, ROLL_INTERDICTION, ROLL_RESUPPLY ->
                words.of("strategic.detail." + it.deed().key());
            default -> troop.map(one -> where(situation, one)).orElse("");
        };
    }

    /** A Troop's type and where it is: "Sherman, at Eindhoven". */
    private String where(Situation situation, FirestormTroop troop) {
        String type = troop.type().name();
        return situation
                .findArea(troop)
                .map(area -> words.of("strategic.troop.at", type, area.name()))
                .orElseGet(() -> words.of(
                        situation.isInReserve(troop) ? "strategic.troop.reserve" : "strategic.troop.pool", type));
    }

    /** An area as a list offers it: its name, and what matters about it here. */
    String area(Situation situation, Area area) {
        List<String> parts = new ArrayList<>();
        int depotNumber = GermanDepotNumbers.numberOf(situation, area);
        if (depotNumber > 0) {
            parts.add(words.of("strategic.area.depot", depotNumber));
        }
        if (area.zoneKind() != null) {
            parts.add(
                    words.of(area.zoneKind() == ZoneKind.LANDING_ZONE ? "map.key.landing-zone" : "map.key.drop-zone"));
        }
        parts.add(words.side(situation.control(area)));
        if (area.isObjective()) {
            parts.add(words.of("strategic.area.points", area.objectiveValue()));
        }
        if (situation.markers(area) > 0) {
            parts.add(words.of(
                    "strategic.area.markers",
                    situation.markers(area),
                    situation.tables().limit("supplyMarkersPerZone")));
        }
        return area.name() + " (" + String.join(", ", parts) + ")";
    }

    /** Orders of this step that stand already, with what takes them back. */
    List<Line> given(Visitor visitor, Situation situation, boolean isMine) {
        List<Line> lines = new ArrayList<>();
        Step step = situation.step();
        switch (step) {
            case OPENING_AIR, AIR_TRANSPORT, AIR_TACTICAL_ALLIED, AIR_TACTICAL_GERMAN, AIR_RESOLUTION ->
                lines.addAll(missions(situation, isMine));
            case OPENING_EXPLOITATION, EXPLOITATION_ALLIED, EXPLOITATION_GERMAN ->
                lines.addAll(troops(situation, step, situation.exploitedTroops()::has, "strategic.given.exploited"));
            case MOVES_ALLIED, MOVES_GERMAN ->
                lines.addAll(troops(situation, step, situation.movedTroops()::has, "strategic.given.moved"));
            case REINFORCEMENTS_GERMAN ->
                lines.addAll(troops(situation, step, situation.rolledForArrival()::has, "strategic.given.rolled"));
            default -> {
                // Nothing of the step stands that another order could take back.
            }
        }
        return lines;
    }

    private List<Line> missions(Situation situation, boolean isMine) {
        List<Line> lines = new ArrayList<>();
        AirAllocation air = situation.air();
        boolean transportNow = situation.isIn(Step.OPENING_AIR) || situation.isIn(Step.AIR_TRANSPORT);
        for (Transport mission : air.transports()) {
            Chosen takeBack = mission.findTroop()
                    .map(troop -> new Chosen(Deed.UNASSIGN_TROOP, troop.id(), null, null, 0))
                    .orElseGet(() -> new Chosen(
                            Deed.UNASSIGN_RESUPPLY, null, mission.zone().id(), null, 0));
            lines.add(given(
                    Sign.icon(C47, Side.ALLIED),
                    AirMissionWords.of(mission) + ", " + mission.zone().name(),
                    transport(situation, mission),
                    isMine && transportNow ? takeBack : null));
        }
        if (air.swapped()) {
            lines.add(given(
                    Sign.icon(C47, null), words.of("strategic.line.swap"), words.of("strategic.detail.swapped"), null));
        }
        for (Tactical mission : air.tacticals()) {
            Side side = mission.aircraft().side();
            boolean tacticalNow = situation.isIn(Step.OPENING_AIR)
                    || situation.isIn(side == Side.ALLIED ? Step.AIR_TACTICAL_ALLIED : Step.AIR_TACTICAL_GERMAN);
            lines.add(given(
                    aircraft(mission.aircraft()),
                    AirMissionWords.of(mission) + ", " + mission.target().name(),
                    words.of(
                            "strategic.mission." + state(mission),
                            mission.aircraft().unit()),
                    isMine && tacticalNow
                            ? new Chosen(
                                    Deed.UNASSIGN_AIRCRAFT, mission.aircraft().id(), null, null, 0)
                            : null));
        }
        return lines;
    }

    private String transport(Situation situation, Transport mission) {
        if (mission.kind() == TransportKind.RESUPPLY) {
            return words.of(
                    "strategic.mission.resupply." + name(mission.state()),
                    situation.markers(mission.zone()),
                    situation.tables().limit("supplyMarkersPerZone"));
        }
        String unit = mission.findTroop().map(FirestormTroop::unit).orElse("");
        return words.of("strategic.mission." + name(mission.kind()), unit);
    }

    private static String state(Tactical mission) {
        return mission.kind() == TacticalKind.CLOSE_SUPPORT ? "close-support" : "interdiction." + name(mission.state());
    }

    private List<Line> troops(Situation situation, Step step, Predicate<FirestormTroop> which, String key) {
        Side side = step.findOwner().orElse(Side.ALLIED);
        return situation.scenario().troops().stream()
                .filter(troop -> troop.side() == side && which.test(troop))
                .map(troop -> given(
                        signOf(troop),
                        troop.unit(),
                        situation
                                .findArea(troop)
                                .map(area -> words.of(key, area.name()))
                                .orElseGet(() -> words.of("strategic.given.waits")),
                        null))
                .toList();
    }

    private static Line given(Sign sign, String title, String detail, @Nullable Chosen takeBack) {
        return new Line(sign, title, detail, null, "", false, List.of(), takeBack == null ? null : Hidden.of(takeBack));
    }

    /** The order read back. */
    String sentence(Situation situation, Side side, Chosen it, Order order) {
        String unit = troop(situation, it).map(FirestormTroop::unit).orElse("");
        String area = areaName(situation, it.area());
        return switch (order) {
            case PlaceTyphoon typhoon ->
                situation.controls(Side.ALLIED, situation.area(typhoon.area()))
                        ? words.of("strategic.say.typhoon", unit, area)
                        : words.of("strategic.say.typhoon.interdicts", area); // HR-25
            case AssignInterdiction mission -> words.of("strategic.say.interdiction." + name(side), unit, area);
            case RollInterdiction roll ->
                words.of(
                        "strategic.say.roll-interdiction."
                                + interdiction(situation, it)
                                        .map(mission -> name(mission.aircraft().side()))
                                        .orElse("allied"),
                        area);
            case StrategicMove move -> move(situation, unit, move);
            case Exploit move ->
                words.of("strategic.say.exploit", unit, from(situation, it), area)
                        + (move.drawZone() == null
                                ? ""
                                : " " + words.of("strategic.say.exploit.pays", areaName(situation, move.drawZone())));
            default -> words.of("strategic.say." + it.deed().key(), unit, area);
        };
    }

    private String move(Situation situation, String unit, StrategicMove move) {
        AreaId march = move.marchTo();
        if (move.road().isEmpty()) {
            return words.of("strategic.say.march", unit, areaName(situation, march));
        }
        String way =
                move.road().stream().skip(1).map(id -> areaName(situation, id)).collect(Collectors.joining(", "));
        return march == null
                ? words.of("strategic.say.road", unit, way)
                : words.of("strategic.say.road-and-march", unit, way, areaName(situation, march));
    }

    private String from(Situation situation, Chosen it) {
        return troop(situation, it).flatMap(situation::findArea).map(Area::name).orElse("");
    }

    /** What follows from an order that may be given. */
    List<Remark> remarks(Foresight ahead, Situation situation, Side side, Order order) {
        List<Remark> remarks = new ArrayList<>();
        switch (order) {
            case Exploit move ->
                ahead.after(order).ifPresent(then -> {
                    remarks.add(dryingOut(ahead, side.enemy(), then));
                    List<Area> coming = ahead.listComingIn(side, then);
                    if (!coming.isEmpty()) {
                        remarks.add(new Remark(words.of("strategic.remark.coming-in.lead"), list(coming)));
                    }
                    if (situation.isIn(Phase.STRATEGIC)) {
                        remarks.add(new Remark(
                                "",
                                words.of(
                                        "strategic.remark.exploit",
                                        situation.troop(move.troop()).unit())));
                    }
                });
            case AssignInterdiction mission -> remarks.addAll(interdiction(ahead, situation, mission));
            default -> {
                // The sentence says it all.
            }
        }
        return remarks;
    }

    private List<Remark> interdiction(Foresight ahead, Situation situation, AssignInterdiction mission) {
        String target = areaName(situation, mission.target());
        if (mission.side() == Side.GERMAN) {
            return List.of(
                    success(words.of("strategic.remark.no-markers", target)),
                    new Remark(words.of("strategic.remark.failure"), words.of("strategic.remark.fw190-back")));
        }
        String drying = ahead.afterSuccess(mission)
                .map(then -> dryingOut(ahead, Side.GERMAN, then))
                .map(remark -> (remark.lead() + " " + remark.text()).strip())
                .orElse("");
        return List.of(
                success(words.of("strategic.remark.depot", target) + " " + drying),
                new Remark(words.of("strategic.remark.failure"), words.of("strategic.remark.typhoon-back")));
    }

    private Remark success(String text) {
        return new Remark(words.of("strategic.remark.success"), text);
    }

    private Remark dryingOut(Foresight ahead, Side side, Situation then) {
        List<Area> drying = ahead.listDryingOut(side, then);
        return drying.isEmpty()
                ? new Remark("", words.of("strategic.remark.no-drying-out", words.side(side)))
                : new Remark(words.of("strategic.remark.drying-out.lead", words.side(side)), list(drying));
    }

    private static String list(List<Area> areas) {
        return areas.stream().map(Area::name).collect(Collectors.joining(", ")) + ".";
    }

    /** The button that ends the step; where nothing was done it says so: "No exploitation: close". */
    String closing(Situation situation) {
        Step step = situation.step();
        boolean none = StepDeeds.of(situation) == StepDeeds.NONE;
        String key = "strategic.close." + key(step);
        String owner = step.findOwner().map(words::side).orElse("");
        return step == Step.VICTORY_POINTS
                ? words.of(
                        isLastTurn(situation) ? "strategic.close.campaign" : "strategic.close.turn", situation.turn())
                : words.of(none ? key + ".none" : key, owner);
    }

    /** The end of the step as an order in a full sentence. */
    String closingReadback(Situation situation) {
        VictoryPoints points = VictoryPoints.of(situation);
        return words.of(
                "strategic.close.readback." + key(situation.step()),
                situation.step().findOwner().map(words::side).orElse(""),
                situation.turn(),
                points.total(Side.ALLIED),
                points.total(Side.GERMAN));
    }

    /** Arrivals given together, in a full sentence. */
    String together(Situation situation, List<Chosen> pieces) {
        return words.of(
                "strategic.together.say",
                pieces.size(),
                words.list(pieces.stream().map(it -> title(situation, it)).toList()));
    }

    /** What follows when the step ends; for the organiser also that it is not his step. */
    String afterClosing(Situation situation, boolean isMine) {
        Step step = situation.step();
        String follows = switch (step) {
            case OPENING_EXPLOITATION -> words.of("strategic.follows.planning", 1);
            case VICTORY_POINTS ->
                isLastTurn(situation)
                        ? words.of("strategic.follows.outcome")
                        : words.of("strategic.follows.planning", situation.turn() + 1);
            default -> words.of("strategic.follows", words.of("step", Step.values()[step.ordinal() + 1]));
        };
        return isMine ? follows : words.of("strategic.for-absent") + " " + follows;
    }

    private static boolean isLastTurn(Situation situation) {
        return situation.isIn(Phase.STRATEGIC)
                && situation.turn() >= situation.tables().limit("campaignTurns");
    }

    private static Optional<Tactical> interdiction(Situation situation, Chosen it) {
        AreaId target = it.area();
        return target == null
                ? Optional.empty()
                : situation.findArea(target).flatMap(situation.air()::findInterdiction);
    }

    private static Optional<FirestormTroop> troop(Situation situation, Chosen it) {
        return Optional.ofNullable(it.troop()).flatMap(situation::findTroop);
    }

    private static String areaName(Situation situation, @Nullable AreaId id) {
        return id == null ? "" : situation.findArea(id).map(Area::name).orElse(id.value());
    }

    private static Sign signOf(FirestormTroop troop) {
        return troop.isAircraft() ? aircraft(troop) : Sign.troop(troop.type().code(), troop.side());
    }

    private static Sign aircraft(FirestormTroop aircraft) {
        return Sign.icon("t-" + name(aircraft.type().code()), aircraft.side());
    }

    private static String name(Enum<?> value) {
        return name(value.name());
    }

    private static String name(String code) {
        return code.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
