package battlearrow.web.organiser;

import battlearrow.firestorm.order.CampaignOrder.SetPoints;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
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

    /** The scenario chosen; empty, and the field marked, when it is none of the two (SET-01). */
    Optional<ScenarioName> scenario(OpeningForm form, BindingResult problems) {
        Optional<ScenarioName> chosen = Stream.of(ScenarioName.values())
                .filter(name -> name.name().equals(form.scenario()))
                .findFirst();
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
