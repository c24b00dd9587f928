package battlearrow.campaign;

import battlearrow.club.AccountDeleted;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Takes the name of somebody who deletes his account out of plans and their notes, and drops what he only drafted (H24). */
@Component
class FormerPlanners {
    private final BattlePlanRows rows;

    FormerPlanners(BattlePlanRows rows) {
        this.rows = rows;
    }

    @EventListener
    void onDeletion(AccountDeleted deleted) {
        rows.deleteDraftsOf(deleted.accountId());
        rows.listOfCampaigns(deleted.campaigns()).forEach(plan -> plan.rephrase(deleted::withoutName));
        for (long campaignId : deleted.campaigns()) {
            for (BattlePlanRows.NoteText note : rows.listNoteTexts(campaignId)) {
                String rephrased = deleted.withoutName(note.getNote());
                if (!rephrased.equals(note.getNote())) {
                    rows.rewriteNote(note.getId(), rephrased);
                }
            }
        }
    }
}
