package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.AIR_03;
import static battlearrow.firestorm.rulebook.Rule.AIR_26;
import static battlearrow.firestorm.rulebook.Rule.SET_24;
import static battlearrow.firestorm.rulebook.Rule.SET_25;
import static battlearrow.firestorm.rulebook.Rule.TURN_06;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.PlaceTyphoon;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignAircraft;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The opening's one Typhoon. */
class PlacingTyphoonTest {
    private final Judging<PlaceTyphoon> judging = Judging.by(new PlacingTyphoon());
    private final Judging<CloseAir> closing = Judging.by(new ClosingAir());
    private final Judging<RollInterdiction> rolling = Judging.by(new RollingInterdiction());

    private List<Rule> refusals(SituationBuilder builder, String area) {
        return judging.refusals(
                builder.build(), ALLIED_GENERAL, new PlaceTyphoon(area(area).id()));
    }

    @Test
    @Covers({"A-49", "AIR-26", "HR-25=casOnly"})
    @DisplayName("O-13: Typhoon 1 goes to a depot")
    void itSupportsADepot() {
        Situation after = judging.after(
                AirSituations.opening().build(),
                ALLIED_GENERAL,
                new PlaceTyphoon(area("XXX Corps").id()));
        assertThat(after.air().findTactical(troop("Typhoon 1"))).isPresent();
    }

    @Test
    @Covers({"A-78", "AIR-26"})
    @DisplayName("O-12: not a zone the drops will only win")
    void notAZoneTheDropsWillOnlyWin() {
        SituationBuilder builder = AirSituations.opening().then(AirSituations.drop("British Para 1", "DZ-X"));
        assertThat(refusals(builder, "DZ-X")).containsExactly(AIR_26);
    }

    @Test
    @Covers("AIR-03")
    void onlyOne() {
        SituationBuilder builder =
                AirSituations.opening().then(AirSituations.closeSupport(Side.ALLIED, "Typhoon 1", "XXX Corps"));
        assertThat(refusals(builder, "VIII Corps")).containsExactly(AIR_03);
    }

    @Test
    @Covers("HR-25=none")
    void noneByHouseRule() {
        SituationBuilder builder =
                SituationBuilder.emptyWalkthrough(HouseRule.HR_25, "none").at(0, Phase.OPENING, Step.OPENING_AIR);
        assertThat(refusals(builder, "XXX Corps")).containsExactly(SET_25);
    }

    @Test
    @Covers({"HR-25=full", "A-49"})
    @DisplayName("HR-25 full: against a German depot, rolled before the opening's air step closes")
    void fullMeansInterdictionToo() {
        Situation opening = SituationBuilder.of(
                        WalkthroughMap.scenario(), Mode.CAMPAIGN, HouseRules.DEFAULTS.with(HouseRule.HR_25, "full"))
                .at(0, Phase.OPENING, Step.OPENING_AIR)
                .build();
        AreaId kleve = WalkthroughMap.area("Kleve").id();
        PlaceTyphoon order = new PlaceTyphoon(kleve);
        assertThat(judging.offered(opening, ALLIED_GENERAL)).contains(order);
        Situation sent = judging.after(opening, ALLIED_GENERAL, order);
        assertThat(closing.refusals(sent, ALLIED_GENERAL, new CloseAir())).containsExactly(Rule.TURN_07);
        Situation rolled = rolling.after(sent, ALLIED_GENERAL, new RollInterdiction(kleve), 4, 4);
        assertThat(rolled.interdicted().has(WalkthroughMap.area("Kleve"))).isTrue();
        Situation closed = closing.after(rolled, ALLIED_GENERAL, new CloseAir());
        assertThat(closed.isIn(Step.OPENING_EXPLOITATION)).isTrue();
        assertThat(closed.interdicted().has(WalkthroughMap.area("Kleve"))).isTrue();
    }

    @Test
    @Covers({"HR-25=full", "AIR-03"})
    void aMissionThatIsRolledIsNotTakenBackForAnother() {
        Situation opening = SituationBuilder.of(
                        WalkthroughMap.scenario(), Mode.CAMPAIGN, HouseRules.DEFAULTS.with(HouseRule.HR_25, "full"))
                .at(0, Phase.OPENING, Step.OPENING_AIR)
                .build();
        AreaId kleve = area("Kleve").id();
        Situation sent = judging.after(opening, ALLIED_GENERAL, new PlaceTyphoon(kleve));
        Judging<UnassignAircraft> unassigning = Judging.by(new UnassigningAircraft());
        UnassignAircraft back =
                new UnassignAircraft(Side.ALLIED, troop("Typhoon 1").id());
        assertThat(unassigning.offered(sent, ALLIED_GENERAL)).containsExactly(back);
        for (int allied : List.of(1, 6)) {
            Situation rolled = rolling.after(sent, ALLIED_GENERAL, new RollInterdiction(kleve), allied, 3);
            assertThat(unassigning.refusals(rolled, ALLIED_GENERAL, back)).containsExactly(AIR_03);
            assertThat(judging.refusals(rolled, ALLIED_GENERAL, new PlaceTyphoon(kleve)))
                    .containsExactly(AIR_03);
        }
    }

    @Test
    @Covers("AIR-03")
    void noneAfterARulingHasSentBothElsewhere() {
        SituationBuilder builder =
                AirSituations.opening().troop("Typhoon 1", "XXX Corps").troop("Typhoon 2", "XXX Corps");
        assertThat(refusals(builder, "XXX Corps")).containsExactly(AIR_03);
    }

    @Test
    @Covers({"SET-24", "A-49"})
    void neitherInMarketGardenNorLater() {
        Situation opening = SituationBuilder.of(ScenarioLibrary.marketGarden(ScenarioName.MARKET_GARDEN))
                .at(0, Phase.OPENING, Step.OPENING_EXPLOITATION)
                .build();
        assertThat(judging.refusals(opening, ALLIED_GENERAL, new PlaceTyphoon(new AreaId("xxx-corps"))))
                .containsExactly(SET_24);
        assertThat(refusals(AirSituations.tacticalAllied(), "XXX Corps")).containsExactly(TURN_06);
    }
}
