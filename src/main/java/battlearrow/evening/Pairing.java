package battlearrow.evening;

import battlearrow.firestorm.map.Side;
import java.util.Optional;

/** Two people suggested to each other. One of them may be lent to the other side for this battle (ROLE-09). */
public record Pairing(Attendee allied, Attendee german) {
    public Pair pair() {
        return new Pair(allied.person(), german.person());
    }

    public Attendee of(Side side) {
        return side == Side.ALLIED ? allied : german;
    }

    /** Who plays the other side's part; empty where everybody plays his own. */
    public Optional<Attendee> lent() {
        if (allied.side() != Side.ALLIED) {
            return Optional.of(allied);
        }
        return german.side() != Side.GERMAN ? Optional.of(german) : Optional.empty();
    }
}
