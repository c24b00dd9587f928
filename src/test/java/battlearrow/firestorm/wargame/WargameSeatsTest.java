package battlearrow.firestorm.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.order.PlanningOrder.AddPlanNote;
import battlearrow.firestorm.order.WargameOrder.RollTempo;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Rule;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The two players of a General's Wargame")
class WargameSeatsTest {
    private static Wargames battle() {
        return Wargames.battle(
                Wargames.emptyMap().allied("Valkenswaard Road").troop("5th Sherman", "Valkenswaard Road"), 6);
    }

    @Test
    @Covers("GW-01")
    void eachPlayerIsGeneralAndCommanderInOne() {
        Wargames game = battle();
        game.accept(People.GERMAN_GENERAL, new RollInitiative(1), 6, 1);
        game.accept(new PlaceBattleArrow(
                1, Side.ALLIED, Wargames.areaId("Valkenswaard Road"), Wargames.areaId("Eindhoven")));
        game.accept(new CommitTroops(1, Side.ALLIED, List.of(Wargames.troopId("5th Sherman")), List.of()));
        game.accept(new AddPlanNote(Side.ALLIED));
    }

    @Test
    @Covers("GW-01")
    void aThirdPersonHasNoSeat() {
        Wargames game = battle();
        assertThat(game.refuse(People.TOMMY, new RollInitiative(1))).containsExactly(Rule.GW_01);
        assertThat(game.offered(People.TOMMY)).isEmpty();
        Wargames planning = Wargames.at(Wargames.emptyMap().planning(1).build());
        assertThat(planning.refuse(People.FRITZ, new RollTempo())).containsExactly(Rule.GW_01);
    }

    @Test
    @Covers({"GW-01", "ROLE-06"})
    void nobodyPlaysTheOthersPart() {
        Wargames game = battle().arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven");
        assertThat(game.refuse(People.GERMAN_GENERAL, new CommitTroops(1, Side.ALLIED, List.of(), List.of())))
                .containsExactly(Rule.ROLE_06);
    }

    @Test
    @Covers("GW-01")
    void aWargameAloneIsPossible() {
        Actor alone = new Actor("brian", false, Set.of(Side.ALLIED, Side.GERMAN), Set.of(Side.ALLIED, Side.GERMAN));
        Wargames game = battle();
        game.accept(alone, new RollInitiative(1), 1, 6);
        game.accept(
                alone,
                new PlaceBattleArrow(
                        1, Side.GERMAN, Wargames.areaId("Eindhoven"), Wargames.areaId("Valkenswaard Road")));
    }

    @Test
    @Covers("GW-01")
    void whoeverTakesASeatOverGoesOn() {
        Wargames game = battle().arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven");
        game.accept(
                Actor.general("somebody else", Side.ALLIED), new CommitTroops(1, Side.ALLIED, List.of(), List.of()));
    }
}
