package battlearrow.firestorm.combat;

import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static battlearrow.firestorm.fixtures.WalkthroughMap.troop;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CampaignEvent.PointsSet;
import battlearrow.firestorm.event.CombatEvent.PointsAgreed;
import battlearrow.firestorm.event.ManoeuvreEvent.ArtilleryTaken;
import battlearrow.firestorm.event.ManoeuvreEvent.OutOfSupplyRolled;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyChecked;
import battlearrow.firestorm.event.ManoeuvreEvent.VariableRolled;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.OutOfSupplyEffect;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.RefusalSentences;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The forces of a game and what both players are told")
class BattleForceTest {
    private static SituationBuilder elstRoad() {
        return SituationBuilder.walkthrough()
                .allied("Nijmegen Bridge")
                .then(new PointsSet(1500))
                .battlePhase(2)
                .arrow(Side.ALLIED, "Nijmegen Bridge", "Elst Road")
                .committed(Side.ALLIED)
                .committed(Side.GERMAN, "Reinhold Half-track")
                .then(new SupplyChecked(1, true, false, false));
    }

    private static Situation rolled(OutOfSupplyEffect effect, int die) {
        return elstRoad()
                .then(new OutOfSupplyRolled(1, Side.GERMAN, die, effect))
                .build();
    }

    private static BattleForce force(Situation situation, Side side) {
        return BattleForce.of(situation, situation.findBattle(1).orElseThrow(), side);
    }

    @Nested
    @DisplayName("20% Reduction Table")
    class Reduction {
        @ParameterizedTest(name = "{0}: {1}")
        @CsvSource({
            "3000, 2400", "2500, 2000", "2000, 1600", "1750, 1400", "1500, 1200",
            "1200, 960", "1000, 800", "800, 640", "600, 480", "500, 400",
        })
        @Covers({"T-06", "SUP-18", "SUP-22"})
        void everyRow(int size, int reduced) {
            Situation situation = rolled(OutOfSupplyEffect.STRENGTH_REDUCED, 3).after(new PointsAgreed(1, size));
            assertThat(force(situation, Side.GERMAN).corePoints()).isEqualTo(reduced);
            assertThat(force(situation, Side.ALLIED).corePoints()).isEqualTo(size);
        }

        @ParameterizedTest(name = "{0}: {1}, to the nearest five {2}")
        @CsvSource({"1000, 800, 800", "1001, 800, 800", "1333, 1066, 1065", "1335, 1068, 1070", "1303, 1042, 1040"})
        @Covers({"SUP-22", "A-75", "HR-40=down", "HR-40=nearest5"})
        void otherSizesLoseAFifth(int size, int down, int nearestFive) {
            Situation defaults = SituationBuilder.walkthrough().build();
            assertThat(BattleForce.reduce(defaults, size)).isEqualTo(down);
            Situation rounded = SituationBuilder.emptyWalkthrough(HouseRule.HR_40, "nearest5")
                    .build();
            assertThat(BattleForce.reduce(rounded, size)).isEqualTo(nearestFive);
        }

        @Test
        @Covers({"SUP-18", "SUP-23", "COM-09"})
        @DisplayName("E-11: 1750 points on Elst Road, roll 3: 1400; pieces worth 180 + 40 + 130 go; Troops unchanged")
        void elstRoadExample() {
            Situation situation = rolled(OutOfSupplyEffect.STRENGTH_REDUCED, 3).after(new PointsAgreed(1, 1750));
            BattleForce force = force(situation, Side.GERMAN);
            assertThat(force.reduction()).isEqualTo(180 + 40 + 130);
            assertThat(force.troops()).extracting(FieldedTroop::troop).containsExactly(troop("Reinhold Half-track"));
            assertThat(force.objection(1750).map(Refusal::rule)).contains(Rule.SUP_18);
            assertThat(force.objection(1750 - 180 - 40 - 130))
                    .as("pieces taken out")
                    .isEmpty();
            assertThat(force.objection(1385)).as("rebuilt").isEmpty();
        }

        @Test
        @Covers({"SUP-19", "SET-29"})
        void aFiveChangesNothing() {
            BattleForce force = force(rolled(OutOfSupplyEffect.NO_EFFECT, 5), Side.GERMAN);
            assertThat(force.reduction()).isZero();
            assertThat(force.corePoints()).isEqualTo(1500);
            assertThat(force.passesMotivationOn(Motivation.CONFIDENT)).isEqualTo(4);
        }
    }

