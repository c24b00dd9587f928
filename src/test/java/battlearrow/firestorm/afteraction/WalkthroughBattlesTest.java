package battlearrow.firestorm.afteraction;

import static battlearrow.firestorm.afteraction.AfterActions.advance;
import static battlearrow.firestorm.afteraction.AfterActions.endAdvance;
import static battlearrow.firestorm.afteraction.AfterActions.hold;
import static battlearrow.firestorm.afteraction.AfterActions.retreat;
import static battlearrow.firestorm.afteraction.AfterActions.roll;
import static battlearrow.firestorm.afteraction.AfterActions.save;
import static battlearrow.firestorm.afteraction.AfterActions.standing;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.map.Side.ALLIED;
import static battlearrow.firestorm.map.Side.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.ManoeuvreEvent.ArmourBroughtUp;
import battlearrow.firestorm.event.ManoeuvreEvent.ArtilleryTaken;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyDrawn;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.rulebook.Rule;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section 3 of the walkthrough from ReportScores on: the After Action Steps of its eight battles, one after the other. */
@DisplayName("Walkthrough, turn 1, After Action Steps of battles 1 to 8")
class WalkthroughBattlesTest {
    private final Umpire turn = AfterActions.play(SituationBuilder.walkthrough()
            .allied("DZ-X", "DZ-N", "DZ-T", "LZ-T", "DZ-O", "Groesbeek Heights")
            .troop("US Para 1", "DZ-N")
            .troop("US Para 2", "Groesbeek Heights")
            .troop("US Glider 1", "LZ-T")
            .troop("US Para 3", "DZ-O")
            .troop("British Para 1", "DZ-X")
            .troop("Typhoon 1", "XXX Corps")
            .markers("DZ-X", 2)
            .markers("DZ-N", 2)
            .markers("DZ-T", 1)
            .markers("LZ-T", 2)
            .markers("DZ-O", 2)
            .battlePhase(1));

    @Test
    @Covers({"AFT-02", "AFT-10", "AFT-11", "AFT-18", "AFT-22", "AFT-23", "ABN-22", "ABN-25", "INV-38"})
    void comesOutExactly() {
        valkenswaardRoad();
        dropZoneX();
        maasWaalCanalBridge();
        graveBridge();
        eindhoven();
        counterAttack();
        attackOnADepot();
        stateAfterTheBattlePhase();
    }

    private void play(UnaryOperator<SituationBuilder> battle) {
        turn.go(battle.apply(SituationBuilder.from(turn.now())).build());
    }

    private void valkenswaardRoad() {
        play(now -> now.arrow(ALLIED, "XXX Corps", "Valkenswaard Road")
                .committed(ALLIED, "5th Sherman", "32nd Sexton")
                .committed(GERMAN, "6th FJR")
                .fought(6, 1));
        turn.accept(roll(1, ALLIED, "6th FJR"), 3);
        assertThat(turn.refuse(roll(1, GERMAN, "5th Sherman"))).startsWith(Rule.AFT_08);
        assertThat(turn.refuse(retreat(1, ALLIED, "6th FJR", "Eindhoven"))).startsWith(Rule.AFT_13);
        assertThat(turn.refuse(retreat(1, GERMAN, "6th FJR", "XXX Corps"))).startsWith(Rule.AFT_12);
        turn.accept(retreat(1, GERMAN, "6th FJR", "Eindhoven"));
        assertThat(turn.now().control(area("Valkenswaard Road"))).isEqualTo(ALLIED);
        assertThat(turn.refuse(advance(1, ALLIED, "43rd Gun"))).startsWith(Rule.AFT_23);
        turn.accept(advance(1, ALLIED, "5th Sherman"));
        turn.accept(advance(1, ALLIED, "32nd Sexton"));
        turn.accept(advance(1, ALLIED, "43rd Gun"));
        assertThat(turn.refuse(advance(1, ALLIED, "8th Sherman"))).startsWith(Rule.AFT_22);
        turn.accept(endAdvance(1, ALLIED));
        assertThat(standing(turn.now(), "Valkenswaard Road")).containsExactly("5th Sherman", "32nd Sexton", "43rd Gun");
        assertThat(standing(turn.now(), "XXX Corps")).containsExactly("8th Sherman", "Typhoon 1");
    }

