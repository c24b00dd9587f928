package battlearrow.firestorm.combat;

import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.CombatEvent.BattleDecided;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.ManoeuvreEvent.ArmourBroughtUp;
import battlearrow.firestorm.event.ManoeuvreEvent.ChallengeMade;
import battlearrow.firestorm.event.ManoeuvreEvent.InitiativeRolled;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyChecked;
import battlearrow.firestorm.event.ManoeuvreEvent.VariableRolled;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.event.MapEvent.MarkersRemoved;
import battlearrow.firestorm.event.MapEvent.PlaceKind;
import battlearrow.firestorm.event.MapEvent.TroopPlaced;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.manoeuvre.ManoeuvreRules;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CombatOrder.AgreeMission;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.DeclineInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.ManoeuvreOrder.RollOutOfSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rulebook.Rule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 3 of the walkthrough from each challenge to the reported result; what follows after the games is told as events. */
@DisplayName("Walkthrough, turn 1, Battle Phase: up to the results")
class BattlePhaseWalkthroughTest {
    private static final Side ALLIED = Side.ALLIED;
    private static final Side GERMAN = Side.GERMAN;

    private final Umpire umpire = new Umpire(afterTheOpening().build(), rules(), List.of());

    private static Map<Class<? extends Order>, OrderRule<?>> rules() {
        Map<Class<? extends Order>, OrderRule<?>> rules = new HashMap<>(ManoeuvreRules.all());
        rules.putAll(CombatRules.all());
        return rules;
    }

    private static SituationBuilder afterTheOpening() {
        return SituationBuilder.walkthrough()
                .allied("DZ-X", "DZ-N", "DZ-T", "LZ-T", "DZ-O", "Groesbeek Heights")
                .markers("DZ-X", 2)
                .markers("DZ-N", 2)
                .markers("DZ-T", 1)
                .markers("LZ-T", 2)
                .markers("DZ-O", 2)
                .troop("US Para 1", "DZ-N")
                .troop("US Para 2", "Groesbeek Heights")
                .troop("US Glider 1", "LZ-T")
                .troop("US Para 3", "DZ-O")
                .troop("British Para 1", "DZ-X")
                .troop("Typhoon 1", "XXX Corps")
                .battlePhase(1);
    }

    @Test
    @Covers({"MAN-01", "MAN-25", "SUP-01", "ABN-06", "ABN-30", "COM-12"})
    void theEightBattles() {
        attackOnValkenswaardRoad();
        attackOnDropZoneX();
        attackOnTheCanalBridge();
        twoArrowsIntoGraveBridge();
        aDeclinedInitiative();
        theCounterAttack();
        attackOnAnAlliedDepot();
        assertThat(Stream.of("DZ-X", "DZ-N", "DZ-T", "LZ-T", "DZ-O")
                        .map(zone -> umpire.now().markers(area(zone))))
                .containsExactly(0, 0, 0, 2, 0);
    }

    private void attackOnValkenswaardRoad() {
        initiative(1, 3, 4, ALLIED);
        assertThat(umpire.refuse(arrow(1, GERMAN, "Valkenswaard Road", "XXX Corps")))
                .startsWith(Rule.MAN_09); // B1-2
        assertThat(umpire.refuse(arrow(1, ALLIED, "XXX Corps", "Eindhoven"))).startsWith(Rule.MAN_12); // B1-3
        assertThat(umpire.refuse(arrow(1, ALLIED, "Groesbeek Heights", "Kleve")))
                .startsWith(Rule.MAN_14); // B1-4
        umpire.accept(arrow(1, ALLIED, "XXX Corps", "Valkenswaard Road"));
        assertThat(umpire.refuse(commit(1, GERMAN, "6th FJR"))).startsWith(Rule.MAN_25); // B1-6
        assertThat(umpire.refuse(commit(1, ALLIED, "5th Sherman", "32nd Sexton", "43rd Gun")))
                .startsWith(Rule.MAN_21); // B1-7
        assertThat(umpire.refuse(commit(1, ALLIED, "29th Sherman"))).startsWith(Rule.MAN_34); // B1-8
        umpire.accept(commit(1, ALLIED, "5th Sherman", "32nd Sexton"));
        assertThat(umpire.accept(commit(1, GERMAN, "6th FJR"))).endsWith(new SupplyChecked(1, true, true, false));
        umpire.accept(new AgreeMission(1, ALLIED, "Breakout"));
        umpire.accept(new AgreeMission(1, GERMAN, "Breakout"));
        result(1, 6, 1, ALLIED);
        afterwards(1, moved("6th FJR", "Eindhoven"), control("Valkenswaard Road", ALLIED));
        afterwards(
                1,
                moved("5th Sherman", "Valkenswaard Road"),
                moved("32nd Sexton", "Valkenswaard Road"),
                moved("43rd Gun", "Valkenswaard Road"));
    }

