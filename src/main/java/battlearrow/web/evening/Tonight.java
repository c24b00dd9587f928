package battlearrow.web.evening;

import battlearrow.campaign.BattlePlans;
import battlearrow.evening.ArrowIdea;
import battlearrow.evening.ArrowIdeas;
import battlearrow.evening.Attendee;
import battlearrow.evening.Evening;
import battlearrow.evening.Evenings;
import battlearrow.evening.Pairing;
import battlearrow.evening.Pairings;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Situation;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * The pairings suggested on an evening, with the attacks that would be worth most. They follow from who is here and from what
 * the map shows everybody; only a General sees the objectives of his own side's plan marked among his own side's attacks.
 */
@Component
class Tonight {
    private final Evenings evenings;
    private final ArrowIdeas arrows;
    private final BattlePlans plans;
    private final Referee referee;
    private final Words words;

    Tonight(Evenings evenings, ArrowIdeas arrows, BattlePlans plans, Referee referee, Words words) {
        this.evenings = evenings;
        this.arrows = arrows;
        this.plans = plans;
        this.referee = referee;
        this.words = words;
    }

    List<Pairing> pairings(Evening evening, List<Attendee> all) {
        return Pairings.suggest(free(all), evenings.turnedDown(evening.id()));
    }

    static List<Attendee> free(List<Attendee> all) {
        return all.stream().filter(Attendee::isFree).toList();
    }

    /** Why nobody can open a battle now; empty when the referee lets them. */
    List<Refusal> objections(Situation situation, List<Pairing> pairings) {
        return pairings.isEmpty()
                ? List.of()
                : referee.objections(situation, Actor.organiser(""), challenge(pairings.getFirst()));
    }

    static Challenge challenge(Pairing pairing) {
        return new Challenge(pairing.allied().player(), pairing.german().player());
    }

    List<SuggestionView> suggestions(Visitor visitor, Situation situation, List<Pairing> pairings) {
        if (pairings.isEmpty()) {
            return List.of();
        }
        Map<Side, List<ArrowIdea>> best = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            List<ArrowIdea> ideas =
                    arrows.list(situation, pairings.getFirst(), side, ownObjectives(visitor, situation, side));
            best.put(side, ArrowIdeas.best(ideas, pairings.size()));
        }
        List<SuggestionView> suggestions = new ArrayList<>();
        for (int number = 0; number < pairings.size(); number++) {
            suggestions.add(suggestion(visitor, pairings.get(number), best, number));
        }
        return suggestions;
    }

    /** Whether a person may decide about a pairing: one of the two, the host of a guest among them, or the organiser. */
    static boolean mayDecide(Visitor visitor, Pairing pairing) {
        String me = Long.toString(visitor.accountId());
        return visitor.isOrganiser()
                || pairing.allied().player().isPlayedBy(me)
                || pairing.german().player().isPlayedBy(me);
    }

    private SuggestionView suggestion(Visitor visitor, Pairing pairing, Map<Side, List<ArrowIdea>> best, int number) {
        Optional<Attendee> lent = pairing.lent();
        return new SuggestionView(
                pairing.allied().person(),
                pairing.allied().name(),
                pairing.german().person(),
                pairing.german().name(),
                lent.map(Attendee::name).orElse(null),
                lent.map(one -> one.side().enemy()).orElse(null),
                Arrays.stream(Side.values())
                        .flatMap(side -> best.getOrDefault(side, List.of()).stream()
                                .skip(number)
                                .limit(1)
                                .map(idea -> idea(side, idea)))
                        .toList(),
                mayDecide(visitor, pairing));
    }

    private SuggestionView.Idea idea(Side side, ArrowIdea idea) {
        return new SuggestionView.Idea(
                side, words.of("evening.idea.arrow", idea.tail(), idea.point()), why(idea), idea.planned() > 0);
    }

    private String why(ArrowIdea idea) {
        if (idea.planned() > 0) {
            return words.of("evening.idea.planned", idea.planned());
        }
        if (idea.worth() > 0) {
            return words.of("evening.idea.worth", idea.worth());
        }
        @Nullable Area behind = idea.leadsTo();
        return behind == null
                ? words.of("evening.idea.ground")
                : words.of("evening.idea.leads", behind, behind.objectiveValue());
    }

    /** A General's own objectives of the turn; nobody else's eyes are served by a plan here (PLAN-05). */
    private List<AreaId> ownObjectives(Visitor visitor, Situation situation, Side side) {
        if (!visitor.isGeneralOf(side) || visitor.playsBothSides()) {
            return List.of();
        }
        return plans.listVersions(visitor.campaignId(), visitor.accountId(), side, situation.turn()).stream()
                .reduce((earlier, later) -> later)
                .map(issued -> issued.plan().objectives())
                .orElse(List.of());
    }
}
