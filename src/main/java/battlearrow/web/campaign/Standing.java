package battlearrow.web.campaign;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.OutcomeLevel;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.victorypoints.CampaignOutcome;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import battlearrow.web.shared.Score;
import java.util.Locale;
import org.springframework.stereotype.Component;

/** Where the margin of a campaign stands, in words and as the hand of the printed scale (VIC-08 to VIC-16). */
@Component
public class Standing {
    private final Words words;

    Standing(Words words) {
        this.words = words;
    }

    /** Both totals with what they would come to, or came to once the campaign is over. */
    public Score score(Situation situation) {
        VictoryPoints points = VictoryPoints.of(situation);
        CampaignOutcome outcome = CampaignOutcome.of(situation, points.difference());
        return new Score(
                points.total(Side.ALLIED),
                points.total(Side.GERMAN),
                (verdict(situation, outcome) + " " + distance(outcome)).strip());
    }

    /** "Germans lead by 39". */
    public String margin(Situation situation) {
        int difference = VictoryPoints.of(situation).difference();
        if (difference == 0) {
            return words.of("parts.scale.level");
        }
        return words.of(difference > 0 ? "parts.scale.allied" : "parts.scale.german", Math.abs(difference));
    }

    /** "Would be a draw." before the end, "A draw." after it. */
    public String verdict(Situation situation, CampaignOutcome outcome) {
        String tense = situation.isIn(Phase.FINISHED) ? "standing.is." : "standing.would.";
        return outcome.findWinner()
                .map(winner -> words.of(tense + key(winner), level(outcome.level())))
                .orElseGet(() -> words.of(tense + "draw"));
    }

    /** How far the leader is from the level above: "11 points short of a German Tactical Victory." */
    public String distance(CampaignOutcome outcome) {
        return outcome.findNext()
                .map(next -> words.of(
                        "standing.short."
                                + outcome.findLeader().map(Standing::key).orElse("level"),
                        next.pointsShort(),
                        level(next.level())))
                .orElseGet(() -> words.of("standing.highest"));
    }

    /** "Tactical Victory". */
    public String level(OutcomeLevel level) {
        return words.of("level", level);
    }

    private static String key(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }
}
