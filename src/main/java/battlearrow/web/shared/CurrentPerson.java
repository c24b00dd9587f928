package battlearrow.web.shared;

import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.web.security.SignedIn;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ModelAttribute;

/** Tells every page who is looking: {@code me} is the account, or null for a visitor. */
@ControllerAdvice
class CurrentPerson {

    private final Accounts accounts;

    CurrentPerson(Accounts accounts) {
        this.accounts = accounts;
    }

    @ModelAttribute("me")
    @Nullable
    Account me(@AuthenticationPrincipal @Nullable SignedIn person, HttpServletRequest request) {
        // An error page must not fail for the reason it reports.
        if (person == null || request.getDispatcherType() == DispatcherType.ERROR) {
            return null;
        }
        return accounts.find(person.accountId()).orElse(null);
    }
}
