package battlearrow.testing;

import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.club.Club;
import battlearrow.club.Clubs;
import battlearrow.web.security.SignedInPeople;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.boot.test.context.TestComponent;
import org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors;
import org.springframework.test.web.servlet.request.RequestPostProcessor;

/** Makes people and clubs under names no other test uses, and lets requests come from them. */
@TestComponent
public class People {

    public static final String PASSWORD = "Gin and sea breeze 44";

    private static final AtomicLong numbers = new AtomicLong();

    private final Accounts accounts;
    private final Clubs clubs;

    People(Accounts accounts, Clubs clubs) {
        this.accounts = accounts;
        this.clubs = clubs;
    }

    /** Somebody with this display name, whose sign-in name is unique and whose password is {@link #PASSWORD}. */
    public Account somebody(String displayName) {
        String signInName = displayName.toLowerCase(Locale.ROOT) + "-" + numbers.incrementAndGet();
        return accounts.register(displayName, signInName, PASSWORD).orElseThrow();
    }

    public Club club(Account organiser) {
        return clubs.found("Riverside Wargamers " + numbers.incrementAndGet(), organiser.id());
    }

    public Account member(Club club, String displayName) {
        Account member = somebody(displayName);
        clubs.join(club.id(), member.id());
        return member;
    }

    /** For {@code mvc.get().uri("/account").with(as(ben))}. */
    public static RequestPostProcessor as(Account person) {
        return SecurityMockMvcRequestPostProcessors.user(SignedInPeople.of(person.id()));
    }
}
