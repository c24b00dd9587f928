package battlearrow.web.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.CampaignEvent;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.MapCopy;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.order.RecordedBattle;
import battlearrow.firestorm.rulebook.BattleTotal;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Modifier;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Scenario;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.scenario.ScenarioLibrary;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.wargame.WargameFork;
import battlearrow.testing.ApplicationTest;
import battlearrow.web.campaign.Words;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

@ApplicationTest
@DisplayName("Events in words")
class EventWordsTest {
    private static final Scenario SCENARIO = ScenarioLibrary.marketGarden(ScenarioName.A_BRIDGE_TOO_FAR);

    @Autowired
    Words words;

    @Test
    void everyEventHasASentenceAndNamesARule() throws ReflectiveOperationException {
        for (Mode mode : Mode.values()) {
            everyEvent(new EventWords(words, SCENARIO, mode, number -> "Battle " + number, Player::person));
        }
    }

    private static void everyEvent(EventWords events) throws ReflectiveOperationException {
        List<Class<?>> kinds = kinds(Event.class).toList();
        assertThat(kinds).hasSizeGreaterThan(70);
        for (Class<?> kind : kinds) {
            for (int variant = 0; variant < 8; variant++) {
                Event event = sample(kind, variant);
                EventWords.Said said = events.say(event);
                assertThat(said.text()).as("%s", event).isNotBlank().doesNotContain("{", "}", "??", "  ");
                if (!kind.getSimpleName().equals("TroopPlaced")) {
                    assertThat(said.rule()).as("rule of %s", event).isNotNull();
                }
            }
        }
    }

    private static Stream<Class<?>> kinds(Class<?> sealed) {
        return sealed.isSealed()
                ? Stream.of(sealed.getPermittedSubclasses()).flatMap(EventWordsTest::kinds)
                : Stream.of(sealed);
    }

    private static Event sample(Class<?> kind, int variant) throws ReflectiveOperationException {
        RecordComponent[] parts = kind.getRecordComponents();
        List<@Nullable Object> values = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) {
            values.add(value(parts[i], variant));
        }
        Class<?>[] types = Stream.of(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return (Event) kind.getDeclaredConstructor(types).newInstance(values.toArray());
        } catch (InvocationTargetException e) {
            throw new AssertionError("No sample of " + kind, e);
        }
    }

    /** Something of the type, another for each variant, absent where it may be in the second half of them. */
    private static @Nullable Object value(RecordComponent part, int variant) {
        Class<?> type = part.getType();
        boolean mayBeAbsent = part.getAnnotatedType().isAnnotationPresent(Nullable.class);
        if (mayBeAbsent && variant >= 4) {
            return null;
        }
        if (type == int.class) {
            return 1 + variant % 6;
        }
        if (type == boolean.class) {
            return variant % 2 == 0;
        }
        if (type == String.class) {
            return part.getName().equals("what") ? "ruleControl" : "words";
        }
        if (type == AreaId.class) {
            return SCENARIO.map().area(variant).id();
        }
        if (type == TroopId.class) {
            return SCENARIO.troop(variant).id();
        }
        if (type == Player.class) {
            return Player.member("Ben");
        }
        if (type == RecordedBattle.class) {
            return new RecordedBattle(
                    "words",
                    List.of(Player.member("Ben")),
                    variant % 2 == 0 ? List.of() : List.of(Player.member("Greta"), Player.member("Tom")),
                    1 + variant % 6,
                    1,
                    variant >= 4 ? null : Side.ALLIED,
                    variant >= 4 ? null : SCENARIO.map().area(variant).id(),
                    variant >= 4 ? null : SCENARIO.map().area(variant + 1).id(),
                    "words");
        }
        if (type == MapCopy.class) {
            Situation somewhere = Situation.beforeSetUp(SCENARIO, Mode.CAMPAIGN, HouseRules.DEFAULTS)
                    .after(new CampaignEvent.PhaseOpened(variant % 6, Phase.PLANNING, Step.NONE));
            return WargameFork.order(somewhere).copy();
        }
        if (type == BattleTotal.class) {
            Modifier.Kind[] kinds = Modifier.Kind.values();
            Modifier bonus = new Modifier(
                    Modifier.Kind.TROOP_BONUS, SCENARIO.troop(variant).id(), "SHERMAN_PANTHER_PANZER_STUG", 1);
            Modifier situation = Modifier.situation(kinds[variant % kinds.length], -2);
            return new BattleTotal(List.of(1, 1 + variant % 6), List.of(bonus, situation));
        }
        if (type.isEnum()) {
            Object[] all = type.getEnumConstants();
            return all[variant % all.length];
        }
        if (type == Map.class) {
            return variant % 2 == 0 ? Map.of(HouseRule.HR_15, "perBattle", HouseRule.HR_24, "4") : Map.of();
        }
        if (type == List.class) {
            boolean ofAreas = ((ParameterizedType) part.getGenericType()).getActualTypeArguments()[0] == AreaId.class;
            List<Object> some = new ArrayList<>();
            for (int i = 0; i < variant % 4; i++) {
                some.add(
                        ofAreas
                                ? SCENARIO.map().area(i).id()
                                : SCENARIO.troop(i).id());
            }
            return some;
        }
        throw new AssertionError("No sample for " + part);
    }
}
