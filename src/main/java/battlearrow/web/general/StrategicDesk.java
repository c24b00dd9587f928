package battlearrow.web.general;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceDueReserve;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Referee.Candidate;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.RefusalLine;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.general.DeskView.AircraftDie;
import battlearrow.web.general.DeskView.Barred;
import battlearrow.web.general.DeskView.Chooser;
import battlearrow.web.general.DeskView.Closing;
import battlearrow.web.general.DeskView.Each;
import battlearrow.web.general.DeskView.Group;
import battlearrow.web.general.DeskView.Hidden;
import battlearrow.web.general.DeskView.Line;
import battlearrow.web.general.DeskView.Option;
import battlearrow.web.general.DeskView.Ready;
import battlearrow.web.general.DeskView.Together;
import battlearrow.web.map.AreaView;
import battlearrow.web.map.ArrowView;
import battlearrow.web.map.Choice;
import battlearrow.web.map.MapFragment;
import battlearrow.web.map.MapView;
import battlearrow.web.map.SituationMap;
import battlearrow.web.map.ViewBox;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * Lays out the step of the opening or of the Strategic Phase that is now: what the referee offers this person, what he bars
 * and why, and the order being written.
 */
@Component
class StrategicDesk {
    /** Stands between a deed and its Troop in a form that gives several orders. */
    static final String PIECE = ":";

    private final Referee referee;
    private final Words words;
    private final DeskWords says;
    private final MapFragment maps;

    StrategicDesk(Referee referee, Words words, DeskWords says, MapFragment maps) {
        this.referee = referee;
        this.words = words;
        this.says = says;
        this.maps = maps;
    }

    /** The side whose step it is; where both act, the visitor's own. */
    static Side side(Visitor visitor, Situation situation) {
        return situation.step().findOwner().orElseGet(() -> visitor.side().orElse(Side.ALLIED));
    }

    /** Whether the present step awaits this person as a General. */
    static boolean isMine(Visitor visitor, Situation situation) {
        return situation.step().findOwner().map(visitor::isGeneralOf).orElseGet(visitor::isGeneral);
    }

    /** A complete choice as an order in this situation. */
    Order order(Visitor visitor, Situation situation, Chosen chosen) {
        List<AreaId> road = chosen.deed() == Deed.MOVE
                ? findMove(visitor, situation, chosen).map(StrategicMove::road).orElse(List.of())
                : List.of();
        return chosen.order(side(visitor, situation), road);
    }

    /** The page of the present step with what is chosen so far; {@code chosen} is null for nothing. */
    DeskView lay(Visitor visitor, Situation situation, @Nullable Chosen chosen) {
        return new Laying(visitor, situation, chosen).lay();
    }

    private Optional<StrategicMove> findMove(Visitor visitor, Situation situation, Chosen chosen) {
        return candidates(situation, visitor.actor(), Deed.MOVE).stream()
                .filter(candidate -> isSamePiece(Chosen.of(Deed.MOVE, candidate.order()), chosen))
                .filter(candidate ->
                        Objects.equals(Chosen.of(Deed.MOVE, candidate.order()).area(), chosen.area()))
                .sorted((one, other) -> Boolean.compare(other.isOffered(), one.isOffered()))
                .map(candidate -> (StrategicMove) candidate.order())
                .findFirst();
    }

    private List<Candidate<Order>> candidates(Situation situation, Actor actor, Deed deed) {
        return candidatesOf(situation, actor, deed.kind());
    }

    private <O extends Order> List<Candidate<Order>> candidatesOf(Situation situation, Actor actor, Class<O> kind) {
        return referee.candidates(situation, actor, kind).stream()
                .map(candidate -> new Candidate<Order>(candidate.order(), candidate.objections()))
                .toList();
    }

    private static boolean isSamePiece(Chosen one, Chosen other) {
        return one.deed() == other.deed() && Objects.equals(one.troop(), other.troop());
    }

    /** Orders about one piece: a Troop, an aircraft, or for a resupply the C-47 as such. */
    private record Piece(Chosen chosen, List<Candidate<Order>> candidates) {
        boolean isOffered() {
            return candidates.stream().anyMatch(Candidate::isOffered);
        }

        /** The reasons that bar every order about it; where each order has its own, those of the first. */
        List<Refusal> reasons() {
            List<Refusal> common = new ArrayList<>(candidates.getFirst().objections());
            candidates.forEach(candidate -> common.retainAll(candidate.objections()));
            return common.isEmpty() ? candidates.getFirst().objections() : common;
        }
    }

    private final class Laying {
        private final Visitor visitor;
        private final Situation situation;
        private final Actor actor;
        private final Side side;
        private final boolean isMine;
        private final SituationMap map;
        private final List<Piece> pieces = new ArrayList<>();
        private final @Nullable Chosen chosen;
        private final @Nullable Piece piece;

