package battlearrow.web.organiser;

import battlearrow.campaign.CampaignView;
import battlearrow.campaign.ReadEntry;
import battlearrow.club.ClubCampaign;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.journal.Act;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Words;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.springframework.stereotype.Component;

/** The last rulings and corrections of a campaign, with their reasons; everybody may read them in the chronicle too. */
@Component
class RecentRulings {
    private static final int SHOWN = 5;
    private static final int LOOKED_THROUGH = 400;
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM", Locale.UK);

    private final CampaignView view;
    private final RulingWords rulingWords;
    private final Words words;

    RecentRulings(CampaignView view, RulingWords rulingWords, Words words) {
        this.view = view;
        this.rulingWords = rulingWords;
        this.words = words;
    }

    /** A ruling or a correction that counts. */
    record Line(String title, String detail) {}

    List<Line> list(ClubCampaign campaign) {
        Moment now = view.now(campaign.id());
        return view.entries(campaign.id(), Long.MAX_VALUE, LOOKED_THROUGH).stream()
                .filter(ReadEntry::counts)
                .filter(read -> read.entry().act() instanceof Act.EntriesCorrected
                        || read.entry().events().stream().anyMatch(Ruled.class::isInstance))
                .limit(SHOWN)
                .map(read -> line(campaign, now, read))
                .toList();
    }

    private Line line(ClubCampaign campaign, Moment now, ReadEntry read) {
        String day = DAY.format(read.entry().recordedAt().atZone(campaign.timeZone()));
        return new Line(
                title(campaign.id(), now, read), words.of("organiser.ruling.by", day, read.authorName(), reason(read)));
    }

    private String title(long campaignId, Moment now, ReadEntry read) {
        return read.entry().act() instanceof Act.EntriesCorrected corrected
                ? words.of(
                        "organiser.ruling.corrected",
                        corrected.replaced().size(),
                        corrected.fallenOut().size())
                : read.entry()
                        .act()
                        .findOrder()
                        .map(order -> rulingWords.sentence(campaignId, now, order))
                        .orElse("");
    }

    private static String reason(ReadEntry read) {
        return read.entry().act() instanceof Act.EntriesCorrected corrected
                ? corrected.reason()
                : read.entry().events().stream()
                        .filter(Ruled.class::isInstance)
                        .map(Ruled.class::cast)
                        .map(Ruled::reason)
                        .findFirst()
                        .orElse("");
    }
}
