package battlearrow.web.live;

import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.Visitor;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Tells every page of a campaign where to hear its news. A page that answers a form, such as a preview or a refusal, must not
 * ask for itself again, as what it shows stands at no address; it only says that the campaign moved on.
 */
@Configuration
class FollowingPages implements WebMvcConfigurer, HandlerInterceptor {
    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this).addPathPatterns("/campaigns/{campaignId}", "/campaigns/{campaignId}/**");
    }

    @Override
    public void postHandle(
            HttpServletRequest request, HttpServletResponse response, Object handler, @Nullable ModelAndView page) {
        if (page != null && page.getModel().get("visitor") instanceof Visitor visitor) {
            page.addObject("news", CampaignFrame.base(visitor) + "/news");
            page.addObject("isAnswer", !HttpMethod.GET.matches(request.getMethod()));
        }
    }
}
