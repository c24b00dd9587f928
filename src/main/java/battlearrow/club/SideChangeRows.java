package battlearrow.club;

import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface SideChangeRows extends Repository<SideChangeRow, Long> {

    SideChangeRow saveAndFlush(SideChangeRow row);

    Optional<SideChangeRow> findById(long id);

    @Query("from SideChangeRow where campaignId = :campaignId order by id")
    List<SideChangeRow> listAll(long campaignId);

    @Query("from SideChangeRow where campaignId = :campaignId and state in (ASKED, AGREED) order by id")
    List<SideChangeRow> listOpen(long campaignId);
}
