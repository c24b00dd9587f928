package battlearrow.evening;

import battlearrow.club.AccountDeleted;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Takes whoever deletes his account off the lists of evenings: nobody waits for him, and nothing tells when he was there. */
@Component
class FormerAttendees {
    private final Evenings evenings;

    FormerAttendees(Evenings evenings) {
        this.evenings = evenings;
    }

    @EventListener
    void onDeletion(AccountDeleted deleted) {
        evenings.forget(Long.toString(deleted.accountId()));
    }
}
