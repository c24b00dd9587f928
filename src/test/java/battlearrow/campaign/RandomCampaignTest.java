package battlearrow.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Account;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.order.CampaignOrder;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.CombatOrder;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.ExploitationOrder.CloseExploitation;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.ManoeuvreOrder;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.PlanningOrder;
import battlearrow.firestorm.order.PlanningOrder.ClosePlanning;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.referee.RandomHouseRules;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.journal.DiceCheck;
import battlearrow.journal.DiceCheck.CheckedDie;
import battlearrow.journal.DiceCheck.Finding;
import battlearrow.journal.Journal;
import battlearrow.journal.Verification;
import battlearrow.tables.Moment;
import battlearrow.tables.Tables;
import battlearrow.testing.ApplicationTest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.transaction.support.TransactionTemplate;

@ApplicationTest
@DisplayName("A whole campaign of random legal orders")
class RandomCampaignTest {
    private static final int BATTLES_A_TURN = 3;
    private static final int MOST_ORDERS = 1_000;
    /** How often an order that ends a step is taken when others are offered: once in so many times. */
    private static final int RELUCTANCE_TO_CLOSE = 4;

    @Autowired
    BeanFactory beans;

    @Autowired
    Referee referee;

    @Autowired
    CampaignDesk desk;

    @Autowired
    CampaignView view;

    @Autowired
    Journal journal;

    @Autowired
    DiceCheck dice;

    @Autowired
    Tables tables;

    @Autowired
    CampaignExport export;

    @Autowired
    TransactionTemplate transaction;

