package battlearrow.web.campaign;

import battlearrow.campaign.Answer;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.ui.Model;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * What came of an order, in words. A controller leads on when it is done, and shows the same page with everything typed when
 * it is not.
 *
 * @param accepted null when the order was not carried out
 * @param problem what is wrong with the form, for example its dice; null when nothing is
 * @param movedOn that the campaign moved on while the page was open; null when it did not
 */
public record Sent(
        Answer.@Nullable Accepted accepted,
        List<RefusalLine> refusals,
        @Nullable String problem,
        @Nullable String movedOn) {

    static Sent done(Answer.Accepted accepted, @Nullable String movedOn) {
        return new Sent(accepted, List.of(), null, movedOn);
    }

    static Sent refused(List<RefusalLine> refusals, @Nullable String movedOn) {
        return new Sent(null, refusals, null, movedOn);
    }

    static Sent problem(String problem, @Nullable String movedOn) {
        return new Sent(null, List.of(), problem, movedOn);
    }

    public boolean isDone() {
        return accepted != null;
    }

    public Optional<Answer.Accepted> findAccepted() {
        return Optional.ofNullable(accepted);
    }

    /** Leads to another page after an order that was carried out, and tells there when the campaign had moved on. */
    public String leadTo(String address, RedirectAttributes next) {
        if (movedOn != null) {
            next.addFlashAttribute("warning", movedOn);
        }
        return "redirect:" + address;
    }

    /** Puts the reasons where the page shows them, for an order that was not carried out. */
    public void explain(Model model, HttpServletResponse response) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("refusals", refusals);
        if (problem != null) {
            model.addAttribute("problem", problem);
        }
        if (movedOn != null) {
            model.addAttribute("warning", movedOn);
        }
    }
}