    @Nested
    class Morale {
        @ParameterizedTest(name = "{0}: {1}, worse {2}, better {3}")
        @CsvSource({"FEARLESS, 3, 4, 2", "CONFIDENT, 4, 5, 3", "RELUCTANT, 5, 6, 4"})
        @Covers({"SUP-17", "SUP-20"})
        void oneStepWorseOrBetter(Motivation motivation, int supplied, int worse, int better) {
            assertThat(force(elstRoad().build(), Side.GERMAN).passesMotivationOn(motivation))
                    .isEqualTo(supplied);
            assertThat(force(rolled(OutOfSupplyEffect.MORALE_REDUCED, 1), Side.GERMAN)
                            .passesMotivationOn(motivation))
                    .isEqualTo(worse);
            assertThat(force(rolled(OutOfSupplyEffect.FIGHT_TO_THE_DEATH, 6), Side.GERMAN)
                            .passesMotivationOn(motivation))
                    .isEqualTo(better);
        }

        @Test
        @Covers("SUP-21")
        void theOtherForceIsNotTouched() {
            assertThat(force(rolled(OutOfSupplyEffect.MORALE_REDUCED, 1), Side.ALLIED)
                            .passesMotivationOn(Motivation.CONFIDENT))
                    .isEqualTo(4);
        }
    }

    @Nested
    @DisplayName("What the campaign adds")
    class Additions {
        private final SituationBuilder graveBridge = SituationBuilder.walkthrough()
                .allied("DZ-O")
                .markers("DZ-O", 2)
                .troop("US Para 3", "DZ-O")
                .troop("Typhoon 1", "DZ-O")
                .then(new PointsSet(1500))
                .battlePhase(1)
                .arrow(Side.ALLIED, "DZ-O", "Grave Bridge")
                .committed(Side.ALLIED, "US Para 3")
                .committed(Side.GERMAN)
                .then(new ArtilleryTaken(1, area("DZ-O").id()), new SupplyChecked(1, true, true, true));

        @Test
        @Covers({"COM-09", "COM-13", "ABN-20", "ABN-21", "MAN-28"})
        void artilleryAndAntiAircraftGuns() {
            BattleForce allied = force(graveBridge.build(), Side.ALLIED);
            assertThat(allied.corePoints()).isEqualTo(1500);
            assertThat(allied.findArtilleryFrom()).contains(area("DZ-O"));
            assertThat(allied.troops()).hasSize(1);
            assertThat(allied.antiAircraftPlatoon()).isFalse();
            BattleForce german = force(graveBridge.build(), Side.GERMAN);
            assertThat(german.antiAircraftPlatoon()).isTrue();
            assertThat(german.findArtilleryFrom()).isEmpty();
        }

        @Test
        @Covers("MAN-39")
        void airSupportComesFromCommittedAircraftOnly() {
            assertThat(force(graveBridge.build(), Side.ALLIED).airSupport()).isEmpty();
            Situation committed =
                    graveBridge.committed(Side.ALLIED, "US Para 3", "Typhoon 1").build();
            assertThat(force(committed, Side.ALLIED).airSupport()).containsExactly(troop("Typhoon 1"));
            assertThat(BattleBriefing.of(committed, committed.findBattle(1).orElseThrow())
                            .restrictions())
                    .extracting(Refusal::rule)
                    .containsExactly(Rule.MAN_39);
        }

        @Test
        @Covers({"COM-13", "MAN-36", "MAN-40"})
        @DisplayName("a variable Troop is the platoon its die says, whatever models stand in for it")
        void theVariablePlatoon() {
            SituationBuilder dropZone = SituationBuilder.walkthrough()
                    .allied("DZ-X")
                    .battlePhase(1)
                    .arrow(Side.GERMAN, "Arnhem West", "DZ-X")
                    .committed(Side.GERMAN, "Spindler Security")
                    .committed(Side.ALLIED)
                    .then(new SupplyChecked(1, true, true, false));
            assertThat(force(dropZone.build(), Side.GERMAN).troops().getFirst().isRollDue())
                    .isTrue();
            Situation rolled = dropZone.then(
                            new VariableRolled(1, troop("Spindler Security").id(), 5, "SS_INFANTRY"))
                    .build();
            FieldedTroop fielded = force(rolled, Side.GERMAN).troops().getFirst();
            assertThat(fielded.isRollDue()).isFalse();
            assertThat(fielded.findPlatoon())
                    .hasValueSatisfying(platoon -> assertThat(platoon.rating()).isEqualTo("Fearless Veteran"));
            assertThat(fielded.origin()).isEqualTo("SS");
        }
    }

