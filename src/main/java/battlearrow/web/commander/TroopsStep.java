package battlearrow.web.commander;

import battlearrow.firestorm.airbornesupply.BattleSupply;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Referee.Candidate;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.RulebookTables;
import battlearrow.firestorm.rulebook.VariablePlatoon;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.VariableRoll;
import battlearrow.firestorm.supply.ArmourRoad;
import battlearrow.web.campaign.Awaited;
import battlearrow.web.campaign.RefusalLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Committing Troops, and rolling for variable ones.
 *
 * @param holes how many places an arrow has a side
 * @param commit the choice of the person who looks, when it is his turn; else null
 * @param reply the choice of the other side, when one person at one screen chooses for both; else null
 * @param sums what both sides would add to their dice with what is chosen so far; null for a game at the table
 * @param variable the roll for a variable Troop that is due from him; else null
 * @param rolled what variable Troops of both sides turned out to be
 */
record TroopsStep(
        int holes,
        @Nullable Commit commit,
        @Nullable Commit reply,
        @Nullable RollSums sums,
        @Nullable Variable variable,
        List<Rolled> rolled) {
    /** The choices on the page: that of one side, or of both. */
    public List<Commit> commits() {
        return Stream.of(commit, reply).filter(Objects::nonNull).toList();
    }

    /**
     * @param here Troops of the own battle area
     * @param armour Allied armour elsewhere, in reach or not
     * @param zones zones that give artillery support
     * @param against why the choice is not possible; empty when it is
     * @param order the order read back; null when the choice is not possible
     * @param warning what the choice rules out later; null for nothing
     */
    record Commit(
            Side side,
            String place,
            List<TroopChoice> here,
            List<TroopChoice> armour,
            List<Zone> zones,
            int chosen,
            List<RefusalLine> against,
            @Nullable Sentence order,
            @Nullable RefusalLine warning) {
        public long barredArmour() {
            return armour.stream().filter(troop -> troop.barred() != null).count();
        }
    }

    /** A zone whose marker gives Parachute Artillery Support. */
    record Zone(
            String id,
            String name,
            int markers,
            boolean isChosen,
            @Nullable RefusalLine barred) {}

    /** A variable Troop to roll for, with its table. */
    record Variable(Side side, TroopChoice troop, List<String> dice, List<TableLine> table) {}

    /** What a variable Troop turned out to be: "die 5: Jagdpanzer IV (3), Confident Veteran". */
    record Rolled(TroopChoice troop, int die, String platoon) {}

    static TroopsStep of(Desk desk, Referee referee, BattleWords words) {
        return new Maker(desk, referee, words, desk.situation()).make();
    }

    private static final class Maker {
        private final Desk desk;
        private final Referee referee;
        private final BattleWords words;
        private final Situation situation;
        private final Battle battle;

        /** @param situation as it is, or as it would be after the other side's choice */
        Maker(Desk desk, Referee referee, BattleWords words, Situation situation) {
            this.desk = desk;
            this.referee = referee;
            this.words = words;
            this.situation = situation;
            this.battle = situation.findBattle(desk.number()).orElseThrow();
        }

        TroopsStep make() {
            boolean isTurn = desk.awaited().deed() == Awaited.Deed.TROOPS;
            Side due = isTurn ? desk.due().orElse(null) : null;
            Maker reply = due == null ? null : findReply(due).orElse(null);
            return new TroopsStep(
                    situation.tables().limit("firestormTroopsCommittedPerSide"),
                    due == null ? null : commit(due),
                    due == null || reply == null ? null : reply.commit(due.enemy()),
                    due == null || !desk.isRolled() ? null : sums(due, reply),
                    variable().orElse(null),
                    rolled());
        }

        /** The other side's choice after this one, where one person makes both. */
        private Optional<Maker> findReply(Side first) {
            if (!desk.isWargame() || !desk.sides().contains(first.enemy()) || hasChosen(first.enemy())) {
                return Optional.empty();
            }
            return after(chosen(first))
                    .or(() -> after(new CommitTroops(desk.number(), first, List.of(), List.of())))
                    .map(then -> new Maker(desk, referee, words, then));
        }

        private boolean hasChosen(Side side) {
            return battle.party(side).hasChosen();
        }

        private CommitTroops chosen(Side side) {
            return BattleRun.commitment(situation, desk.number(), side, desk.choice());
        }

        /** The map after a choice; empty when it is refused. */
        private Optional<Situation> after(CommitTroops order) {
            return referee.judge(situation, desk.actor(), order, GivenDice.of()) instanceof Verdict.Accepted accepted
                    ? Optional.of(accepted.after())
                    : Optional.empty();
        }

        private @Nullable RollSums sums(Side due, @Nullable Maker reply) {
            Optional<Situation> then = reply == null ? after(chosen(due)) : reply.after(reply.chosen(due.enemy()));
            return then.flatMap(map -> map.findBattle(desk.number())
                            .map(chosen -> RollSums.of(
                                    map,
                                    chosen,
                                    words.name(desk.visitor(), battle, Side.ALLIED),
                                    words.name(desk.visitor(), battle, Side.GERMAN),
                                    words)))
                    .orElse(null);
        }

        private Commit commit(Side side) {
            List<TroopChoice> here = new ArrayList<>();
            List<TroopChoice> armour = new ArrayList<>();
            List<Zone> zones = new ArrayList<>();
            CommitTroops chosen = chosen(side);
            for (Candidate<CommitTroops> candidate : referee.candidates(situation, desk.actor(), CommitTroops.class)) {
                CommitTroops order = candidate.order();
                if (order.battle() != desk.number() || order.side() != side) {
                    continue;
                }
                if (order.troops().size() == 1 && order.artillery().isEmpty()) {
                    FirestormTroop troop = situation.troop(order.troops().getFirst());
                    boolean isHere = situation.isIn(troop, battle.ownArea(side));
                    (isHere ? here : armour).add(troop(troop, isHere, chosen, candidate.objections()));
                }
                if (order.troops().isEmpty() && order.artillery().size() == 1) {
                    zones.add(zone(order.artillery().getFirst(), chosen, candidate.objections()));
                }
            }
            List<Refusal> against = referee.objections(situation, desk.actor(), chosen);
            return new Commit(
                    side,
                    battle.ownArea(side).name(),
                    openFirst(here),
                    openFirst(armour),
                    zones,
                    chosen.troops().size() + chosen.artillery().size(),
                    words.refusals(against),
                    against.isEmpty() ? order(chosen) : null,
                    warning(chosen));
        }

        private static List<TroopChoice> openFirst(List<TroopChoice> choices) {
            List<TroopChoice> sorted = new ArrayList<>(choices);
            sorted.sort(Comparator.comparing(choice -> choice.barred() != null));
            return sorted;
        }

        private TroopChoice troop(FirestormTroop troop, boolean isHere, CommitTroops chosen, List<Refusal> objections) {
            return TroopChoice.of(
                    troop,
                    isHere ? note(troop) : way(troop, objections.isEmpty()),
                    chosen.troops().contains(troop.id()),
                    objections.isEmpty() ? null : words.refusal(objections.getFirst()));
        }

        private String note(FirestormTroop troop) {
            if (troop.type().variable()) {
                return words.of("desk.troops.variable");
            }
            return troop.isAircraft() ? words.of("desk.troops.air") : "";
        }

        /** "Uden Road, 2 areas by road: moves to Grave Bridge". */
        private String way(FirestormTroop troop, boolean mayCome) {
            Optional<Area> from = situation.findArea(troop);
            if (from.isEmpty()) {
                return "";
            }
            OptionalInt distance = ArmourRoad.findDistance(
                    situation, from.get(), battle.arrow().point());
            return distance.isEmpty() || !mayCome
                    ? from.get().name()
                    : words.of(
                            "desk.troops.way",
                            from.get(),
                            distance.getAsInt(),
                            battle.arrow().tail());
        }

        private Zone zone(AreaId id, CommitTroops chosen, List<Refusal> objections) {
            Area zone = situation.area(id);
            return new Zone(
                    id.value(),
                    zone.name(),
                    situation.markers(zone),
                    chosen.artillery().contains(id),
                    objections.isEmpty() ? null : words.refusal(objections.getFirst()));
        }

        private Sentence order(CommitTroops chosen) {
            String name = words.name(desk.visitor(), battle, chosen.side());
            List<String> parts = new ArrayList<>();
            chosen.troops().forEach(id -> {
                FirestormTroop troop = situation.troop(id);
                Area from = situation.findArea(troop).orElseThrow();
                parts.add(
                        from == battle.ownArea(chosen.side())
                                ? words.of("desk.troops.order.here", words.troop(troop))
                                : words.of("desk.troops.order.up", words.troop(troop), from));
            });
            chosen.artillery().forEach(id -> parts.add(words.of("desk.troops.order.artillery", situation.area(id))));
            return Sentence.of(
                    parts.isEmpty()
                            ? words.of("desk.troops.order.none", name)
                            : words.of("desk.troops.order", name, words.and(parts)));
        }

        /** A force In Supply draws no marker, so it loses nothing by its heavy Troops. */
        private @Nullable RefusalLine warning(CommitTroops chosen) {
            if (desk.map().supply(chosen.side()).isInSupply(battle.ownArea(chosen.side()))) {
                return null;
            }
            List<FirestormTroop> troops = chosen.troops().stream()
                    .flatMap(id -> situation.findTroop(id).stream())
                    .toList();
            return BattleSupply.findBarringTroop(troops)
                    .map(heavy -> words.refusal(Refusal.of(Rule.ABN_09, heavy)))
                    .orElse(null);
        }

        private Optional<Variable> variable() {
            return referee.offered(situation, desk.actor(), RollVariable.class).stream()
                    .filter(order -> order.battle() == desk.number())
                    .filter(order -> desk.sides().contains(order.side()))
                    .findFirst()
                    .map(order -> {
                        FirestormTroop troop = situation.troop(order.troop());
                        return new Variable(
                                order.side(),
                                TroopChoice.of(troop, "", true, null),
                                List.of(words.of("desk.die-for", troop.type().name())),
                                table(troop, 0));
                    });
        }

        private List<TableLine> table(FirestormTroop troop, int rolled) {
            return TableLine.list(rows(troop), VariablePlatoon::platoon, VariablePlatoon::rating, rolled, words);
        }

        private List<VariablePlatoon> rows(FirestormTroop troop) {
            RulebookTables tables = situation.tables();
            return (desk.isRolled() ? tables.variableWargame() : tables.variableCampaign())
                    .getOrDefault(troop.type().code(), List.of());
        }

        private List<Rolled> rolled() {
            List<Rolled> rolled = new ArrayList<>();
            for (Side side : Side.values()) {
                for (FirestormTroop troop : battle.party(side).troops()) {
                    VariableRoll roll = battle.party(side).variableRolls().get(troop);
                    if (roll != null) {
                        rolled.add(new Rolled(
                                TroopChoice.of(troop, "", true, null), roll.die(), platoon(troop, roll.die())));
                    }
                }
            }
            return rolled;
        }

        private String platoon(FirestormTroop troop, int die) {
            VariablePlatoon platoon = rows(troop).get(die - 1);
            return words.platoon(platoon);
        }
    }
}
