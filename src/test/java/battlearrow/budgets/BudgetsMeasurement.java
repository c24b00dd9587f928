package battlearrow.budgets;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.testing.Browser;
import battlearrow.testing.Person;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

/**
 * Starts the packaged application and measures its budgets from outside: {@code mvn verify -Pbudgets}. It prints them and
 * fails only when something does not work; whether a figure is good enough is read by a person who knows what else the machine
 * was doing.
 */
class BudgetsMeasurement {
    private static final String PASSWORD = "a bridge too far";
    /** So many requests until the virtual machine has compiled what it will. */
    private static final int WARM_UP = 1_000;

    private static final int MEASURED = 300;
    private static final int ORDERS = 120;
    private static final int STARTS = 3;

    /** Everything a page loads, as it went over the wire, headers included. */
    private static final String TRANSFERRED = """
            [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
              .reduce((sum, entry) => sum + entry.transferSize, 0)""";

    private final List<String> report = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void measures() throws IOException, InterruptedException {
        Path data = folder.resolve("data");
        RunningApplication.unpack(data);
        try (RunningApplication first = RunningApplication.start(data)) {
            tell("Start-up that makes the demo club and unpacks PostgreSQL: %.1f s", seconds(first));
        }
        List<Double> starts = new ArrayList<>();
        for (int start = 0; start < STARTS; start++) {
            try (RunningApplication again = RunningApplication.start(data)) {
                starts.add(seconds(again));
            }
        }
        tell("Start-up with an existing database, median of %d: %.1f s", STARTS, median(starts));
        try (RunningApplication application = RunningApplication.start(data)) {
            pages(application);
            orders(application);
            weight(application);
        }
        Files.createDirectories(Path.of("target"));
        Files.write(Path.of("target", "budgets.txt"), report);
    }

    private void pages(RunningApplication application) throws IOException, InterruptedException {
        Visit visitor = new Visit(application.address());
        String campaign = campaign(application);
        Visit commander = new Visit(application.address()).signsIn("tom", PASSWORD);
        pages("Campaign page for a visitor", visitor, campaign);
        pages("Campaign page for a Commander", commander, campaign);
        pages("Battles for a Commander", commander, campaign + "/battles");
        pages(
                "Strategic Phase for a General",
                new Visit(application.address()).signsIn("peter", PASSWORD),
                campaign + "/strategic");
        pages("Chronicle for a visitor", visitor, campaign + "/chronicle");
    }

    private void pages(String what, Visit visit, String path) throws IOException, InterruptedException {
        List<Double> times = new ArrayList<>();
        for (int count = 0; count < WARM_UP + MEASURED; count++) {
            Visit.Answer answer = visit.reads(path);
            assertThat(answer.status()).as(path).isEqualTo(200);
            if (count >= WARM_UP) {
                times.add(answer.nanos() / 1e6);
            }
        }
        tell("%s, warm: median %.1f ms, 9 of 10 within %.1f ms", what, median(times), nineOfTen(times));
    }

    /** Opens battles against guests, one after the other, each from a page drawn anew. */
    private void orders(RunningApplication application) throws IOException, InterruptedException {
        Visit commander = new Visit(application.address()).signsIn("tom", PASSWORD);
        String page = campaign(application) + "/battles/new";
        List<Double> times = new ArrayList<>();
        for (int count = 0; count < ORDERS; count++) {
            Visit.Answer form = commander.reads(page);
            Visit.Answer answer = commander.sends(
                    page,
                    Map.of(
                            "_csrf",
                            form.hidden("_csrf"),
                            "orderKey",
                            form.hidden("orderKey"),
                            "seen",
                            form.hidden("seen"),
                            "mode",
                            "own",
                            "side",
                            "ALLIED",
                            "opponent",
                            "guest",
                            "guest",
                            "Guest " + count));
            assertThat(answer.status()).as("the order is accepted").isEqualTo(302);
            if (count >= ORDERS / 2) {
                times.add(answer.nanos() / 1e6);
            }
        }
        tell("Accepted order, warm: median %.1f ms, 9 of 10 within %.1f ms", median(times), nineOfTen(times));
    }

    private void weight(RunningApplication application) throws IOException, InterruptedException {
        StandardEnvironment environment = new StandardEnvironment();
        String port = application.address().replaceAll(".*:", "");
        environment.getPropertySources().addFirst(new MapPropertySource("running", Map.of("local.server.port", port)));
        Browser browser = new Browser(environment);
        String campaign = campaign(application);
        try (Person person = browser.personAtADesk()) {
            person.opens(campaign);
            tell("Campaign page, first visit: %.0f KB", transferred(person));
            person.opens(campaign);
            tell("Campaign page, visited again: %.0f KB", transferred(person));
        } finally {
            browser.destroy();
        }
    }

    private static double transferred(Person person) {
        person.page().waitForLoadState();
        person.page().evaluate("document.fonts.ready.then(() => true)");
        return ((Number) person.page().evaluate(TRANSFERRED)).doubleValue() / 1024;
    }

    private static String campaign(RunningApplication application) throws IOException, InterruptedException {
        return new Visit(application.address()).reads("/").first("href=\"(/campaigns/\\d+)");
    }

    private void tell(String sentence, Object... figures) {
        String line = String.format(Locale.ROOT, sentence, figures);
        report.add(line);
        System.out.println(line);
    }

    private static double seconds(RunningApplication application) {
        return application.startUp().toMillis() / 1e3;
    }

    private static double median(List<Double> figures) {
        return quantile(figures, 0.5);
    }

    private static double nineOfTen(List<Double> figures) {
        return quantile(figures, 0.9);
    }

    private static double quantile(List<Double> figures, double part) {
        List<Double> sorted = new ArrayList<>(figures);
        Collections.sort(sorted);
        return sorted.get((int) Math.round(part * (sorted.size() - 1)));
    }
}
