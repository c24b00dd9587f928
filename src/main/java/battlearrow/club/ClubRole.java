package battlearrow.club;

/** What a member may do in the club; offices in a campaign are {@link CampaignRole}. */
public enum ClubRole {
    ORGANISER,
    MEMBER
}
