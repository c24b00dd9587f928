package battlearrow.chronicle;

import battlearrow.firestorm.map.Side;
import java.time.Instant;
import java.util.Optional;

/**
 * What one person told of a game.
 *
 * @param reporter the account of the person who wrote it
 * @param attacker who attacked on the table, as far as said; on the map the side that placed the arrow attacks
 * @param story as typed, line breaks included; empty when nothing was told
 */
public record BattleReport(int battle, long reporter, Optional<Side> attacker, String story, Instant writtenAt) {}