    private void dropZoneX() {
        play(now -> now.arrow(GERMAN, "Arnhem West", "DZ-X")
                .committed(GERMAN, "Spindler Security")
                .committed(ALLIED, "British Para 1")
                .then(new SupplyDrawn(2, area("DZ-X").id()))
                .fought(2, 5));
        turn.accept(roll(2, GERMAN, "British Para 1"), 4);
        turn.accept(hold(2, "DZ-X"));
        assertThat(turn.now().markers(area("DZ-X"))).isZero();
        assertThat(turn.refuse(advance(2, GERMAN, "Spindler Security"))).containsExactly(Rule.AFT_34);
        assertThat(turn.now().control(area("DZ-X"))).isEqualTo(ALLIED);
        assertThat(standing(turn.now(), "DZ-X")).containsExactly("British Para 1");
    }

    private void maasWaalCanalBridge() {
        play(now -> now.arrow(ALLIED, "Groesbeek Heights", "Maas-Waal Canal Bridge")
                .committed(ALLIED, "US Para 2")
                .committed(GERMAN)
                .then(new SupplyDrawn(3, area("DZ-N").id()))
                .fought(4, 3));
        turn.accept(roll(3, GERMAN, "US Para 2"), 6);
        turn.accept(save(3, "US Para 2", "DZ-N"));
        assertThat(turn.now().markers(area("DZ-N"))).isZero();
        assertThat(turn.now().control(area("Maas-Waal Canal Bridge"))).isEqualTo(ALLIED);
        turn.accept(advance(3, ALLIED, "US Para 2"));
        turn.accept(endAdvance(3, ALLIED));
        assertThat(standing(turn.now(), "Maas-Waal Canal Bridge")).containsExactly("US Para 2");
        assertThat(turn.now().control(area("Groesbeek Heights"))).isEqualTo(ALLIED);
    }

    private void graveBridge() {
        play(now -> now.arrow(ALLIED, "DZ-O", "Grave Bridge")
                .committed(ALLIED, "US Para 3")
                .then(new ArtilleryTaken(4, area("DZ-O").id()))
                .committed(GERMAN)
                .then(new SupplyDrawn(4, area("DZ-O").id()))
                .arrow(ALLIED, "Maas-Waal Canal Bridge", "Grave Bridge")
                .committed(ALLIED, "US Para 2")
                .committed(GERMAN)
                .then(new SupplyDrawn(5, area("DZ-T").id()))
                .fought(5, 6, 1));
        assertThat(turn.refuse(advance(5, ALLIED, "US Para 2"))).startsWith(Rule.AFT_02);
        play(now -> now.fought(4, 3, 3));
        turn.accept(roll(4, GERMAN, "US Para 3"), 5);
        assertThat(turn.refuse(advance(4, ALLIED, "US Para 3"))).containsExactly(Rule.AFT_34);
        assertThat(turn.now().markers(area("DZ-O"))).isZero();
        assertThat(turn.now().control(area("Grave Bridge"))).isEqualTo(ALLIED);
        assertThat(turn.refuse(advance(5, ALLIED, "US Para 3"))).startsWith(Rule.AFT_23);
        turn.accept(advance(5, ALLIED, "US Para 2"));
        turn.accept(advance(5, ALLIED, "US Para 3"));
        turn.accept(endAdvance(5, ALLIED));
        assertThat(standing(turn.now(), "Grave Bridge")).containsExactly("US Para 2", "US Para 3");
    }

