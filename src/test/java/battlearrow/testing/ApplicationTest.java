package battlearrow.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.context.annotation.Import;

/**
 * A test of the whole application without a browser: ask for {@code MockMvcTester} and any bean.
 *
 * <p>All such tests share one application context; a {@code @MockitoBean} or own property would cost another start.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@SpringBootTest
@AutoConfigureMockMvc
@Import({DatabaseForTests.class, EmptyDatabase.class, People.class, QuickPasswords.class})
public @interface ApplicationTest {}
