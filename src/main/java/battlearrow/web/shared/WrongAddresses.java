package battlearrow.web.shared;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;

/**
 * Addresses that people come to by reloading, keeping or copying what the browser showed after a form was sent: they lead to
 * the page of that form. An address with a word where a number stands is no page.
 */
@ControllerAdvice
class WrongAddresses {
    /** The pages whose forms are sent to addresses below their own, the longer first. */
    private static final List<Pattern> PAGES = List.of(
            Pattern.compile("(/campaigns/\\d+/battles/\\d+)/.+"),
            Pattern.compile("(/campaigns/\\d+/(?:organiser/withdraw|organiser/correct|organiser|plan|setup))/.+"),
            Pattern.compile("(/campaigns/\\d+)/.+"),
            Pattern.compile("(/clubs/\\d+/campaigns/import)/.+"),
            Pattern.compile("(/clubs/\\d+)/.+"));

    @ExceptionHandler
    void leadToThePage(
            HttpRequestMethodNotSupportedException refused, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        if (isLookedAt(request)) {
            response.sendRedirect(page(request.getRequestURI()));
        } else {
            response.sendError(HttpStatus.METHOD_NOT_ALLOWED.value());
        }
    }

    @ExceptionHandler
    void noSuchPage(
            MethodArgumentTypeMismatchException misunderstood, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        response.sendError(isLookedAt(request) ? HttpStatus.NOT_FOUND.value() : HttpStatus.BAD_REQUEST.value());
    }

    private static boolean isLookedAt(HttpServletRequest request) {
        return HttpMethod.GET.matches(request.getMethod()) || HttpMethod.HEAD.matches(request.getMethod());
    }

    private static String page(String address) {
        for (Pattern page : PAGES) {
            Matcher found = page.matcher(address);
            if (found.matches()) {
                return found.group(1);
            }
        }
        return "/";
    }
}
