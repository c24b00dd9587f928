package battlearrow.web.live;

import battlearrow.live.CampaignNews;
import battlearrow.live.CampaignNews.Following;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/**
 * The line over which an open page hears that its campaign moved on. It carries numbers of entries and nothing else; the page
 * then asks for itself anew and gets what its person may see.
 */
@Controller
@OpenTo(Audience.EVERYBODY)
class NewsPage {
    private final CampaignNews news;
    private final OpenStreams streams;

    NewsPage(CampaignNews news, OpenStreams streams) {
        this.news = news;
        this.streams = streams;
    }

    @GetMapping("/campaigns/{campaignId}/news")
    SseEmitter follow(Visitor visitor, HttpServletResponse response) {
        response.setHeader("Cache-Control", "no-store");
        // Some proxies gather small answers until they are large.
        response.setHeader("X-Accel-Buffering", "no");
        SseEmitter stream = streams.open();
        Following following =
                news.follow(visitor.campaignId(), sequence -> OpenStreams.send(stream, "moved", sequence));
        stream.onCompletion(following::close);
        return stream;
    }
}
