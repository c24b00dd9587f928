package battlearrow.web.security;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.session.config.SessionRepositoryCustomizer;
import org.springframework.session.jdbc.JdbcIndexedSessionRepository;

/** How sessions are written: each page of somebody signed in writes when he was last here. */
@Configuration(proxyBeanMethods = false)
class SessionRecord {
    /**
     * The hour of the last page is worth no wait for the disk: after a power cut it may be one second older. Sessions are
     * written in transactions of their own, so nothing else is committed so lightly.
     */
    private static final String LAST_HERE = """
            update %TABLE_NAME%
            set session_id = ?, last_access_time = ?, max_inactive_interval = ?, expiry_time = ?, principal_name = ?
            where primary_id = ? and set_config('synchronous_commit', 'off', true) = 'off'
            """;

    @Bean
    SessionRepositoryCustomizer<JdbcIndexedSessionRepository> writesWithoutWaiting() {
        return sessions -> sessions.setUpdateSessionQuery(LAST_HERE);
    }
}
