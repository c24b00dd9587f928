package battlearrow.club;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "account")
class AccountRow {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    private String displayName;
    private String addition = "";
    private @Nullable String signInName;
    private @Nullable String passwordHash;
    private Instant createdAt;
    private @Nullable Instant deletedAt;

    protected AccountRow() {}

    /** Somebody who has no account here. */
    static AccountRow formerPlayer(String name, Instant now) {
        AccountRow row = new AccountRow();
        row.createdAt = now;
        row.becomeFormerPlayer(name, now);
        return row;
    }

    Account toAccount() {
        return new Account(id, displayed(displayName, addition), Optional.ofNullable(signInName));
    }

    Optional<String> passwordHash() {
        return Optional.ofNullable(passwordHash);
    }

    /** As others read it: "Paul", or "Paul (Leeds)". */
    static String displayed(String name, String word) {
        return word.isEmpty() ? name : name + " (" + word + ")";
    }

    String name() {
        return displayName;
    }

    String addition() {
        return addition;
    }

    void rename(String newName) {
        displayName = newName;
        addition = "";
    }

    void setAddition(String word) {
        addition = word;
    }

    void setPasswordHash(String hash) {
        passwordHash = hash;
    }

    void becomeFormerPlayer(String name, Instant now) {
        displayName = name;
        addition = "";
        signInName = null;
        passwordHash = null;
        deletedAt = now;
    }
}
