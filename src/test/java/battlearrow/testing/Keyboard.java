package battlearrow.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** A person's keyboard, for somebody who touches nothing else: Tab, arrows, space and Enter, and he must see where he is. */
public final class Keyboard {
    private static final int LONGEST_WAY = 400;
    private static final int MOST_CHOICES = 80;

    private static final String FOCUSED = "const el = document.activeElement;";
    private static final String WORDS =
            "(el.getAttribute('aria-label') || el.textContent).replace(/\\s+/g, ' ').trim()";

    /** Whether the place is shown by an outline or a shadow, of the thing itself or of what holds it. */
    private static final String SEEN = """
            () => {
              let el = document.activeElement;
              for (let up = 0; el && up < 3; up++, el = el.parentElement) {
                const style = getComputedStyle(el);
                const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
                if (isOutlined || style.boxShadow !== 'none') return true;
              }
              return false;
            }""";

    private final Page page;

    public Keyboard(Person person) {
        this.page = person.page();
    }

    /** Presses the button, or follows the link, of these words, and waits for the page it leads to. */
    public Keyboard presses(String words) {
        goesToWords(words);
        return entersAndArrives();
    }

    /** Presses the button of a form that the page sends by itself; what comes of it is for the caller to wait for. */
    public Keyboard sends(String words) {
        goesToWords(words);
        page.keyboard().press("Enter");
        return this;
    }

    private void goesToWords(String words) {
        goesTo(
                "button or link “" + words + "”",
                "words => { " + FOCUSED + " return /^(BUTTON|A|SUMMARY)$/.test(el.tagName) && " + WORDS
                        + " === words; }",
                words);
    }

    /** Presses the first button or link this selector finds from where he is. */
    public Keyboard pressesOneOf(String selector) {
        goesTo(selector, "selector => { " + FOCUSED + " return el.matches(selector); }", selector);
        return entersAndArrives();
    }

    /** Chooses one of a group of choices, or a line of a list, by its value. */
    public Keyboard chooses(String name, String value) {
        goesTo("field " + name, "name => { " + FOCUSED + " return el.name === name && el.type !== 'hidden'; }", name);
        for (int step = 0; step < MOST_CHOICES && !is("value", value); step++) {
            page.keyboard().press("ArrowDown");
        }
        if (!is("value", value)) {
            throw new AssertionError("There is no choice " + value + " of " + name);
        }
        if (is("type", "radio") && is("checked", "false")) {
            page.keyboard().press("Space");
        }
        return keepsItsPlace();
    }

    /** Ticks the box whose label begins with these words. */
    public Keyboard ticks(String label) {
        goesTo(
                "box “" + label + "”",
                "label => { " + FOCUSED
                        + " return el.type === 'checkbox' && el.labels[0].textContent.trim().startsWith(label); }",
                label);
        page.keyboard().press("Space");
        return keepsItsPlace();
    }

    /** Types into the field of this id. */
    public Keyboard writes(String id, String text) {
        goesTo("field " + id, "id => { " + FOCUSED + " return el.id === id; }", id);
        page.keyboard().press("Control+A");
        page.keyboard().type(text);
        return this;
    }

    private Keyboard entersAndArrives() {
        AtomicBoolean hasArrived = new AtomicBoolean();
        Consumer<Page> arrival = arrived -> hasArrived.set(true);
        page.onDOMContentLoaded(arrival);
        page.keyboard().press("Enter");
        page.waitForCondition(hasArrived::get);
        page.offDOMContentLoaded(arrival);
        return this;
    }

    /** What htmx draws anew must not throw him back to the beginning of the page. */
    private Keyboard keepsItsPlace() {
        page.waitForFunction("() => !document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling')");
        assertThat(page.evaluate("() => document.activeElement !== document.body"))
                .as("the place on %s is kept", page.url())
                .isEqualTo(true);
        return this;
    }

    private void goesTo(String what, String test, String argument) {
        for (int step = 0; step < LONGEST_WAY; step++) {
            if (Boolean.TRUE.equals(page.evaluate(test, argument))) {
                assertThat(page.evaluate(SEEN))
                        .as("on %s one sees that one is on %s", page.url(), what)
                        .isEqualTo(true);
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError("On " + page.url() + " no Tab leads to " + what);
    }

    private boolean is(String property, String value) {
        return value.equals(String.valueOf(page.evaluate("name => document.activeElement[name]", property)));
    }
}
