package battlearrow.firestorm.manoeuvre;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.ManoeuvreEvent.ArmourBroughtUp;
import battlearrow.firestorm.event.ManoeuvreEvent.ArtilleryTaken;
import battlearrow.firestorm.event.ManoeuvreEvent.CommitmentSealed;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyChecked;
import battlearrow.firestorm.event.ManoeuvreEvent.TroopsCommitted;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Choosing Troops in secret. */
@DisplayName("HR-06 bothSecret")
class SealedCommitmentsTest {
    private final Judging<CommitTroops> rule = Judging.by(new CommittingTroops());
    private final Situation placed = secret().battlePhase(1)
            .arrow(Side.ALLIED, "XXX Corps", "Valkenswaard Road")
            .build();

    private static SituationBuilder secret() {
        return SituationBuilder.of(
                WalkthroughMap.scenario(), Mode.CAMPAIGN, HouseRules.DEFAULTS.with(HouseRule.HR_06, "bothSecret"));
    }

    private static CommitTroops commit(int battle, Side side, String... troops) {
        return new CommitTroops(battle, side, ids(troops), List.of());
    }

    private static List<TroopId> ids(String... troops) {
        return List.of(troops).stream()
                .map(troop -> WalkthroughMap.troop(troop).id())
                .toList();
    }

    @Test
    @Covers({"MAN-25", "A-12", "HR-06=bothSecret"})
    void theDefenderMayChooseFirstAndNothingIsSeen() {
        CommitTroops german = commit(1, Side.GERMAN, "6th FJR");
        assertThat(rule.events(placed, People.FRITZ, german))
                .containsExactly(new CommitmentSealed(1, Side.GERMAN, german.troops(), List.of()));
        Battle sealed = rule.after(placed, People.FRITZ, german).findBattle(1).orElseThrow();
        assertThat(sealed.party(Side.GERMAN).troops()).isEmpty();
        assertThat(sealed.party(Side.GERMAN).hasChosen()).isTrue();
        assertThat(sealed.isAt(Stage.COMMITTED_FIRST)).isTrue();
    }

    @Test
    @Covers({"MAN-25", "HR-06=bothSecret"})
    void theSecondChoiceRevealsBothTheAttackersFirst() {
        Situation sealed = rule.after(placed, People.FRITZ, commit(1, Side.GERMAN, "6th FJR"));
        assertThat(rule.refusals(sealed, People.FRITZ, commit(1, Side.GERMAN))).containsExactly(Rule.MAN_25);
        CommitTroops allied = commit(1, Side.ALLIED, "5th Sherman");
        assertThat(rule.events(sealed, People.TOMMY, allied))
                .containsExactly(
                        new CommitmentSealed(1, Side.ALLIED, allied.troops(), List.of()),
                        new TroopsCommitted(1, Side.ALLIED, allied.troops()),
                        new TroopsCommitted(1, Side.GERMAN, ids("6th FJR")),
                        new SupplyChecked(1, true, true, false));
    }

    @Test
    @Covers({"MAN-24", "HR-06=bothSecret"})
    void aTroopChosenInSecretIsBoundToItsBattle() {
        Situation sealed = rule.after(placed, People.TOMMY, commit(1, Side.ALLIED, "5th Sherman"));
        Situation second = SituationBuilder.from(sealed)
                .arrow(Side.ALLIED, "XXX Corps", "Budel")
                .build();
        assertThat(rule.refusals(second, People.TOMMY, commit(2, Side.ALLIED, "5th Sherman")))
                .containsExactly(Rule.MAN_24);
    }

    @Test
    @Covers({"MAN-35", "HR-06=bothSecret"})
    void armourIsBroughtUpWhenItIsRevealed() {
        Situation attack = secret().allied("Valkenswaard Road")
                .troop("6th FJR", "Eindhoven")
                .battlePhase(1)
                .arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven")
                .build();
        Situation sealed = rule.after(attack, People.TOMMY, commit(1, Side.ALLIED, "5th Sherman"));
        assertThat(sealed.isIn(WalkthroughMap.troop("5th Sherman"), WalkthroughMap.area("XXX Corps")))
                .isTrue();
        assertThat(rule.events(sealed, People.FRITZ, commit(1, Side.GERMAN)))
                .contains(new ArmourBroughtUp(
                        1,
                        WalkthroughMap.troop("5th Sherman").id(),
                        WalkthroughMap.area("XXX Corps").id(),
                        WalkthroughMap.area("Valkenswaard Road").id()));
    }

    @Test
    @Covers({"ABN-18", "HR-06=bothSecret"})
    void whatHasBecomeImpossibleIsLeftOut() {
        AreaId zone = WalkthroughMap.area("DZ-O").id();
        Situation attack = secret().allied("DZ-O")
                .markers("DZ-O", 1)
                .troop("US Para 3", "DZ-O")
                .battlePhase(1)
                .arrow(Side.ALLIED, "DZ-O", "Grave Bridge")
                .build();
        CommitTroops choice = new CommitTroops(1, Side.ALLIED, ids("US Para 3"), List.of(zone));
        Situation sealed = rule.after(attack, People.TOMMY, choice);
        assertThat(sealed.markers(WalkthroughMap.area("DZ-O"))).isEqualTo(1);
        assertThat(rule.events(sealed, People.FRITZ, commit(1, Side.GERMAN))).contains(new ArtilleryTaken(1, zone));
        Situation changed = SituationBuilder.from(sealed)
                .pool("US Para 3")
                .then(new ArtilleryTaken(1, zone))
                .build();
        assertThat(rule.events(changed, People.FRITZ, commit(1, Side.GERMAN)))
                .contains(new TroopsCommitted(1, Side.ALLIED, List.of()))
                .noneMatch(ArtilleryTaken.class::isInstance);
    }
}
