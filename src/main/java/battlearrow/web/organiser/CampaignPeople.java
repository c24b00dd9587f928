package battlearrow.web.organiser;

import battlearrow.campaign.Guests;
import battlearrow.campaign.People;
import battlearrow.club.Appointment;
import battlearrow.club.Appointments;
import battlearrow.club.CampaignRole;
import battlearrow.club.CampaignRoles;
import battlearrow.club.ClubCampaign;
import battlearrow.club.Member;
import battlearrow.club.Office;
import battlearrow.firestorm.map.Side;
import battlearrow.web.campaign.Words;
import battlearrow.web.organiser.PersonLine.OfficeLine;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Who is who in a campaign, now and before, in words (ROLE-01). */
@Component
class CampaignPeople {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.UK);
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm zzz", Locale.UK);

    private final Appointments appointments;
    private final Guests guests;
    private final People people;
    private final Words words;

    CampaignPeople(Appointments appointments, Guests guests, People people, Words words) {
        this.appointments = appointments;
        this.guests = guests;
        this.people = people;
        this.words = words;
    }

    /**
     * An appointment that began or ended.
     *
     * @param until null while it lasts
     */
    record Past(
            String name,
            String office,
            @Nullable Side side,
            String since,
            @Nullable String until) {}

    /** Everybody with an office and every guest: Allies, Germans, the others; Generals first. */
    List<PersonLine> list(ClubCampaign campaign) {
        Map<Long, List<Appointment>> byPerson = appointments.listHeld(campaign.id()).stream()
                .sorted(Comparator.comparing(held -> held.office().role()))
                .collect(Collectors.groupingBy(Appointment::accountId, LinkedHashMap::new, Collectors.toList()));
        List<PersonLine> lines = new ArrayList<>();
        byPerson.values().forEach(held -> lines.add(line(held, campaign.timeZone())));
        guests.list(campaign.id())
                .forEach(guest -> lines.add(new PersonLine(
                        0,
                        guest.firstName(),
                        null,
                        words.of(
                                "organiser.people.guest",
                                people.displayName(campaign.id(), Long.toString(guest.host()))),
                        List.of())));
        lines.sort(Comparator.comparing(CampaignPeople::rank));
        return lines;
    }

    /** Every appointment there was, the last one first (ROLE-08). */
    List<Past> history(ClubCampaign campaign) {
        return appointments.listAll(campaign.id()).stream()
                .sorted(Comparator.comparing(Appointment::since)
                        .thenComparing(Appointment::id)
                        .reversed())
                .map(held -> new Past(
                        held.displayName(),
                        held.tookOver()
                                ? words.of("organiser.post.took-over", post(held.office()))
                                : post(held.office()),
                        held.office().side().orElse(null),
                        TIME.format(held.since().atZone(campaign.timeZone())),
                        held.until()
                                .map(end -> TIME.format(end.atZone(campaign.timeZone())))
                                .orElse(null)))
                .toList();
    }

    /** "Paul, Allied Commander"; the name alone for somebody without office. */
    String label(Member member, CampaignRoles roles) {
        return roles.offices().stream()
                .sorted(Comparator.comparing(Office::role))
                .map(office -> words.of("organiser.ruling.person", member.displayName(), office(office)))
                .findFirst()
                .orElseGet(member::displayName);
    }

    /** "Allied General", "Deputy organiser". */
    String office(Office office) {
        return office.side()
                .map(side -> words.of("organiser.office.of-side", side, post(office)))
                .orElseGet(() -> post(office));
    }

    private String post(Office office) {
        boolean isDeputyOrganiser = office.equals(Office.deputyOrganiser());
        return isDeputyOrganiser
                ? words.of("organiser.post.deputy-organiser")
                : words.of("organiser.post", office.role());
    }

    private PersonLine line(List<Appointment> held, ZoneId zone) {
        Appointment first = held.getFirst();
        Side side = held.stream()
                .flatMap(one -> one.office().side().stream())
                .findFirst()
                .orElse(null);
        List<OfficeLine> offices = held.stream()
                .map(one ->
                        new OfficeLine(one.id(), words(one, zone), one.office().role() != CampaignRole.ORGANISER))
                .toList();
        String posts = offices.stream().map(OfficeLine::words).collect(Collectors.joining(", "));
        return new PersonLine(first.accountId(), first.displayName(), side, posts, offices);
    }

    private String words(Appointment held, ZoneId zone) {
        return held.until()
                .map(end -> words.of("organiser.post.until", post(held.office()), DAY.format(end.atZone(zone))))
                .orElseGet(() -> post(held.office()));
    }

    private static int rank(PersonLine line) {
        Side side = line.side();
        return side != null ? side.ordinal() : line.accountId() == 0 ? Side.values().length + 1 : Side.values().length;
    }
}
