/**
 * The General's Wargame: only what differs from the campaign, so it uses the campaign's sections; the number of battles, the
 * dice that resolve a battle, the track.
 */
@NullMarked
package battlearrow.firestorm.wargame;

import org.jspecify.annotations.NullMarked;
