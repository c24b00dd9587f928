package battlearrow.web.campaign;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Puts the door in front of every campaign page, and the visitor into every controller that asks for one. */
@Configuration
class CampaignDoorConfiguration implements WebMvcConfigurer {
    private final CampaignDoor door;

    CampaignDoorConfiguration(CampaignDoor door) {
        this.door = door;
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(door).addPathPatterns("/campaigns/{campaignId}", "/campaigns/{campaignId}/**");
    }

    @Override
    public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
        resolvers.add(new VisitorArgument());
        resolvers.add(new OrderFormArgument());
    }

    private static final class VisitorArgument implements HandlerMethodArgumentResolver {
        @Override
        public boolean supportsParameter(MethodParameter parameter) {
            return parameter.getParameterType() == Visitor.class;
        }

        @Override
        public @Nullable Object resolveArgument(
                MethodParameter parameter,
                @Nullable ModelAndViewContainer container,
                NativeWebRequest request,
                @Nullable WebDataBinderFactory binderFactory) {
            HttpServletRequest plain = request.getNativeRequest(HttpServletRequest.class);
            return plain == null ? null : plain.getAttribute(CampaignDoor.VISITOR);
        }
    }

    private static final class OrderFormArgument implements HandlerMethodArgumentResolver {
        @Override
        public boolean supportsParameter(MethodParameter parameter) {
            return parameter.getParameterType() == OrderForm.class;
        }

        @Override
        public @Nullable Object resolveArgument(
                MethodParameter parameter,
                @Nullable ModelAndViewContainer container,
                NativeWebRequest request,
                @Nullable WebDataBinderFactory binderFactory) {
            HttpServletRequest plain = request.getNativeRequest(HttpServletRequest.class);
            try {
                return plain == null ? null : OrderForm.of(plain);
            } catch (IllegalArgumentException | NullPointerException notFromOurPage) {
                throw new ResponseStatusException(HttpStatus.BAD_REQUEST, null, notFromOurPage);
            }
        }
    }
}
