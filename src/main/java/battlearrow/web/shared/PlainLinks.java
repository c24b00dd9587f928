package battlearrow.web.shared;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.springframework.stereotype.Component;
import org.thymeleaf.context.IExpressionContext;
import org.thymeleaf.linkbuilder.StandardLinkBuilder;
import org.thymeleaf.spring6.SpringTemplateEngine;

/**
 * Makes the links of templates. Files get the name that carries a hash of their content, which is looked up once, because
 * it never changes while the application runs and a page asks for it a hundred times. The address of a page is left as it
 * is: asking whether it is a file as well costs a search of the class path each time.
 */
@Component
class PlainLinks {
    private static final Pattern FILES =
            Pattern.compile("(/[^/?#]+)?/((css|js|fonts|images|webjars)/.*|(icons|favicon)[^/?#]*\\.svg)");

    PlainLinks(SpringTemplateEngine engine) {
        engine.setLinkBuilder(new Remembering());
    }

    private static final class Remembering extends StandardLinkBuilder {
        private final Map<String, String> files = new ConcurrentHashMap<>();

        @Override
        protected String processLink(IExpressionContext context, String link) {
            if (!FILES.matcher(link).matches()) {
                return link;
            }
            String known = files.get(link);
            if (known != null) {
                return known;
            }
            String made = super.processLink(context, link);
            if (made.indexOf(';') < 0) { // no session of one visitor in it
                files.put(link, made);
            }
            return made;
        }
    }
}
