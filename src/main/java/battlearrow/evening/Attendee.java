package battlearrow.evening;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who might play on an evening: a member who fights for a side, or a guest who was put on the list.
 *
 * @param side he belongs to, whichever he may be lent to for one battle
 * @param signUp what he said; null for somebody who has said nothing
 * @param isPlaying whether he has a battle open that is not played at home
 */
public record Attendee(
        Player player, String name, Side side, @Nullable SignUp signUp, boolean isPlaying) {
    /** Who came first is first served; who said nothing comes last. */
    static final Comparator<Attendee> BY_ARRIVAL = Comparator.comparing(Attendee::arrived)
            .thenComparing(Attendee::name)
            .thenComparing(Attendee::person);

    /** His id in orders. */
    public String person() {
        return player.person();
    }

    public Optional<SignUp> findSignUp() {
        return Optional.ofNullable(signUp);
    }

    public boolean isGuest() {
        return player.isGuest();
    }

    public boolean isHere() {
        return signUp != null && signUp.isHere();
    }

    public boolean hasLeft() {
        return signUp != null && signUp.hasLeft();
    }

    /** Signed up and not there yet. */
    public boolean isAwaited() {
        return signUp != null && signUp.isComing() && !signUp.isHere() && !signUp.hasLeft();
    }

    boolean isNotComing() {
        return signUp != null && !signUp.isComing();
    }

    /** Here and without a battle. */
    public boolean isFree() {
        return isHere() && !isPlaying;
    }

    /** Whether he would fight a battle for the other side tonight. */
    public boolean lends() {
        return signUp != null && signUp.lends();
    }

    public boolean bringsATable() {
        return signUp != null && signUp.isComing() && signUp.ownTable();
    }

    private Instant arrived() {
        return findSignUp().flatMap(SignUp::arrived).orElse(Instant.MAX);
    }
}
