package battlearrow.web.campaignfile;

import battlearrow.campaign.CampaignExport;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.server.ResponseStatusException;

/** The campaign as a file, for whoever takes part; a General may have it with his own side's battle plans. */
@Controller
@RequestMapping("/campaigns/{campaignId}/export")
class CampaignDownload {
    private final CampaignExport export;

    CampaignDownload(CampaignExport export) {
        this.export = export;
    }

    @GetMapping
    @OpenTo(Audience.TAKES_PART)
    ResponseEntity<byte[]> download(Visitor visitor) {
        return file(visitor, "", export.write(visitor.campaignId()));
    }

    /** Which side's plans is not a matter of the address: they are those of the General who asks. */
    @GetMapping("/with-plans")
    @OpenTo(Audience.GENERAL)
    ResponseEntity<byte[]> downloadWithPlans(Visitor visitor) {
        return visitor.side()
                .flatMap(side -> export.writeWithPlans(visitor.campaignId(), visitor.accountId(), side))
                .map(text -> file(visitor, "-with-plans", text))
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.FORBIDDEN));
    }

    private static ResponseEntity<byte[]> file(Visitor visitor, String what, String text) {
        return ResponseEntity.ok()
                .contentType(MediaType.APPLICATION_JSON)
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        ContentDisposition.attachment()
                                .filename(plain(visitor.campaign().name()) + what + ".json")
                                .build()
                                .toString())
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .body(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A name that every file system takes. */
    private static String plain(String name) {
        String letters = Normalizer.normalize(name, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\p{M}", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        return letters.isEmpty() ? "campaign" : letters;
    }
}
