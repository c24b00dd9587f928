package battlearrow.journal;

import java.time.Instant;
import java.util.Optional;

/**
 * What everybody may know of a seed.
 *
 * @param number 1 for the campaign's first
 * @param fingerprint the SHA-256 of the seed, published when it came into use
 * @param seed the seed itself; empty while it is in use
 */
public record PublishedSeed(
        int number,
        int turn,
        String fingerprint,
        Instant openedAt,
        Optional<Instant> revealedAt,
        Optional<DiceSeed> seed) {}
