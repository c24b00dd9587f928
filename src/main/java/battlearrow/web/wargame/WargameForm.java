package battlearrow.web.wargame;

import battlearrow.club.Campaigns;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.ScenarioName;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Opening a wargame, as typed.
 *
 * @param name may be left out
 * @param scenario not asked for where the map is a campaign's
 * @param players {@link #ONE_SCREEN} or {@link #AGAINST}
 * @param opponent the account of the other player; only for two devices
 * @param side which one the opener plays; only for two devices
 */
record WargameForm(
        @Nullable @Size(max = Campaigns.LONGEST_NAME, message = "{organiser.name.tooLong}")
        String name,

        @Nullable String scenario,
        @Nullable String players,
        @Nullable String opponent,
        @Nullable String side) {
    static final String ONE_SCREEN = "ONE_SCREEN";
    static final String AGAINST = "AGAINST";

    /** The form before anything is typed. */
    static final WargameForm EMPTY = playing(Side.ALLIED);

    /** The same for somebody who would rather play this side. */
    static WargameForm playing(Side side) {
        return new WargameForm("", ScenarioName.A_BRIDGE_TOO_FAR.name(), ONE_SCREEN, "", side.name());
    }

    boolean isAtOneScreen() {
        return !AGAINST.equals(players);
    }

    String nameOr(String usual) {
        return name == null || name.isBlank() ? usual : name;
    }

    ScenarioName findScenario() {
        return Stream.of(ScenarioName.values())
                .filter(known -> known.name().equals(scenario))
                .findFirst()
                .orElse(ScenarioName.A_BRIDGE_TOO_FAR);
    }

    Optional<Long> findOpponent() {
        return opponent != null && opponent.matches("[0-9]{1,18}")
                ? Optional.of(Long.valueOf(opponent))
                : Optional.empty();
    }

    Side findSide() {
        return Side.GERMAN.name().equals(side) ? Side.GERMAN : Side.ALLIED;
    }
}
