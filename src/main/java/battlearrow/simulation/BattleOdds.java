package battlearrow.simulation;

import battlearrow.firestorm.afteraction.RollsToDestroy;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.dice.GivenDice;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.order.ManoeuvreOrder.DrawSupply;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollVariable;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.referee.Verdict;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.PlayedAtTheTable;
import battlearrow.firestorm.rulebook.Modifier;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.firestorm.wargame.BattleStrength;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The odds of a battle that dice decide, exactly: every throw of the two dice a side is counted, and every result a variable
 * Troop may still roll. Modifiers come from where the battle itself takes them, supply and draws from the referee.
 *
 * <p>Ledger GW-09 to GW-16, T-14 to T-16. Rulebook: General's Wargame, Resolve the Battle.
 *
 * @param alliedWins chance that the Allied total is the higher; the three chances add up to 1
 * @param draw chance of equal totals
 * @param germanWins chance that the German total is the higher
 * @param risks of every committed Troop, the Allied ones first
 * @param contributions what every modifier adds and how much it changes the chances, the Allied ones first
 */
public record BattleOdds(
        double alliedWins, double draw, double germanWins, List<TroopRisk> risks, List<Contribution> contributions) {
    /** The organiser may act for either side, so what is asked in his name depends on the map alone. */
    private static final Actor EITHER_SIDE = Actor.organiser("");

    private static final int PIPS = DieRequest.Kind.SIX_SIDED.highest();

    public BattleOdds {
        risks = List.copyOf(risks);
        contributions = List.copyOf(contributions);
    }

    /**
     * @param destroyed chance that the enemy's roll destroys it; an airborne Troop may then still be saved by a marker (ABN-22)
     */
    public record TroopRisk(FirestormTroop troop, double destroyed) {}

    /**
     * @param troop whose bonus it is; null for a situation
     * @param amount what it adds, for a variable Troop on the average of its rolls
     * @param winsMore how much more likely its side wins with it than without it; negative when it does harm
     */
    public record Contribution(
            Side side, Modifier.Kind kind, @Nullable TroopId troop, double amount, double winsMore) {}

    public double wins(Side side) {
        return side == Side.ALLIED ? alliedWins : germanWins;
    }

    public double loses(Side side) {
        return wins(side.enemy());
    }

    /** The odds of an open battle to which both sides have committed; empty for any other, and for one played at the table. */
    public static Optional<BattleOdds> of(Referee referee, Situation situation, int number) {
        Battle battle = situation.findBattle(number).orElse(null);
        if (battle == null || !battle.isAt(Stage.SUPPLY_CHECKED) || !PlayedAtTheTable.isRolled(situation, battle)) {
            return Optional.empty();
        }
        Situation supplied = draw(referee, situation, number);
        return Optional.of(new Count(
                        supplied,
                        List.copyOf(strengths(referee, supplied, number, Side.ALLIED)),
                        List.copyOf(strengths(referee, supplied, number, Side.GERMAN)),
                        supplied.findBattle(number).orElseThrow())
                .odds());
    }

    /**
     * The odds of an attack that is only thought of; empty when the referee would not allow it.
     *
     * @param attack the arrow, by the holder of the initiative; null when it is placed already
     * @param commitments of both sides, or of the side that has not chosen yet
     */
    public static Optional<BattleOdds> ifFought(
            Referee referee, Situation situation, @Nullable PlaceBattleArrow attack, List<CommitTroops> commitments) {
        List<Order> orders = new ArrayList<>();
        if (attack != null) {
            orders.add(attack);
        }
        orders.addAll(commitments);
        Situation then = situation;
        for (Order order : orders) {
            Optional<Situation> next = given(referee, then, order, List.of());
            if (next.isEmpty()) {
                return Optional.empty();
            }
            then = next.get();
        }
        int battle = attack != null ? attack.battle() : commitments.getFirst().battle();
        return of(referee, then, battle);
    }

    /** A marker that must be drawn is drawn (ABN-06), from whichever zone. */
    private static Situation draw(Referee referee, Situation situation, int number) {
        return referee.offered(situation, EITHER_SIDE, DrawSupply.class).stream()
                .filter(order -> order.battle() == number)
                .findFirst()
                .flatMap(order -> given(referee, situation, order, List.of()))
                .orElse(situation);
    }

    /** What a side may add, once for every way in which its variable Troops may still roll: all are equally likely. */
    private static List<BattleStrength> strengths(Referee referee, Situation situation, int number, Side side) {
        Battle battle = situation.findBattle(number).orElseThrow();
        BattleStrength known = BattleStrength.of(situation, battle, side);
        if (known.isComplete()) {
            return List.of(known);
        }
        RollVariable roll =
                new RollVariable(number, side, known.unrolled().getFirst().id());
        List<BattleStrength> strengths = new ArrayList<>();
        for (int die = 1; die <= PIPS; die++) {
            Situation rolled = given(referee, situation, roll, List.of(die)).orElseThrow();
            strengths.addAll(strengths(referee, rolled, number, side));
        }
        return strengths;
    }

    private static Optional<Situation> given(Referee referee, Situation situation, Order order, List<Integer> pips) {
        return referee.judge(situation, EITHER_SIDE, order, new GivenDice(pips)) instanceof Verdict.Accepted accepted
                ? Optional.of(accepted.after())
                : Optional.empty();
    }

    /** A modifier by what it comes from: a variable Troop's is one, whatever it rolls. */
    private record Source(@Nullable TroopId troop, Modifier.@Nullable Kind kind) {
        static Source of(Modifier modifier) {
            return modifier.troop() == null ? new Source(null, modifier.kind()) : new Source(modifier.troop(), null);
        }
    }

    /** Counts the throws. */
    private record Count(Situation situation, List<BattleStrength> allied, List<BattleStrength> german, Battle battle) {
        private static final Source NOTHING = new Source(null, null);

        BattleOdds odds() {
            double alliedWins = winsWithout(Side.ALLIED, Side.ALLIED, NOTHING);
            double germanWins = winsWithout(Side.GERMAN, Side.GERMAN, NOTHING);
            List<TroopRisk> risks = new ArrayList<>();
            List<Contribution> contributions = new ArrayList<>();
            for (Side side : Side.values()) {
                double destroyed = destroyed(side);
                for (FirestormTroop troop : situation.listCommitted(battle, side)) {
                    risks.add(new TroopRisk(troop, destroyed));
                }
                double wins = side == Side.ALLIED ? alliedWins : germanWins;
                sources(side).forEach((source, modifiers) -> {
                    double amount =
                            modifiers.stream().mapToInt(Modifier::amount).sum()
                                    / (double) strengths(side).size();
                    contributions.add(new Contribution(
                            side,
                            modifiers.getFirst().kind(),
                            source.troop(),
                            amount,
                            wins - winsWithout(side, side, source)));
                });
            }
            return new BattleOdds(alliedWins, 1 - alliedWins - germanWins, germanWins, risks, contributions);
        }

        private List<BattleStrength> strengths(Side side) {
            return side == Side.ALLIED ? allied : german;
        }

        private Map<Source, List<Modifier>> sources(Side side) {
            Map<Source, List<Modifier>> sources = new LinkedHashMap<>();
            for (BattleStrength strength : strengths(side)) {
                for (Modifier modifier : strength.modifiers()) {
                    sources.computeIfAbsent(Source.of(modifier), none -> new ArrayList<>())
                            .add(modifier);
                }
            }
            return sources;
        }

        /** The chance of a side to win if one side did not add what comes from one source. */
        private double winsWithout(Side winner, Side side, Source left) {
            long won = 0;
            long all = 0;
            for (BattleStrength own : strengths(winner)) {
                for (BattleStrength enemy : strengths(winner.enemy())) {
                    int lead = sum(own, side == winner ? left : NOTHING) - sum(enemy, side == winner ? NOTHING : left);
                    for (int dice = -TwoDice.WIDEST; dice <= TwoDice.WIDEST; dice++) {
                        won += lead + dice > 0 ? TwoDice.throwsWith(dice) : 0;
                    }
                    all += TwoDice.THROWS;
                }
            }
            return (double) won / all;
        }

        private static int sum(BattleStrength strength, Source left) {
            int sum = 0;
            for (Modifier modifier : strength.modifiers()) {
                sum += Source.of(modifier).equals(left) ? 0 : modifier.amount();
            }
            return sum;
        }

        /** The chance that a Troop of this side is destroyed: the same for each, as each is rolled for by a die of its own. */
        private double destroyed(Side side) {
            long destroyed = 0;
            long all = 0;
            for (BattleStrength own : strengths(side)) {
                for (BattleStrength enemy : strengths(side.enemy())) {
                    for (int dice = -TwoDice.WIDEST; dice <= TwoDice.WIDEST; dice++) {
                        int lead = enemy.sum() - own.sum() + dice;
                        int needed = RollsToDestroy.neededInRolledBattle(situation, lead);
                        destroyed += needed == 0 ? 0 : (long) TwoDice.throwsWith(dice) * (PIPS + 1 - needed);
                    }
                    all += (long) TwoDice.THROWS * PIPS;
                }
            }
            return (double) destroyed / all;
        }
    }
}
