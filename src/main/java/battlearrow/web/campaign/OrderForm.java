package battlearrow.web.campaign;

import battlearrow.campaign.DiceInput;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * What every form that gives an order carries besides the order: fields {@code orderKey} and {@code seen} of the fragment
 * {@code fragments/order :: carried}, and {@code dice0}, {@code dice1} and so on where dice are thrown. A controller takes it
 * as an argument.
 *
 * @param orderKey made when the page was drawn: sent twice, the order counts once
 * @param seen the last journal entry the page knew
 * @param dice what was chosen for each die: "roll" or a number
 */
public record OrderForm(UUID orderKey, long seen, List<String> dice) {
    static final String DICE = "dice";
    private static final String ROLL_HERE = "roll";

    static OrderForm of(HttpServletRequest request) {
        List<String> dice = new ArrayList<>();
        String die;
        while ((die = request.getParameter(DICE + dice.size())) != null) {
            dice.add(die);
        }
        return new OrderForm(
                UUID.fromString(request.getParameter("orderKey")), Long.parseLong(request.getParameter("seen")), dice);
    }

    /**
     * The form of an order that follows by the same press: no dice typed in, and a key that is the same when the form is sent
     * twice.
     *
     * @param number of the order, from 1
     * @param nowSeen the last entry known by now
     */
    public OrderForm following(int number, long nowSeen) {
        byte[] name = (orderKey + " " + number).getBytes(StandardCharsets.UTF_8);
        return new OrderForm(UUID.nameUUIDFromBytes(name), nowSeen, List.of());
    }

    /**
     * The same, with the die that was chosen for it.
     *
     * @param die its place among the dice of the form, from 0
     */
    public OrderForm following(int number, long nowSeen, int die) {
        OrderForm bare = following(number, nowSeen);
        return new OrderForm(bare.orderKey(), nowSeen, dieAt(die));
    }

    /** The order of a form of several that this die was chosen for, under the form's own key. */
    public OrderForm withDie(int die) {
        return new OrderForm(orderKey, seen, dieAt(die));
    }

    private List<String> dieAt(int die) {
        return die < dice.size() && !dice.get(die).isBlank() ? List.of(dice.get(die)) : List.of();
    }

    /** Whether at least one die was thrown at the table and typed in. */
    public boolean hasTypedDice() {
        return dice.stream().anyMatch(die -> !die.isBlank() && !die.equals(ROLL_HERE));
    }

    /** The dice for the desk; a die that is no number counts as out of range. */
    DiceInput diceInput() {
        return new DiceInput(dice.stream().map(OrderForm::pip).toList());
    }

    private static Optional<Integer> pip(String typed) {
        if (typed.isBlank() || typed.equals(ROLL_HERE)) {
            return Optional.empty();
        }
        return Optional.of(typed.strip().matches("[0-9]{1,2}") ? Integer.parseInt(typed.strip()) : 0);
    }
}
