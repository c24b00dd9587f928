package battlearrow.web.commander;

import battlearrow.evening.HomeBattles;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Awaited;
import battlearrow.web.campaign.Visitor;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The open battles as a table: {@code commander/open-battles :: table(battles)}. */
@Component
public class OpenBattles {
    private static final DateTimeFormatter HOME = DateTimeFormatter.ofPattern("EEEE d MMMM, HH:mm zzz", Locale.UK);

    private final BattleWords words;
    private final HomeBattles homeBattles;

    OpenBattles(BattleWords words, HomeBattles homeBattles) {
        this.words = words;
        this.homeBattles = homeBattles;
    }

    /** The open battles in the order of their arrows, those without arrow last. */
    public List<OpenBattleLine> list(Visitor visitor, Moment moment) {
        Situation situation = moment.situation();
        Map<Integer, Instant> home = visitor.takesPart() ? homeBattles.list(visitor.campaignId(), moment) : Map.of();
        return situation.battles().stream()
                .sorted(Comparator.comparing(
                                (Battle battle) -> battle.findArrow().isEmpty())
                        .thenComparing(Battle::arrowNumber)
                        .thenComparing(Battle::number))
                .map(battle -> line(visitor, situation, battle, home.get(battle.number())))
                .toList();
    }

    private OpenBattleLine line(Visitor visitor, Situation situation, Battle battle, @Nullable Instant home) {
        Awaited awaited = Awaited.of(situation, battle);
        return new OpenBattleLine(
                battle.number(),
                battle.arrowNumber(),
                battle.findArrow().map(BattleArrow::placedBy).orElse(null),
                battle.findArrow().map(BattleArrow::tail).map(Area::name).orElse(null),
                battle.findArrow().map(BattleArrow::point).map(Area::name).orElse(null),
                words.player(visitor, battle, Side.ALLIED),
                words.player(visitor, battle, Side.GERMAN),
                words.state(awaited),
                words.mark(battle, visitor.campaign().isWargame()),
                words.waitsFor(visitor, battle, awaited),
                visitor.takesPart() ? address(visitor, battle.number()) : null,
                awaited.isFrom(visitor.actor(), battle),
                home == null
                        ? ""
                        : words.of(
                                "evening.home.on",
                                HOME.format(home.atZone(visitor.campaign().timeZone()))),
                mayPlayAtHome(visitor, battle) ? address(visitor, battle.number()) + "/home" : null);
    }

    /** One of its players, a guest's host, or the organiser; the battles of a wargame are played nowhere. */
    private static boolean mayPlayAtHome(Visitor visitor, Battle battle) {
        String me = visitor.actor().person();
        return visitor.takesPart()
                && !visitor.campaign().isWargame()
                && (visitor.isOrganiser()
                        || battle.party(Side.ALLIED).player().isPlayedBy(me)
                        || battle.party(Side.GERMAN).player().isPlayedBy(me));
    }

    static String address(Visitor visitor, int battle) {
        return "/campaigns/" + visitor.campaignId() + "/battles/" + battle;
    }
}
