package battlearrow.web.organiser;

import battlearrow.campaign.CampaignOpening;
import battlearrow.campaign.CampaignView;
import battlearrow.campaign.ScenarioData;
import battlearrow.club.Appointment;
import battlearrow.club.Appointments;
import battlearrow.club.Campaigns;
import battlearrow.club.ClubCampaign;
import battlearrow.club.Clubs;
import battlearrow.club.Invitation;
import battlearrow.club.Invitations;
import battlearrow.club.Member;
import battlearrow.club.Office;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.SetPoints;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.OrderForm;
import battlearrow.web.campaign.Orders;
import battlearrow.web.campaign.RefusalLine;
import battlearrow.web.campaign.Sent;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.club.NewLink;
import battlearrow.web.houserules.HouseRuleSheet;
import battlearrow.web.shared.QrCodes;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.validation.BindingResult;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The set-up of a campaign: who is who, links, points, data check, briefing, start. People are appointed here later too. */
@Controller
@RequestMapping("/campaigns/{campaignId}/setup")
@OpenTo(Audience.ORGANISER)
class CampaignSetUpPage {
    private static final int MOST_DAYS = 90;

    private final CampaignFrame frame;
    private final CampaignPeople people;
    private final CampaignSettings settings;
    private final ScenarioData data;
    private final CampaignOpening opening;
    private final CampaignView view;
    private final Campaigns campaigns;
    private final Appointments appointments;
    private final Clubs clubs;
    private final Invitations invitations;
    private final QrCodes qrCodes;
    private final Referee referee;
    private final Orders orders;
    private final Words words;
    private final Clock clock;

    CampaignSetUpPage(
            CampaignFrame frame,
            CampaignPeople people,
            CampaignSettings settings,
            ScenarioData data,
            CampaignOpening opening,
            CampaignView view,
            Campaigns campaigns,
            Appointments appointments,
            Clubs clubs,
            Invitations invitations,
            QrCodes qrCodes,
            Referee referee,
            Orders orders,
            Words words,
            Clock clock) {
        this.frame = frame;
        this.people = people;
        this.settings = settings;
        this.data = data;
        this.opening = opening;
        this.view = view;
        this.campaigns = campaigns;
        this.appointments = appointments;
        this.clubs = clubs;
        this.invitations = invitations;
        this.qrCodes = qrCodes;
        this.referee = referee;
        this.orders = orders;
        this.words = words;
        this.clock = clock;
    }

    /** A link that leads into the campaign. */
    record LinkLine(
            long id, @Nullable Side side, boolean isForMany, long timesUsed, String madeBy, ZonedDateTime expiresAt) {}

    @GetMapping
    String show(Visitor visitor, Model model) {
        return page(visitor, model);
    }

    @PostMapping("/appointments")
    String appoint(
            Visitor visitor,
            @ModelAttribute("appointment") AppointmentForm form,
            BindingResult problems,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Long person = form.findPerson().orElse(null);
        OfficeChoice office = form.findOffice().orElse(null);
        if (person == null || !clubs.isMember(visitor.campaign().clubId(), person)) {
            problems.rejectValue("person", "organiser.appoint.person.missing");
        }
        if (office == null) {
            problems.rejectValue("office", "organiser.appoint.office.missing");
        }
        Optional<Instant> end =
                office != null && office.needsEnd(form) ? lastDay(visitor, form, problems) : Optional.empty();
        if (problems.hasErrors() || person == null || office == null) {
            return refused(visitor, model, response, List.of());
        }
        Appointments.Answer answer = end.map(until -> appointments.appointDeputy(
                        visitor.campaignId(), person, office.office().side(), until))
                .orElseGet(() -> appointments.appoint(visitor.campaignId(), person, office.office()));
        return switch (answer) {
            case Appointments.Answer.Done done ->
                back(
                        visitor,
                        next,
                        words.of(
                                "organiser.appoint.done",
                                done.appointment().displayName(),
                                people.office(done.appointment().office())));
            case Appointments.Answer.Refused refused -> refused(visitor, model, response, lines(refused.refusals()));
        };
    }

    @PostMapping("/appointments/{appointmentId}/end")
    String end(
            Visitor visitor,
            @PathVariable long appointmentId,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Appointment appointment = appointments
                .find(appointmentId)
                .filter(held -> held.campaignId() == visitor.campaignId())
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
        return switch (appointments.end(appointmentId)) {
            case Appointments.Answer.Done done -> {
                next.addFlashAttribute(
                        "notice",
                        words.of("organiser.end.done", appointment.displayName(), people.office(appointment.office())));
                // Whoever ends his own deputyship has no business here any more.
                boolean stays = appointments
                        .rolesOf(visitor.campaignId(), visitor.accountId())
                        .isOrganiser();
                yield "redirect:" + CampaignFrame.base(visitor) + (stays ? "/setup#people" : "");
            }
            case Appointments.Answer.Refused refused -> refused(visitor, model, response, lines(refused.refusals()));
        };
    }

