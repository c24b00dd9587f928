package battlearrow.campaign;

import static battlearrow.campaign.TestCampaign.member;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.CampaignOrder.SetPoints;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.journal.DiceCheck;
import battlearrow.journal.DiceCheck.CheckedDie;
import battlearrow.journal.DiceCheck.Finding;
import battlearrow.journal.DiceSeeds;
import battlearrow.journal.Journal;
import battlearrow.journal.PublishedSeed;
import battlearrow.journal.Verification;
import battlearrow.testing.ApplicationTest;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

@ApplicationTest
@DisplayName("The journal of a campaign")
class CampaignJournalTest {
    @Autowired
    BeanFactory beans;

    @Autowired
    CampaignDesk desk;

    @Autowired
    CampaignView view;

    @Autowired
    CampaignOpening opening;

    @Autowired
    Journal journal;

    @Autowired
    DiceSeeds seeds;

    @Autowired
    DiceCheck dice;

    @Autowired
    JdbcClient jdbc;

    @Nested
    class OnlyGrows {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "update journal_entry set author = author",
                    "delete from journal_entry",
                    "truncate journal_entry cascade",
                    "update journal_event set event_name = event_name",
                    "delete from journal_event",
                    "truncate journal_event",
                    "update journal_heading set scenario = scenario where campaign_id in"
                            + " (select campaign_id from journal_entry)",
                    "delete from journal_heading",
                })
        void theDatabaseRefusesTo(String statement) {
            TestCampaign.inBattlePhase(beans);
            assertThatThrownBy(() -> jdbc.sql(statement).update())
                    .rootCause()
                    .hasMessageContaining("The journal only grows");
        }

        @Test
        void houseRulesStandFromTheFirstEntryOn() {
            TestCampaign campaign = TestCampaign.opened(beans);
            HouseRules rules = HouseRules.DEFAULTS.with(HouseRule.HR_42, "supplyFirst");
            assertThat(opening.change(campaign.id, 1750, rules)).isEmpty();
            assertThat(campaign.situation().houseRules().value(HouseRule.HR_42)).isEqualTo("supplyFirst");
            assertThat(campaign.situation().houseRules().value(HouseRule.HR_36)).isEqualTo("1750");

            campaign.must(campaign.organiser, new SetPoints(1500));

            assertThat(opening.change(campaign.id, 1750, HouseRules.DEFAULTS))
                    .get()
                    .satisfies(refusal -> assertThat(refusal.rule()).isEqualTo(Rule.ORG_11));
        }
    }

    @Nested
    class ItsHashes {
        @Test
        void fitTogether() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            assertThat(journal.verify(campaign.id)).isEqualTo(new Verification.Sound(campaign.sequence()));
        }

        @Test
        void tellWhichEntryWasAltered() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            behindOurBack("update journal_event set event_json = replace(event_json, '\"', '\" ')"
                    + " where sequence = 2 and position = 0 and event_json <> '{}' and campaign_id = " + campaign.id);
            assertThat(journal.verify(campaign.id)).isEqualTo(new Verification.Broken(2, Verification.Fault.ALTERED));
        }

        @Test
        void tellThatAnEntryWasRemoved() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            behindOurBack("delete from journal_event where sequence = 3 and campaign_id = " + campaign.id);
            behindOurBack("delete from journal_entry where sequence = 3 and campaign_id = " + campaign.id);
            assertThat(journal.verify(campaign.id)).isEqualTo(new Verification.Broken(4, Verification.Fault.GAP));
        }

        @Test
        void tellThatTheHeadingWasAltered() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            behindOurBack("update journal_heading set house_rules = '{\"normalPoints\":\"1750\"}' where campaign_id = "
                    + campaign.id);
            assertThat(journal.verify(campaign.id))
                    .isEqualTo(new Verification.Broken(1, Verification.Fault.OTHER_PREDECESSOR));
        }

        private void behindOurBack(String statement) {
            int changed = jdbc.sql("begin; set local session_replication_role = replica; " + statement + "; commit")
                    .update();
            assertThat(changed).isGreaterThanOrEqualTo(0);
        }
    }

    @Nested
    class ItsDice {
        @Test
        void areBoundByAFingerprintAndCheckedAfterTheTurn() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            PublishedSeed inUse = seeds.list(campaign.id).getLast();
            assertThat(inUse.turn()).isEqualTo(1);
            assertThat(inUse.seed()).as("secret while in use").isEmpty();
            campaign.must(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.fritz)));
            Answer.Accepted rolled = roll(campaign);
            assertThat(dice.check(campaign.id)).extracting(CheckedDie::finding).containsOnly(Finding.NOT_YET_REVEALED);

            seeds.useFor(campaign.id, 2);

            PublishedSeed revealed = seeds.list(campaign.id).get(inUse.number() - 1);
            assertThat(revealed.fingerprint()).isEqualTo(inUse.fingerprint());
            assertThat(revealed.seed())
                    .get()
                    .satisfies(seed -> assertThat(seed.fingerprint()).isEqualTo(inUse.fingerprint()));
            assertThat(dice.check(campaign.id))
                    .hasSize(rolled.entry().dice().size())
                    .extracting(CheckedDie::finding)
                    .containsOnly(Finding.MATCHES);
        }

        @Test
        void areRolledAnewByAnotherSeedWhenATurnIsPlayedAgain() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            long opened = view.entries(campaign.id, Long.MAX_VALUE, 100).stream()
                    .filter(entry -> view.at(campaign.id, entry.entry().sequence())
                                    .situation()
                                    .turn()
                            == 1)
                    .mapToLong(entry -> entry.entry().sequence())
                    .min()
                    .orElseThrow();
            beans.getBean(JournalWithdrawal.class)
                    .withdrawFrom(
                            campaign.id,
                            campaign.organiser.id(),
                            opened,
                            "Too early",
                            UUID.randomUUID(),
                            campaign.sequence());

            assertThat(seeds.list(campaign.id)).extracting(PublishedSeed::turn).containsExactly(0, 1, 0);
            assertThat(seeds.list(campaign.id))
                    .extracting(seed -> seed.seed().isPresent())
                    .containsExactly(true, true, false);
        }

        @Test
        void typedInAreMarkedAndNotComputed() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            campaign.must(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.fritz)));
            campaign.must(campaign.tommy, new RollInitiative(1), 3, 2);
            assertThat(dice.check(campaign.id)).extracting(CheckedDie::finding).containsOnly(Finding.TYPED);
        }

        private Answer.Accepted roll(TestCampaign campaign) {
            return (Answer.Accepted) desk.give(
                    campaign.id,
                    campaign.tommy.id(),
                    new RollInitiative(1),
                    DiceInput.ROLL_ALL,
                    UUID.randomUUID(),
                    campaign.sequence());
        }
    }

    @Nested
    class ItsPages {
        @Test
        void listTheNewestFirstWithItsAuthor() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            campaign.must(campaign.organiser, new CloseBattlePhase());

            List<ReadEntry> newest = view.entries(campaign.id, Long.MAX_VALUE, 2);
            assertThat(newest)
                    .extracting(read -> read.entry().sequence())
                    .containsExactly(campaign.sequence(), campaign.sequence() - 1);
            assertThat(newest.getFirst().authorName()).isEqualTo("Olivia");
            assertThat(view.entries(campaign.id, 3, 10))
                    .extracting(read -> read.entry().sequence())
                    .containsExactly(2L, 1L);
        }
    }
}
