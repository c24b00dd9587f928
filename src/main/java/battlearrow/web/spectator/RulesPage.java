package battlearrow.web.spectator;

import battlearrow.firestorm.scenario.Ambiguity;
import battlearrow.firestorm.scenario.LedgerEntry;
import battlearrow.firestorm.scenario.LedgerReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;

/**
 * The rules to read: the ledger by its parts, and how we read unclear places. Refusals lead here; whoever comes from a
 * campaign finds its house rulings beside the rules they bear on (H38).
 */
@Controller
class RulesPage {
    private static final String NONE = "none";
    private static final String COMPUTED = "computed";
    private static final int LONGEST_SEARCH = 100;
    private static final Pattern ADDRESS = Pattern.compile("https?://([^/]+)(/.*)");
    private static final Pattern CAMPAIGN_PAGE =
            Pattern.compile("/campaigns/[0-9]{1,18}(/[a-z0-9-]+){0,5}(\\?[A-Za-z0-9=&_%.,-]{0,200})?");

    private final List<Group> groups;
    private final List<Ambiguity> ambiguities = LedgerReader.listAmbiguities();
    private final RuleTables tables;
    private final RuledHere ruledHere;

    RulesPage(RuleTables tables, RuledHere ruledHere) {
        this.tables = tables;
        this.ruledHere = ruledHere;
        Map<String, List<RuleText>> byGroup = new LinkedHashMap<>();
        Map<String, String> titles = new LinkedHashMap<>();
        for (LedgerEntry entry : LedgerReader.listRules()) {
            byGroup.computeIfAbsent(entry.group(), group -> new ArrayList<>()).add(RuleText.of(entry));
            titles.put(entry.group(), capital(entry.section()));
        }
        this.groups = byGroup.entrySet().stream()
                .map(group -> new Group(group.getKey(), titles.getOrDefault(group.getKey(), ""), group.getValue()))
                .toList();
    }

    /** For whom which parts of the ledger are, as the rulebook divides the work. */
    enum Reader {
        ORGANISER("SET", "TURN", "ROLE", "ORG"),
        GENERAL("TURN", "ROLE", "PLAN", "SUP", "AIR", "EXP", "RES", "MOV", "VIC"),
        COMMANDER("ROLE", "MAN", "SUP", "ABN", "COM", "AFT"),
        WARGAME("GW");

        private final Set<String> groups;

        Reader(String... groups) {
            this.groups = Set.of(groups);
        }

        boolean reads(Group group) {
            return groups.contains(group.key());
        }

        /** By the word in an address, {@code general}; empty for everybody. */
        static Optional<Reader> find(String word) {
            return Stream.of(values())
                    .filter(reader -> reader.name().equalsIgnoreCase(word))
                    .findFirst();
        }
    }

    /** A part of the ledger; the key is its anchor. */
    record Group(String key, String title, List<RuleText> rules) {
        Group {
            rules = List.copyOf(rules);
        }
    }

    /** A rule as the page shows it; empty where there is nothing to say. */
    record RuleText(String id, String text, String where, String phase, String refusal, String example) {
        static RuleText of(LedgerEntry entry) {
            String refusal = entry.refusal().startsWith(COMPUTED)
                    ? ""
                    : entry.refusal().replaceAll(" \\[[A-Z]+-[0-9]+]", "").replaceAll("\\.\"$|\"", "");
            return new RuleText(entry.id(), entry.text(), entry.where(), entry.phase(), refusal, entry.vector());
        }

        boolean matches(String words) {
            return contains(words, id, text, where, phase, refusal, example);
        }
    }

    @GetMapping("/rules")
    String show(
            Model model,
            @RequestParam(name = "q", defaultValue = "") String typed,
            @RequestParam(name = "for", defaultValue = "") String role,
            @RequestParam(name = "from", defaultValue = "") String from,
            @RequestHeader(name = HttpHeaders.REFERER, defaultValue = "") String referer,
            @RequestHeader(name = HttpHeaders.HOST, defaultValue = "") String host) {
        Optional<Reader> reader = Reader.find(role);
        List<Group> forReader = groups.stream()
                .filter(group -> reader.isEmpty() || reader.get().reads(group))
                .toList();
        String query = typed.strip()
                .substring(0, Math.min(LONGEST_SEARCH, typed.strip().length()));
        List<Group> shown = query.isEmpty()
                ? forReader
                : forReader.stream().map(group -> only(group, query)).toList();
        List<Ambiguity> unclear = query.isEmpty()
                ? ambiguities
                : ambiguities.stream()
                        .filter(one -> contains(query, one.id(), one.text(), one.decision(), one.reason()))
                        .toList();
        List<RuleTables.Table> shownTables = tables.list().stream()
                .filter(table -> query.isEmpty() || table.matches(query))
                .toList();
        model.addAttribute("tables", shownTables);
        model.addAttribute("query", query);
        model.addAttribute("readers", Reader.values());
        model.addAttribute("reader", reader.orElse(null));
        model.addAttribute(
                "groups",
                shown.stream().filter(group -> !group.rules().isEmpty()).toList());
        model.addAttribute("ambiguities", unclear);
        model.addAttribute(
                "found",
                shown.stream().mapToInt(group -> group.rules().size()).sum() + unclear.size() + shownTables.size());
        model.addAttribute("none", NONE);
        Optional<String> campaignPage = campaignPage(from).or(() -> cameFrom(referer, host));
        model.addAttribute("from", campaignPage.orElse(null));
        model.addAttribute(
                "here",
                campaignPage.map(RulesPage::campaign).map(ruledHere::byRule).orElse(Map.of()));
        return "spectator/rules";
    }

    /** The page of a campaign that led here, so that the reader finds back; empty when it was none of this application. */
    private static Optional<String> cameFrom(String referer, String host) {
        Matcher address = ADDRESS.matcher(referer);
        return address.matches() && address.group(1).equals(host) ? campaignPage(address.group(2)) : Optional.empty();
    }

    private static Optional<String> campaignPage(String address) {
        return Optional.of(address).filter(CAMPAIGN_PAGE.asMatchPredicate());
    }

    private static long campaign(String page) {
        return Long.parseLong(page.split("/")[2].replaceFirst("\\?.*", ""));
    }

    private static Group only(Group group, String query) {
        return new Group(
                group.key(),
                group.title(),
                group.rules().stream().filter(rule -> rule.matches(query)).toList());
    }

    /** Whether all words of a query stand in some of these texts. */
    private static boolean contains(String query, String... texts) {
        String all = String.join("\n", texts).toLowerCase(Locale.ROOT);
        return Stream.of(query.toLowerCase(Locale.ROOT).split("\\s+")).allMatch(all::contains);
    }

    private static String capital(String title) {
        return title.isEmpty() ? title : title.substring(0, 1).toUpperCase(Locale.UK) + title.substring(1);
    }
}
