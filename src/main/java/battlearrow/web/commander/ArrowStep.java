package battlearrow.web.commander;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Referee.Candidate;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Initiative;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import battlearrow.web.campaign.RefusalLine;
import battlearrow.web.map.AreaView;
import battlearrow.web.map.ArrowView;
import battlearrow.web.map.Choice;
import battlearrow.web.map.MapView;
import battlearrow.web.map.SituationMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Placing the arrow: tails and points, what is chosen, and the order read back.
 *
 * @param rolled the dice of the initiative
 * @param tails areas the holder of the initiative may or might attack from
 * @param points what the chosen tail may or might point into; empty while none is chosen
 * @param against why the chosen pair is not possible; empty when it is, or when the choice is not complete
 * @param order the order read back; null while there is none to give
 */
record ArrowStep(
        Side holder,
        Initiative rolled,
        Sentence initiative,
        List<Tail> tails,
        List<Point> points,
        @Nullable String from,
        @Nullable String into,
        List<RefusalLine> against,
        @Nullable Sentence order,
        MapView map,
        List<AreaId> around) {
    /** @param isOpen whether any legal arrow starts here */
    record Tail(String id, String name, String detail, boolean isOpen, boolean isChosen) {}

    /** @param barred why the arrow may not point here; null when it may */
    record Point(
            String id,
            String name,
            String detail,
            int points,
            boolean isChosen,
            @Nullable RefusalLine barred) {}

    /** A pair of areas as the referee sees it. */
    private record Pair(Area tail, Area point, List<Refusal> objections) {
        boolean isLegal() {
            return objections.isEmpty();
        }
    }

    static ArrowStep of(Desk desk, Side holder, Referee referee, BattleWords words) {
        return new Maker(desk, holder, referee, words).make();
    }

    private static final class Maker {
        private final Desk desk;
        private final Side holder;
        private final Referee referee;
        private final BattleWords words;
        private final Situation situation;
        private final List<Pair> pairs;
        private final @Nullable Area from;
        private final @Nullable Area into;

        Maker(Desk desk, Side holder, Referee referee, BattleWords words) {
            this.desk = desk;
            this.holder = holder;
            this.referee = referee;
            this.words = words;
            this.situation = desk.situation();
            this.pairs = referee.candidates(situation, desk.actor(), PlaceBattleArrow.class).stream()
                    .filter(candidate -> candidate.order().battle() == desk.number())
                    .map(this::pair)
                    .toList();
            this.from = desk.choice().findFrom().flatMap(situation::findArea).orElse(null);
            this.into = desk.choice().findInto().flatMap(situation::findArea).orElse(null);
        }

        ArrowStep make() {
            Initiative rolled = desk.battle().findInitiative().orElseThrow();
            List<Refusal> against = from == null || into == null ? List.of() : objections(from, into);
            boolean complete = from != null && into != null && against.isEmpty();
            return new ArrowStep(
                    holder,
                    rolled,
                    initiative(rolled),
                    tails(),
                    points(),
                    from == null ? null : from.id().value(),
                    into == null ? null : into.id().value(),
                    words.refusals(against),
                    complete && from != null && into != null
                            ? Sentence.of(words.of("desk.arrow.order", words.theSideFirst(holder), from, into))
                            : null,
                    map(),
                    around());
        }

        private Pair pair(Candidate<PlaceBattleArrow> candidate) {
            return new Pair(
                    situation.area(candidate.order().tail()),
                    situation.area(candidate.order().point()),
                    candidate.objections());
        }

        private List<Refusal> objections(Area tail, Area point) {
            return referee.objections(
                    situation, desk.actor(), new PlaceBattleArrow(desk.number(), holder, tail.id(), point.id()));
        }

        private Sentence initiative(Initiative rolled) {
            String key = rolled.bonus() > 0
                    ? "desk.initiative.bonus"
                    : rolled.allied() == rolled.german() ? "desk.initiative.tie" : "desk.initiative.plain";
            return Sentence.of(words.of(
                    key,
                    rolled.allied(),
                    rolled.german(),
                    words.theSide(rolled.declines() > 0 ? holder.enemy() : holder),
                    rolled.allied() + rolled.bonus(),
                    words.name(desk.visitor(), desk.battle(), holder)));
        }

        private List<Tail> tails() {
            Supply supply = desk.map().supply(holder);
            Set<Area> seen = new HashSet<>();
            List<Tail> tails = new ArrayList<>();
            for (Pair pair : pairs) {
                if (seen.add(pair.tail())) {
                    boolean open = isLegalTail(pair.tail());
                    tails.add(new Tail(
                            pair.tail().id().value(),
                            pair.tail().name(),
                            open
                                    ? words.of(
                                            "desk.arrow.tail",
                                            situation.listTroops(pair.tail()).size(),
                                            words.of(supply.isInSupply(pair.tail()) ? "supply.in" : "supply.out"))
                                    : words.of("desk.arrow.tail-barred"),
                            open,
                            pair.tail() == from));
                }
            }
            tails.sort(Comparator.comparing(Tail::isOpen).reversed().thenComparing(Tail::name));
            return tails;
        }

        private List<Point> points() {
            if (from == null) {
                return List.of();
            }
            Supply supply = desk.map().supply(holder.enemy());
            List<Point> points = new ArrayList<>();
            for (Area area : situation.map().areas()) {
                boolean touches = situation.map().findBorder(from, area).isPresent();
                if (area != from && (touches || area == into)) {
                    points.add(point(area, supply));
                }
            }
            points.sort(Comparator.comparing((Point point) -> point.barred() != null)
                    .thenComparing(Comparator.comparing(Point::points).reversed())
                    .thenComparing(Point::name));
            return points;
        }

        private Point point(Area area, Supply enemySupply) {
            List<Refusal> objections = from == null ? List.of() : objections(from, area);
            Supply supply = situation.controls(holder, area) ? desk.map().supply(holder) : enemySupply;
            return new Point(
                    area.id().value(),
                    area.name(),
                    words.detail(situation, area, supply),
                    area.objectiveValue(),
                    area == into && objections.isEmpty(),
                    objections.isEmpty() ? null : words.refusal(objections.getFirst()));
        }

        private boolean isLegalTail(Area area) {
            return pairs.stream().anyMatch(pair -> pair.isLegal() && pair.tail() == area);
        }

        private MapView map() {
            MapView view = desk.map().view(words.of("desk.arrow.map"), this::area);
            Optional<Pair> chosen = pairs.stream()
                    .filter(pair -> pair.tail() == from && pair.point() == into && pair.isLegal())
                    .findFirst();
            if (chosen.isEmpty()) {
                return view;
            }
            List<ArrowView> arrows = new ArrayList<>(desk.map().arrows());
            SituationMap.draft(holder, from, into).ifPresent(arrows::add);
            return view.withArrows(arrows);
        }

        private AreaView area(AreaView view) {
            Area area = view.area();
            boolean own = situation.controls(holder, area);
            AreaView linked = view.withHref(address(own ? area : from, own ? null : area));
            if (area == from || area == into) {
                return linked.withChoice(Choice.SELECTED);
            }
            if (from == null) {
                return tailOrNot(linked, area, own);
            }
            List<Refusal> objections = objections(from, area);
            if (objections.isEmpty()) {
                return linked.withChoice(Choice.LIT);
            }
            // Far off no stripes: they would cover the map. Touched, it still answers why.
            boolean touches = situation.map().findBorder(from, area).isPresent();
            return touches && !own
                    ? linked.barredBecause(words.refusal(objections.getFirst()).sentence())
                    : linked.withChoice(Choice.VEILED);
        }

        private AreaView tailOrNot(AreaView view, Area area, boolean own) {
            boolean lit = pairs.stream()
                    .anyMatch(pair -> pair.isLegal() && pair.tail() == area && (into == null || pair.point() == into));
            if (lit) {
                return view.withChoice(Choice.LIT);
            }
            return own ? view.barredBecause(words.of("desk.arrow.tail-barred")) : view.withChoice(Choice.VEILED);
        }

        private String address(@Nullable Area tail, @Nullable Area point) {
            StringBuilder address =
                    new StringBuilder(desk.href()).append("?as=").append(holder.name());
            if (tail != null) {
                address.append("&from=").append(tail.id().value());
            }
            if (point != null) {
                address.append("&into=").append(point.id().value());
            }
            return address.toString();
        }

        /** What the map shows: the chosen pair, or the chosen tail and what it may point into. */
        private List<AreaId> around() {
            if (from == null) {
                return List.of();
            }
            List<AreaId> around = new ArrayList<>(List.of(from.id()));
            if (into != null) {
                around.add(into.id());
                return around;
            }
            pairs.stream()
                    .filter(pair -> pair.tail() == from && pair.isLegal())
                    .forEach(pair -> around.add(pair.point().id()));
            return around;
        }
    }
}
