package battlearrow.firestorm.strategicmoves;

import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.rule.OrderRule;
import java.util.Map;

/** The rules of the Strategic Moves Step, each under the order it is for. */
public final class StrategicMovesRules {
    private StrategicMovesRules() {}

    public static Map<Class<? extends Order>, OrderRule<?>> all() {
        return Map.of(StrategicMove.class, new Moving(), CloseMoves.class, new ClosingMoves());
    }
}