    private void attackOnDropZoneX() {
        initiative(2, 2, 5, GERMAN);
        umpire.accept(arrow(2, GERMAN, "Arnhem West", "DZ-X"));
        umpire.accept(commit(2, GERMAN, "Spindler Security"));
        TroopId security = troop("Spindler Security").id();
        assertThat(umpire.accept(new RollVariable(2, GERMAN, security), 5))
                .containsExactly(new VariableRolled(2, security, 5, "SS_INFANTRY"));
        assertThat(umpire.accept(commit(2, ALLIED, "British Para 1")))
                .endsWith(new SupplyChecked(2, false, true, false));
        assertThat(umpire.refuse(new RollOutOfSupply(2, ALLIED))).startsWith(Rule.ABN_06); // B2-4
        assertThat(umpire.refuse(new DrawSupply(2, GERMAN, area("DZ-X").id()))).startsWith(Rule.ROLE_11); // B2-5
        assertThat(umpire.refuse(draw(2, "DZ-N"))).startsWith(Rule.ABN_03); // B2-6
        umpire.accept(draw(2, "DZ-X"));
        assertThat(umpire.now().markers(area("DZ-X"))).isEqualTo(1);
        result(2, 2, 5, GERMAN);
        afterwards(2, new MarkersRemoved(area("DZ-X").id(), 1)); // held
    }

    private void attackOnTheCanalBridge() {
        initiative(3, 6, 2, ALLIED);
        umpire.accept(arrow(3, ALLIED, "Groesbeek Heights", "Maas-Waal Canal Bridge"));
        umpire.accept(commit(3, ALLIED, "US Para 2"));
        assertThat(umpire.accept(commit(3, GERMAN))).endsWith(new SupplyChecked(3, false, true, true)); // B3-3
        umpire.accept(draw(3, "DZ-N"));
        assertThat(umpire.now().markers(area("DZ-N"))).isEqualTo(1);
        result(3, 4, 3, ALLIED);
        afterwards(
                3,
                new MarkersRemoved(area("DZ-N").id(), 1), // saved
                control("Maas-Waal Canal Bridge", ALLIED),
                moved("US Para 2", "Maas-Waal Canal Bridge"));
    }

    private void twoArrowsIntoGraveBridge() {
        initiative(4, 4, 5, ALLIED);
        umpire.accept(arrow(4, ALLIED, "DZ-O", "Grave Bridge"));
        CommitTroops alone = commit(4, ALLIED, "US Para 3");
        AreaId dropZoneO = area("DZ-O").id();
        assertThat(umpire.refuse(new CommitTroops(4, ALLIED, alone.troops(), List.of(dropZoneO, dropZoneO))))
                .startsWith(Rule.ABN_19); // B4-2b
        umpire.accept(new CommitTroops(4, ALLIED, alone.troops(), List.of(dropZoneO)));
        assertThat(umpire.now().markers(area("DZ-O"))).isEqualTo(1);
        assertThat(umpire.accept(commit(4, GERMAN))).endsWith(new SupplyChecked(4, false, true, true));
        umpire.accept(draw(4, "DZ-O"));
        assertThat(umpire.now().markers(area("DZ-O"))).isZero();

        initiative(5, 5, 3, ALLIED);
        assertThat(umpire.refuse(arrow(5, ALLIED, "DZ-O", "Grave Bridge"))).startsWith(Rule.MAN_17); // B5-2
        umpire.accept(arrow(5, ALLIED, "Maas-Waal Canal Bridge", "Grave Bridge"));
        umpire.accept(commit(5, ALLIED, "US Para 2"));
        assertThat(umpire.accept(commit(5, GERMAN))).endsWith(new SupplyChecked(5, false, true, true));
        assertThat(umpire.refuse(draw(5, "DZ-N"))).startsWith(Rule.ABN_02); // B5-5
        umpire.accept(draw(5, "DZ-T"));
        assertThat(umpire.now().markers(area("DZ-T"))).isZero();
        result(5, 6, 1, ALLIED); // B5-7
        result(4, 3, 3, null); // B4-6
        afterwards(4);
        afterwards(
                5,
                control("Grave Bridge", ALLIED),
                moved("US Para 2", "Grave Bridge"),
                moved("US Para 3", "Grave Bridge"));
    }

