package battlearrow.tables;

import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.CampaignEvent.TotalsShown;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleArrowWithdrawn;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleVoided;
import battlearrow.firestorm.situation.AirAllocation;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A campaign at one moment of its journal: the situation, and what the situation has let go because no rule asks for it any
 * more: battles that are over, the air missions of earlier turns, the totals counted. Immutable.
 */
public final class Moment {
    private final long sequence;
    private final Situation situation;
    private final SortedMap<Integer, BattleRecord> battles;
    private final SortedMap<Integer, AirAllocation> air;
    private final SortedMap<Integer, TurnTotals> totals;

    private Moment(
            long sequence,
            Situation situation,
            SortedMap<Integer, BattleRecord> battles,
            SortedMap<Integer, AirAllocation> air,
            SortedMap<Integer, TurnTotals> totals) {
        this.sequence = sequence;
        this.situation = situation;
        this.battles = battles;
        this.air = air;
        this.totals = totals;
    }

    /** Before the first entry. */
    public static Moment beforeSetUp(Situation situation) {
        return new Moment(0, situation, new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    }

    /**
     * After one more entry of the journal.
     *
     * @param when it was recorded
     * @param events what came of it
     */
    public Moment after(long entry, Instant when, List<? extends Event> events) {
        Following following = new Following(this, when);
        events.forEach(following::add);
        return new Moment(entry, following.situation, following.battles, following.air, following.totals);
    }

    /** The same under a later sequence: withdrawn entries leave the map as it was and the journal longer. */
    public Moment asOf(long laterSequence) {
        return new Moment(laterSequence, situation, battles, air, totals);
    }

    /** The last entry of the journal contained in this moment, 0 for none. */
    public long sequence() {
        return sequence;
    }

    public Situation situation() {
        return situation;
    }

    /** Every battle of the campaign, in the order in which they were opened. */
    public List<BattleRecord> battles() {
        return List.copyOf(battles.values());
    }

    public List<BattleRecord> openBattles() {
        return battles.values().stream().filter(BattleRecord::isOpen).toList();
    }

    /** Battles that are over, in the order in which they were opened. */
    public List<BattleRecord> closedBattles() {
        return battles.values().stream().filter(battle -> !battle.isOpen()).toList();
    }

    /** A battle by its number, open or over. */
    public Optional<BattleRecord> findBattle(int number) {
        return Optional.ofNullable(battles.get(number));
    }

    /** The Aircraft Mission Boxes of each turn, 0 for the opening, as they were last filled. */
    public Map<Integer, AirAllocation> airAllocations() {
        return Map.copyOf(air);
    }

    /** The totals counted so far, by turn. */
    public List<TurnTotals> totals() {
        return List.copyOf(totals.values());
    }

    /** Follows the events of one entry. */
    private static final class Following {
        private final Instant when;
        private Situation situation;
        private final SortedMap<Integer, BattleRecord> battles;
        private final SortedMap<Integer, AirAllocation> air;
        private final SortedMap<Integer, TurnTotals> totals;

        Following(Moment from, Instant when) {
            this.when = when;
            this.situation = from.situation;
            this.battles = new TreeMap<>(from.battles);
            this.air = new TreeMap<>(from.air);
            this.totals = new TreeMap<>(from.totals);
        }

        void add(Event event) {
            Situation before = situation;
            situation = before.after(event);
            if (!situation.battles().equals(before.battles())) {
                follow(before.battles(), event);
            }
            // Opening the next phase empties the boxes; what was flown stays on record.
            if (!(event instanceof PhaseOpened) && !situation.air().equals(before.air())) {
                air.put(situation.turn(), situation.air());
            }
            if (event instanceof TotalsShown shown) {
                totals.put(shown.turn(), new TurnTotals(shown.turn(), shown.allied(), shown.german(), when));
            }
        }

        private void follow(List<Battle> before, Event event) {
            for (Battle battle : situation.battles()) {
                battles.merge(
                        battle.number(),
                        new BattleRecord(battle, situation.turn(), when, Optional.empty()),
                        (known, opened) -> known.with(battle));
            }
            List<Battle> gone = new ArrayList<>(before);
            gone.removeIf(battle -> situation.findBattle(battle.number()).isPresent());
            gone.forEach(battle ->
                    battles.computeIfPresent(battle.number(), (number, known) -> known.closed(when, how(event))));
        }

        private static BattleRecord.How how(Event event) {
            return switch (event) {
                case BattleClosed closed -> BattleRecord.How.FOUGHT;
                case BattleArrowWithdrawn withdrawn -> BattleRecord.How.WITHDRAWN;
                case BattleVoided voided -> BattleRecord.How.VOIDED;
                default -> BattleRecord.How.CANCELLED;
            };
        }
    }
}
