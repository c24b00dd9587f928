package battlearrow.firestorm.scenario;

import battlearrow.firestorm.rulebook.FactCorrection;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * What a club corrected in a scenario's data, at most once for each fact, in the order of the facts' letters. Immutable. The
 * same corrections always have the same {@link #text} and {@link #fingerprint}, however they came about.
 *
 * <p>Ledger ORG-10.
 */
public final class Corrections {
    /** The data as the application brings them. */
    public static final Corrections NONE = new Corrections(List.of());

    /** How the place of a fault begins that lies in a correction; its fact follows. */
    public static final String WHERE = "corrections, ";

    private static final int MOST = 2_000;

    private static final Shape SHAPE =
            new Shape().must(Shape.Kind.TEXT, "fact", "value").may(Shape.Kind.TEXT_OR_NONE, "reason");

    private final List<Correction> list;
    private final String text;

    private Corrections(List<Correction> list) {
        this.list = list;
        this.text = write(list);
    }

    /** @throws IllegalArgumentException if a fact is corrected twice */
    public static Corrections of(List<Correction> corrections) {
        Map<String, Correction> byFact = new TreeMap<>();
        for (Correction correction : corrections) {
            if (byFact.putIfAbsent(correction.fact(), correction) != null) {
                throw new IllegalArgumentException("Two corrections of " + correction.fact() + ".");
            }
        }
        return new Corrections(List.copyOf(byFact.values()));
    }

    /** Reads one correction as somebody typed it; what is wrong with it is added to the faults. */
    public static Optional<Correction> read(String fact, String value, String reason, List<Fault> faults) {
        return CorrectionReader.read(fact, value, reason, faults);
    }

    /**
     * Reads the text that {@link #text} wrote.
     *
     * @throws IllegalArgumentException if it is no such text
     */
    public static Corrections read(String text) {
        List<Fault> faults = new ArrayList<>();
        Corrections read = read(text, faults);
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(faults.toString());
        }
        return read;
    }

    /** Reads a text of corrections that somebody may have written by hand; every fault is added, and left out. */
    public static Corrections read(String text, List<Fault> faults) {
        try {
            return read(ScenarioValidator.STRICT.readTree(text), faults);
        } catch (JacksonException e) {
            faults.add(new Fault("The corrections cannot be read as JSON.", "corrections"));
            return NONE;
        }
    }

    static Corrections read(JsonNode tree, List<Fault> faults) {
        if (!tree.isArray()) {
            faults.add(new Fault("The corrections must be a list.", "corrections"));
            return NONE;
        }
        if (tree.size() > MOST) {
            faults.add(new Fault("There are " + tree.size() + " corrections; " + MOST + " are read.", "corrections"));
            return NONE;
        }
        Map<String, Correction> byFact = new TreeMap<>();
        int number = 0;
        for (JsonNode node : tree) {
            number++;
            Entry entry = new Entry(node, "correction " + number, "corrections, number " + number, faults);
            int before = faults.size();
            SHAPE.check(entry);
            if (faults.size() > before) {
                continue;
            }
            String reason = entry.text("reason").orElse("");
            String fact = node.path("fact").stringValue();
            CorrectionReader.read(fact, node.path("value").stringValue(), reason, faults)
                    .ifPresentOrElse(
                            correction -> {
                                if (byFact.putIfAbsent(correction.fact(), correction) != null) {
                                    entry.fault("The fact " + correction.fact() + " is corrected twice.");
                                }
                            },
                            () -> faults.addAll(ScenarioLibrary.listUnknown(fact)));
        }
        return new Corrections(List.copyOf(byFact.values()));
    }

    public List<Correction> list() {
        return list;
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    public int size() {
        return list.size();
    }

    /** The correction of a fact; empty where the data stand as they were. */
    public Optional<Correction> find(String fact) {
        return list.stream()
                .filter(correction -> correction.fact().equals(fact))
                .findFirst();
    }

    /** These with one more, which takes the place of an earlier one of the same fact. */
    public Corrections with(Correction correction) {
        List<Correction> all = new ArrayList<>(without(correction.fact()).list);
        all.add(correction);
        all.sort(Comparator.comparing(Correction::fact));
        return new Corrections(List.copyOf(all));
    }

    /** These without that of a fact. */
    public Corrections without(String fact) {
        return new Corrections(list.stream()
                .filter(correction -> !correction.fact().equals(fact))
                .toList());
    }

    /** These with others, and without those of some facts; what is wrong is added to the faults and left out. */
    Corrections but(List<FactCorrection> corrections, List<String> takenBack, List<Fault> faults) {
        Corrections all = this;
        for (String fact : takenBack) {
            if (all.find(fact).isEmpty()) {
                faults.add(new Fault("Nobody has corrected \"" + fact + "\".", WHERE + fact));
            }
            all = all.without(fact);
        }
        for (FactCorrection one : corrections) {
            Optional<Correction> read = CorrectionReader.read(one.fact(), one.value(), one.reason(), faults);
            all = read.isPresent() ? all.with(read.get()) : all;
        }
        return all;
    }

    /** What makes other corrections of these: those that are new or say something else. */
    public List<FactCorrection> listNewIn(Corrections others) {
        return others.list.stream()
                .filter(correction -> !list.contains(correction))
                .map(correction -> new FactCorrection(correction.fact(), correction.value(), correction.reason()))
                .toList();
    }

    /** The facts that are corrected here and no longer in the others. */
    public List<String> listMissingIn(Corrections others) {
        return list.stream()
                .map(Correction::fact)
                .filter(fact -> others.find(fact).isEmpty())
                .toList();
    }

    /** As JSON without space: a list of objects with "fact", "value" and "reason", by the letters of the facts. */
    public String text() {
        return text;
    }

    /** SHA-256 of the text, in hexadecimal digits. */
    public String fingerprint() {
        return sha256(text);
    }

    static String sha256(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private static String write(List<Correction> list) {
        return list.stream().map(Corrections::letters).collect(Collectors.joining(",", "[", "]"));
    }

    /** One correction as a JSON object without space. */
    static String letters(Correction correction) {
        return ScenarioReader.JSON
                .createObjectNode()
                .put("fact", correction.fact())
                .put("value", correction.value())
                .put("reason", correction.reason())
                .toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Corrections corrections && corrections.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
