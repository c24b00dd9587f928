package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.AirAllocationEvent.TyphoonSwapped;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.SwapForTyphoon;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * Gives up two C-47 for a second Typhoon, for this turn only and once.
 *
 * <p>Refused: outside the transport step (TURN-02 to TURN-06, SET-25), to anybody but the Allied General (ROLE-04); a second
 * swap, fewer than two free C-47, or no second Typhoon in the pool (AIR-04); scheduled drops first (AIR-41).
 *
 * <p>Ledger AIR-04, A-43. Rulebook: Allied Aircraft Availability.
 */
public final class SwappingForTyphoon implements OrderRule<SwapForTyphoon> {
    private static final int TYPHOONS_NEEDED = 2;

    @Override
    public List<SwapForTyphoon> candidates(Situation situation, Actor by) {
        return situation.isIn(Step.AIR_TRANSPORT) ? List.of(new SwapForTyphoon()) : List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, SwapForTyphoon order) {
        Objections objections = new Objections()
                .add(Timing.mustBeAt(situation, Side.ALLIED, Step.AIR_TRANSPORT))
                .add(AlliedAir.mustBeGeneral(situation, by));
        if (objections.isEmpty()) {
            int price = situation.tables().limit("c47PerExtraTyphoon");
            int typhoons = TacticalAircraft.listWaiting(situation, Side.ALLIED).size();
            objections.when(situation.air().swapped(), Rule.AIR_04, price);
            if (typhoons < TYPHOONS_NEEDED) {
                objections.add(Refusal.variant(Rule.AIR_04, 2));
            }
            objections.add(ScheduledDrops.mustComeFirst(situation));
            if (TransportAircraft.free(situation) < price) {
                objections.add(Refusal.variant(Rule.AIR_04, 3, price, Math.max(0, TransportAircraft.free(situation))));
            }
        }
        return objections.list();
    }

    @Override
    public void carryOut(SwapForTyphoon order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new TyphoonSwapped());
    }
}
