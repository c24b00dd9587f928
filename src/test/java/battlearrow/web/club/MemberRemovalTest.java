package battlearrow.web.club;

import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.club.ClubRole;
import battlearrow.club.Clubs;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

@ApplicationTest
class MemberRemovalTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Clubs clubs;

    @Autowired
    Appointments appointments;

    @Test
    void memberWhoIsRemovedLosesHisOfficesAndReadsNoPlanAnyMore() {
        StartedCampaign campaign = StartedCampaign.inPlanning(beans);
        Account fritz = campaign.germanCommander;
        assertThat(mvc.get().uri(campaign.href() + "/plan").with(as(fritz))).hasStatusOk();

        assertThat(remove(campaign, fritz)).hasStatus3xxRedirection();

        assertThat(clubs.isMember(campaign.club.id(), fritz.id())).isFalse();
        assertThat(appointments.rolesOf(campaign.id, fritz.id()).side()).isEmpty();
        assertThat(mvc.get().uri(campaign.href() + "/plan").with(as(fritz))).hasStatus(403);
    }

    @Test
    void whoOrganisesACampaignHandsItOverFirst() {
        StartedCampaign campaign = StartedCampaign.inPlanning(beans);
        clubs.changeRole(campaign.club.id(), campaign.germanGeneral.id(), ClubRole.ORGANISER);
        assertThat(mvc.post()
                        .uri("/clubs/" + campaign.club.id() + "/members/" + campaign.organiser.id() + "/remove")
                        .with(as(campaign.germanGeneral))
                        .with(csrf()))
                .hasStatus3xxRedirection();
        assertThat(clubs.isMember(campaign.club.id(), campaign.organiser.id())).isTrue();
    }

    private MvcTestResult remove(StartedCampaign campaign, Account account) {
        return mvc.post()
                .uri("/clubs/" + campaign.club.id() + "/members/" + account.id() + "/remove")
                .with(as(campaign.organiser))
                .with(csrf())
                .exchange();
    }
}
