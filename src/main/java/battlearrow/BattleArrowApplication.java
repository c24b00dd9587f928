package battlearrow;

import battlearrow.replay.CommandLine;
import java.time.Clock;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.scheduling.annotation.EnableScheduling;

/** Starts the web application; asked to judge a file, does that instead and starts nothing. */
@SpringBootApplication
@EnableScheduling
public class BattleArrowApplication {

    public static void main(String[] arguments) {
        List<String> asked = List.of(arguments);
        if (CommandLine.isMeant(asked)) {
            // Plain Java, before anything of the server is loaded.
            System.exit(new CommandLine(System.out, System.err).run(asked));
        }
        SpringApplication.run(BattleArrowApplication.class, arguments);
    }

    /** The one clock; tests put their own in its place. */
    @Bean
    Clock clock() {
        return Clock.systemUTC();
    }
}
