package battlearrow.evening;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.evening.SignUp.Answer;
import battlearrow.firestorm.fixtures.Covers;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whom an evening suggests to whom. */
class PairingsTest {
    private static final Instant EVENING = Instant.parse("2026-12-03T19:30:00Z");

    private final List<Attendee> free = new ArrayList<>();

    /** Everybody arrives a minute after the one before. */
    private Attendee comes(String name, Side side, boolean lends) {
        Instant arrived = EVENING.plusSeconds(60L * free.size());
        SignUp signUp = new SignUp(name, Answer.COMING, false, lends, null, arrived, null);
        Attendee attendee = new Attendee(Player.member(name), name, side, signUp, false);
        free.add(attendee);
        return attendee;
    }

    private void come(Side side, String... names) {
        for (String name : names) {
            comes(name, side, false);
        }
    }

    private List<Pair> suggested() {
        return Pairings.suggest(free, Set.of()).stream().map(Pairing::pair).toList();
    }

    private List<String> spare() {
        return Pairings.spare(free, Pairings.suggest(free, Set.of())).stream()
                .map(Attendee::name)
                .toList();
    }

    @Test
    void whoCameFirstIsServedFirst() {
        come(Side.ALLIED, "Tommy", "Harriet", "Dan", "Priya", "Ben");
        come(Side.GERMAN, "Fritz", "Hanna", "Klaus");
        assertThat(suggested())
                .containsExactly(new Pair("Tommy", "Fritz"), new Pair("Harriet", "Hanna"), new Pair("Dan", "Klaus"));
        assertThat(spare()).containsExactly("Priya", "Ben");
    }

    @Test
    @Covers("ROLE-09")
    void whoWouldFightForTheOtherSideIsLentToOneWhoWouldStandAlone() {
        come(Side.ALLIED, "Tommy");
        comes("Harriet", Side.ALLIED, true);
        come(Side.ALLIED, "Dan");
        come(Side.GERMAN, "Fritz");
        List<Pairing> pairings = Pairings.suggest(free, Set.of());
        assertThat(pairings.stream().map(Pairing::pair))
                .containsExactly(new Pair("Tommy", "Fritz"), new Pair("Dan", "Harriet"));
        assertThat(pairings.getFirst().lent()).isEmpty();
        assertThat(pairings.getLast().lent()).map(Attendee::name).hasValue("Harriet");
        assertThat(spare()).isEmpty();
    }

    @Test
    void nobodyIsLentWhereItLeavesAsManyAlone() {
        come(Side.ALLIED, "Tommy");
        comes("Harriet", Side.ALLIED, true);
        come(Side.GERMAN, "Fritz");
        assertThat(suggested()).containsExactly(new Pair("Tommy", "Fritz"));
        assertThat(spare()).containsExactly("Harriet");
    }

    @Test
    void nobodyFightsHimselfAndNobodyIsAskedWhoDidNotOfferIt() {
        comes("Harriet", Side.ALLIED, true);
        assertThat(suggested()).isEmpty();
        comes("Tommy", Side.ALLIED, false);
        assertThat(suggested()).containsExactly(new Pair("Tommy", "Harriet"));
        free.clear();
        come(Side.GERMAN, "Fritz", "Hanna");
        assertThat(suggested()).isEmpty();
    }

    @Test
    void pairThatWasTurnedDownIsNotSuggestedAgain() {
        come(Side.ALLIED, "Tommy", "Harriet");
        come(Side.GERMAN, "Fritz");
        assertThat(Pairings.suggest(free, Set.of(new Pair("Tommy", "Fritz"))))
                .extracting(Pairing::pair)
                .containsExactly(new Pair("Harriet", "Fritz"));
    }
}
