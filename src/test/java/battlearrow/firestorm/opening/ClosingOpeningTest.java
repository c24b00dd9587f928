package battlearrow.firestorm.opening;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.People.TOMMY;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.ROLE_04;
import static battlearrow.firestorm.rulebook.Rule.SET_12;
import static battlearrow.firestorm.rulebook.Rule.SET_21;
import static battlearrow.firestorm.rulebook.Rule.SET_23;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.MovementEvent.TroopExploited;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The end of the opening Strategic Phase. */
class ClosingOpeningTest {
    private static final CloseOpening CLOSE = new CloseOpening(Side.ALLIED);

    private final Judging<CloseOpening> judging = Judging.by(new ClosingOpening());
    private final Situation exploitation = SituationBuilder.walkthrough()
            .at(0, Phase.OPENING, Step.OPENING_EXPLOITATION)
            .build();

    @Test
    @Covers({"SET-23", "SET-25", "INV-19"})
    @DisplayName("O-21: the Planning Phase of turn 1 follows, and the marks of exploitation go")
    void thePlanningPhaseFollows() {
        Situation exploited = exploitation.after(new TroopExploited(
                troop("5th Sherman").id(),
                area("XXX Corps").id(),
                area("Valkenswaard Road").id(),
                null));
        Situation planning = judging.after(exploited, ALLIED_GENERAL, CLOSE);
        assertThat(planning.turn()).isEqualTo(1);
        assertThat(planning.phase()).isEqualTo(Phase.PLANNING);
        assertThat(planning.exploitedTroops().isEmpty()).isTrue();
        assertThat(planning.exploitedAreas().isEmpty()).isTrue();
    }

    @Test
    @Covers("SET-23")
    void theAirDropsMustBeClosedFirst() {
        Situation air = SituationBuilder.walkthrough()
                .at(0, Phase.OPENING, Step.OPENING_AIR)
                .build();
        assertThat(judging.refusals(air, ALLIED_GENERAL, CLOSE)).containsExactly(SET_23);
    }

    @Test
    @Covers("SET-21")
    void noGermanActsInTheOpening() {
        assertThat(judging.refusals(exploitation, GERMAN_GENERAL, new CloseOpening(Side.GERMAN)))
                .startsWith(SET_21);
        assertThat(judging.refusals(exploitation, GERMAN_GENERAL, CLOSE)).containsExactly(ROLE_04);
    }

    @Test
    @Covers("ROLE-04")
    void theOrganiserMayCloseForAnAbsentGeneral() {
        assertThat(judging.offered(exploitation, ORGANISER)).containsExactly(CLOSE);
        assertThat(judging.refusals(exploitation, TOMMY, CLOSE)).containsExactly(ROLE_04);
    }

    @Test
    @Covers("SET-12")
    void notBeforeTheSetUpIsEnded() {
        assertThat(judging.refusals(SituationBuilder.walkthrough().build(), ALLIED_GENERAL, CLOSE))
                .containsExactly(SET_12);
    }
}
