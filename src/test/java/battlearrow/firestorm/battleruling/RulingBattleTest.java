package battlearrow.firestorm.battleruling;

import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.map.Side.ALLIED;
import static battlearrow.firestorm.map.Side.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.afteraction.AfterActionProgress;
import battlearrow.firestorm.afteraction.AfterActionRules;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.CombatEvent.BattleDecided;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AfterActionOrder.Retreat;
import battlearrow.firestorm.order.CampaignOrder.RuleBattle;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Stage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Ruling the result of a battle that was not played")
class RulingBattleTest {
    /** A Sherman attacks Eindhoven, which paratroopers defend; the players cannot meet. */
    private static SituationBuilder eindhoven() {
        return SituationBuilder.emptyWalkthrough()
                .battlePhase(2)
                .allied("Valkenswaard Road")
                .troop("5th Sherman", "Valkenswaard Road")
                .troop("6th FJR", "Eindhoven")
                .arrow(ALLIED, "Valkenswaard Road", "Eindhoven")
                .committed(ALLIED, "5th Sherman")
                .committed(GERMAN, "6th FJR");
    }

    private static Umpire play(SituationBuilder builder) {
        Map<Class<? extends Order>, OrderRule<?>> rules = new HashMap<>(AfterActionRules.all());
        rules.putAll(BattleRulingRules.all());
        return new Umpire(builder.build(), rules, List.of(new AfterActionProgress()));
    }

    private static RuleBattle rule(@Nullable Side winner) {
        return new RuleBattle(1, winner, "Fritz is ill");
    }

    @Test
    @Covers({"AFT-08", "AFT-11"})
    @DisplayName("H03 (b): the defender wins, nobody rolls to destroy, the loser gives way, the battle is marked")
    void theDefenderWins() {
        Umpire battle = play(eindhoven());
        assertThat(battle.accept(ORGANISER, rule(GERMAN)))
                .startsWith(new Ruled("RuleBattle", "Fritz is ill"), new BattleDecided(1, GERMAN, true));
        Battle ruled = battle.now().findBattle(1).orElseThrow();
        assertThat(ruled.stage()).isEqualTo(Stage.RETREAT);
        assertThat(ruled.isRuled()).isTrue();
        battle.accept(new Retreat(
                1, ALLIED, troop("5th Sherman").id(), area("XXX Corps").id()));
        assertThat(battle.now().control(area("Valkenswaard Road"))).isEqualTo(GERMAN);
    }

    @Test
    @Covers("AFT-28")
    void aDrawEndsTheBattle() {
        Umpire battle = play(eindhoven());
        battle.accept(ORGANISER, rule(null));
        assertThat(battle.now().battles()).isEmpty();
        assertThat(battle.now().isIn(troop("6th FJR"), area("Eindhoven"))).isTrue();
    }

    @Test
    void anArrowIsEnough() {
        Umpire battle = play(
                SituationBuilder.emptyWalkthrough().battlePhase(2).arrow(ALLIED, "XXX Corps", "Valkenswaard Road"));
        battle.accept(ORGANISER, rule(ALLIED));
        assertThat(battle.now().control(area("Valkenswaard Road"))).isEqualTo(ALLIED);
    }

    @Test
    @Covers("ROLE-02")
    void onlyTheOrganiserRules() {
        assertThat(play(eindhoven()).refuse(TOMMY, rule(ALLIED))).containsExactly(Rule.ROLE_02);
    }

    @Test
    @Covers("AFT-01")
    void notBeforeTheArrowNorAfterTheDecision() {
        Umpire early = play(SituationBuilder.emptyWalkthrough().battlePhase(2).initiative(ALLIED));
        assertThat(early.refuse(ORGANISER, rule(ALLIED))).containsExactly(Rule.AFT_01);
        Umpire late = play(eindhoven().fought(6, 6));
        assertThat(late.refuse(ORGANISER, rule(ALLIED))).containsExactly(Rule.AFT_01);
    }

    @Test
    @Covers({"AFT-34", "ORG-12"})
    void notABattleThatIsOverOrUnknown() {
        Umpire battle = play(eindhoven());
        battle.accept(ORGANISER, rule(null));
        assertThat(battle.refuse(ORGANISER, rule(ALLIED))).containsExactly(Rule.AFT_34);
        assertThat(battle.refuse(ORGANISER, new RuleBattle(5, ALLIED, ""))).containsExactly(Rule.ORG_12);
    }
}
