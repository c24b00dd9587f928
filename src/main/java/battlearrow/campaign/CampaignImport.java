package battlearrow.campaign;

import battlearrow.campaign.BattlePlan.Arrow;
import battlearrow.club.Accounts;
import battlearrow.club.Appointments;
import battlearrow.club.CampaignState;
import battlearrow.club.Campaigns;
import battlearrow.club.ClubCampaign;
import battlearrow.club.Office;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.journal.Author;
import battlearrow.journal.DiceSeeds;
import battlearrow.journal.Heading;
import battlearrow.journal.Journal;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.PersonHere;
import battlearrow.replay.CampaignFile;
import battlearrow.replay.CampaignFile.Person;
import battlearrow.replay.CampaignFileReader;
import battlearrow.replay.CampaignFileReader.Reading;
import battlearrow.replay.FileFault;
import battlearrow.replay.Replay;
import battlearrow.tables.Moment;
import battlearrow.tables.Tables;
import java.time.Clock;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Carries a campaign into a club from a file. The file is judged from its first entry to its last before anything is
 * stored; then all of it is stored or nothing. Its journal keeps its letters and its hashes. Its people are members of the
 * club as far as the organiser says so, and former players else.
 */
@Component
public class CampaignImport {
    private final Campaigns campaigns;
    private final Accounts accounts;
    private final Appointments appointments;
    private final Journal journal;
    private final DiceSeeds seeds;
    private final Moments moments;
    private final Tables tables;
    private final GuestRows guests;
    private final BattlePlanRows plans;
    private final Clock clock;

    CampaignImport(
            Campaigns campaigns,
            Accounts accounts,
            Appointments appointments,
            Journal journal,
            DiceSeeds seeds,
            Moments moments,
            Tables tables,
            GuestRows guests,
            BattlePlanRows plans,
            Clock clock) {
        this.campaigns = campaigns;
        this.accounts = accounts;
        this.appointments = appointments;
        this.journal = journal;
        this.seeds = seeds;
        this.moments = moments;
        this.tables = tables;
        this.guests = guests;
        this.plans = plans;
        this.clock = clock;
    }

    /** What is said of a file before anything is stored. */
    public sealed interface Check {
        /** It is sound: every hash, die, order and event. */
        record Sound(CampaignFile file, Replay.Result.Sound replayed) implements Check {}

        /** It is not. */
        record Faulty(List<FileFault> faults) implements Check {
            public Faulty {
                faults = List.copyOf(faults);
            }
        }
    }

    /** Reads a file and judges it. */
    public static Check check(byte[] bytes) {
        return switch (CampaignFileReader.read(bytes)) {
            case Reading.Faulty faulty -> new Check.Faulty(faulty.faults());
            case Reading.Read read ->
                switch (Replay.of(read.file())) {
                    case Replay.Result.Sound sound -> new Check.Sound(read.file(), sound);
                    case Replay.Result.Broken broken -> new Check.Faulty(List.of(broken.fault()));
                };
        };
    }

    /**
     * Stores a campaign whose file is sound.
     *
     * @param name by which it goes here
     * @param organiser its Organiser here; of a wargame the player of each side whose player is no member
     * @param members who people of the file are in this club, by their ids in the file; nobody twice
     * @param formKey made when the form was drawn: sent twice, it makes one campaign
     */
    @Transactional
    public ClubCampaign carryIn(
            long clubId, String name, long organiser, Check.Sound checked, Map<String, Long> members, UUID formKey) {
        CampaignFile file = checked.file();
        CampaignFile.Head head = file.head();
        Campaigns.Settings settings =
                new Campaigns.Settings(name, head.scenario(), head.mode(), head.points(), head.timeZone());
        List<JournalEntry> entries = checked.replayed().entries();
        boolean isWargame = head.mode() == Mode.WARGAME;
        ClubCampaign campaign = isWargame
                ? campaigns.openWargame(
                        clubId,
                        settings,
                        seat(Side.ALLIED, entries, members, organiser),
                        seat(Side.GERMAN, entries, members, organiser),
                        formKey)
                : campaigns.open(clubId, settings, organiser, formKey);
        if (journal.findHeading(campaign.id()).isPresent()) {
            return campaign;
        }
        campaigns.markImported(campaign.id(), head.name());
        Heading heading = new Heading(
                head.key(), head.scenario(), head.corrections(), head.mode(), head.readHouseRules(), head.openedAt());
        Map<String, PersonHere> people = people(campaign.id(), organiser, file, members);
        journal.carryIn(campaign.id(), heading, head.houseRules(), file.entries(), people);
        file.seeds().forEach(seed -> seeds.carryIn(campaign.id(), seed));
        file.plans().forEach(plan -> keep(campaign.id(), plan, people));
        if (!isWargame) {
            appoint(campaign.id(), entries, members);
        }
        writeRows(campaign, heading);
        return campaigns.find(campaign.id()).orElseThrow();
    }

