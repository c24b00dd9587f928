package battlearrow.firestorm.referee;

import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.scenario.LedgerEntry;
import battlearrow.firestorm.scenario.LedgerReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What was played at random, to be added up over many games and printed. */
final class Tally {
    private final Map<Class<?>, Long> accepted = new HashMap<>();
    private final Map<Rule, Long> refusing = new EnumMap<>(Rule.class);
    private int campaigns;
    private int wargames;
    private long orders;
    private long dice;
    private long refused;
    private long allowed;

    void game(Mode mode) {
        if (mode == Mode.WARGAME) {
            wargames++;
        } else {
            campaigns++;
        }
    }

    void order(Order order, int diceRolled) {
        orders++;
        dice += diceRolled;
        accepted.merge(order.getClass(), 1L, Long::sum);
    }

    /** An order that was tried and refused. */
    void refused(List<Refusal> refusals) {
        refused++;
        for (Refusal refusal : refusals) {
            refusing.merge(refusal.rule(), 1L, Long::sum);
        }
    }

    /** An order that was tried and turned out to be allowed. */
    void allowed() {
        allowed++;
    }

    void add(Tally other) {
        campaigns += other.campaigns;
        wargames += other.wargames;
        orders += other.orders;
        dice += other.dice;
        refused += other.refused;
        allowed += other.allowed;
        other.accepted.forEach((kind, times) -> accepted.merge(kind, times, Long::sum));
        other.refusing.forEach((rule, times) -> refusing.merge(rule, times, Long::sum));
    }

    int games() {
        return campaigns + wargames;
    }

    long refused() {
        return refused;
    }

    /** @param kinds all kinds of order there are */
    String report(Collection<Class<? extends Order>> kinds) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.UK,
                "%,d campaigns and %,d General's Wargames: %,d orders accepted, %,d dice rolled.",
                campaigns,
                wargames,
                orders,
                dice));
        lines.add(String.format(
                Locale.UK,
                "%,d orders nobody had offered were refused, each twice with the same reasons; %,d were allowed and listed.",
                refused,
                allowed));
        lines.add("Accepted:");
        List<String> never = new ArrayList<>();
        for (Class<?> kind : kinds.stream()
                .sorted(Comparator.comparing(Class::getSimpleName))
                .toList()) {
            Long times = accepted.get(kind);
            if (times == null) {
                never.add(kind.getSimpleName());
            } else {
                lines.add(String.format(Locale.UK, "  %,12d %s", times, kind.getSimpleName()));
            }
        }
        lines.add("Kinds of order never accepted: " + never);
        lines.add("Rules that refused: " + refusing.size() + ". Rules that can refuse and never did: "
                + LedgerReader.listRules().stream()
                        .filter(rule -> rule.refusal().contains("[" + rule.id() + "]"))
                        .filter(rule -> !refusing.containsKey(rule.rule()))
                        .map(LedgerEntry::id)
                        .toList());
        return String.join(System.lineSeparator(), lines);
    }
}
