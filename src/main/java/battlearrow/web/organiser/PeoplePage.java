package battlearrow.web.organiser;

import battlearrow.campaign.Turncoats;
import battlearrow.club.Appointment;
import battlearrow.club.Appointments;
import battlearrow.club.ChangingSides;
import battlearrow.club.ClubCampaign;
import battlearrow.club.Office;
import battlearrow.club.SideChange;
import battlearrow.club.SideChanges;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Clock;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * Who is who, for everybody who takes part, the deputies a General names, and the way to the other side: a player asks, the organiser answers where the
 * campaign wants it, and what became of it stands below with its day and both sides (ROLE-08, H37).
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/people")
@OpenTo(Audience.TAKES_PART)
class PeoplePage {
    private final CampaignFrame frame;
    private final CampaignPeople people;
    private final SideChanges changes;
    private final Turncoats turncoats;
    private final OwnDeputies deputies;
    private final Appointments appointments;
    private final Words words;
    private final Clock clock;

    PeoplePage(
            CampaignFrame frame,
            CampaignPeople people,
            SideChanges changes,
            Turncoats turncoats,
            OwnDeputies deputies,
            Appointments appointments,
            Words words,
            Clock clock) {
        this.frame = frame;
        this.people = people;
        this.changes = changes;
        this.turncoats = turncoats;
        this.deputies = deputies;
        this.appointments = appointments;
        this.words = words;
        this.clock = clock;
    }

    /** A wish to change sides. @param asks whether it waits for the organiser; detail: its state with the day */
    record ChangeLine(long id, String name, Side from, Side to, boolean asks, String detail, String reason) {}

    @GetMapping
    String show(Visitor visitor, Model model) {
        return page(visitor, model);
    }

    @PostMapping("/side")
    @OpenTo(Audience.FIGHTS)
    String ask(Visitor visitor, Model model, HttpServletResponse response, RedirectAttributes next) {
        List<Refusal> refusals = turncoats.ask(visitor.campaignId(), visitor.accountId());
        if (!refusals.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("refusals", words.refusals(refusals));
            return page(visitor, model);
        }
        String done = changes.findOpen(visitor.campaignId(), visitor.accountId())
                .map(open -> open.state() == SideChange.State.ASKED ? "people.side.asked" : "people.side.agreed")
                .orElse("people.side.done");
        return back(visitor, next, done);
    }

    @PostMapping("/side/call-off")
    @OpenTo(Audience.FIGHTS)
    String callOff(Visitor visitor, RedirectAttributes next) {
        changes.callOff(visitor.campaignId(), visitor.accountId());
        return back(visitor, next, "people.side.called-off");
    }

