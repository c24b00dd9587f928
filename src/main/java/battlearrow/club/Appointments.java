package battlearrow.club;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Who holds which office in a campaign, now and before.
 *
 * <p>Rulebook: General, How Firestorm Works: one Organiser, a General a side, lots of Commanders (ROLE-01). Whether the
 * person who asks for a change may do so is decided where the request comes in.
 */
@Component
@Transactional
public class Appointments {

    private final AppointmentRows rows;
    private final CampaignRows campaigns;
    private final AccountRows accounts;
    private final Clock clock;

    Appointments(AppointmentRows rows, CampaignRows campaigns, AccountRows accounts, Clock clock) {
        this.rows = rows;
        this.campaigns = campaigns;
        this.accounts = accounts;
        this.clock = clock;
    }

    /** What came of a wish to change an office. */
    public sealed interface Answer {
        record Done(Appointment appointment) implements Answer {}

        record Refused(List<Refusal> refusals) implements Answer {}
    }

    @Transactional(readOnly = true)
    public CampaignRoles rolesOf(long campaignId, long accountId) {
        return rolesOf(campaignId, accountId, clock.instant());
    }

    /** Everybody who holds an office now, in the order of appointment. */
    @Transactional(readOnly = true)
    public List<Appointment> listHeld(long campaignId) {
        return rows.listHeld(campaignId, clock.instant()).stream()
                .map(this::named)
                .toList();
    }

    /** Every appointment there ever was in the campaign, ended ones too. */
    @Transactional(readOnly = true)
    public List<Appointment> listAll(long campaignId) {
        return rows.listAll(campaignId).stream().map(this::named).toList();
    }

    /** The offices somebody holds now, in any campaign. */
    @Transactional(readOnly = true)
    public List<Appointment> listHeldBy(long accountId) {
        return rows.listHeldBy(accountId, clock.instant()).stream()
                .map(this::named)
                .toList();
    }

    @Transactional(readOnly = true)
    public Optional<Appointment> find(long appointmentId) {
        return rows.findById(appointmentId).map(this::named);
    }

    /** The General of a side; deputies are not asked for. */
    @Transactional(readOnly = true)
    public Optional<Appointment> findGeneral(long campaignId, Side side) {
        return findHolder(campaignId, Office.general(side), clock.instant()).map(this::named);
    }

    /** Appoints somebody until further notice. Who already holds the office keeps it; that is no refusal. */
    public Answer appoint(long campaignId, long accountId, Office office) {
        return appoint(campaignId, accountId, office, null);
    }

    /**
     * Appoints a deputy whose office ends by itself.
     *
     * @param until must lie ahead
     */
    public Answer appointDeputy(long campaignId, long accountId, Optional<Side> side, Instant until) {
        if (!until.isAfter(clock.instant())) {
            throw new IllegalArgumentException("A deputy's office must end in the future");
        }
        return appoint(campaignId, accountId, new Office(CampaignRole.DEPUTY, side), until);
    }

    /** Ends an office now. The Organiser's cannot be ended, only handed over. */
    public Answer end(long appointmentId) {
        AppointmentRow row = rows.findById(appointmentId).orElseThrow();
        lock(row.campaignId());
        if (row.office().equals(Office.organiser())) {
            return new Answer.Refused(List.of(Refusal.variant(Rule.ROLE_01, 2)));
        }
        if (named(row).isHeldAt(clock.instant())) {
            row.setEnd(clock.instant());
        }
        return new Answer.Done(named(row));
    }

    /** Ends all that somebody is in a campaign. Answers false, and changes nothing, for the Organiser, who hands over first. */
    public boolean leave(long campaignId, long accountId) {
        lock(campaignId);
        Instant now = clock.instant();
        List<AppointmentRow> own = rows.listHeld(campaignId, now).stream()
                .filter(row -> row.accountId() == accountId)
                .toList();
        if (own.stream().anyMatch(row -> row.office().equals(Office.organiser()))) {
            return false;
        }
        own.forEach(row -> row.setEnd(now));
        return true;
    }

