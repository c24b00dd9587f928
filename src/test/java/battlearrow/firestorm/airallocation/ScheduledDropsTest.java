package battlearrow.firestorm.airallocation;

import static battlearrow.firestorm.fixtures.People.ALLIED_GENERAL;
import static battlearrow.firestorm.fixtures.People.ORGANISER;
import static battlearrow.firestorm.rulebook.Rule.AIR_02;
import static battlearrow.firestorm.rulebook.Rule.AIR_08;
import static battlearrow.firestorm.rulebook.Rule.AIR_41;
import static battlearrow.firestorm.rulebook.Rule.AIR_45;
import static battlearrow.firestorm.rulebook.Rule.SET_18;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AirAllocationEvent.AircraftRolled;
import battlearrow.firestorm.event.AirAllocationEvent.DropAssigned;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyAssigned;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.Judging;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.AirAllocationOrder.AssignDrop;
import battlearrow.firestorm.order.AirAllocationOrder.AssignResupply;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The air drops Market Garden schedules. */
class ScheduledDropsTest {
    private static final Scenario HISTORICAL = ScenarioLibrary.marketGarden(ScenarioName.MARKET_GARDEN);

    private final Judging<AssignDrop> drops = Judging.by(new AssigningDrop());
    private final Judging<AssignResupply> resupplies = Judging.by(new AssigningResupply());
    private final Judging<CloseTransport> closing = Judging.by(new ClosingTransport());

    /** In turn 1 the 4th Para, the 1st Airlanding and the 502nd are due. */
    private static SituationBuilder turn(int turn, int c47) {
        return SituationBuilder.of(HISTORICAL)
                .strategic(turn, Step.AIR_TRANSPORT)
                .then(new AircraftRolled(c47 - 1, c47));
    }

    private static AssignDrop drop(String troop, String zone) {
        return new AssignDrop(new TroopId(troop), new AreaId(zone));
    }

    private static Event assigned(String troop, String zone) {
        return new DropAssigned(new TroopId(troop), new AreaId(zone));
    }

    @Test
    @Covers("SET-18")
    void aTroopIsNotDroppedBeforeItsTurn() {
        assertThat(drops.refusals(turn(1, 4).build(), ALLIED_GENERAL, drop("polish-para-bde", "driel")))
                .startsWith(SET_18);
        assertThat(drops.refusals(turn(3, 4).build(), ALLIED_GENERAL, drop("polish-para-bde", "driel")))
                .isEmpty();
    }

    @Test
    @Covers({"AIR-45", "HR-39=waits"})
    void aTroopIsDroppedOnItsOwnZoneOnly() {
        assertThat(drops.refusals(turn(1, 4).build(), ALLIED_GENERAL, drop("502-pir", "dz-b")))
                .isEmpty();
        assertThat(drops.refusals(turn(1, 4).build(), ALLIED_GENERAL, drop("502-pir", "lz-w")))
                .containsExactly(AIR_45);
    }

    @Test
    @Covers({"AIR-41", "AIR-42"})
    @DisplayName("4 C-47 and 3 due drops leave 1")
    void dueDropsTakeTheirC47First() {
        SituationBuilder builder = turn(1, 4);
        AssignResupply resupply = new AssignResupply(new AreaId("dz-x"));
        assertThat(resupplies.refusals(builder.build(), ALLIED_GENERAL, resupply))
                .containsExactly(AIR_41);
        builder.then(assigned("502-pir", "dz-b"), assigned("4-para-bde", "dz-y"), assigned("1-airlanding-bde", "lz-s"));
        assertThat(TransportAircraft.free(builder.build())).isEqualTo(1);
        assertThat(resupplies.refusals(builder.build(), ALLIED_GENERAL, resupply))
                .isEmpty();
        builder.then(new ResupplyAssigned(new AreaId("dz-x")));
        assertThat(resupplies.refusals(builder.build(), ALLIED_GENERAL, new AssignResupply(new AreaId("dz-t"))))
                .containsExactly(AIR_02);
    }