    /** @param reason needed to refuse; everybody reads it */
    @PostMapping("/side/{changeId}")
    @OpenTo(Audience.ORGANISER)
    String answer(
            Visitor visitor,
            @PathVariable long changeId,
            @RequestParam(defaultValue = "") String answer,
            @RequestParam(defaultValue = "") String reason,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        boolean accepts = answer.equals("accept");
        String said = reason.strip();
        if (said.length() > RulingForm.LONGEST_REASON || (said.isEmpty() && !accepts)) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute(
                    "problem",
                    said.isEmpty()
                            ? words.of("people.side.reason-missing")
                            : words.of("organiser.ruling.wrong.reason-long", RulingForm.LONGEST_REASON));
            model.addAttribute("reason", reason);
            return page(visitor, model);
        }
        if (accepts) {
            turncoats.accept(visitor.campaignId(), changeId, visitor.accountId(), said);
        } else {
            changes.refuse(visitor.campaignId(), changeId, visitor.accountId(), said);
        }
        return back(visitor, next, accepts ? "people.side.accepted" : "people.side.refused");
    }

    @PostMapping("/side/rule")
    @OpenTo(Audience.ORGANISER)
    String allow(
            Visitor visitor, @RequestParam(required = false) Optional<ChangingSides> rule, RedirectAttributes next) {
        rule.ifPresent(chosen -> changes.allow(visitor.campaignId(), chosen));
        return back(visitor, next, "people.side.rule.kept");
    }

    /** A General names his deputy, or another last day for him. */
    @PostMapping("/deputy")
    @OpenTo(Audience.GENERAL)
    String nameDeputy(
            Visitor visitor,
            @RequestParam(required = false) @Nullable Long person,
            @RequestParam(defaultValue = "") String until,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Side side = generalOf(visitor);
        Map<String, String> wrong = new HashMap<>();
        if (person == null
                || deputies.listChoices(visitor, side).stream().noneMatch(choice -> choice.accountId() == person)) {
            wrong.put("person", words.of("people.deputy.person.missing"));
        }
        Optional<Instant> end = new AppointmentForm("", "", until)
                .endOfLastDay(visitor.campaign().timeZone())
                .map(ZonedDateTime::toInstant);
        if (end.isEmpty()) {
            wrong.put("until", words.of("organiser.appoint.until.missing"));
        } else if (!end.get().isAfter(clock.instant())) {
            wrong.put("until", words.of("organiser.appoint.until.past"));
        }
        if (person == null || end.isEmpty() || !wrong.isEmpty()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("wrongDeputy", wrong);
            model.addAttribute("typedDeputy", person);
            model.addAttribute("typedUntil", until);
            return page(visitor, model);
        }
        return switch (appointments.appointDeputy(visitor.campaignId(), person, Optional.of(side), end.get())) {
            case Appointments.Answer.Done done ->
                back(visitor, next, "people.deputy.done", done.appointment().displayName());
            case Appointments.Answer.Refused refused -> {
                response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
                model.addAttribute("refusals", words.refusals(refused.refusals()));
                yield page(visitor, model);
            }
        };
    }

    @PostMapping("/deputy/{appointmentId}/end")
    @OpenTo(Audience.GENERAL)
    String endDeputy(Visitor visitor, @PathVariable long appointmentId, RedirectAttributes next) {
        Optional<Appointment> deputy = deputies.find(visitor, generalOf(visitor), appointmentId);
        deputy.ifPresent(held -> appointments.end(held.id()));
        return back(
                visitor,
                next,
                "people.deputy.ended",
                deputy.map(Appointment::displayName).orElse(""));
    }

    /** A player leaves the campaign; what he fought stays, and the organiser is told of what is open (H33). */
    @PostMapping("/leave")
    String leave(Visitor visitor, Model model, HttpServletResponse response) {
        if (visitor.campaign().isWargame() || !appointments.leave(visitor.campaignId(), visitor.accountId())) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("refusals", words.refusals(List.of(Refusal.variant(Rule.ROLE_01, 2))));
            return page(visitor, model);
        }
        changes.callOff(visitor.campaignId(), visitor.accountId());
        return "redirect:" + CampaignFrame.base(visitor);
    }

    private Side generalOf(Visitor visitor) {
        return deputies.findSide(visitor).orElseThrow(() -> new ResponseStatusException(HttpStatus.FORBIDDEN));
    }

    private String back(Visitor visitor, RedirectAttributes next, String notice, Object... about) {
        next.addFlashAttribute("notice", words.of(notice, about));
        return "redirect:" + CampaignFrame.base(visitor) + "/people";
    }

    private String page(Visitor visitor, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.MAP);
        ClubCampaign campaign = visitor.campaign();
        ChangingSides rule = changes.findRule(campaign.id());
        Optional<SideChange> own = changes.findOpen(campaign.id(), visitor.accountId());
        boolean isClosed = campaign.isWargame() || now.situation().isIn(Phase.FINISHED);
        model.addAttribute("people", people.list(campaign));
        model.addAttribute("history", people.history(campaign));
        Optional<Side> deputySide = isClosed ? Optional.empty() : deputies.findSide(visitor);
        model.addAttribute("deputySide", deputySide.orElse(null));
        deputySide.ifPresent(side -> {
            model.addAttribute("deputies", deputies.list(visitor, side));
            model.addAttribute("deputyChoices", deputies.listChoices(visitor, side));
            if (!model.containsAttribute("wrongDeputy")) {
                model.addAttribute("wrongDeputy", Map.of());
            }
        });
        model.addAttribute(
                "mayLeave", !campaign.isWargame() && !visitor.roles().offices().contains(Office.organiser()));
        model.addAttribute("rule", rule);
        model.addAttribute("rules", ChangingSides.values());
        model.addAttribute("mayAllow", visitor.isOrganiser() && !isClosed);
        model.addAttribute(
                "askedSide",
                isClosed || rule == ChangingSides.NEVER || own.isPresent()
                        ? null
                        : visitor.side().map(Side::enemy).orElse(null));
        model.addAttribute("own", own.map(change -> line(campaign, change)).orElse(null));
        model.addAttribute(
                "inBattle",
                turncoats.openBattles(campaign.id(), visitor.accountId()).size());
        model.addAttribute(
                "changes",
                changes.list(campaign.id()).stream()
                        .map(change -> line(campaign, change))
                        .toList());
        return "organiser/people";
    }

    private ChangeLine line(ClubCampaign campaign, SideChange change) {
        String day = EntryWords.exactly(change.settledAt().orElse(change.askedAt()), campaign.timeZone());
        return new ChangeLine(
                change.id(),
                change.displayName(),
                change.from(),
                change.to(),
                change.state() == SideChange.State.ASKED,
                words.of(
                        change.state() == SideChange.State.AGREED
                                ? "people.change.AGREED." + (change.answeredBy().isPresent() ? "BY" : "FREELY")
                                : "people.change." + change.state(),
                        day,
                        change.answeredBy().orElse("")),
                change.reason());
    }
}
