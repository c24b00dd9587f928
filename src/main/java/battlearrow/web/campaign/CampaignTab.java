package battlearrow.web.campaign;

/** The pages of a campaign that have a tab. */
public enum CampaignTab {
    /** Only of a General's Wargame. */
    PLAY("die", "/play"),
    MAP("map", ""),
    BATTLES("battle", "/battles"),
    PLAN("plan", "/plan"),
    STRATEGIC("flag", "/strategic"),
    CHRONICLE("book", "/chronicle"),
    ORGANISER("people", "/organiser");

    private final String icon;
    private final String path;

    CampaignTab(String icon, String path) {
        this.icon = icon;
        this.path = path;
    }

    /** The symbol's name without its prefix. */
    public String icon() {
        return icon;
    }

    /** Below the address of the campaign. */
    public String path() {
        return path;
    }
}
