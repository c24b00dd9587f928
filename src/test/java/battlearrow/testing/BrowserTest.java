package battlearrow.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.context.annotation.Import;

/**
 * A test of the whole application in Chromium: ask for {@link Browser}. Its class name ends in IT.
 *
 * <p>All such tests share one server on a free port.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@SpringBootTest(
        webEnvironment = WebEnvironment.RANDOM_PORT,
        // At the end the database goes at once, and the server would wait for requests that wait for the database.
        properties = "spring.lifecycle.timeout-per-shutdown-phase=1s")
@Import({DatabaseForTests.class, EmptyDatabase.class, People.class, QuickPasswords.class, Browser.class})
public @interface BrowserTest {}
