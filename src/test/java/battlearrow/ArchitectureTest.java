package battlearrow;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.fixtures.Covers;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The arrows between packages, as lists of what is allowed: vocabulary, steps, referee, simulation, campaign, web.
 *
 * <p>A package that is not in {@link #MAY_USE} fails the test, so a new one is given its place here.
 */
@AnalyzeClasses(packages = "battlearrow", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    /** What the parts of the house below the line may use of one another; each may use itself. */
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            Map.entry("firestorm", Set.of()),
            Map.entry("simulation", Set.of("firestorm")),
            Map.entry("database", Set.of()),
            Map.entry("club", Set.of("firestorm")),
            Map.entry("journal", Set.of("firestorm", "club")),
            Map.entry("tables", Set.of("firestorm")),
            Map.entry("replay", Set.of("firestorm", "journal")),
            Map.entry("campaign", Set.of("firestorm", "simulation", "club", "journal", "replay", "tables")),
            Map.entry("evening", Set.of("firestorm", "club", "tables", "campaign")),
            Map.entry("chronicle", Set.of("firestorm", "club", "journal", "tables", "campaign")),
            Map.entry("live", Set.of("firestorm", "club", "journal", "tables", "campaign", "chronicle")),
            // Of journal and tables pages see values only, an entry or a moment; what is stored stays behind the
            // campaign.
            Map.entry(
                    "web",
                    Set.of(
                            "firestorm",
                            "simulation",
                            "club",
                            "journal",
                            "replay",
                            "tables",
                            "campaign",
                            "evening",
                            "chronicle",
                            "live")),
            Map.entry(
                    "demo",
                    Set.of(
                            "firestorm",
                            "simulation",
                            "club",
                            "journal",
                            "tables",
                            "campaign",
                            "evening",
                            "chronicle")));

    /** Words every package of the rulebook may use. */
    private static final String[] VOCABULARY = {
        "battlearrow.firestorm.rulebook..",
        "battlearrow.firestorm.map..",
        "battlearrow.firestorm.forces..",
        "battlearrow.firestorm.dice.."
    };

    @ArchTest
    void everyPartUsesOnlyWhatItsListAllows(JavaClasses all) {
        Set<String> offences = new TreeSet<>();
        for (JavaClass user : all) {
            String from = part(user);
            Set<String> allowed = MAY_USE.get(from);
            assertThat(from.isEmpty() || allowed != null)
                    .as("package battlearrow.%s has a place in the list", from)
                    .isTrue();
            if (allowed == null) {
                continue;
            }
            offences.addAll(user.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                    .filter(used -> used.getPackageName().startsWith("battlearrow"))
                    .filter(used -> !part(used).equals(from) && !allowed.contains(part(used)))
                    .map(used -> user.getName() + " uses " + used.getName())
                    .collect(Collectors.toSet()));
        }
        assertThat(offences).isEmpty();
    }

    @ArchTest
    static final ArchRule rulesArePlainJava = classes()
            .that()
            .resideInAnyPackage("battlearrow.firestorm..", "battlearrow.simulation..")
            .and()
            .resideOutsideOfPackage("battlearrow.firestorm.scenario..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.jspecify..", "battlearrow.firestorm..", "battlearrow.simulation..");

    @ArchTest
    static final ArchRule scenarioReadsJsonAndNothingElse = classes()
            .that()
            .resideInAPackage("battlearrow.firestorm.scenario..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "org.jspecify..",
                    "tools.jackson..",
                    "com.fasterxml.jackson.annotation..",
                    "battlearrow.firestorm..")
            .allowEmptyShould(true);

    /** A turn takes as long as the club likes: no rule can ask for the time. */
    @ArchTest
    @Covers("TURN-13")
    static final ArchRule rulesHaveNoClockAndNoChance = noClasses()
            .that()
            .resideInAPackage("battlearrow.firestorm..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Random")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.security.SecureRandom")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.time.Clock");

    @ArchTest
    static final ArchRule vocabularyUsesVocabulary = classes()
            .that()
            .resideInAnyPackage(VOCABULARY)
            .should()
            .onlyDependOnClassesThat(resideOutsideOfPackages("battlearrow..").or(resideInAnyPackage(VOCABULARY)));

    @ArchTest
    void partsAreInALineWithoutCycles(JavaClasses all) {
        assertThat(findCycle(MAY_USE)).as("the list itself").isEmpty();
        assertThat(findCycle(usesBelow("battlearrow.web", all))).as("pages").isEmpty();
        assertThat(findCycle(usesBelow("battlearrow.firestorm", all)))
                .as("sections of the rulebook")
                .isEmpty();
    }

    @ArchTest
    static final ArchRule rowsStayWhereTheyAreStored = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "battlearrow.journal..",
                    "battlearrow.tables..",
                    "battlearrow.club..",
                    "battlearrow.chronicle..",
                    "battlearrow.campaign..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("jakarta.persistence..");

    @ArchTest
    static final ArchRule entitiesAreCalledRows = classes()
            .that()
            .areAnnotatedWith("jakarta.persistence.Entity")
            .should()
            .haveSimpleNameEndingWith("Row")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule pagesBuildNoEvents = noClasses()
            .that()
            .resideInAPackage("battlearrow.web..")
            .should()
            .callConstructorWhere(target(owner(resideInAnyPackage("battlearrow.firestorm.event.."))))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule controllersAreTheBusinessOfTheirPackage = classes()
            .that()
            .areAnnotatedWith("org.springframework.stereotype.Controller")
            .should()
            .bePackagePrivate()
            .andShould()
            .resideInAPackage("battlearrow.web..");

    /** An enum is left out: the services of an army are a word of the rulebook. */
    @ArchTest
    static final ArchRule namesSayWhatAThingIs = noClasses()
            .that()
            .areNotEnums()
            .should()
            .haveSimpleNameEndingWith("Manager")
            .orShould()
            .haveSimpleNameEndingWith("Util")
            .orShould()
            .haveSimpleNameEndingWith("Utils")
            .orShould()
            .haveSimpleNameEndingWith("Service")
            .orShould()
            .haveSimpleNameEndingWith("Impl");

    /** Which of the packages directly below the base uses which. */
    private static Map<String, Set<String>> usesBelow(String base, JavaClasses all) {
        Map<String, Set<String>> uses = new TreeMap<>();
        for (JavaClass user : all) {
            if (!user.getPackageName().startsWith(base + ".")) {
                continue;
            }
            Set<String> used = uses.computeIfAbsent(nameBelow(base, user), name -> new TreeSet<>());
            user.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                    .filter(target -> target.getPackageName().startsWith(base + "."))
                    .map(target -> nameBelow(base, target))
                    .filter(name -> !name.equals(nameBelow(base, user)))
                    .forEach(used::add);
        }
        return uses;
    }

    private static String nameBelow(String base, JavaClass type) {
        return type.getPackageName().substring(base.length() + 1).split("\\.")[0];
    }

    /** The names left after taking away, again and again, every name that uses no other: those in or above a cycle. */
    private static Set<String> findCycle(Map<String, Set<String>> uses) {
        Set<String> left = new TreeSet<>(uses.keySet());
        while (left.removeIf(name -> uses.get(name).stream().noneMatch(left::contains))) {
            // Taking some away may have freed others.
        }
        return left;
    }

    /** The first name below the base package; empty for the application itself. */
    private static String part(JavaClass type) {
        String[] names = type.getPackageName().split("\\.");
        return names.length < 2 ? "" : names[1];
    }
}
