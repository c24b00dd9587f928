package battlearrow.firestorm.afteraction;

import static battlearrow.firestorm.afteraction.AfterActions.advance;
import static battlearrow.firestorm.afteraction.AfterActions.battlePhase;
import static battlearrow.firestorm.afteraction.AfterActions.letDie;
import static battlearrow.firestorm.afteraction.AfterActions.play;
import static battlearrow.firestorm.afteraction.AfterActions.retreat;
import static battlearrow.firestorm.afteraction.AfterActions.roll;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.map.Side.ALLIED;
import static battlearrow.firestorm.map.Side.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import battlearrow.firestorm.afteraction.AfterActionSheet.AdvanceChoice;
import battlearrow.firestorm.afteraction.AfterActionSheet.RetreatChoice;
import battlearrow.firestorm.afteraction.AfterActionSheet.Roll;
import battlearrow.firestorm.afteraction.AfterActionSheet.Save;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The sheet of the After Action Step")
class AfterActionSheetTest {
    private static AfterActionSheet sheet(Umpire umpire, int battle) {
        return AfterActionSheet.of(umpire.now(), umpire.now().findBattle(battle).orElseThrow());
    }

    @Test
    void isEmptyBeforeTheGame() {
        Umpire battle = play(battlePhase().initiative(ALLIED));
        assertThat(sheet(battle, 1).dueFrom()).isEmpty();
        assertThat(sheet(battle, 1).rolls()).isEmpty();
    }

    @Test
    void namesTheBattleItWaitsFor() {
        Umpire battles = play(battlePhase()
                .arrow(ALLIED, "XXX Corps", "Valkenswaard Road")
                .arrow(GERMAN, "Valkenswaard Road", "XII Corps")
                .committed(GERMAN)
                .committed(ALLIED)
                .fought(2, 3, 3));
        assertThat(sheet(battles, 2).findWaitsFor().map(Battle::number)).contains(1);
        assertThat(sheet(battles, 2).dueFrom()).isEmpty();
    }

    @Test
    void leadsThroughRollsSavesRetreatAndAdvance() {
        Umpire battle = play(battlePhase()
                .allied("Nijmegen", "LZ-T", "Groesbeek Heights")
                .markers("LZ-T", 1)
                .troop("US Para 1", "Nijmegen")
                .troop("US Para 2", "Nijmegen")
                .troop("Reinhold Half-track", "Nijmegen Bridge")
                .troop("Harmel Panzer", "Maas-Waal Canal Bridge")
                .troop("6th FJR", "Arnhem")
                .arrow(GERMAN, "Nijmegen Bridge", "Nijmegen")
                .committed(GERMAN, "Reinhold Half-track")
                .committed(ALLIED, "US Para 1")
                .fought(3, 5));

        assertThat(sheet(battle, 1).rolls())
                .containsExactly(
                        new Roll(troop("US Para 1"), GERMAN, 5), new Roll(troop("Reinhold Half-track"), ALLIED, 6));
        assertThat(sheet(battle, 1).dueFrom()).containsExactly(ALLIED, GERMAN);

        battle.accept(roll(1, ALLIED, "Reinhold Half-track"), 1);
        battle.accept(roll(1, GERMAN, "US Para 1"), 6);
        assertThat(sheet(battle, 1).saves()).containsExactly(new Save(troop("US Para 1"), List.of(area("LZ-T"))));
        assertThat(sheet(battle, 1).dueFrom()).containsExactly(ALLIED);

        battle.accept(letDie(1, "US Para 1"));
        assertThat(sheet(battle, 1).holdZones()).containsExactly(area("LZ-T"));
        List<RetreatChoice> retreats = sheet(battle, 1).retreats();
        assertThat(retreats).extracting(RetreatChoice::troop).containsExactly(troop("US Para 2"));
        assertThat(retreats.getFirst().listOpen()).containsExactlyInAnyOrder(area("LZ-T"), area("Groesbeek Heights"));
        assertThat(retreats.getFirst().ways())
                .filteredOn(way -> way.area() == area("Nijmegen Bridge"))
                .singleElement()
                .satisfies(way ->
                        assertThat(way.objections()).extracting(Refusal::rule).containsExactly(Rule.AFT_12));
        assertThat(sheet(battle, 1).dueFrom()).containsExactly(ALLIED);

        battle.accept(retreat(1, ALLIED, "US Para 2", "LZ-T"));
        assertThat(sheet(battle, 1).dueFrom()).containsExactly(GERMAN);
        assertThat(sheet(battle, 1).advancesLeft()).isEqualTo(3);
        assertThat(sheet(battle, 1).advances())
                .extracting(AdvanceChoice::troop, AdvanceChoice::from, AdvanceChoice::isOpen)
                .containsExactly(
                        tuple(troop("Reinhold Half-track"), area("Nijmegen Bridge"), true),
                        tuple(troop("Harmel Panzer"), area("Maas-Waal Canal Bridge"), false));

        battle.accept(advance(1, GERMAN, "Reinhold Half-track"));
        assertThat(sheet(battle, 1).advancesLeft()).isEqualTo(2);
        assertThat(sheet(battle, 1).advances())
                .extracting(AdvanceChoice::troop, AdvanceChoice::isOpen)
                .containsExactly(tuple(troop("Harmel Panzer"), true));
    }
}
