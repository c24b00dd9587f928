package battlearrow.firestorm.cases;

import battlearrow.firestorm.event.AfterActionEvent.DepotAttackScored;
import battlearrow.firestorm.event.CampaignEvent.AirfieldsRead;
import battlearrow.firestorm.event.CampaignEvent.HouseRulesChosen;
import battlearrow.firestorm.event.MovementEvent.TroopExploited;
import battlearrow.firestorm.fixtures.SituationBuilder;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Step;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The facts a case begins with. Each line of the README's table is one entry here. */
final class Givens {
    private final Names names;
    private final SituationBuilder to;

    Givens(Names names, SituationBuilder to) {
        this.names = names;
        this.to = to;
    }

    private record Fact(Pattern pattern, BiConsumer<Givens, Matcher> apply) {
        static Fact of(String pattern, BiConsumer<Givens, Matcher> apply) {
            return new Fact(Pattern.compile(pattern), apply);
        }
    }

    private static final List<Fact> FACTS = List.of(
            Fact.of("turn (\\d) ([A-Z]+)(?: ([A-Z_]+))?", (it, m) -> it.time(m)),
            Fact.of(
                    "house rule (HR-\\d\\d)=(.+)",
                    (it, m) -> it.to.then(new HouseRulesChosen(
                            Map.of(HouseRule.find(m.group(1)).orElseThrow(), m.group(2))))),
            Fact.of("(\\d) markers? in (.+)", (it, m) -> it.to.markers(m.group(2), Integer.parseInt(m.group(1)))),
            Fact.of(
                    "(Allied|German) control of (.+)",
                    (it, m) -> it.to.control(Names.side(m.group(1)), m.group(2).split(" \\+ "))),
            Fact.of("(.+) captured", (it, m) -> it.to.captured(m.group(1).split(" \\+ "))),
            Fact.of("(.+) in the pool", (it, m) -> it.to.pool(m.group(1).split(" \\+ "))),
            Fact.of("(.+) in reserve for (.+)", (it, m) -> it.each(m.group(1), t -> it.to.reserve(t, m.group(2)))),
            Fact.of("(.+) in reserve", (it, m) -> it.each(m.group(1), it.to::reserve)),
            Fact.of("(.+) interdicts (.+)", (it, m) -> it.to.interdicted(m.group(1), m.group(2))),
            Fact.of("(.+) exploited from (.+) to (.+)", (it, m) -> it.exploited(m)),
            Fact.of(
                    "a scored attack on (.+)",
                    (it, m) -> it.to.then(
                            new DepotAttackScored(0, it.names.area(m.group(1)).id()))),
            Fact.of(
                    "airfields held (.+)",
                    (it, m) -> it.to.then(
                            new AirfieldsRead(List.of(it.names.area(m.group(1)).id())))),
            Fact.of("(.+) in (.+)", (it, m) -> it.each(m.group(1), t -> it.stand(t, m.group(2)))));

    void add(String fact) {
        for (Fact one : FACTS) {
            Matcher match = one.pattern().matcher(fact);
            if (match.matches()) {
                one.apply().accept(this, match);
                return;
            }
        }
        throw new IllegalArgumentException("no such fact");
    }

    private void time(Matcher fact) {
        int turn = Integer.parseInt(fact.group(1));
        Phase phase = Phase.valueOf(fact.group(2));
        Step step = fact.group(3) == null ? Step.NONE : Step.valueOf(fact.group(3));
        to.at(turn, phase, step);
    }

    private void each(String troops, Consumer<String> put) {
        List.of(troops.split(" \\+ ")).forEach(put);
    }

    /** A Troop that stands somewhere makes the area its side's. */
    private void stand(String troop, String area) {
        FirestormTroop standing = names.troop(troop);
        if (!names.area(area).isDepot()) {
            to.control(standing.side(), area);
        }
        to.troop(troop, area);
    }

    private void exploited(Matcher fact) {
        FirestormTroop troop = names.troop(fact.group(1));
        Area from = names.area(fact.group(2));
        Area into = names.area(fact.group(3));
        to.control(troop.side(), from.name(), into.name());
        to.then(new TroopExploited(troop.id(), from.id(), into.id(), null));
    }
}
