package battlearrow.campaign;

import battlearrow.firestorm.order.CampaignOrder.CorrectData;
import battlearrow.firestorm.rulebook.FactCorrection;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.scenario.Fault;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.springframework.stereotype.Component;

/**
 * The data a campaign is played with, as its organiser puts them right in the set-up (ORG-10). Corrections that can be played
 * are an order like any other; those with faults are kept aside until they can.
 */
@Component
public class ScenarioData {
    private final Moments moments;
    private final CampaignDesk desk;
    private final FaultyCorrections faulty;

    ScenarioData(Moments moments, CampaignDesk desk, FaultyCorrections faulty) {
        this.moments = moments;
        this.desk = desk;
        this.faulty = faulty;
    }

    /**
     * The data as somebody works on them.
     *
     * @param corrections with their faults
     * @param isOpen whether they may still be changed
     */
    public record Data(ScenarioName scenario, Corrections corrections, List<Fault> faults, boolean isOpen) {
        public Data {
            faults = List.copyOf(faults);
        }

        /** By which a page tells whether somebody else has changed them meanwhile. */
        public String fingerprint() {
            return corrections.fingerprint();
        }
    }

    /** What came of a change. Each tells how the data stand now. */
    public sealed interface Outcome {
        Data now();

        /** Kept; with faults it waits until they are put right. */
        record Kept(Data now) implements Outcome {}

        /** Somebody else changed the data while the page was open; nothing has been changed. */
        record MovedOn(Data now) implements Outcome {}

        /** The rules do not allow it. */
        record Refused(Data now, List<Refusal> refusals) implements Outcome {
            public Refused {
                refusals = List.copyOf(refusals);
            }
        }
    }

    /** The data of a campaign. */
    public Data find(long campaignId) {
        Situation situation = moments.latest(campaignId).situation();
        boolean isOpen = situation.isIn(Phase.SETUP);
        Corrections played = Corrections.read(situation.scenario().corrections());
        Corrections shown = isOpen ? faulty.find(campaignId).orElse(played) : played;
        return new Data(situation.scenario().name(), shown, ScenarioLibrary.check(shown), isOpen);
    }

    /** Why the campaign cannot start with its data as they are worked on. */
    public List<Refusal> objections(long campaignId) {
        return faulty.objections(campaignId);
    }

    /**
     * Changes the data.
     *
     * @param drawnFrom the fingerprint of the data the page showed
     * @param orderKey made when the page was drawn: sent twice, the change counts once
     * @param seen the last entry of the journal the page knew
     */
    public Outcome change(
            long campaignId,
            long accountId,
            String drawnFrom,
            UnaryOperator<Corrections> change,
            UUID orderKey,
            long seen) {
        Data before = find(campaignId);
        Corrections changed = change.apply(before.corrections());
        if (before.isOpen() && changed.equals(before.corrections())) {
            return new Outcome.Kept(before);
        }
        if (!before.fingerprint().equals(drawnFrom)) {
            return new Outcome.MovedOn(before);
        }
        Corrections played = Corrections.read(
                moments.latest(campaignId).situation().scenario().corrections());
        if (before.isOpen() && !ScenarioLibrary.check(changed).isEmpty()) {
            faulty.keep(campaignId, changed, accountId);
            return new Outcome.Kept(find(campaignId));
        }
        List<FactCorrection> corrected = played.listNewIn(changed);
        List<String> takenBack = played.listMissingIn(changed);
        if (before.isOpen() && corrected.isEmpty() && takenBack.isEmpty()) {
            faulty.drop(campaignId);
            return new Outcome.Kept(find(campaignId));
        }
        Answer answer = desk.give(
                campaignId,
                accountId,
                new CorrectData(corrected, takenBack),
                DiceInput.ROLL_ALL,
                orderKey,
                seen,
                after -> faulty.drop(campaignId));
        Data now = find(campaignId);
        return switch (answer) {
            case Answer.Accepted accepted -> new Outcome.Kept(now);
            case Answer.Refused refused -> new Outcome.Refused(now, refused.refusals());
            case Answer.WrongDice noneAreThrown -> new Outcome.MovedOn(now);
            case Answer.KeyUsed used -> new Outcome.MovedOn(now);
        };
    }
}
