package battlearrow.campaign;

import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.scenario.Fault;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Corrections of a campaign's data that cannot be played as they stand: two depots have the same number until both are put
 * right. They are kept for the organiser who works on them, count for nothing, and keep the campaign from starting (ORG-10).
 */
@Component
@Transactional
class FaultyCorrections {
    private static final int WITH_THE_FIRST_FAULT = 3;

    private final DataCheckRows rows;
    private final Clock clock;

    FaultyCorrections(DataCheckRows rows, Clock clock) {
        this.rows = rows;
        this.clock = clock;
    }

    @Transactional(readOnly = true)
    public Optional<Corrections> find(long campaignId) {
        return rows.findById(campaignId).map(row -> Corrections.read(row.corrections()));
    }

    public void keep(long campaignId, Corrections corrections, long author) {
        rows.keep(campaignId, corrections.text(), author, clock.instant());
    }

    public void drop(long campaignId) {
        rows.drop(campaignId);
    }

    /** Why the campaign cannot start. */
    @Transactional(readOnly = true)
    public List<Refusal> objections(long campaignId) {
        List<Fault> faults = find(campaignId).map(ScenarioLibrary::check).orElse(List.of());
        return faults.isEmpty()
                ? List.of()
                : List.of(Refusal.variant(
                        Rule.ORG_10,
                        WITH_THE_FIRST_FAULT,
                        faults.size(),
                        faults.getFirst().sentence()));
    }
}
