package battlearrow.club;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Somebody deletes his account. It is told while that is being done, so that whoever keeps something of his lets go of it in
 * the same transaction.
 *
 * @param formerNames the names the others knew him by, longest first; with the end of the transaction they are nowhere
 * @param campaigns in which he ever held an office
 * @param reports what becomes of what he told of his battles
 */
public record AccountDeleted(long accountId, List<String> formerNames, Set<Long> campaigns, Reports reports) {

    /** What somebody who goes may choose about his own words. */
    public enum Reports {
        KEPT,
        REMOVED
    }

    public AccountDeleted {
        formerNames = List.copyOf(formerNames);
        campaigns = Set.copyOf(campaigns);
    }

    /** A text somebody wrote, without the name: "former player" stands where it stood as a word. */
    public String withoutName(String text) {
        String without = text;
        for (String name : formerNames) {
            without = Pattern.compile("(?<![\\p{L}\\p{M}\\p{N}])" + Pattern.quote(name) + "(?![\\p{L}\\p{M}\\p{N}])")
                    .matcher(without)
                    .replaceAll(Matcher.quoteReplacement(Accounts.FORMER_PLAYER_IN_TEXTS));
        }
        return without;
    }
}
