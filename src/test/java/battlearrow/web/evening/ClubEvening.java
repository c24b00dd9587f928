package battlearrow.web.evening;

import static battlearrow.testing.People.as;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.evening.Evenings;
import battlearrow.testing.StartedCampaign;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** An evening of a campaign that is just beginning, and how people press its buttons. */
final class ClubEvening {
    static final String VENUE = "Back room of the Saracen's Head";

    final StartedCampaign campaign;
    final long id;
    final Evenings evenings;

    private final MockMvcTester mvc;

    ClubEvening(StartedCampaign campaign, BeanFactory beans, Duration fromNow) {
        this.campaign = campaign;
        mvc = beans.getBean(MockMvcTester.class);
        evenings = beans.getBean(Evenings.class);
        id = evenings.arrange(
                campaign.id, new Evenings.Arrangement(Instant.now().plus(fromNow), VENUE, 4), UUID.randomUUID());
    }

    static ClubEvening tonight(StartedCampaign campaign, BeanFactory beans) {
        return new ClubEvening(campaign, beans, Duration.ofMinutes(10));
    }

    static String person(Account account) {
        return Long.toString(account.id());
    }

    String path() {
        return "/evenings/" + id;
    }

    MvcTestResult get(Account person, String path) {
        return mvc.get().uri(campaign.href() + path).with(as(person)).exchange();
    }

    MvcTestResult post(Account person, String path, Map<String, String> fields) {
        var request = mvc.post().uri(campaign.href() + path).with(as(person)).with(csrf());
        fields.forEach(request::param);
        return request.exchange();
    }

    /** The organiser presses beside everybody's name. */
    void areHere(Account... people) {
        for (Account person : people) {
            post(campaign.organiser, path() + "/here", Map.of("person", person(person), "presence", "ARRIVED"));
        }
    }

    MvcTestResult take(Account who, Account allied, Account german) {
        return take(who, allied, german, UUID.randomUUID());
    }

    MvcTestResult take(Account who, Account allied, Account german, UUID orderKey) {
        Map<String, String> fields = new HashMap<>();
        fields.put("allied", person(allied));
        fields.put("german", person(german));
        fields.put("orderKey", orderKey.toString());
        fields.put("seen", Long.toString(campaign.sequence()));
        return post(who, path() + "/pair", fields);
    }

    MvcTestResult answers(Account who, String answer) {
        return post(who, path() + "/answer", Map.of("answer", answer));
    }
}