    /** Makes somebody else the Organiser; the present one's office ends. */
    public Appointment handOver(long campaignId, long newOrganiser) {
        lock(campaignId);
        Instant now = clock.instant();
        Optional<AppointmentRow> present = findHolder(campaignId, Office.organiser(), now);
        if (present.isPresent() && present.get().accountId() == newOrganiser) {
            return named(present.get());
        }
        present.ifPresent(row -> row.setEnd(now));
        rows.flush();
        return named(rows.saveAndFlush(new AppointmentRow(campaignId, newOrganiser, Office.organiser(), now, null)));
    }

    /** Ends the Organiser's office, who is gone for good, and gives it to another; of a deputy nothing else is left. */
    void takeOver(long campaignId, long successor) {
        lock(campaignId);
        Instant now = clock.instant();
        rows.listHeld(campaignId, now).stream()
                .filter(row -> row.office().equals(Office.organiser())
                        || row.accountId() == successor && row.office().equals(Office.deputyOrganiser()))
                .forEach(row -> row.setEnd(now));
        rows.flush();
        AppointmentRow taken = new AppointmentRow(campaignId, successor, Office.organiser(), now, null);
        taken.markTakenOver();
        rows.saveAndFlush(taken);
    }

    /** Ends every office for the old side and makes the person a Commander of the new one (ROLE-08). */
    public Appointment changeSides(long campaignId, long accountId, Side newSide) {
        lock(campaignId);
        Instant now = clock.instant();
        rows.listHeld(campaignId, now).stream()
                .filter(row -> row.accountId() == accountId
                        && row.office().side().filter(newSide.enemy()::equals).isPresent())
                .forEach(row -> row.setEnd(now));
        rows.flush();
        return switch (appoint(campaignId, accountId, Office.commander(newSide))) {
            case Answer.Done done -> done.appointment();
            case Answer.Refused refused -> throw new IllegalStateException("Refused: " + refused.refusals());
        };
    }

    /** Whoever leads the side, or its deputy, is its Commander from now on; a Commander stays one (ROLE-08). */
    void stepDown(long campaignId, long accountId, Side side) {
        lock(campaignId);
        Instant now = clock.instant();
        rows.listHeld(campaignId, now).stream()
                .filter(row -> row.accountId() == accountId)
                .filter(row -> row.office().equals(Office.general(side))
                        || row.office().equals(Office.deputy(side)))
                .forEach(row -> row.setEnd(now));
        rows.flush();
        appoint(campaignId, accountId, Office.commander(side));
    }

    /** The campaigns this person organises; a deputy organiser does not. */
    @Transactional(readOnly = true)
    public List<Long> listOrganisedBy(long accountId) {
        return rows.listHeldBy(accountId, clock.instant()).stream()
                .filter(row -> row.office().equals(Office.organiser()))
                .map(AppointmentRow::campaignId)
                .toList();
    }

    /** The campaigns in which this person holds an office or ever held one. */
    Set<Long> listCampaignsEver(long accountId) {
        return Set.copyOf(rows.listCampaignsEver(accountId));
    }

    /** The deputy organiser who was named first; empty where there is none. */
    Optional<Long> findDeputyOrganiser(long campaignId) {
        return findHolder(campaignId, Office.deputyOrganiser(), clock.instant()).map(AppointmentRow::accountId);
    }

    /** Everybody who holds an office now, by account. Nobody is named: this asks the database once. */
    @Transactional(readOnly = true)
    public Map<Long, CampaignRoles> listRoles(long campaignId) {
        Map<Long, Set<Office>> offices = new LinkedHashMap<>();
        for (AppointmentRow row : rows.listHeld(campaignId, clock.instant())) {
            offices.computeIfAbsent(row.accountId(), account -> new HashSet<>()).add(row.office());
        }
        Map<Long, CampaignRoles> roles = new LinkedHashMap<>();
        offices.forEach((account, held) -> roles.put(account, new CampaignRoles(held)));
        return roles;
    }

