package battlearrow.club;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Who wants to change sides, and who did (ROLE-08, H37). Agreed, the old side's plans and offices are closed to the player
 * at once; he stays its Commander until his open battles are over.
 */
@Component
@Transactional
public class SideChanges {
    private final SideChangeRows rows;
    private final CampaignRows campaigns;
    private final AccountRows accounts;
    private final Appointments appointments;
    private final Clock clock;

    SideChanges(
            SideChangeRows rows, CampaignRows campaigns, AccountRows accounts, Appointments appointments, Clock clock) {
        this.rows = rows;
        this.campaigns = campaigns;
        this.accounts = accounts;
        this.appointments = appointments;
        this.clock = clock;
    }

    /** Every wish of the campaign, the last one first. */
    @Transactional(readOnly = true)
    public List<SideChange> list(long campaignId) {
        return rows.listAll(campaignId).reversed().stream().map(this::named).toList();
    }

    /** The wishes that wait for the organiser's answer, the first one first. */
    @Transactional(readOnly = true)
    public List<SideChange> listAsked(long campaignId) {
        return rows.listOpen(campaignId).stream()
                .filter(row -> row.state() == SideChange.State.ASKED)
                .map(this::named)
                .toList();
    }

    /** What this person has asked and is not settled yet. */
    @Transactional(readOnly = true)
    public Optional<SideChange> findOpen(long campaignId, long accountId) {
        return rows.listOpen(campaignId).stream()
                .filter(row -> row.accountId() == accountId)
                .map(this::named)
                .findFirst();
    }

    /** Whether this person is on his way to the other side: the plans of neither side are his to read. */
    @Transactional(readOnly = true)
    public boolean isLeaving(long campaignId, long accountId) {
        return rows.listOpen(campaignId).stream()
                .anyMatch(row -> row.accountId() == accountId && row.state() == SideChange.State.AGREED);
    }

    /**
     * Asks to change sides; where nobody has to consent the change is agreed with that. Asked twice, it is asked once.
     *
     * @param turn the present turn
     */
    public List<Refusal> ask(long campaignId, long accountId, int turn) {
        CampaignRow campaign = campaigns.lock(campaignId).orElseThrow();
        ChangingSides rule = campaign.sideChanges();
        Optional<Side> side = appointments.rolesOf(campaignId, accountId).side();
        if (rule == ChangingSides.NEVER || side.isEmpty()) {
            return List.of(Refusal.variant(Rule.ROLE_08, 2));
        }
        if (findOpen(campaignId, accountId).isPresent()) {
            return List.of();
        }
        boolean consent = rule == ChangingSides.WITH_CONSENT;
        rows.saveAndFlush(new SideChangeRow(
                campaignId,
                accountId,
                side.get(),
                rule == ChangingSides.BETWEEN_TURNS ? turn + 1 : turn,
                consent ? SideChange.State.ASKED : SideChange.State.AGREED,
                clock.instant()));
        if (!consent) {
            appointments.stepDown(campaignId, accountId, side.get());
        }
        return List.of();
    }

    /** The organiser accepts; a wish that is settled stays as it is. */
    public void accept(long campaignId, long id, long organiser, String reason) {
        findAsked(campaignId, id).ifPresent(row -> {
            row.answer(SideChange.State.AGREED, organiser, reason);
            appointments.stepDown(campaignId, row.accountId(), named(row).from());
        });
    }

    /** The organiser refuses; a wish that is settled stays as it is. */
    public void refuse(long campaignId, long id, long organiser, String reason) {
        findAsked(campaignId, id).ifPresent(row -> {
            row.answer(SideChange.State.REFUSED, organiser, reason);
            row.settle(SideChange.State.REFUSED, clock.instant());
        });
    }

    /** The player takes back what nobody has answered yet. */
    public void callOff(long campaignId, long accountId) {
        lock(campaignId);
        rows.listOpen(campaignId).stream()
                .filter(row -> row.accountId() == accountId && row.state() == SideChange.State.ASKED)
                .forEach(row -> row.settle(SideChange.State.CALLED_OFF, clock.instant()));
    }

    /** Ends what somebody wants who leaves the campaign. */
    void drop(long campaignId, long accountId) {
        rows.listOpen(campaignId).stream()
                .filter(row -> row.accountId() == accountId)
                .forEach(row -> row.settle(SideChange.State.CALLED_OFF, clock.instant()));
    }

    /** Ends what somebody wants who is gone for good, and takes his name out of the reasons others gave. */
    void letGo(AccountDeleted deleted) {
        for (long campaignId : deleted.campaigns()) {
            drop(campaignId, deleted.accountId());
            rows.listAll(campaignId).forEach(row -> row.rephrase(deleted::withoutName));
        }
    }

    /**
     * Lets agreed changes take effect whose time has come.
     *
     * @param turn the present turn
     * @param fights whether an account has an open battle
     */
    public void settle(long campaignId, int turn, Predicate<Long> fights) {
        if (rows.listOpen(campaignId).isEmpty()) {
            return;
        }
        lock(campaignId);
        Instant now = clock.instant();
        for (SideChangeRow row : rows.listOpen(campaignId)) {
            SideChange change = named(row);
            if (change.state() != SideChange.State.AGREED || change.fromTurn() > turn) {
                continue;
            }
            boolean stillServes = appointments
                    .rolesOf(campaignId, change.accountId())
                    .side()
                    .filter(side -> side == change.from())
                    .isPresent();
            if (!stillServes) {
                row.settle(SideChange.State.CALLED_OFF, now); // moved or gone meanwhile
            } else if (!fights.test(change.accountId())) {
                appointments.changeSides(campaignId, change.accountId(), change.to());
                row.settle(SideChange.State.DONE, now);
            }
        }
    }

    /** Says whether players may change sides. */
    public void allow(long campaignId, ChangingSides rule) {
        campaigns.lock(campaignId).orElseThrow().allowSideChanges(rule);
    }

    @Transactional(readOnly = true)
    public ChangingSides findRule(long campaignId) {
        return campaigns.findById(campaignId).orElseThrow().sideChanges();
    }

    private Optional<SideChangeRow> findAsked(long campaignId, long id) {
        lock(campaignId);
        return rows.findById(id).filter(row -> row.campaignId() == campaignId && row.state() == SideChange.State.ASKED);
    }

    /** Serialises what is decided about one campaign's people until the transaction ends. */
    private void lock(long campaignId) {
        if (campaigns.lock(campaignId).isEmpty()) {
            throw new IllegalArgumentException("There is no campaign " + campaignId);
        }
    }

    private SideChange named(SideChangeRow row) {
        Long organiser = row.answeredBy();
        return row.toSideChange(name(row.accountId()), organiser == null ? null : name(organiser));
    }

    private String name(long accountId) {
        return accounts.findById(accountId).orElseThrow().toAccount().displayName();
    }
}
