package battlearrow.firestorm.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.DepotAttackScored;
import battlearrow.firestorm.event.AirAllocationEvent.AircraftRolled;
import battlearrow.firestorm.event.AirAllocationEvent.InterdictionAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.TyphoonSwapped;
import battlearrow.firestorm.event.CampaignEvent.AirfieldsRead;
import battlearrow.firestorm.event.CampaignEvent.HouseRuleChanged;
import battlearrow.firestorm.event.CampaignEvent.PlanningClosed;
import battlearrow.firestorm.event.MovementEvent.TroopExploited;
import battlearrow.firestorm.event.WargameEvent.WargameForked;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.MapCopy;
import battlearrow.firestorm.order.WargameOrder.RollTempo;
import battlearrow.firestorm.order.WargameOrder.StartFromCopy;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("A wargame from the map of a campaign")
class WargameForkTest {
    /** A campaign in which something of every kind has happened. */
    private static SituationBuilder campaign() {
        return SituationBuilder.walkthrough()
                .planning(3)
                .allied("DZ-X", "Groesbeek Heights", "Deelen")
                .markers("DZ-X", 4)
                .troop("British Para 1", "DZ-X")
                .captured("Erdman FJR")
                .pool("6th FJR")
                .interdicted("Typhoon 1", "Kleve")
                .then(new DepotAttackScored(0, Wargames.areaId("VIII Corps")));
    }

    @Test
    @Covers("SET-27")
    void isTheMapAsItIsNow() {
        Situation campaign = campaign().build();
        Situation wargame = WargameFork.of(campaign);
        assertThat(wargame.mode()).isEqualTo(Mode.WARGAME);
        assertThat(wargame.turn()).isEqualTo(3);
        assertThat(wargame.phase()).isEqualTo(Phase.PLANNING);
        assertThat(wargame.areasOf(Side.ALLIED)).isEqualTo(campaign.areasOf(Side.ALLIED));
        assertThat(wargame.scenario().troops())
                .allSatisfy(troop -> assertThat(wargame.place(troop)).isEqualTo(campaign.place(troop)));
        for (Area area : campaign.map().areas()) {
            assertThat(wargame.markers(area)).isEqualTo(campaign.markers(area));
        }
        assertThat(wargame.interdicted()).isEqualTo(campaign.interdicted());
        assertThat(wargame.depotAttacks()).isEqualTo(1);
        assertThat(wargame.depotsScoredThisTurn()).isEqualTo(campaign.depotsScoredThisTurn());
        for (Side side : Side.values()) {
            assertThat(VictoryPoints.of(wargame).total(side))
                    .isEqualTo(VictoryPoints.of(campaign).total(side));
        }
    }

    @Test
    @Covers({"SET-27", "INV-54"})
    void leavesTheCampaignAsItIs() {
        Situation campaign = campaign().build();
        Wargames game = Wargames.at(WargameFork.of(campaign));
        game.accept(People.ALLIED_GENERAL, new RollTempo(), 6, 6);
        assertThat(campaign).isEqualTo(campaign().build());
        assertThat(campaign.battlesLeft()).isZero();
    }

    @Test
    @Covers("SET-27")
    void keepsTheHouseRules() {
        HouseRules some = HouseRules.DEFAULTS.with(HouseRule.HR_01, "off");
        Situation campaign = SituationBuilder.of(WalkthroughMap.scenario(), Mode.CAMPAIGN, some)
                .planning(1)
                .build();
        assertThat(WargameFork.of(campaign).houseRules()).isEqualTo(some);
    }

    @Test
    @Covers({"SET-27", "ORG-11"})
    void keepsTheChangesAnnouncedForLaterTurns() {
        Situation campaign = campaign()
                .then(new HouseRuleChanged(HouseRule.HR_05, "off", 2), new HouseRuleChanged(HouseRule.HR_01, "off", 4))
                .build();
        Situation wargame = WargameFork.of(campaign);
        assertThat(wargame.houseRules(3)).isEqualTo(campaign.houseRules(3));
        assertThat(wargame.houseRules(4)).isEqualTo(campaign.houseRules(4));
        assertThat(wargame.houseRules(4).isOn(HouseRule.HR_01)).isFalse();
    }

