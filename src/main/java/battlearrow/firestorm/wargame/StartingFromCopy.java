package battlearrow.firestorm.wargame;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.WargameEvent.WargameForked;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.MapCopy;
import battlearrow.firestorm.order.WargameOrder.StartFromCopy;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rule.Timing;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Begins a wargame with the copy of a campaign's map ({@link WargameFork}) instead of a deployment.
 *
 * <p>Refused: in a campaign, with the map of another scenario, and without a place for each Troop (SET-27); after the start
 * (TURN-02); to anybody but the organiser of the wargame (ROLE-02); with unknown areas or Troops (ORG-12).
 *
 * <p>Ledger SET-27. Rulebook: General's Wargame.
 */
final class StartingFromCopy implements OrderRule<StartFromCopy> {
    /** None: the copy is made of another campaign. */
    @Override
    public List<StartFromCopy> candidates(Situation situation, Actor by) {
        return List.of();
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, StartFromCopy order) {
        if (situation.mode() == Mode.CAMPAIGN) {
            return List.of(Refusal.of(Rule.SET_27));
        }
        MapCopy copy = order.copy();
        Objections objections =
                new Objections().add(Timing.mustBeIn(situation, Phase.SETUP)).add(Roles.mustBeOrganiser(by));
        areas(copy).distinct().forEach(area -> objections.add(KnownThings.mustKnow(situation, area)));
        List<TroopId> placed =
                copy.troops().stream().map(MapCopy.Standing::troop).toList();
        placed.forEach(troop -> objections.add(KnownThings.mustKnow(situation, troop)));
        if (copy.scenario() != situation.scenario().name()) {
            objections.add(Refusal.variant(Rule.SET_27, 2));
        }
        for (FirestormTroop troop : situation.scenario().troops()) {
            if (placed.stream().filter(troop.id()::equals).count() != 1) {
                objections.add(Refusal.variant(Rule.SET_27, 3, troop));
            }
        }
        return objections.list();
    }

    private static Stream<AreaId> areas(MapCopy copy) {
        List<AreaId> areas = new ArrayList<>(copy.allied());
        copy.stocks().forEach(stock -> areas.add(stock.zone()));
        for (MapCopy.Standing standing : copy.troops()) {
            AreaId area = standing.area();
            if (area != null) {
                areas.add(area);
            }
        }
        return areas.stream();
    }

    @Override
    public void carryOut(StartFromCopy order, Actor by, Dice dice, Outcome outcome) {
        outcome.add(new WargameForked(order.copy()));
    }
}
