package battlearrow.web.campaignfile;

import battlearrow.campaign.CampaignImport;
import battlearrow.campaign.CampaignImport.Check;
import battlearrow.club.Campaigns;
import battlearrow.club.Club;
import battlearrow.club.ClubCampaign;
import battlearrow.club.Clubs;
import battlearrow.club.Member;
import battlearrow.replay.CampaignFile;
import battlearrow.replay.CampaignFile.Person;
import battlearrow.replay.FileFault;
import battlearrow.web.club.ClubDoor;
import battlearrow.web.security.Attempts;
import battlearrow.web.security.SignedIn;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.multipart.MultipartFile;

/**
 * Carries a campaign into a club: the file is chosen and judged, the organiser says who of its people is who here, and then
 * all of it is stored. A file with a fault is refused with the fault named, and nothing is stored (H32).
 */
@Controller
@RequestMapping("/clubs/{clubId}/campaigns/import")
class CampaignImportPage {
    /** Before the id of a person of the file, in the names of the fields that say who he is here. */
    static final String PERSON = "person-";

    private static final String IMPORTED = " (imported)";

    private final ClubDoor door;
    private final Clubs clubs;
    private final CampaignImport carrying;
    private final Attempts attempts;

    CampaignImportPage(ClubDoor door, Clubs clubs, CampaignImport carrying, Attempts attempts) {
        this.door = door;
        this.clubs = clubs;
        this.carrying = carrying;
        this.attempts = attempts;
    }

    /**
     * Somebody of the file and who he is here.
     *
     * @param member the account chosen; null for a former player
     */
    record PersonChoice(String field, String name, @Nullable Long member) {}

    @GetMapping
    String show(@PathVariable long clubId, @AuthenticationPrincipal SignedIn me, Model model) {
        return page(door.enterAsOrganiser(clubId, me), model);
    }

    @PostMapping
    String check(
            @PathVariable long clubId,
            @AuthenticationPrincipal SignedIn me,
            @RequestParam(required = false) @Nullable MultipartFile file,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        Club club = door.enterAsOrganiser(clubId, me);
        if (file == null || file.isEmpty()) {
            return refuse(club, "obstacle", "import.no-file", response, model);
        }
        if (file.getSize() > CampaignFile.MOST_BYTES) {
            return refuse(club, "obstacle", "import.too-big", response, model);
        }
        byte[] bytes = bytes(file);
        Optional<Check> check = judge(bytes, me, request);
        if (check.isEmpty()) {
            return refuse(club, "obstacle", "attempts.tooMany", response, model);
        }
        return switch (check.get()) {
            case Check.Faulty faulty -> refuse(club, faulty.faults(), response, model);
            case Check.Sound sound -> people(club, sound, bytes, guess(club, sound.file()), model);
        };
    }

    @PostMapping("/carry-in")
    String carryIn(
            @PathVariable long clubId,
            @AuthenticationPrincipal SignedIn me,
            @RequestParam String packed,
            @RequestParam UUID formKey,
            @RequestParam(required = false) @Nullable String name,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        Club club = door.enterAsOrganiser(clubId, me);
        Optional<byte[]> bytes = PackedFile.unpack(packed);
        if (bytes.isEmpty()) {
            return refuse(club, "obstacle", "import.no-file", response, model);
        }
        Optional<Check> check = judge(bytes.get(), me, request);
        if (check.isEmpty()) {
            return refuse(club, "obstacle", "attempts.tooMany", response, model);
        }
        return switch (check.get()) {
            case Check.Faulty faulty -> refuse(club, faulty.faults(), response, model);
            case Check.Sound sound -> {
                Map<String, Long> members = chosen(club, sound.file(), request);
                if (new HashSet<>(members.values()).size() < members.size()) {
                    response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
                    model.addAttribute("obstacle", "import.twice");
                    yield people(club, sound, bytes.get(), members, model);
                }
                String called = name == null ? proposed(sound.file()) : name.strip();
                if (called.isEmpty() || called.length() > Campaigns.LONGEST_NAME) {
                    response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
                    model.addAttribute("obstacle", called.isEmpty() ? "import.name.missing" : "import.name.too-long");
                    model.addAttribute("name", called);
                    yield people(club, sound, bytes.get(), members, model);
                }
                ClubCampaign campaign = carrying.carryIn(clubId, called, me.accountId(), sound, members, formKey);
                yield "redirect:/campaigns/" + campaign.id() + "/setup";
            }
        };
    }

