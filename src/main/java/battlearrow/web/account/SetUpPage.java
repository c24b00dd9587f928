package battlearrow.web.account;

import battlearrow.club.FirstRun;
import battlearrow.web.security.Attempts;
import battlearrow.web.security.OpenSessions;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.validation.BindingResult;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.server.ResponseStatusException;

/** The first run. Once a club is founded, this page does not exist. */
@Controller
@RequestMapping("/setup")
class SetUpPage {

    private final FirstRun firstRun;
    private final OpenSessions sessions;
    private final Attempts attempts;

    SetUpPage(FirstRun firstRun, OpenSessions sessions, Attempts attempts) {
        this.firstRun = firstRun;
        this.sessions = sessions;
        this.attempts = attempts;
    }

    @GetMapping
    String show(Model model) {
        if (!firstRun.isDue()) {
            throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        }
        model.addAttribute("form", SetUpForm.empty());
        return "account/set-up";
    }

    @PostMapping
    String found(
            @Valid @ModelAttribute("form") SetUpForm form,
            BindingResult problems,
            HttpServletRequest request,
            HttpServletResponse response) {
        if (firstRun.isDue()) {
            judgeCode(form.code(), problems, request);
            if (problems.hasErrors()) {
                return "account/set-up";
            }
        }
        return switch (firstRun.found(form.code(), form.founding())) {
            case FirstRun.Answer.Founded founded -> {
                sessions.open(founded.organiser().id(), request, response);
                yield "redirect:/clubs/" + founded.club().id();
            }
            case FirstRun.Answer.FoundedBefore before -> "redirect:/sign-in?again";
            case FirstRun.Answer.NameTaken taken -> {
                problems.rejectValue("signInName", "account.signInName.taken");
                yield "account/set-up";
            }
            case FirstRun.Answer.WrongCode wrong -> throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        };
    }

    private void judgeCode(String code, BindingResult problems, HttpServletRequest request) {
        if (code.isBlank()) {
            return;
        }
        if (!attempts.note("set-up code", request.getRemoteAddr())) {
            problems.rejectValue("code", "attempts.tooMany");
        } else if (!firstRun.isCode(code)) {
            problems.rejectValue("code", "setUp.code.wrong");
        } else {
            attempts.forgive("set-up code", request.getRemoteAddr());
        }
    }
}