    @Nested
    class InAStep {
        @Test
        @Covers("SET-27")
        void ofAirAllocationTheMissionsGoAlong() {
            Situation campaign = campaign()
                    .strategic(3, Step.AIR_TACTICAL_ALLIED)
                    .then(
                            new AirfieldsRead(List.of(Wargames.areaId("Deelen"))),
                            new AircraftRolled(3, 4),
                            new TyphoonSwapped(),
                            new ResupplyAssigned(Wargames.areaId("DZ-X")),
                            new InterdictionAssigned(
                                    Side.ALLIED, Wargames.troopId("Typhoon 2"), Wargames.areaId("Ruhr")))
                    .build();
            Situation wargame = WargameFork.of(campaign);
            assertThat(wargame.step()).isEqualTo(Step.AIR_TACTICAL_ALLIED);
            assertThat(wargame.air()).isEqualTo(campaign.air());
            assertThat(wargame.airfieldsHeldAtStart()).isEqualTo(campaign.airfieldsHeldAtStart());
        }

        @Test
        @Covers("SET-27")
        void ofTheMovesItIsKnownWhoExploited() {
            Situation campaign = campaign()
                    .strategic(3, Step.MOVES_ALLIED)
                    .then(new TroopExploited(
                            Wargames.troopId("British Para 1"),
                            Wargames.areaId("DZ-X"),
                            Wargames.areaId("Groesbeek Heights"),
                            null))
                    .build();
            Situation wargame = WargameFork.of(campaign);
            assertThat(wargame.exploitedAreas()).isEqualTo(campaign.exploitedAreas());
            assertThat(wargame.exploitedTroops()).isEqualTo(campaign.exploitedTroops());
        }
    }

    @Nested
    class InTheBattlePhase {
        @Test
        @Covers("SET-27")
        void theTurnIsPlannedAnew() {
            Situation campaign = campaign()
                    .then(new PlanningClosed(Side.ALLIED))
                    .battlePhase(3)
                    .build();
            Situation wargame = WargameFork.of(campaign);
            assertThat(wargame.phase()).isEqualTo(Phase.PLANNING);
            assertThat(wargame.turn()).isEqualTo(3);
            assertThat(wargame.isPlanningClosed(Side.ALLIED)).isFalse();
            assertThat(wargame.battlesLeft()).isZero();
        }

        @Test
        @Covers("SET-27")
        void openBattlesAreTakenBackWithTheirMarkersAndArmour() {
            Wargames running = Wargames.at(SituationBuilder.emptyWalkthrough()
                    .battlePhase(2)
                    .allied("Valkenswaard Road", "DZ-O")
                    .markers("DZ-O", 2)
                    .troop("5th Sherman", "XXX Corps")
                    .arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven")
                    .arrow(Side.ALLIED, "DZ-O", "Grave Bridge")
                    .build());
            running.accept(
                    People.TOMMY,
                    new CommitTroops(1, Side.ALLIED, List.of(Wargames.troopId("5th Sherman")), List.of()));
            running.accept(People.TOMMY, new CommitTroops(2, Side.ALLIED, List.of(), List.of(Wargames.areaId("DZ-O"))));
            assertThat(running.now().markers(Wargames.area("DZ-O"))).isEqualTo(1);
            Situation wargame = WargameFork.of(running.now());
            assertThat(wargame.battles()).isEmpty();
            assertThat(wargame.markers(Wargames.area("DZ-O"))).isEqualTo(2);
            assertThat(wargame.findArea(wargame.troop(Wargames.troopId("5th Sherman"))))
                    .contains(Wargames.area("XXX Corps"));
            assertThat(running.now().battles()).as("the campaign's").hasSize(2);
        }
    }

