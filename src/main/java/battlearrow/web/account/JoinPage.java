package battlearrow.web.account;

import battlearrow.club.Account;
import battlearrow.club.Accounts;
import battlearrow.club.Campaigns;
import battlearrow.club.Club;
import battlearrow.club.Clubs;
import battlearrow.club.Invitation;
import battlearrow.club.Invitations;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.RefusalSentences;
import battlearrow.web.security.Attempts;
import battlearrow.web.security.OpenSessions;
import battlearrow.web.security.SignedIn;
import battlearrow.web.shared.RefusalLine;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.stereotype.Controller;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.ui.Model;
import org.springframework.validation.BindingResult;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

/** Following an invitation: with a new account, with one somebody already has, or as who is signed in. */
@Controller
@RequestMapping("/join/{token}")
class JoinPage {

    private static final RefusalSentences sentences = RefusalSentences.english();

    private final Invitations invitations;
    private final Accounts accounts;
    private final Clubs clubs;
    private final Campaigns campaigns;
    private final OpenSessions sessions;
    private final Attempts attempts;
    private final TransactionTemplate transaction;

    JoinPage(
            Invitations invitations,
            Accounts accounts,
            Clubs clubs,
            Campaigns campaigns,
            OpenSessions sessions,
            Attempts attempts,
            TransactionTemplate transaction) {
        this.invitations = invitations;
        this.accounts = accounts;
        this.clubs = clubs;
        this.campaigns = campaigns;
        this.sessions = sessions;
        this.attempts = attempts;
        this.transaction = transaction;
    }

    @GetMapping
    String show(
            @PathVariable String token,
            @AuthenticationPrincipal @Nullable SignedIn me,
            HttpServletResponse response,
            Model model) {
        model.addAttribute("form", NewAccountForm.empty());
        return page(token, me, response, model);
    }

    @PostMapping
    String joinAsNewcomer(
            @PathVariable String token,
            @Valid @ModelAttribute("form") NewAccountForm form,
            BindingResult problems,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        if (problems.hasErrors()) {
            return page(token, null, response, model);
        }
        Optional<Account> known = findKnown(form.signInName(), form.password(), request);
        if (known.isPresent()) {
            // The button was pressed twice, or somebody forgot that he has an account; the password proves it.
            return join(token, known.get().id(), request, response, model);
        }
        return transaction.execute(status -> {
            Optional<Account> newcomer = isOpen(token)
                    ? accounts.register(form.displayName(), form.signInName(), form.password())
                    : Optional.empty();
            if (newcomer.isEmpty() && isOpen(token)) {
                problems.rejectValue("signInName", "account.signInName.taken");
            }
            if (newcomer.isEmpty()) {
                return page(token, null, response, model);
            }
            String answer = join(token, newcomer.get().id(), request, response, model);
            if (!answer.startsWith("redirect:")) {
                status.setRollbackOnly();
            }
            return answer;
        });
    }

    @PostMapping("/existing")
    String joinAsKnown(
            @PathVariable String token,
            @RequestParam(defaultValue = "") String username,
            @RequestParam(defaultValue = "") String password,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        model.addAttribute("form", NewAccountForm.empty());
        model.addAttribute("typedName", username);
        if (!attempts.note(username, request.getRemoteAddr())) {
            response.setStatus(HttpStatus.TOO_MANY_REQUESTS.value());
            model.addAttribute("isTooMany", true);
            return page(token, null, response, model);
        }
        Optional<Account> known = accounts.findByPassword(username, password);
        if (known.isEmpty()) {
            model.addAttribute("isWrong", true);
            return page(token, null, response, model);
        }
        attempts.forgive(username, request.getRemoteAddr());
        return join(token, known.get().id(), request, response, model);
    }

    @PostMapping("/as-me")
    String joinAsMe(
            @PathVariable String token,
            @AuthenticationPrincipal SignedIn me,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        model.addAttribute("form", NewAccountForm.empty());
        return join(token, me.accountId(), request, response, model);
    }

    private Optional<Account> findKnown(String signInName, String password, HttpServletRequest request) {
        if (accounts.findBySignInName(signInName).isEmpty() || !attempts.note(signInName, request.getRemoteAddr())) {
            return Optional.empty();
        }
        Optional<Account> known = accounts.findByPassword(signInName, password);
        if (known.isPresent()) {
            attempts.forgive(signInName, request.getRemoteAddr());
        }
        return known;
    }

    private String join(
            String token, long accountId, HttpServletRequest request, HttpServletResponse response, Model model) {
        return switch (invitations.accept(token, accountId)) {
            case Invitations.Answer.Welcome welcome -> {
                sessions.open(accountId, request, response);
                Invitation invitation = welcome.invitation();
                yield invitation
                        .campaignId()
                        .map(campaign -> "redirect:/campaigns/" + campaign)
                        .orElse("redirect:/clubs/" + invitation.clubId());
            }
            case Invitations.Answer.Refused refused -> {
                model.addAttribute(
                        "refusals",
                        refused.refusals().stream().map(JoinPage::words).toList());
                yield page(token, null, response, model);
            }
            case Invitations.Answer.Closed closed -> closed(response);
        };
    }

    private static RefusalLine words(Refusal refusal) {
        return new RefusalLine(sentences.sentence(refusal), refusal.rule().id());
    }

    private boolean isOpen(String token) {
        return invitations
                .findOpen(token)
                .filter(found -> found.purpose() != Invitation.Purpose.RESET_PASSWORD)
                .isPresent();
    }

    private String page(String token, @Nullable SignedIn me, HttpServletResponse response, Model model) {
        Optional<Invitation> found = invitations.findOpen(token);
        if (found.isEmpty() || found.get().purpose() == Invitation.Purpose.RESET_PASSWORD) {
            if (me != null && invitations.wasUsedBy(token, me.accountId())) {
                return "redirect:/";
            }
            return closed(response);
        }
        Invitation invitation = found.get();
        model.addAttribute("token", token);
        model.addAttribute("invitation", invitation);
        model.addAttribute(
                "clubName", clubs.find(invitation.clubId()).map(Club::name).orElse(""));
        model.addAttribute(
                "campaign", invitation.campaignId().flatMap(campaigns::find).orElse(null));
        return "account/join";
    }

    private static String closed(HttpServletResponse response) {
        response.setStatus(HttpStatus.NOT_FOUND.value());
        return "account/link-closed";
    }
}