    static List<Long> seeds() {
        return List.of(1944L, 1947L, System.nanoTime());
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    @DisplayName("keeps rows, journal and fold equal after every order, and every die can be checked at the end")
    void rowsEqualTheFoldAllTheWay(long seed) {
        Random random = new Random(seed);
        TestCampaign campaign = opened(seed);
        List<Account> people = new ArrayList<>(List.of(
                campaign.organiser,
                campaign.alliedGeneral,
                campaign.germanGeneral,
                campaign.tommy,
                campaign.harry,
                campaign.fritz,
                campaign.hans));
        for (int given = 0; !campaign.situation().isIn(Phase.FINISHED); given++) {
            assertThat(given).as("orders given, seed %d", seed).isLessThan(MOST_ORDERS);
            Collections.shuffle(people, random);
            give(campaign, people, random, seed);
            Moment now = view.now(campaign.id);
            assertThat(transaction.<List<String>>execute(status -> tables.differences(campaign.id, now)))
                    .as("after entry %d, seed %d", now.sequence(), seed)
                    .isEmpty();
        }
        Moment folded = new Moments(journal).latest(campaign.id);
        assertThat(folded.situation()).isEqualTo(campaign.situation());
        assertThat(folded.battles()).isEqualTo(view.now(campaign.id).battles());
        assertThat(transaction.<List<String>>execute(status -> tables.differences(campaign.id, folded)))
                .isEmpty();
        assertThat(journal.verify(campaign.id)).isEqualTo(new Verification.Sound(folded.sequence()));
        assertThat(dice.check(campaign.id))
                .isNotEmpty()
                .extracting(CheckedDie::finding)
                .containsOnly(Finding.MATCHES);
        assertThat(folded.totals()).hasSize(5);
        String file = export.write(campaign.id);
        assertThat(CampaignImport.check(file.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOfSatisfying(
                        CampaignImport.Check.Sound.class,
                        sound -> assertThat(sound.replayed().end()).isEqualTo(folded.situation()));
    }

    /** Every second one is Market Garden, and every second pair of seeds has other house rules. */
    private TestCampaign opened(long seed) {
        return TestCampaign.opened(
                beans,
                seed % 2 == 0 ? ScenarioName.A_BRIDGE_TOO_FAR : ScenarioName.MARKET_GARDEN,
                seed / 2 % 2 == 0 ? HouseRules.DEFAULTS : RandomHouseRules.someOtherwise(seed));
    }

    private void give(TestCampaign campaign, List<Account> people, Random random, long seed) {
        Situation now = campaign.situation();
        for (Account person : people) {
            List<Order> offered = offered(campaign, now, person);
            if (offered.isEmpty()) {
                continue;
            }
            Order order = choose(offered, random);
            Answer answer = desk.give(
                    campaign.id, person.id(), order, DiceInput.ROLL_ALL, UUID.randomUUID(), campaign.sequence());
            assertThat(answer).as("%s, seed %d", order, seed).isInstanceOf(Answer.Accepted.class);
            return;
        }
        throw new AssertionError("Nobody may do anything in " + now.phase() + " " + now.step() + " with "
                + now.battles() + ", seed " + seed);
    }

    /** What a person would think of doing: no rulings, no end of the Battle Phase before some battles are fought. */
    private List<Order> offered(TestCampaign campaign, Situation now, Account person) {
        List<Order> offered = new ArrayList<>(referee.offered(now, view.actor(campaign.id, person.id())));
        Challenge next = new Challenge(TestCampaign.member(campaign.tommy), TestCampaign.member(campaign.fritz));
        boolean mayGoOn = referee.objections(now, view.actor(campaign.id, campaign.organiser.id()), next)
                .isEmpty(); // HR-37
        boolean done = now.battles().isEmpty() && (!mayGoOn || battlesOf(campaign, now.turn()) >= BATTLES_A_TURN);
        offered.removeIf(order -> switch (order) {
            case StartCampaign start -> false;
            case CloseBattlePhase close -> !done;
            case CampaignOrder ruling -> true;
            case PlanningOrder.WritePlan plan -> true;
            case PlanningOrder.AddPlanNote note -> true;
            case ManoeuvreOrder.CallOffChallenge call -> true;
            case ManoeuvreOrder.WithdrawBattleArrow withdraw -> false;
            case Challenge challenge -> true;
            default -> false;
        });
        if (now.isIn(Phase.BATTLE)
                && mayGoOn
                && battlesOf(campaign, now.turn()) < BATTLES_A_TURN
                && now.battles().size() < 2) {
            // Words and people are not for the referee to offer.
            if (person == campaign.tommy) {
                offered.add(new Challenge(TestCampaign.member(person), TestCampaign.member(campaign.fritz)));
            }
            if (person == campaign.hans) {
                offered.add(new Challenge(TestCampaign.member(campaign.harry), TestCampaign.member(person)));
            }
        }
        for (Battle battle : now.battles()) {
            for (Side side : Side.values()) {
                Order report = new ReportScores(battle.number(), side, 7, 3 + battle.number() % 6);
                if (battle.isAt(Stage.SUPPLY_CHECKED)
                        && referee.objections(now, view.actor(campaign.id, person.id()), report)
                                .isEmpty()) {
                    offered.add(report);
                }
            }
        }
        return offered;
    }

    private long battlesOf(TestCampaign campaign, int turn) {
        return view.now(campaign.id).battles().stream()
                .filter(battle -> battle.turn() == turn)
                .count();
    }

    /** Each kind of order is as likely as any other, however many of it are offered. */
    private static Order choose(List<Order> offered, Random random) {
        Map<Class<?>, List<Order>> kinds = new LinkedHashMap<>();
        offered.stream()
                .sorted((one, other) ->
                        one.getClass().getName().compareTo(other.getClass().getName()))
                .forEach(order -> kinds.computeIfAbsent(order.getClass(), none -> new ArrayList<>())
                        .add(order));
        List<List<Order>> choices = new ArrayList<>(kinds.values());
        List<List<Order>> actions =
                choices.stream().filter(orders -> !ends(orders.getFirst())).toList();
        List<List<Order>> from = actions.isEmpty() || random.nextInt(RELUCTANCE_TO_CLOSE) == 0 ? choices : actions;
        List<Order> kind = from.get(random.nextInt(from.size()));
        return kind.get(random.nextInt(kind.size()));
    }

    private static boolean ends(Order order) {
        return switch (order) {
            case CloseOpening o -> true;
            case CloseAir o -> true;
            case CloseTransport o -> true;
            case CloseTactical o -> true;
            case CloseExploitation o -> true;
            case CloseReinforcement o -> true;
            case CloseMoves o -> true;
            case ClosePlanning o -> true;
            case CloseBattlePhase o -> true;
            case AfterActionOrder.EndAdvance o -> true;
            case CombatOrder.AgreeMission o -> true;
            default -> false;
        };
    }
}
