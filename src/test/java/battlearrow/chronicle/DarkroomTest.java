package battlearrow.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.testing.TablePictures;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of the files people send as photographs. */
class DarkroomTest {
    /** Four by two pixels, all green. */
    private static final String WEBP =
            "UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoEAAIAAsBMJaACdLoB+AADsAD+0Mr/ylXgsbo8/+fmd24v5zAAAA==";

    private final Darkroom darkroom = new Darkroom();

    private DevelopedPicture developed(byte[] file) {
        Darkroom.Result result = darkroom.develop(file);
        assertThat(result).isInstanceOf(Darkroom.Result.Developed.class);
        return ((Darkroom.Result.Developed) result).picture();
    }

    private PictureOutcome refused(byte[] file) {
        Darkroom.Result result = darkroom.develop(file);
        assertThat(result).isInstanceOf(Darkroom.Result.Refused.class);
        return ((Darkroom.Result.Refused) result).why();
    }

    private static Color at(BufferedImage picture, double across, double down) {
        return new Color(picture.getRGB((int) (picture.getWidth() * across), (int) (picture.getHeight() * down)));
    }

    private static boolean isRed(Color colour) {
        return colour.getRed() > 200 && colour.getBlue() < 60;
    }

    private static boolean isBlue(Color colour) {
        return colour.getBlue() > 200 && colour.getRed() < 60;
    }

    @Test
    @DisplayName("H31: a JPEG of 9 MB taken upright stands upright, is small, and nobody gets the position")
    void standsUprightWithoutItsPosition() {
        byte[] sent = TablePictures.takenUpright(1500, 2000, 9_000_000);
        assertThat(sent).hasSizeGreaterThan(9_000_000);
        assertThat(contains(sent, TablePictures.PLACE)).isTrue();
        DevelopedPicture picture = developed(sent);
        assertThat(picture.width()).isEqualTo(1200);
        assertThat(picture.height()).isEqualTo(1600);
        for (byte[] given : new byte[][] {picture.picture(), picture.thumbnail()}) {
            BufferedImage shown = TablePictures.read(given);
            assertThat(shown.getHeight()).isGreaterThan(shown.getWidth());
            assertThat(at(shown, 0.5, 0.1)).matches(DarkroomTest::isRed, "red above");
            assertThat(at(shown, 0.5, 0.9)).matches(DarkroomTest::isBlue, "blue below");
            assertThat(contains(given, TablePictures.PLACE)).isFalse();
            assertThat(contains(given, "Exif".getBytes(StandardCharsets.US_ASCII)))
                    .isFalse();
            assertThat(given.length).isLessThan(500_000);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"jpeg", "png"})
    void largerThanAScreenIsMadeSmaller(String format) {
        DevelopedPicture picture = developed(TablePictures.file(TablePictures.redAboveBlue(4000, 3000), format));
        assertThat(picture.width()).isEqualTo(1600);
        assertThat(picture.height()).isEqualTo(1200);
        assertThat(at(TablePictures.read(picture.picture()), 0.5, 0.1)).matches(DarkroomTest::isRed, "red above");
        assertThat(TablePictures.read(picture.thumbnail()).getWidth()).isEqualTo(480);
    }

    @Test
    void smallOnesStayAsTheyAre() {
        DevelopedPicture picture = developed(TablePictures.file(TablePictures.redAboveBlue(40, 30), "png"));
        assertThat(picture.width()).isEqualTo(40);
        assertThat(picture.height()).isEqualTo(30);
    }

    @Test
    void webpIsReadToo() {
        BufferedImage shown =
                TablePictures.read(developed(Base64.getDecoder().decode(WEBP)).picture());
        assertThat(shown.getWidth()).isEqualTo(4);
        assertThat(at(shown, 0, 0).getGreen()).isGreaterThan(100);
    }

    @Test
    @DisplayName("H31: HEIC is refused as HEIC, a text called photo.jpg as no picture")
    void refusesWhatIsNoneItCanRead() {
        assertThat(refused(TablePictures.heic())).isEqualTo(PictureOutcome.HEIC);
        assertThat(refused("Our Shermans went left".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(PictureOutcome.NO_PICTURE);
        assertThat(refused(new byte[0])).isEqualTo(PictureOutcome.NO_PICTURE);
        assertThat(refused("<svg onload='alert(1)'/>".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(PictureOutcome.NO_PICTURE);
    }

    @Test
    void aSmallFileThatUnfoldsToTenThousandMillionPixelsIsNotUnfolded() {
        assertThat(TablePictures.bomb()).hasSizeLessThan(1000);
        assertThat(refused(TablePictures.bomb())).isEqualTo(PictureOutcome.TOO_MANY_PIXELS);
    }

    @Test
    void whatIsTooLargeIsNotEvenLookedAt() {
        byte[] file = Arrays.copyOf(
                TablePictures.file(TablePictures.redAboveBlue(40, 30), "jpeg"), Darkroom.LARGEST_FILE + 1);
        assertThat(refused(file)).isEqualTo(PictureOutcome.TOO_LARGE);
    }

    @Test
    void whatWasCutOffIsBroken() {
        byte[] whole = TablePictures.file(TablePictures.redAboveBlue(400, 300), "png");
        assertThat(refused(Arrays.copyOf(whole, whole.length / 2))).isEqualTo(PictureOutcome.BROKEN);
        assertThat(refused(Arrays.copyOf(TablePictures.file(TablePictures.redAboveBlue(40, 30), "jpeg"), 30)))
                .isEqualTo(PictureOutcome.BROKEN);
    }

    private static boolean contains(byte[] file, byte[] sought) {
        for (int from = 0; from + sought.length <= file.length; from++) {
            if (Arrays.equals(file, from, from + sought.length, sought, 0, sought.length)) {
                return true;
            }
        }
        return false;
    }
}
