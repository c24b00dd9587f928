package battlearrow.web.shared;

import java.util.UUID;
import org.springframework.stereotype.Component;

/** For templates: {@code ${@formKey.next()}} makes the key by which a form that is sent twice counts once. */
@Component
public class FormKey {

    public UUID next() {
        return UUID.randomUUID();
    }
}
