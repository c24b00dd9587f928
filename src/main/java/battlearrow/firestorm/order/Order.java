package battlearrow.firestorm.order;

import battlearrow.firestorm.map.Side;
import java.util.List;

/**
 * Something a person asks the referee to do, in the imperative. An order names areas and Troops by id because it may name
 * what does not exist (ORG-12); it carries no dice. Orders of one section of the rulebook stand in one file.
 */
public sealed interface Order
        permits CampaignOrder,
                PlanningOrder,
                ManoeuvreOrder,
                CombatOrder,
                AfterActionOrder,
                AirAllocationOrder,
                ExploitationOrder,
                ReinforcementsOrder,
                StrategicMovesOrder,
                VictoryPointsOrder,
                WargameOrder {

    /** The people an order names as players of a battle; whether they exist the rules do not know (ORG-12). */
    static List<Player> playersNamed(Order order) {
        return switch (order) {
            case ManoeuvreOrder.Challenge challenge -> List.of(challenge.allied(), challenge.german());
            case CampaignOrder.ReplacePlayer replacement -> List.of(replacement.player());
            default -> List.of();
        };
    }

    /** An order about one battle. */
    interface OfBattle {
        /** The number of the battle, given when it was opened. */
        int battle();
    }

    /** An order given in the name of one side. */
    interface OfSide {
        Side side();
    }
}
