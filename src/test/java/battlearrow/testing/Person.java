package battlearrow.testing;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Account;
import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Somebody at a browser of his own, who presses buttons by their words and notices what is wrong with a page.
 *
 * <p>Close it at the end: that is when errors in the console fail the test.
 */
public class Person implements AutoCloseable {

    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    private final Page page;
    private final List<String> errors = new ArrayList<>();
    private boolean badLine;

    Person(Page page) {
        this.page = page;
        page.onConsoleMessage(message -> note(message));
        page.onPageError(error -> errors.add(page.url() + ": " + error));
    }

    private void note(ConsoleMessage message) {
        // A refused form is answered by 422 and the page; the browser calls that an error, we do not.
        boolean isRefusal = message.text().contains("status of 422");
        boolean isTheLine = badLine && message.text().contains("net::ERR_FAILED");
        if (message.type().equals("error") && !isRefusal && !isTheLine) {
            errors.add(page.url() + ": " + message.text());
        }
    }

    /** For what this class has no word for. */
    public Page page() {
        return page;
    }

    /** From now on requests may be lost on the way, which is no fault of a page. */
    public Person hasABadLine() {
        badLine = true;
        return this;
    }

    public Person opens(String path) {
        page.navigate(path);
        return this;
    }

    /** Fills a field found by the words before it. */
    public Person writes(String label, String text) {
        page.getByLabel(label, new Page.GetByLabelOptions().setExact(true)).fill(text);
        return this;
    }

    public Person presses(String button) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(button).setExact(true))
                .click();
        return this;
    }

    public Person follows(String link) {
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(link))
                .first()
                .click();
        return this;
    }

    public Person signsInAs(Account account) {
        return opens("/sign-in")
                .writes("Your sign-in name", account.signInName().orElseThrow())
                .writes("Password", People.PASSWORD)
                .presses("Sign in")
                .sees(account.displayName());
    }

    /** Waits until the words stand on the page. */
    public Person sees(String words) {
        Locator found = page.getByText(words).first();
        assertThat(found).isVisible();
        return this;
    }

    /** Waits until the page has this first heading. */
    public Person isOn(String heading) {
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
                .hasText(heading);
        return this;
    }

    /** Keeps a picture below target/screenshots, and lets the accessibility checker look at the page. */
    public Person looksAtThePage(String nameOfPicture) {
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(SCREENSHOTS.resolve(nameOfPicture + ".png"))
                .setFullPage(true));
        List<String> faults = checker().analyze().getViolations().stream()
                .map(Person::describe)
                .toList();
        assertThat(faults).as("accessibility of %s", page.url()).isEmpty();
        Object widerBy = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertThat(((Number) widerBy).intValue())
                .as("pixels by which %s is wider than the screen", page.url())
                .isLessThanOrEqualTo(0);
        return this;
    }

    /** Our pages have no frames, and only what is wrong is read: asking for no more takes a quarter of the time. */
    private AxeBuilder checker() {
        AxeRunOptions onlyFaults = new AxeRunOptions();
        onlyFaults.setResultTypes(List.of("violations"));
        return new AxeBuilder(page)
                .setLegacyMode(true)
                .options(onlyFaults)
                .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"));
    }

    private static String describe(Rule rule) {
        return rule.getId() + " (" + rule.getImpact() + "): " + rule.getHelp() + " at "
                + rule.getNodes().stream().map(node -> node.getHtml()).limit(3).toList();
    }

    @Override
    public void close() {
        page.context().close();
        assertThat(errors).as("errors in the browser's console").isEmpty();
    }
}
