package battlearrow.web.evening;

import battlearrow.evening.Attendance;
import battlearrow.evening.Attendee;
import battlearrow.evening.Evening;
import battlearrow.evening.Evenings;
import battlearrow.evening.SignUp;
import battlearrow.firestorm.map.Side;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.Visitor;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Draws evenings for one person: {@code evening/parts :: next(evening)}. */
@Component
public class EveningViews {
    private final Evenings evenings;
    private final Attendance attendance;
    private final Clock clock;

    EveningViews(Evenings evenings, Attendance attendance, Clock clock) {
        this.evenings = evenings;
        this.attendance = attendance;
        this.clock = clock;
    }

    /** The evening that is on or comes next; empty for somebody who takes no part, to whom no venue is told. */
    public Optional<EveningView> findNext(Visitor visitor, Moment now) {
        return visitor.takesPart() && !visitor.campaign().isWargame()
                ? evenings.findNext(visitor.campaignId()).map(evening -> view(visitor, now, evening))
                : Optional.empty();
    }

    EveningView view(Visitor visitor, Moment now, Evening evening) {
        return view(visitor, evening, attendance.list(evening, now));
    }

    EveningView view(Visitor visitor, Evening evening, List<Attendee> all) {
        ZoneId zone = visitor.campaign().timeZone();
        Instant moment = clock.instant();
        int brought = (int) all.stream().filter(Attendee::bringsATable).count();
        SignUp own = all.stream()
                .filter(one -> one.person().equals(Long.toString(visitor.accountId())))
                .findFirst()
                .flatMap(Attendee::findSignUp)
                .orElse(null);
        return new EveningView(
                evening.id(),
                CampaignFrame.base(visitor) + "/evenings/" + evening.id(),
                EveningTimes.when(evening.startsAt(), zone),
                evening.venue(),
                evening.tables() + brought,
                brought,
                coming(all, Side.ALLIED),
                coming(all, Side.GERMAN),
                evening.isCalledOff(),
                evening.reason(),
                own,
                visitor.side().isPresent() && !evening.isCalledOff() && !evening.isOver(moment),
                evening.isOn(moment));
    }

    private static int coming(List<Attendee> all, Side side) {
        return (int) all.stream()
                .filter(one -> one.side() == side)
                .filter(one -> one.findSignUp().filter(SignUp::isComing).isPresent())
                .count();
    }
}
