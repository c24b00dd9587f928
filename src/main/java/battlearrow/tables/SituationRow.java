package battlearrow.tables;

import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

@Entity
@Table(name = "situation_row")
class SituationRow implements Row<Lines.OfSituation> {

    @Id
    private Long campaignId;

    private long sequence;
    private int turn;

    @Enumerated(EnumType.STRING)
    private Phase phase;

    @Enumerated(EnumType.STRING)
    private Step step;

    protected SituationRow() {}

    @SuppressWarnings("NullAway.Init") // become fills the rest before the row is stored
    SituationRow(long campaignId) {
        this.campaignId = campaignId;
    }

    @Override
    public void become(Lines.OfSituation line) {
        sequence = line.sequence();
        turn = line.turn();
        phase = line.phase();
        step = line.step();
    }

    @Override
    public Lines.OfSituation toLine() {
        return new Lines.OfSituation(sequence, turn, phase, step);
    }
}
