package battlearrow.web.campaign;

import battlearrow.campaign.Answer;
import battlearrow.campaign.CampaignDesk;
import battlearrow.campaign.DiceFault;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.rulebook.Refusal;
import java.util.List;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Gives a page's order to the campaign desk and puts the answer into words for the same page. */
@Component
public class Orders {
    private final CampaignDesk desk;
    private final Words words;

    Orders(CampaignDesk desk, Words words) {
        this.desk = desk;
        this.words = words;
    }

    public Sent give(Visitor visitor, Order order, OrderForm form) {
        return inWords(desk.give(
                visitor.campaignId(), visitor.accountId(), order, form.diceInput(), form.orderKey(), form.seen()));
    }

    /** What the rules say against something that was not given to the desk at all. */
    public Sent refused(List<Refusal> refusals) {
        return Sent.refused(words.refusals(refusals), null);
    }

    /** An answer of the desk in words. */
    public Sent inWords(Answer answer) {
        String movedOn =
                answer.hasMovedOn() ? words.of("order.moved-on", answer.since().size()) : null;
        return switch (answer) {
            case Answer.Accepted accepted -> Sent.done(accepted, accepted.repeated() ? null : movedOn);
            case Answer.Refused refused -> Sent.refused(words.refusals(refused.refusals()), movedOn);
            case Answer.WrongDice wrong -> Sent.problem(dice(wrong.faults()), movedOn);
            case Answer.KeyUsed used -> Sent.problem(words.of("order.key-used"), null);
        };
    }

    private String dice(List<DiceFault> faults) {
        return switch (faults.getFirst()) {
            case DiceFault.WrongNumber number -> words.of("order.dice.number", number.needed(), number.given());
            case DiceFault.OutOfRange range -> words.of("order.dice.range", range.index() + 1, range.highest());
            case DiceFault.NotOnTheDie other ->
                words.of(
                        "order.dice.faces",
                        other.index() + 1,
                        other.faces().stream().map(String::valueOf).collect(Collectors.joining(", ")));
        };
    }
}
