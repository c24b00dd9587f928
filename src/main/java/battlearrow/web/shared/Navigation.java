package battlearrow.web.shared;

import battlearrow.firestorm.map.Side;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The strip above a page of a campaign, and the tabs at the foot of a phone. A page outside a campaign has none.
 *
 * @param personLabel the person and, after a comma, the office: "Ben, Allied Commander"; null for somebody signed out
 * @param side the side the person plays on, or null for an organiser or spectator
 */
public record Navigation(
        long campaignId,
        String campaignName,
        String clubName,
        List<Tab> tabs,
        @Nullable String personLabel,
        @Nullable Side side) {

    /** As many as a thumb can tell apart; the others stand under "More". */
    private static final int MOST_TABS_IN_FOOT = 4;

    public Navigation {
        tabs = List.copyOf(tabs);
    }

    /**
     * One page of the campaign.
     *
     * @param icon a symbol of icons.svg without its prefix: "map"
     * @param waiting how many things wait there for this person; 0 shows no number
     */
    public record Tab(String label, String href, String icon, boolean current, int waiting) {
        public Tab(String label, String href, String icon, boolean current) {
            this(label, href, icon, current, 0);
        }
    }

    public int tabsInFoot() {
        return MOST_TABS_IN_FOOT;
    }

    /** Which side's sign stands before the person: "allied", "german", or null for none. */
    public @Nullable String sideName() {
        return side == null ? null : side.name().toLowerCase(Locale.ROOT);
    }

    /** The person without the office, for a narrow screen. */
    public String personName() {
        return personLabel == null ? "" : personLabel.split(",", 2)[0].strip();
    }

    public @Nullable String personOffice() {
        if (personLabel == null || !personLabel.contains(",")) {
            return null;
        }
        return personLabel.split(",", 2)[1].strip();
    }
}
