package battlearrow.demo;

import battlearrow.club.SignInHints;
import java.util.Arrays;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;

/** Tells the sign-in page who there is in the demo club. */
@Configuration(proxyBeanMethods = false)
@Profile("demo")
class DemoSignIn {
    @Bean
    SignInHints signInHints() {
        return new SignInHints(
                Arrays.stream(DemoPerson.values())
                        .map(person ->
                                new SignInHints.Hint(person.signInName(), person.displayName(), person.officeInWords()))
                        .toList(),
                DemoClub.PASSWORD);
    }
}
