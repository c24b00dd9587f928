package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AirAllocationEvent.CloseSupportAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.InterdictionAssigned;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.PlaceTyphoon;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Sends the one Typhoon of the opening to support an area that is Allied at that moment, so a depot: the zones of this
 * step's drops are not won yet. Under HR-25 "full" it may be sent against a German depot instead.
 *
 * <p>Refused: outside the opening's air step (SET-21 to SET-25, TURN-06), to anybody but the Allied General (ROLE-04); under
 * HR-25 none (SET-25); an area that is not Allied (AIR-26); a second Typhoon, or none in the pool after a ruling (AIR-03).
 *
 * <p>Ledger AIR-03, AIR-26, A-49, A-78, HR-25. Rulebook: Close Air Support.
 */
public final class PlacingTyphoon implements OrderRule<PlaceTyphoon> {
    @Override
    public List<PlaceTyphoon> candidates(Situation situation, Actor by) {
        if (!situation.isIn(Step.OPENING_AIR) || !by.isGeneralOf(Side.ALLIED)) {
            return List.of();
        }
        List<Area> areas = new ArrayList<>(situation.map().list(situation.areasOf(Side.ALLIED)));
        if (mayInterdict(situation)) {
            areas.addAll(situation.scenario().listDepots(Side.GERMAN));
        }
        return areas.stream().map(area -> new PlaceTyphoon(area.id())).toList();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, PlaceTyphoon order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.OPENING_AIR))
                .add(AlliedAir.mustBeGeneral(situation, by))
                .add(KnownThings.mustKnow(situation, order.area()));
        if (objections.isEmpty()) {
            Area area = situation.area(order.area());
            objections
                    .when(situation.houseRules().is(HouseRule.HR_25, "none"), Rule.SET_25)
                    .when(
                            !situation.controls(Side.ALLIED, area) && !isInterdiction(situation, area),
                            Rule.AIR_26,
                            area,
                            Side.ALLIED)
                    .add(TacticalAircraft.mustNotExceedNumber(situation, Side.ALLIED)
                            .or(() -> mustWait(situation)));
        }
        return objections.list();
    }

    @Override
    public void carryOut(PlaceTyphoon order, Actor by, Dice dice, Outcome outcome) {
        FirestormTroop typhoon =
                TacticalAircraft.listWaiting(outcome.now(), Side.ALLIED).getFirst();
        outcome.add(
                isInterdiction(outcome.now(), outcome.now().area(order.area()))
                        ? new InterdictionAssigned(Side.ALLIED, typhoon.id(), order.area())
                        : new CloseSupportAssigned(Side.ALLIED, typhoon.id(), order.area()));
    }

    private static Optional<Refusal> mustWait(Situation situation) {
        return TacticalAircraft.listWaiting(situation, Side.ALLIED).isEmpty()
                ? Optional.of(Refusal.variant(Rule.AIR_03, 4))
                : Optional.empty();
    }

    /** HR-25 full: the Typhoon of the opening may fly against a German depot as well. */
    private static boolean mayInterdict(Situation situation) {
        return situation.houseRules().is(HouseRule.HR_25, "full");
    }

    private static boolean isInterdiction(Situation situation, Area area) {
        return mayInterdict(situation) && area.isDepotOf(Side.GERMAN);
    }
}