    /** Changes somebody's side between battles; the battles he fought stay where they were fought (ROLE-08). */
    @PostMapping("/people/{accountId}/side")
    String changeSides(
            Visitor visitor,
            @PathVariable long accountId,
            @RequestParam Side side,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        if (appointments.rolesOf(visitor.campaignId(), accountId).side().isEmpty()) {
            throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        }
        List<RefusalLine> inBattle = openBattlesOf(visitor, accountId).stream()
                .map(battle -> new RefusalLine(
                        words.of("organiser.side.in-battle", battle.battle().arrowNumber()), Rule.ROLE_08.id()))
                .toList();
        if (!inBattle.isEmpty()) {
            return refused(visitor, model, response, inBattle);
        }
        Appointment now = appointments.changeSides(visitor.campaignId(), accountId, side);
        return back(visitor, next, words.of("organiser.side.done", now.displayName(), people.office(now.office())));
    }

    @PostMapping("/hand-over")
    String handOver(
            Visitor visitor,
            @RequestParam(required = false) @Nullable Long person,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        if (!isTheOrganiser(visitor)) {
            return problem(visitor, model, response, "organiser.hand-over.not-yours");
        }
        if (person == null || !clubs.isMember(visitor.campaign().clubId(), person)) {
            return problem(visitor, model, response, "organiser.appoint.person.missing");
        }
        Appointment successor = appointments.handOver(visitor.campaignId(), person);
        next.addFlashAttribute("notice", words.of("organiser.hand-over.done", successor.displayName()));
        return "redirect:" + CampaignFrame.base(visitor);
    }

    /** @param side whose Commander the newcomer becomes; none for a spectator */
    @PostMapping("/invitations")
    String invite(
            Visitor visitor,
            @RequestParam(required = false) @Nullable Side side,
            @RequestParam Invitation.Uses uses,
            @RequestParam int days,
            @RequestParam UUID formKey,
            RedirectAttributes next) {
        Invitations.Making making = new Invitations.Making(
                visitor.accountId(), uses, Duration.ofDays(Math.clamp(days, 1, MOST_DAYS)), formKey);
        String token = invitations.inviteToCampaign(visitor.campaignId(), Optional.ofNullable(side), making);
        next.addFlashAttribute("newLink", NewLink.invitation(token));
        return "redirect:" + CampaignFrame.base(visitor) + "/setup#new-link";
    }

    @PostMapping("/invitations/{invitationId}/revoke")
    String revoke(Visitor visitor, @PathVariable long invitationId, RedirectAttributes next) {
        if (links(visitor.campaign()).stream().anyMatch(link -> link.id() == invitationId)) {
            invitations.revoke(visitor.campaign().clubId(), invitationId);
        }
        return back(visitor, next, words.of("club.link.revoked"));
    }

    @PostMapping("/settings")
    String change(
            Visitor visitor,
            @Valid @ModelAttribute("form") OpeningForm form,
            BindingResult problems,
            OrderForm order,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Optional<Integer> points = settings.points(form, problems);
        Optional<ZoneId> zone = settings.zone(form, problems);
        if (problems.hasErrors() || points.isEmpty() || zone.isEmpty()) {
            return refused(visitor, model, response, List.of());
        }
        List<RefusalLine> objections =
                points.get() == points(visitor) ? List.of() : setPoints(visitor, points.get(), order);
        if (!objections.isEmpty()) {
            return refused(visitor, model, response, objections);
        }
        campaigns.describe(visitor.campaignId(), form.name(), points.get(), zone.get());
        return back(visitor, next, words.of("organiser.settings.done"));
    }

    @PostMapping("/start")
    String start(Visitor visitor, OrderForm form, Model model, HttpServletResponse response, RedirectAttributes next) {
        Sent sent = orders.give(visitor, new StartCampaign(), form);
        if (sent.isDone()) {
            next.addFlashAttribute("notice", words.of("organiser.start.done"));
            return sent.leadTo(CampaignFrame.base(visitor), next);
        }
        sent.explain(model, response);
        return page(visitor, model);
    }

