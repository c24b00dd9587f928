package battlearrow.club;

import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.NativeQuery;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface ClubRows extends Repository<ClubRow, Long> {

    ClubRow save(ClubRow row);

    Optional<ClubRow> findById(long id);

    /** Serialises changes of one club's offices until the transaction ends. */
    @NativeQuery("select * from club where id = :id for update")
    Optional<ClubRow> lock(long id);

    @Query("from ClubRow order by name, id")
    List<ClubRow> listAll();

    long count();
}
