package battlearrow.web.campaignfile;

import battlearrow.campaign.CampaignExport;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.shared.JsonDownload;
import org.springframework.http.HttpStatus;
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

    private static ResponseEntity<byte[]> file(Visitor visitor, String ending, String text) {
        return JsonDownload.of(visitor.campaign().name(), "campaign", ending, text);
    }
}