    @Nested
    @DisplayName("Comintern Force")
    class Comintern {
        private final Scenario box = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);

        @ParameterizedTest(name = "{0} in a force of {1}")
        @CsvSource({
            "5th Guards Armd Brigade, British, false",
            "5th Guards Armd Brigade, US, true",
            "Polish Parachute Brigade, British, true",
            "SS-KG Reinhold, SS, false",
            "SS-KG Reinhold, heer, true",
            "Division Erdman, Luftwaffe, false",
            "Division Erdman, SS, true",
            "FW190 fighter group, SS, true",
            "Flak-Brigade von Swoboda, Luftwaffe, false",
            "59. Infanteriedivision, Heer, false",
            "59. Infanteriedivision, Soviet, true",
        })
        @Covers({"COM-10", "COM-11"})
        void anotherOriginMakesAnAlliedPlatoon(String unit, String force, boolean alliedPlatoon) {
            FirestormTroop troop = box.troops().stream()
                    .filter(one -> one.unit().equals(unit))
                    .findFirst()
                    .orElseThrow();
            assertThat(new FieldedTroop(troop, null).isAlliedPlatoonIn(force)).isEqualTo(alliedPlatoon);
        }

        @Test
        @Covers({"COM-10", "COM-11"})
        void aForceOfAnyNationalityHasItsSidesTroops() {
            BattleForce force = force(elstRoad().build(), Side.GERMAN);
            assertThat(force.alliedPlatoons("Soviet")).hasSize(1);
            assertThat(force.alliedPlatoons("Heer")).isEmpty();
        }
    }

    @Nested
    class Briefing {
        @Test
        @Covers("COM-06")
        void onlyARiverBetweenTheAreasAllowsARiverCrossing() {
            Scenario box = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
            for (BorderKind kind : List.of(BorderKind.RIVER, BorderKind.OPEN)) {
                var border = box.map().borders().stream()
                        .filter(one -> one.kind() == kind
                                && !one.one().isDepot()
                                && !one.other().isDepot())
                        .findFirst()
                        .orElseThrow();
                Situation situation = SituationBuilder.of(box)
                        .allied(border.one().name())
                        .german(border.other().name())
                        .battlePhase(1)
                        .arrow(Side.ALLIED, border.one().name(), border.other().name())
                        .build();
                assertThat(BattleBriefing.of(situation, situation.findBattle(1).orElseThrow())
                                .allowsRiverCrossing())
                        .isEqualTo(kind == BorderKind.RIVER);
            }
        }

        @Test
        @Covers({"COM-07", "MAN-38", "COM-05"})
        void aTownMayBeFoughtOverInTheStreets() {
            Situation town = SituationBuilder.walkthrough()
                    .allied("Valkenswaard Road")
                    .battlePhase(1)
                    .arrow(Side.ALLIED, "Valkenswaard Road", "Eindhoven")
                    .build();
            BattleBriefing briefing = BattleBriefing.of(town, town.findBattle(1).orElseThrow());
            assertThat(briefing.allowsStreetFighting()).isTrue();
            assertThat(briefing.suggestedMissions()).hasSize(6);
            assertThat(briefing.isMissionSettled()).isFalse();
            assertThat(briefing.findMission()).isEmpty();
            assertThat(briefing.due()).isEmpty();
            assertThat(briefing.restrictions()).extracting(Refusal::rule).containsExactly(Rule.MAN_38);
            assertThat(briefing.restrictions())
                    .extracting(RefusalSentences.english()::sentence)
                    .contains("There is no air support in Eindhoven: it is a Town.");
            Situation country = elstRoad().build();
            assertThat(BattleBriefing.of(country, country.findBattle(1).orElseThrow())
                            .allowsStreetFighting())
                    .isFalse();
        }

        @Test
        @Covers("COM-13")
        void bothForcesAndWhatIsDueAreShown() {
            Situation situation = elstRoad().build();
            BattleBriefing briefing =
                    BattleBriefing.of(situation, situation.findBattle(1).orElseThrow());
            assertThat(briefing.force(Side.GERMAN).inSupply()).isFalse();
            assertThat(briefing.force(Side.ALLIED).inSupply()).isTrue();
            assertThat(briefing.due()).extracting(Refusal::rule).containsExactly(Rule.SUP_16);
        }
    }
}
