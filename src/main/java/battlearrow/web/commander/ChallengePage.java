package battlearrow.web.commander;

import battlearrow.campaign.Guest;
import battlearrow.campaign.Guests;
import battlearrow.club.Appointment;
import battlearrow.club.Appointments;
import battlearrow.firestorm.event.ManoeuvreEvent.ChallengeMade;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.Player;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.OrderForm;
import battlearrow.web.campaign.Orders;
import battlearrow.web.campaign.Sent;
import battlearrow.web.campaign.Visitor;
import jakarta.servlet.http.HttpServletResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * Opening a battle: for which side one fights, and against whom: a member of either side, or a guest with a first name whose
 * orders the host gives (ROLE-09). The Organiser may open one for two others.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}/battles/new")
@OpenTo(Audience.FIGHTS)
class ChallengePage {
    private static final String GUEST = "guest";

    private final CampaignFrame frame;
    private final Orders orders;
    private final Appointments appointments;
    private final Guests guests;
    private final BattleWords words;

    ChallengePage(CampaignFrame frame, Orders orders, Appointments appointments, Guests guests, BattleWords words) {
        this.frame = frame;
        this.orders = orders;
        this.appointments = appointments;
        this.guests = guests;
        this.words = words;
    }

    /**
     * What was typed.
     *
     * @param mode "others" when the Organiser opens a battle for two others
     * @param side for which one fights oneself
     * @param opponent a member's account, a known guest's id, or "guest" for a new one
     * @param guest the new guest's first name
     * @param allied a member's account, when for two others
     * @param german as allied
     */
    record ChallengeForm(
            @Nullable String mode,
            @Nullable String side,
            @Nullable String opponent,
            @Nullable String guest,
            @Nullable String allied,
            @Nullable String german) {
        boolean isForOthers() {
            return "others".equals(mode);
        }
    }

    /** Somebody who may be named. */
    record Person(String id, String name, @Nullable Side side, String office) {}

    /** What is wrong with the form, by field. */
    record Faults(String side, String opponent, String guest, String allied, String german) {
        static final Faults NONE = new Faults("", "", "", "", "");

        boolean isNone() {
            return equals(NONE);
        }
    }

    @GetMapping
    String show(Visitor visitor, @ModelAttribute("form") ChallengeForm form, Model model) {
        return page(visitor, form, Faults.NONE, model);
    }

