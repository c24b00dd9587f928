package battlearrow.campaign;

import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.firestorm.order.Player;
import java.util.Locale;
import java.util.Optional;
import org.springframework.context.MessageSource;
import org.springframework.stereotype.Component;

/** The names behind the ids of people in orders: members by their account, guests by "guest-" and a number. */
@Component
public class People {
    private final PeopleOfOnePage accounts;
    private final Appointments appointments;
    private final GuestRows guests;
    private final MessageSource words;

    People(PeopleOfOnePage accounts, Appointments appointments, GuestRows guests, MessageSource words) {
        this.accounts = accounts;
        this.appointments = appointments;
        this.guests = guests;
        this.words = words;
    }

    /** The name people of the campaign read; that of a deleted account is "former player". */
    public String displayName(long campaignId, String person) {
        return person.startsWith(Guest.PREFIX)
                ? findGuest(campaignId, person).map(Guest::firstName).orElseGet(() -> word("people.guest"))
                : findAccount(person).map(Account::displayName).orElseGet(() -> word("people.unknown"));
    }

    /** The name everybody may read: guests have none. */
    public String publicName(long campaignId, String person) {
        return person.startsWith(Guest.PREFIX) ? word("people.guest") : displayName(campaignId, person);
    }

    /** The member who plays host to a guest, by his id in orders; empty for a member. */
    Optional<String> findHost(long campaignId, String person) {
        return person.startsWith(Guest.PREFIX)
                ? findGuest(campaignId, person).map(guest -> Actors.person(guest.host()))
                : Optional.empty();
    }

    /** Whether a player exists: a member with an office in the campaign, or its guest with his own host. */
    boolean isKnown(long campaignId, Player player) {
        if (player.isGuest()) {
            return findGuest(campaignId, player.person())
                    .filter(guest -> guest.player().equals(player))
                    .isPresent();
        }
        return findAccount(player.person())
                .filter(account ->
                        !appointments.rolesOf(campaignId, account.id()).isNone())
                .isPresent();
    }

    private Optional<Guest> findGuest(long campaignId, String person) {
        return number(person.substring(Math.min(person.length(), Guest.PREFIX.length())))
                .flatMap(guests::findById)
                .map(GuestRow::toGuest)
                .filter(guest ->
                        guest.campaignId() == campaignId && guest.person().equals(person));
    }

    private Optional<Account> findAccount(String person) {
        return number(person).flatMap(accounts::find);
    }

    private static Optional<Long> number(String digits) {
        return digits.matches("[1-9][0-9]{0,17}") ? Optional.of(Long.valueOf(digits)) : Optional.empty();
    }

    private String word(String key) {
        return words.getMessage(key, null, Locale.UK);
    }
}
