package battlearrow.web.commander;

import battlearrow.campaign.People;
import battlearrow.chronicle.Photograph;
import battlearrow.chronicle.Photographs;
import battlearrow.chronicle.PictureOutcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
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

/**
 * Photographs beside what is told of a battle (H31): seen by whoever may read the reports, added by those who play it and the
 * organiser. Each file has an outcome of its own.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}")
@OpenTo(Audience.TAKES_PART)
class PhotographsPage {
    private static final int LONGEST_FILE_NAME = 40;
    private static final int BYTES_OF_A_MEGABYTE = 1024 * 1024;

    /** A browser may keep what it was shown for the evening; nothing between it and us may. */
    private static final CacheControl KEPT_BY_THE_BROWSER =
            CacheControl.maxAge(Duration.ofHours(2)).cachePrivate();

    private final CampaignFrame frame;
    private final Photographs photographs;
    private final People people;
    private final BattleWords battleWords;
    private final Words words;

    PhotographsPage(CampaignFrame frame, Photographs photographs, People people, BattleWords battleWords, Words words) {
        this.frame = frame;
        this.photographs = photographs;
        this.people = people;
        this.battleWords = battleWords;
        this.words = words;
    }

    /** What became of one file. */
    record FileLine(String name, boolean isKept, String text) {}

    @GetMapping("/battles/{battle}/photographs")
    String show(Visitor visitor, @PathVariable int battle, Model model) {
        return page(visitor, battle, List.of(), model);
    }

    @PostMapping("/battles/{battle}/photographs")
    String add(
            Visitor visitor,
            @PathVariable int battle,
            @RequestParam(required = false) @Nullable List<MultipartFile> pictures,
            Model model,
            HttpServletResponse response) {
        BattleRecord record = record(frame.around(visitor, model, CampaignTab.BATTLES), battle);
        if (!mayAdd(visitor, record)) {
            throw new ResponseStatusException(HttpStatus.FORBIDDEN);
        }
        List<FileLine> outcomes = new ArrayList<>();
        for (MultipartFile file : Objects.requireNonNullElse(pictures, List.<MultipartFile>of())) {
            if (!file.isEmpty()) {
                outcomes.add(keep(visitor, record, file));
            }
        }
        if (outcomes.isEmpty()) {
            model.addAttribute("problem", words.of("photographs.none-chosen"));
        }
        if (outcomes.stream().noneMatch(FileLine::isKept)) {
            response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        }
        return page(visitor, battle, outcomes, model);
    }

    @PostMapping("/photographs/{photograph}/remove")
    String remove(Visitor visitor, @PathVariable("photograph") long id, RedirectAttributes next) {
        Optional<Photograph> photograph = photographs.find(visitor.campaignId(), id);
        if (photograph.filter(one -> !PhotographLine.mayRemove(visitor, one)).isPresent()) {
            throw new ResponseStatusException(HttpStatus.FORBIDDEN);
        }
        photographs.remove(visitor.campaignId(), id);
        next.addFlashAttribute("notice", words.of("photographs.removed"));
        String battle =
                photograph.map(one -> "/" + one.battle() + "/photographs").orElse("");
        return "redirect:" + CampaignFrame.base(visitor) + "/battles" + battle;
    }

    @GetMapping("/photographs/{photograph}")
    ResponseEntity<byte[]> picture(Visitor visitor, @PathVariable("photograph") long id) {
        return jpeg(photographs.findPicture(visitor.campaignId(), id));
    }

    @GetMapping("/photographs/{photograph}/thumbnail")
    ResponseEntity<byte[]> thumbnail(Visitor visitor, @PathVariable("photograph") long id) {
        return jpeg(photographs.findThumbnail(visitor.campaignId(), id));
    }

    private static ResponseEntity<byte[]> jpeg(Optional<byte[]> bytes) {
        return bytes.map(found -> ResponseEntity.ok()
                        .contentType(MediaType.IMAGE_JPEG)
                        .cacheControl(KEPT_BY_THE_BROWSER)
                        .body(found))
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }

    private FileLine keep(Visitor visitor, BattleRecord battle, MultipartFile file) {
        PictureOutcome outcome = file.getSize() > Photographs.LARGEST_FILE
                ? PictureOutcome.TOO_LARGE
                : photographs.add(visitor.campaignId(), battle, visitor.accountId(), bytes(file));
        return new FileLine(
                shortened(Objects.requireNonNullElse(file.getOriginalFilename(), "")),
                outcome.isKept(),
                words.of("photographs.outcome." + outcome, megabytes(), Photographs.MOST_OF_ONE_PERSON));
    }

    private static byte[] bytes(MultipartFile file) {
        try {
            return file.getBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String shortened(String name) {
        return name.length() > LONGEST_FILE_NAME ? name.substring(0, LONGEST_FILE_NAME) + "…" : name;
    }

    private static int megabytes() {
        return Photographs.LARGEST_FILE / BYTES_OF_A_MEGABYTE;
    }

    /** Those who play the battle, a guest's host, and the organiser. */
    static boolean mayAdd(Visitor visitor, BattleRecord battle) {
        return !Roles.listSidesPlayed(visitor.actor(), battle.battle()).isEmpty();
    }

    private static BattleRecord record(Moment now, int battle) {
        return now.findBattle(battle).orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }

    private String page(Visitor visitor, int battle, List<FileLine> outcomes, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.BATTLES);
        BattleRecord record = record(now, battle);
        model.addAttribute("battleHref", OpenBattles.address(visitor, battle));
        model.addAttribute("battleTitle", battleWords.title(record.battle()));
        model.addAttribute("battlePair", battleWords.pair(visitor, record.battle()));
        model.addAttribute("outcomes", outcomes);
        model.addAttribute("photographs", PhotographLine.list(visitor, record, photographs, people));
        model.addAttribute("mayAdd", mayAdd(visitor, record));
        model.addAttribute("left", photographs.countLeft(visitor.campaignId(), record, visitor.accountId()));
        model.addAttribute("megabytes", megabytes());
        model.addAttribute("largest", Photographs.LARGEST_FILE);
        return "commander/photographs";
    }
}
