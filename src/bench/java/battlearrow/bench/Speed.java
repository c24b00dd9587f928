package battlearrow.bench;

import java.io.PrintStream;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Measures everything in five runs, each in a virtual machine of its own on one thread, and prints the median of each. */
public final class Speed {
    private static final int RUNS = 5;
    private static final int WARM_UP = 5;
    private static final int MEASURED = 3;
    private static final double KILO = 1024;

    private Speed() {}

    /** @param arguments the benchmarks wanted, as a regular expression; all if there is none */
    public static void main(String[] arguments) throws RunnerException {
        OptionsBuilder options = new OptionsBuilder();
        options.include(arguments.length > 0 && !arguments[0].isBlank() ? arguments[0] : ".*Benchmark.*")
                .mode(Mode.Throughput)
                .forks(RUNS)
                .warmupIterations(WARM_UP)
                .warmupTime(TimeValue.seconds(2))
                .measurementIterations(MEASURED)
                .measurementTime(TimeValue.seconds(2))
                .threads(1)
                .jvmArgsAppend("-XX:+UseSerialGC", "-Xmx512m")
                .addProfiler(GCProfiler.class);
        print(System.out, new Runner(options.build()).run());
    }

    @SuppressWarnings("SystemOut")
    private static void print(PrintStream out, Collection<RunResult> results) {
        out.printf(
                "%s %s, %d processors, %s %s%n",
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("java.vm.name"),
                System.getProperty("java.version"));
        for (RunResult result : results) {
            List<Double> perSecond = result.getBenchmarkResults().stream()
                    .map(run -> run.getPrimaryResult().getScore())
                    .sorted()
                    .toList();
            double allocated = result.getBenchmarkResults().stream()
                    .map(Speed::allocated)
                    .sorted()
                    .toList()
                    .get(RUNS / 2);
            String name = result.getParams().getBenchmark();
            out.printf(
                    Locale.UK,
                    "| %-30s | %,14.1f a second | %,12.1f kB each |%n",
                    name.substring(name.lastIndexOf('.') + 1),
                    perSecond.get(RUNS / 2),
                    allocated / KILO);
        }
    }

    private static double allocated(BenchmarkResult run) {
        return run.getSecondaryResults().entrySet().stream()
                .filter(entry -> entry.getKey().endsWith("gc.alloc.rate.norm"))
                .map(entry -> entry.getValue())
                .mapToDouble(Result::getScore)
                .findFirst()
                .orElse(0);
    }
}
