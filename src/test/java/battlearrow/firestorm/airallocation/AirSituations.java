package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.event.AirAllocationEvent.AircraftRolled;
import battlearrow.firestorm.event.AirAllocationEvent.CloseSupportAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.DropAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.InterdictionAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyAssigned;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;

/** Situations of the Air Allocation Step on the walkthrough's map, most Troops where its section 0 puts them. */
final class AirSituations {
    static final int TURN = 1;

    private AirSituations() {}

    static SituationBuilder opening() {
        return SituationBuilder.walkthrough().at(0, Phase.OPENING, Step.OPENING_AIR);
    }

    /** Transport missions are being assigned; so many C-47 are available. */
    static SituationBuilder transport(int c47) {
        return transport(SituationBuilder.walkthrough(), c47);
    }

    static SituationBuilder transport(SituationBuilder builder, int c47) {
        return builder.strategic(TURN, Step.AIR_TRANSPORT).then(new AircraftRolled(c47 - 1, c47));
    }

    static SituationBuilder tacticalAllied() {
        return SituationBuilder.walkthrough().strategic(TURN, Step.AIR_TACTICAL_ALLIED);
    }

    /** The German tactical step with an FW190 that can fly. */
    static SituationBuilder tacticalGerman() {
        return SituationBuilder.walkthrough().pool("FW190").strategic(TURN, Step.AIR_TACTICAL_GERMAN);
    }

    static SituationBuilder resolution() {
        return SituationBuilder.walkthrough().pool("FW190").strategic(TURN, Step.AIR_RESOLUTION);
    }

    static Event drop(String troop, String zone) {
        return new DropAssigned(
                WalkthroughMap.troop(troop).id(), WalkthroughMap.area(zone).id());
    }

    static Event resupply(String zone) {
        return new ResupplyAssigned(WalkthroughMap.area(zone).id());
    }

    static Event interdiction(Side side, String aircraft, String target) {
        return new InterdictionAssigned(
                side,
                WalkthroughMap.troop(aircraft).id(),
                WalkthroughMap.area(target).id());
    }

    static Event closeSupport(Side side, String aircraft, String target) {
        return new CloseSupportAssigned(
                side,
                WalkthroughMap.troop(aircraft).id(),
                WalkthroughMap.area(target).id());
    }
}
