package battlearrow.web.campaign;

import battlearrow.evening.Evening;
import battlearrow.evening.Evenings;
import battlearrow.evening.SignUp;
import battlearrow.evening.TurnDates;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/**
 * What the calendar has for a person now: an evening without his answer, the end of the turn from one day before, dates that
 * were moved, an evening that was called off (ORG-04, H01).
 */
@Component
class DatesNow {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("EEEE d MMMM", Locale.UK);
    private static final DateTimeFormatter HOUR = DateTimeFormatter.ofPattern("EEEE d MMMM, HH:mm zzz", Locale.UK);

    private final Evenings evenings;
    private final TurnDates dates;
    private final Words words;
    private final Clock clock;

    DatesNow(Evenings evenings, TurnDates dates, Words words, Clock clock) {
        this.evenings = evenings;
        this.dates = dates;
        this.words = words;
        this.clock = clock;
    }

    List<Todo> list(Visitor visitor, Situation situation) {
        List<Todo> todo = new ArrayList<>();
        if (!visitor.campaign().isWargame() && !situation.isIn(Phase.FINISHED)) {
            endOfTurn(visitor, situation.turn()).ifPresent(todo::add);
            moved(visitor, situation.turn()).ifPresent(todo::add);
            evening(visitor).ifPresent(todo::add);
            evenings.listCalledOff(visitor.campaignId()).stream()
                    .map(evening -> line(
                            visitor,
                            "stop",
                            words.of("todo.evening.off", hour(visitor, evening.startsAt())),
                            evening.reason(),
                            "/evenings/" + evening.id(),
                            false))
                    .forEach(todo::add);
        }
        return todo;
    }

    /** The one reminder of the present turn's end; once the day is over only the organiser is told, who has to do something. */
    private Optional<Todo> endOfTurn(Visitor visitor, int turn) {
        Optional<Instant> date = dates.findReminder(visitor.campaignId(), turn);
        boolean isOver = date.filter(clock.instant()::isAfter).isPresent();
        return date.filter(when -> !isOver || visitor.isOrganiser())
                .map(when -> line(
                        visitor,
                        "clock",
                        words.of(isOver ? "todo.turn-date.over" : "todo.turn-date", turn, day(visitor, when)),
                        words.of(isOver ? "todo.turn-date.over.detail" : "todo.turn-date.detail"),
                        isOver ? "/organiser" : "/evenings",
                        isOver));
    }

    private Optional<Todo> moved(Visitor visitor, int present) {
        String moves = dates.movedLately(visitor.campaignId()).stream()
                .filter(change -> change.turn() >= present)
                .map(change -> words.of(
                        "todo.turn-moved.one",
                        change.turn(),
                        change.before().map(before -> day(visitor, before)).orElse(""),
                        day(visitor, change.after())))
                .collect(Collectors.joining("; "));
        return moves.isEmpty()
                ? Optional.empty()
                : Optional.of(line(visitor, "clock", words.of("todo.turn-moved"), moves, "/evenings", false));
    }

    /** The next evening for who has not answered, and on the day for who is not checked in. */
    private Optional<Todo> evening(Visitor visitor) {
        return evenings.findNext(visitor.campaignId())
                .filter(evening -> visitor.side().isPresent())
                .flatMap(evening -> {
                    Optional<SignUp> own = evenings.findSignUp(evening.id(), Long.toString(visitor.accountId()));
                    if (own.isEmpty()) {
                        return Optional.of(asked(visitor, evening));
                    }
                    boolean isAwaited = own.filter(SignUp::isComing)
                            .filter(signUp -> signUp.arrived().isEmpty())
                            .isPresent();
                    return isAwaited && evening.isOn(clock.instant())
                            ? Optional.of(awaited(visitor, evening))
                            : Optional.empty();
                });
    }

    private Todo asked(Visitor visitor, Evening evening) {
        return line(
                visitor,
                "people",
                words.of("todo.evening", hour(visitor, evening.startsAt())),
                words.of("todo.evening.detail", evening.venue()),
                "/evenings/" + evening.id(),
                false);
    }

    private Todo awaited(Visitor visitor, Evening evening) {
        return line(
                visitor,
                "people",
                words.of("todo.evening.on"),
                words.of("todo.evening.on.detail", evening.venue()),
                "/evenings/" + evening.id(),
                false);
    }

    private static Todo line(Visitor visitor, String icon, String title, String detail, String path, boolean isDue) {
        return new Todo(CampaignTab.BATTLES, icon, title, detail, CampaignFrame.base(visitor) + path, isDue);
    }

    private static String day(Visitor visitor, Instant time) {
        return DAY.format(time.atZone(zone(visitor)));
    }

    private static String hour(Visitor visitor, Instant time) {
        return HOUR.format(time.atZone(zone(visitor)));
    }

    private static ZoneId zone(Visitor visitor) {
        return visitor.campaign().timeZone();
    }
}
