package battlearrow.campaign;

import battlearrow.club.Account;
import battlearrow.club.Accounts;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;

/** Accounts by id, asked of the database once for a page: the same few people are named in every corner of it. */
@Component
class PeopleOfOnePage {
    private static final String ASKED = PeopleOfOnePage.class.getName();

    private final Accounts accounts;

    PeopleOfOnePage(Accounts accounts) {
        this.accounts = accounts;
    }

    Optional<Account> find(long id) {
        RequestAttributes page = RequestContextHolder.getRequestAttributes();
        return page == null ? accounts.find(id) : asked(page).computeIfAbsent(id, accounts::find);
    }

    @SuppressWarnings("unchecked") // Nobody else writes under this name.
    private static Map<Long, Optional<Account>> asked(RequestAttributes page) {
        Map<Long, Optional<Account>> asked =
                (Map<Long, Optional<Account>>) page.getAttribute(ASKED, RequestAttributes.SCOPE_REQUEST);
        if (asked == null) {
            asked = new HashMap<>();
            page.setAttribute(ASKED, asked, RequestAttributes.SCOPE_REQUEST);
        }
        return asked;
    }
}
