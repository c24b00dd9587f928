package battlearrow.campaign;

import battlearrow.club.SideChanges;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.PlanningOrder.AddPlanNote;
import battlearrow.firestorm.order.PlanningOrder.WritePlan;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The secret battle plans, kept beside the journal, which learns only that a side issued one (PLAN-01 to PLAN-06). A plan is
 * read by its own side alone. An organiser of neither side may open one, and that side sees that he did.
 */
@Component
public class BattlePlans {
    private final BattlePlanRows rows;
    private final CampaignDesk desk;
    private final Moments moments;
    private final Actors actors;
    private final People people;
    private final SideChanges sideChanges;
    private final Clock clock;
    private final TransactionTemplate transaction;

    BattlePlans(
            BattlePlanRows rows,
            CampaignDesk desk,
            Moments moments,
            Actors actors,
            People people,
            SideChanges sideChanges,
            Clock clock,
            TransactionTemplate transaction) {
        this.rows = rows;
        this.desk = desk;
        this.moments = moments;
        this.actors = actors;
        this.people = people;
        this.sideChanges = sideChanges;
        this.clock = clock;
        this.transaction = transaction;
    }

    /** What somebody is told who asks for a plan. */
    public sealed interface Reading {
        record Shown(IssuedPlan plan) implements Reading {}

        /** The side has issued no plan for the turn. */
        record NoneIssued() implements Reading {}

        /** It is not his to read. */
        record Refused(List<Refusal> refusals) implements Reading {}
    }

    /** The turn plans are written for now: the present one, from the Strategic Phase on the next. */
    public int planningTurn(long campaignId) {
        return planningTurn(moments.latest(campaignId).situation());
    }

    /** Keeps a draft, which only its writer sees; refused to anybody but the side's General (ROLE-04). */
    public Optional<Refusal> saveDraft(long campaignId, long accountId, Side side, BattlePlan plan) {
        Optional<Refusal> refusal = Roles.mustBeGeneral(actors.actor(campaignId, accountId), side);
        if (refusal.isEmpty()) {
            transaction.executeWithoutResult(status -> {
                int turn = planningTurn(campaignId);
                BattlePlanRow row = rows.findDraft(campaignId, side, turn, accountId)
                        .orElseGet(() -> BattlePlanRow.draft(campaignId, side, turn, accountId));
                rows.saveAndFlush(row.saying(plan, clock.instant()));
            });
        }
        return refusal;
    }

    /** The person's own draft for the turn plans are written for. */
    public Optional<BattlePlan> findDraft(long campaignId, long accountId, Side side) {
        return rows.findDraft(campaignId, side, planningTurn(campaignId), accountId)
                .map(BattlePlanRow::plan);
    }

    /** Issues the plan of the turn; a second one replaces the first, which stays on record. */
    public Answer issue(long campaignId, long accountId, Side side, BattlePlan plan, UUID orderKey, long drawnFrom) {
        return desk.give(
                campaignId,
                accountId,
                new WritePlan(side, plan.objectives()),
                DiceInput.ROLL_ALL,
                orderKey,
                drawnFrom,
                after -> keep(campaignId, accountId, side, after.situation().turn(), plan));
    }

    /** Adds a dated note to the plan in the Battle Phase (PLAN-06). */
    public Answer addNote(long campaignId, long accountId, Side side, String note, UUID orderKey, long drawnFrom) {
        if (note.isBlank() || note.length() > BattlePlan.LONGEST_TEXT) {
            throw new IllegalArgumentException("A note has 1 to " + BattlePlan.LONGEST_TEXT + " characters.");
        }
        return desk.give(
                campaignId,
                accountId,
                new AddPlanNote(side),
                DiceInput.ROLL_ALL,
                orderKey,
                drawnFrom,
                after -> rows.addNote(
                        campaignId, side.name(), after.situation().turn(), accountId, note, clock.instant()));
    }

