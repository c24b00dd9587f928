package battlearrow.club;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.Clock;
import java.util.Objects;
import java.util.Optional;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Who can sign in. Sign-in names are compared without regard to case; passwords are kept as hashes only. */
@Component
@Transactional
public class Accounts {

    public static final int LONGEST_NAME = 60;
    /** Of the word that tells two people with one name apart. */
    public static final int LONGEST_ADDITION = 15;

    public static final int SHORTEST_PASSWORD = 10;
    /** The hash reads no further; a longer password would promise more than it keeps. */
    public static final int LONGEST_PASSWORD_IN_BYTES = 72;

    static final String NAME_OF_FORMER_PLAYERS = "Former player";
    /** The same within a sentence somebody wrote. */
    static final String FORMER_PLAYER_IN_TEXTS = "former player";

    private final AccountRows rows;
    private final NamesApart namesApart;
    private final PasswordEncoder encoder;
    private final Clock clock;

    Accounts(AccountRows rows, NamesApart namesApart, PasswordEncoder encoder, Clock clock) {
        this.rows = rows;
        this.namesApart = namesApart;
        this.encoder = encoder;
        this.clock = clock;
    }

    /** What signing in compares with. */
    public record Credentials(long accountId, String passwordHash) {}

    /** Whether a password is neither too short nor longer than what the hash reads. */
    public static boolean isFitAsPassword(String password) {
        return password.length() >= SHORTEST_PASSWORD
                && password.getBytes(StandardCharsets.UTF_8).length <= LONGEST_PASSWORD_IN_BYTES;
    }

    @Transactional(readOnly = true)
    public Optional<Account> find(long id) {
        return rows.findById(id).map(AccountRow::toAccount);
    }

    @Transactional(readOnly = true)
    public Account get(long id) {
        return row(id).toAccount();
    }

    @Transactional(readOnly = true)
    public Optional<Account> findBySignInName(String signInName) {
        return rows.findBySignInName(tidy(signInName)).map(AccountRow::toAccount);
    }

    @Transactional(readOnly = true)
    public Optional<Credentials> findCredentials(String signInName) {
        return rows.findBySignInName(tidy(signInName))
                .flatMap(row -> row.passwordHash()
                        .map(hash -> new Credentials(row.toAccount().id(), hash)));
    }

    /** The account with this name, if the password is right. */
    @Transactional(readOnly = true)
    public Optional<Account> findByPassword(String signInName, String password) {
        return rows.findBySignInName(tidy(signInName))
                .filter(row -> isPassword(row, password))
                .map(AccountRow::toAccount);
    }

    /** Makes an account; empty when somebody already has the sign-in name. */
    public Optional<Account> register(String displayName, String signInName, String password) {
        int inserted = rows.insertUnlessTaken(tidy(displayName), tidy(signInName), hash(password), clock.instant());
        return inserted == 0 ? Optional.empty() : findBySignInName(signInName);
    }

    /** The name and the word behind it, each as its owner wrote it. */
    public record Naming(String name, String addition) {}

    @Transactional(readOnly = true)
    public Naming getNaming(long id) {
        AccountRow row = row(id);
        return new Naming(row.name(), row.addition());
    }

    /** Changes the name; where another member of a club has it a number is put behind it. */
    public void rename(long id, String displayName) {
        row(id).rename(tidy(displayName));
        rows.flush();
        namesApart.tellApart(id);
    }

    /** Changes name and word behind it. Answers false, and changes nothing, when another member of a club reads the same. */
    public boolean rename(long id, String displayName, String addition) {
        String word = tidy(addition);
        if (word.isEmpty()) {
            rename(id, displayName);
            return true;
        }
        if (!namesApart.isFree(id, AccountRow.displayed(tidy(displayName), word))) {
            return false;
        }
        AccountRow row = row(id);
        row.rename(tidy(displayName));
        row.setAddition(word);
        return true;
    }

    /** Changes the password if the present one is right; answers whether it was. */
    public boolean changePassword(long id, String present, String next) {
        AccountRow row = row(id);
        if (!isPassword(row, present)) {
            return false;
        }
        row.setPasswordHash(hash(next));
        return true;
    }

    @Transactional(readOnly = true)
    public boolean isPasswordOf(long id, String password) {
        return isPassword(row(id), password);
    }

    void replacePassword(long id, String next) {
        row(id).setPasswordHash(hash(next));
    }

    /** Keeps the name of somebody who played elsewhere and cannot sign in here; answers his id. */
    public long keepFormerPlayer(String displayName) {
        return rows.saveAndFlush(AccountRow.formerPlayer(tidy(displayName), clock.instant()))
                .toAccount()
                .id();
    }

    void forget(long id) {
        row(id).becomeFormerPlayer(NAME_OF_FORMER_PLAYERS, clock.instant());
    }

    private boolean isPassword(AccountRow row, String password) {
        return row.passwordHash().map(hash -> encoder.matches(password, hash)).orElse(false);
    }

    private String hash(String password) {
        if (!isFitAsPassword(password)) {
            throw new IllegalArgumentException("The password is too short or too long");
        }
        return Objects.requireNonNull(encoder.encode(password));
    }

    private AccountRow row(long id) {
        return rows.findById(id).orElseThrow(() -> new IllegalArgumentException("There is no account " + id));
    }

    /** One spelling for what looks the same: composed accents, single spaces, none at the ends. */
    static String tidy(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC).strip().replaceAll("\\s+", " ");
    }
}
