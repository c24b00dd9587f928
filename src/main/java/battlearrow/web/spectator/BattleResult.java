package battlearrow.web.spectator;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Scores;
import battlearrow.tables.BattleRecord;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;

/** What came of a battle, in words. */
final class BattleResult {
    private BattleResult() {}

    /** "Jan beat Dev, 5 to 2". */
    static String of(BattleRecord record, EntryWords.Teller teller, Words words) {
        Battle battle = record.battle();
        String allied = player(battle, Side.ALLIED, teller, words);
        String german = player(battle, Side.GERMAN, teller, words);
        if (battle.isRuled()) {
            return battle.findWinner()
                    .map(winner -> words.of("battle.result.ruled", allied, german, winner))
                    .orElseGet(() -> words.of("battle.result.ruled-draw", allied, german));
        }
        String played = played(battle, allied, german, words);
        boolean isRolledInACampaign = battle.isAgreedToBeRolled()
                && !battle.party(Side.ALLIED).player().isTheGeneral();
        return isRolledInACampaign ? words.of("battle.result.rolled", played) : played;
    }

    private static String played(Battle battle, String allied, String german, Words words) {
        Scores scores = battle.findScores().orElse(new Scores(0, 0));
        return battle.findWinner()
                .map(winner -> words.of(
                        "battle.result.won",
                        winner == Side.ALLIED ? allied : german,
                        winner == Side.ALLIED ? german : allied,
                        scores.of(winner),
                        scores.of(winner.enemy())))
                .orElseGet(() ->
                        words.of("battle.result.draw", allied, german, scores.of(Side.ALLIED), scores.of(Side.GERMAN)));
    }

    /** In a wargame, where the same two fight every battle, the side says more than the name. */
    private static String player(Battle battle, Side side, EntryWords.Teller teller, Words words) {
        Player player = battle.party(side).player();
        return player.isTheGeneral() ? words.of("battle.result.side", side) : teller.player(player);
    }
}
