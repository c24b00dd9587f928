package battlearrow;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Starts the web application. */
@SpringBootApplication
public class BattleArrowApplication {

    public static void main(String[] arguments) {
        SpringApplication.run(BattleArrowApplication.class, arguments);
    }
}
