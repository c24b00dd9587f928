package battlearrow.web.organiser;

import battlearrow.firestorm.event.ManoeuvreEvent.CommitmentSealed;
import battlearrow.firestorm.order.CombatOrder.ReportScores;
import battlearrow.firestorm.order.CombatOrder.SettleScores;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.journal.JournalEntry;
import battlearrow.replay.Sandbox.Change;
import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Reads what the organiser wants otherwise: an order's fields, dice, or that the entry goes. */
@Component
class EntryChangeForm {
    private static final String STRIKE_OUT = "strikeOut";
    private static final Pattern DIE = Pattern.compile("die\\.([0-9]{1,9})\\.([0-9]{1,2})");
    private static final Pattern PIP = Pattern.compile("[1-9]");

    /** Of a form that is shown again: everything that says what is to change. */
    private static final Pattern CARRIED = Pattern.compile("f\\..*|die\\..*|strikeOut|entry|battle");

    private final OrderFields fields;

    EntryChangeForm(OrderFields fields) {
        this.fields = fields;
    }

    /** A field to send again. */
    record Carried(String name, String value) {}

    static String die(long sequence, int index) {
        return "die." + sequence + "." + index;
    }

    /** @param typed what a form says already, by the names of its fields; null for one that is not there */
    List<OrderFields.Field> fields(Order order, Situation situation, Function<String, @Nullable String> typed) {
        return fields.of(order, situation, typed);
    }

    static boolean isStruckOut(Function<String, @Nullable String> typed) {
        return typed.apply(STRIKE_OUT) != null;
    }

    /** Everything but a choice of Troops the other player may not know yet (HR-06). */
    boolean isCorrectable(JournalEntry entry, Situation now) {
        return entry.act().findOrder().isPresent()
                && entry.events().stream()
                        .noneMatch(event -> event instanceof CommitmentSealed choice
                                && now.findBattle(choice.battle())
                                        .filter(battle -> battle.stage().isBefore(Stage.SUPPLY_CHECKED))
                                        .isPresent());
    }

    /** Whether an entry reports or settles the scores of a battle. */
    static boolean isReportOf(int battle, JournalEntry entry) {
        return entry.act().findOrder().stream()
                .anyMatch(order -> (order instanceof ReportScores || order instanceof SettleScores)
                        && order instanceof Order.OfBattle of
                        && of.battle() == battle);
    }

    /** What is to change; empty when the form says something that cannot be read. */
    Optional<Change> read(List<JournalEntry> concerned, HttpServletRequest request) {
        Map<Long, Optional<Order>> orders = new HashMap<>();
        for (JournalEntry entry : concerned) {
            if (request.getParameter(STRIKE_OUT) != null) {
                orders.put(entry.sequence(), Optional.empty());
                continue;
            }
            Optional<Order> order = fields.read(entry.act().findOrder().orElseThrow(), request::getParameter);
            if (order.isEmpty()) {
                return Optional.empty();
            }
            orders.put(entry.sequence(), order);
        }
        return concerned.isEmpty() ? Optional.empty() : Optional.of(new Change(orders, dice(request)));
    }

    private static Map<Long, List<Optional<Integer>>> dice(HttpServletRequest request) {
        Map<Long, List<Optional<Integer>>> dice = new HashMap<>();
        for (String name : request.getParameterMap().keySet()) {
            Matcher die = DIE.matcher(name);
            String pip = request.getParameter(name);
            if (die.matches() && PIP.matcher(pip).matches()) {
                List<Optional<Integer>> own =
                        dice.computeIfAbsent(Long.valueOf(die.group(1)), none -> new ArrayList<>());
                int index = Integer.parseInt(die.group(2));
                while (own.size() <= index) {
                    own.add(Optional.empty());
                }
                own.set(index, Optional.of(Integer.valueOf(pip)));
            }
        }
        return dice;
    }

    /** What has to be sent again with the confirmation. */
    static List<Carried> carried(HttpServletRequest request) {
        return request.getParameterMap().keySet().stream()
                .filter(name -> CARRIED.matcher(name).matches())
                .sorted()
                .map(name -> new Carried(name, request.getParameter(name)))
                .toList();
    }
}
