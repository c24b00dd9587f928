package battlearrow.web.club;

import battlearrow.web.shared.QrCodes;
import java.io.Serial;
import java.io.Serializable;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

/**
 * A link just made, on its way to the page that shows it once.
 *
 * @param forWhom whose password it resets, or empty for an invitation
 */
public record NewLink(String path, String forWhom) implements Serializable {

    @Serial
    private static final long serialVersionUID = 1;

    public static NewLink invitation(String token) {
        return new NewLink("/join/" + token, "");
    }

    public static NewLink reset(String token, String displayName) {
        return new NewLink("/reset/" + token, displayName);
    }

    /** As somebody else would type it. */
    public String address() {
        return ServletUriComponentsBuilder.fromCurrentContextPath()
                .path(path)
                .build()
                .toUriString();
    }

    public QrCodes.Picture picture(QrCodes qrCodes) {
        return qrCodes.draw(address());
    }
}
