package battlearrow.web.organiser;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.order.AirAllocationOrder.AssignDrop;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.RollResupply;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReserve;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.StepDeeds;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.RefusalLine;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.shared.StepLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** Where the turn stands, what ends the phase or the step, and what an absent General would have had no choice about. */
@Component
class PhasePanel {
    private final Referee referee;
    private final Words words;

    PhasePanel(Referee referee, Words words) {
        this.referee = referee;
        this.words = words;
    }

    /**
     * An end of a phase or a step.
     *
     * @param readback the order in a full sentence
     * @param refusals all that speaks against it now
     */
    record Button(Closing closing, String label, String readback, List<RefusalLine> refusals) {
        public boolean isOpen() {
            return refusals.isEmpty();
        }
    }

    /**
     * A roll or a scheduled drop that has to be made, whoever makes it.
     *
     * @param index its place among those offered
     */
    record Duty(int index, String label) {}

    /** Phases of the turn with what became of them. */
    List<StepLine> phases(Moment now) {
        Situation situation = now.situation();
        List<Phase> phases = situation.turn() == 0
                ? List.of(Phase.SETUP, Phase.OPENING)
                : List.of(Phase.PLANNING, Phase.BATTLE, Phase.STRATEGIC);
        List<StepLine> lines = new ArrayList<>();
        for (Phase phase : phases) {
            int order = situation.phase().compareTo(phase);
            String state = order > 0 ? "done" : order == 0 ? "now" : "";
            lines.add(new StepLine(words.of("phase", phase), detail(now, phase, order), state, List.of()));
        }
        return lines;
    }

    List<Button> buttons(Visitor visitor, Situation situation) {
        return Closing.listNow(situation).stream()
                .map(closing -> new Button(
                        closing,
                        label(situation, closing),
                        readback(situation, closing),
                        refusals(situation, visitor.actor(), closing)))
                .toList();
    }

    private String label(Situation situation, Closing closing) {
        return StepDeeds.of(situation) == StepDeeds.NONE
                ? words.of("organiser.close.none-made", words.of("step", situation.step()))
                : words.of("organiser.close", closing);
    }

    private String readback(Situation situation, Closing closing) {
        String ends = words.of("organiser.close.readback", closing);
        return StepDeeds.of(situation) == StepDeeds.NONE ? words.of("organiser.close.readback.none-made", ends) : ends;
    }

    List<Duty> duties(Visitor visitor, Situation situation) {
        List<Duty> duties = new ArrayList<>();
        for (Order order : offered(situation, visitor.actor())) {
            duties.add(new Duty(duties.size(), label(situation, order)));
        }
        return duties;
    }

    /** The duty with this label, as long as it is still offered; the label and not the place says which was meant. */
    Optional<Order> findDuty(Visitor visitor, Situation situation, String label) {
        return offered(situation, visitor.actor()).stream()
                .filter(order -> label(situation, order).equals(label))
                .findFirst();
    }

    /** Before TURN-05 names one battle the page names them all; the referee's other reasons follow. */
    private List<RefusalLine> refusals(Situation situation, Actor by, Closing closing) {
        return words.refusals(referee.objections(situation, by, closing.order()));
    }

    private List<Order> offered(Situation situation, Actor by) {
        return situation.isIn(Phase.STRATEGIC)
                ? Stream.of(
                                AssignDrop.class,
                                RollInterdiction.class,
                                RollResupply.class,
                                RollReinforcement.class,
                                RollReserve.class)
                        .<Order>flatMap(kind -> referee.offered(situation, by, kind).stream())
                        .toList()
                : List.of();
    }

    private String label(Situation situation, Order order) {
        return switch (order) {
            case AssignDrop drop ->
                words.of("organiser.duty.drop", situation.troop(drop.troop()), area(situation, drop));
            case RollInterdiction roll -> words.of("organiser.duty.interdiction", situation.area(roll.target()));
            case RollResupply roll -> words.of("organiser.duty.resupply", situation.area(roll.zone()));
            case RollReinforcement roll -> words.of("organiser.duty.reinforcement", situation.troop(roll.troop()));
            case RollReserve roll -> words.of("organiser.duty.reserve", situation.troop(roll.troop()));
            default -> throw new IllegalStateException("No duty: " + order);
        };
    }

    private static Area area(Situation situation, AssignDrop drop) {
        return situation.area(drop.zone());
    }

    private String detail(Moment now, Phase phase, int order) {
        if (phase == Phase.BATTLE && order >= 0) {
            int turn = now.situation().turn();
            long fought = now.closedBattles().stream()
                    .filter(record -> record.turn() == turn)
                    .filter(BattleRecord::isFought)
                    .count();
            return words.of("organiser.phase.battles", fought, now.openBattles().size());
        }
        return words.of("organiser.phase." + (order > 0 ? "done" : order == 0 ? "now" : "later"));
    }
}
