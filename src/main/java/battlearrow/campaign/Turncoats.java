package battlearrow.campaign;

import battlearrow.club.SideChanges;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import java.util.Arrays;
import java.util.List;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * Lets players change sides as the campaign allows it: an open battle is first played for the old side, or called off
 * (ROLE-08, H37). What is agreed takes effect with the entry that ends the battle or the turn.
 */
@Component
public class Turncoats {
    private final Moments moments;
    private final SideChanges changes;

    Turncoats(Moments moments, SideChanges changes) {
        this.moments = moments;
        this.changes = changes;
    }

    /** Asks for it, and lets it take effect at once where nothing stands against it. */
    public List<Refusal> ask(long campaignId, long accountId) {
        Moment now = moments.latest(campaignId);
        if (now.situation().isIn(Phase.FINISHED) || now.situation().mode() == Mode.WARGAME) {
            return List.of(Refusal.variant(Rule.ROLE_08, 2));
        }
        List<Refusal> refusals =
                changes.ask(campaignId, accountId, now.situation().turn());
        settle(campaignId, now);
        return refusals;
    }

    /** The organiser accepts. */
    public void accept(long campaignId, long id, long organiser, String reason) {
        changes.accept(campaignId, id, organiser, reason);
        settle(campaignId, moments.latest(campaignId));
    }

    /** The battles a person has open, for whichever side. */
    public List<BattleRecord> openBattles(long campaignId, long accountId) {
        return openBattles(moments.latest(campaignId), accountId);
    }

    @EventListener
    void onMove(CampaignMovedOn moved) {
        settle(moved.campaignId(), moments.latest(moved.campaignId()));
    }

    private void settle(long campaignId, Moment now) {
        changes.settle(
                campaignId,
                now.situation().turn(),
                account -> !openBattles(now, account).isEmpty());
    }

    private static List<BattleRecord> openBattles(Moment now, long accountId) {
        String person = Actors.person(accountId);
        return now.openBattles().stream()
                .filter(record -> Arrays.stream(Side.values())
                        .anyMatch(side -> record.battle().party(side).player().isPlayedBy(person)))
                .toList();
    }
}
