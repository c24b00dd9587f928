package battlearrow.firestorm.situation;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.order.Player;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One side's part in a battle.
 *
 * @param committed whether this side has made its one choice of Troops, perhaps of none
 * @param sealed what it chose in secret, until the other side has chosen too; else null (HR-06)
 * @param troops the Troops it chose, whatever has become of them since
 * @param variableRolls what its variable Troops field, as far as rolled
 * @param inSupply the status found at the check, or null before it (SUP-15)
 * @param outOfSupplyRoll its roll on the Out of Supply Table, or null
 * @param reported the scores this side reported, or null
 * @param mission the mission it proposes, or null
 * @param points the size of game it proposes, or null
 */
public record Party(
        Player player,
        boolean committed,
        @Nullable Sealed sealed,
        List<FirestormTroop> troops,
        Map<FirestormTroop, VariableRoll> variableRolls,
        @Nullable Boolean inSupply,
        @Nullable OutOfSupplyRoll outOfSupplyRoll,
        @Nullable Scores reported,
        @Nullable String mission,
        @Nullable Integer points) {

    /** A choice of Troops and artillery that is not revealed yet. */
    public record Sealed(List<FirestormTroop> troops, List<Area> artillery) {
        public Sealed {
            troops = List.copyOf(troops);
            artillery = List.copyOf(artillery);
        }
    }

    static Party of(Player player) {
        return new Party(player, false, null, List.of(), Map.of(), null, null, null, null, null);
    }

    public Optional<OutOfSupplyRoll> findOutOfSupplyRoll() {
        return Optional.ofNullable(outOfSupplyRoll);
    }

    public Optional<Scores> findReported() {
        return Optional.ofNullable(reported);
    }

    /** What it chose in secret; only its own players may be told. */
    public Optional<Sealed> findSealed() {
        return Optional.ofNullable(sealed);
    }

    /** Whether this side has made its one choice, revealed or not. */
    public boolean hasChosen() {
        return committed || sealed != null;
    }

    public boolean used(FirestormTroop troop) {
        return troops.contains(troop);
    }

    /** Whether the Troop is bound to this battle, by a choice revealed or not. */
    public boolean engages(FirestormTroop troop) {
        return used(troop) || sealed != null && sealed.troops().contains(troop);
    }

    Party withPlayer(Player other) {
        return new Party(
                other, committed, sealed, troops, variableRolls, inSupply, outOfSupplyRoll, reported, mission, points);
    }

    Party withTroops(List<FirestormTroop> chosen) {
        return new Party(
                player, true, null, chosen, variableRolls, inSupply, outOfSupplyRoll, reported, mission, points);
    }

    Party withSealed(Sealed choice) {
        return new Party(
                player, committed, choice, troops, variableRolls, inSupply, outOfSupplyRoll, reported, mission, points);
    }

    Party withVariableRolls(Map<FirestormTroop, VariableRoll> rolls) {
        return new Party(
                player, committed, sealed, troops, rolls, inSupply, outOfSupplyRoll, reported, mission, points);
    }

    Party withSupply(boolean status) {
        return new Party(
                player, committed, sealed, troops, variableRolls, status, outOfSupplyRoll, reported, mission, points);
    }

    Party withOutOfSupplyRoll(OutOfSupplyRoll roll) {
        return new Party(player, committed, sealed, troops, variableRolls, inSupply, roll, reported, mission, points);
    }

    Party withReported(Scores scores) {
        return new Party(
                player, committed, sealed, troops, variableRolls, inSupply, outOfSupplyRoll, scores, mission, points);
    }

    Party withMission(String proposal) {
        return new Party(
                player,
                committed,
                sealed,
                troops,
                variableRolls,
                inSupply,
                outOfSupplyRoll,
                reported,
                proposal,
                points);
    }

    Party withPoints(int proposal) {
        return new Party(
                player,
                committed,
                sealed,
                troops,
                variableRolls,
                inSupply,
                outOfSupplyRoll,
                reported,
                mission,
                proposal);
    }
}
