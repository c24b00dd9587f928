package battlearrow.web.commander;

import battlearrow.campaign.People;
import battlearrow.chronicle.Photograph;
import battlearrow.chronicle.Photographs;
import battlearrow.tables.BattleRecord;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.Visitor;
import java.util.ArrayList;
import java.util.List;

/**
 * A photograph as a page shows it.
 *
 * @param number among those of its battle, from 1
 * @param by who added it
 * @param href of the picture; its thumbnail is below it
 * @param width of the picture in pixels, so that the page does not jump when it comes
 */
record PhotographLine(long id, int number, String by, String href, int width, int height, boolean mayRemove) {

    static List<PhotographLine> list(Visitor visitor, BattleRecord battle, Photographs photographs, People people) {
        List<PhotographLine> lines = new ArrayList<>();
        for (Photograph photograph : photographs.list(visitor.campaignId(), battle)) {
            lines.add(new PhotographLine(
                    photograph.id(),
                    lines.size() + 1,
                    people.displayName(visitor.campaignId(), Long.toString(photograph.photographer())),
                    CampaignFrame.base(visitor) + "/photographs/" + photograph.id(),
                    photograph.width(),
                    photograph.height(),
                    mayRemove(visitor, photograph)));
        }
        return lines;
    }

    /** Who added it, and the organiser. */
    static boolean mayRemove(Visitor visitor, Photograph photograph) {
        return visitor.isOrganiser() || visitor.accountId() == photograph.photographer();
    }
}