    /** Before the first entry points belong to the opening, afterwards a change of them is an order like any other. */
    private List<RefusalLine> setPoints(Visitor visitor, int points, OrderForm form) {
        Optional<Refusal> begun = view.findHeading(visitor.campaignId())
                .flatMap(heading -> opening.change(visitor.campaignId(), points, heading.houseRules()));
        return begun.isEmpty()
                ? List.of()
                : orders.give(visitor, new SetPoints(points), form).refusals();
    }

    private int points(Visitor visitor) {
        int played = view.situation(visitor.campaignId()).points();
        return played > 0 ? played : visitor.campaign().pointsPerBattle();
    }

    private Optional<Instant> lastDay(Visitor visitor, AppointmentForm form, BindingResult problems) {
        Optional<Instant> end = form.endOfLastDay(visitor.campaign().timeZone()).map(ZonedDateTime::toInstant);
        if (end.isEmpty()) {
            problems.rejectValue("until", "organiser.appoint.until.missing");
        } else if (!end.get().isAfter(clock.instant())) {
            problems.rejectValue("until", "organiser.appoint.until.past");
        }
        return end;
    }

    private List<BattleRecord> openBattlesOf(Visitor visitor, long accountId) {
        String person = Long.toString(accountId);
        return view.now(visitor.campaignId()).openBattles().stream()
                .filter(record -> Arrays.stream(Side.values())
                        .anyMatch(side -> record.battle().party(side).player().isPlayedBy(person)))
                .toList();
    }

    private boolean isTheOrganiser(Visitor visitor) {
        return visitor.roles().offices().contains(Office.organiser());
    }

    private List<RefusalLine> lines(List<Refusal> refusals) {
        return words.refusals(refusals);
    }

    private String back(Visitor visitor, RedirectAttributes next, String notice) {
        next.addFlashAttribute("notice", notice);
        return "redirect:" + CampaignFrame.base(visitor) + "/setup";
    }

    private String problem(Visitor visitor, Model model, HttpServletResponse response, String key) {
        model.addAttribute("problem", words.of(key));
        return refused(visitor, model, response, List.of());
    }

    private String refused(Visitor visitor, Model model, HttpServletResponse response, List<RefusalLine> refusals) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("refusals", refusals);
        return page(visitor, model);
    }

    private String page(Visitor visitor, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.ORGANISER);
        ClubCampaign campaign = visitor.campaign();
        boolean isSetUp = now.situation().isIn(Phase.SETUP);
        model.addAttribute("isSetUp", isSetUp);
        model.addAttribute("houseRules", HouseRuleSheet.of(now.situation()).remarkable());
        model.addAttribute("isTheOrganiser", isTheOrganiser(visitor));
        model.addAttribute("people", people.list(campaign));
        model.addAttribute("history", people.history(campaign));
        model.addAttribute("members", members(campaign));
        model.addAttribute("offices", OfficeChoice.values());
        model.addAttribute("links", links(campaign));
        model.addAttribute(
                "missingGenerals",
                Arrays.stream(Side.values())
                        .filter(side ->
                                appointments.findGeneral(campaign.id(), side).isEmpty())
                        .toList());
        model.addAttribute("zones", settings.zones());
        model.addAttribute("check", DataCheck.of(data.find(campaign.id())).summary());
        if (isSetUp) {
            List<Refusal> refusals =
                    new ArrayList<>(referee.objections(now.situation(), visitor.actor(), new StartCampaign()));
            refusals.addAll(data.objections(campaign.id()));
            model.addAttribute("startRefusals", words.refusals(refusals));
        }
        if (!model.containsAttribute("appointment")) {
            model.addAttribute("appointment", AppointmentForm.EMPTY);
        }
        if (!model.containsAttribute("form")) {
            model.addAttribute(
                    "form",
                    new OpeningForm(
                            campaign.name(),
                            campaign.scenario().name(),
                            Integer.toString(points(visitor)),
                            campaign.timeZone().getId(),
                            null));
        }
        if (model.getAttribute("newLink") instanceof NewLink link) {
            model.addAttribute("newLinkAddress", link.address());
            model.addAttribute("newLinkPicture", link.picture(qrCodes));
        }
        return "organiser/setup";
    }

    private List<Member> members(ClubCampaign campaign) {
        return clubs.listMembers(campaign.clubId());
    }

    private List<LinkLine> links(ClubCampaign campaign) {
        return invitations.listOpen(campaign.clubId()).stream()
                .filter(link ->
                        link.campaignId().filter(id -> id == campaign.id()).isPresent())
                .map(link -> new LinkLine(
                        link.id(),
                        link.side().orElse(null),
                        link.uses() == Invitation.Uses.MANY,
                        link.timesUsed(),
                        link.madeBy(),
                        link.expiresAt().atZone(campaign.timeZone())))
                .toList();
    }
}
