package battlearrow.evening;

import battlearrow.firestorm.map.Side;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The evenings of campaigns and who comes to them. Who may change what is decided where the request comes in.
 *
 * <p>Ledger ORG-02, ORG-04. Rulebook: One Organiser.
 */
@Component
@Transactional
public class Evenings {
    private final JdbcClient jdbc;
    private final Clock clock;

    Evenings(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /** When, where and how many tables; limits as for {@link Evening}. */
    public record Arrangement(Instant startsAt, String venue, int tables) {}

    /** @param formKey made when the form was drawn: sent twice, it makes one evening; answers its id */
    public long arrange(long campaignId, Arrangement wanted, UUID formKey) {
        jdbc.sql("""
                        insert into evening (campaign_id, starts_at, venue, tables, form_key)
                        values (:campaign, :starts, :venue, :tables, :key) on conflict (form_key) do nothing
                        """)
                .param("campaign", campaignId)
                .param("starts", Timestamp.from(wanted.startsAt()))
                .param("venue", wanted.venue())
                .param("tables", wanted.tables())
                .param("key", formKey)
                .update();
        return jdbc.sql("select id from evening where form_key = :key")
                .param("key", formKey)
                .query(Long.class)
                .single();
    }

    /** Changes an evening; what people answered stays. */
    public void change(long eveningId, Arrangement wanted) {
        jdbc.sql("update evening set starts_at = :starts, venue = :venue, tables = :tables where id = :id")
                .param("starts", Timestamp.from(wanted.startsAt()))
                .param("venue", wanted.venue())
                .param("tables", wanted.tables())
                .param("id", eveningId)
                .update();
    }

    /** Calls an evening off; one that is called off keeps its first reason. */
    public void callOff(long eveningId, String reason) {
        jdbc.sql("update evening set called_off_at = :now, reason = :reason where id = :id and called_off_at is null")
                .param("now", Timestamp.from(clock.instant()))
                .param("reason", reason)
                .param("id", eveningId)
                .update();
    }

    /** Takes a person off every list, of evenings over and ahead. */
    void forget(String person) {
        jdbc.sql("delete from evening_sign_up where person = :person")
                .param("person", person)
                .update();
        jdbc.sql("delete from evening_turned_down where :person in (allied, german)")
                .param("person", person)
                .update();
    }

    @Transactional(readOnly = true)
    public Optional<Evening> find(long campaignId, long eveningId) {
        return jdbc.sql("select * from evening where id = :id and campaign_id = :campaign")
                .param("id", eveningId)
                .param("campaign", campaignId)
                .query(Evenings::evening)
                .optional();
    }

    /** Every evening of the campaign, the first one first. */
    @Transactional(readOnly = true)
    public List<Evening> list(long campaignId) {
        return jdbc.sql("select * from evening where campaign_id = :campaign order by starts_at, id")
                .param("campaign", campaignId)
                .query(Evenings::evening)
                .list();
    }

    /** The evening that is on or comes next; one that was called off is told of until it would be over. */
    @Transactional(readOnly = true)
    public Optional<Evening> findNext(long campaignId) {
        Instant now = clock.instant();
        List<Evening> ahead = jdbc.sql("""
                        select * from evening where campaign_id = :campaign and starts_at > :earliest
                        order by starts_at, id
                        """)
                .param("campaign", campaignId)
                .param("earliest", Timestamp.from(now.minus(Evening.LASTS)))
                .query(Evenings::evening)
                .list();
        return ahead.stream().filter(evening -> !evening.isCalledOff()).findFirst();
    }

    /** Evenings ahead that were called off, the first one first. */
    @Transactional(readOnly = true)
    public List<Evening> listCalledOff(long campaignId) {
        Instant now = clock.instant();
        return list(campaignId).stream()
                .filter(evening -> evening.isCalledOff() && !evening.isOver(now))
                .toList();
    }

    /**
     * Keeps an answer; whoever cannot come is not there either.
     *
     * @param guestSide only for a guest
     */
    public void answer(
            long eveningId,
            String person,
            SignUp.Answer answer,
            boolean ownTable,
            boolean lends,
            @Nullable Side guestSide) {
        jdbc.sql("""
                        insert into evening_sign_up (evening_id, person, answer, own_table, lends, guest_side)
                        values (:evening, :person, :answer, :table, :lends, :side)
                        on conflict (evening_id, person) do update
                        set answer = excluded.answer, own_table = excluded.own_table, lends = excluded.lends,
                            guest_side = coalesce(excluded.guest_side, evening_sign_up.guest_side),
                            left_at = case when excluded.answer = 'NOT_COMING' and evening_sign_up.arrived_at is not null
                                then coalesce(evening_sign_up.left_at, :now) else evening_sign_up.left_at end
                        """)
                .param("evening", eveningId)
                .param("person", person)
                .param("answer", answer.name())
                .param("table", ownTable && answer != SignUp.Answer.NOT_COMING)
                .param("lends", lends && answer != SignUp.Answer.NOT_COMING)
                .param("side", guestSide == null ? null : guestSide.name())
                .param("now", Timestamp.from(clock.instant()))
                .update();
    }

    /** Checks somebody in, whether he had signed up or not; twice is once. */
    public void arrive(long eveningId, String person) {
        jdbc.sql("""
                        insert into evening_sign_up (evening_id, person, answer, arrived_at)
                        values (:evening, :person, 'COMING', :now)
                        on conflict (evening_id, person) do update
                        set answer = case when evening_sign_up.answer = 'NOT_COMING'
                                then 'COMING' else evening_sign_up.answer end,
                            arrived_at = case when evening_sign_up.arrived_at is null or evening_sign_up.left_at is not null
                                then excluded.arrived_at else evening_sign_up.arrived_at end,
                            left_at = null
                        """)
                .param("evening", eveningId)
                .param("person", person)
                .param("now", Timestamp.from(clock.instant()))
                .update();
    }

    /** Somebody who was there goes home. */
    public void leave(long eveningId, String person) {
        jdbc.sql("""
                        update evening_sign_up set left_at = :now
                        where evening_id = :evening and person = :person and arrived_at is not null and left_at is null
                        """)
                .param("evening", eveningId)
                .param("person", person)
                .param("now", Timestamp.from(clock.instant()))
                .update();
    }

    /** A check-in that was pressed by mistake: he is not there, and was not. */
    public void takeBackArrival(long eveningId, String person) {
        jdbc.sql("update evening_sign_up set arrived_at = null, left_at = null"
                        + " where evening_id = :evening and person = :person")
                .param("evening", eveningId)
                .param("person", person)
                .update();
    }

    /** Every answer and arrival of an evening; who was there first comes first. */
    @Transactional(readOnly = true)
    public List<SignUp> signUps(long eveningId) {
        return jdbc.sql("select * from evening_sign_up where evening_id = :evening order by arrived_at, person")
                .param("evening", eveningId)
                .query(Evenings::signUp)
                .list();
    }

    @Transactional(readOnly = true)
    public Optional<SignUp> findSignUp(long eveningId, String person) {
        return signUps(eveningId).stream()
                .filter(signUp -> signUp.person().equals(person))
                .findFirst();
    }

    /** Suggests this pair no more this evening. */
    public void turnDown(long eveningId, Pair pair) {
        jdbc.sql("""
                        insert into evening_turned_down (evening_id, allied, german) values (:evening, :allied, :german)
                        on conflict do nothing
                        """)
                .param("evening", eveningId)
                .param("allied", pair.allied())
                .param("german", pair.german())
                .update();
    }

    @Transactional(readOnly = true)
    public Set<Pair> turnedDown(long eveningId) {
        return new HashSet<>(jdbc.sql("select allied, german from evening_turned_down where evening_id = :evening")
                .param("evening", eveningId)
                .query((row, number) -> new Pair(row.getString("allied"), row.getString("german")))
                .list());
    }

    /** Does something about the pairings of an evening while nobody else does: two may press at once. */
    public <T> T whileNobodyElsePairs(long eveningId, Supplier<T> deed) {
        jdbc.sql("select id from evening where id = :id for update")
                .param("id", eveningId)
                .query(Long.class)
                .single();
        return deed.get();
    }

    private static Evening evening(ResultSet row, int number) throws SQLException {
        return new Evening(
                row.getLong("id"),
                row.getLong("campaign_id"),
                row.getTimestamp("starts_at").toInstant(),
                row.getString("venue"),
                row.getInt("tables"),
                instant(row, "called_off_at"),
                row.getString("reason"));
    }

    private static SignUp signUp(ResultSet row, int number) throws SQLException {
        String side = row.getString("guest_side");
        return new SignUp(
                row.getString("person"),
                SignUp.Answer.valueOf(row.getString("answer")),
                row.getBoolean("own_table"),
                row.getBoolean("lends"),
                side == null ? null : Side.valueOf(side),
                instant(row, "arrived_at"),
                instant(row, "left_at"));
    }

    static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
        Timestamp time = row.getTimestamp(column);
        return time == null ? null : time.toInstant();
    }
}
