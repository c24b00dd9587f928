package battlearrow.firestorm.battleruling;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.map.Side.ALLIED;
import static battlearrow.firestorm.map.Side.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.event.CampaignEvent.Ruled;
import battlearrow.firestorm.event.ManoeuvreEvent.PlayerReplaced;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.order.CampaignOrder.ReplacePlayer;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Giving a side's part of an open battle to somebody else")
@Covers("ROLE-09")
class ReplacingPlayerTest {
    private static final Player HARRIET = Player.member("harriet");

    private final ReplacingPlayer rule = new ReplacingPlayer();
    private final Situation before = SituationBuilder.emptyWalkthrough()
            .battlePhase(2)
            .allied("Valkenswaard Road")
            .troop("8th Sherman", "Valkenswaard Road")
            .arrow(ALLIED, "Valkenswaard Road", "Eindhoven")
            .committed(ALLIED, "8th Sherman")
            .build();

    private static ReplacePlayer give(Player player) {
        return new ReplacePlayer(1, ALLIED, player, "Tommy has left");
    }

    private List<Rule> against(Actor by, ReplacePlayer order) {
        return rule.objections(before, by, order).stream().map(Refusal::rule).toList();
    }

    @Test
    void theNewPlayerGoesOnWhereTheOldOneStopped() {
        assertThat(rule.objections(before, ORGANISER, give(HARRIET))).isEmpty();
        Outcome outcome = new Outcome(before);
        rule.carryOut(give(HARRIET), ORGANISER, GivenDice.of(), outcome);
        assertThat(outcome.events())
                .containsExactly(new Ruled("ReplacePlayer", "Tommy has left"), new PlayerReplaced(1, ALLIED, HARRIET));
        Battle was = before.findBattle(1).orElseThrow();
        Battle after = outcome.now().findBattle(1).orElseThrow();
        assertThat(after.party(ALLIED).player()).isEqualTo(HARRIET);
        assertThat(after.party(ALLIED).troops()).isEqualTo(was.party(ALLIED).troops());
        assertThat(after.party(GERMAN)).isEqualTo(was.party(GERMAN));
        assertThat(after.stage()).isEqualTo(was.stage());
    }

    @Test
    void onlyTheOrganiserGivesIt() {
        assertThat(against(ALLIED_GENERAL, give(HARRIET))).containsExactly(Rule.ROLE_02);
    }

    @Test
    void nobodyPlaysAgainstHimself() {
        Player fritz = before.findBattle(1).orElseThrow().party(GERMAN).player();
        assertThat(against(ORGANISER, give(fritz))).containsExactly(Rule.MAN_02);
        assertThat(against(ORGANISER, give(Player.member("")))).containsExactly(Rule.MAN_01);
    }

    @Test
    void aBattleThatIsNotOpenHasNoPart() {
        assertThat(against(ORGANISER, new ReplacePlayer(2, ALLIED, HARRIET, "")))
                .containsExactly(Rule.ORG_12);
    }
}
