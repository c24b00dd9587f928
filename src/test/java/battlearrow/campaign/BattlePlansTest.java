package battlearrow.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import battlearrow.club.Account;
import battlearrow.club.Appointments;
import battlearrow.club.Office;
import battlearrow.firestorm.event.CampaignEvent.PlanWritten;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.testing.ApplicationTest;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.jdbc.core.simple.JdbcClient;

@ApplicationTest
@ExtendWith(OutputCaptureExtension.class)
@DisplayName("Battle plans")
class BattlePlansTest {
    /** Words that stand nowhere but in the plan. */
    private static final BattlePlan PLAN = new BattlePlan(
            List.of(new AreaId("gelderland-bridge"), new AreaId("zaltbommel-bridges")),
            List.of(new BattlePlan.Arrow(new AreaId("xxx-corps"), new AreaId("tilburg-bridge"))),
            "Cloudberry at dawn",
            "Whortleberry if it rains");

    @Autowired
    BeanFactory beans;

    @Autowired
    BattlePlans plans;

    @Autowired
    CampaignView view;

    @Autowired
    Appointments appointments;

    @Autowired
    JdbcClient jdbc;

    private TestCampaign campaign;

    @BeforeEach
    void planTurnOne() {
        campaign = TestCampaign.opened(beans);
        campaign.must(campaign.organiser, new StartCampaign());
        campaign.must(campaign.alliedGeneral, new CloseAir());
        campaign.must(campaign.alliedGeneral, new CloseOpening(Side.ALLIED));
    }

    @Test
    @Covers({"PLAN-01", "PLAN-05", "INV-49"})
    void areReadByTheirOwnSideAndByNobodyElse() {
        issue(campaign.alliedGeneral, PLAN);

        assertThat(read(campaign.tommy)).isEqualTo(PLAN);
        assertThat(read(campaign.alliedGeneral)).isEqualTo(PLAN);
        for (Account other : List.of(campaign.fritz, campaign.germanGeneral, campaign.organiser)) {
            assertThat(plans.read(campaign.id, other.id(), Side.ALLIED, 1))
                    .isEqualTo(new BattlePlans.Reading.Refused(List.of(Refusal.of(Rule.PLAN_05))));
            assertThat(plans.listVersions(campaign.id, other.id(), Side.ALLIED, 1))
                    .isEmpty();
        }
    }

    @Test
    @DisplayName("leave no word outside their own tables and the answers to their side (H25)")
    @Covers("PLAN-05")
    void leaveNoWordElsewhere(CapturedOutput log) {
        plans.saveDraft(campaign.id, campaign.alliedGeneral.id(), Side.ALLIED, PLAN);
        Answer answer = issue(campaign.alliedGeneral, PLAN);
        campaign.must(campaign.alliedGeneral, new ClosePlanning(Side.ALLIED));
        campaign.must(campaign.germanGeneral, new ClosePlanning(Side.GERMAN));
        plans.addNote(
                campaign.id,
                campaign.alliedGeneral.id(),
                Side.ALLIED,
                "Dewberry after all",
                UUID.randomUUID(),
                campaign.sequence());

        assertThat(((Answer.Accepted) answer).entry().events()).containsExactly(new PlanWritten(Side.ALLIED));
        List<String> tables = jdbc.sql("""
                        select tablename from pg_tables
                        where schemaname = 'public' and tablename not in ('battle_plan', 'battle_plan_note', 'area_row')
                        """).query(String.class).list();
        for (String table : tables) {
            assertThat(jdbc.sql("select t::text from " + table + " t")
                            .query(String.class)
                            .list())
                    .as(table)
                    .noneMatch(BattlePlansTest::betrays);
        }
        assertThat(betrays(log.getAll())).isFalse();
        assertThat(betrays(view.entries(campaign.id, Long.MAX_VALUE, 50).toString()))
                .isFalse();
        assertThat(betrays(answer.toString())).isFalse();
    }

