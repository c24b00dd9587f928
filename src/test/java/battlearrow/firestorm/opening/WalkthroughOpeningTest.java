package battlearrow.firestorm.opening;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.GERMAN_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static battlearrow.firestorm.rulebook.Rule.AIR_01;
import static battlearrow.firestorm.rulebook.Rule.AIR_02;
import static battlearrow.firestorm.rulebook.Rule.AIR_04;
import static battlearrow.firestorm.rulebook.Rule.AIR_05;
import static battlearrow.firestorm.rulebook.Rule.AIR_07;
import static battlearrow.firestorm.rulebook.Rule.AIR_08;
import static battlearrow.firestorm.rulebook.Rule.AIR_10;
import static battlearrow.firestorm.rulebook.Rule.AIR_11;
import static battlearrow.firestorm.rulebook.Rule.AIR_16;
import static battlearrow.firestorm.rulebook.Rule.AIR_26;
import static battlearrow.firestorm.rulebook.Rule.EXP_01;
import static battlearrow.firestorm.rulebook.Rule.EXP_02;
import static battlearrow.firestorm.rulebook.Rule.EXP_03;
import static battlearrow.firestorm.rulebook.Rule.EXP_06;
import static battlearrow.firestorm.rulebook.Rule.EXP_09;
import static battlearrow.firestorm.rulebook.Rule.EXP_14;
import static battlearrow.firestorm.rulebook.Rule.SET_21;
import static battlearrow.firestorm.rulebook.Rule.SET_23;
import static battlearrow.firestorm.rulebook.Rule.SET_25;
import static battlearrow.firestorm.rulebook.Rule.TURN_09;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.airallocation.AirAllocationRules;
import battlearrow.firestorm.exploitation.ExploitationRules;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.Umpire;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.AirAllocationOrder.AssignCloseSupport;
import battlearrow.firestorm.order.AirAllocationOrder.AssignDrop;
import battlearrow.firestorm.order.AirAllocationOrder.AssignInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.AssignMountain;
import battlearrow.firestorm.order.AirAllocationOrder.AssignResupply;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.order.AirAllocationOrder.PlaceTyphoon;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.RollResupply;
import battlearrow.firestorm.order.AirAllocationOrder.SwapForTyphoon;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.CampaignOrder.StartCampaign;
import battlearrow.firestorm.order.ExploitationOrder.CloseExploitation;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.ExploitationOrder.Exploit;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.phases.PhasesRules;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The acceptance walkthrough, sections 1, 2 and the air and exploitation steps of section 4, line by line. */
class WalkthroughOpeningTest {
    private static final Map<Class<? extends Order>, OrderRule<?>> RULES = rules();

    private static Map<Class<? extends Order>, OrderRule<?>> rules() {
        Map<Class<? extends Order>, OrderRule<?>> rules = new HashMap<>();
        rules.putAll(OpeningRules.all());
        rules.putAll(AirAllocationRules.all());
        rules.putAll(ExploitationRules.all());
        rules.putAll(PhasesRules.all());
        return rules;
    }

    private static AssignDrop drop(String troop, String zone) {
        return new AssignDrop(troop(troop).id(), area(zone).id());
    }

    private static Exploit exploit(Side side, String troop, String area) {
        return new Exploit(side, troop(troop).id(), area(area).id(), null);
    }

    private static Exploit exploit(String troop, String area, String zone) {
        return new Exploit(
                Side.ALLIED, troop(troop).id(), area(area).id(), area(zone).id());
    }

    private static PlaceTyphoon typhoon(String area) {
        return new PlaceTyphoon(area(area).id());
    }

    private static AssignResupply resupply(String zone) {
        return new AssignResupply(area(zone).id());
    }

    private static AssignInterdiction interdiction(Side side, String aircraft, String target) {
        return new AssignInterdiction(side, troop(aircraft).id(), area(target).id());
    }

    private static AssignCloseSupport closeSupport(String aircraft, String area) {
        return new AssignCloseSupport(
                Side.ALLIED, troop(aircraft).id(), area(area).id());
    }

    private static int markersOnTheMap(Situation situation) {
        return situation.map().areas().stream().mapToInt(situation::markers).sum();
    }

