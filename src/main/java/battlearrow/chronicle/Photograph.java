package battlearrow.chronicle;

import java.time.Instant;

/**
 * A photograph of a battle, without its bytes.
 *
 * @param photographer the account of the person who added it
 * @param width in pixels, as it is shown
 * @param height in pixels
 */
public record Photograph(
        long id, long campaignId, int battle, long photographer, int width, int height, Instant addedAt) {}
