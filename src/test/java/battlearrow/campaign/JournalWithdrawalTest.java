package battlearrow.campaign;

import static battlearrow.campaign.TestCampaign.member;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.campaign.JournalWithdrawal.Newer;
import battlearrow.club.Account;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.Act;
import battlearrow.journal.Journal;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.Verification;
import battlearrow.tables.Moment;
import battlearrow.tables.Tables;
import battlearrow.testing.ApplicationTest;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.transaction.support.TransactionTemplate;

@ApplicationTest
@DisplayName("Taking back (H22)")
class JournalWithdrawalTest {
    @Autowired
    BeanFactory beans;

    @Autowired
    JournalWithdrawal withdrawal;

    @Autowired
    CampaignView view;

    @Autowired
    LastSeen lastSeen;

    @Autowired
    Journal journal;

    @Autowired
    Tables tables;

    @Autowired
    TransactionTemplate transaction;

    @Nested
    class ByTheOrganiser {
        @Test
        void theLastEntriesGoAndAllComeBackUnchanged() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            Situation early = campaign.situation();
            long first = campaign.sequence() + 1;
            campaign.alliedAttack(campaign.tommy, campaign.fritz, "xxx-corps", "valkenswaard-road");
            Moment late = view.now(campaign.id);
            assertThat(view.lastCounting(campaign.id, 3))
                    .extracting(read -> read.entry().sequence())
                    .containsExactly(first, first + 1, first + 2);

            JournalEntry gone = done(withdraw(campaign, campaign.organiser, first));

            assertThat(gone.act()).isEqualTo(new Act.EntriesWithdrawn(List.of(first, first + 1, first + 2), "Wrong"));
            assertThat(campaign.situation()).isEqualTo(early);
            assertThat(view.findEntry(campaign.id, first).orElseThrow().counts())
                    .isFalse();
            assertInOrder(campaign);

            done(bringBack(campaign, gone, Newer.KEEP));

            assertThat(campaign.situation()).isEqualTo(late.situation());
            assertThat(view.now(campaign.id).battles()).isEqualTo(late.battles());
            assertThat(view.findEntry(campaign.id, first).orElseThrow().counts())
                    .isTrue();
            assertInOrder(campaign);
        }

        @Test
        void whatIsNewInBetweenIsNamedAndNotMixed() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            long first = campaign.sequence() + 1;
            campaign.alliedAttack(campaign.tommy, campaign.fritz, "xxx-corps", "valkenswaard-road");
            Situation late = campaign.situation();
            JournalEntry gone = done(withdraw(campaign, campaign.organiser, first));
            Answer.Accepted newer =
                    campaign.must(campaign.harry, new Challenge(member(campaign.harry), member(campaign.hans)));
            Situation between = campaign.situation();

            assertThat(bringBack(campaign, gone, Newer.KEEP))
                    .isEqualTo(new JournalWithdrawal.Answer.WouldReplace(List.of(newer.entry())));
            assertThat(campaign.situation()).isEqualTo(between);

            JournalEntry back = done(bringBack(campaign, gone, Newer.REPLACE));
            assertThat(campaign.situation()).isEqualTo(late);
            assertInOrder(campaign);

