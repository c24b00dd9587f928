package battlearrow.club;

import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface ClubScenarioRows extends Repository<ClubScenarioRow, Long> {

    ClubScenarioRow saveAndFlush(ClubScenarioRow row);

    Optional<ClubScenarioRow> findById(long id);

    @Query("from ClubScenarioRow where clubId = :clubId order by lower(name), id")
    List<ClubScenarioRow> listOfClub(long clubId);

    @Query("from ClubScenarioRow where clubId = :clubId and lower(name) = lower(:name)")
    Optional<ClubScenarioRow> findByName(long clubId, String name);

    void delete(ClubScenarioRow row);
}
