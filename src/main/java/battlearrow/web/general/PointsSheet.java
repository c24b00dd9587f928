package battlearrow.web.general;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import battlearrow.firestorm.victorypoints.VictoryPoints.Awarded;
import battlearrow.firestorm.victorypoints.VictoryPoints.CapturedTroop;
import battlearrow.firestorm.victorypoints.VictoryPoints.DepotAttacks;
import battlearrow.firestorm.victorypoints.VictoryPoints.Item;
import battlearrow.firestorm.victorypoints.VictoryPoints.Objective;
import battlearrow.web.campaign.Words;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Both sides' Campaign Victory Points, item by item, for the step that ends the turn. */
@Component
class PointsSheet {
    private final Words words;

    PointsSheet(Words words) {
        this.words = words;
    }

    /** One side's account. */
    record Account(Side side, int total, List<Entry> entries) {
        Account {
            entries = List.copyOf(entries);
        }
    }

    record Entry(String what, String why, int points) {}

    /** Both accounts, the Allied one first; null outside the Victory Points Step. */
    @Nullable
    List<Account> of(Situation situation) {
        if (!situation.isIn(Step.VICTORY_POINTS)) {
            return null;
        }
        VictoryPoints points = VictoryPoints.of(situation);
        List<Account> accounts = new ArrayList<>();
        for (Side side : Side.values()) {
            accounts.add(new Account(
                    side,
                    points.total(side),
                    points.items(side).stream().map(this::entry).toList()));
        }
        return accounts;
    }

    private Entry entry(Item item) {
        return switch (item) {
            case Objective objective ->
                new Entry(
                        objective.area().name(),
                        objective.inSupply()
                                ? ""
                                : words.of(
                                        "strategic.points.halved",
                                        objective.area().objectiveValue()),
                        objective.points());
            case CapturedTroop captured ->
                new Entry(
                        words.of("strategic.points.captured", captured.troop().unit()),
                        captured.troop().type().name(),
                        captured.points());
            case Awarded award -> new Entry(words.of("strategic.points.awarded"), award.reason(), award.points());
            case DepotAttacks attacks ->
                new Entry(words.of("strategic.points.depots", attacks.attacks()), "", attacks.points());
        };
    }
}
