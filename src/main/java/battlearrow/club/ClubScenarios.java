package battlearrow.club;

import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.scenario.Corrections;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * The clubs' own scenarios (ORG-10). A name stands for one scenario of a club, without regard to case. Campaigns keep what
 * they were opened with, whatever becomes of a scenario here.
 */
@Component
@Transactional
public class ClubScenarios {

    public static final int LONGEST_NAME = 80;

    private final ClubScenarioRows rows;
    private final ClubRows clubs;
    private final Accounts accounts;
    private final Clock clock;

    ClubScenarios(ClubScenarioRows rows, ClubRows clubs, Accounts accounts, Clock clock) {
        this.rows = rows;
        this.clubs = clubs;
        this.accounts = accounts;
        this.clock = clock;
    }

    /** What a club calls a scenario and what it says. The corrections can be played: whoever saves them has seen to it. */
    public record Saying(String name, ScenarioName base, Corrections corrections) {}

    @Transactional(readOnly = true)
    public List<ClubScenario> listOfClub(long clubId) {
        return rows.listOfClub(clubId).stream().map(this::toScenario).toList();
    }

    /** A scenario of this club. */
    @Transactional(readOnly = true)
    public Optional<ClubScenario> find(long clubId, long scenarioId) {
        return own(clubId, scenarioId).map(this::toScenario);
    }

    /**
     * Saves a scenario under a new name. Sent twice, it is saved once; empty when the name stands for another.
     *
     * @param author the account of whoever saves it
     */
    public Optional<ClubScenario> save(long clubId, Saying saying, long author) {
        clubs.lock(clubId);
        String name = Accounts.tidy(saying.name());
        Optional<ClubScenarioRow> known = rows.findByName(clubId, name);
        if (known.isPresent()) {
            return known.filter(row -> row.says(saying.base(), saying.corrections()))
                    .map(this::toScenario);
        }
        return Optional.of(toScenario(add(clubId, name, saying, author)));
    }

    /** Saves a scenario as the next version of the one of this name, or under a new name. */
    public ClubScenario replace(long clubId, Saying saying, long author) {
        clubs.lock(clubId);
        String name = Accounts.tidy(saying.name());
        Optional<ClubScenarioRow> known = rows.findByName(clubId, name);
        if (known.isEmpty()) {
            return toScenario(add(clubId, name, saying, author));
        }
        ClubScenarioRow row = known.get();
        if (!row.says(saying.base(), saying.corrections())) {
            row.say(saying.base(), saying.corrections(), author, clock.instant());
        }
        return toScenario(row);
    }

    /** Saves a scenario from elsewhere: under its own name, or where that stands for another under the next that is free. */
    public ClubScenario bringIn(long clubId, Saying saying, long author) {
        for (int number = 1; ; number++) {
            String end = number == 1 ? "" : " (" + number + ")";
            String start = Accounts.tidy(saying.name());
            String name = start.substring(0, Math.min(start.length(), LONGEST_NAME - end.length()));
            Optional<ClubScenario> saved =
                    save(clubId, new Saying(name + end, saying.base(), saying.corrections()), author);
            if (saved.isPresent()) {
                return saved.get();
            }
        }
    }

    /** Answers false, and changes nothing, when the name stands for another scenario of the club. */
    public boolean rename(long clubId, long scenarioId, String name) {
        clubs.lock(clubId);
        String tidied = Accounts.tidy(name);
        Optional<ClubScenarioRow> other = rows.findByName(clubId, tidied).filter(row -> row.id() != scenarioId);
        if (other.isPresent()) {
            return false;
        }
        own(clubId, scenarioId).ifPresent(row -> row.rename(tidied));
        return true;
    }

    public void remove(long clubId, long scenarioId) {
        own(clubId, scenarioId).ifPresent(rows::delete);
    }

    private ClubScenarioRow add(long clubId, String name, Saying saying, long author) {
        return rows.saveAndFlush(
                new ClubScenarioRow(clubId, name, saying.base(), saying.corrections(), author, clock.instant()));
    }

    private Optional<ClubScenarioRow> own(long clubId, long scenarioId) {
        return rows.findById(scenarioId).filter(row -> row.clubId() == clubId);
    }

    private ClubScenario toScenario(ClubScenarioRow row) {
        return row.toScenario(accounts.get(row.changedBy()).displayName());
    }
}
