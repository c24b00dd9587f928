package battlearrow.club;

/** How far a campaign has come: being prepared, being played, over. */
public enum CampaignState {
    SETUP,
    RUNNING,
    FINISHED
}
