package battlearrow.web.security;

import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.distributed.BucketProxy;
import io.github.bucket4j.distributed.ExpirationAfterWriteStrategy;
import io.github.bucket4j.distributed.jdbc.PrimaryKeyMapper;
import io.github.bucket4j.postgresql.Bucket4jPostgreSQL;
import io.github.bucket4j.postgresql.PostgreSQLSelectForUpdateBasedProxyManager;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import javax.sql.DataSource;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Counts attempts to guess something, in the database, so that they count across instances and restarts.
 *
 * <p>A whole club signs in from the one address of its hall, so an address gets many attempts and a name few.
 */
@Component
public class Attempts {

    private static final Duration WINDOW = Duration.ofMinutes(15);
    private static final int FOR_A_NAME_FROM_AN_ADDRESS = 8;
    private static final int FOR_A_NAME = 40;
    private static final int FROM_AN_ADDRESS = 100;
    private static final int SWEPT_AT_ONCE = 1000;

    private final PostgreSQLSelectForUpdateBasedProxyManager<String> buckets;

    Attempts(DataSource dataSource) {
        buckets = Bucket4jPostgreSQL.selectForUpdateBasedBuilder(dataSource)
                .table("attempt_bucket")
                .primaryKeyMapper(PrimaryKeyMapper.STRING)
                .expirationAfterWrite(
                        ExpirationAfterWriteStrategy.basedOnTimeForRefillingBucketUpToMax(Duration.ofMinutes(1)))
                .build();
    }

    /**
     * Notes an attempt before it is judged, so that many at once do not slip through.
     *
     * @param name what is guessed at: a sign-in name, or a word for the form
     * @return false when there have been too many
     */
    public boolean note(String name, String address) {
        return limits(name, address).stream().allMatch(limit -> bucket(limit).tryConsume(1));
    }

    /** Takes an attempt back that turned out right. */
    public void forgive(String name, String address) {
        limits(name, address).forEach(limit -> bucket(limit).addTokens(1));
    }

    @Scheduled(fixedDelayString = "PT1H")
    void sweep() {
        while (buckets.removeExpired(SWEPT_AT_ONCE) == SWEPT_AT_ONCE) {
            // More are waiting.
        }
    }

    private record Limit(String key, int attempts) {}

    private static List<Limit> limits(String name, String address) {
        String tidyName = name.strip().toLowerCase(Locale.ROOT);
        return List.of(
                new Limit(digest("address\n" + address), FROM_AN_ADDRESS),
                new Limit(digest("both\n" + tidyName + "\n" + address), FOR_A_NAME_FROM_AN_ADDRESS),
                new Limit(digest("name\n" + tidyName), FOR_A_NAME));
    }

    private BucketProxy bucket(Limit limit) {
        return buckets.builder()
                .build(
                        limit.key(),
                        () -> BucketConfiguration.builder()
                                .addLimit(
                                        rate -> rate.capacity(limit.attempts()).refillGreedy(limit.attempts(), WINDOW))
                                .build());
    }

    /** The column is short, a typed name is as long as somebody likes, and neither need be readable. */
    private static String digest(String key) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
