package battlearrow.chronicle;

import com.drew.imaging.ImageMetadataReader;
import com.drew.imaging.ImageProcessingException;
import com.drew.metadata.Metadata;
import com.drew.metadata.MetadataException;
import com.drew.metadata.exif.ExifDirectoryBase;
import com.drew.metadata.exif.ExifIFD0Directory;
import com.twelvemonkeys.imageio.plugins.webp.WebPImageReaderSpi;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Semaphore;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Makes a photograph fit to be shown: decides by its bytes, not by its name, whether it is a JPEG, PNG or WebP; reads its size
 * before anything else, as a small file may unfold to more than a machine holds; turns it upright and draws it anew, so that
 * position, time and camera are not in what others get (H31).
 */
@Component
class Darkroom {
    static final int LARGEST_FILE = 12 * 1024 * 1024;
    /** More than the cameras of telephones take, and what two at once may take of the memory. */
    static final long MOST_PIXELS = 50_000_000;

    private static final int LONGEST_SIDE = 1600;
    private static final int LONGEST_SIDE_OF_A_THUMBNAIL = 480;
    private static final float QUALITY = 0.85f;
    private static final int AT_ONCE = 2;

    /** Brands of the container HEIC pictures come in. */
    private static final Set<String> HEIC_BRANDS =
            Set.of("heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1", "avif", "avis");

    private final Semaphore places = new Semaphore(AT_ONCE);

    /** What came of developing: a picture, or why there is none. */
    sealed interface Result {
        record Developed(DevelopedPicture picture) implements Result {}

        record Refused(PictureOutcome why) implements Result {}
    }

    private enum Kind {
        JPEG,
        PNG,
        WEBP
    }

    Result develop(byte[] file) {
        if (file.length > LARGEST_FILE) {
            return new Result.Refused(PictureOutcome.TOO_LARGE);
        }
        if (isHeic(file)) {
            return new Result.Refused(PictureOutcome.HEIC);
        }
        Kind kind = kind(file);
        if (kind == null) {
            return new Result.Refused(PictureOutcome.NO_PICTURE);
        }
        places.acquireUninterruptibly();
        try {
            return develop(file, kind);
        } catch (IOException | RuntimeException unreadable) {
            return new Result.Refused(PictureOutcome.BROKEN);
        } finally {
            places.release();
        }
    }

