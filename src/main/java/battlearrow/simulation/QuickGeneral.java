package battlearrow.simulation;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.order.ExploitationOrder.CloseExploitation;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.Optional;

/**
 * Plays by rules of thumb, fast enough for a thousand games a second: attacks where most is to be won for the risk, commits his
 * best Troops, drops and moves them to where they are needed. He looks at the map once for each decision and never ahead.
 */
final class QuickGeneral implements ComputerGeneral {
    private final Ground ground;
    private final Strengths strengths;
    private final Wishes wishes;
    private final Intentions intentions = new Intentions();

    QuickGeneral(Situation start) {
        this(start, Wishes.NONE);
    }

    QuickGeneral(Situation start, Wishes wishes) {
        this.wishes = wishes;
        this.ground = Ground.of(start);
        this.strengths = Strengths.of(start);
    }

    @Override
    public Optional<Order> choose(Seat seat) {
        return Routine.find(seat).or(() -> decide(seat));
    }

    private Optional<Order> decide(Seat seat) {
        Situation now = seat.situation();
        if (now.isIn(Phase.BATTLE)) {
            return now.battles().isEmpty()
                    ? Optional.empty()
                    : battle(seat, now.battles().getFirst());
        }
        Side side = seat.side();
        return switch (now.step()) {
            case OPENING_AIR -> meant(seat, new CloseAir());
            case OPENING_EXPLOITATION -> meant(seat, new CloseOpening(side));
            case AIR_TRANSPORT -> meant(seat, new CloseTransport());
            case AIR_TACTICAL_ALLIED, AIR_TACTICAL_GERMAN -> meant(seat, new CloseTactical(side));
            case EXPLOITATION_ALLIED, EXPLOITATION_GERMAN -> meant(seat, new CloseExploitation(side));
            case REINFORCEMENTS_ALLIED, REINFORCEMENTS_GERMAN -> meant(seat, new CloseReinforcement(side));
            case MOVES_ALLIED, MOVES_GERMAN -> meant(seat, new CloseMoves(side));
            case NONE, AIR_AVAILABILITY, AIR_RESOLUTION, VICTORY_POINTS -> Optional.empty();
        };
    }

    /** What he means to do in this step, and then its end. */
    private Optional<Order> meant(Seat seat, Order end) {
        if (seat.situation().step().findOwner().filter(seat.side()::equals).isEmpty()) {
            return Optional.empty();
        }
        return intentions
                .next(seat, () -> new StepPlan(front(seat), seat.side()).list())
                .or(() -> Optional.of(end));
    }

    private Optional<Order> battle(Seat seat, Battle battle) {
        return switch (battle.stage()) {
            case INITIATIVE ->
                battle.findHolder().filter(seat.side()::equals).isPresent()
                        ? Optional.of(new BattleChoices(seat, front(seat), battle, strengths).attack())
                        : Optional.empty();
            case PLACED, COMMITTED_FIRST -> new BattleChoices(seat, front(seat), battle, strengths).commitment();
            case SUPPLY_CHECKED -> BattleChoices.draw(seat);
            case DESTROY -> BattleChoices.save(seat);
            case RETREAT ->
                battle.findLoser().filter(seat.side()::equals).isPresent()
                        ? new BattleChoices(seat, front(seat), battle, strengths).retreat()
                        : Optional.empty();
            case ADVANCE ->
                battle.findWinner().filter(seat.side()::equals).isPresent()
                        ? Optional.of(new BattleChoices(seat, front(seat), battle, strengths).advance())
                        : Optional.empty();
            case CHALLENGED, FOUGHT -> Optional.empty();
        };
    }

    private Front front(Seat seat) {
        return new Front(seat.situation(), ground, strengths, wishes);
    }
}
