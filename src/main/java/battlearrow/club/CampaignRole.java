package battlearrow.club;

/** What somebody is appointed to in a campaign (ROLE-01). A deputy without a side is the deputy organiser. */
public enum CampaignRole {
    ORGANISER,
    GENERAL,
    DEPUTY,
    COMMANDER,
    SPECTATOR
}
