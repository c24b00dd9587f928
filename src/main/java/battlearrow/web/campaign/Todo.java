package battlearrow.web.campaign;

/**
 * Something a person can do now.
 *
 * @param tab under which tab it stands
 * @param isDue whether others wait for it; what is only possible is not due
 */
public record Todo(CampaignTab tab, String icon, String title, String detail, String href, boolean isDue) {}
