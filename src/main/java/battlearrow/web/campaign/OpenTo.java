package battlearrow.web.campaign;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says for a page of a campaign, or for all pages of a controller, who may open it. {@link CampaignDoor} refuses a page that
 * says nothing.
 */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface OpenTo {
    Audience value();
}
