package battlearrow.web.commander;

import battlearrow.campaign.People;
import battlearrow.club.Appointment;
import battlearrow.club.Appointments;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.VariablePlatoon;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Party;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import battlearrow.firestorm.supply.SupplyReason;
import battlearrow.tables.BattleRecord;
import battlearrow.web.campaign.Awaited;
import battlearrow.web.campaign.RefusalLine;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.map.SituationMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Battles, their players and their Troops in words. Who takes no part in the campaign does not read the names of guests. */
@Component
class BattleWords {
    private final Words words;
    private final People people;
    private final Appointments appointments;

    BattleWords(Words words, People people, Appointments appointments) {
        this.words = words;
        this.people = people;
        this.appointments = appointments;
    }

    String of(String key, Object... about) {
        return words.of(key, about);
    }

    /** The text of an enum constant: {@code desk.step.after-action}. */
    String ofEnum(String group, Enum<?> value) {
        return words.of(group, value);
    }

    String name(Visitor visitor, Player player) {
        return visitor.takesPart()
                ? people.displayName(visitor.campaignId(), player.person())
                : people.publicName(visitor.campaignId(), player.person());
    }

    String name(Visitor visitor, Battle battle, Side side) {
        Player player = battle.party(side).player();
        return player.isTheGeneral() ? general(visitor, side) : name(visitor, player);
    }

    /** Who plays a side of the General's Wargame; of one who plays both the side is named instead. */
    private String general(Visitor visitor, Side side) {
        Optional<Appointment> own = appointments.findGeneral(visitor.campaignId(), side);
        Optional<Appointment> other = appointments.findGeneral(visitor.campaignId(), side.enemy());
        boolean isOneForBoth =
                own.isPresent() && own.map(Appointment::accountId).equals(other.map(Appointment::accountId));
        return own.filter(general -> !isOneForBoth)
                .map(Appointment::displayName)
                .orElseGet(() -> ofEnum("desk.player", side));
    }

    PlayerLine player(Visitor visitor, Battle battle, Side side) {
        Party party = battle.party(side);
        Player player = party.player();
        String host = player.host();
        // HR-06: a sealed choice is shown to who made it, to nobody else
        boolean isOwn = player.isTheGeneral()
                ? visitor.isGeneralOf(side)
                : player.isPlayedBy(visitor.actor().person());
        List<FirestormTroop> troops =
                isOwn ? party.findSealed().map(Party.Sealed::troops).orElse(party.troops()) : party.troops();
        return new PlayerLine(
                side,
                name(visitor, battle, side),
                host == null || !visitor.takesPart() ? "" : people.displayName(visitor.campaignId(), host),
                party.committed(),
                party.findSealed().isPresent(),
                troops.stream().map(SituationMap::counter).toList());
    }

    /** "Ben and Greta", Allied first. */
    String pair(Visitor visitor, Battle battle) {
        return words.of("desk.pair", name(visitor, battle, Side.ALLIED), name(visitor, battle, Side.GERMAN));
    }

    /** "Battle 5"; before the arrow is placed it has no number people know it by. */
    String title(Battle battle) {
        return battle.findArrow()
                .map(BattleArrow::number)
                .map(number -> words.of("desk.battle", number))
                .orElseGet(() -> words.of("desk.battle.new"));
    }

    /** How a battle that is over ended: "5 to 2, the Allies won". */
    String result(BattleRecord entry) {
        Battle battle = entry.battle();
        BattleRecord.How how = entry.closing().map(BattleRecord.Closing::how).orElse(BattleRecord.How.FOUGHT);
        if (how != BattleRecord.How.FOUGHT) {
            return words.of("desk.closed", how);
        }
        String winner = battle.findWinner()
                .map(side -> words.of("desk.won", theSide(side)))
                .orElseGet(() -> words.of("desk.drawn"));
        return battle.findScores()
                .map(scores -> words.of("desk.result", scores.allied(), scores.german(), winner))
                .orElseGet(() -> words.of("desk.result.ruled", winner));
    }

