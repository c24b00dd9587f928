package battlearrow.tables;

import battlearrow.tables.Lines.Line;
import jakarta.persistence.EntityManager;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * Writes what changed between two moments of a campaign into its rows, in the transaction of the journal entry that brought
 * the change about. A withdrawal is written in the same way: the rows do not care in which direction the campaign went.
 */
@Component
@Transactional(propagation = Propagation.MANDATORY)
public class Tables {
    private static final Table<SituationRow, Lines.OfSituation, String> SITUATION = new Table<>(
            SituationRow.class,
            Lines::situation,
            (campaign, key) -> campaign,
            (campaign, line) -> new SituationRow(campaign),
            "campaignId");
    private static final List<Table<?, ?, ?>> TABLES = List.of(
            SITUATION,
            new Table<>(
                    AreaRow.class,
                    Lines::areas,
                    AreaRow.Id::new,
                    (campaign, line) -> new AreaRow(new AreaRow.Id(campaign, line.key())),
                    "id.campaignId"),
            new Table<>(
                    TroopRow.class,
                    Lines::troops,
                    TroopRow.Id::new,
                    (campaign, line) -> new TroopRow(new TroopRow.Id(campaign, line.key())),
                    "id.campaignId"),
            new Table<>(
                    BattleRow.class,
                    Lines::battles,
                    BattleRow.Id::new,
                    (campaign, line) -> new BattleRow(new BattleRow.Id(campaign, line.key())),
                    "id.campaignId"),
            new Table<>(
                    AirMissionRow.class,
                    Lines::airMissions,
                    (campaign, key) -> new AirMissionRow.Id(campaign, key.turn(), key.position()),
                    (campaign, line) -> new AirMissionRow(new AirMissionRow.Id(campaign, line.turn(), line.position())),
                    "id.campaignId"),
            new Table<>(
                    VictoryPointRow.class,
                    Lines::victoryPoints,
                    VictoryPointRow.Id::new,
                    (campaign, line) -> new VictoryPointRow(new VictoryPointRow.Id(campaign, line.key())),
                    "id.campaignId"));

    private final EntityManager rows;

    Tables(EntityManager rows) {
        this.rows = rows;
    }

    /** Writes every row of a campaign that has none yet. */
    public void open(long campaignId, Moment moment) {
        write(campaignId, Lines.NONE, Lines.of(moment));
    }

    /** Writes the rows that differ. */
    public void write(long campaignId, Moment before, Moment after) {
        write(campaignId, Lines.of(before), Lines.of(after));
    }

    /** Every line in which the rows differ from what the journal says, in words for a log; empty when they agree. */
    public List<String> differences(long campaignId, Moment moment) {
        rows.flush();
        rows.clear();
        Lines expected = Lines.of(moment);
        List<String> differences = new ArrayList<>();
        for (Table<?, ?, ?> table : TABLES) {
            table.differences(rows, campaignId, expected, differences);
        }
        return differences;
    }

    private void write(long campaignId, Lines before, Lines after) {
        for (Table<?, ?, ?> table : TABLES) {
            table.write(rows, campaignId, before, after);
        }
        rows.flush();
    }

    /**
     * One table: which lines belong to it and how a row is found and made.
     *
     * @param path of the campaign's id in queries
     */
    private record Table<R extends Row<L>, L extends Line<K>, K>(
            Class<R> kind,
            Function<Lines, List<L>> lines,
            BiFunction<Long, K, Object> id,
            BiFunction<Long, L, R> newRow,
            String path) {

        void write(EntityManager rows, long campaignId, Lines before, Lines after) {
            Map<K, L> present = new HashMap<>();
            lines.apply(before).forEach(line -> present.put(line.key(), line));
            for (L line : lines.apply(after)) {
                L was = present.remove(line.key());
                if (was == null) {
                    R row = newRow.apply(campaignId, line);
                    row.become(line);
                    rows.persist(row);
                } else if (!was.equals(line)) {
                    find(rows, campaignId, line.key()).become(line);
                }
            }
            present.keySet().forEach(key -> rows.remove(find(rows, campaignId, key)));
        }

        void differences(EntityManager rows, long campaignId, Lines expected, List<String> differences) {
            Set<L> missing = new HashSet<>(lines.apply(expected));
            rows.createQuery("from " + kind.getSimpleName() + " where " + path + " = :campaign", kind)
                    .setParameter("campaign", campaignId)
                    .getResultStream()
                    .map(Row::toLine)
                    .filter(line -> !missing.remove(line))
                    .forEach(line -> differences.add("Not in the journal: " + line));
            missing.forEach(line -> differences.add("Not in the rows: " + line));
        }

        private R find(EntityManager rows, long campaignId, K key) {
            R row = rows.find(kind, id.apply(campaignId, key));
            if (row == null) {
                throw new IllegalStateException(
                        kind.getSimpleName() + " " + key + " of campaign " + campaignId + " is missing.");
            }
            return row;
        }
    }
}
