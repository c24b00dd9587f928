package battlearrow.testing;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Playwright.CreateOptions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.test.context.TestComponent;
import org.springframework.core.env.Environment;

/**
 * One Chromium for each thread that tests in a context, as one must not be shared by two; every {@link Person} in it has
 * cookies of his own.
 */
@TestComponent
public class Browser implements DisposableBean {

    /** Generous, because a first page on a busy machine takes its time. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");

    private static final List<String> PLACES_OUTSIDE_THE_PATH = List.of(
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "C:/Program Files/Google/Chrome/Application/chrome.exe",
            "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
            "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe");

    private final Environment environment;
    private final Map<Thread, com.microsoft.playwright.Browser> chromiums = new ConcurrentHashMap<>();
    private final List<Playwright> playwrights = new CopyOnWriteArrayList<>();

    public Browser(Environment environment) {
        this.environment = environment;
    }

    /** A person at a desk. */
    public Person personAtADesk() {
        return person(1440, 900, false);
    }

    /** A person with a small telephone. */
    public Person personWithATelephone() {
        return person(360, 740, false);
    }

    /** The same, whose browser hears fingers: for gestures. */
    public Person personWhoTouches() {
        return person(360, 740, true);
    }

    @Override
    public void destroy() {
        playwrights.forEach(Playwright::close);
    }

    private Person person(int width, int height, boolean touches) {
        BrowserContext context = chromium()
                .newContext(new com.microsoft.playwright.Browser.NewContextOptions()
                        .setBaseURL("http://127.0.0.1:" + environment.getRequiredProperty("local.server.port"))
                        .setViewportSize(width, height)
                        .setHasTouch(touches)
                        .setIsMobile(touches)
                        .setLocale("en-GB")
                        .setTimezoneId("Europe/London"));
        context.setDefaultTimeout(PATIENCE.toMillis());
        Page page = context.newPage();
        return new Person(page);
    }

    private com.microsoft.playwright.Browser chromium() {
        return chromiums.computeIfAbsent(Thread.currentThread(), thread -> start());
    }

    private com.microsoft.playwright.Browser start() {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE.toMillis());
        Playwright playwright =
                Playwright.create(new CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        playwrights.add(playwright);
        return playwright
                .chromium()
                .launch(new LaunchOptions()
                        .setExecutablePath(findChromium())
                        .setArgs(List.of(
                                // Root, as in a container, may not use the sandbox; only our own pages are opened.
                                "--no-sandbox",
                                "--disable-gpu",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-sync")));
    }

    private static Path findChromium() {
        Stream<String> named = Optional.ofNullable(System.getenv("CHROMIUM_PATH")).stream();
        Stream<String> onThePath = Stream.of(
                        Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> folder + "/" + name));
        return Stream.of(named, onThePath, PLACES_OUTSIDE_THE_PATH.stream())
                .flatMap(places -> places)
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("""
                                The browser tests need Chromium or Chrome, and none was found. \
                                On Debian or Ubuntu run .ci/run, which installs it; elsewhere install it, \
                                or name its program by the environment variable CHROMIUM_PATH."""));
    }
}
