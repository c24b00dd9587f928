package battlearrow.web.general;

import battlearrow.campaign.People;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.ManoeuvreOrder.WithdrawBattleArrow;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Awaited;
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
    private final People people;
    private final Words words;

    BattlePhaseEnd(Referee referee, People people, Words words) {
        this.referee = referee;
        this.people = people;
        this.words = words;
    }

    /**
     * What the page shows.
     *
     * @param lapsing the challenges without an arrow, by their players: they come to nothing when the phase ends (TURN-05)
     * @param asked the Generals who have asked already
     * @param mayAsk whether this person's word counts: a General's, or the Organiser's, who ends it at once
     * @param objections why the phase cannot end, or why this person cannot ask now
     */
    record View(
            List<Open> open,
            List<String> lapsing,
            List<Side> asked,
            boolean mayAsk,
            boolean isAtOnce,
            String action,
            List<RefusalLine> objections) {
        View {
            open = List.copyOf(open);
            lapsing = List.copyOf(lapsing);
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
                        .map(battle -> open(visitor, situation, battle, pointless.contains(battle.number())))
                        .toList(),
                situation.battles().stream()
                        .filter(battle -> battle.findArrow().isEmpty())
                        .map(battle -> words.of(
                                "strategic.battle.pair",
                                name(visitor, battle, Side.ALLIED),
                                name(visitor, battle, Side.GERMAN)))
                        .toList(),
                Stream.of(Side.values()).filter(situation::isCloseAsked).toList(),
                mayAsk,
                visitor.isOrganiser(),
                words.of(visitor.isOrganiser() ? "strategic.battle.end" : "strategic.battle.ask"),
                mayAsk ? words.refusals(referee.objections(situation, actor, new CloseBattlePhase())) : List.of());
    }

    private String name(Visitor visitor, Battle battle, Side side) {
        return people.displayName(
                visitor.campaignId(), battle.party(side).player().person());
    }

    private Open open(Visitor visitor, Situation situation, Battle battle, boolean mayWithdraw) {
        BattleArrow arrow = battle.arrow();
        return new Open(
                battle.number(),
                arrow.number(),
                arrow.placedBy(),
                words.of("strategic.battle.arrow", arrow.tail(), arrow.point()),
                words.of("desk.state", Awaited.of(situation, battle).deed()),
                CampaignFrame.base(visitor) + "/battles/" + battle.number(),
                mayWithdraw);
    }
}
