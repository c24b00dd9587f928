package battlearrow.firestorm.event;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.MapCopy;
import battlearrow.firestorm.rulebook.BattleTotal;

/** Events of the General's Wargame, and of a campaign's battle that its dice decide. */
public sealed interface WargameEvent extends Event {
    /** The wargame begins with the map of a campaign as it stood at one moment (SET-27). */
    record WargameForked(MapCopy copy) implements WargameEvent {}

    /** @param battles to fight this turn, 6 to 12 (T-13) */
    record TempoRolled(int allied, int german, int battles) implements WargameEvent {}

    /** The next battle of the turn begins, between the two players of the wargame (GW-06). */
    record BattleOpened(int battle) implements WargameEvent {}

    /** A battle is over, or both players have declined it: the Number of Battles track goes down (GW-04). */
    record TrackMoved(int battlesLeft) implements WargameEvent {}

    /** Each side's dice and everything added to them; who has won follows as an event (GW-13 to GW-15). */
    record BattleRolled(int battle, BattleTotal allied, BattleTotal german) implements WargameEvent {}

    /** In a campaign: a side's General wants this battle to be rolled instead of played. */
    record RollProposed(int battle, Side side) implements WargameEvent {}

    /** Both Generals want it: the dice of the General's Wargame decide this battle. */
    record RollAgreed(int battle) implements WargameEvent {}
}
