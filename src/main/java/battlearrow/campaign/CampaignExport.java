package battlearrow.campaign;

import battlearrow.club.Campaigns;
import battlearrow.club.ClubCampaign;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.ManoeuvreEvent.CommitmentSealed;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.DiceSeeds;
import battlearrow.journal.Heading;
import battlearrow.journal.Journal;
import battlearrow.journal.JournalPeople;
import battlearrow.journal.PersonHere;
import battlearrow.journal.PublishedSeed;
import battlearrow.journal.SealedEntry;
import battlearrow.replay.CampaignFile;
import battlearrow.replay.CampaignFile.LeftOut;
import battlearrow.replay.CampaignFileWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * A campaign as a file to take away. Nobody's file holds a battle plan but that of a side's General, who may ask for the
 * plans of his own side (PLAN-05). What is left out stands in the file.
 */
@Component
@Transactional(readOnly = true)
public class CampaignExport {
    private static final int LAST_TURN_PLANNED = 6;

    private final Campaigns campaigns;
    private final Journal journal;
    private final Moments moments;
    private final DiceSeeds seeds;
    private final BattlePlanRows plans;
    private final People people;
    private final Actors actors;

    CampaignExport(
            Campaigns campaigns,
            Journal journal,
            Moments moments,
            DiceSeeds seeds,
            BattlePlanRows plans,
            People people,
            Actors actors) {
        this.campaigns = campaigns;
        this.journal = journal;
        this.moments = moments;
        this.seeds = seeds;
        this.plans = plans;
        this.people = people;
        this.actors = actors;
    }

    /** The file for anybody who takes part: without any plan. */
    public String write(long campaignId) {
        return write(campaignId, null);
    }

    /** The file with one side's plans, for its General or a deputy; empty for everybody else (PLAN-05). */
    public Optional<String> writeWithPlans(long campaignId, long accountId, Side side) {
        return actors.actor(campaignId, accountId).isGeneralOf(side)
                ? Optional.of(write(campaignId, side))
                : Optional.empty();
    }

    private String write(long campaignId, @Nullable Side plansOf) {
        List<SealedEntry> all = journal.listSealed(campaignId);
        List<SealedEntry> entries = untilSecretChoice(campaignId, all);
        JournalPeople here = journal.people(campaignId);
        return CampaignFileWriter.write(new CampaignFile(
                head(campaignId),
                leftOut(plansOf, entries.size() < all.size()),
                people(campaignId, entries, here),
                seeds(campaignId, entries),
                entries,
                plansOf == null ? List.of() : plans(campaignId, plansOf, here)));
    }

    private CampaignFile.Head head(long campaignId) {
        ClubCampaign campaign = campaigns.find(campaignId).orElseThrow();
        Heading heading = journal.heading(campaignId);
        return new CampaignFile.Head(
                heading.key(),
                campaign.name(),
                heading.scenario(),
                heading.mode(),
                campaign.pointsPerBattle(),
                campaign.timeZone(),
                heading.openedAt(),
                journal.houseRulesText(campaignId),
                heading.corrections());
    }

    /**
     * The entries before the first choice of Troops that its opponent has not answered yet: under secret commitment he must
     * not learn of it by a file (HR-06). All of them when nothing is secret.
     */
    private List<SealedEntry> untilSecretChoice(long campaignId, List<SealedEntry> entries) {
        Situation now = moments.latest(campaignId).situation();
        if (now.battles().stream().noneMatch(CampaignExport::isAnySecret)) {
            return entries;
        }
        JournalPeople here = journal.people(campaignId);
        for (int index = 0; index < entries.size(); index++) {
            boolean isSecret = entries.get(index).read(here).events().stream().anyMatch(event -> isSecret(now, event));
            if (isSecret) {
                return entries.subList(0, index);
            }
        }
        return entries;
    }

    private static boolean isAnySecret(Battle battle) {
        return Arrays.stream(Side.values())
                .anyMatch(side -> battle.party(side).findSealed().isPresent());
    }

    private static boolean isSecret(Situation now, Event event) {
        return event instanceof CommitmentSealed choice
                && now.findBattle(choice.battle())
                        .flatMap(battle -> battle.party(choice.side()).findSealed())
                        .isPresent();
    }

    private static List<LeftOut> leftOut(@Nullable Side plansOf, boolean isCut) {
        List<LeftOut> leftOut = new ArrayList<>(List.of(LeftOut.values()));
        if (!isCut) {
            leftOut.remove(LeftOut.SECRET_CHOICE);
        }
        if (plansOf != null) {
            leftOut.remove(LeftOut.plansOf(plansOf));
        }
        return leftOut;
    }

    private List<CampaignFile.Person> people(long campaignId, List<SealedEntry> entries, JournalPeople here) {
        Set<String> named = new TreeSet<>(
                Comparator.comparing((String id) -> PersonHere.of(id).prefix())
                        .thenComparing(id -> PersonHere.of(id).number()));
        JournalPeople noting = JournalPeople.noted(named::add);
        entries.forEach(entry -> entry.read(noting));
        return named.stream().map(id -> person(campaignId, id, here)).toList();
    }

    /** Guests are named to nobody outside the campaign, and a file goes anywhere (H18). */
    private CampaignFile.Person person(long campaignId, String written, JournalPeople here) {
        String id = here.here(written);
        String host = people.findHost(campaignId, id).map(here::written).orElse(null);
        return new CampaignFile.Person(written, people.publicName(campaignId, id), host);
    }

    private List<PublishedSeed> seeds(long campaignId, List<SealedEntry> entries) {
        Set<Integer> used = entries.stream()
                .map(entry -> entry.written().seed())
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
        return seeds.list(campaignId).stream()
                .filter(seed -> used.contains(seed.number()))
                .toList();
    }

    private List<CampaignFile.Plan> plans(long campaignId, Side side, JournalPeople here) {
        List<CampaignFile.Plan> written = new ArrayList<>();
        for (int turn = 0; turn <= LAST_TURN_PLANNED; turn++) {
            List<BattlePlanRow> versions = plans.listIssued(campaignId, side, turn);
            for (BattlePlanRow row : versions) {
                boolean isLast = row == versions.getLast();
                written.add(plan(side, row, isLast ? notes(campaignId, side, turn, here) : List.of(), here));
            }
        }
        return written;
    }

    private List<CampaignFile.Note> notes(long campaignId, Side side, int turn, JournalPeople here) {
        return plans.listNotes(campaignId, side.name(), turn).stream()
                .map(line -> new CampaignFile.Note(
                        here.written(Actors.person(line.getAuthor())), line.getNote(), line.getWrittenAt()))
                .toList();
    }

    private static CampaignFile.Plan plan(
            Side side, BattlePlanRow row, List<CampaignFile.Note> notes, JournalPeople here) {
        BattlePlan plan = row.plan();
        return new CampaignFile.Plan(
                side,
                row.turn(),
                row.version(),
                here.written(Actors.person(row.author())),
                row.writtenAt(),
                plan.objectives().stream().map(AreaId::value).toList(),
                plan.arrows().stream()
                        .map(arrow -> List.of(arrow.from().value(), arrow.to().value()))
                        .toList(),
                plan.standingOrders(),
                plan.specialInstructions(),
                notes);
    }
}
