package battlearrow.web.commander;

import battlearrow.firestorm.airbornesupply.BattleSupply;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.RollOutOfSupply;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.OutOfSupplyEffect;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.OutOfSupplyRoll;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The supply check of both forces and what it asks for.
 *
 * @param draw the marker the person who looks must draw; else null
 * @param roll the roll on the Out of Supply Table due from him; else null
 * @param hasAntiAircraft whether the defender has an Anti-aircraft Platoon
 */
record SupplyStep(
        List<Force> forces,
        @Nullable Draw draw,
        @Nullable Roll roll,
        List<TableLine> table,
        boolean hasAntiAircraft,
        String antiAircraft) {
    /**
     * One force at its own end of the arrow.
     *
     * @param why the road, the neighbour, where it is broken, or the zone whose marker supplies it
     * @param effect what it rolled on the Out of Supply Table; empty while nothing was
     */
    record Force(Side side, String area, String why, boolean isInSupply, int die, String effect) {}

    /** @param order the order read back; null while no zone is chosen */
    record Draw(String area, List<Zone> zones, @Nullable Sentence order) {}

    record Zone(String id, String name, int markers, boolean isChosen) {}

    record Roll(Side side, String name, List<String> dice) {}

    static SupplyStep of(Desk desk, Referee referee, BattleWords words) {
        Battle battle = desk.battle();
        Situation situation = desk.situation();
        return new SupplyStep(
                Stream.of(Side.values()).map(side -> force(desk, side, words)).toList(),
                draw(desk, referee, words).orElse(null),
                roll(desk, referee, words).orElse(null),
                TableLine.list(
                        situation.tables().outOfSupply(),
                        effect -> words.ofEnum("desk.effect", effect),
                        effect -> words.ofEnum("desk.effect.detail", effect),
                        0,
                        words),
                battle.hasAntiAircraftPlatoon(),
                antiAircraft(battle, words));
    }

    private static Force force(Desk desk, Side side, BattleWords words) {
        Battle battle = desk.battle();
        Area area = battle.ownArea(side);
        String why = side == Side.ALLIED && battle.findSupplyZone().isPresent()
                ? words.of("desk.supply.by-marker", battle.findSupplyZone().orElseThrow())
                : words.why(desk.map().supply(side).reason(area));
        Optional<OutOfSupplyRoll> roll = battle.party(side).findOutOfSupplyRoll();
        return new Force(
                side,
                area.name(),
                why,
                battle.fightsInSupply(side),
                roll.map(OutOfSupplyRoll::die).orElse(0),
                roll.map(rolled -> effect(rolled.effect(), words)).orElse(""));
    }

    static String effect(OutOfSupplyEffect effect, BattleWords words) {
        return words.ofEnum("desk.effect", effect) + ". " + words.ofEnum("desk.effect.detail", effect);
    }

    private static Optional<Draw> draw(Desk desk, Referee referee, BattleWords words) {
        List<DrawSupply> offered = referee.offered(desk.situation(), desk.actor(), DrawSupply.class).stream()
                .filter(order -> order.battle() == desk.number())
                .toList();
        if (offered.isEmpty()
                || !BattleSupply.of(desk.situation(), desk.battle()).mustDraw()) {
            return Optional.empty();
        }
        Area own = desk.battle().ownArea(Side.ALLIED);
        List<Area> zones = offered.stream()
                .map(order -> desk.situation().area(order.zone()))
                .toList();
        Area chosen = zones.stream()
                .filter(zone ->
                        desk.choice().findZone().filter(zone.id()::equals).isPresent())
                .findFirst()
                .orElse(zones.getFirst());
        return Optional.of(new Draw(
                own.name(),
                zones.stream()
                        .map(zone -> new Zone(
                                zone.id().value(), zone.name(), desk.situation().markers(zone), zone == chosen))
                        .toList(),
                Sentence.of(words.of("desk.supply.draw.order", chosen, own))));
    }

    private static Optional<Roll> roll(Desk desk, Referee referee, BattleWords words) {
        return referee.offered(desk.situation(), desk.actor(), RollOutOfSupply.class).stream()
                .filter(order -> order.battle() == desk.number())
                .findFirst()
                .map(order -> {
                    String name = words.name(desk.visitor(), desk.battle(), order.side());
                    return new Roll(order.side(), name, List.of(words.of("desk.die", order.side(), name)));
                });
    }

    static String antiAircraft(Battle battle, BattleWords words) {
        Area point = battle.arrow().point();
        return battle.hasAntiAircraftPlatoon()
                ? words.of("desk.anti-aircraft", words.theSideFirst(battle.defender()), point)
                : words.of("desk.anti-aircraft.none");
    }
}
