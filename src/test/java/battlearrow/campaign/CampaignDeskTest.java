package battlearrow.campaign;

import static battlearrow.campaign.TestCampaign.member;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.Act;
import battlearrow.journal.Author;
import battlearrow.journal.Journal;
import battlearrow.journal.ThrownDie;
import battlearrow.journal.Verification;
import battlearrow.tables.Moment;
import battlearrow.tables.Tables;
import battlearrow.testing.ApplicationTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationListener;
import org.springframework.context.PayloadApplicationEvent;
import org.springframework.context.event.ApplicationEventMulticaster;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.event.ApplicationEvents;
import org.springframework.test.context.event.RecordApplicationEvents;
import org.springframework.transaction.support.TransactionTemplate;

@ApplicationTest
@RecordApplicationEvents
@DisplayName("The campaign desk")
class CampaignDeskTest {
    private static final TroopId SHERMAN = new TroopId("gds-5-armd");

    @Autowired
    BeanFactory beans;

    @Autowired
    CampaignDesk desk;

    @Autowired
    CampaignView view;

    @Autowired
    Guests guests;

    @Autowired
    Journal journal;

    @Autowired
    Tables tables;

    @Autowired
    TransactionTemplate transaction;

    @Autowired
    JdbcClient jdbc;

    @Autowired
    ApplicationEvents told;

    @Nested
    class AnOrder {
        @Test
        void thatIsAcceptedStandsInTheJournalAndInTheRows() {
            TestCampaign campaign = TestCampaign.opened(beans);
            Answer.Accepted answer = campaign.must(campaign.organiser, new StartCampaign());

            assertThat(answer.entry().sequence()).isEqualTo(1);
            assertThat(answer.entry().author())
                    .isEqualTo(new Author(campaign.organiser.id(), Author.Capacity.ORGANISER, null));
            assertThat(answer.now().situation().isIn(Phase.OPENING)).isTrue();
            assertThat(journal.listAll(campaign.id)).containsExactly(answer.entry());
            assertThat(differences(campaign)).isEmpty();
            assertThat(told.stream(CampaignMovedOn.class)).containsExactly(new CampaignMovedOn(campaign.id, 1));
        }

        @Test
        void thatIsRefusedWritesNothing() {
            TestCampaign campaign = TestCampaign.opened(beans);
            Answer answer = campaign.give(campaign.tommy, new StartCampaign());

            assertThat(answer)
                    .isInstanceOfSatisfying(
                            Answer.Refused.class,
                            refused -> assertThat(refused.refusals())
                                    .extracting(Refusal::rule)
                                    .contains(Rule.ROLE_02));
            assertThat(journal.listAll(campaign.id)).isEmpty();
            assertThat(differences(campaign)).isEmpty();
            assertThat(told.stream(CampaignMovedOn.class)).isEmpty();
        }

        @Test
        void fromAStrangerIsRefused() {
            TestCampaign campaign = TestCampaign.opened(beans);
            TestCampaign other = TestCampaign.opened(beans);
            assertThat(campaign.give(other.organiser, new StartCampaign())).isInstanceOf(Answer.Refused.class);
        }

        @Test
        void tellsWhatHappenedSinceItsPageWasDrawn() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            long drawn = campaign.sequence();
            Challenge challenge = new Challenge(member(campaign.harry), member(campaign.hans));
            Answer.Accepted meanwhile = campaign.must(campaign.harry, challenge);

            Answer answer = desk.give(
                    campaign.id,
                    campaign.tommy.id(),
                    new Challenge(member(campaign.tommy), member(campaign.fritz)),
                    DiceInput.ROLL_ALL,
                    UUID.randomUUID(),
                    drawn);

