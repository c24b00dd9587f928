package battlearrow.web.commander;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Awaited;
import battlearrow.web.campaign.Visitor;
import java.util.Comparator;
import java.util.List;
import org.springframework.stereotype.Component;

/** The open battles as a table: {@code commander/open-battles :: table(battles)}. */
@Component
public class OpenBattles {
    private final BattleWords words;

    OpenBattles(BattleWords words) {
        this.words = words;
    }

    /** The open battles in the order of their arrows, those without arrow last. */
    public List<OpenBattleLine> list(Visitor visitor, Moment moment) {
        Situation situation = moment.situation();
        return situation.battles().stream()
                .sorted(Comparator.comparing(
                                (Battle battle) -> battle.findArrow().isEmpty())
                        .thenComparing(Battle::arrowNumber)
                        .thenComparing(Battle::number))
                .map(battle -> line(visitor, situation, battle))
                .toList();
    }

    private OpenBattleLine line(Visitor visitor, Situation situation, Battle battle) {
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
                awaited.isFrom(visitor.actor(), battle));
    }

    static String address(Visitor visitor, int battle) {
        return "/campaigns/" + visitor.campaignId() + "/battles/" + battle;
    }
}
