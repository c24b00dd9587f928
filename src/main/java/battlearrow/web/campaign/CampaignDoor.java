package battlearrow.web.campaign;

import battlearrow.club.Appointments;
import battlearrow.club.CampaignRoles;
import battlearrow.club.CampaignState;
import battlearrow.club.Campaigns;
import battlearrow.club.ClubCampaign;
import battlearrow.club.Clubs;
import battlearrow.web.security.SignedIn;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.HandlerMapping;

/**
 * The one place where it is decided who may open which page of a campaign. Every handler below {@code /campaigns/{campaignId}}
 * says by {@link OpenTo} whom it is for; one that says nothing is closed to everybody.
 */
@Component
public class CampaignDoor implements HandlerInterceptor {
    static final String VISITOR = Visitor.class.getName();
    private static final String CAMPAIGN = "campaignId";

    private final Campaigns campaigns;
    private final Appointments appointments;
    private final Clubs clubs;

    CampaignDoor(Campaigns campaigns, Appointments appointments, Clubs clubs) {
        this.campaigns = campaigns;
        this.appointments = appointments;
        this.clubs = clubs;
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        // The end of a page that was let in before and is written bit by bit.
        boolean isLetIn = request.getDispatcherType() == DispatcherType.ASYNC;
        if (isLetIn || !(handler instanceof HandlerMethod method)) {
            return true;
        }
        Visitor visitor = greet(campaignOf(request));
        request.setAttribute(VISITOR, visitor);
        if (!visitor.mayEnter(audienceOf(method))) {
            throw new AccessDeniedException("Not for this visitor");
        }
        return true;
    }

    /** Whom a handler is for. */
    public static Audience audienceOf(HandlerMethod method) {
        OpenTo open = AnnotatedElementUtils.findMergedAnnotation(method.getMethod(), OpenTo.class);
        if (open == null) {
            open = AnnotatedElementUtils.findMergedAnnotation(method.getBeanType(), OpenTo.class);
        }
        if (open == null) {
            throw new IllegalStateException(method + " does not say whom it is open to");
        }
        return open.value();
    }

    private Visitor greet(ClubCampaign campaign) {
        SignedIn person = signedIn();
        CampaignRoles roles =
                person == null ? CampaignRoles.none() : appointments.rolesOf(campaign.id(), person.accountId());
        boolean isOutsider = person == null || !clubs.isMember(campaign.clubId(), person.accountId());
        boolean isHidden =
                roles.isNone() && (!campaign.isOpenToAll() || campaign.state() == CampaignState.SETUP && isOutsider);
        if (isHidden) {
            throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        }
        return new Visitor(campaign, roles, person);
    }

    private ClubCampaign campaignOf(HttpServletRequest request) {
        Object variables = request.getAttribute(HandlerMapping.URI_TEMPLATE_VARIABLES_ATTRIBUTE);
        if (variables instanceof Map<?, ?> named && named.get(CAMPAIGN) instanceof String number) {
            try {
                return campaigns
                        .find(Long.parseLong(number))
                        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
            } catch (NumberFormatException noNumber) {
                throw new ResponseStatusException(HttpStatus.NOT_FOUND, null, noNumber);
            }
        }
        throw new IllegalStateException("A page below /campaigns/{campaignId} must name the campaign so");
    }

    private static @Nullable SignedIn signedIn() {
        Authentication authentication = SecurityContextHolder.getContext().getAuthentication();
        return authentication != null && authentication.getPrincipal() instanceof SignedIn person ? person : null;
    }
}
