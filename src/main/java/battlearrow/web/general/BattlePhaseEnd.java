package battlearrow.web.general;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.ManoeuvreOrder.WithdrawBattleArrow;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.RefusalLine;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** What still stands between the Battle Phase and the Strategic Phase, and how a General asks for its end (TURN-05). */
@Component
class BattlePhaseEnd {
    private final Referee referee;
    private final Words words;

    BattlePhaseEnd(Referee referee, Words words) {
        this.referee = referee;
        this.words = words;
    }

    /**
     * What the page shows.
     *
     * @param asked the Generals who have asked already
     * @param mayAsk whether this person's word counts: a General's, or the Organiser's, who ends it at once
     * @param objections why the phase cannot end, or why this person cannot ask now
     */
    record View(
            List<Open> open,
            List<Side> asked,
            boolean mayAsk,
            boolean isAtOnce,
            String action,
            List<RefusalLine> objections) {
        View {
            open = List.copyOf(open);
            asked = List.copyOf(asked);
            objections = List.copyOf(objections);
        }
    }

    /**
     * A battle that is open.
     *
     * @param side that attacks; the arrow's
     * @param mayWithdraw whether its arrow has lost its sense and this person may take it back (MAN-42)
     */
    record Open(int number, int arrow, Side side, String title, String stage, String href, boolean mayWithdraw) {}

    View of(Visitor visitor, Moment now) {
        Situation situation = now.situation();
        Actor actor = visitor.actor();
        List<Integer> pointless = referee.offered(situation, actor, WithdrawBattleArrow.class).stream()
                .map(WithdrawBattleArrow::battle)
                .toList();
        boolean mayAsk = visitor.isGeneral() || visitor.isOrganiser();
        return new View(
                situation.battles().stream()
                        .filter(battle -> battle.findArrow().isPresent())
                        .map(battle -> open(visitor, battle, pointless.contains(battle.number())))
                        .toList(),
                Stream.of(Side.values()).filter(situation::isCloseAsked).toList(),
                mayAsk,
                visitor.isOrganiser(),
                words.of(visitor.isOrganiser() ? "strategic.battle.end" : "strategic.battle.ask"),
                mayAsk ? words.refusals(referee.objections(situation, actor, new CloseBattlePhase())) : List.of());
    }

    private Open open(Visitor visitor, Battle battle, boolean mayWithdraw) {
        BattleArrow arrow = battle.arrow();
        return new Open(
                battle.number(),
                arrow.number(),
                arrow.placedBy(),
                words.of("strategic.battle.arrow", arrow.tail(), arrow.point()),
                words.of("battle.due", battle.stage()),
                CampaignFrame.base(visitor) + "/battles/" + battle.number(),
                mayWithdraw);
    }
}