    @Test
    @Covers({"AIR-42", "INV-34"})
    @DisplayName("2 C-47 and 3 due drops: all three fly, none is left")
    void extraC47FlyTheDueDrops() {
        SituationBuilder builder = turn(1, 2).then(assigned("502-pir", "dz-b"), assigned("4-para-bde", "dz-y"));
        assertThat(drops.refusals(builder.build(), ALLIED_GENERAL, drop("1-airlanding-bde", "lz-s")))
                .isEmpty();
        builder.then(assigned("1-airlanding-bde", "lz-s"));
        assertThat(TransportAircraft.free(builder.build())).isZero();
    }

    @Test
    @Covers({"AIR-41", "TURN-07"})
    void theStepDoesNotCloseBefore() {
        SituationBuilder builder = turn(1, 4);
        assertThat(closing.refusals(builder.build(), ALLIED_GENERAL, new CloseTransport()))
                .containsExactly(AIR_41);
        builder.then(assigned("502-pir", "dz-b"), assigned("4-para-bde", "dz-y"), assigned("1-airlanding-bde", "lz-s"));
        assertThat(closing.refusals(builder.build(), ALLIED_GENERAL, new CloseTransport()))
                .isEmpty();
    }

    @Test
    @Covers({"AIR-45", "A-51"})
    void aDueDropWhoseZoneIsNotEmptyWaits() {
        SituationBuilder builder = turn(1, 4)
                .troop("div-tettau", "dz-b")
                .then(assigned("4-para-bde", "dz-y"), assigned("1-airlanding-bde", "lz-s"));
        assertThat(drops.refusals(builder.build(), ALLIED_GENERAL, drop("502-pir", "dz-b")))
                .containsExactly(AIR_08);
        assertThat(closing.refusals(builder.build(), ALLIED_GENERAL, new CloseTransport()))
                .isEmpty();
        assertThat(drops.refusals(turn(2, 4).build(), ALLIED_GENERAL, drop("502-pir", "dz-b")))
                .as("it is still due in the next turn")
                .isEmpty();
    }

    @Test
    @Covers({"AIR-45", "HR-39=mayChooseAnother"})
    @DisplayName("HR-39 mayChooseAnother: any zone open to it, and the C-47 is free all the same")
    void aBlockedDropMayGoElsewhereByHouseRule() {
        SituationBuilder builder = SituationBuilder.of(
                        HISTORICAL, Mode.CAMPAIGN, HouseRules.DEFAULTS.with(HouseRule.HR_39, "mayChooseAnother"))
                .strategic(1, Step.AIR_TRANSPORT)
                .then(new AircraftRolled(1, 2))
                .then(assigned("4-para-bde", "dz-y"), assigned("1-airlanding-bde", "lz-s"));
        assertThat(drops.refusals(builder.build(), ALLIED_GENERAL, drop("502-pir", "lz-w")))
                .as("as long as its own zone is empty")
                .contains(AIR_45);
        builder.troop("div-tettau", "dz-b");
        assertThat(drops.refusals(builder.build(), ALLIED_GENERAL, drop("502-pir", "lz-w")))
                .isEmpty();
        assertThat(drops.refusals(builder.build(), ALLIED_GENERAL, drop("502-pir", "dz-c")))
                .containsExactly(AIR_08);
    }

    @Test
    @Covers("AIR-41")
    void onceDroppedItIsAnOrdinaryTroop() {
        SituationBuilder builder = SituationBuilder.of(HISTORICAL)
                .pool("502-pir")
                .strategic(2, Step.AIR_TRANSPORT)
                .then(new AircraftRolled(1, 2))
                .then(
                        assigned("4-para-bde", "dz-y"),
                        assigned("1-airlanding-bde", "lz-s"),
                        assigned("327-gir", "lz-w"));
        assertThat(drops.refusals(builder.build(), ALLIED_GENERAL, drop("502-pir", "dz-c")))
                .as("DZ-C is taken, DZ-B is not asked for, and no C-47 is left")
                .containsExactly(AIR_08, AIR_02);
    }

    @Test
    @Covers("ROLE-04")
    void theOrganiserAssignsDueDropsForAnAbsentGeneral() {
        assertThat(drops.refusals(turn(1, 4).build(), ORGANISER, drop("502-pir", "dz-b")))
                .isEmpty();
    }
}