    @Nested
    class WhoMayCopyIt {
        @Test
        @Covers("SET-27")
        void aGeneralOrTheOrganiserOfARunningCampaign() {
            Situation running = campaign().build();
            assertThat(rules(running, People.GERMAN_GENERAL)).isEmpty();
            assertThat(rules(running, People.ORGANISER)).isEmpty();
            assertThat(rules(running, People.TOMMY)).containsExactly(Rule.ROLE_04);
            assertThat(rules(SituationBuilder.walkthrough().build(), People.ORGANISER))
                    .containsExactly(Rule.SET_12);
            assertThat(rules(campaign().at(5, Phase.FINISHED, Step.NONE).build(), People.ORGANISER))
                    .containsExactly(Rule.TURN_01);
        }

        private static List<Rule> rules(Situation campaign, Actor by) {
            return WargameFork.objections(campaign, by).stream()
                    .map(Refusal::rule)
                    .toList();
        }
    }

    @Nested
    class TheFirstOrderOfTheWargame {
        private final StartFromCopy order = WargameFork.order(campaign().build());

        private static Wargames setUp() {
            return Wargames.at(Situation.beforeSetUp(WalkthroughMap.scenario(), Mode.WARGAME, HouseRules.DEFAULTS));
        }

        @Test
        @Covers({"SET-27", "INV-22"})
        void bringsTheMapByOneEvent() {
            Wargames game = setUp();
            assertThat(game.accept(People.ORGANISER, order)).containsExactly(new WargameForked(order.copy()));
            assertThat(game.now()).isEqualTo(WargameFork.of(campaign().build()));
        }

        @Test
        @Covers("SET-27")
        void isNoOrderOfACampaign() {
            Wargames campaign = Wargames.at(SituationBuilder.walkthrough().build());
            assertThat(campaign.refuse(People.ORGANISER, order)).containsExactly(Rule.SET_27);
        }

        @Test
        @Covers({"SET-27", "ROLE-02"})
        void isTheOrganisersAndOnlyOnce() {
            assertThat(setUp().refuse(People.ALLIED_GENERAL, order)).containsExactly(Rule.ROLE_02);
            Wargames begun = setUp();
            begun.accept(People.ORGANISER, order);
            assertThat(begun.refuse(People.ORGANISER, order)).containsExactly(Rule.TURN_02);
        }

        @Test
        @Covers("SET-27")
        @DisplayName("a copy of another scenario, or with a Troop too few, is none")
        void mustFit() {
            Situation other = Situation.beforeSetUp(
                    ScenarioLibrary.marketGarden(ScenarioName.MARKET_GARDEN), Mode.WARGAME, HouseRules.DEFAULTS);
            Situation campaign = SituationBuilder.of(ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR))
                    .planning(1)
                    .build();
            assertThat(Wargames.at(other).refuse(People.ORGANISER, WargameFork.order(campaign)))
                    .containsExactly(Rule.SET_27);
            assertThat(setUp().refuse(People.ORGANISER, new StartFromCopy(withoutTroops(order.copy()))))
                    .containsOnly(Rule.SET_27);
        }

        @Test
        @Covers("ORG-12")
        void namesOnlyWhatExists() {
            MapCopy copy = order.copy();
            MapCopy strange = new MapCopy(
                    copy.scenario(),
                    copy.houseRules(),
                    copy.changes(),
                    copy.turn(),
                    copy.phase(),
                    copy.step(),
                    copy.points(),
                    List.of(new AreaId("atlantis")),
                    copy.troops(),
                    copy.stocks(),
                    copy.depotAttacks(),
                    copy.depotsScored(),
                    copy.exploited(),
                    copy.moved(),
                    copy.rolledForArrival(),
                    copy.airfieldsHeld(),
                    copy.aircraft());
            assertThat(setUp().refuse(People.ORGANISER, new StartFromCopy(strange)))
                    .containsExactly(Rule.ORG_12);
        }

        private static MapCopy withoutTroops(MapCopy copy) {
            return new MapCopy(
                    copy.scenario(),
                    copy.houseRules(),
                    copy.changes(),
                    copy.turn(),
                    copy.phase(),
                    copy.step(),
                    copy.points(),
                    copy.allied(),
                    List.of(),
                    copy.stocks(),
                    copy.depotAttacks(),
                    copy.depotsScored(),
                    copy.exploited(),
                    copy.moved(),
                    copy.rolledForArrival(),
                    copy.airfieldsHeld(),
                    copy.aircraft());
        }
    }
}