    @Test
    @Covers({"SET-21", "SET-22", "SET-23", "SET-25", "INV-20"})
    @DisplayName("section 1: the opening Strategic Phase")
    void opening() {
        Umpire umpire = new Umpire(
                Situation.beforeSetUp(WalkthroughMap.scenario(), Mode.CAMPAIGN, HouseRules.DEFAULTS), RULES, List.of());
        umpire.accept(ORGANISER, new StartCampaign());

        assertThat(umpire.refuse(GERMAN_GENERAL, exploit(Side.GERMAN, "Heinke Half-track", "VIII Corps")))
                .as("O-01")
                .startsWith(SET_21);
        umpire.accept(ALLIED_GENERAL, drop("US Para 1", "DZ-N")); // O-02
        assertThat(umpire.refuse(ALLIED_GENERAL, drop("US Glider 1", "DZ-T")))
                .as("O-03")
                .startsWith(AIR_10);
        umpire.accept(ALLIED_GENERAL, drop("US Para 2", "DZ-T")); // O-04
        umpire.accept(ALLIED_GENERAL, drop("US Glider 1", "LZ-T")); // O-05
        umpire.accept(ALLIED_GENERAL, drop("US Para 3", "DZ-O")); // O-06
        umpire.accept(ALLIED_GENERAL, drop("British Para 1", "DZ-X")); // O-07
        assertThat(umpire.refuse(ALLIED_GENERAL, drop("British Para 2", "DZ-X")))
                .as("O-08")
                .startsWith(AIR_11);
        assertThat(umpire.refuse(ALLIED_GENERAL, drop("British Para 2", "Deelen")))
                .as("O-09")
                .startsWith(AIR_07);
        assertThat(umpire.refuse(
                        ALLIED_GENERAL,
                        new AssignMountain(
                                troop("Mountain 1").id(), area("Deelen").id())))
                .as("O-10")
                .startsWith(SET_25);
        assertThat(umpire.refuse(ALLIED_GENERAL, interdiction(Side.ALLIED, "Typhoon 1", "Kleve")))
                .as("O-11")
                .startsWith(SET_25);
        assertThat(umpire.refuse(ALLIED_GENERAL, typhoon("DZ-X"))).as("O-12").startsWith(AIR_26);
        umpire.accept(ALLIED_GENERAL, typhoon("XXX Corps")); // O-13
        assertThat(umpire.now().air().findTactical(troop("Typhoon 1")))
                .as("O-13")
                .isPresent();
        assertThat(umpire.refuse(ALLIED_GENERAL, exploit("US Para 2", "Groesbeek Heights", "DZ-T")))
                .as("O-14")
                .startsWith(SET_23);
        umpire.accept(ALLIED_GENERAL, new CloseAir()); // O-14b
        assertThat(markersOnTheMap(umpire.now())).as("O-14b").isEqualTo(10);
        assertThat(umpire.now().isIn(troop("Typhoon 1"), area("XXX Corps"))).isTrue();

        umpire.accept(ALLIED_GENERAL, exploit("US Para 2", "Groesbeek Heights", "DZ-T")); // O-15
        assertThat(umpire.now().markers(area("DZ-T"))).as("O-15").isEqualTo(1);
        assertThat(umpire.refuse(ALLIED_GENERAL, exploit("US Para 2", "Nijmegen", "DZ-T")))
                .as("O-16")
                .startsWith(EXP_09);
        assertThat(umpire.refuse(ALLIED_GENERAL, exploit("British Para 1", "Arnhem West", "DZ-X")))
                .as("O-17")
                .startsWith(EXP_02);
        assertThat(umpire.refuse(ALLIED_GENERAL, exploit(Side.ALLIED, "5th Sherman", "Valkenswaard Road")))
                .as("O-18")
                .startsWith(EXP_02);
        assertThat(umpire.refuse(ALLIED_GENERAL, exploit("US Para 3", "Grave Bridge", "DZ-O")))
                .as("O-19")
                .startsWith(EXP_03);
        umpire.accept(ALLIED_GENERAL, new CloseOpening(Side.ALLIED)); // O-21

        Situation planning = umpire.now();
        assertThat(planning.turn()).isEqualTo(1);
        assertThat(planning.phase()).isEqualTo(Phase.PLANNING);
        assertThat(planning.exploitedAreas().isEmpty()).isTrue();
        assertThat(List.of("DZ-X", "DZ-N", "DZ-T", "LZ-T", "DZ-O"))
                .extracting(zone -> planning.markers(area(zone)))
                .containsExactly(2, 2, 1, 2, 2);
    }

    /** The state after the Battle Phase as section 3 leaves it. */
    private static SituationBuilder afterTheBattles() {
        return SituationBuilder.walkthrough()
                .allied("Valkenswaard Road", "DZ-X", "DZ-N", "DZ-T", "LZ-T", "DZ-O")
                .allied("Groesbeek Heights", "Maas-Waal Canal Bridge", "Grave Bridge")
                .markers("LZ-T", 2)
                .troop("5th Sherman", "Valkenswaard Road")
                .troop("32nd Sexton", "Valkenswaard Road")
                .troop("Typhoon 1", "Valkenswaard Road")
                .troop("British Para 1", "DZ-X")
                .troop("US Para 1", "DZ-N")
                .troop("US Para 2", "Grave Bridge")
                .troop("US Para 3", "Grave Bridge")
                .troop("US Glider 1", "LZ-T")
                .pool("8th Sherman", "159th Sexton", "6th FJR")
                .battlePhase(1);
    }

