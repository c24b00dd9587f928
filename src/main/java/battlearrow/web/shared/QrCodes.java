package battlearrow.web.shared;

import io.nayuki.qrcodegen.QrCode;
import org.springframework.stereotype.Component;

/** Draws an address so that a telephone can read it off a screen or a sheet of paper. */
@Component
public class QrCodes {

    /** The quiet zone the standard asks for, in modules. */
    private static final int MARGIN = 4;

    /**
     * A picture of an address.
     *
     * @param size side of the square, in modules
     * @param path the dark modules as the data of one SVG path
     */
    public record Picture(int size, String path) {}

    public Picture draw(String address) {
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M')
                            .append(x + MARGIN)
                            .append(' ')
                            .append(y + MARGIN)
                            .append("h1v1h-1z");
                }
            }
        }
        return new Picture(code.size + 2 * MARGIN, path.toString());
    }
}