    private void writeRows(ClubCampaign campaign, Heading heading) {
        Moment before = Moments.beforeSetUp(heading);
        Moment now = moments.at(campaign.id(), journal.lastSequence(campaign.id()));
        tables.open(campaign.id(), before);
        tables.write(campaign.id(), before, now);
        CampaignState state = CampaignBook.state(now);
        campaigns.changeState(campaign.id(), state);
        if (state == CampaignState.FINISHED) {
            seeds.useNone(campaign.id());
        } else {
            seeds.useFor(campaign.id(), now.situation().turn());
        }
    }

    private Map<String, PersonHere> people(
            long campaignId, long organiser, CampaignFile file, Map<String, Long> members) {
        if (new HashSet<>(members.values()).size() < members.size()) {
            throw new IllegalArgumentException("Two people of the file would be one member.");
        }
        Map<String, PersonHere> people = new HashMap<>();
        for (Person person : file.people()) {
            if (!person.isGuest()) {
                Long member = members.get(person.id());
                people.put(
                        person.id(),
                        new PersonHere.Member(member == null ? accounts.keepFormerPlayer(person.name()) : member));
            }
        }
        for (Person person : file.people()) {
            String host = person.host();
            if (host != null) {
                long account = people.get(host) instanceof PersonHere.Member member ? member.accountId() : organiser;
                GuestRow guest = guests.saveAndFlush(
                        new GuestRow(campaignId, person.name(), account, clock.instant(), UUID.randomUUID()));
                people.put(person.id(), new PersonHere.Visitor(guest.toGuest().id()));
            }
        }
        return people;
    }

    private void keep(long campaignId, CampaignFile.Plan plan, Map<String, PersonHere> people) {
        BattlePlan said = new BattlePlan(
                plan.objectives().stream().map(AreaId::new).toList(),
                plan.arrows().stream()
                        .map(ends -> new Arrow(new AreaId(ends.getFirst()), new AreaId(ends.getLast())))
                        .toList(),
                plan.standingOrders(),
                plan.specialInstructions());
        long author = account(people, plan.author());
        plans.saveAndFlush(
                BattlePlanRow.issued(campaignId, plan.side(), plan.turn(), author, plan.version(), plan.issuedAt())
                        .saying(said, plan.issuedAt()));
        for (CampaignFile.Note note : plan.notes()) {
            plans.addNote(
                    campaignId,
                    plan.side().name(),
                    plan.turn(),
                    account(people, note.author()),
                    note.text(),
                    note.writtenAt());
        }
    }

    private static long account(Map<String, PersonHere> people, String person) {
        if (people.get(person) instanceof PersonHere.Member member) {
            return member.accountId();
        }
        throw new IllegalArgumentException("Nobody is called " + person + ".");
    }

    /** A seat of a wargame goes to the member who last acted for the side there; an empty one to who carries it in. */
    private static long seat(Side side, List<JournalEntry> entries, Map<String, Long> members, long organiser) {
        return entries.reversed().stream()
                .map(JournalEntry::author)
                .filter(author -> author.side() == side && members.containsKey(author.person()))
                .findFirst()
                .map(author -> members.get(author.person()))
                .orElse(organiser);
    }

    /** Members get the office in which they last acted for a side; the organiser may change it at the set-up. */
    private void appoint(long campaignId, List<JournalEntry> entries, Map<String, Long> members) {
        Set<String> done = new HashSet<>();
        for (JournalEntry entry : entries.reversed()) {
            Author author = entry.author();
            Long account = members.get(author.person());
            Side side = author.side();
            if (account == null || side == null || !done.add(author.person())) {
                continue;
            }
            Office office =
                    author.capacity() == Author.Capacity.GENERAL ? Office.general(side) : Office.commander(side);
            if (appointments.appoint(campaignId, account, office) instanceof Appointments.Answer.Refused) {
                appointments.appoint(campaignId, account, Office.commander(side));
            }
        }
    }
}
