package battlearrow.web.organiser;

import battlearrow.campaign.BattlePlans;
import battlearrow.campaign.People;
import battlearrow.club.Appointment;
import battlearrow.club.Appointments;
import battlearrow.club.Office;
import battlearrow.firestorm.afteraction.AfterActionSheet;
import battlearrow.firestorm.combat.DueBeforeTheGame;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Scores;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.firestorm.situation.StepDeeds;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.RefusalLine;
import battlearrow.web.campaign.Words;
import battlearrow.web.organiser.Due.Owner;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * What a campaign waits for and from whom, in the order of the rulebook: nothing of a turn is forgotten (H02). Says of plans
 * only whether one is issued, which both sides may know.
 */
@Component
public class WhatIsDue {
    private static final String STRATEGIC = "/strategic";

    private final Words words;
    private final People people;
    private final Appointments appointments;
    private final BattlePlans plans;

    WhatIsDue(Words words, People people, Appointments appointments, BattlePlans plans) {
        this.words = words;
        this.people = people;
        this.appointments = appointments;
        this.plans = plans;
    }

    public List<Due> list(long campaignId, Moment now) {
        Situation situation = now.situation();
        return switch (situation.phase()) {
            case SETUP -> List.of(due(organisers(campaignId), "set-up", "/setup"));
            case OPENING, STRATEGIC -> steps(campaignId, situation);
            case PLANNING ->
                Stream.of(Side.values())
                        .filter(side -> !situation.isPlanningClosed(side))
                        .map(side -> planning(campaignId, situation, side))
                        .toList();
            case BATTLE ->
                situation.battles().stream()
                        .sorted(Comparator.comparing(WhatIsDue::order))
                        .map(battle -> battle(campaignId, situation, battle))
                        .toList();
            case FINISHED -> List.of();
        };
    }

    private Due planning(long campaignId, Situation situation, Side side) {
        boolean isIssued = plans.isIssued(campaignId, side, situation.turn());
        return new Due(
                general(campaignId, side),
                words.of("organiser.due.planning", situation.turn()),
                words.of(isIssued ? "organiser.due.planning.issued" : "organiser.due.planning.none"),
                "/organiser#phase",
                true);
    }

    /** The step that is now, and every later one of the turn. */
    private List<Due> steps(long campaignId, Situation situation) {
        Step last = situation.isIn(Phase.OPENING) ? Step.OPENING_EXPLOITATION : Step.VICTORY_POINTS;
        List<Due> dues = new ArrayList<>();
        for (Step step : Step.values()) {
            if (step.compareTo(situation.step()) >= 0 && step.compareTo(last) <= 0) {
                boolean isNow = situation.isIn(step);
                dues.add(new Due(
                        owners(campaignId, step),
                        words.of("step", step),
                        words.of("organiser.due.step." + (isNow ? state(situation) : "later")),
                        STRATEGIC,
                        isNow));
            }
        }
        return dues;
    }

    /** What was entered without being confirmed is told as such (H26). */
    private static String state(Situation situation) {
        return switch (StepDeeds.of(situation)) {
            case NONE -> "none";
            case SOME -> "entered";
            case NO_CHOICE -> "now";
        };
    }

    private List<Owner> owners(long campaignId, Step step) {
        return step.findOwner()
                .map(side -> general(campaignId, side))
                .orElseGet(() -> Stream.of(Side.values())
                        .flatMap(side -> general(campaignId, side).stream())
                        .toList());
    }

    private Due battle(long campaignId, Situation situation, Battle battle) {
        String path = "/battles/" + battle.number();
        if (battle.isDisputed()) {
            return new Due(
                    organisers(campaignId),
                    words.of("organiser.due.settle", battle.arrowNumber()),
                    words.of(
                            "organiser.due.settle.state", reported(battle, Side.ALLIED), reported(battle, Side.GERMAN)),
                    "/organiser/rulings/scores?battle=" + battle.number(),
                    true);
        }
        AfterActionSheet sheet = AfterActionSheet.of(situation, battle);
        Optional<Battle> earlier = battle.isAt(Stage.FOUGHT) ? sheet.findWaitsFor() : Optional.empty();
        Set<Side> from = from(battle, sheet);
        return new Due(
                from.stream()
                        .sorted()
                        .map(side -> player(campaignId, battle, side))
                        .toList(),
                words.of("organiser.due.battle", words.of("battle.due", battle.stage()), name(battle)),
                earlier.map(first -> words.of("organiser.due.battle.waits", first.arrowNumber()))
                        .orElseGet(() -> state(situation, battle)),
                path,
                earlier.isEmpty());
    }

