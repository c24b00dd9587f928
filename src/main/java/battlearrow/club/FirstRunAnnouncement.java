package battlearrow.club;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Prints the set-up code into the log of an application that has no club yet. */
@Component
class FirstRunAnnouncement {

    private static final Logger log = LoggerFactory.getLogger(FirstRunAnnouncement.class);

    private final FirstRun firstRun;

    FirstRunAnnouncement(FirstRun firstRun) {
        this.firstRun = firstRun;
    }

    /** On "ready" and not earlier, because a demo club is founded during the start. */
    @EventListener(ApplicationReadyEvent.class)
    void announce() {
        if (firstRun.isDue()) {
            log.info("There is no club yet. Open /setup in a browser. Set-up code: {}", firstRun.newCode());
        }
    }
}
