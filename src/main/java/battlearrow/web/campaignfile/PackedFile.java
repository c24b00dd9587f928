package battlearrow.web.campaignfile;

import battlearrow.replay.CampaignFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A file on its way through a form: nothing is stored between the page that checks it and the one that carries it in, which
 * checks it again.
 */
final class PackedFile {
    private PackedFile() {}

    static String pack(byte[] file) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(file);
        } catch (IOException neverInMemory) {
            throw new UncheckedIOException(neverInMemory);
        }
        return Base64.getEncoder().encodeToString(packed.toByteArray());
    }

    /** Empty when this is nothing we packed, or longer than a file may be. */
    static Optional<byte[]> unpack(String text) {
        try (GZIPInputStream in =
                new GZIPInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(text)))) {
            byte[] file = in.readNBytes(CampaignFile.MOST_BYTES + 1);
            return file.length > CampaignFile.MOST_BYTES ? Optional.empty() : Optional.of(file);
        } catch (IOException | IllegalArgumentException notOurs) {
            return Optional.empty();
        }
    }
}
