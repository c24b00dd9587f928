package battlearrow.firestorm.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.strategicmoves.StrategicMovesRules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The list that joins all sections of the rulebook. */
class SequenceOfPlayTest {
    @Test
    void bothRefereesKnowEveryOrder() {
        assertThat(SequenceOfPlay.join(SequenceOfPlay.wargame()).keySet())
                .containsExactlyInAnyOrderElementsOf(
                        SequenceOfPlay.join(SequenceOfPlay.campaign()).keySet());
    }

    @Test
    void everyKindOfOrderHasExactlyOneRule() {
        List<Class<?>> kinds = new ArrayList<>();
        collect(Order.class, kinds);
        assertThat(kinds).hasSizeGreaterThan(60);
        List<Class<?>> judged = new ArrayList<>();
        SequenceOfPlay.campaign()
                .forEach(section -> judged.addAll(section.rules().keySet()));
        assertThat(judged).containsExactlyInAnyOrderElementsOf(kinds);
    }

    @Test
    void twoRulesForOneKindOfOrderAreAFaultOfTheList() {
        SequenceOfPlay.Section moves = new SequenceOfPlay.Section("Moves", Phase.STRATEGIC, StrategicMovesRules.all());
        assertThatThrownBy(() -> SequenceOfPlay.join(List.of(moves, moves)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("Two rules for");
    }

    @Test
    @Covers("TURN-06")
    void theSectionsStandInTheOrderOfTheRulebook() {
        assertThat(SequenceOfPlay.campaign())
                .extracting(SequenceOfPlay.Section::heading)
                .containsSubsequence(
                        "Planning Phase",
                        "Battle Phase: Manoeuvre Step",
                        "Battle Phase: Combat Step",
                        "Battle Phase: After Action Step",
                        "Strategic Phase: Air Allocation",
                        "Strategic Phase: Make Exploitation Moves",
                        "Strategic Phase: Make Reserves and Reinforcements Moves",
                        "Strategic Phase: Make Strategic Moves",
                        "Strategic Phase: Total Victory Points");
        assertThat(SequenceOfPlay.join(SequenceOfPlay.campaign())).containsKey(CloseMoves.class);
    }

    private static void collect(Class<?> type, List<Class<?>> kinds) {
        if (type.isRecord()) {
            kinds.add(type);
        }
        Class<?>[] permitted = type.getPermittedSubclasses();
        if (permitted != null) {
            for (Class<?> one : permitted) {
                collect(one, kinds);
            }
        }
    }
}
