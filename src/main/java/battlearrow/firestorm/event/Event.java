package battlearrow.firestorm.event;

/**
 * A fact of the campaign, in the past tense, with every die inside, so that a journal is replayed without rolling any
 * (INV-22). Events name areas and Troops by id. Each has a stable name in the journal that outlives its class name.
 */
public sealed interface Event
        permits CampaignEvent,
                ManoeuvreEvent,
                CombatEvent,
                AfterActionEvent,
                AirAllocationEvent,
                MovementEvent,
                MapEvent,
                WargameEvent {}
