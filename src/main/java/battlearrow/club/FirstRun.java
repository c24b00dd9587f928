package battlearrow.club;

import java.time.Clock;
import java.util.Locale;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The founding of the first club by whoever can read the log.
 *
 * <p>Each start of an application without a club makes one more code, and every code made so far holds until the club is
 * founded, so that several instances and restarts do not spoil each other's.
 */
@Component
public class FirstRun {

    private final SetUpCodes codes;
    private final Accounts accounts;
    private final Clubs clubs;
    private final TransactionTemplate transaction;
    private final Clock clock;

    FirstRun(SetUpCodes codes, Accounts accounts, Clubs clubs, TransactionTemplate transaction, Clock clock) {
        this.codes = codes;
        this.accounts = accounts;
        this.clubs = clubs;
        this.transaction = transaction;
        this.clock = clock;
    }

    /** The club to be and the account of its first organiser. */
    public record Founding(String clubName, String displayName, String signInName, String password) {}

    /** What came of the founding. */
    public sealed interface Answer {
        record Founded(Club club, Account organiser) implements Answer {}

        /** The same code founded the club a moment ago: the form was sent twice. */
        record FoundedBefore() implements Answer {}

        record WrongCode() implements Answer {}

        record NameTaken() implements Answer {}
    }

    public boolean isDue() {
        return !clubs.isAnyFounded();
    }

    /** Makes a code; only its hash is kept. */
    @Transactional
    public String newCode() {
        String code = Secret.newCode();
        codes.add(hash(code), clock.instant());
        return code;
    }

    public boolean isCode(String code) {
        return codes.isUnused(hash(code));
    }

    public Answer found(String code, Founding founding) {
        return transaction.execute(status -> {
            if (!codes.use(hash(code), clock.instant())) {
                return codes.wasUsed(hash(code)) ? new Answer.FoundedBefore() : new Answer.WrongCode();
            }
            Optional<Account> organiser =
                    accounts.register(founding.displayName(), founding.signInName(), founding.password());
            if (organiser.isEmpty()) {
                status.setRollbackOnly();
                return new Answer.NameTaken();
            }
            Club club = clubs.found(founding.clubName(), organiser.get().id());
            return new Answer.Founded(club, organiser.get());
        });
    }

    /** Forgives what people do when they copy: small letters, blanks, missing dashes. */
    private static byte[] hash(String code) {
        return Secret.hash(code.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", ""));
    }
}
