package battlearrow.web.commander;

import battlearrow.firestorm.map.Side;
import battlearrow.web.campaign.RefusalLine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of the game: reporting, confirming, settling a dispute.
 *
 * @param reporter the side the person may report for; null when he may not
 * @param confirmer the side for which he may confirm what the other reported; null when he may not
 * @param maySettle whether he decides a dispute, or a report nobody confirms
 * @param reports what each side has reported so far
 * @param isDisputed whether both have reported and differ
 * @param due what has to be drawn or rolled before anybody may report, in the words of the refusals
 * @param allied what is typed; the other texts as well
 * @param faults what is wrong with the fields
 * @param draftKey under which the device keeps a story that is not sent yet
 */
record ResultStep(
        @Nullable Side reporter,
        @Nullable Side confirmer,
        boolean maySettle,
        List<Report> reports,
        boolean isDisputed,
        List<RefusalLine> due,
        String allied,
        String german,
        String winner,
        String attacker,
        String story,
        String reason,
        Faults faults,
        List<Story> stories,
        String draftKey) {
    /** What one side says: "5 to 2, the Allies won". */
    record Report(Side side, String name, String result) {}

    /** What somebody told. */
    record Story(String name, String attacker, String text) {}

    /** What is wrong with each field; empty for nothing. */
    record Faults(String scores, String winner, String story, String reason) {
        static final Faults NONE = new Faults("", "", "", "");

        public boolean isNone() {
            return equals(NONE);
        }
    }

    /** One primary button: confirming comes before reporting something else. */
    public boolean isReportFirst() {
        return reporter != null && confirmer == null && reports.stream().noneMatch(report -> report.side() == reporter);
    }
}
