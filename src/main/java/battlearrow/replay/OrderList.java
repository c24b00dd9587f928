package battlearrow.replay;

import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.RefusalSentences;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.Author;
import battlearrow.journal.HouseRulesText;
import battlearrow.journal.JournalCodec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A list of orders with dice for a campaign that does not exist anywhere: the referee says to each whether it is allowed and
 * what comes of it, and goes on with the situation. Described in {@code docs/campaign-file.md}.
 */
final class OrderList {
    static final String FORMAT = "battle-arrow-orders";
    static final int VERSION = 1;

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final JournalCodec CODEC = new JournalCodec();
    private static final RefusalSentences SENTENCES = RefusalSentences.english();
    private static final int LONGEST_PERSON = 40;

    private final List<FileFault> faults;
    private final Referee referee;
    private Situation situation;

    private OrderList(Mode mode, Situation start, List<FileFault> faults) {
        this.referee = Referee.of(mode);
        this.situation = start;
        this.faults = faults;
    }

    /**
     * What was said to the list.
     *
     * @param json a verdict for each order and the situation at the end; empty for a file that is none
     * @param faults of the file; an order that could not be understood is skipped and told here too
     */
    record Verdicts(Optional<String> json, List<FileFault> faults) {
        Verdicts {
            faults = List.copyOf(faults);
        }
    }

    static Verdicts judge(byte[] bytes) {
        List<FileFault> faults = new ArrayList<>();
        Optional<JsonNode> tree = CampaignFileReader.parse(bytes, faults);
        if (tree.isEmpty()) {
            return new Verdicts(Optional.empty(), faults);
        }
        Part root = new Part(tree.get(), "", faults);
        if (!tree.get().path("format").isString()
                || !tree.get().path("format").stringValue().equals(FORMAT)) {
            root.fault("other-format", FORMAT);
            return new Verdicts(Optional.empty(), faults);
        }
        if (root.whole("version", VERSION, VERSION) == VERSION) {
            root.knows(Set.of("format", "version", "campaign", "orders"));
        }
        Part campaign =
                root.within("campaign", "campaign").knows(Set.of("scenario", "mode", "houseRules", "corrections"));
        ScenarioName scenario = campaign.one("scenario", ScenarioName.class);
        Mode mode = campaign.one("mode", Mode.class);
        String houseRules = campaign.has("houseRules")
                ? CampaignFileReader.houseRules(campaign.within("houseRules", "house rules"))
                : "{}";
        Corrections corrections = CampaignFileReader.corrections(campaign, faults);
        List<Part> orders = root.list("orders", "order");
        if (!faults.isEmpty()) {
            return new Verdicts(Optional.empty(), faults);
        }
        Situation start =
                Situation.beforeSetUp(Scenarios.get(scenario, corrections), mode, HouseRulesText.read(houseRules));
        return new OrderList(mode, start, faults).judge(orders);
    }

    private Verdicts judge(List<Part> orders) {
        List<Map<String, Object>> verdicts = new ArrayList<>();
        for (Part part : orders) {
            Map<String, Object> verdict = new LinkedHashMap<>();
            verdict.put("order", verdicts.size() + 1);
            int before = faults.size();
            judge(part, verdict);
            if (faults.size() > before) {
                verdict.put("accepted", false);
                verdict.put(
                        "faults",
                        faults.subList(before, faults.size()).stream()
                                .map(FileFault::sentence)
                                .toList());
            }
            verdicts.add(verdict);
        }
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("format", "battle-arrow-verdicts");
        answer.put("version", VERSION);
        answer.put("verdicts", verdicts);
        answer.put("situation", SituationJson.fields(situation));
        return new Verdicts(Optional.of(JSON.writer().with(SituationJson.LINES).writeValueAsString(answer)), faults);
    }

    private void judge(Part part, Map<String, Object> verdict) {
        int before = faults.size();
        part.knows(Set.of("by", "order", "dice"));
        Actor by = actor(part.within("by", part.where() + ", by"));
        JournalCodec.Named named = CampaignFileReader.named(part.within("order", part.where() + ", order"));
        List<Integer> pips = pips(part);
        if (faults.size() > before) {
            return;
        }
        try {
            judge(part, verdict, by, CODEC.readOrder(named.name(), named.json()), pips);
        } catch (JacksonException unreadable) {
            part.fault("unreadable", Part.shown(unreadable.getOriginalMessage()));
        } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException senseless) {
            part.fault("cannot-be-judged", named.name());
        }
    }

    private void judge(Part part, Map<String, Object> verdict, Actor by, Order order, List<Integer> pips) {
        List<Refusal> refusals = referee.objections(situation, by, order);
        if (!refusals.isEmpty()) {
            verdict.put("accepted", false);
            verdict.put("refusals", refusals.stream().map(OrderList::refusal).toList());
            return;
        }
        List<DieRequest> needed = referee.dice(situation, order);
        if (needed.size() != pips.size()) {
            part.fault("dice-number", pips.size(), needed.size());
            part.fault("dice-needed", needed.stream().map(OrderList::die).collect(Collectors.joining(", ")));
            return;
        }
        for (int index = 0; index < pips.size(); index++) {
            if (pips.get(index) < 1
                    || pips.get(index) > needed.get(index).kind().highest()) {
                part.fault("die-range", index + 1, pips.get(index));
                return;
            }
        }
        if (referee.judge(situation, by, order, new GivenDice(pips)) instanceof Verdict.Accepted accepted) {
            verdict.put("accepted", true);
            verdict.put(
                    "events",
                    accepted.events().stream()
                            .map(CODEC::write)
                            .map(event -> Map.of(event.name(), JSON.readTree(event.json())))
                            .toList());
            situation = accepted.after();
        }
    }

    private static Map<String, Object> refusal(Refusal refusal) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("rule", refusal.rule().id());
        fields.put("sentence", SENTENCES.sentence(refusal));
        return fields;
    }

    private static String die(DieRequest die) {
        return die.kind() + " of " + die.roller();
    }

    /** Who gives the order: one office as in the entries of a campaign file, or a list of them. */
    private static Actor actor(Part part) {
        if (!part.node().isObject()) {
            part.fault("by-missing");
            return Actor.organiser("");
        }
        part.knows(Set.of("person", "as", "side", "offices"));
        String person = part.text("person", LONGEST_PERSON);
        List<Part> offices = part.has("offices") ? part.list("offices", part.where() + ", office") : List.of(part);
        boolean organiser = false;
        Set<Side> generalOf = new HashSet<>();
        Set<Side> commanderOf = new HashSet<>();
        for (Part office : offices) {
            Author.Capacity capacity = office.one("as", Author.Capacity.class);
            if (capacity == Author.Capacity.ORGANISER) {
                organiser = true;
            } else {
                Side side = office.one("side", Side.class);
                commanderOf.add(side);
                if (capacity == Author.Capacity.GENERAL) {
                    generalOf.add(side);
                }
            }
        }
        return new Actor(person, organiser, generalOf, commanderOf);
    }

    /** Dice as in a campaign file, or just their numbers. */
    private static List<Integer> pips(Part part) {
        List<Integer> pips = new ArrayList<>();
        if (part.has("dice")) {
            for (Part die : part.list("dice", part.where() + ", die")) {
                JsonNode pip = die.node().isObject() ? die.node().path("pip") : die.node();
                if (pip.isInt()) {
                    pips.add(pip.intValue());
                } else {
                    die.fault("not-a-die", Part.shown(die.node().toString()));
                }
            }
        }
        return pips;
    }
}
