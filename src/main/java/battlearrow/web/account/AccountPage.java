package battlearrow.web.account;

import battlearrow.club.AccountDeleted;
import battlearrow.club.Accounts;
import battlearrow.club.Departure;
import battlearrow.web.security.Attempts;
import battlearrow.web.security.OpenSessions;
import battlearrow.web.security.SignedIn;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.validation.BindingResult;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The own account: name, password, leaving for good. */
@Controller
@RequestMapping("/account")
class AccountPage {

    private final Accounts accounts;
    private final Departure departure;
    private final OpenSessions sessions;
    private final Attempts attempts;

    AccountPage(Accounts accounts, Departure departure, OpenSessions sessions, Attempts attempts) {
        this.accounts = accounts;
        this.departure = departure;
        this.sessions = sessions;
        this.attempts = attempts;
    }

    @GetMapping
    String show(@AuthenticationPrincipal SignedIn me, Model model) {
        return page(me, model);
    }

    @PostMapping("/name")
    String rename(
            @AuthenticationPrincipal SignedIn me,
            @Valid @ModelAttribute("renameForm") RenameForm form,
            BindingResult problems,
            Model model,
            RedirectAttributes next) {
        if (!problems.hasErrors() && !accounts.rename(me.accountId(), form.displayName(), form.addition())) {
            problems.rejectValue("addition", "account.addition.taken");
        }
        if (problems.hasErrors()) {
            return page(me, model);
        }
        next.addFlashAttribute("done", "account.renamed");
        return "redirect:/account";
    }

    @PostMapping("/password")
    String changePassword(
            @AuthenticationPrincipal SignedIn me,
            @Valid @ModelAttribute("passwordForm") ChangePasswordForm form,
            BindingResult problems,
            HttpServletRequest request,
            Model model,
            RedirectAttributes next) {
        // Pressed twice, the first press made the new password the present one; that is no fault.
        boolean isSentAgain = isOwnPassword(me, form.password(), request);
        if (!problems.hasErrors()
                && !isSentAgain
                && isPresentPassword(me, form.present(), request, problems)
                && accounts.changePassword(me.accountId(), form.present(), form.password())) {
            sessions.closeOthers(me.accountId(), request);
        }
        if (problems.hasErrors()) {
            return page(me, model);
        }
        next.addFlashAttribute("done", "account.password.changed");
        return "redirect:/account";
    }

    @GetMapping("/delete")
    String askWhetherToDelete(@AuthenticationPrincipal SignedIn me, Model model) {
        return deletePage(me, model);
    }

    @PostMapping("/delete")
    String delete(
            @AuthenticationPrincipal SignedIn me,
            @RequestParam(defaultValue = "") String password,
            @RequestParam(defaultValue = "KEPT") AccountDeleted.Reports reports,
            HttpServletRequest request,
            Model model) {
        String name = "account " + me.accountId();
        if (!attempts.note(name, request.getRemoteAddr())) {
            model.addAttribute("wrong", "attempts.tooMany");
            return deletePage(me, model);
        }
        if (!accounts.isPasswordOf(me.accountId(), password)) {
            model.addAttribute("wrong", "account.password.wrong");
            return deletePage(me, model);
        }
        attempts.forgive(name, request.getRemoteAddr());
        return switch (departure.delete(me.accountId(), reports)) {
            case GONE -> {
                sessions.closeAll(me.accountId());
                yield "redirect:/";
            }
            case STILL_ORGANISES_A_CAMPAIGN -> {
                model.addAttribute("obstacle", "account.delete.organisesCampaign");
                yield deletePage(me, model);
            }
            case IS_LAST_ORGANISER_OF_A_CLUB -> {
                model.addAttribute("obstacle", "account.delete.lastOrganiser");
                yield deletePage(me, model);
            }
        };
    }

    private String deletePage(SignedIn me, Model model) {
        model.addAttribute("heirs", departure.listHeirs(me.accountId()));
        return "account/delete";
    }

    /** Counted like any other guess. */
    private boolean isOwnPassword(SignedIn me, String password, HttpServletRequest request) {
        String name = "account " + me.accountId();
        boolean isOwn = attempts.note(name, request.getRemoteAddr()) && accounts.isPasswordOf(me.accountId(), password);
        if (isOwn) {
            attempts.forgive(name, request.getRemoteAddr());
        }
        return isOwn;
    }

    private boolean isPresentPassword(SignedIn me, String present, HttpServletRequest request, BindingResult problems) {
        String name = "account " + me.accountId();
        if (!attempts.note(name, request.getRemoteAddr())) {
            problems.rejectValue("present", "attempts.tooMany");
            return false;
        }
        if (!accounts.isPasswordOf(me.accountId(), present)) {
            problems.rejectValue("present", "account.password.wrong");
            return false;
        }
        attempts.forgive(name, request.getRemoteAddr());
        return true;
    }

    private String page(SignedIn me, Model model) {
        if (!model.containsAttribute("renameForm")) {
            Accounts.Naming naming = accounts.getNaming(me.accountId());
            model.addAttribute("renameForm", new RenameForm(naming.name(), naming.addition()));
        }
        if (!model.containsAttribute("passwordForm")) {
            model.addAttribute("passwordForm", ChangePasswordForm.empty());
        }
        return "account/account";
    }
}
