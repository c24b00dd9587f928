package battlearrow.chronicle;

/**
 * A picture drawn anew from what somebody sent: upright, of a size for a screen, a JPEG without a word about camera, place or
 * time.
 *
 * @param width of the large one, in pixels
 */
@SuppressWarnings("ArrayRecordComponent") // compared nowhere
record DevelopedPicture(byte[] picture, byte[] thumbnail, int width, int height) {}
