package battlearrow.journal;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "journal_person")
class PersonRow {

    @Embeddable
    record Id(long campaignId, String person) {}

    @EmbeddedId
    private Id id;

    private @Nullable Long accountId;
    private @Nullable Long guestId;

    protected PersonRow() {}

    PersonRow(Id id, PersonHere here) {
        this.id = id;
        switch (here) {
            case PersonHere.Member member -> accountId = member.accountId();
            case PersonHere.Visitor guest -> guestId = guest.guestId();
        }
    }

    String person() {
        return id.person();
    }

    PersonHere here() {
        Long account = accountId;
        Long guest = guestId;
        if (account != null) {
            return new PersonHere.Member(account);
        }
        if (guest != null) {
            return new PersonHere.Visitor(guest);
        }
        throw new IllegalStateException(id + " is nobody");
    }
}