    @PostMapping
    String challenge(
            Visitor visitor,
            @ModelAttribute("form") ChallengeForm form,
            OrderForm order,
            Model model,
            HttpServletResponse response,
            RedirectAttributes next) {
        Faults faults = faults(visitor, form);
        if (!faults.isNone()) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
            return page(visitor, form, faults, model);
        }
        Sent sent = orders.give(visitor, order(visitor, form, order), order);
        if (!sent.isDone()) {
            sent.explain(model, response);
            return page(visitor, form, Faults.NONE, model);
        }
        int battle = sent.findAccepted().orElseThrow().entry().events().stream()
                .filter(ChallengeMade.class::isInstance)
                .map(event -> ((ChallengeMade) event).battle())
                .findFirst()
                .orElseThrow();
        return sent.leadTo(OpenBattles.address(visitor, battle), next);
    }

    private Faults faults(Visitor visitor, ChallengeForm form) {
        if (isForOthers(visitor, form)) {
            return new Faults("", "", "", missing(form.allied()), missing(form.german()));
        }
        String side = DeskChoice.side(form.side()).isEmpty() ? words.of("desk.challenge.side.missing") : "";
        String guest = "";
        if (GUEST.equals(form.opponent())) {
            String name = form.guest() == null ? "" : form.guest().strip();
            if (name.isEmpty()) {
                guest = words.of("desk.challenge.guest.missing");
            } else if (name.length() > Guests.LONGEST_NAME) {
                guest = words.of("desk.challenge.guest.long", Guests.LONGEST_NAME);
            }
        }
        return new Faults(side, missing(form.opponent()), guest, "", "");
    }

    private String missing(@Nullable String person) {
        return person == null || person.isBlank() ? words.of("desk.challenge.opponent.missing") : "";
    }

    private Challenge order(Visitor visitor, ChallengeForm form, OrderForm order) {
        if (isForOthers(visitor, form)) {
            return new Challenge(member(form.allied()), member(form.german()));
        }
        Player me = Player.member(Long.toString(visitor.accountId()));
        Player opponent = opponent(visitor, form, order);
        return DeskChoice.side(form.side()).orElseThrow() == Side.ALLIED
                ? new Challenge(me, opponent)
                : new Challenge(opponent, me);
    }

    private Player opponent(Visitor visitor, ChallengeForm form, OrderForm order) {
        if (GUEST.equals(form.opponent()) && form.guest() != null) {
            return guests.welcome(visitor.campaignId(), visitor.accountId(), form.guest(), order.orderKey())
                    .player();
        }
        return guestsOf(visitor).stream()
                .filter(guest -> guest.person().equals(form.opponent()))
                .findFirst()
                .map(Guest::player)
                .orElseGet(() -> member(form.opponent()));
    }

    private static Player member(@Nullable String account) {
        return Player.member(account == null ? "" : account);
    }

    private static boolean isForOthers(Visitor visitor, ChallengeForm form) {
        return visitor.isOrganiser() && (form.isForOthers() || visitor.side().isEmpty() && form.mode() == null);
    }

    private List<Guest> guestsOf(Visitor visitor) {
        return guests.list(visitor.campaignId()).stream()
                .filter(guest -> guest.host() == visitor.accountId())
                .toList();
    }

    private String page(Visitor visitor, ChallengeForm form, Faults faults, Model model) {
        frame.around(visitor, model, CampaignTab.BATTLES);
        Optional<Side> own = DeskChoice.side(form.side()).or(visitor::side);
        boolean others = isForOthers(visitor, form);
        model.addAttribute("faults", faults);
        model.addAttribute("others", others);
        model.addAttribute("side", own.map(Side::name).orElse(""));
        model.addAttribute("people", people(visitor, own.map(Side::enemy), others));
        model.addAttribute(
                "guests",
                guestsOf(visitor).stream()
                        .map(guest -> new Person(guest.person(), guest.firstName(), null, ""))
                        .toList());
        model.addAttribute(
                "steps",
                Arrays.stream(DeskStep.values())
                        .map(step -> words.ofEnum("desk.step", step))
                        .toList());
        return "commander/challenge";
    }

    /** Everybody with an office, those of the other side first. */
    private List<Person> people(Visitor visitor, Optional<Side> first, boolean withOneself) {
        Map<Long, Person> people = new LinkedHashMap<>();
        for (Appointment held : appointments.listHeld(visitor.campaignId())) {
            if (withOneself || held.accountId() != visitor.accountId()) {
                Person known = people.get(held.accountId());
                if (known == null || known.side() == null) {
                    people.put(held.accountId(), person(visitor, held));
                }
            }
        }
        List<Person> sorted = new ArrayList<>(people.values());
        sorted.sort(Comparator.comparing((Person person) -> rank(person, first))
                .thenComparing(person -> person.name().toLowerCase(Locale.ROOT)));
        return sorted;
    }

    private static int rank(Person person, Optional<Side> first) {
        if (person.side() == null) {
            return 2;
        }
        return first.filter(side -> side != person.side()).isPresent() ? 1 : 0;
    }

    private Person person(Visitor visitor, Appointment held) {
        Side side = appointments
                .rolesOf(visitor.campaignId(), held.accountId())
                .side()
                .orElse(null);
        String office = side == null
                ? words.of("desk.office.none")
                : words.of(
                        appointments
                                        .rolesOf(visitor.campaignId(), held.accountId())
                                        .isGeneralOf(side)
                                ? "office.general"
                                : "office.commander",
                        side);
        return new Person(Long.toString(held.accountId()), held.displayName(), side, office);
    }
}
