package battlearrow.club;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.springframework.stereotype.Component;

/**
 * No two members of a club read alike, wherever somebody is named or chosen: who comes later has a number behind his name
 * until he chooses a word of his own. Compared without regard to case and to forms of letters that look the same.
 */
@Component
class NamesApart {
    private final AccountRows accounts;
    private final MembershipRows memberships;
    private final ClubRows clubs;

    NamesApart(AccountRows accounts, MembershipRows memberships, ClubRows clubs) {
        this.accounts = accounts;
        this.memberships = memberships;
        this.clubs = clubs;
    }

    /** Gives somebody a number if another member of one of his clubs has his name. */
    void tellApart(long accountId) {
        AccountRow row = accounts.findById(accountId).orElseThrow();
        Set<String> others = listOthers(accountId);
        for (int number = 2; others.contains(key(row.toAccount().displayName())); number++) {
            row.setAddition(Integer.toString(number));
        }
    }

    /** Whether nobody in his clubs would read like this. */
    boolean isFree(long accountId, String displayName) {
        return !listOthers(accountId).contains(key(displayName));
    }

    /** Holds the clubs, so that of two who choose a name at once the second sees the first. */
    private Set<String> listOthers(long accountId) {
        List<Long> own = memberships.listPresentOf(accountId).stream()
                .map(MembershipRow::clubId)
                .sorted()
                .toList();
        Set<String> others = new HashSet<>();
        for (long club : own) {
            clubs.lock(club);
            memberships.listMembers(club).stream()
                    .filter(member -> member.accountId() != accountId)
                    .forEach(member -> others.add(key(member.displayName())));
        }
        return others;
    }

    private static String key(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}
