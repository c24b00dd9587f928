package battlearrow.web.club;

import battlearrow.club.Club;
import battlearrow.club.ClubScenario;
import battlearrow.club.ClubScenarios;
import battlearrow.club.Clubs;
import battlearrow.firestorm.scenario.Fault;
import battlearrow.firestorm.scenario.ScenarioFile;
import battlearrow.replay.CampaignFile;
import battlearrow.web.security.SignedIn;
import battlearrow.web.shared.JsonDownload;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import org.springframework.context.MessageSource;
import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.multipart.MultipartFile;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** A club's own scenarios: members take them away as files, organisers bring them in, rename and remove them (ORG-10). */
@Controller
@RequestMapping("/clubs/{clubId}/scenarios")
class ClubScenariosPage {
    private static final int KILOBYTE = 1_000;

    private final ClubDoor door;
    private final Clubs clubs;
    private final ClubScenarios scenarios;
    private final MessageSource messages;

    ClubScenariosPage(ClubDoor door, Clubs clubs, ClubScenarios scenarios, MessageSource messages) {
        this.door = door;
        this.clubs = clubs;
        this.scenarios = scenarios;
        this.messages = messages;
    }

    @GetMapping
    String show(@PathVariable long clubId, @AuthenticationPrincipal SignedIn me, Model model) {
        return page(door.enterAsMember(clubId, me), me, model);
    }

    @GetMapping("/{scenarioId}/export")
    ResponseEntity<byte[]> export(
            @PathVariable long clubId, @PathVariable long scenarioId, @AuthenticationPrincipal SignedIn me) {
        door.enterAsMember(clubId, me);
        ClubScenario scenario = own(clubId, scenarioId);
        ScenarioFile file = ScenarioFile.of(scenario.name(), scenario.base(), scenario.corrections());
        return JsonDownload.of(scenario.name(), "scenario", "", file.write());
    }

    @PostMapping("/import")
    String bringIn(
            @PathVariable long clubId,
            @AuthenticationPrincipal SignedIn me,
            @RequestParam(required = false) @Nullable MultipartFile file,
            HttpServletResponse response,
            Model model,
            RedirectAttributes next) {
        Club club = door.enterAsOrganiser(clubId, me);
        if (file == null || file.isEmpty()) {
            return refuse(club, me, "problem", say("scenario.import.no-file"), response, model);
        }
        if (file.getSize() > CampaignFile.MOST_BYTES) {
            return refuse(club, me, "problem", say("import.too-big"), response, model);
        }
        return switch (ScenarioFile.read(bytes(file))) {
            case ScenarioFile.Reading.Faulty faulty ->
                refuse(
                        club,
                        me,
                        "faults",
                        faulty.faults().stream().map(Fault::sentence).toList(),
                        response,
                        model);
            case ScenarioFile.Reading.Read read -> {
                ScenarioFile brought = read.file();
                ClubScenario kept = scenarios.bringIn(
                        clubId,
                        new ClubScenarios.Saying(brought.title(), brought.base(), brought.corrections()),
                        me.accountId());
                String done = brought.isForThisData() ? "scenario.imported" : "scenario.imported.other-data";
                next.addFlashAttribute("notice", say(done, kept.name()));
                yield back(clubId);
            }
        };
    }

    @PostMapping("/{scenarioId}/rename")
    String rename(
            @PathVariable long clubId,
            @PathVariable long scenarioId,
            @AuthenticationPrincipal SignedIn me,
            @RequestParam(defaultValue = "") String name,
            HttpServletResponse response,
            Model model,
            RedirectAttributes next) {
        Club club = door.enterAsOrganiser(clubId, me);
        own(clubId, scenarioId);
        String wrong = "";
        if (name.isBlank()) {
            wrong = say("scenario.name.missing");
        } else if (name.strip().length() > ClubScenarios.LONGEST_NAME) {
            wrong = say("scenario.name.tooLong", ClubScenarios.LONGEST_NAME);
        } else if (!scenarios.rename(clubId, scenarioId, name)) {
            wrong = say("scenario.name.taken.other");
        }
        if (wrong.isEmpty()) {
            next.addFlashAttribute(
                    "notice", say("scenario.renamed", own(clubId, scenarioId).name()));
            return back(clubId);
        }
        model.addAttribute("renaming", scenarioId);
        model.addAttribute("nameTyped", name);
        return refuse(club, me, "nameWrong", wrong, response, model);
    }

    @PostMapping("/{scenarioId}/remove")
    String remove(
            @PathVariable long clubId,
            @PathVariable long scenarioId,
            @AuthenticationPrincipal SignedIn me,
            RedirectAttributes next) {
        door.enterAsOrganiser(clubId, me);
        scenarios.find(clubId, scenarioId).ifPresent(scenario -> {
            scenarios.remove(clubId, scenarioId);
            next.addFlashAttribute("notice", say("scenario.removed", scenario.name()));
        });
        return back(clubId);
    }

    private ClubScenario own(long clubId, long scenarioId) {
        return scenarios.find(clubId, scenarioId).orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }

    private static byte[] bytes(MultipartFile file) {
        try {
            return file.getBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A name that every file system takes. */
    private String say(String key, Object... about) {
        return messages.getMessage(key, about, LocaleContextHolder.getLocale());
    }

    private static String back(long clubId) {
        return "redirect:/clubs/" + clubId + "/scenarios";
    }

    private String refuse(Club club, SignedIn me, String name, Object what, HttpServletResponse response, Model model) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute(name, what);
        return page(club, me, model);
    }

    private String page(Club club, SignedIn me, Model model) {
        model.addAttribute("club", club);
        model.addAttribute("isOrganiser", clubs.isOrganiser(club.id(), me.accountId()));
        model.addAttribute("scenarios", scenarios.listOfClub(club.id()));
        model.addAttribute("mostKilobytes", ScenarioFile.MOST_BYTES / KILOBYTE);
        return "club/scenarios";
    }
}
