package battlearrow.firestorm.order;

import org.jspecify.annotations.Nullable;

/**
 * Who plays one side's part in a battle (ROLE-09): a member, or a guest without an account whose orders a member gives. In
 * the General's Wargame it is the side's General, whoever that is at the moment (GW-01).
 *
 * @param person the person's id in the campaign; empty for the side's General
 * @param host the member who gives a guest's orders; null for a member
 */
public record Player(String person, @Nullable String host) {
    /** The side's General in one person: both players of the General's Wargame. */
    public static final Player GENERAL = new Player("", null);

    public static Player member(String person) {
        return new Player(person, null);
    }

    public static Player guest(String person, String host) {
        return new Player(person, host);
    }

    public boolean isGuest() {
        return host != null;
    }

    public boolean isTheGeneral() {
        return equals(GENERAL);
    }

    /** Whether this person may give the player's orders. */
    public boolean isPlayedBy(String other) {
        return person.equals(other) || other.equals(host);
    }
}
