package battlearrow.campaign;

import java.time.Clock;
import java.util.List;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The guests of a campaign: a first name each, and the member who plays host. No address, no password. */
@Component
@Transactional
public class Guests {
    public static final int LONGEST_NAME = 40;

    private final GuestRows rows;
    private final Clock clock;

    Guests(GuestRows rows, Clock clock) {
        this.rows = rows;
        this.clock = clock;
    }

    /**
     * Takes a guest in; whether the host may is decided where the request comes in.
     *
     * @param firstName 1 to {@link #LONGEST_NAME} characters
     * @param formKey made when the form was drawn: sent twice, it makes one guest
     */
    public Guest welcome(long campaignId, long host, String firstName, UUID formKey) {
        String name = firstName.strip();
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("A guest needs a first name of 1 to " + LONGEST_NAME + " characters.");
        }
        return rows.findByFormKey(formKey)
                .orElseGet(() -> rows.saveAndFlush(new GuestRow(campaignId, name, host, clock.instant(), formKey)))
                .toGuest();
    }

    @Transactional(readOnly = true)
    public List<Guest> list(long campaignId) {
        return rows.listOfCampaign(campaignId).stream().map(GuestRow::toGuest).toList();
    }
}