    @Test
    @Covers("PLAN-05")
    void leaveNoWordInTheLogWhenTheDatabaseFails(CapturedOutput log) {
        plans.saveDraft(campaign.id, campaign.alliedGeneral.id(), Side.ALLIED, BattlePlan.EMPTY);
        jdbc.sql("alter table battle_plan add constraint no_plans check (standing_orders not like 'Cloud%') not valid")
                .update();
        try {
            assertThatThrownBy(() -> plans.saveDraft(campaign.id, campaign.alliedGeneral.id(), Side.ALLIED, PLAN))
                    .satisfies(failure -> {
                        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
                            assertThat(betrays(String.valueOf(cause.getMessage())))
                                    .isFalse();
                        }
                    });
            assertThatThrownBy(() -> issue(campaign.alliedGeneral, PLAN)).isInstanceOf(RuntimeException.class);
        } finally {
            jdbc.sql("alter table battle_plan drop constraint no_plans").update();
        }
        assertThat(log.getAll()).contains("no_plans");
        assertThat(betrays(log.getAll())).isFalse();
        assertThat(plans.isIssued(campaign.id, Side.ALLIED, 1))
                .as("all or nothing")
                .isFalse();
        assertThat(view.entries(campaign.id, Long.MAX_VALUE, 1)
                        .getFirst()
                        .entry()
                        .events())
                .doesNotContain(new PlanWritten(Side.ALLIED));
    }

    @Test
    @Covers("PLAN-06")
    void getDatedNotesInTheBattlePhaseAndKeepTheirObjectives() {
        issue(campaign.alliedGeneral, PLAN);
        Answer early = plans.addNote(
                campaign.id, campaign.alliedGeneral.id(), Side.ALLIED, "Hold", UUID.randomUUID(), campaign.sequence());
        assertThat(early).isInstanceOf(Answer.Refused.class);
        campaign.must(campaign.alliedGeneral, new ClosePlanning(Side.ALLIED));
        campaign.must(campaign.germanGeneral, new ClosePlanning(Side.GERMAN));
        UUID key = UUID.randomUUID();
        for (int press = 0; press < 2; press++) {
            plans.addNote(campaign.id, campaign.alliedGeneral.id(), Side.ALLIED, "Hold", key, campaign.sequence());
        }

        IssuedPlan plan = shown(campaign.harry);
        assertThat(plan.notes()).singleElement().satisfies(note -> {
            assertThat(note.text()).isEqualTo("Hold");
            assertThat(note.authorName()).isEqualTo("Brian");
        });
        assertThat(plan.plan()).isEqualTo(PLAN);
        assertThat(issue(campaign.alliedGeneral, BattlePlan.EMPTY)).isInstanceOf(Answer.Refused.class);
    }

    @Test
    void asDraftsAreSeenByTheirWriterOnly() {
        assertThat(plans.saveDraft(campaign.id, campaign.alliedGeneral.id(), Side.ALLIED, PLAN))
                .isEmpty();
        assertThat(plans.saveDraft(campaign.id, campaign.tommy.id(), Side.ALLIED, PLAN))
                .get()
                .extracting(Refusal::rule)
                .isEqualTo(Rule.ROLE_04);

        assertThat(plans.findDraft(campaign.id, campaign.alliedGeneral.id(), Side.ALLIED))
                .contains(PLAN);
        assertThat(plans.findDraft(campaign.id, campaign.tommy.id(), Side.ALLIED))
                .isEmpty();
        assertThat(plans.read(campaign.id, campaign.tommy.id(), Side.ALLIED, 1))
                .isEqualTo(new BattlePlans.Reading.NoneIssued());

        issue(campaign.alliedGeneral, PLAN);
        assertThat(plans.findDraft(campaign.id, campaign.alliedGeneral.id(), Side.ALLIED))
                .as("the draft has become the plan")
                .isEmpty();
    }

    @Test
    void issuedAgainAreANewVersionAndItsReadersAreCounted() {
        issue(campaign.alliedGeneral, BattlePlan.EMPTY);
        read(campaign.tommy);
        issue(campaign.alliedGeneral, PLAN);
        read(campaign.tommy);
        read(campaign.tommy);
        read(campaign.alliedGeneral);

        assertThat(shown(campaign.harry).version()).isEqualTo(2);
        assertThat(shown(campaign.harry).readers())
                .as("Tommy and Harry, not the author")
                .isEqualTo(2);
        assertThat(plans.listVersions(campaign.id, campaign.tommy.id(), Side.ALLIED, 1))
                .extracting(IssuedPlan::version)
                .containsExactly(1, 2);
    }

    @Test
    @Covers("ROLE-08")
    void areNoLongerReadByAPlayerWhoChangedSides() {
        issue(campaign.alliedGeneral, PLAN);
        appointments.changeSides(campaign.id, campaign.tommy.id(), Side.GERMAN);
        assertThat(plans.read(campaign.id, campaign.tommy.id(), Side.ALLIED, 1))
                .isInstanceOf(BattlePlans.Reading.Refused.class);
    }

    @Test
    void openedByAnOrganiserOfNeitherSideShowThatHeDid() {
        issue(campaign.alliedGeneral, PLAN);
        assertThat(plans.openAsOrganiser(campaign.id, campaign.fritz.id(), Side.ALLIED, 1))
                .isInstanceOf(BattlePlans.Reading.Refused.class);
        assertThat(plans.openAsOrganiser(campaign.id, campaign.organiser.id(), Side.ALLIED, 1))
                .isInstanceOf(BattlePlans.Reading.Shown.class);

        assertThat(shown(campaign.tommy).openings())
                .extracting(IssuedPlan.Opening::name)
                .containsExactly("Olivia");
    }

    @Test
    @Covers("ROLE-03")
    void stayClosedToAnOrganiserWhoPlaysForTheEnemy() {
        issue(campaign.alliedGeneral, PLAN);
        appointments.appoint(campaign.id, campaign.organiser.id(), Office.commander(Side.GERMAN));
        assertThat(plans.openAsOrganiser(campaign.id, campaign.organiser.id(), Side.ALLIED, 1))
                .isEqualTo(new BattlePlans.Reading.Refused(List.of(Refusal.of(Rule.PLAN_05))));
    }

    private Answer issue(Account by, BattlePlan plan) {
        return plans.issue(campaign.id, by.id(), Side.ALLIED, plan, UUID.randomUUID(), campaign.sequence());
    }

    private IssuedPlan shown(Account by) {
        return ((BattlePlans.Reading.Shown) plans.read(campaign.id, by.id(), Side.ALLIED, 1)).plan();
    }

    private BattlePlan read(Account by) {
        return shown(by).plan();
    }

    private static boolean betrays(String text) {
        return text.contains("berry") || text.contains("gelderland") || text.contains("zaltbommel");
    }
}