    private static Result develop(byte[] file, Kind kind) throws IOException {
        ImageReader reader = reader(kind);
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
            reader.setInput(in, true, true);
            long width = reader.getWidth(0);
            long height = reader.getHeight(0);
            if (width * height > MOST_PIXELS) {
                return new Result.Refused(PictureOutcome.TOO_MANY_PIXELS);
            }
            ImageReadParam sparing = reader.getDefaultReadParam();
            int every = (int) Math.max(1, Math.max(width, height) / (2L * LONGEST_SIDE));
            sparing.setSourceSubsampling(every, every, 0, 0);
            BufferedImage upright = upright(reader.read(0, sparing), orientation(file));
            BufferedImage large = fit(upright, LONGEST_SIDE);
            return new Result.Developed(new DevelopedPicture(
                    jpeg(large), jpeg(fit(large, LONGEST_SIDE_OF_A_THUMBNAIL)), large.getWidth(), large.getHeight()));
        } finally {
            reader.dispose();
        }
    }

    private static @Nullable Kind kind(byte[] file) {
        if (begins(file, 0, 0xFF, 0xD8, 0xFF)) {
            return Kind.JPEG;
        }
        if (begins(file, 0, 0x89, 'P', 'N', 'G', 0x0D, 0x0A, 0x1A, 0x0A)) {
            return Kind.PNG;
        }
        return begins(file, 0, 'R', 'I', 'F', 'F') && begins(file, 8, 'W', 'E', 'B', 'P') ? Kind.WEBP : null;
    }

    private static boolean isHeic(byte[] file) {
        return file.length >= 12
                && begins(file, 4, 'f', 't', 'y', 'p')
                && HEIC_BRANDS.contains(new String(file, 8, 4, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT));
    }

    private static boolean begins(byte[] file, int from, int... bytes) {
        if (file.length < from + bytes.length) {
            return false;
        }
        for (int index = 0; index < bytes.length; index++) {
            if ((file[from + index] & 0xFF) != bytes[index]) {
                return false;
            }
        }
        return true;
    }

    private static ImageReader reader(Kind kind) {
        return switch (kind) {
            case JPEG -> ImageIO.getImageReadersByFormatName("jpeg").next();
            case PNG -> ImageIO.getImageReadersByFormatName("png").next();
            case WEBP -> new WebPImageReaderSpi().createReaderInstance(null);
        };
    }

    /** How the camera was held, 1 to 8 as EXIF counts; 1 where nothing is said or what is said makes no sense. */
    private static int orientation(byte[] file) {
        try {
            Metadata said = ImageMetadataReader.readMetadata(new ByteArrayInputStream(file), file.length);
            for (ExifIFD0Directory directory : said.getDirectoriesOfType(ExifIFD0Directory.class)) {
                if (directory.containsTag(ExifDirectoryBase.TAG_ORIENTATION)) {
                    return directory.getInt(ExifDirectoryBase.TAG_ORIENTATION);
                }
            }
            return 1;
        } catch (ImageProcessingException | MetadataException | IOException | RuntimeException nothingSensible) {
            return 1;
        }
    }

    private static BufferedImage upright(BufferedImage taken, int orientation) {
        int width = taken.getWidth();
        int height = taken.getHeight();
        AffineTransform turn = switch (orientation) {
            case 2 -> new AffineTransform(-1, 0, 0, 1, width, 0);
            case 3 -> new AffineTransform(-1, 0, 0, -1, width, height);
            case 4 -> new AffineTransform(1, 0, 0, -1, 0, height);
            case 5 -> new AffineTransform(0, 1, 1, 0, 0, 0);
            case 6 -> new AffineTransform(0, 1, -1, 0, height, 0);
            case 7 -> new AffineTransform(0, -1, -1, 0, height, width);
            case 8 -> new AffineTransform(0, -1, 1, 0, 0, width);
            default -> new AffineTransform();
        };
        boolean lies = orientation >= 5 && orientation <= 8;
        return draw(taken, lies ? height : width, lies ? width : height, turn);
    }

    /** Halved as often as that still leaves more than is wanted, as one great step would skip pixels. */
    private static BufferedImage fit(BufferedImage from, int longest) {
        BufferedImage picture = from;
        while (longestSide(picture) > 2 * longest) {
            picture = scaled(picture, longestSide(picture) / 2);
        }
        return longestSide(picture) > longest ? scaled(picture, longest) : picture;
    }

    private static BufferedImage scaled(BufferedImage from, int longest) {
        double factor = (double) longest / longestSide(from);
        int width = Math.max(1, (int) Math.round(from.getWidth() * factor));
        int height = Math.max(1, (int) Math.round(from.getHeight() * factor));
        return draw(
                from,
                width,
                height,
                AffineTransform.getScaleInstance((double) width / from.getWidth(), (double) height / from.getHeight()));
    }

    private static int longestSide(BufferedImage picture) {
        return Math.max(picture.getWidth(), picture.getHeight());
    }

    /** On white, where the picture lets something through. */
    private static BufferedImage draw(BufferedImage from, int width, int height, AffineTransform transform) {
        BufferedImage drawn = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = drawn.createGraphics();
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, width, height);
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        pen.drawImage(from, transform, null);
        pen.dispose();
        return drawn;
    }

    private static byte[] jpeg(BufferedImage picture) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            ImageWriteParam fine = writer.getDefaultWriteParam();
            fine.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            fine.setCompressionQuality(QUALITY);
            writer.write(null, new IIOImage(picture, null, null), fine);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }
}
