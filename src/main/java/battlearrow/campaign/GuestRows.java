package battlearrow.campaign;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.Repository;

interface GuestRows extends Repository<GuestRow, Long> {

    GuestRow saveAndFlush(GuestRow row);

    Optional<GuestRow> findById(long id);

    Optional<GuestRow> findByFormKey(UUID formKey);

    @Query("from GuestRow where campaignId = :campaignId order by id")
    List<GuestRow> listOfCampaign(long campaignId);
}
