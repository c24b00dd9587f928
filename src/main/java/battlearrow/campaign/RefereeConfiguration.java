package battlearrow.campaign;

import battlearrow.firestorm.referee.Referee;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Brings the referee, who knows nothing of Spring, to those who ask for him. */
@Configuration(proxyBeanMethods = false)
class RefereeConfiguration {
    /** Of campaigns and wargames: he knows the orders of both and reads the mode of the situation. */
    @Bean
    Referee referee() {
        return Referee.campaign();
    }
}