    /** The plan in force for a turn, for people of its side (PLAN-05); the reading is counted. */
    public Reading read(long campaignId, long accountId, Side side, int turn) {
        if (!isOfTheSide(campaignId, accountId, side)) {
            return new Reading.Refused(List.of(Refusal.of(Rule.PLAN_05)));
        }
        return transaction.execute(status -> find(campaignId, side, turn)
                .<Reading>map(row -> {
                    rows.noteReading(row.id(), accountId, clock.instant());
                    return new Reading.Shown(show(campaignId, side, row));
                })
                .orElseGet(Reading.NoneIssued::new));
    }

    /** Every version issued for a turn, oldest first, for people of its side; empty for everybody else. */
    public List<IssuedPlan> listVersions(long campaignId, long accountId, Side side, int turn) {
        if (!isOfTheSide(campaignId, accountId, side)) {
            return List.of();
        }
        return rows.listIssued(campaignId, side, turn).stream()
                .map(row -> show(campaignId, side, row))
                .toList();
    }

    /**
     * Opens a side's plan for an organiser of neither side, who may have to settle something; the side sees that he did.
     * Refused to everybody else, above all to an organiser who plays for the enemy.
     */
    public Reading openAsOrganiser(long campaignId, long accountId, Side side, int turn) {
        Actor by = actors.actor(campaignId, accountId);
        if (!by.organiser()) {
            return new Reading.Refused(List.of(Refusal.of(Rule.ROLE_02)));
        }
        if (by.commanderOf().contains(side.enemy())) {
            return new Reading.Refused(List.of(Refusal.of(Rule.PLAN_05)));
        }
        return transaction.execute(status -> find(campaignId, side, turn)
                .<Reading>map(row -> {
                    rows.noteOpening(campaignId, side.name(), turn, accountId, clock.instant());
                    return new Reading.Shown(show(campaignId, side, row));
                })
                .orElseGet(Reading.NoneIssued::new));
    }

    /** A turncoat reads no plan of the side he leaves, though he still plays a battle for it (ROLE-08). */
    private boolean isOfTheSide(long campaignId, long accountId, Side side) {
        return actors.actor(campaignId, accountId).commanderOf().contains(side)
                && !sideChanges.isLeaving(campaignId, accountId);
    }

    /** Whether a side has issued a plan for a turn: the neutral fact everybody may know. */
    public boolean isIssued(long campaignId, Side side, int turn) {
        return find(campaignId, side, turn).isPresent();
    }

    private void keep(long campaignId, long accountId, Side side, int turn, BattlePlan plan) {
        int version =
                1 + find(campaignId, side, turn).map(BattlePlanRow::version).orElse(0);
        rows.deleteDraft(campaignId, side, turn, accountId);
        rows.saveAndFlush(BattlePlanRow.issued(campaignId, side, turn, accountId, version, clock.instant())
                .saying(plan, clock.instant()));
    }

    private Optional<BattlePlanRow> find(long campaignId, Side side, int turn) {
        List<BattlePlanRow> issued = rows.listIssued(campaignId, side, turn);
        return issued.isEmpty() ? Optional.empty() : Optional.of(issued.getLast());
    }

    private IssuedPlan show(long campaignId, Side side, BattlePlanRow row) {
        return new IssuedPlan(
                row.turn(),
                row.version(),
                row.plan(),
                name(campaignId, row.author()),
                row.writtenAt(),
                rows.countReaders(row.id(), row.author()),
                rows.listNotes(campaignId, side.name(), row.turn()).stream()
                        .map(line -> new IssuedPlan.Note(
                                name(campaignId, line.getAuthor()), line.getNote(), line.getWrittenAt()))
                        .toList(),
                rows.listOpenings(campaignId, side.name(), row.turn()).stream()
                        .map(line -> new IssuedPlan.Opening(name(campaignId, line.getAccountId()), line.getOpenedAt()))
                        .toList());
    }

    private String name(long campaignId, long accountId) {
        return people.displayName(campaignId, Actors.person(accountId));
    }

    private static int planningTurn(Situation situation) {
        boolean planned = situation.isIn(Phase.PLANNING) || situation.isIn(Phase.BATTLE);
        return planned ? situation.turn() : situation.turn() + 1;
    }
}
