package battlearrow.replay;

import battlearrow.replay.CampaignFileReader.Reading;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The referee without a server: {@code --replay file.json} judges a campaign file and prints the situation at its end,
 * {@code --judge file.json} judges a list of orders. Answers go to the standard output as JSON, faults to the standard error,
 * one a line.
 */
public final class CommandLine {
    /** The file is sound, or every order of the list was understood. */
    public static final int GOOD = 0;

    /** The file is not, or something in it could not be understood. */
    public static final int FAULTY = 1;

    private static final String REPLAY = "--replay";
    private static final String JUDGE = "--judge";

    private final PrintStream answers;
    private final PrintStream faults;

    public CommandLine(PrintStream answers, PrintStream faults) {
        this.answers = answers;
        this.faults = faults;
    }

    /** Whether the arguments ask for the referee and not for the server. */
    public static boolean isMeant(List<String> arguments) {
        return !arguments.isEmpty()
                && List.of(REPLAY, JUDGE).contains(arguments.getFirst().split("=", 2)[0]);
    }

    /** Does what is asked and answers the code to exit with. */
    public int run(List<String> arguments) {
        List<String> words = List.of(String.join("=", arguments).split("=", 2));
        if (words.size() != 2 || words.getLast().isEmpty()) {
            faults.println("Name a file: " + REPLAY + " campaign.json, or " + JUDGE + " orders.json");
            return FAULTY;
        }
        Optional<byte[]> file = read(words.getLast());
        if (file.isEmpty()) {
            faults.println("The file cannot be read: " + words.getLast());
            return FAULTY;
        }
        int code = words.getFirst().equals(REPLAY) ? replay(file.get()) : judge(file.get());
        answers.flush();
        faults.flush();
        return code;
    }

    private int replay(byte[] file) {
        return switch (CampaignFileReader.read(file)) {
            case Reading.Faulty faulty -> tell(faulty.faults());
            case Reading.Read read ->
                switch (Replay.of(read.file())) {
                    case Replay.Result.Broken broken -> tell(List.of(broken.fault()));
                    case Replay.Result.Sound sound -> {
                        answers.println(SituationJson.write(sound.end()));
                        yield GOOD;
                    }
                };
        };
    }

    private int judge(byte[] file) {
        OrderList.Verdicts verdicts = OrderList.judge(file);
        verdicts.json().ifPresent(answers::println);
        return verdicts.faults().isEmpty() ? GOOD : tell(verdicts.faults());
    }

    private int tell(List<FileFault> found) {
        found.forEach(fault -> faults.println(fault.sentence()));
        return FAULTY;
    }

    private static Optional<byte[]> read(String name) {
        try {
            return Optional.of(Files.readAllBytes(Path.of(name)));
        } catch (IOException | InvalidPathException unreadable) {
            return Optional.empty();
        }
    }
}