        Laying(Visitor visitor, Situation situation, @Nullable Chosen asked) {
            this.visitor = visitor;
            this.situation = situation;
            this.actor = visitor.actor();
            this.side = side(visitor, situation);
            this.isMine = isMine(visitor, situation);
            this.map = SituationMap.of(situation);
            for (Deed deed : Deed.listOf(situation.step())) {
                pieces.addAll(pieces(deed));
            }
            Piece found = asked == null ? firstToRoll() : find(asked);
            this.piece = found;
            this.chosen = found == null ? null : asked == null ? found.chosen() : asked;
        }

        DeskView lay() {
            List<Line> open = new ArrayList<>();
            List<Line> barred = new ArrayList<>();
            for (Piece one : pieces) {
                if (one.isOffered()) {
                    open.add(line(one));
                } else if (isMine) {
                    barred.add(line(one));
                }
            }
            Step step = situation.step();
            return new DeskView(
                    words.of("step", step),
                    says.caption(situation),
                    words.of("strategic.hint." + says.key(step)),
                    isMine,
                    says.given(visitor, situation, isMine),
                    open,
                    groups(),
                    barred,
                    together(),
                    chooser(),
                    ready(),
                    closing(),
                    mapView());
        }

        /** Troops that can march or exploit by the area they stand in; everything else in its order. */
        private List<Group> groups() {
            Map<String, List<Line>> byPlace = new TreeMap<>();
            for (Piece one : pieces) {
                Line line = line(one);
                if (one.isOffered() && !line.isChosen()) {
                    byPlace.computeIfAbsent(place(one.chosen()), first -> new ArrayList<>())
                            .add(line);
                }
            }
            return byPlace.entrySet().stream()
                    .map(group -> new Group(group.getKey(), group.getValue()))
                    .toList();
        }

        private String place(Chosen it) {
            return redraws(it.deed())
                    ? Optional.ofNullable(it.troop())
                            .flatMap(situation::findTroop)
                            .flatMap(situation::findArea)
                            .map(Area::name)
                            .orElse("")
                    : "";
        }

        /** Arrivals have nothing to choose but the die: they need not be ordered one by one. */
        private @Nullable Together together() {
            List<Piece> offered = pieces.stream()
                    .filter(one -> one.chosen().deed().comesTogether())
                    .filter(Piece::isOffered)
                    .toList();
            return !isMine || offered.size() < 2
                    ? null
                    : new Together(
                            says.together(
                                    situation,
                                    offered.stream().map(Piece::chosen).toList()),
                            offered.stream().map(this::each).toList());
        }

        private Each each(Piece one) {
            Chosen it = one.chosen();
            return new Each(
                    it.deed().name() + PIECE + Hidden.of(it).troop(),
                    says.title(situation, it),
                    says.detail(situation, it),
                    !referee.dice(situation, one.candidates().getFirst().order())
                            .isEmpty());
        }

        private List<Piece> pieces(Deed deed) {
            Map<Chosen, List<Candidate<Order>>> byPiece = new LinkedHashMap<>();
            for (Candidate<Order> candidate : candidates(situation, actor, deed)) {
                Chosen whole = Chosen.of(deed, candidate.order());
                Chosen key = isPieceAnArea(deed) ? whole : new Chosen(deed, whole.troop(), null, null, 0);
                byPiece.computeIfAbsent(key, unknown -> new ArrayList<>()).add(candidate);
            }
            return byPiece.entrySet().stream()
                    .map(entry -> new Piece(entry.getKey(), entry.getValue()))
                    .toList();
        }

        /** Missions to resolve stand in a list of their own lines; everywhere else the area is chosen on the map. */
        private static boolean isPieceAnArea(Deed deed) {
            return deed == Deed.ROLL_INTERDICTION || deed == Deed.ROLL_RESUPPLY;
        }

        private @Nullable Piece find(Chosen asked) {
            Chosen key = isPieceAnArea(asked.deed()) ? asked : new Chosen(asked.deed(), asked.troop(), null, null, 0);
            return pieces.stream()
                    .filter(one -> one.chosen().equals(key))
                    .findFirst()
                    .orElse(null);
        }

        /** Where nothing has to be chosen but only rolled, the first is chosen already. */
        private @Nullable Piece firstToRoll() {
            return pieces.stream()
                    .filter(Piece::isOffered)
                    .filter(one ->
                            !one.chosen().deed().needsArea() || one.chosen().area() != null)
                    .filter(one -> !referee.dice(
                                    situation, one.candidates().getFirst().order())
                            .isEmpty())
                    .findFirst()
                    .orElse(null);
        }