            done(bringBack(campaign, back, Newer.REPLACE));
            assertThat(campaign.situation()).as("that, too, can be undone").isEqualTo(between);
            assertInOrder(campaign);
        }

        @Test
        void aWithdrawalOnTopOfAnotherComesBackFirst() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            long first = campaign.sequence() + 1;
            campaign.alliedAttack(campaign.tommy, campaign.fritz, "xxx-corps", "valkenswaard-road");
            JournalEntry arrow = done(withdraw(campaign, campaign.organiser, first + 2));
            JournalEntry rest = done(withdraw(campaign, campaign.organiser, first));

            assertThat(bringBack(campaign, arrow, Newer.KEEP))
                    .isEqualTo(new JournalWithdrawal.Answer.StandsOnWithdrawn());
            done(bringBack(campaign, rest, Newer.KEEP));
            done(bringBack(campaign, arrow, Newer.KEEP));
            assertThat(campaign.situation().battles()).hasSize(1);
            assertThat(bringBack(campaign, arrow, Newer.KEEP)).isEqualTo(new JournalWithdrawal.Answer.NothingThere());
        }

        @Test
        void neverWhatHeWasNotShown() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            long drawn = campaign.sequence();
            Answer.Accepted unseen =
                    campaign.must(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.fritz)));
            assertThat(withdrawal.withdrawFrom(
                            campaign.id, campaign.organiser.id(), drawn, "Wrong", UUID.randomUUID(), drawn))
                    .isEqualTo(new JournalWithdrawal.Answer.MovedOn(List.of(unseen.entry())));
        }

        @Test
        void evenTheStart() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            done(withdraw(campaign, campaign.organiser, 1));
            assertThat(campaign.situation().isIn(Phase.SETUP)).isTrue();
            assertInOrder(campaign);
        }

        @Test
        void sentTwiceCountsOnce() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            UUID key = UUID.randomUUID();
            long last = campaign.sequence();
            JournalEntry first =
                    done(withdrawal.withdrawFrom(campaign.id, campaign.organiser.id(), last, "Wrong", key, last));
            JournalEntry second =
                    done(withdrawal.withdrawFrom(campaign.id, campaign.organiser.id(), last, "Wrong", key, last));
            assertThat(second).isEqualTo(first);
        }
    }

    @Nested
    class ByAnybody {
        @Test
        void hisOwnLastEntryUnseenAndWithoutDice() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            campaign.must(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.fritz)));
            lastSeen.note(campaign.id, campaign.tommy.id(), campaign.sequence());
            assertThat(withdrawal.mayWithdrawLast(campaign.id, campaign.tommy.id()))
                    .isTrue();
            assertThat(withdrawal.mayWithdrawLast(campaign.id, campaign.fritz.id()))
                    .isFalse();

            done(withdraw(campaign, campaign.tommy, campaign.sequence()));

            assertThat(campaign.situation().battles()).isEmpty();
        }

        @Test
        void notOnceSomebodyElseHasSeenIt() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            campaign.must(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.fritz)));
            lastSeen.note(campaign.id, campaign.fritz.id(), campaign.sequence());
            assertRefused(withdraw(campaign, campaign.tommy, campaign.sequence()));
        }

        @Test
        void notWhenADieHasFallen() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            campaign.must(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.fritz)));
            campaign.must(campaign.tommy, new RollInitiative(1), 1, 6);
            assertRefused(withdraw(campaign, campaign.tommy, campaign.sequence()));
        }

        @Test
        void notAnEntryWithOthersAfterIt() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            long own = campaign.sequence() + 1;
            campaign.must(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.fritz)));
            campaign.must(campaign.harry, new Challenge(member(campaign.harry), member(campaign.hans)));
            assertRefused(withdraw(campaign, campaign.tommy, own));
        }

        @Test
        void andOnlyTheOrganiserBringsBack() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            JournalEntry gone = done(withdraw(campaign, campaign.organiser, campaign.sequence()));
            assertRefused(withdrawal.bringBack(
                    campaign.id, campaign.alliedGeneral.id(), gone.sequence(), Newer.KEEP, UUID.randomUUID()));
        }
    }

    private JournalWithdrawal.Answer withdraw(TestCampaign campaign, Account by, long first) {
        return withdrawal.withdrawFrom(campaign.id, by.id(), first, "Wrong", UUID.randomUUID(), campaign.sequence());
    }

    private JournalWithdrawal.Answer bringBack(TestCampaign campaign, JournalEntry gone, Newer newer) {
        return withdrawal.bringBack(campaign.id, campaign.organiser.id(), gone.sequence(), newer, UUID.randomUUID());
    }

    private static JournalEntry done(JournalWithdrawal.Answer answer) {
        assertThat(answer).isInstanceOf(JournalWithdrawal.Answer.Done.class);
        return ((JournalWithdrawal.Answer.Done) answer).entry();
    }

    private static void assertRefused(JournalWithdrawal.Answer answer) {
        assertThat(answer)
                .isInstanceOfSatisfying(
                        JournalWithdrawal.Answer.Refused.class,
                        refused -> assertThat(refused.refusals())
                                .extracting(Refusal::rule)
                                .containsExactly(Rule.ROLE_02));
    }

    /** Rows, journal and a fold from the start agree. */
    private void assertInOrder(TestCampaign campaign) {
        Moment folded = new Moments(journal).latest(campaign.id);
        assertThat(folded.situation()).isEqualTo(campaign.situation());
        assertThat(transaction.<List<String>>execute(status -> tables.differences(campaign.id, folded)))
                .isEmpty();
        assertThat(journal.verify(campaign.id)).isInstanceOf(Verification.Sound.class);
    }
}