    /** Whether this person organises a campaign of the club. */
    boolean organisesAnyOf(long clubId, long accountId) {
        return rows.listHeldInClub(clubId, accountId, clock.instant()).stream()
                .anyMatch(row -> row.office().equals(Office.organiser()));
    }

    /** Ends every office in the campaigns of one club. */
    void endAllOf(long clubId, long accountId) {
        Instant now = clock.instant();
        rows.listHeldInClub(clubId, accountId, now).forEach(row -> row.setEnd(now));
    }

    void endAllOf(long accountId) {
        Instant now = clock.instant();
        rows.listHeldBy(accountId, now).forEach(row -> row.setEnd(now));
    }

    private Answer appoint(long campaignId, long accountId, Office office, @Nullable Instant until) {
        ClubCampaign campaign = lock(campaignId);
        Instant now = clock.instant();
        List<AppointmentRow> held = rows.listHeld(campaignId, now);
        Optional<AppointmentRow> own = held.stream()
                .filter(row -> row.accountId() == accountId && row.office().equals(office))
                .findFirst();
        if (own.isPresent()) {
            own.get().setEnd(until);
            return new Answer.Done(named(own.get()));
        }
        List<Refusal> objections =
                campaign.isWargame() ? objections(held, office) : objections(held, accountId, office);
        if (!objections.isEmpty()) {
            return new Answer.Refused(objections);
        }
        return new Answer.Done(named(rows.saveAndFlush(new AppointmentRow(campaignId, accountId, office, now, until))));
    }

    private List<Refusal> objections(List<AppointmentRow> held, long accountId, Office office) {
        boolean isTaken = held.stream().anyMatch(row -> row.office().equals(office));
        Optional<Side> servedSide = rolesAmong(held, accountId).side();
        List<Refusal> objections = new ArrayList<>();
        if (isTaken && office.role() == CampaignRole.GENERAL) {
            objections.add(Refusal.of(Rule.ROLE_01));
        }
        if (isTaken && office.role() == CampaignRole.ORGANISER) {
            objections.add(Refusal.variant(Rule.ROLE_01, 2));
        }
        if (servedSide.isPresent() && office.side().isPresent() && !servedSide.equals(office.side())) {
            objections.add(Refusal.of(Rule.ROLE_08, servedSide.get()));
        }
        return objections;
    }

    /** The General's Wargame has two seats and no other office (GW-01). */
    private static List<Refusal> objections(List<AppointmentRow> held, Office office) {
        boolean isTaken = held.stream().anyMatch(row -> row.office().equals(office));
        return isTaken || office.role() != CampaignRole.GENERAL ? List.of(Refusal.variant(Rule.GW_01, 2)) : List.of();
    }

    private ClubCampaign lock(long campaignId) {
        return campaigns
                .lock(campaignId)
                .map(CampaignRow::toCampaign)
                .orElseThrow(() -> new IllegalArgumentException("There is no campaign " + campaignId));
    }

    private CampaignRoles rolesOf(long campaignId, long accountId, Instant moment) {
        return rolesAmong(rows.listHeld(campaignId, moment), accountId);
    }

    private static CampaignRoles rolesAmong(List<AppointmentRow> held, long accountId) {
        return new CampaignRoles(held.stream()
                .filter(row -> row.accountId() == accountId)
                .map(AppointmentRow::office)
                .collect(Collectors.toSet()));
    }

    private Optional<AppointmentRow> findHolder(long campaignId, Office office, Instant moment) {
        return rows.listHeld(campaignId, moment).stream()
                .filter(row -> row.office().equals(office))
                .findFirst();
    }

    private Appointment named(AppointmentRow row) {
        Account account = accounts.findById(row.accountId()).orElseThrow().toAccount();
        return row.toAppointment(account.displayName());
    }
}
