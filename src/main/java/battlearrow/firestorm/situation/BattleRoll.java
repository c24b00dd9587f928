package battlearrow.firestorm.situation;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.BattleTotal;

/** What both sides scored in a battle decided by the dice of the General's Wargame. */
public record BattleRoll(BattleTotal allied, BattleTotal german) {
    public BattleTotal of(Side side) {
        return side == Side.ALLIED ? allied : german;
    }

    /** The totals as the scores of the battle. */
    Scores scores() {
        return new Scores(allied.total(), german.total());
    }
}
