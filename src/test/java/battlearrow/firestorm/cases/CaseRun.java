package battlearrow.firestorm.cases;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.fixtures.People;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.fixtures.WalkthroughMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.RefusalSentences;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Plays one case, line by line. */
final class CaseRun {
    private static final String IN_THE_WARGAME = " as a wargame";
    private static final RefusalSentences SENTENCES = RefusalSentences.english();

    /** {@code O-02 Allied General: AssignDrop US Para 1, DZ-N -> accepted}, the number of the step being optional. */
    private static final Pattern ORDER = Pattern.compile("(?:[A-Z]+\\d*-\\d+[a-z]* +)?"
            + "(?<by>[A-Z][A-Za-z]+(?: [A-Za-z]+)?)(?: \\[(?<battle>\\d+)])?: +"
            + "(?<order>[A-Z][A-Za-z]+)(?: +(?<values>.*?))??(?: +dice (?<dice>[\\d ]+?))? +-> +(?<verdict>.*)");

    /** The verdict on an order that is only asked about, not carried out. */
    private static final String ALLOWED = "allowed";

    private final List<Event> events = new ArrayList<>();
    private List<Event> latest = List.of();
    private Referee referee = Referee.campaign();
    private Situation situation;
    private Situation start;
    private SituationBuilder given;
    private Names names;

    private CaseRun() {
        deploy("walkthrough");
    }

    static void play(TextCase one) {
        CaseRun run = new CaseRun();
        for (TextCase.Line line : one.lines()) {
            try {
                run.line(line.text());
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(
                        "%s, line %d: %s%n%s".formatted(one.file(), line.number(), line.text(), e.getMessage()), e);
            }
        }
        assertThat(run.start.after(run.events))
                .as("the journal of the case, replayed without a die, gives the same situation (INV-22)")
                .isEqualTo(run.situation);
    }

    private void line(String line) {
        int space = line.indexOf(' ');
        String rest = line.substring(space + 1);
        switch (space < 0 ? line : line.substring(0, space)) {
            case "MAP" -> deploy(rest);
            case "GIVEN" -> give(rest);
            case "EXPECT" -> Stream.of(rest.split("; ")).forEach(this::expect);
            default -> order(line);
        }
    }

    /** A map with its Troops where the deployment says, or with all in their pools; of a campaign or a wargame. */
    private void deploy(String written) {
        boolean wargame = written.endsWith(IN_THE_WARGAME);
        String map = wargame ? written.substring(0, written.length() - IN_THE_WARGAME.length()) : written;
        Mode mode = wargame ? Mode.WARGAME : Mode.CAMPAIGN;
        referee = wargame ? Referee.wargame() : Referee.campaign();
        boolean empty = map.endsWith(" without Troops");
        Scenario scenario = switch (empty ? map.substring(0, map.indexOf(' ')) : map) {
            case "walkthrough" -> wargame ? WalkthroughMap.wargameScenario() : WalkthroughMap.scenario();
            case "a-bridge-too-far" -> ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);
            case "market-garden" -> ScenarioLibrary.marketGarden(ScenarioName.MARKET_GARDEN);
            default -> throw new IllegalArgumentException("no map \"" + map + "\"");
        };
        names = new Names(scenario);
        given = empty
                ? SituationBuilder.empty(scenario, mode, HouseRules.DEFAULTS)
                : SituationBuilder.of(scenario, mode, HouseRules.DEFAULTS);
        begin();
    }

    private void give(String fact) {
        new Givens(names, given).add(fact);
        begin();
    }

    private void begin() {
        start = given.build();
        situation = start;
        events.clear();
    }

    private void expect(String fact) {
        new Expectations(names, situation, latest).check(fact.strip());
    }

    private void order(String line) {
        Matcher order = ORDER.matcher(line);
        if (!order.matches()) {
            throw new IllegalArgumentException("This line is neither a fact nor an order.");
        }
        latest = new ArrayList<>();
        for (Voice voice : Voice.listOf(order.group("by"), order.group("order"))) {
            judge(voice, order);
        }
    }

    private void judge(Voice voice, Matcher line) {
        String values = line.group("values");
        String battle = line.group("battle");
        Order order = new OrderWriter(names)
                .write(
                        line.group("order"),
                        values == null ? List.of() : List.of(values.split(", ")),
                        voice.side(),
                        battle == null ? 0 : Integer.parseInt(battle));
        String dice = line.group("dice");
        List<Integer> pips = dice == null
                ? List.of()
                : Stream.of(dice.split(" ")).map(Integer::valueOf).toList();
        GivenDice given = new GivenDice(pips);
        Situation before = situation;
        List<Order> offered = Offers.list(referee, before, voice.actor(), order);
        Verdict verdict = referee.judge(before, voice.actor(), order, given);
        switch (verdict) {
            case Verdict.Accepted accepted -> {
                assertThat(line.group("verdict")).as("the order was accepted").isIn("accepted", ALLOWED);
                assertThat(Offers.isListed(offered, order))
                        .as("an accepted order was offered (INV-50): %s", order)
                        .isTrue();
                if (!line.group("verdict").equals(ALLOWED)) {
                    assertThat(given.used()).as("dice used").isEqualTo(pips.size());
                    events.addAll(accepted.events());
                    latest.addAll(accepted.events());
                    situation = accepted.after();
                }
            }
            case Verdict.Refused refused -> refused(refused.refusals(), line.group("verdict"));
        }
    }

    private void refused(List<Refusal> refusals, String expected) {
        List<String> reasons = refusals.stream()
                .map(refusal -> refusal.rule().id() + " " + SENTENCES.sentence(refusal))
                .toList();
        assertThat(expected).as("the order was refused: %s", reasons).startsWith("refused ");
        List<String> rules = List.of(expected.substring("refused ".length()).split(" or "));
        assertThat(refusals.getFirst().rule().id())
                .as("the first reason of %s", reasons)
                .isIn(rules);
        assertThat(reasons).noneMatch(reason -> reason.contains("{"));
        assertThat(situation).as("a refusal changes nothing (INV-20)").isEqualTo(start.after(events));
    }

    /** Who gives an order, and for which side. */
    private record Voice(Actor actor, Side side) {
        static List<Voice> listOf(String by, String order) {
            return switch (by) {
                case "Organiser" -> List.of(new Voice(People.ORGANISER, Side.ALLIED));
                case "Both Generals" -> List.of(general(Side.ALLIED), general(Side.GERMAN));
                case "Both players" ->
                    OrderWriter.isOfSide(order)
                            ? List.of(player(Side.ALLIED), player(Side.GERMAN))
                            : List.of(player(Side.ALLIED));
                case "Allied General" -> List.of(general(Side.ALLIED));
                case "German General" -> List.of(general(Side.GERMAN));
                case "Allied player" -> List.of(player(Side.ALLIED));
                case "German player" -> List.of(player(Side.GERMAN));
                case "Allied bystander" -> List.of(new Voice(People.BYSTANDER, Side.ALLIED));
                default -> throw new IllegalArgumentException("nobody is called \"" + by + "\"");
            };
        }

        private static Voice general(Side side) {
            return new Voice(People.general(side), side);
        }

        private static Voice player(Side side) {
            return new Voice(People.commander(side), side);
        }
    }
}
