package battlearrow.web.account;

import battlearrow.club.SignInHints;
import battlearrow.web.security.TooManyAttempts;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.http.HttpStatus;
import org.springframework.security.web.WebAttributes;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

/** Signing in. The form itself is judged before it comes here; only failures arrive. */
@Controller
class SignInPage {

    private final ObjectProvider<SignInHints> hints;

    SignInPage(ObjectProvider<SignInHints> hints) {
        this.hints = hints;
    }

    /** The people of a demo club; nobody otherwise. */
    @ModelAttribute
    void addHints(Model model) {
        hints.ifAvailable(demo -> model.addAttribute("demo", demo));
    }

    @GetMapping("/sign-in")
    String show(@RequestParam @Nullable String stale, @RequestParam @Nullable String again, Model model) {
        model.addAttribute("isStale", stale != null);
        model.addAttribute("isAgain", again != null);
        return "account/sign-in";
    }

    @PostMapping("/sign-in/failed")
    String showFailure(
            @RequestParam(defaultValue = "") String username,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        boolean isTooMany = request.getAttribute(WebAttributes.AUTHENTICATION_EXCEPTION) instanceof TooManyAttempts;
        if (isTooMany) {
            response.setStatus(HttpStatus.TOO_MANY_REQUESTS.value());
        }
        model.addAttribute("typedName", username);
        model.addAttribute("isTooMany", isTooMany);
        model.addAttribute("isWrong", !isTooMany);
        return "account/sign-in";
    }
}