    /** Who has to act in a battle; both where they act together. */
    private static Set<Side> from(Battle battle, AfterActionSheet sheet) {
        Set<Side> both = Set.of(Side.values());
        return switch (battle.stage()) {
            case CHALLENGED -> both;
            case INITIATIVE, PLACED -> battle.findHolder().map(Set::of).orElse(both);
            case COMMITTED_FIRST ->
                Stream.of(Side.values())
                        .filter(side -> !battle.party(side).hasChosen())
                        .collect(Collectors.toSet());
            case SUPPLY_CHECKED ->
                Stream.of(Side.values())
                        .filter(side -> battle.party(side).findReported().isEmpty())
                        .collect(Collectors.toSet());
            case FOUGHT -> both;
            case DESTROY, RETREAT, ADVANCE -> sheet.dueFrom().isEmpty() ? both : sheet.dueFrom();
        };
    }

    private String state(Situation situation, Battle battle) {
        if (battle.isAt(Stage.SUPPLY_CHECKED)) {
            List<Refusal> open = DueBeforeTheGame.list(situation, battle);
            if (!open.isEmpty()) {
                return words.refusals(open).stream().map(RefusalLine::sentence).collect(Collectors.joining(" "));
            }
            for (Side side : Side.values()) {
                if (battle.party(side).findReported().isPresent()) {
                    return words.of("organiser.due.battle.reported", side, reported(battle, side));
                }
            }
            return words.of("organiser.due.battle.ready");
        }
        return battle.findScores()
                .map(scores -> words.of("organiser.due.battle.scores", scores.allied(), scores.german()))
                .orElseGet(() -> battle.isRuled()
                        ? words.of("organiser.due.battle.ruled")
                        : words.of("organiser.due.stage", battle.stage()));
    }

    private String name(Battle battle) {
        return battle.findArrow().map(arrow -> named(arrow)).orElseGet(() -> words.of("organiser.due.battle.unplaced"));
    }

    private String named(BattleArrow arrow) {
        return words.of("organiser.due.battle.arrow", arrow.number(), arrow.tail(), arrow.point());
    }

    private String reported(Battle battle, Side side) {
        return battle.party(side)
                .findReported()
                .map(WhatIsDue::scores)
                .orElseGet(() -> words.of("organiser.due.no-report"));
    }

    private static String scores(Scores scores) {
        return scores.allied() + ":" + scores.german();
    }

    /** Arrows in their order, then what has no arrow yet. */
    private static int order(Battle battle) {
        return battle.arrowNumber() > 0 ? battle.arrowNumber() : Integer.MAX_VALUE;
    }

    private Due due(List<Owner> owners, String key, String path) {
        return new Due(
                owners, words.of("organiser.due." + key), words.of("organiser.due." + key + ".state"), path, true);
    }

    private Owner player(long campaignId, Battle battle, Side side) {
        return new Owner(
                people.displayName(campaignId, battle.party(side).player().person()), side);
    }

    private List<Owner> general(long campaignId, Side side) {
        return List.of(new Owner(
                appointments
                        .findGeneral(campaignId, side)
                        .map(Appointment::displayName)
                        .orElseGet(() -> words.of("organiser.due.no-general")),
                side));
    }

    private List<Owner> organisers(long campaignId) {
        return appointments.listHeld(campaignId).stream()
                .filter(held -> held.office().equals(Office.organiser()))
                .map(held -> new Owner(held.displayName(), null))
                .toList();
    }
}
