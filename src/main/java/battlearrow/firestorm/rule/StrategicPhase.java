package battlearrow.firestorm.rule;

import battlearrow.firestorm.event.CampaignEvent.AircraftRecalled;
import battlearrow.firestorm.event.CampaignEvent.AirfieldsRead;
import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleCancelled;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;

/**
 * What happens by itself when the Battle Phase ends: challenges without an arrow lapse (TURN-05), the airfields in Allied
 * hands are read for the Mountain Infantry (AIR-20, A-48), and all aircraft that are neither captured nor still in a
 * Reserves Pool return to their side's pool, also from an interdicted depot (AIR-39, A-24, A-44).
 *
 * <p>Rulebook: Strategic Phase, Air Allocation.
 */
public final class StrategicPhase {
    private StrategicPhase() {}

    /** Opens the Strategic Phase of this turn with its first step. No battle with an arrow may be open. */
    public static void open(Outcome outcome) {
        for (Battle challenge : outcome.now().battles()) {
            outcome.add(new BattleCancelled(challenge.number()));
        }
        outcome.add(new PhaseOpened(outcome.now().turn(), Phase.STRATEGIC, Step.AIR_AVAILABILITY));
        outcome.add(new AirfieldsRead(airfieldsInAlliedHands(outcome.now())));
        List<TroopId> recalled = aircraftInPlay(outcome.now());
        if (!recalled.isEmpty()) {
            outcome.add(new AircraftRecalled(recalled));
        }
    }

    private static List<AreaId> airfieldsInAlliedHands(Situation situation) {
        return situation.map().list(situation.areasOf(Side.ALLIED)).stream()
                .filter(Area::airfield)
                .map(Area::id)
                .toList();
    }

    private static List<TroopId> aircraftInPlay(Situation situation) {
        return situation.scenario().troops().stream()
                .filter(FirestormTroop::isAircraft)
                .filter(aircraft -> isInPlay(situation.place(aircraft)))
                .map(FirestormTroop::id)
                .toList();
    }

    private static boolean isInPlay(Place place) {
        return place instanceof Place.InArea || place instanceof Place.Interdicting;
    }
}