    private void aDeclinedInitiative() {
        initiative(6, 1, 3, GERMAN);
        umpire.accept(new DeclineInitiative(6, GERMAN));
        umpire.accept(arrow(6, ALLIED, "Valkenswaard Road", "Eindhoven"));
        assertThat(umpire.refuse(commit(6, ALLIED, "Typhoon 1"))).startsWith(Rule.MAN_22); // B6-4
        assertThat(umpire.accept(commit(6, ALLIED, "8th Sherman", "43rd Gun")))
                .startsWith(new ArmourBroughtUp(
                        6,
                        troop("8th Sherman").id(),
                        area("XXX Corps").id(),
                        area("Valkenswaard Road").id()));
        assertThat(umpire.accept(commit(6, GERMAN, "6th FJR"))).endsWith(new SupplyChecked(6, true, true, false));
        result(6, 3, 4, GERMAN);
        afterwards(
                6,
                new TroopPlaced(troop("8th Sherman").id(), PlaceKind.REINFORCEMENT_POOL, null),
                moved("5th Sherman", "XXX Corps"),
                moved("32nd Sexton", "XXX Corps"),
                moved("43rd Gun", "XXX Corps"),
                control("Valkenswaard Road", GERMAN),
                moved("6th FJR", "Valkenswaard Road"));
    }

    private void theCounterAttack() {
        initiative(7, 2, 3, ALLIED);
        umpire.accept(arrow(7, ALLIED, "XXX Corps", "Valkenswaard Road")); // B7-2
        umpire.accept(commit(7, ALLIED, "5th Sherman", "Typhoon 1"));
        assertThat(umpire.accept(commit(7, GERMAN, "6th FJR"))).endsWith(new SupplyChecked(7, true, true, false));
        result(7, 6, 1, ALLIED);
        afterwards(
                7,
                new TroopPlaced(troop("6th FJR").id(), PlaceKind.REINFORCEMENT_POOL, null),
                control("Valkenswaard Road", ALLIED),
                moved("5th Sherman", "Valkenswaard Road"));
    }

    private void attackOnAnAlliedDepot() {
        initiative(8, 3, 6, GERMAN);
        umpire.accept(arrow(8, GERMAN, "Budel", "VIII Corps"));
        umpire.accept(commit(8, GERMAN, "Heinke Half-track"));
        assertThat(umpire.accept(commit(8, ALLIED, "29th Sherman", "159th Sexton")))
                .endsWith(new SupplyChecked(8, true, true, false));
        result(8, 3, 4, GERMAN);
        assertThat(umpire.now().findBattle(8).orElseThrow().arrowNumber()).isEqualTo(8);
    }

    private void initiative(int battle, int allied, int german, Side holder) {
        umpire.then(new ChallengeMade(battle, Player.member("tommy"), Player.member("fritz")));
        assertThat(umpire.accept(People.TOMMY, new RollInitiative(battle), allied, german))
                .containsExactly(new InitiativeRolled(battle, allied, german, 1, holder));
    }

    private void result(int battle, int allied, int german, @Nullable Side winner) {
        umpire.accept(new ReportScores(battle, ALLIED, allied, german));
        assertThat(umpire.accept(new ReportScores(battle, GERMAN, allied, german)))
                .endsWith(new BattleDecided(battle, winner, false));
    }

    private void afterwards(int battle, Event... events) {
        umpire.then(events);
        umpire.then(new BattleClosed(battle));
    }

    private static PlaceBattleArrow arrow(int battle, Side side, String tail, String point) {
        return new PlaceBattleArrow(battle, side, area(tail).id(), area(point).id());
    }

    private static CommitTroops commit(int battle, Side side, String... troops) {
        List<TroopId> chosen = Stream.of(troops).map(troop -> troop(troop).id()).toList();
        return new CommitTroops(battle, side, chosen, List.of());
    }

    private static DrawSupply draw(int battle, String zone) {
        return new DrawSupply(battle, ALLIED, area(zone).id());
    }

    private static Event moved(String troop, String area) {
        return new TroopPlaced(troop(troop).id(), PlaceKind.AREA, area(area).id());
    }

    private static Event control(String area, Side side) {
        return new ControlChanged(area(area).id(), side);
    }
}