    /** "Rolled" or "Ruled" for a campaign's battle that was not played at the table; empty for one that was. */
    String mark(Battle battle, boolean isWargame) {
        if (battle.isRuled()) {
            return words.of("desk.mark.ruled");
        }
        return !isWargame && battle.isAgreedToBeRolled() ? words.of("desk.mark.rolled") : "";
    }

    /** "Choosing Troops". */
    String state(Awaited awaited) {
        return words.of("desk.state", awaited.deed());
    }

    /** From whom: names of players, the Organiser, or the battle that comes first. */
    String waitsFor(Visitor visitor, Battle battle, Awaited awaited) {
        if (awaited.earlier() != null) {
            return words.of("desk.battle.inside", awaited.earlier().arrowNumber());
        }
        if (awaited.from().isEmpty()) {
            return words.of("desk.the-organiser");
        }
        return and(
                awaited.from().stream().map(side -> name(visitor, battle, side)).toList());
    }

    /** "Son Bridge, Veghel Bridge and Uden Road". */
    String and(List<String> names) {
        return switch (names.size()) {
            case 0 -> "";
            case 1 -> names.getFirst();
            default -> words.of("desk.and", String.join(", ", names.subList(0, names.size() - 1)), names.getLast());
        };
    }

    String andAreas(List<Area> areas) {
        return and(areas.stream().map(Area::name).toList());
    }

    /** "Allied". */
    String side(Side side) {
        return words.side(side);
    }

    /** "the Allies". */
    String theSide(Side side) {
        return ofEnum("desk.the-side", side);
    }

    /** The same at the beginning of a sentence. */
    String theSideFirst(Side side) {
        return ofEnum("desk.the-side-first", side);
    }

    /** "US Paratrooper of 504th Parachute Infantry". */
    String troop(FirestormTroop troop) {
        return words.of("desk.troop", troop.type().name(), troop.unit());
    }

    String terrain(Area area) {
        return words.of("desk.terrain", area.terrain());
    }

    /** "Open · 8.8cm Gun · Out of Supply", as far as there is something to say. */
    String detail(Situation situation, Area area, Supply holders) {
        List<String> facts = new ArrayList<>();
        facts.add(terrain(area));
        List<FirestormTroop> troops = situation.listTroops(area);
        facts.add(
                troops.isEmpty()
                        ? words.of("desk.no-troops")
                        : troops.stream().map(troop -> troop.type().name()).collect(Collectors.joining(", ")));
        if (!holders.isInSupply(area)) {
            facts.add(words.of("supply.out"));
        }
        return String.join(" · ", facts);
    }

    /** Why an area is In Supply or not, as one sentence. */
    String why(SupplyReason reason) {
        return switch (reason) {
            case SupplyReason.ByRoad byRoad -> road(byRoad.road());
            case SupplyReason.FromNeighbour next ->
                words.of("desk.why.neighbour", next.neighbour(), next.road().getLast());
            case SupplyReason.Broken broken ->
                words.of("desk.why.broken", broken.road().getLast(), andAreas(broken.breaks()));
            case SupplyReason.NoRoad none -> words.of("desk.why.no-road");
        };
    }

    private String road(List<Area> road) {
        return switch (road.size()) {
            case 0, 1 -> words.of("desk.why.depot");
            case 2 -> words.of("desk.why.road-straight", road.getLast());
            default -> words.of("desk.why.road", road.getLast(), names(road.subList(1, road.size() - 1)));
        };
    }

    /** "Jagdpanzer IV (3), Confident Veteran". */
    String platoon(VariablePlatoon platoon) {
        return platoon.rating().isEmpty() ? platoon.platoon() : platoon.platoon() + ", " + platoon.rating();
    }

    List<RefusalLine> refusals(List<Refusal> refusals) {
        return words.refusals(refusals);
    }

    RefusalLine refusal(Refusal refusal) {
        return words.refusals(List.of(refusal)).getFirst();
    }

    /** A key's last part for a side: "allied". */
    static String key(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    private static String names(List<Area> areas) {
        return areas.stream().map(Area::name).collect(Collectors.joining(", "));
    }
}
