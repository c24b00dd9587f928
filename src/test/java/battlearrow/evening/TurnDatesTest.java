package battlearrow.evening;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** By when turns shall be over, and when one is reminded of it. */
@Covers("ORG-04")
class TurnDatesTest {
    private static final ZoneId LONDON = ZoneId.of("Europe/London");

    private static Instant endOf(String day) {
        return LocalDate.parse(day).atTime(23, 59).atZone(LONDON).toInstant();
    }

    private static SortedMap<Integer, Instant> dates() {
        return new TreeMap<>(
                Map.of(1, endOf("2026-10-01"), 2, endOf("2026-10-14"), 3, endOf("2026-10-21"), 4, endOf("2026-10-28")));
    }

    @Test
    void laterDatesMoveByAsManyDaysAndKeepTheirHourWhenTheClocksChange() {
        assertThat(TurnDates.laterMoved(dates(), 2, endOf("2026-11-04"), LONDON))
                .containsExactly(Map.entry(3, endOf("2026-11-11")), Map.entry(4, endOf("2026-11-18")));
    }

    @Test
    void nothingMovesWithAFirstDateOrWithTheLast() {
        assertThat(TurnDates.laterMoved(dates(), 5, endOf("2026-11-04"), LONDON))
                .isEmpty();
        assertThat(TurnDates.laterMoved(dates(), 4, endOf("2026-11-04"), LONDON))
                .isEmpty();
    }

    @Test
    void turnCannotEndBeforeTheOneBeforeIt() {
        SortedMap<Integer, Instant> moved = dates();
        assertThat(TurnDates.outOfOrder(moved)).isEmpty();
        moved.put(2, endOf("2026-10-25"));
        assertThat(TurnDates.outOfOrder(moved)).containsExactly(3);
    }

    @Test
    void reminderComesOneDayBeforeAndNotEarlier() {
        Instant date = endOf("2026-10-14");
        assertThat(TurnDates.isNear(date, date.minus(TurnDates.REMINDS).minusMillis(1)))
                .isFalse();
        assertThat(TurnDates.isNear(date, date.minus(TurnDates.REMINDS))).isTrue();
        assertThat(TurnDates.isNear(date, date.plus(Duration.ofHours(1)))).isTrue();
    }
}
