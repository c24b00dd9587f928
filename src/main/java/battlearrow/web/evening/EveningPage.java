package battlearrow.web.evening;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.Guest;
import battlearrow.campaign.Guests;
import battlearrow.campaign.People;
import battlearrow.evening.Attendance;
import battlearrow.evening.Attendee;
import battlearrow.evening.CalendarFile;
import battlearrow.evening.Evening;
import battlearrow.evening.Evenings;
import battlearrow.evening.HomeBattles;
import battlearrow.evening.Pair;
import battlearrow.evening.Pairing;
import battlearrow.evening.Pairings;
import battlearrow.evening.SignUp;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.situation.Battle;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.OrderForm;
import battlearrow.web.campaign.Orders;
import battlearrow.web.campaign.Sent;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import jakarta.servlet.http.HttpServletResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

/**
 * One evening: what I answer, who comes and who is here, who has no opponent, who might meet whom. The organiser checks people
 * in, changes it and calls it off.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/evenings/{evening}")
@OpenTo(Audience.TAKES_PART)
class EveningPage {
    private static final MediaType CALENDAR = new MediaType("text", "calendar", StandardCharsets.UTF_8);

    private final CampaignFrame frame;
    private final Evenings evenings;
    private final EveningViews views;
    private final Attendance attendance;
    private final HomeBattles homeBattles;
    private final Tonight tonight;
    private final LeftBattles leftBattles;
    private final Guests guests;
    private final People people;
    private final Orders orders;
    private final CampaignView view;
    private final Words words;
    private final Clock clock;

    EveningPage(
            CampaignFrame frame,
            Evenings evenings,
            EveningViews views,
            Attendance attendance,
            HomeBattles homeBattles,
            Tonight tonight,
            LeftBattles leftBattles,
            Guests guests,
            People people,
            Orders orders,
            CampaignView view,
            Words words,
            Clock clock) {
        this.frame = frame;
        this.evenings = evenings;
        this.views = views;
        this.attendance = attendance;
        this.homeBattles = homeBattles;
        this.tonight = tonight;
        this.leftBattles = leftBattles;
        this.guests = guests;
        this.people = people;
        this.orders = orders;
        this.view = view;
        this.words = words;
        this.clock = clock;
    }

    /** The people of a side. */
    record SideList(Side side, int here, int coming, List<PersonRow> rows) {}

    /** A battle that is fought this evening. */
    record BattleLine(String title, String pair, String href) {}

    /** What somebody pressed beside a name. */
    enum Presence {
        ARRIVED,
        LEFT,
        /** The check-in was a mistake. */
        NOT_HERE
    }

    @GetMapping
    String show(Visitor visitor, @PathVariable long evening, Model model) {
        Evening one = find(visitor, evening);
        return page(visitor, one, null, ArrangementForm.Faults.NONE, model);
    }

    /**
     * Keeps the person's answer.
     *
     * @param from "campaign" for a press on the campaign page, to which it leads back
     */
    @PostMapping("/answer")
    @OpenTo(Audience.FIGHTS)
    String answer(
            Visitor visitor,
            @PathVariable long evening,
            @RequestParam SignUp.Answer answer,
            @RequestParam(defaultValue = "false") boolean ownTable,
            @RequestParam(defaultValue = "false") boolean lends,
            @RequestParam(defaultValue = "") String from,
            RedirectAttributes next) {
        Evening one = findAhead(visitor, evening);
        if (visitor.side().isEmpty()) {
            throw new AccessDeniedException("Only who fights for a side signs up");
        }
        evenings.answer(one.id(), me(visitor), answer, ownTable, lends, null);
        next.addFlashAttribute("notice", words.of("evening.answered." + answer));
        return "redirect:" + (from.equals("campaign") ? CampaignFrame.base(visitor) : address(visitor, one));
    }

    /** Says that somebody is here or has gone: oneself, one's guest, or, for the organiser, anybody on the list. */
    @PostMapping("/here")
    @OpenTo(Audience.FIGHTS)
    String here(
            Visitor visitor, @PathVariable long evening, @RequestParam String person, @RequestParam Presence presence) {
        Evening one = find(visitor, evening);
        if (!one.isOn(clock.instant())) {
            throw new ResponseStatusException(HttpStatus.CONFLICT);
        }
        Attendee attendee = attendance.list(one, view.now(visitor.campaignId())).stream()
                .filter(known -> known.person().equals(person))
                .findFirst()
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
        if (!mayCheckIn(visitor, attendee)) {
            throw new AccessDeniedException("Only for himself, his guests, or by the organiser");
        }
        switch (presence) {
            case ARRIVED -> evenings.arrive(one.id(), person);
            case LEFT -> evenings.leave(one.id(), person);
            case NOT_HERE -> evenings.takeBackArrival(one.id(), person);
        }
        return "redirect:" + address(visitor, one) + "#people";
    }

    /** Puts a guest on the list, whose host is the one who does. */
    @PostMapping("/guest")
    @OpenTo(Audience.FIGHTS)
    String bring(
            Visitor visitor,
            @PathVariable long evening,
            @RequestParam(defaultValue = "") String name,
            @RequestParam(required = false) @Nullable Side side,
            @RequestParam UUID formKey,
            Model model,
            HttpServletResponse response) {
        Evening one = findAhead(visitor, evening);
        String first = name.strip();
        if (first.isEmpty() || first.length() > Guests.LONGEST_NAME || side == null) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("guestName", name);
            model.addAttribute("guestFault", words.of("evening.guest.wrong", Guests.LONGEST_NAME));
            return page(visitor, one, null, ArrangementForm.Faults.NONE, model);
        }
        Guest guest = guests.welcome(visitor.campaignId(), visitor.accountId(), first, formKey);
        evenings.answer(one.id(), guest.person(), SignUp.Answer.COMING, false, false, side);
        return "redirect:" + address(visitor, one) + "#people";
    }

    /**
     * Takes a suggested pairing: the same challenge as from the page for it, judged by the referee. Where the two have met
     * already, because the other one pressed first, it leads to their battle.
     */
    @PostMapping("/pair")
    @OpenTo(Audience.FIGHTS)
    String pair(
            Visitor visitor,
            @PathVariable long evening,
            @RequestParam String allied,
            @RequestParam String german,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Evening one = findAhead(visitor, evening);
        Pair wanted = new Pair(allied, german);
        return evenings.whileNobodyElsePairs(one.id(), () -> {
            Moment now = view.now(visitor.campaignId());
            Set<Integer> atHome = homeBattles.list(visitor.campaignId(), now).keySet();
            Optional<BattleRecord> met = now.openBattles().stream()
                    .filter(record -> !atHome.contains(record.number()) && isBetween(record.battle(), wanted))
                    .findFirst();
            if (met.isPresent()) {
                return "redirect:" + CampaignFrame.base(visitor) + "/battles/"
                        + met.get().number();
            }
            List<Attendee> free = Tonight.free(attendance.list(one, now));
            Optional<Pairing> pairing = pairing(free, wanted);
            if (pairing.isEmpty()) {
                response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
                model.addAttribute("problem", words.of("evening.pair.gone"));
                return page(visitor, one, null, ArrangementForm.Faults.NONE, model);
            }
            Sent sent = orders.give(visitor, Tonight.challenge(pairing.get()), form);
            if (!sent.isDone()) {
                sent.explain(model, response);
                return page(visitor, one, null, ArrangementForm.Faults.NONE, model);
            }
            next.addFlashAttribute(
                    "notice",
                    words.of(
                            "evening.pair.done",
                            pairing.get().allied().name(),
                            pairing.get().german().name()));
            return sent.leadTo(address(visitor, one) + "#battles", next);
        });
    }

    /** Leaves a suggestion; it is not made again this evening. */
    @PostMapping("/turn-down")
    @OpenTo(Audience.FIGHTS)
    String turnDown(
            Visitor visitor, @PathVariable long evening, @RequestParam String allied, @RequestParam String german) {
        Evening one = findAhead(visitor, evening);
        List<Attendee> all = attendance.list(one, view.now(visitor.campaignId()));
        pairing(Tonight.free(all), new Pair(allied, german)).ifPresent(pairing -> {
            if (!Tonight.mayDecide(visitor, pairing)) {
                throw new AccessDeniedException("Only one of the two, or the organiser");
            }
            evenings.turnDown(one.id(), pairing.pair());
        });
        return "redirect:" + address(visitor, one) + "#suggestions";
    }

    /**
     * Gives the part of a player who is gone to another of his side, or calls the battle off (H33).
     *
     * @param person who steps in; empty to call it off
     */
    @PostMapping("/left")
    @OpenTo(Audience.ORGANISER)
    String left(
            Visitor visitor,
            @PathVariable long evening,
            @RequestParam int battle,
            @RequestParam Side side,
            @RequestParam(defaultValue = "") String person,
            OrderForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Evening one = findAhead(visitor, evening);
        return evenings.whileNobodyElsePairs(one.id(), () -> {
            Moment now = view.now(visitor.campaignId());
            Optional<Order> order = leftBattles.order(visitor, now, attendance.list(one, now), battle, side, person);
            if (order.isEmpty()) {
                response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
                model.addAttribute("problem", words.of("evening.left.over"));
                return page(visitor, one, null, ArrangementForm.Faults.NONE, model);
            }
            Sent sent = orders.give(visitor, order.get(), form);
            if (!sent.isDone()) {
                sent.explain(model, response);
                return page(visitor, one, null, ArrangementForm.Faults.NONE, model);
            }
            next.addFlashAttribute("notice", words.of("evening.left.done"));
            return sent.leadTo(address(visitor, one) + "#battles", next);
        });
    }

    @PostMapping("/change")
    @OpenTo(Audience.ORGANISER)
    String change(
            Visitor visitor,
            @PathVariable long evening,
            @ModelAttribute("arrangement") ArrangementForm form,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Evening one = findAhead(visitor, evening);
        ZoneId zone = visitor.campaign().timeZone();
        ArrangementForm.Faults faults = form.faults(zone, clock.instant().minus(Evening.LASTS), words);
        if (!faults.isNone()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(visitor, one, form, faults, model);
        }
        evenings.change(one.id(), form.arrangement(zone));
        next.addFlashAttribute("notice", words.of("evening.changed"));
        return "redirect:" + address(visitor, one);
    }

    /** @param reason everybody reads it */
    @PostMapping("/call-off")
    @OpenTo(Audience.ORGANISER)
    String callOff(
            Visitor visitor,
            @PathVariable long evening,
            @RequestParam(defaultValue = "") String reason,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Evening one = findAhead(visitor, evening);
        String said = reason.strip();
        if (said.isEmpty() || said.length() > Evening.LONGEST_REASON) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            model.addAttribute("reason", reason);
            model.addAttribute("reasonFault", words.of("evening.call-off.wrong", Evening.LONGEST_REASON));
            return page(visitor, one, null, ArrangementForm.Faults.NONE, model);
        }
        evenings.callOff(one.id(), said);
        next.addFlashAttribute("notice", words.of("evening.called-off.done"));
        return "redirect:" + address(visitor, one);
    }

    @GetMapping("/evening.ics")
    ResponseEntity<byte[]> calendar(Visitor visitor, @PathVariable long evening) {
        Evening one = find(visitor, evening);
        String page = ServletUriComponentsBuilder.fromCurrentContextPath()
                .path(address(visitor, one))
                .build()
                .toUriString();
        String file = CalendarFile.of(
                one, words.of("evening.calendar.title", visitor.campaign().name()), page, clock.instant());
        return ResponseEntity.ok()
                .contentType(CALENDAR)
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        ContentDisposition.attachment()
                                .filename("evening.ics")
                                .build()
                                .toString())
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .body(file.getBytes(StandardCharsets.UTF_8));
    }

    private Evening find(Visitor visitor, long evening) {
        return evenings.find(visitor.campaignId(), evening)
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }

    /** Nothing more is decided about an evening that is over or called off. */
    private Evening findAhead(Visitor visitor, long evening) {
        Evening one = find(visitor, evening);
        if (one.isCalledOff() || one.isOver(clock.instant())) {
            throw new ResponseStatusException(HttpStatus.CONFLICT);
        }
        return one;
    }

    private static String address(Visitor visitor, Evening evening) {
        return CampaignFrame.base(visitor) + "/evenings/" + evening.id();
    }

    private static String me(Visitor visitor) {
        return Long.toString(visitor.accountId());
    }

    private static boolean mayCheckIn(Visitor visitor, Attendee attendee) {
        return visitor.isOrganiser() || attendee.player().isPlayedBy(me(visitor));
    }

    private static boolean isBetween(Battle battle, Pair pair) {
        return battle.party(Side.ALLIED).player().person().equals(pair.allied())
                && battle.party(Side.GERMAN).player().person().equals(pair.german());
    }

    /** Both are here without a battle, and nobody plays the other side's part who has not said he would. */
    private static Optional<Pairing> pairing(List<Attendee> free, Pair wanted) {
        Optional<Attendee> allied = free.stream()
                .filter(one -> one.person().equals(wanted.allied()))
                .findFirst();
        Optional<Attendee> german = free.stream()
                .filter(one -> one.person().equals(wanted.german()))
                .findFirst();
        return allied.isEmpty() || german.isEmpty()
                ? Optional.empty()
                : Optional.of(new Pairing(allied.get(), german.get()))
                        .filter(pairing -> pairing.lent().map(Attendee::lends).orElse(true));
    }

    private String page(
            Visitor visitor,
            Evening evening,
            @Nullable ArrangementForm form,
            ArrangementForm.Faults faults,
            Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.BATTLES);
        List<Attendee> all = attendance.list(evening, now);
        EveningView shown = views.view(visitor, evening, all);
        List<Pairing> pairings = shown.isOn() ? tonight.pairings(evening, all) : List.of();
        List<Refusal> refusals = tonight.objections(now.situation(), pairings);
        model.addAttribute("evening", shown);
        model.addAttribute("arrangement", form == null ? ArrangementForm.of(evening, zone(visitor)) : form);
        model.addAttribute("faults", faults);
        model.addAttribute("zone", zone(visitor).getId());
        model.addAttribute("sides", sides(visitor, shown, all));
        model.addAttribute("why", words.refusals(refusals));
        model.addAttribute(
                "suggestions",
                refusals.isEmpty() ? tonight.suggestions(visitor, now.situation(), pairings) : List.of());
        model.addAttribute("spare", Pairings.spare(Tonight.free(all), refusals.isEmpty() ? pairings : List.of()));
        model.addAttribute("battles", battles(visitor, now, all));
        model.addAttribute(
                "left", visitor.isOrganiser() && shown.isOn() ? leftBattles.lines(visitor, now, all) : List.of());
        model.addAttribute("mayBring", !evening.isOver(clock.instant()) && !evening.isCalledOff());
        return "evening/evening";
    }

    private static ZoneId zone(Visitor visitor) {
        return visitor.campaign().timeZone();
    }

    private List<SideList> sides(Visitor visitor, EveningView shown, List<Attendee> all) {
        return Arrays.stream(Side.values())
                .map(side -> {
                    // within a state by arrival, then by name
                    List<PersonRow> rows = all.stream()
                            .filter(one -> one.side() == side)
                            .map(one -> row(visitor, shown, one))
                            .sorted(Comparator.comparing(PersonRow::state))
                            .toList();
                    int here = (int) rows.stream().filter(PersonRow::isHere).count();
                    return new SideList(side, here, side == Side.ALLIED ? shown.allied() : shown.german(), rows);
                })
                .toList();
    }

    private PersonRow row(Visitor visitor, EveningView shown, Attendee one) {
        return new PersonRow(
                one.person(), one.name(), state(one), remarks(visitor, one), shown.isOn() && mayCheckIn(visitor, one));
    }

    private static PersonRow.State state(Attendee one) {
        if (one.isHere()) {
            return one.isPlaying() ? PersonRow.State.PLAYING : PersonRow.State.FREE;
        }
        if (one.hasLeft()) {
            return PersonRow.State.LEFT;
        }
        return one.findSignUp()
                .map(signUp -> switch (signUp.answer()) {
                    case COMING -> PersonRow.State.COMING;
                    case LATE -> PersonRow.State.LATE;
                    case NOT_COMING -> PersonRow.State.NOT_COMING;
                })
                .orElse(PersonRow.State.SILENT);
    }

    private String remarks(Visitor visitor, Attendee one) {
        List<String> remarks = new ArrayList<>();
        String host = one.player().host();
        if (host != null) {
            remarks.add(words.of("evening.guest-of", people.displayName(visitor.campaignId(), host)));
        }
        if (one.bringsATable()) {
            remarks.add(words.of("evening.brings-table"));
        }
        if (one.lends() && (one.isAwaited() || one.isHere())) {
            remarks.add(words.of("evening.lends"));
        }
        return String.join(", ", remarks);
    }

    /** The open battles in which somebody plays who is here; those at home are played elsewhere. */
    private List<BattleLine> battles(Visitor visitor, Moment now, List<Attendee> all) {
        Set<Integer> atHome = homeBattles.list(visitor.campaignId(), now).keySet();
        return now.openBattles().stream()
                .filter(record -> !atHome.contains(record.number()))
                .filter(record -> all.stream().anyMatch(one -> one.isHere() && isIn(record.battle(), one)))
                .map(record -> line(visitor, record.battle()))
                .toList();
    }

    private static boolean isIn(Battle battle, Attendee one) {
        return battle.party(Side.ALLIED).player().person().equals(one.person())
                || battle.party(Side.GERMAN).player().person().equals(one.person());
    }

    private BattleLine line(Visitor visitor, Battle battle) {
        return new BattleLine(
                battle.findArrow()
                        .map(arrow -> words.of("evening.battle", arrow.number(), arrow.tail(), arrow.point()))
                        .orElseGet(() -> words.of("desk.battle.new")),
                words.of("battle.pair", name(visitor, battle, Side.ALLIED), name(visitor, battle, Side.GERMAN)),
                CampaignFrame.base(visitor) + "/battles/" + battle.number());
    }

    private String name(Visitor visitor, Battle battle, Side side) {
        return people.displayName(
                visitor.campaignId(), battle.party(side).player().person());
    }
}
