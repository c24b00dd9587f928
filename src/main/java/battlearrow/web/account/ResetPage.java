package battlearrow.web.account;

import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.club.Invitation;
import battlearrow.club.Invitations;
import battlearrow.web.security.Attempts;
import battlearrow.web.security.OpenSessions;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.validation.BindingResult;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

/** Choosing a new password by a link that an organiser handed over. */
@Controller
@RequestMapping("/reset/{token}")
class ResetPage {

    private final Invitations invitations;
    private final Accounts accounts;
    private final OpenSessions sessions;
    private final Attempts attempts;

    ResetPage(Invitations invitations, Accounts accounts, OpenSessions sessions, Attempts attempts) {
        this.invitations = invitations;
        this.accounts = accounts;
        this.sessions = sessions;
        this.attempts = attempts;
    }

    @GetMapping
    String show(@PathVariable String token, HttpServletResponse response, Model model) {
        model.addAttribute("form", new NewPasswordForm(""));
        return page(token, response, model);
    }

    @PostMapping
    String choose(
            @PathVariable String token,
            @Valid @ModelAttribute("form") NewPasswordForm form,
            BindingResult problems,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        if (problems.hasErrors()) {
            return page(token, response, model);
        }
        Optional<Account> account = invitations.useReset(token, form.password());
        if (account.isEmpty()) {
            // Pressed twice: the first press set this very password.
            return invitations
                    .findResetAccount(token)
                    .filter(id -> attempts.note("account " + id, request.getRemoteAddr()))
                    .filter(id -> accounts.isPasswordOf(id, form.password()))
                    .map(id -> "redirect:/sign-in?again")
                    .orElseGet(() -> closed(response));
        }
        sessions.closeAll(account.get().id());
        sessions.open(account.get().id(), request, response);
        return "redirect:/";
    }

    private String page(String token, HttpServletResponse response, Model model) {
        Optional<Account> account =
                invitations.findOpen(token).flatMap(Invitation::accountId).flatMap(accounts::find);
        if (account.isEmpty()) {
            return closed(response);
        }
        model.addAttribute("token", token);
        model.addAttribute("account", account.get());
        return "account/reset";
    }

    private static String closed(HttpServletResponse response) {
        response.setStatus(HttpStatus.NOT_FOUND.value());
        return "account/link-closed";
    }
}
