package battlearrow.testing;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;

/** Files as telephones send them, made for a test. */
public final class TablePictures {
    /** A place in the position of {@link #takenUpright}, as its bytes stand in the file. */
    public static final byte[] PLACE = {0, 0, 0, 51, 0, 0, 0, 1, 0, 0, 0, 59, 0, 0, 0, 1, 0, 0, 0, 7, 0, 0, 0, 1};

    private TablePictures() {}

    /** Red above, blue below. */
    public static BufferedImage redAboveBlue(int width, int height) {
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = picture.createGraphics();
        pen.setColor(Color.RED);
        pen.fillRect(0, 0, width, height / 2);
        pen.setColor(Color.BLUE);
        pen.fillRect(0, height / 2, width, height - height / 2);
        pen.dispose();
        return picture;
    }

    public static byte[] file(BufferedImage picture, String format) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            if (!ImageIO.write(picture, format, bytes)) {
                throw new IllegalArgumentException(format);
            }
            return bytes.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    public static BufferedImage read(byte[] file) {
        try {
            return ImageIO.read(new ByteArrayInputStream(file));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /**
     * A JPEG of a picture that stands upright, red above, stored lying as the camera's sensor saw it, with the note how it was
     * held (6 of EXIF) and where it was taken.
     *
     * @param atLeast its size in bytes
     */
    public static byte[] takenUpright(int width, int height, int atLeast) {
        // Turned a quarter to the left: what is above when upright is at the left.
        BufferedImage lying = new BufferedImage(height, width, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = lying.createGraphics();
        pen.setColor(Color.RED);
        pen.fillRect(0, 0, height / 2, width);
        pen.setColor(Color.BLUE);
        pen.fillRect(height / 2, 0, height - height / 2, width);
        pen.dispose();
        byte[] plain = file(lying, "jpeg");
        byte[] exif = exif();
        int filling = Math.max(0, atLeast - plain.length - exif.length);
        ByteBuffer out = ByteBuffer.allocate(plain.length + exif.length + filling + 8 * (filling / 60_000 + 1));
        out.put(plain, 0, 2).put(exif);
        byte[] noise = new byte[60_000];
        Random random = new Random(44);
        for (int left = filling; left > 0; left -= noise.length) {
            random.nextBytes(noise);
            int length = Math.min(left, noise.length);
            out.put((byte) 0xFF).put((byte) 0xFE).putShort((short) (length + 2)).put(noise, 0, length);
        }
        out.put(plain, 2, plain.length - 2);
        byte[] file = new byte[out.position()];
        out.flip().get(file);
        return file;
    }

    /** APP1: orientation 6, and a position of 51° 59' 7" north. */
    private static byte[] exif() {
        ByteBuffer tiff = ByteBuffer.allocate(200);
        tiff.put("MM".getBytes(StandardCharsets.US_ASCII)).putShort((short) 42).putInt(8);
        tiff.putShort((short) 2);
        tiff.putShort((short) 0x0112)
                .putShort((short) 3)
                .putInt(1)
                .putShort((short) 6)
                .putShort((short) 0);
        tiff.putShort((short) 0x8825).putShort((short) 4).putInt(1).putInt(38);
        tiff.putInt(0);
        tiff.putShort((short) 2);
        tiff.putShort((short) 1).putShort((short) 2).putInt(2).put(new byte[] {'N', 0, 0, 0});
        tiff.putShort((short) 2).putShort((short) 5).putInt(3).putInt(68);
        tiff.putInt(0);
        tiff.put(PLACE);
        ByteBuffer app1 = ByteBuffer.allocate(10 + tiff.position());
        app1.put((byte) 0xFF).put((byte) 0xE1).putShort((short) (8 + tiff.position()));
        app1.put(new byte[] {'E', 'x', 'i', 'f', 0, 0}).put(tiff.array(), 0, tiff.position());
        return app1.array();
    }

    /** The first bytes of a HEIC file, and no more. */
    public static byte[] heic() {
        return ByteBuffer.allocate(64)
                .putInt(24)
                .put("ftypheic".getBytes(StandardCharsets.US_ASCII))
                .array();
    }

    /** A PNG of a few hundred bytes that says it is a hundred thousand pixels wide and high. */
    public static byte[] bomb() {
        byte[] small = file(redAboveBlue(8, 8), "png");
        ByteBuffer header = ByteBuffer.wrap(small);
        header.putInt(16, 100_000).putInt(20, 100_000);
        CRC32 sum = new CRC32();
        sum.update(small, 12, 17);
        header.putInt(29, (int) sum.getValue());
        return small;
    }
}
