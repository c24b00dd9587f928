package battlearrow.campaign;

/**
 * Told to the application after an entry was committed, so that open pages can be brought up to date.
 *
 * @param sequence the last entry of the journal
 */
public record CampaignMovedOn(long campaignId, long sequence) {}
