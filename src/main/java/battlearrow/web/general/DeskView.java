package battlearrow.web.general;

import battlearrow.firestorm.map.Side;
import battlearrow.web.campaign.RefusalLine;
import battlearrow.web.map.MapView;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The step that is now, as its page shows it.
 *
 * @param caption what there is to spend: "4 C-47 · 2 Typhoons"
 * @param isMine whether this person's General's orders are awaited; then the head is yellow
 * @param given orders of this step that stand already
 * @param open what can still be ordered, one line for each piece
 * @param groups the same without the one chosen, by the area they stand in where that helps to find them
 * @param together what can be given by one press instead of one each; null for less than two
 * @param barred pieces that can be given no order now, with the reason
 * @param chooser the form that chooses an area; null when none is to be chosen
 * @param ready the order read back; null while it is incomplete
 * @param closing the end of the step; null for people who may not end it, and where it ends by itself
 */
record DeskView(
        String title,
        String caption,
        String hint,
        boolean isMine,
        List<Line> given,
        List<Line> open,
        List<Group> groups,
        List<Line> barred,
        @Nullable Together together,
        @Nullable Chooser chooser,
        @Nullable Ready ready,
        @Nullable Closing closing,
        MapView map) {

    DeskView {
        given = List.copyOf(given);
        open = List.copyOf(open);
        groups = List.copyOf(groups);
        barred = List.copyOf(barred);
    }

    /** The piece whose order is being written; null for none. */
    public @Nullable Line findChosen() {
        return Stream.of(open, barred)
                .flatMap(List::stream)
                .filter(Line::isChosen)
                .findFirst()
                .orElse(null);
    }

    /** Whether there are lines besides the one whose order is being written. */
    public boolean hasOthers() {
        return !given.isEmpty() || open.stream().anyMatch(line -> !line.isChosen());
    }

    /** @param title the area; empty where it does not matter */
    record Group(String title, List<Line> lines) {
        Group {
            lines = List.copyOf(lines);
        }
    }

    /**
     * Several orders of one kind, read back and given together.
     *
     * @param sentence all of them in a full sentence
     */
    record Together(String sentence, List<Each> each) {
        Together {
            each = List.copyOf(each);
        }
    }

    /**
     * One of them.
     *
     * @param piece deed and Troop as the form sends them
     */
    record Each(String piece, String title, String detail, boolean needsDie) {}

    /** The sign of a line: a counter for a Troop, a plain symbol for everything else. */
    record Sign(
            @Nullable String troopType,
            String icon,
            @Nullable Side side) {
        static Sign troop(String type, Side side) {
            return new Sign(type, "", side);
        }

        static Sign icon(String icon, @Nullable Side side) {
            return new Sign(null, icon, side);
        }
    }

    /**
     * One piece and what it does or may do.
     *
     * @param href where choosing it leads; null where there is nothing to choose
     * @param isChosen whether its order is being written
     * @param takeBack what takes the order back; null where the rules have no such thing
     */
    record Line(
            Sign sign,
            String title,
            String detail,
            @Nullable String href,
            String action,
            boolean isChosen,
            List<RefusalLine> reasons,
            @Nullable Hidden takeBack) {
        Line {
            reasons = List.copyOf(reasons);
        }
    }

    /** What a form carries of the choice. Empty texts are not chosen. */
    record Hidden(String deed, String troop, String area, String zone, int battle) {
        static Hidden of(Chosen chosen) {
            return new Hidden(
                    chosen.deed().name(),
                    chosen.troop() == null ? "" : chosen.troop().value(),
                    chosen.area() == null ? "" : chosen.area().value(),
                    chosen.zone() == null ? "" : chosen.zone().value(),
                    chosen.battle());
        }
    }

    /**
     * The form that chooses an area, or the zone whose marker is drawn, from a list.
     *
     * @param redraws whether the map has to be drawn anew for a choice
     * @param zones zones that can pay; empty when none has to
     */
    record Chooser(
            String label, Hidden hidden, List<Option> areas, List<Barred> barred, List<Option> zones, boolean redraws) {
        Chooser {
            areas = List.copyOf(areas);
            barred = List.copyOf(barred);
            zones = List.copyOf(zones);
        }
    }

    record Option(String value, String label, boolean isSelected) {}

    record Barred(String label, List<RefusalLine> reasons) {
        Barred {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * An order read back.
     *
     * @param remarks what follows from it
     * @param refusals reasons against it; empty when it may be given
     * @param dice labels of six-sided dice
     */
    record Ready(
            String sentence,
            List<Remark> remarks,
            List<String> rules,
            Hidden hidden,
            List<String> dice,
            List<AircraftDie> aircraftDice,
            String action,
            List<RefusalLine> refusals) {
        Ready {
            remarks = List.copyOf(remarks);
            rules = List.copyOf(rules);
            dice = List.copyOf(dice);
            aircraftDice = List.copyOf(aircraftDice);
            refusals = List.copyOf(refusals);
        }
    }

    /** @param faces what it can show, each once (HR-22) */
    record AircraftDie(String label, List<Integer> faces) {
        AircraftDie {
            faces = List.copyOf(faces);
        }
    }

    /** @param lead printed bold: "If it succeeds:" */
    record Remark(String lead, String text) {}

    /**
     * The end of the step.
     *
     * @param readback the order in a full sentence
     * @param says what follows when it is pressed
     */
    record Closing(
            Hidden hidden,
            String action,
            String readback,
            String says,
            boolean isPrimary,
            List<RefusalLine> objections) {
        Closing {
            objections = List.copyOf(objections);
        }
    }
}
