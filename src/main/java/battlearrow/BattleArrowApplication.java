package battlearrow;

import java.time.Clock;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.scheduling.annotation.EnableScheduling;

/** Starts the web application. */
@SpringBootApplication
@EnableScheduling
public class BattleArrowApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(BattleArrowApplication.class, arguments);
    }

    /** The one clock; tests put their own in its place. */
    @Bean
    Clock clock() {
        return Clock.systemUTC();
    }
}