    private void eindhoven() {
        play(now -> now.arrow(ALLIED, "Valkenswaard Road", "Eindhoven")
                .then(new ArmourBroughtUp(
                        6,
                        troop("8th Sherman").id(),
                        area("XXX Corps").id(),
                        area("Valkenswaard Road").id()))
                .committed(ALLIED, "8th Sherman", "43rd Gun")
                .committed(GERMAN, "6th FJR")
                .fought(3, 4));
        turn.accept(roll(6, GERMAN, "8th Sherman"), 6);
        turn.accept(roll(6, GERMAN, "43rd Gun"), 2);
        turn.accept(roll(6, ALLIED, "6th FJR"), 5);
        assertThat(turn.now().isInReinforcementPool(troop("8th Sherman"))).isTrue();
        turn.accept(retreat(6, ALLIED, "5th Sherman", "XXX Corps"));
        assertThat(turn.refuse(advance(6, GERMAN, "6th FJR"))).startsWith(Rule.AFT_01);
        turn.accept(retreat(6, ALLIED, "32nd Sexton", "XXX Corps"));
        turn.accept(retreat(6, ALLIED, "43rd Gun", "XXX Corps"));
        assertThat(turn.now().control(area("Valkenswaard Road"))).isEqualTo(GERMAN);
        turn.accept(advance(6, GERMAN, "6th FJR"));
        turn.accept(endAdvance(6, GERMAN));
        assertThat(standing(turn.now(), "Valkenswaard Road")).containsExactly("6th FJR");
        assertThat(turn.now().control(area("Eindhoven"))).isEqualTo(GERMAN);
    }

    private void counterAttack() {
        play(now -> now.arrow(ALLIED, "XXX Corps", "Valkenswaard Road")
                .committed(ALLIED, "5th Sherman", "Typhoon 1")
                .committed(GERMAN, "6th FJR")
                .fought(6, 1));
        turn.accept(roll(7, ALLIED, "6th FJR"), 5);
        assertThat(turn.now().isInReinforcementPool(troop("6th FJR"))).isTrue();
        turn.accept(advance(7, ALLIED, "5th Sherman"));
        assertThat(turn.refuse(advance(7, ALLIED, "32nd Sexton"))).startsWith(Rule.AFT_23);
        turn.accept(advance(7, ALLIED, "Typhoon 1"));
        turn.accept(advance(7, ALLIED, "32nd Sexton"));
        turn.accept(endAdvance(7, ALLIED));
        assertThat(standing(turn.now(), "Valkenswaard Road"))
                .containsExactly("5th Sherman", "32nd Sexton", "Typhoon 1");
        assertThat(standing(turn.now(), "XXX Corps")).containsExactly("43rd Gun");
    }

    private void attackOnADepot() {
        play(now -> now.arrow(GERMAN, "Budel", "VIII Corps")
                .committed(GERMAN, "Heinke Half-track")
                .committed(ALLIED, "29th Sherman", "159th Sexton")
                .fought(3, 4));
        turn.accept(roll(8, GERMAN, "29th Sherman"), 1);
        turn.accept(roll(8, GERMAN, "159th Sexton"), 6);
        turn.accept(roll(8, ALLIED, "Heinke Half-track"), 4);
        assertThat(turn.now().isInReinforcementPool(troop("159th Sexton"))).isTrue();
        assertThat(turn.refuse(advance(8, GERMAN, "Heinke Half-track"))).containsExactly(Rule.AFT_34);
        assertThat(turn.now().depotAttacks()).isEqualTo(1);
        assertThat(turn.now().control(area("VIII Corps"))).isEqualTo(ALLIED);
    }

    private void stateAfterTheBattlePhase() {
        assertThat(turn.now().battles()).isEmpty();
        assertThat(List.of("DZ-X", "DZ-N", "DZ-T", "LZ-T", "DZ-O"))
                .extracting(zone -> turn.now().markers(area(zone)))
                .containsExactly(0, 0, 0, 2, 0);
        assertThat(turn.now().map().list(turn.now().areasOf(ALLIED)))
                .extracting(Area::name)
                .containsExactlyInAnyOrder(
                        "XXX Corps",
                        "XII Corps",
                        "VIII Corps",
                        "Valkenswaard Road",
                        "DZ-X",
                        "DZ-N",
                        "DZ-T",
                        "LZ-T",
                        "DZ-O",
                        "Groesbeek Heights",
                        "Maas-Waal Canal Bridge",
                        "Grave Bridge");
    }
}
