package battlearrow.web.general;

import battlearrow.campaign.BattlePlan;
import battlearrow.firestorm.map.AreaId;
import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A battle plan as its form sends it, understood or not, so that everything typed comes back. Secret.
 *
 * @param objectives the three choices, empty for none
 * @param arrows the arrows drawn so far, each "from>to"
 * @param from with to: an arrow that is to be drawn
 */
record PlanForm(
        List<String> objectives,
        List<String> arrows,
        String from,
        String to,
        String standingOrders,
        String specialInstructions) {
    /** Primary, secondary, tertiary. */
    static final List<String> OBJECTIVE_FIELDS = List.of("objective1", "objective2", "objective3");

    private static final String ARROW = ">";

    PlanForm {
        objectives = List.copyOf(objectives);
        arrows = List.copyOf(arrows);
    }

    static PlanForm of(HttpServletRequest request) {
        String[] arrows = request.getParameterValues("arrow");
        return new PlanForm(
                OBJECTIVE_FIELDS.stream()
                        .map(field -> text(request, field).strip())
                        .toList(),
                arrows == null ? List.of() : Arrays.asList(arrows),
                text(request, "from").strip(),
                text(request, "to").strip(),
                text(request, "standingOrders"),
                text(request, "specialInstructions"));
    }

    static PlanForm of(BattlePlan plan) {
        List<String> objectives =
                new ArrayList<>(plan.objectives().stream().map(AreaId::value).toList());
        while (objectives.size() < OBJECTIVE_FIELDS.size()) {
            objectives.add("");
        }
        return new PlanForm(
                objectives,
                plan.arrows().stream()
                        .map(arrow -> arrow.from().value() + ARROW + arrow.to().value())
                        .toList(),
                "",
                "",
                plan.standingOrders(),
                plan.specialInstructions());
    }

    /** Whether an arrow is half chosen, or chosen whole. */
    boolean drawsArrow() {
        return !from.isEmpty() || !to.isEmpty();
    }

    boolean isArrowComplete() {
        return !from.isEmpty() && !to.isEmpty() && !from.equals(to);
    }

    boolean hasRoomForAnArrow() {
        return arrows.size() < BattlePlan.MOST_ARROWS;
    }

    /** With the chosen arrow among those drawn. */
    PlanForm drawn() {
        List<String> more = new ArrayList<>(arrows);
        String arrow = from + ARROW + to;
        if (!more.contains(arrow)) {
            more.add(arrow);
        }
        return new PlanForm(objectives, more, "", "", standingOrders, specialInstructions);
    }

    /** Without one of the arrows drawn; an index beyond them removes none. */
    PlanForm without(int index) {
        List<String> fewer = new ArrayList<>(arrows);
        if (index >= 0 && index < fewer.size()) {
            fewer.remove(index);
        }
        return new PlanForm(objectives, fewer, from, to, standingOrders, specialInstructions);
    }

    List<AreaId> chosenObjectives() {
        return objectives.stream()
                .filter(objective -> !objective.isEmpty())
                .map(AreaId::new)
                .toList();
    }

    /** The arrows that name two areas. */
    List<BattlePlan.Arrow> drawnArrows() {
        return arrows.stream()
                .map(arrow -> arrow.split(ARROW, -1))
                .filter(ends -> ends.length == 2)
                .map(ends -> new BattlePlan.Arrow(new AreaId(ends[0]), new AreaId(ends[1])))
                .toList();
    }

    /** The plan; only for a form that is not too long. */
    BattlePlan plan() {
        return new BattlePlan(chosenObjectives(), drawnArrows(), standingOrders.strip(), specialInstructions.strip());
    }

    private static String text(HttpServletRequest request, String field) {
        String text = request.getParameter(field);
        return text == null ? "" : text;
    }

    /** Tells nothing, so that no log does. */
    @Override
    public String toString() {
        return "Form of a battle plan";
    }
}
