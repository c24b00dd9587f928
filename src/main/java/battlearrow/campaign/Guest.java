package battlearrow.campaign;

import battlearrow.firestorm.order.Player;

/**
 * Somebody without an account who plays battles of a campaign (ROLE-09). His name is for people of the campaign only.
 *
 * @param host the account of the member who gives his orders
 */
public record Guest(long id, long campaignId, String firstName, long host) {
    static final String PREFIX = "guest-";

    /** His id in orders. */
    public String person() {
        return PREFIX + id;
    }

    /** As one side's player of a battle. */
    public Player player() {
        return Player.guest(person(), Actors.person(host));
    }
}