        private Line line(Piece one) {
            Chosen it = one.chosen();
            boolean isChosen = piece != null && piece.chosen().equals(it);
            return new Line(
                    says.sign(situation, it),
                    says.title(situation, it),
                    says.detail(situation, it),
                    one.isOffered() && !isChosen ? href(it) : null,
                    words.of("strategic.choose." + it.deed().key()),
                    isChosen,
                    one.isOffered() ? List.of() : words.refusals(one.reasons()),
                    null);
        }

        private @Nullable Chooser chooser() {
            if (chosen == null || piece == null || !chosen.deed().needsArea() || isPieceAnArea(chosen.deed())) {
                return null;
            }
            List<Option> areas = new ArrayList<>();
            List<Barred> barred = new ArrayList<>();
            byArea().forEach((area, objections) -> {
                if (objections.isEmpty()) {
                    areas.add(new Option(
                            area.id().value(),
                            says.area(situation, area),
                            area.id().equals(chosen.area())));
                } else {
                    barred.add(new Barred(area.name(), words.refusals(objections)));
                }
            });
            return new Chooser(
                    words.of("strategic.area." + chosen.deed().key()),
                    Hidden.of(chosen),
                    areas,
                    barred,
                    zones(),
                    redraws(chosen.deed()));
        }

        /** Exploitation and moves draw the way on the map. */
        private static boolean redraws(Deed deed) {
            return deed == Deed.EXPLOIT || deed == Deed.MOVE;
        }

        /** The zones a choice of area leaves open for the marker to be drawn. */
        private List<Option> zones() {
            if (chosen == null || piece == null) {
                return List.of();
            }
            return piece.candidates().stream()
                    .map(candidate -> Chosen.of(chosen.deed(), candidate.order()))
                    .filter(one -> one.zone() != null)
                    .filter(one -> chosen.area() == null || Objects.equals(one.area(), chosen.area()))
                    .map(Chosen::zone)
                    .filter(Objects::nonNull)
                    .distinct()
                    .map(zone -> new Option(
                            zone.value(), says.area(situation, situation.area(zone)), zone.equals(payment())))
                    .toList();
        }

        /** Areas in question with what bars them: empty for an area that may be chosen one way or another. */
        private Map<Area, List<Refusal>> byArea() {
            Map<Area, List<Refusal>> areas = new LinkedHashMap<>();
            if (piece == null) {
                return areas;
            }
            for (Candidate<Order> candidate : piece.candidates()) {
                AreaId id = Chosen.of(piece.chosen().deed(), candidate.order()).area();
                if (id != null) {
                    areas.merge(
                            situation.area(id),
                            candidate.objections(),
                            (known, more) -> known.isEmpty() || more.isEmpty() ? List.of() : known);
                }
            }
            return areas;
        }

        /** The zone that pays: the one chosen, or the only one there is. */
        private @Nullable AreaId payment() {
            if (chosen == null || piece == null || chosen.deed() != Deed.EXPLOIT) {
                return null;
            }
            List<AreaId> offered = piece.candidates().stream()
                    .map(candidate ->
                            Chosen.of(chosen.deed(), candidate.order()).zone())
                    .filter(Objects::nonNull)
                    .distinct()
                    .toList();
            if (chosen.zone() != null || offered.isEmpty()) {
                return chosen.zone();
            }
            return offered.size() == 1 ? offered.getFirst() : null;
        }

        private @Nullable Ready ready() {
            if (chosen == null || !chosen.isComplete() || !isKnown(chosen.area()) || !isKnown(chosen.zone())) {
                return null;
            }
            Chosen whole = new Chosen(chosen.deed(), chosen.troop(), chosen.area(), payment(), chosen.battle());
            Order order = order(visitor, situation, whole);
            List<Refusal> refusals = referee.objections(situation, actor, order);
            List<DieRequest> dice = refusals.isEmpty() ? referee.dice(situation, order) : List.of();
            return new Ready(
                    says.sentence(situation, side, whole, order),
                    refusals.isEmpty()
                            ? says.remarks(new Foresight(referee, situation), situation, side, order)
                            : List.of(),
                    whole.deed().rules(),
                    Hidden.of(whole),
                    sixSided(dice),
                    aircraftDice(dice),
                    words.of("strategic.give." + whole.deed().key()),
                    words.refusals(refusals));
        }

        private boolean isKnown(@Nullable AreaId area) {
            return area == null || situation.findArea(area).isPresent();
        }

        private List<String> sixSided(List<DieRequest> dice) {
            return dice.stream()
                    .filter(die -> die.kind() == DieRequest.Kind.SIX_SIDED)
                    .map(die -> words.of("strategic.die", words.side(die.roller())))
                    .toList();
        }

        private List<AircraftDie> aircraftDice(List<DieRequest> dice) {
            return dice.stream()
                    .filter(die -> die.kind() == DieRequest.Kind.AIRCRAFT)
                    .map(die -> new AircraftDie(
                            words.of("strategic.die.aircraft"),
                            die.faces().stream().distinct().sorted().toList()))
                    .toList();
        }

