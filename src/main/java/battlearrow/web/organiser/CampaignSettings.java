package battlearrow.web.organiser;

import battlearrow.club.ClubScenario;
import battlearrow.firestorm.order.CampaignOrder.SetPoints;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.scenario.Fault;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import battlearrow.web.campaign.Words;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;
import org.springframework.validation.BindingResult;

/** Reads what an {@link OpeningForm} says, and names the field where it cannot be understood or the referee objects. */
@Component
class CampaignSettings {
    private static final String WHOLE_NUMBER = "[0-9]{1,9}";

    private final Referee referee;
    private final Words words;

    CampaignSettings(Referee referee, Words words) {
        this.referee = referee;
        this.words = words;
    }

    /** Every time zone with a place, by continent, places in their order. */
    Map<String, List<String>> zones() {
        return ZoneId.getAvailableZoneIds().stream()
                .filter(zone ->
                        zone.matches("(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)/.+"))
                .collect(Collectors.groupingBy(
                        zone -> zone.substring(0, zone.indexOf('/')),
                        TreeMap::new,
                        Collectors.collectingAndThen(Collectors.toCollection(TreeSet::new), List::copyOf)));
    }

    /** The points typed; empty, and the field marked, when they are no number or not allowed (ORG-07). */
    Optional<Integer> points(OpeningForm form, BindingResult problems) {
        String typed = form.points().strip();
        if (!typed.matches(WHOLE_NUMBER)) {
            problems.rejectValue("points", "organiser.points.noNumber");
            return Optional.empty();
        }
        int points = Integer.parseInt(typed);
        Situation unopened = Situation.beforeSetUp(
                ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR), Mode.CAMPAIGN, HouseRules.DEFAULTS);
        words.refusals(referee.objections(unopened, Actor.organiser("organiser"), new SetPoints(points)))
                .forEach(refusal -> problems.rejectValue("points", "organiser.points.refused", refusal.sentence()));
        return problems.hasFieldErrors("points") ? Optional.empty() : Optional.of(points);
    }

    /** A scenario that may be chosen: one of the two, or the club's own. */
    record Choice(ScenarioName base, Corrections corrections) {}

    /** Begins the value of a club's own scenario in the form; its id follows. */
    static final String OWN = "own-";

    /** The scenario chosen; empty, and the field marked, when it is none of the two nor of the club's own (SET-01, ORG-10). */
    Optional<Choice> scenario(OpeningForm form, List<ClubScenario> own, BindingResult problems) {
        Optional<Choice> chosen = Stream.concat(
                        Stream.of(ScenarioName.values())
                                .filter(name -> name.name().equals(form.scenario()))
                                .map(name -> new Choice(name, Corrections.NONE)),
                        own.stream()
                                .filter(scenario -> form.scenario().equals(OWN + scenario.id()))
                                .map(scenario -> new Choice(scenario.base(), scenario.corrections())))
                .findFirst();
        List<Fault> faults = chosen.map(choice -> ScenarioLibrary.check(choice.corrections()))
                .orElse(List.of());
        if (!faults.isEmpty()) {
            // Saved without a fault, but for the data of another version of this application.
            problems.rejectValue(
                    "scenario",
                    "organiser.scenario.faulty",
                    words.of("scenario.no-longer-fits", faults.getFirst().sentence()));
            return Optional.empty();
        }
        if (chosen.isEmpty()) {
            words.refusals(List.of(Refusal.of(Rule.SET_01)))
                    .forEach(refusal ->
                            problems.rejectValue("scenario", "organiser.scenario.missing", refusal.sentence()));
        }
        return chosen;
    }

    /** The zone chosen; empty, and the field marked, when it is none of the list. */
    Optional<ZoneId> zone(OpeningForm form, BindingResult problems) {
        if (ZoneId.getAvailableZoneIds().contains(form.timeZone())) {
            return Optional.of(ZoneId.of(form.timeZone()));
        }
        problems.rejectValue("timeZone", "organiser.timeZone.missing");
        return Optional.empty();
    }
}
