package battlearrow.web.chronicle;

import battlearrow.firestorm.event.AfterActionEvent.DepotAttackScored;
import battlearrow.firestorm.event.AfterActionEvent.DestroyRolled;
import battlearrow.firestorm.event.AfterActionEvent.TroopCaptured;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftRolled;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftScheduled;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyMade;
import battlearrow.firestorm.event.CombatEvent.MissionRolled;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.ManoeuvreEvent.OutOfSupplyRolled;
import battlearrow.firestorm.event.ManoeuvreEvent.VariableRolled;
import battlearrow.firestorm.event.MovementEvent.ReinforcementRolled;
import battlearrow.firestorm.event.WargameEvent.BattleRolled;
import battlearrow.firestorm.event.WargameEvent.TempoRolled;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.rulebook.Scenario;
import java.util.Locale;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Which row of the rulebook's tables an event was read from, as the rules page names its rows. */
final class TableRows {
    private final Scenario scenario;
    private final IntPredicate decidedByDice;

    /** @param decidedByDice whether the battle of this number is one of the General's Wargame, or rolled as one */
    TableRows(Scenario scenario, IntPredicate decidedByDice) {
        this.scenario = scenario;
        this.decidedByDice = decidedByDice;
    }

    /** "T-05-3", or a table alone where the event does not tell the row; null where no table was read. */
    @Nullable
    String of(Event event) {
        return switch (event) {
            case VariableRolled e ->
                (decidedByDice.test(e.battle()) ? "T-04-" : "T-03-") + type(e.troop()) + "-" + e.die();
            case OutOfSupplyRolled e -> "T-05-" + e.die();
            case MissionRolled e -> "T-07";
            case DestroyRolled e -> decidedByDice.test(e.battle()) ? "T-16" : "T-08-" + e.needed();
            case TroopCaptured e -> "T-10-" + type(e.troop());
            case DepotAttackScored e -> "T-10-depot";
            case AircraftRolled e -> "T-11-" + e.aircraft();
            case AircraftScheduled e -> "T-11-" + e.aircraft();
            case ResupplyMade e -> "T-12-" + e.die();
            case ReinforcementRolled e -> "T-02-" + e.die();
            case TempoRolled e -> "T-13-" + (e.allied() + e.german());
            case BattleRolled e -> "T-14";
            default -> null;
        };
    }

    private String type(TroopId troop) {
        return scenario.getTroop(troop).type().code().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
