package battlearrow.web.map;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.context.support.ResourceBundleMessageSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

@DisplayName("The map fragment")
class MapFragmentTest {
    private static final MapGeometry GEOMETRY = MapGeometry.marketGarden();
    private static final MapDrawing DRAWING = new MapDrawing(GEOMETRY);
    private static final MapWords WORDS = words();

    private final MidCampaign campaign = new MidCampaign();

    private static MapWords words() {
        ResourceBundleMessageSource messages = new ResourceBundleMessageSource();
        messages.setBasename("messages");
        messages.setDefaultEncoding("UTF-8");
        messages.setFallbackToSystemLocale(false);
        return new MapWords(messages, Locale.UK);
    }

    private static String drawn(MapView view) {
        return DRAWING.draw(view, WORDS, "/icons.svg");
    }

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(
                        svg.replaceAll(" (data-map|data-lit|data-barred|data-selection)(?=[ >])", " $1=\"\""))));
    }

    private static List<Element> elements(Document document, String name) {
        NodeList found = document.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            elements.add((Element) found.item(i));
        }
        return elements;
    }

    private static Element hit(Document document, String area) {
        return elements(document, "*").stream()
                .filter(element -> element.getAttribute("data-area").equals(area))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void isWellFormedInEveryUse() throws Exception {
        for (MapView view : List.of(campaign.looking(), campaign.choosing(), campaign.flying(), campaign.planned())) {
            assertThat(parsed(drawn(view)).getDocumentElement().getAttribute("class"))
                    .startsWith("map");
        }
    }

    @Test
    @DisplayName("uses no inline style or script, which the content-security policy would drop")
    void usesNoInlineStyle() {
        assertThat(drawn(campaign.looking())).doesNotContain("style=", "<style", "<script", "onclick", "javascript:");
    }

    @Test
    void refersOnlyToIdsItHas() throws Exception {
        Document document = parsed(drawn(campaign.choosing()));
        Set<String> ids = new HashSet<>();
        for (Element element : elements(document, "*")) {
            if (element.hasAttribute("id")) {
                assertThat(ids.add(element.getAttribute("id")))
                        .as("id once: %s", element.getAttribute("id"))
                        .isTrue();
            }
        }
        for (Element element : elements(document, "*")) {
            String href = element.getAttribute("href");
            if (href.startsWith("#")) {
                assertThat(ids).contains(href.substring(1));
            }
            for (String name : List.of("fill", "clip-path")) {
                var url = Pattern.compile("url\\(#(.+)\\)").matcher(element.getAttribute(name));
                if (url.matches()) {
                    assertThat(ids).contains(url.group(1));
                }
            }
        }
    }

    @Nested
    class AsAClubCorrectedIt {
        private final Ground printed = GEOMETRY.ground();

        private static Set<AreaId> pair(String one, String other) {
            return Set.of(new AreaId(one), new AreaId(other));
        }

        private static MapGeometry.Road road(MapGeometry geometry, int index) {
            return geometry.roads().get(index);
        }

        private MapGeometry withBorder(String one, String other, BorderKind kind) {
            Map<Set<AreaId>, BorderKind> borders = new HashMap<>(printed.borders());
            assertThat(borders.put(pair(one, other), kind)).isNotNull().isNotEqualTo(kind);
            return GEOMETRY.on(new Ground(printed.roads(), printed.bridges(), borders));
        }

        @Test
        void whatNobodyCorrectedIsTheDrawingItself() {
            Scenario scenario = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
            assertThat(Ground.of(scenario.map())).isEqualTo(printed);
            assertThat(GEOMETRY.on(Ground.of(scenario.map()))).isSameAs(GEOMETRY);
            assertThat(GEOMETRY.closed()).isEmpty();
        }

        @Test
        void roadsThatAreStruckGoAndNewOnesRunFromMiddleToMiddle() {
            Set<AreaId> struck = pair("amsterdam", "utrecht");
            Set<AreaId> added = pair("amsterdam", "soesterberg");
            Set<Set<AreaId>> joined = new HashSet<>(printed.roads());
            assertThat(joined.remove(struck)).isTrue();
            assertThat(joined.add(added)).isTrue();
            MapGeometry corrected = GEOMETRY.on(new Ground(joined, printed.bridges(), printed.borders()));
            assertThat(corrected.roads()).hasSize(GEOMETRY.roads().size() + 1);
            assertThat(corrected.roads().getLast().ends()).isEqualTo(added);
            assertThat(corrected.roads().getLast().path()).startsWith("M");
            for (int i = 0; i < GEOMETRY.roads().size(); i++) {
                MapGeometry.Road before = road(GEOMETRY, i);
                assertThat(road(corrected, i).path()).isEqualTo(before.ends().equals(struck) ? "" : before.path());
            }
            assertThat(corrected.spans()).isEqualTo(GEOMETRY.spans());
        }

        @Test
        void bridgesThatAreStruckGoAndNewOnesStandOnARoadOfTheirArea() {
            AreaId struck = new AreaId("zaltbommel-bridges");
            AreaId added = new AreaId("uden-road");
            Set<AreaId> bridges = new HashSet<>(printed.bridges());
            assertThat(bridges.remove(struck)).isTrue();
            assertThat(bridges.add(added)).isTrue();
            MapGeometry corrected = GEOMETRY.on(new Ground(printed.roads(), bridges, printed.borders()));
            List<MapGeometry.Span> others = GEOMETRY.spans().stream()
                    .filter(span -> !span.area().equals(struck))
                    .toList();
            assertThat(others).hasSize(GEOMETRY.spans().size() - 2);
            assertThat(corrected.spans().subList(0, others.size())).isEqualTo(others);
            assertThat(corrected.spans()).hasSize(others.size() + 1);
            MapGeometry.Span bridge = corrected.spans().getLast();
            assertThat(bridge.area()).isEqualTo(added);
            assertThat(GEOMETRY.shape(added).encloses(bridge.at())).isTrue();
        }

        @Test
        void bordersThatAreClosedAreDrawnAndThoseOpenedGetAWayAcross() throws Exception {
            MapGeometry closed = withBorder("amsterdam", "utrecht", BorderKind.IMPASSABLE);
            assertThat(closed.closed())
                    .isEqualTo(GEOMETRY.findFrontier(new AreaId("amsterdam"), new AreaId("utrecht"))
                            .orElseThrow()
                            .path());
            String svg = new MapDrawing(closed).draw(campaign.looking(), WORDS, "/icons.svg");
            assertThat(parsed(svg)).isNotNull();
            assertThat(svg).contains("class=\"m-closed\"");
            assertThat(drawn(campaign.looking())).doesNotContain("m-closed");

            MapGeometry opened = withBorder("rhenen", "tiel", BorderKind.OPEN);
            assertThat(opened.closed()).isEmpty();
            assertThat(opened.spans()).hasSize(GEOMETRY.spans().size() + 1);

            MapGeometry wet = withBorder("amsterdam", "utrecht", BorderKind.RIVER);
            assertThat(wet.canals())
                    .startsWith(GEOMETRY.canals())
                    .hasSizeGreaterThan(GEOMETRY.canals().length());
            assertThat(wet.spans()).isEqualTo(GEOMETRY.spans());
        }
    }

    @Test
    void twoMapsOnOnePageShareNoId() throws Exception {
        Set<String> one = new HashSet<>();
        elements(parsed(drawn(campaign.looking())), "*").forEach(element -> one.add(element.getAttribute("id")));
        one.remove("");
        assertThat(elements(parsed(drawn(campaign.looking().withIdPrefix("b"))), "*"))
                .noneMatch(element -> one.contains(element.getAttribute("id")));
    }

    @Test
    @DisplayName("stays small enough for a page of 60 KB compressed")
    void isCompact() throws Exception {
        String svg = drawn(campaign.looking());
        var packed = new java.io.ByteArrayOutputStream();
        try (var zip = new java.util.zip.GZIPOutputStream(packed)) {
            zip.write(svg.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        assertThat(packed.size()).isLessThan(32_000);
    }

    @Nested
    class Areas {
        @Test
        void everyAreaIsALinkThatSaysHolderSupplyAndTroops() throws Exception {
            Document document = parsed(drawn(campaign.looking()));
            List<Element> links = elements(document, "a");
            assertThat(links).hasSize(60);
            assertThat(links)
                    .allMatch(link -> !link.getAttribute("aria-label").isBlank()
                            && link.getElementsByTagName("title").getLength() == 1);
            assertThat(hit(document, "arnhem-bridge").getAttribute("aria-label"))
                    .isEqualTo("Arnhem Bridge: Allied, out of supply, 1 troop");
            assertThat(hit(document, "dz-o").getAttribute("aria-label"))
                    .isEqualTo("DZ-O: Allied, in supply, no troops, 2 supply markers");
            assertThat(hit(document, "grave-bridge").getAttribute("aria-current"))
                    .isEqualTo("true");
        }

        @Test
        void aBarredAreaSaysWhyAndLeadsNowhere() throws Exception {
            Element nijmegen = hit(parsed(drawn(campaign.choosing())), "nijmegen");
            assertThat(nijmegen.getTagName()).isEqualTo("g");
            assertThat(nijmegen.getAttribute("aria-label"))
                    .endsWith("not to be chosen: Grave Bridge and Nijmegen are not adjacent.");
        }

        @Test
        void aLitAreaMayBeChosen() throws Exception {
            Element druten = hit(parsed(drawn(campaign.choosing())), "druten");
            assertThat(druten.getTagName()).isEqualTo("a");
            assertThat(druten.hasAttribute("data-lit")).isTrue();
        }

        @Test
        void wordsFromOutsideAreEscaped() throws Exception {
            List<AreaView> areas = campaign.areas().stream()
                    .map(area -> area.id().equals("nijmegen")
                            ? area.barredBecause("<b>\"No\" & 'never'</b>").withHref("/x?a=1&b=\"2\"")
                            : area)
                    .toList();
            String svg = drawn(MapView.of("Map of <Arnhem> & \"Nijmegen\"", areas));
            assertThat(svg).doesNotContain("<b>").contains("&lt;b&gt;", "a=1&amp;b=&quot;2&quot;");
            assertThat(parsed(svg).getDocumentElement().getAttribute("aria-label"))
                    .isEqualTo("Map of <Arnhem> & \"Nijmegen\"");
        }
    }

    @Nested
    class FrontLine {
        @Test
        void runsOnlyWhereHoldersDiffer() {
            List<AreaView> allGerman = campaign.areas().stream()
                    .map(area -> AreaView.of(area.area(), Side.GERMAN))
                    .toList();
            assertThat(drawn(MapView.of("Before the landings", allGerman))).doesNotContain("m-front");
            assertThat(drawn(campaign.looking())).contains("m-front-allied", "m-front-german", "m-front-ink");
        }

        @Test
        void followsTheBordersOfALoneArea() {
            List<AreaView> oneHeld = campaign.areas().stream()
                    .map(area -> AreaView.of(area.area(), area.id().equals("rhenen") ? Side.ALLIED : Side.GERMAN))
                    .toList();
            String svg = drawn(MapView.of("Rhenen", oneHeld));
            AreaId rhenen = MidCampaign.id("rhenen");
            GEOMETRY.frontiers().forEach(frontier -> {
                boolean touches =
                        frontier.one().equals(rhenen) || frontier.other().equals(rhenen);
                var line = Pattern.compile("m-front-ink\" d=\"([^\"]*)").matcher(svg);
                assertThat(line.find()).isTrue();
                assertThat(line.group(1).contains(frontier.path())).isEqualTo(touches);
            });
        }
    }

    @Nested
    class Geometry {
        @Test
        void everyBorderOfTheMapCanBeDrawn() {
            assertThat(GEOMETRY.shapes()).hasSize(60);
            assertThat(GEOMETRY.findFrontier(MidCampaign.id("grave-bridge"), MidCampaign.id("maas-waal-canal-bridge")))
                    .isPresent();
            assertThat(GEOMETRY.findFrontier(MidCampaign.id("grave-bridge"), MidCampaign.id("nijmegen")))
                    .as("Nijmegen does not touch Grave Bridge")
                    .isEmpty();
        }

        @Test
        void aViewAroundAnAreaHoldsItAndKeepsItsProportions() {
            ViewBox view = GEOMETRY.viewAround(List.of(MidCampaign.id("grave-bridge")), 1.05);
            assertThat(view.width() / view.height()).isBetween(1.03, 1.07);
            assertThat(GEOMETRY.shape(MidCampaign.id("grave-bridge")).outline())
                    .allMatch(corner -> corner.x() >= view.x()
                            && corner.x() <= view.x() + view.width()
                            && corner.y() >= view.y()
                            && corner.y() <= view.y() + view.height());
        }

        @Test
        void aViewNeverLeavesTheSheet() {
            ViewBox view = GEOMETRY.viewAround(List.of(MidCampaign.id("rotterdam"), MidCampaign.id("ruhr")), 1);
            ViewBox whole = ViewBox.WHOLE;
            assertThat(view.x()).isGreaterThanOrEqualTo(whole.x());
            assertThat(view.x() + view.width()).isLessThanOrEqualTo(whole.x() + whole.width());
        }
    }

    @Nested
    class Troops {
        @Test
        @DisplayName("a crowd is shown as three counters and how many more")
        void aCrowdIsCounted() {
            assertThat(drawn(campaign.looking())).contains(">+3</text>");
        }

        @Test
        void counterAndSymbolComeFromTheTypesCode() throws Exception {
            String symbols = new String(
                    java.util.Objects.requireNonNull(MapFragmentTest.class.getResourceAsStream("/static/icons.svg"))
                            .readAllBytes(),
                    java.nio.charset.StandardCharsets.UTF_8);
            for (String type : List.of(
                    "SHERMAN",
                    "SEXTON",
                    "BRITISH_POLISH_PARATROOPER",
                    "MOUNTAIN_INFANTRY",
                    "GUN_55",
                    "US_GLIDER_INFANTRY",
                    "US_PARATROOPER",
                    "TYPHOON",
                    "KONIGSTIGER",
                    "GUN_88",
                    "PANTHER",
                    "PANZER",
                    "GERMAN_PARATROOPER",
                    "HALFTRACK",
                    "SECURITY",
                    "FW190",
                    "C47")) {
                assertThat(symbols)
                        .contains("id=\"i-t-" + type.toLowerCase(Locale.ROOT).replace('_', '-') + "\"");
            }
        }
    }

    @Nested
    class Arrows {
        @Test
        void oneNotYetGivenHasABrokenEdge() throws Exception {
            List<String> labels = elements(parsed(drawn(campaign.choosing())), "g").stream()
                    .filter(group -> group.getAttribute("class").startsWith("m-arrow"))
                    .map(group -> group.getAttribute("class") + "|" + group.getAttribute("aria-label"))
                    .toList();
            assertThat(labels)
                    .containsExactly(
                            "m-arrow m-allied is-draft|Not yet given: Grave Bridge into Maas-Waal Canal Bridge",
                            "m-arrow m-german|Battle 6: Erp Road into Veghel Bridge");
        }
    }
}
