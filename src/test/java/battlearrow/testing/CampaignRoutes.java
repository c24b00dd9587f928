package battlearrow.testing;

import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignDoor;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Every registered route, and how to fill the variables of its pattern. */
public final class CampaignRoutes {
    private static final String CAMPAIGN = "/campaigns/{campaignId}";

    private final RequestMappingHandlerMapping mappings;

    public CampaignRoutes(RequestMappingHandlerMapping mappings) {
        this.mappings = mappings;
    }

    /** What the variables of a campaign's routes may stand for. */
    public static Map<String, String> values(StartedCampaign campaign, int battle) {
        return Map.of(
                "campaignId",
                Long.toString(campaign.id),
                "clubId",
                Long.toString(campaign.club.id()),
                "battle",
                Integer.toString(battle),
                "area",
                "eindhoven",
                "kind",
                "control",
                "key",
                "bothSidesRoll");
    }

    /** @param method of HTTP; a route for all of them stands as GET */
    public record Route(RequestMethod method, String pattern, HandlerMethod handler) {
        public boolean isOfACampaign() {
            return pattern.equals(CAMPAIGN) || pattern.startsWith(CAMPAIGN + "/");
        }

        public boolean isGet() {
            return method == RequestMethod.GET;
        }

        /** Throws for a handler that does not say whom it is for. */
        public Audience audience() {
            return CampaignDoor.audienceOf(handler);
        }

        /** @param values for the variables, by name; one that is not named is 1 */
        public String path(Map<String, String> values) {
            String path = pattern;
            for (Map.Entry<String, String> value : values.entrySet()) {
                path = path.replace("{" + value.getKey() + "}", value.getValue());
            }
            return path.replaceAll("\\{[^}]+}", "1");
        }

        @Override
        public String toString() {
            return method + " " + pattern;
        }
    }

    public List<Route> list(Predicate<Route> wanted) {
        return mappings.getHandlerMethods().entrySet().stream()
                .flatMap(entry -> routes(entry.getKey(), entry.getValue()))
                .filter(wanted)
                .sorted(Comparator.comparing(Route::toString))
                .toList();
    }

    private static Stream<Route> routes(RequestMappingInfo info, HandlerMethod handler) {
        Stream<RequestMethod> methods = info.getMethodsCondition().getMethods().isEmpty()
                ? Stream.of(RequestMethod.GET)
                : info.getMethodsCondition().getMethods().stream();
        List<String> patterns = List.copyOf(info.getPatternValues());
        return methods.flatMap(method ->
                patterns.stream().map(pattern -> new Route(method, pattern.isEmpty() ? "/" : pattern, handler)));
    }
}