    /** What is said of a file; empty when somebody has sent too many bad ones. */
    private Optional<Check> judge(byte[] bytes, SignedIn me, HttpServletRequest request) {
        String name = "import " + me.accountId();
        if (!attempts.note(name, request.getRemoteAddr())) {
            return Optional.empty();
        }
        Check check = CampaignImport.check(bytes);
        if (check instanceof Check.Sound) {
            attempts.forgive(name, request.getRemoteAddr());
        }
        return Optional.of(check);
    }

    private static byte[] bytes(MultipartFile file) {
        try {
            return file.getBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Members of the club with the same name as somebody of the file, where there is one only. */
    private Map<String, Long> guess(Club club, CampaignFile file) {
        Map<String, Long> guesses = new LinkedHashMap<>();
        List<Member> members = clubs.listMembers(club.id());
        for (Person person : members(file)) {
            List<Member> same = members.stream()
                    .filter(member -> member.displayName().equalsIgnoreCase(person.name()))
                    .toList();
            if (same.size() == 1 && !guesses.containsValue(same.getFirst().accountId())) {
                guesses.put(person.id(), same.getFirst().accountId());
            }
        }
        return guesses;
    }

    private Map<String, Long> chosen(Club club, CampaignFile file, HttpServletRequest request) {
        Set<Long> known =
                clubs.listMembers(club.id()).stream().map(Member::accountId).collect(Collectors.toSet());
        Map<String, Long> chosen = new LinkedHashMap<>();
        for (Person person : members(file)) {
            String account = request.getParameter(PERSON + person.id());
            if (account != null && account.matches("[1-9][0-9]{0,17}") && known.contains(Long.valueOf(account))) {
                chosen.put(person.id(), Long.valueOf(account));
            }
        }
        return chosen;
    }

    /** The name of the campaign in the file, marked as a copy, cut to the length there is. */
    private static String proposed(CampaignFile file) {
        String name = file.head().name();
        int room = Campaigns.LONGEST_NAME - IMPORTED.length();
        return name.substring(0, Math.min(name.length(), room)).strip() + IMPORTED;
    }

    private static List<Person> members(CampaignFile file) {
        return file.people().stream().filter(person -> !person.isGuest()).toList();
    }

    private String people(Club club, Check.Sound sound, byte[] bytes, Map<String, Long> members, Model model) {
        model.addAttribute("file", sound.file());
        if (!model.containsAttribute("name")) {
            model.addAttribute("name", proposed(sound.file()));
        }
        model.addAttribute("entries", sound.file().entries().size());
        model.addAttribute("turn", sound.replayed().end().turn());
        model.addAttribute("members", clubs.listMembers(club.id()));
        model.addAttribute(
                "people",
                members(sound.file()).stream()
                        .map(person -> new PersonChoice(PERSON + person.id(), person.name(), members.get(person.id())))
                        .toList());
        model.addAttribute("packed", PackedFile.pack(bytes));
        return page(club, model);
    }

    private static String refuse(Club club, List<FileFault> faults, HttpServletResponse response, Model model) {
        return refuse(club, "faults", faults.stream().map(FileFault::sentence).toList(), response, model);
    }

    private static String refuse(Club club, String name, Object what, HttpServletResponse response, Model model) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute(name, what);
        return page(club, model);
    }

    private static String page(Club club, Model model) {
        model.addAttribute("club", club);
        model.addAttribute("mostMegabytes", CampaignFile.MOST_BYTES / 1_000_000);
        return "club/import";
    }
}