        private @Nullable Closing closing() {
            Optional<Deed> ends = Deed.findClosing(situation.step());
            if (ends.isEmpty() || !(isMine || visitor.isOrganiser())) {
                return null;
            }
            Chosen end = Chosen.of(ends.get());
            List<RefusalLine> objections =
                    words.refusals(referee.objections(situation, actor, end.order(side, List.of())));
            boolean nothingLeft = pieces.stream().noneMatch(Piece::isOffered);
            return new Closing(
                    Hidden.of(end),
                    says.closing(situation),
                    says.closingReadback(situation),
                    comesWithClosing() + says.afterClosing(situation, isMine),
                    isMine && nothingLeft && objections.isEmpty(),
                    objections);
        }

        /** Reserves that are due arrive when the step closes, whether their General has brought them in or not (RES-09). */
        private String comesWithClosing() {
            List<String> due = referee.offered(situation, actor, PlaceDueReserve.class).stream()
                    .filter(order -> order.side() == side)
                    .map(order -> situation.troop(order.troop()).unit())
                    .toList();
            return due.isEmpty() ? "" : words.of("strategic.comes-in", due.size(), String.join(", ", due)) + " ";
        }

        private MapView mapView() {
            Map<Area, List<Refusal>> areas = chosen != null && chosen.deed().needsArea() ? byArea() : Map.of();
            MapView view = map.view(
                    words.of("strategic.map", words.of("step", situation.step())), area -> choice(area, areas));
            List<AreaId> inQuestion = areas.entrySet().stream()
                    .filter(entry -> entry.getValue().isEmpty())
                    .map(entry -> entry.getKey().id())
                    .toList();
            ViewBox phone = inQuestion.isEmpty() ? null : maps.phoneView(around(inQuestion));
            view = view.showing(ViewBox.WHOLE, phone);
            if (chosen == null || piece == null || areas.isEmpty()) {
                return view;
            }
            return isPieceAnArea(chosen.deed()) ? view : way(view.choosing("area"));
        }

        private List<AreaId> around(List<AreaId> inQuestion) {
            TroopId troop = chosen == null ? null : chosen.troop();
            Optional<AreaId> from = Optional.ofNullable(troop)
                    .flatMap(situation::findTroop)
                    .flatMap(situation::findArea)
                    .map(Area::id);
            return Stream.concat(inQuestion.stream(), from.stream()).toList();
        }

        private AreaView choice(AreaView view, Map<Area, List<Refusal>> areas) {
            Area area = view.area();
            if (chosen == null || areas.isEmpty()) {
                return view;
            }
            List<Refusal> objections = areas.get(area);
            if (objections == null) {
                return view.withChoice(Choice.VEILED);
            }
            if (!objections.isEmpty()) {
                return view.barredBecause(words.refusals(objections).getFirst().sentence());
            }
            boolean isSelected = area.id().equals(chosen.area());
            return view.withChoice(isSelected ? Choice.SELECTED : Choice.LIT).withHref(href(chosen.with(area.id())));
        }

        /** The road of a move, and the step into the area at its end, as an arrow that is not given yet. */
        private MapView way(MapView view) {
            if (chosen == null || chosen.area() == null || !redraws(chosen.deed()) || !isKnown(chosen.area())) {
                return view;
            }
            Optional<FirestormTroop> troop = Optional.ofNullable(chosen.troop()).flatMap(situation::findTroop);
            Optional<Area> from = troop.flatMap(situation::findArea);
            if (from.isEmpty()) {
                return view;
            }
            List<AreaId> road = chosen.deed() == Deed.MOVE
                    ? findMove(visitor, situation, chosen)
                            .map(StrategicMove::road)
                            .orElse(List.of())
                    : List.of();
            AreaId roadEnd = road.isEmpty() ? from.get().id() : road.getLast();
            MapView drawn = road.isEmpty() ? view : view.withRoute(road);
            return roadEnd.equals(chosen.area())
                    ? drawn
                    : drawn.withArrows(Stream.concat(
                                    map.arrows().stream(), Stream.of(ArrowView.draft(0, side, roadEnd, chosen.area())))
                            .toList());
        }

        private String href(Chosen to) {
            Hidden parts = Hidden.of(to);
            UriComponentsBuilder address = UriComponentsBuilder.fromPath(CampaignFrame.base(visitor) + "/strategic")
                    .queryParam("deed", parts.deed());
            if (!parts.troop().isEmpty()) {
                address.queryParam("troop", parts.troop());
            }
            if (!parts.area().isEmpty()) {
                address.queryParam("area", parts.area());
            }
            if (!parts.zone().isEmpty()) {
                address.queryParam("zone", parts.zone());
            }
            return address.build().toUriString();
        }
    }
}
