package battlearrow.chronicle;

import battlearrow.club.AccountDeleted;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * What stays told of battles when somebody deletes his account (H24): who attacked on the table always, as it belongs to the
 * battle; his own words as he chooses; what others told, without his name.
 */
@Component
class FormerReporters {
    private final BattleReportRows rows;

    FormerReporters(BattleReportRows rows) {
        this.rows = rows;
    }

    @EventListener
    void onDeletion(AccountDeleted deleted) {
        boolean removed = deleted.reports() == AccountDeleted.Reports.REMOVED;
        for (BattleReportRow report : rows.listOfCampaigns(deleted.campaigns())) {
            boolean isHis = report.reporter() == deleted.accountId();
            report.rephrase(told -> isHis && removed ? "" : deleted.withoutName(told));
        }
    }
}
