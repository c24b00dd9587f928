package battlearrow.chronicle;

import battlearrow.club.AccountDeleted;
import battlearrow.tables.BattleRecord;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.springframework.context.event.EventListener;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The photographs of battles (H31). Who may add, see and remove them is decided where the request comes in; those of somebody
 * who deletes his account go with him.
 */
@Component
public class Photographs {
    public static final int LARGEST_FILE = Darkroom.LARGEST_FILE;
    /** Of one battle by one person. */
    public static final int MOST_OF_ONE_PERSON = 12;

    private static final String COLUMNS = "id, campaign_id, battle, account_id, width, height, added_at";
    private static final RowMapper<Photograph> READ = Photographs::read;

    private final JdbcClient jdbc;
    private final Darkroom darkroom;
    private final Clock clock;

    Photographs(JdbcClient jdbc, Darkroom darkroom, Clock clock) {
        this.jdbc = jdbc;
        this.darkroom = darkroom;
        this.clock = clock;
    }

    /** Adds one file to what a person tells of a battle, or says why not. */
    public PictureOutcome add(long campaignId, BattleRecord battle, long photographer, byte[] file) {
        if (countOf(campaignId, battle, photographer) >= MOST_OF_ONE_PERSON) {
            return PictureOutcome.TOO_MANY;
        }
        return switch (darkroom.develop(file)) {
            case Darkroom.Result.Refused refused -> refused.why();
            case Darkroom.Result.Developed developed ->
                insert(campaignId, battle, photographer, fingerprint(file), developed.picture()) == 1
                        ? PictureOutcome.KEPT
                        : PictureOutcome.KEPT_BEFORE;
        };
    }

    private int insert(
            long campaignId, BattleRecord battle, long photographer, byte[] fingerprint, DevelopedPicture picture) {
        return jdbc.sql("""
                        insert into photograph (campaign_id, battle, opened_at, account_id, picture, thumbnail, width,
                            height, fingerprint, added_at)
                        values (:campaign, :battle, :opened, :account, :picture, :thumbnail, :width, :height,
                            :fingerprint, :now)
                        on conflict do nothing
                        """)
                .param("campaign", campaignId)
                .param("battle", battle.number())
                .param("opened", openedAt(battle))
                .param("account", photographer)
                .param("picture", picture.picture())
                .param("thumbnail", picture.thumbnail())
                .param("width", picture.width())
                .param("height", picture.height())
                .param("fingerprint", fingerprint)
                .param("now", Timestamp.from(clock.instant()))
                .update();
    }

    /** How many more of a battle this person may add. */
    public int countLeft(long campaignId, BattleRecord battle, long photographer) {
        return Math.max(0, MOST_OF_ONE_PERSON - countOf(campaignId, battle, photographer));
    }

    private int countOf(long campaignId, BattleRecord battle, long photographer) {
        return (int) list(campaignId, battle).stream()
                .filter(photograph -> photograph.photographer() == photographer)
                .count();
    }

    /** Those of a battle, in the order in which they came. */
    public List<Photograph> list(long campaignId, BattleRecord battle) {
        return jdbc.sql("select " + COLUMNS + " from photograph"
                        + " where campaign_id = :campaign and battle = :battle and opened_at = :opened order by id")
                .param("campaign", campaignId)
                .param("battle", battle.number())
                .param("opened", openedAt(battle))
                .query(READ)
                .list();
    }

    public Optional<Photograph> find(long campaignId, long id) {
        return jdbc.sql("select " + COLUMNS + " from photograph where campaign_id = :campaign and id = :id")
                .param("campaign", campaignId)
                .param("id", id)
                .query(READ)
                .optional();
    }

    /** The picture for a whole screen: a JPEG. */
    public Optional<byte[]> findPicture(long campaignId, long id) {
        return findBytes("picture", campaignId, id);
    }

    /** The small one for lists: a JPEG. */
    public Optional<byte[]> findThumbnail(long campaignId, long id) {
        return findBytes("thumbnail", campaignId, id);
    }

    private Optional<byte[]> findBytes(String column, long campaignId, long id) {
        return jdbc.sql("select " + column + " from photograph where campaign_id = :campaign and id = :id")
                .param("campaign", campaignId)
                .param("id", id)
                .query((row, number) -> row.getBytes(1))
                .optional();
    }

    public void remove(long campaignId, long id) {
        jdbc.sql("delete from photograph where campaign_id = :campaign and id = :id")
                .param("campaign", campaignId)
                .param("id", id)
                .update();
    }

    @EventListener
    void onDeletion(AccountDeleted deleted) {
        jdbc.sql("delete from photograph where account_id = :account")
                .param("account", deleted.accountId())
                .update();
    }

    private static Photograph read(ResultSet row, int number) throws SQLException {
        return new Photograph(
                row.getLong("id"),
                row.getLong("campaign_id"),
                row.getInt("battle"),
                row.getLong("account_id"),
                row.getInt("width"),
                row.getInt("height"),
                row.getTimestamp("added_at").toInstant());
    }

    private static Timestamp openedAt(BattleRecord battle) {
        return Timestamp.from(battle.openedAt().truncatedTo(ChronoUnit.MICROS));
    }

    /** Of the file as it was sent: the same file sent twice is one photograph. */
    private static byte[] fingerprint(byte[] file) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(file);
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
