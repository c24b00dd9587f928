package battlearrow.web.commander;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.BattleTotal;
import battlearrow.firestorm.rulebook.Modifier;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.wargame.BattleStrength;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What both sides add to their dice in a battle that dice decide, and after the roll the totals: each line with its name, its
 * amount and its rule.
 *
 * @param isRolled whether the dice have fallen
 * @param difference of the totals, by which the scores to destroy are read
 * @param result "The Allies win by 3"; empty before the roll
 */
record RollSums(List<Total> sides, boolean isRolled, int difference, String result) {
    RollSums {
        sides = List.copyOf(sides);
    }

    /**
     * One side's sum.
     *
     * @param dice two pips; none before the roll
     * @param sum of the lines, without the dice
     * @param total with the dice; 0 before the roll
     */
    record Total(Side side, String name, List<Integer> dice, List<Line> lines, String sum, int total) {}

    /**
     * @param amount with its sign: "+2"
     * @param about where the number is from: "in Town"
     */
    record Line(String what, String about, String amount, String rule) {}

    static RollSums of(Situation situation, Battle battle, String allied, String german, BattleWords words) {
        return battle.findRoll()
                .map(roll -> new RollSums(
                        List.of(
                                rolled(situation, battle, Side.ALLIED, allied, roll.allied(), words),
                                rolled(situation, battle, Side.GERMAN, german, roll.german(), words)),
                        true,
                        Math.abs(roll.allied().total() - roll.german().total()),
                        result(roll.allied().total() - roll.german().total(), words)))
                .orElseGet(() -> new RollSums(
                        List.of(
                                expected(situation, battle, Side.ALLIED, allied, words),
                                expected(situation, battle, Side.GERMAN, german, words)),
                        false,
                        0,
                        ""));
    }

    private static Total rolled(
            Situation situation, Battle battle, Side side, String name, BattleTotal total, BattleWords words) {
        int sum = total.modifiers().stream().mapToInt(Modifier::amount).sum();
        return new Total(
                side,
                name,
                total.dice(),
                lines(situation, battle, total.modifiers(), words),
                signed(sum),
                total.total());
    }

    private static Total expected(Situation situation, Battle battle, Side side, String name, BattleWords words) {
        BattleStrength strength = BattleStrength.of(situation, battle, side);
        List<Line> lines = Stream.concat(
                        lines(situation, battle, strength.modifiers(), words).stream(),
                        strength.unrolled().stream().map(troop -> unrolled(troop, words)))
                .toList();
        return new Total(side, name, List.of(), lines, signed(strength.sum()), 0);
    }

    private static List<Line> lines(Situation situation, Battle battle, List<Modifier> modifiers, BattleWords words) {
        return modifiers.stream()
                .map(modifier -> line(situation, battle, modifier, words))
                .toList();
    }

    private static Line line(Situation situation, Battle battle, Modifier modifier, BattleWords words) {
        TroopId id = modifier.troop();
        Optional<FirestormTroop> troop = Optional.ofNullable(id).flatMap(situation::findTroop);
        String kind = modifier.kind() == Modifier.Kind.PRESUMED_BONUS ? "desk.sum.presumed" : "desk.sum.bonus";
        return new Line(
                troop.map(words::troop).orElseGet(() -> words.ofEnum("modifier", modifier.kind())),
                troop.map(one -> words.of(kind, words.terrain(battle.arrow().point())))
                        .orElse(""),
                signed(modifier.amount()),
                modifier.rule().id());
    }

    private static Line unrolled(FirestormTroop troop, BattleWords words) {
        return new Line(words.troop(troop), words.of("desk.sum.unrolled"), "?", "GW-09");
    }

    private static String result(int lead, BattleWords words) {
        return lead == 0
                ? words.of("desk.sum.draw")
                : words.of("desk.sum.won", words.theSideFirst(lead > 0 ? Side.ALLIED : Side.GERMAN), Math.abs(lead));
    }

    private static String signed(int amount) {
        return amount > 0 ? "+" + amount : amount < 0 ? "\u2212" + -amount : "0";
    }
}
