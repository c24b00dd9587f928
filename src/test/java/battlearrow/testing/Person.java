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
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Somebody at a browser of his own, who presses buttons by their words and notices what is wrong with a page.
 *
 * <p>Close it at the end: that is when errors in the console fail the test.
 */
public class Person implements AutoCloseable {

    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    private static final int A_DESK = 1440;
    private static final int A_TELEPHONE = 360;

    private final Page page;
    private final List<String> errors = new ArrayList<>();
    private boolean badLine;
    private boolean refused;

    Person(Page page) {
        this.page = page;
        page.onConsoleMessage(message -> note(message));
        page.onPageError(error -> errors.add(page.url() + ": " + error));
    }

    private void note(ConsoleMessage message) {
        // A refused form is answered by 422 and the page; the browser calls that an error, we do not.
        boolean isRefusal = message.text().contains("status of 422")
                || refused && message.text().contains("status of 40");
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

    /** From now on pages may be missing or closed to him, which a browser notes too. */
    public Person expectsARefusal() {
        refused = true;
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
        takesAPicture(nameOfPicture);
        assertThat(faultsOf(checker())).as("accessibility of %s", page.url()).isEmpty();
        assertThat(pixelsTooWide())
                .as("pixels by which %s is wider than the screen", page.url())
                .isNotPositive();
        return this;
    }

    /**
     * Looks at the page on a desk and on a small telephone, light and dark, and keeps the four pictures.
     *
     * @return everything that is wrong with it, in words
     */
    public List<String> looksAllOver(String nameOfPicture) {
        List<String> wrong = new ArrayList<>();
        for (Light light : Light.values()) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(light.scheme));
            for (int width : List.of(A_DESK, A_TELEPHONE)) {
                page.setViewportSize(width, width == A_DESK ? 900 : 740);
                String name =
                        "%s-%d-%s".formatted(nameOfPicture, width, light.name().toLowerCase(Locale.ROOT));
                takesAPicture(name);
                if (pixelsTooWide() > 0) {
                    wrong.add(name + " is wider than the screen by " + pixelsTooWide());
                }
            }
            faultsOf(checker()).forEach(fault -> wrong.add(nameOfPicture + " (" + light + "): " + fault));
        }
        return wrong;
    }

    private enum Light {
        LIGHT(ColorScheme.LIGHT),
        DARK(ColorScheme.DARK);

        private final ColorScheme scheme;

        Light(ColorScheme scheme) {
            this.scheme = scheme;
        }
    }

    private void takesAPicture(String name) {
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(SCREENSHOTS.resolve(name + ".png"))
                .setFullPage(true));
    }

    private int pixelsTooWide() {
        return ((Number) page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .intValue();
    }

    private static List<String> faultsOf(AxeBuilder checker) {
        return checker.analyze().getViolations().stream().map(Person::describe).toList();
    }

    /** Our pages have no frames, and only what is wrong is read: asking for no more takes a quarter of the time. */
    private AxeBuilder checker() {
        AxeRunOptions onlyFaults = new AxeRunOptions();
        onlyFaults.setResultTypes(List.of("violations"));
        return new AxeBuilder(page).setLegacyMode(true).options(onlyFaults);
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