            assertThat(answer).isInstanceOf(Answer.Accepted.class);
            assertThat(answer.hasMovedOn()).isTrue();
            assertThat(answer.since()).containsExactly(meanwhile.entry());
        }
    }

    @Nested
    @DisplayName("Sent twice (H19)")
    class SentTwice {
        @Test
        void anOrderCountsOnceAndGetsTheFirstAnswer() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            Order challenge = new Challenge(member(campaign.tommy), member(campaign.fritz));
            UUID key = UUID.randomUUID();
            Answer first = campaign.give(campaign.tommy, challenge, key);
            Answer second = campaign.give(campaign.tommy, challenge, key);

            assertThat(first)
                    .isInstanceOfSatisfying(
                            Answer.Accepted.class,
                            accepted -> assertThat(accepted.repeated()).isFalse());
            assertThat(second).isInstanceOfSatisfying(Answer.Accepted.class, accepted -> {
                assertThat(accepted.repeated()).isTrue();
                assertThat(accepted.entry()).isEqualTo(((Answer.Accepted) first).entry());
            });
            assertThat(campaign.situation().battles()).hasSize(1);
        }

        @Test
        void atTheSameInstantItCountsOnceToo() throws Exception {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            Order challenge = new Challenge(member(campaign.tommy), member(campaign.fritz));
            UUID key = UUID.randomUUID();
            Callable<Answer> send = () -> desk.give(
                    campaign.id, campaign.tommy.id(), challenge, DiceInput.ROLL_ALL, key, campaign.sequence());

            List<Answer> answers = atOnce(List.of(send, send, send, send));

            assertThat(answers).allMatch(Answer.Accepted.class::isInstance);
            assertThat(answers)
                    .filteredOn(answer -> !((Answer.Accepted) answer).repeated())
                    .hasSize(1);
            assertThat(campaign.situation().battles()).hasSize(1);
        }

        @Test
        void withSomethingElseInItNothingNewHappensAndThePersonIsTold() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            UUID key = UUID.randomUUID();
            campaign.give(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.fritz)), key);

            Answer other =
                    campaign.give(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.hans)), key);

            assertThat(other).isInstanceOf(Answer.KeyUsed.class);
            assertThat(campaign.situation().battles()).hasSize(1);
        }
    }

    @Nested
    @DisplayName("Two people at once (H21)")
    class TwoAtOnce {
        @Test
        @DisplayName("the last Sherman is wanted twice: one gets it, the other is told")
        @Covers("MAN-24")
        void oneWinsTheOtherIsTold() throws Exception {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            int one = campaign.alliedAttack(campaign.tommy, campaign.fritz, "xxx-corps", "valkenswaard-road");
            int other = campaign.alliedAttack(campaign.harry, campaign.hans, "xxx-corps", "albert-canal");
            long drawn = campaign.sequence();

            List<Answer> answers = atOnce(List.of(
                    () -> desk.give(
                            campaign.id,
                            campaign.tommy.id(),
                            new CommitTroops(one, Side.ALLIED, List.of(SHERMAN), List.of()),
                            DiceInput.ROLL_ALL,
                            UUID.randomUUID(),
                            drawn),
                    () -> desk.give(
                            campaign.id,
                            campaign.harry.id(),
                            new CommitTroops(other, Side.ALLIED, List.of(SHERMAN), List.of()),
                            DiceInput.ROLL_ALL,
                            UUID.randomUUID(),
                            drawn)));

            assertThat(answers).filteredOn(Answer.Accepted.class::isInstance).hasSize(1);
            assertThat(answers)
                    .filteredOn(Answer.Refused.class::isInstance)
                    .singleElement()
                    .satisfies(answer -> {
                        assertThat(((Answer.Refused) answer).refusals())
                                .extracting(Refusal::rule)
                                .contains(Rule.MAN_24);
                        assertThat(answer.since()).as("what happened meanwhile").hasSize(1);
                    });
            Situation now = campaign.situation();
            assertThat(now.battles().stream()
                            .filter(battle -> battle.party(Side.ALLIED).used(now.troop(SHERMAN))))
                    .hasSize(1);
            assertThat(differences(campaign)).isEmpty();
        }
    }

    @Nested
    class AllOrNothing {
        @Test
        void aFailureInTheMiddleLeavesNothingBehind() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            Moment before = view.now(campaign.id);
            Order challenge = new Challenge(member(campaign.tommy), member(campaign.fritz));
            UUID key = UUID.randomUUID();
            jdbc.sql("""
                            create function fail_in_the_middle() returns trigger language plpgsql as
                            $$ begin raise exception 'the power went'; end $$
                            """).update();
            jdbc.sql("create trigger failing before insert on battle_row execute function fail_in_the_middle()")
                    .update();
            try {
                assertThatThrownBy(() -> campaign.give(campaign.tommy, challenge, key))
                        .rootCause()
                        .hasMessageContaining("the power went");
            } finally {
                jdbc.sql("drop trigger failing on battle_row").update();
                jdbc.sql("drop function fail_in_the_middle()").update();
            }
            assertThat(view.now(campaign.id).sequence()).isEqualTo(before.sequence());
            assertThat(campaign.situation()).isEqualTo(before.situation());
            assertThat(differences(campaign)).isEmpty();

            assertThat(campaign.give(campaign.tommy, challenge, key))
                    .isInstanceOfSatisfying(
                            Answer.Accepted.class,
                            accepted -> assertThat(accepted.repeated()).isFalse());
        }

        @Test
        void aListenerThatFailsAfterTheCommitChangesNothing() {
            TestCampaign campaign = TestCampaign.opened(beans);
            ApplicationListener<PayloadApplicationEvent<CampaignMovedOn>> failing =
                    ApplicationListener.forPayload(movedOn -> {
                        if (movedOn.campaignId() == campaign.id) {
                            throw new IllegalStateException("nobody listens");
                        }
                    });
            ApplicationEventMulticaster listeners = beans.getBean(ApplicationEventMulticaster.class);
            listeners.addApplicationListener(failing);
            try {
                assertThat(campaign.give(campaign.organiser, new StartCampaign()))
                        .isInstanceOf(Answer.Accepted.class);
            } finally {
                listeners.removeApplicationListener(failing);
            }
            assertThat(campaign.sequence()).isEqualTo(1);
        }

        @Test
        void afterARestartTheSituationIsTheSame() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            campaign.alliedAttack(campaign.tommy, campaign.fritz, "xxx-corps", "valkenswaard-road");

            Moment started = new Moments(journal).latest(campaign.id);

            assertThat(started.situation()).isEqualTo(campaign.situation());
            assertThat(started.battles()).isEqualTo(view.now(campaign.id).battles());
            assertThat(journal.verify(campaign.id)).isEqualTo(new Verification.Sound(started.sequence()));
        }

        @Test
        void anyEarlierSituationCanBeSeenAgain() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            long then = campaign.sequence();
            Situation before = campaign.situation();
            campaign.alliedAttack(campaign.tommy, campaign.fritz, "xxx-corps", "valkenswaard-road");

            assertThat(view.at(campaign.id, then).situation()).isEqualTo(before);
            assertThat(view.at(campaign.id, 0).situation().isIn(Phase.SETUP)).isTrue();
        }
    }

    @Nested
    class Dice {
        @Test
        void typedInAreTakenAsTheyFell() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            campaign.must(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.fritz)));
            Answer.Accepted rolled = campaign.must(campaign.tommy, new RollInitiative(1), 2, 5);

            assertThat(rolled.entry().dice())
                    .containsExactly(
                            new ThrownDie(DieRequest.Kind.SIX_SIDED, Side.ALLIED, 2, ThrownDie.Origin.TYPED),
                            new ThrownDie(DieRequest.Kind.SIX_SIDED, Side.GERMAN, 5, ThrownDie.Origin.TYPED));
            assertThat(rolled.entry().seed()).isNull();
        }

        @Test
        void mayBeTypedInForOneSideAndRolledForTheOther() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            campaign.must(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.fritz)));
            Answer answer = desk.give(
                    campaign.id,
                    campaign.tommy.id(),
                    new RollInitiative(1),
                    new DiceInput(List.of(Optional.of(4), Optional.empty())),
                    UUID.randomUUID(),
                    campaign.sequence());

            assertThat(answer)
                    .isInstanceOfSatisfying(
                            Answer.Accepted.class,
                            accepted -> assertThat(accepted.entry().dice())
                                    .extracting(ThrownDie::origin)
                                    .containsExactly(ThrownDie.Origin.TYPED, ThrownDie.Origin.ROLLED));
        }

        @Test
        void thatCannotBeAreAMatterOfTheFormAndNotOfTheRules() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            campaign.must(campaign.tommy, new Challenge(member(campaign.tommy), member(campaign.fritz)));

            assertThat(campaign.give(campaign.tommy, new RollInitiative(1), 4))
                    .isInstanceOfSatisfying(
                            Answer.WrongDice.class,
                            wrong -> assertThat(wrong.faults()).containsExactly(new DiceFault.WrongNumber(1, 2)));
            assertThat(campaign.give(campaign.tommy, new RollInitiative(1), 0, 7))
                    .isInstanceOfSatisfying(
                            Answer.WrongDice.class,
                            wrong -> assertThat(wrong.faults())
                                    .containsExactly(
                                            new DiceFault.OutOfRange(0, 0, 6), new DiceFault.OutOfRange(1, 7, 6)));
        }
    }

    @Nested
    class Players {
        @Test
        @Covers("ORG-12")
        void mustBeKnownInTheCampaign() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            TestCampaign other = TestCampaign.opened(beans);
            Guest elsewhere = guests.welcome(other.id, campaign.tommy.id(), "Peter", UUID.randomUUID());

            for (Player unknown : List.of(member(other.fritz), Player.member("nobody"), elsewhere.player())) {
                assertThat(campaign.give(campaign.tommy, new Challenge(member(campaign.tommy), unknown)))
                        .as("%s", unknown)
                        .isInstanceOfSatisfying(
                                Answer.Refused.class,
                                refused -> assertThat(refused.refusals())
                                        .extracting(Refusal::rule)
                                        .contains(Rule.ORG_12));
            }
        }

        @Test
        @Covers("ROLE-09")
        void mayBeGuestsWhoseHostGivesTheirOrders() {
            TestCampaign campaign = TestCampaign.inBattlePhase(beans);
            Guest peter = guests.welcome(campaign.id, campaign.tommy.id(), " Peter ", UUID.randomUUID());
            campaign.must(campaign.tommy, new Challenge(member(campaign.tommy), peter.player()));
            campaign.must(campaign.tommy, new RollInitiative(1), 1, 6);

            People people = beans.getBean(People.class);
            assertThat(people.displayName(campaign.id, peter.person())).isEqualTo("Peter");
            assertThat(people.publicName(campaign.id, peter.person())).isEqualTo("Guest");
            assertThat(people.displayName(campaign.id, Long.toString(campaign.tommy.id())))
                    .isEqualTo("Tommy");
        }
    }

    @Test
    void theJournalOfAnOrderKeepsItAsGiven() {
        TestCampaign campaign = TestCampaign.inBattlePhase(beans);
        Order order = new CloseBattlePhase();
        Answer.Accepted answer = campaign.must(campaign.organiser, order);
        assertThat(journal.find(campaign.id, answer.entry().sequence()))
                .get()
                .extracting(entry -> entry.act())
                .isEqualTo(new Act.Ordered(order));
    }

    private List<String> differences(TestCampaign campaign) {
        return transaction.execute(status -> tables.differences(campaign.id, new Moments(journal).latest(campaign.id)));
    }

    /** Lets all begin in the same instant and answers in their order. */
    private static List<Answer> atOnce(List<Callable<Answer>> orders) throws Exception {
        CyclicBarrier start = new CyclicBarrier(orders.size());
        try (ExecutorService threads = Executors.newFixedThreadPool(orders.size())) {
            List<Future<Answer>> answers = orders.stream()
                    .map(order -> threads.submit(() -> {
                        start.await();
                        return order.call();
                    }))
                    .toList();
            List<Answer> results = new ArrayList<>();
            for (Future<Answer> answer : answers) {
                results.add(answer.get());
            }
            return results;
        }
    }
}
