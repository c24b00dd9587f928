package battlearrow.firestorm.opening;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** House rules are fixed at the start. */
class HouseRulesTest {
    @Test
    @Covers("ORG-11")
    void noOrderNamesAHouseRuleSoNoneChangesAfterTheStart() {
        assertThat(kinds(Order.class).toList())
                .hasSizeGreaterThan(50)
                .allSatisfy(order -> assertThat(order.getRecordComponents())
                        .as(order.getSimpleName())
                        .noneMatch(part -> part.getType() == HouseRule.class || part.getType() == HouseRules.class));
    }

    private static Stream<Class<?>> kinds(Class<?> family) {
        return family.isRecord()
                ? Stream.of(family)
                : Stream.of(family.getPermittedSubclasses()).flatMap(HouseRulesTest::kinds);
    }
}
