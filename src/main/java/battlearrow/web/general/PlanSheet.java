package battlearrow.web.general;

import battlearrow.campaign.BattlePlan;
import battlearrow.campaign.IssuedPlan;
import battlearrow.club.Appointments;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Situation;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;
import battlearrow.web.map.MapFragment;
import battlearrow.web.map.MapView;
import battlearrow.web.map.PencilMark;
import battlearrow.web.map.SituationMap;
import battlearrow.web.map.ViewBox;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.springframework.stereotype.Component;

/** The printed form of an issued battle plan, and the red pencil on its map. Secret: built for people of its side alone. */
@Component
class PlanSheet {
    private static final int SEAL_END = 4;

    private final Words words;
    private final MapFragment maps;
    private final Appointments appointments;

    PlanSheet(Words words, MapFragment maps, Appointments appointments) {
        this.words = words;
        this.maps = maps;
        this.appointments = appointments;
    }

    /**
     * The form.
     *
     * @param readers how many of its side have read it besides its author, of how many
     * @param seal the ends of a fingerprint of what the plan says: two sheets with the same seal say the same
     */
    record Form(
            int turn,
            int version,
            String general,
            String issued,
            int readers,
            long readersOf,
            List<Objective> objectives,
            List<List<String>> standingOrders,
            List<List<String>> specialInstructions,
            List<Note> notes,
            List<String> openings,
            String seal,
            MapView map) {
        Form {
            objectives = List.copyOf(objectives);
            standingOrders = List.copyOf(standingOrders);
            specialInstructions = List.copyOf(specialInstructions);
            notes = List.copyOf(notes);
            openings = List.copyOf(openings);
        }
    }

    record Objective(int number, String name, String remark, int points) {}

    record Note(String who, String when, List<List<String>> text) {
        Note {
            text = List.copyOf(text);
        }
    }

    Form form(Visitor visitor, Side side, Situation situation, IssuedPlan issued) {
        var zone = visitor.campaign().timeZone();
        BattlePlan plan = issued.plan();
        long others = appointments.listHeld(visitor.campaignId()).stream()
                .filter(held -> held.office().side().filter(side::equals).isPresent())
                .map(held -> held.accountId())
                .distinct()
                .count();
        return new Form(
                issued.turn(),
                issued.version(),
                issued.authorName(),
                EntryWords.exactly(issued.issuedAt(), zone),
                issued.readers(),
                Math.max(others - 1, issued.readers()),
                objectives(situation, plan.objectives()),
                paragraphs(plan.standingOrders()),
                paragraphs(plan.specialInstructions()),
                issued.notes().stream()
                        .map(note -> new Note(
                                note.authorName(), EntryWords.exactly(note.writtenAt(), zone), paragraphs(note.text())))
                        .toList(),
                issued.openings().stream()
                        .map(opening ->
                                words.of("plan.opened", opening.name(), EntryWords.exactly(opening.openedAt(), zone)))
                        .toList(),
                seal(visitor, side, issued),
                map(situation, plan.objectives(), plan.arrows()));
    }

    /** The map with what is drawn on it, shown as near as the drawing allows. */
    MapView map(Situation situation, List<AreaId> objectives, List<BattlePlan.Arrow> arrows) {
        List<PencilMark> pencil = new ArrayList<>();
        Set<AreaId> around = new LinkedHashSet<>();
        for (AreaId objective : objectives) {
            if (situation.findArea(objective).isPresent()) {
                around.add(objective);
                pencil.add(new PencilMark.Ring(objectives.indexOf(objective) + 1, objective));
            }
        }
        for (BattlePlan.Arrow arrow : arrows) {
            if (situation.findArea(arrow.from()).isPresent()
                    && situation.findArea(arrow.to()).isPresent()) {
                around.add(arrow.from());
                around.add(arrow.to());
                pencil.add(new PencilMark.Stroke(arrow.from(), arrow.to()));
            }
        }
        ViewBox near = around.isEmpty() ? ViewBox.WHOLE : maps.squareView(around);
        return SituationMap.of(situation)
                .view(words.of("plan.map"))
                .withPencil(pencil)
                .showing(near, around.isEmpty() ? null : maps.phoneView(around));
    }

    private List<Objective> objectives(Situation situation, List<AreaId> ids) {
        SituationMap map = SituationMap.of(situation);
        List<Objective> objectives = new ArrayList<>();
        for (AreaId id : ids) {
            Area area = situation.area(id);
            Side holder = situation.control(area);
            boolean dry = !map.supply(holder).isInSupply(area);
            objectives.add(new Objective(
                    objectives.size() + 1,
                    area.name(),
                    words.of(dry ? "plan.objective.dry" : "plan.objective.held", words.side(holder)),
                    area.objectiveValue()));
        }
        return objectives;
    }

    /** Paragraphs of lines, as typed. */
    private static List<List<String>> paragraphs(String text) {
        List<List<String>> paragraphs = new ArrayList<>();
        for (String paragraph : text.strip().split("\\R\\s*\\R", -1)) {
            if (!paragraph.isBlank()) {
                paragraphs.add(paragraph.lines().toList());
            }
        }
        return paragraphs;
    }

    private static String seal(Visitor visitor, Side side, IssuedPlan issued) {
        BattlePlan plan = issued.plan();
        StringBuilder said = new StringBuilder()
                .append(visitor.campaignId())
                .append(side)
                .append(issued.turn())
                .append('|')
                .append(issued.version());
        plan.objectives().forEach(area -> said.append('|').append(area.value()));
        plan.arrows()
                .forEach(arrow -> said.append('|')
                        .append(arrow.from().value())
                        .append('>')
                        .append(arrow.to().value()));
        said.append('|').append(plan.standingOrders()).append('|').append(plan.specialInstructions());
        try {
            String hash = HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256")
                            .digest(said.toString().getBytes(StandardCharsets.UTF_8)));
            return hash.substring(0, SEAL_END) + "…" + hash.substring(hash.length() - SEAL_END);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