    @Test
    @Covers({"TURN-06", "TURN-07", "TURN-08", "TURN-09", "INV-20", "A-44"})
    @DisplayName("section 4: Air Allocation and Exploitation")
    void airAllocationAndExploitation() {
        Umpire umpire = new Umpire(afterTheBattles().build(), RULES, List.of());
        assertThat(umpire.now().areasOf(Side.ALLIED).size()).isEqualTo(12);
        umpire.accept(ALLIED_GENERAL, new CloseBattlePhase());
        umpire.accept(GERMAN_GENERAL, new CloseBattlePhase());
        assertThat(umpire.now().isInReinforcementPool(troop("Typhoon 1"))).isTrue();

        assertThat(umpire.refuse(ALLIED_GENERAL, resupply("DZ-X"))).as("S-01").startsWith(AIR_01);
        umpire.accept(ALLIED_GENERAL, new RollAircraft(), 3); // S-02
        umpire.accept(ALLIED_GENERAL, resupply("DZ-X")); // S-03
        assertThat(umpire.refuse(ALLIED_GENERAL, resupply("DZ-X"))).as("S-04").startsWith(AIR_16);
        assertThat(umpire.refuse(ALLIED_GENERAL, drop("US Para 4", "DZ-N")))
                .as("S-05")
                .startsWith(AIR_08);
        assertThat(umpire.refuse(ALLIED_GENERAL, drop("US Glider 2", "LZ-T")))
                .as("S-06")
                .startsWith(AIR_08);
        umpire.accept(ALLIED_GENERAL, drop("US Para 4", "DZ-T")); // S-07
        umpire.accept(ALLIED_GENERAL, new SwapForTyphoon()); // S-08
        assertThat(umpire.refuse(ALLIED_GENERAL, resupply("DZ-O"))).as("S-09").startsWith(AIR_02);
        assertThat(umpire.refuse(ALLIED_GENERAL, new SwapForTyphoon()))
                .as("S-10")
                .startsWith(AIR_04);
        umpire.accept(ALLIED_GENERAL, new CloseTransport()); // S-11
        umpire.accept(ALLIED_GENERAL, interdiction(Side.ALLIED, "Typhoon 1", "Kleve"));
        assertThat(umpire.refuse(ALLIED_GENERAL, closeSupport("Typhoon 2", "Eindhoven")))
                .as("S-12")
                .startsWith(AIR_26);
        umpire.accept(ALLIED_GENERAL, closeSupport("Typhoon 2", "Maas-Waal Canal Bridge")); // S-13
        umpire.accept(ALLIED_GENERAL, new CloseTactical(Side.ALLIED));
        assertThat(umpire.refuse(GERMAN_GENERAL, interdiction(Side.GERMAN, "FW190", "DZ-X")))
                .as("S-14")
                .startsWith(AIR_05);
        umpire.accept(GERMAN_GENERAL, new CloseTactical(Side.GERMAN)); // S-15
        umpire.accept(GERMAN_GENERAL, new RollInterdiction(area("Kleve").id()), 4, 4); // S-16
        umpire.accept(ALLIED_GENERAL, new RollResupply(area("DZ-X").id()), 2); // S-17
        umpire.accept(ALLIED_GENERAL, new CloseAir()); // S-18
        assertThat(umpire.now().interdicted().has(area("Kleve"))).as("S-16").isTrue();
        assertThat(umpire.now().markers(area("DZ-X"))).as("S-17").isEqualTo(2);
        assertThat(umpire.now().markers(area("DZ-T"))).as("S-18").isEqualTo(2);
        assertThat(umpire.now().isIn(troop("US Para 4"), area("DZ-T"))).isTrue();

        assertThat(umpire.refuse(GERMAN_GENERAL, exploit(Side.GERMAN, "Harmel Panzer", "Wolfheze")))
                .as("S-20")
                .startsWith(TURN_09);
        assertThat(umpire.refuse(ALLIED_GENERAL, exploit(Side.ALLIED, "Typhoon 2", "Nijmegen")))
                .as("S-21")
                .startsWith(EXP_06);
        umpire.accept(ALLIED_GENERAL, exploit("US Glider 1", "Nijmegen", "LZ-T")); // S-22
        assertThat(umpire.refuse(ALLIED_GENERAL, exploit("US Para 1", "Nijmegen", "LZ-T")))
                .as("S-23")
                .startsWith(EXP_01);
        umpire.accept(ALLIED_GENERAL, exploit("US Para 3", "Volkel Road", "DZ-T")); // S-24
        umpire.accept(ALLIED_GENERAL, new CloseExploitation(Side.ALLIED)); // S-24b
        assertThat(umpire.refuse(GERMAN_GENERAL, exploit(Side.GERMAN, "Spindler Security", "DZ-X")))
                .as("S-25")
                .startsWith(EXP_06);
        assertThat(umpire.refuse(GERMAN_GENERAL, exploit(Side.GERMAN, "Heinke Half-track", "VIII Corps")))
                .as("S-26")
                .startsWith(EXP_14);
        umpire.accept(GERMAN_GENERAL, new CloseExploitation(Side.GERMAN)); // S-27

        Situation after = umpire.now();
        assertThat(after.step()).isEqualTo(Step.REINFORCEMENTS_ALLIED);
        assertThat(after.areasOf(Side.ALLIED).size()).isEqualTo(14);
        assertThat(List.of("DZ-X", "DZ-N", "DZ-T", "LZ-T", "DZ-O"))
                .extracting(zone -> after.markers(area(zone)))
                .containsExactly(2, 0, 1, 1, 0);
    }
}
