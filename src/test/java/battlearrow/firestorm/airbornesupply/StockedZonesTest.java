package battlearrow.firestorm.airbornesupply;

import static battlearrow.firestorm.fixtures.WalkthroughMap.area;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Airborne Supply")
class StockedZonesTest {
    /** DZ-T - Groesbeek Heights - Maas-Waal Canal Bridge - Grave Bridge - Volkel Road, all Allied, no road to DZ-T. */
    private final SituationBuilder chain = SituationBuilder.walkthrough()
            .allied("DZ-T", "Groesbeek Heights", "Maas-Waal Canal Bridge", "Grave Bridge", "Volkel Road")
            .markers("DZ-T", 1);

    private static Optional<Rule> objection(Situation situation, String zone, String to) {
        return StockedZones.objection(situation, area(zone), area(to)).map(Refusal::rule);
    }

    @Nested
    class Reach {
        @ParameterizedTest(name = "{0}")
        @CsvSource({"DZ-T", "Groesbeek Heights", "Maas-Waal Canal Bridge", "Grave Bridge"})
        @Covers({"ABN-03", "ABN-04", "A-27"})
        @DisplayName("distances 0 to 3, roads or not")
        void upToThreeAreas(String to) {
            assertThat(objection(chain.build(), "DZ-T", to)).isEmpty();
            assertThat(StockedZones.inReach(chain.build(), area(to))).containsExactly(area("DZ-T"));
        }

        @Test
        @Covers("ABN-03")
        void fourAreasAreTooFar() {
            assertThat(objection(chain.build(), "DZ-T", "Volkel Road")).contains(Rule.ABN_03);
            assertThat(StockedZones.inReach(chain.build(), area("Volkel Road"))).isEmpty();
        }

        @Test
        @Covers("ABN-03")
        void aGermanAreaInTheChainBreaksIt() {
            Situation cut = chain.german("Groesbeek Heights").build();
            assertThat(objection(cut, "DZ-T", "Maas-Waal Canal Bridge")).contains(Rule.ABN_03);
        }

        @Test
        @Covers("ABN-03")
        void theZoneAndTheAreaAreAllied() {
            assertThat(objection(chain.german("DZ-T").build(), "DZ-T", "Groesbeek Heights"))
                    .contains(Rule.ABN_03);
            assertThat(objection(chain.build(), "DZ-T", "Nijmegen")).contains(Rule.ABN_03);
        }

        @Test
        @Covers("ABN-03")
        void theNearestZoneComesFirst() {
            Situation three = SituationBuilder.walkthrough()
                    .allied("DZ-T", "DZ-O", "Groesbeek Heights", "Maas-Waal Canal Bridge", "Grave Bridge")
                    .markers("DZ-T", 1)
                    .markers("DZ-O", 1)
                    .build();
            assertThat(StockedZones.inReach(three, area("Grave Bridge"))).containsExactly(area("DZ-O"), area("DZ-T"));
            assertThat(StockedZones.inReach(three, area("Groesbeek Heights")))
                    .containsExactly(area("DZ-T"), area("DZ-O"));
        }
    }

    @Nested
    class Markers {
        @Test
        @Covers("ABN-01")
        void lieOnlyInZones() {
            assertThat(objection(chain.build(), "Grave Bridge", "Grave Bridge")).contains(Rule.ABN_01);
            assertThat(area("Deelen").isZone()).isTrue();
            assertThat(chain.build().map().areas().stream().filter(Area::isZone))
                    .hasSize(7);
        }

        @Test
        @Covers("ABN-02")
        void areUsedUp() {
            Situation empty = SituationBuilder.walkthrough().allied("DZ-T").build();
            assertThat(objection(empty, "DZ-T", "DZ-T")).contains(Rule.ABN_02);
            assertThat(StockedZones.inReach(empty, area("DZ-T"))).isEmpty();
        }
    }

    @Nested
    @DisplayName("Parachute Artillery Support")
    class Artillery {
        @Test
        @Covers({"ABN-16", "A-32"})
        void fromZonesInOrNextToThePointWithoutAnyChain() {
            Situation situation = SituationBuilder.walkthrough()
                    .allied("DZ-N", "DZ-T", "DZ-X")
                    .markers("DZ-N", 1)
                    .markers("DZ-X", 1)
                    .build();
            assertThat(StockedZones.forArtillery(situation, area("Groesbeek Heights")))
                    .as("DZ-T is empty, DZ-X too far")
                    .containsExactly(area("DZ-N"));
            assertThat(StockedZones.forArtillery(situation, area("DZ-X"))).containsExactly(area("DZ-X"));
            assertThat(StockedZones.forArtillery(situation, area("Nijmegen"))).isEmpty();
        }
    }
}
