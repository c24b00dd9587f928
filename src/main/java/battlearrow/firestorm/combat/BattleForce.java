package battlearrow.firestorm.combat;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.OutOfSupplyEffect;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.rulebook.VariablePlatoon;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.OutOfSupplyRoll;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.VariableRoll;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one side brings to its game: points of its own force, and on top of them (COM-09) what the campaign adds. Nothing a
 * Troop suffered before makes a player's own force smaller (SET-29).
 *
 * <p>Ledger SUP-16 to SUP-23, COM-08 to COM-13. Rulebook: Out of Supply; Play Flames Of War Battles.
 *
 * @param size points of the game: the organiser's, or what the players agreed on (COM-08)
 * @param corePoints points the side's own force may have; less than the size when its strength is reduced (SUP-18)
 * @param inSupply whether the force fights In Supply, by road or by a marker drawn for this battle
 * @param effect what it rolled on the Out of Supply Table, or null; it covers Troops and force alike (SUP-21)
 * @param troops committed Troops still in the battle, never reduced (SUP-18)
 * @param antiAircraftPlatoon whether an Anti-aircraft Platoon joins the defender (MAN-26)
 * @param artilleryFrom the zone a Parachute Field Artillery Battery is supplied from (ABN-20), or null
 */
public record BattleForce(
        Side side,
        int size,
        int corePoints,
        boolean inSupply,
        @Nullable OutOfSupplyEffect effect,
        List<FieldedTroop> troops,
        boolean antiAircraftPlatoon,
        @Nullable Area artilleryFrom) {
    /** Out of Supply a force keeps four fifths of its points (SUP-22). */
    private static final int KEPT_PARTS = 4;

    private static final int ALL_PARTS = 5;
    private static final int NEAREST = 5;

    public BattleForce {
        troops = List.copyOf(troops);
    }

    /** The force of a side in a battle with an arrow; what is not decided yet is missing. */
    public static BattleForce of(Situation situation, Battle battle, Side side) {
        int size = battle.findAgreedPoints().orElse(situation.points());
        Optional<OutOfSupplyEffect> effect =
                battle.party(side).findOutOfSupplyRoll().map(OutOfSupplyRoll::effect);
        boolean reduced =
                effect.filter(OutOfSupplyEffect.STRENGTH_REDUCED::equals).isPresent();
        return new BattleForce(
                side,
                size,
                reduced ? reduce(situation, size) : size,
                battle.fightsInSupply(side),
                effect.orElse(null),
                situation.listCommitted(battle, side).stream()
                        .map(troop -> new FieldedTroop(troop, platoon(situation, battle, troop)))
                        .toList(),
                battle.hasAntiAircraftPlatoon() && battle.defender() == side,
                side == Side.ALLIED ? battle.findArtilleryZone().orElse(null) : null);
    }

    private static @Nullable VariablePlatoon platoon(Situation situation, Battle battle, FirestormTroop troop) {
        Map<FirestormTroop, VariableRoll> rolls = battle.party(troop.side()).variableRolls();
        VariableRoll roll = rolls.get(troop);
        return roll == null
                ? null
                : situation
                        .tables()
                        .variableCampaign()
                        .getOrDefault(troop.type().code(), List.of())
                        .get(roll.die() - 1);
    }

    /** The table's reduced points (T-06); sizes it does not have lose a fifth, rounded down or as HR-40 says. */
    static int reduce(Situation situation, int size) {
        Integer printed = situation.tables().reducedPoints().get(size);
        if (printed != null) {
            return printed;
        }
        int kept = size * KEPT_PARTS;
        return situation.houseRules().is(HouseRule.HR_40, "nearest5")
                ? (2 * kept + ALL_PARTS * NEAREST) / (2 * ALL_PARTS * NEAREST) * NEAREST
                : kept / ALL_PARTS;
    }

    /** Points the force lost by being Out of Supply; it may be rebuilt, or pieces taken out of it (SUP-23). */
    public int reduction() {
        return size - corePoints;
    }

    /** The objection to bringing a force of so many points, Firestorm Troops not counted (SUP-18). */
    public Optional<Refusal> objection(int points) {
        return points > corePoints ? Optional.of(Refusal.of(Rule.SUP_18, corePoints)) : Optional.empty();
    }

    public Optional<OutOfSupplyEffect> findEffect() {
        return Optional.ofNullable(effect);
    }

    /** The lowest pip on which its teams of this motivation pass a Motivation Test (SUP-17, SUP-20). */
    public int passesMotivationOn(Motivation motivation) {
        return effect == null ? motivation.passesOn() : motivation.passesOn(effect);
    }

    public Optional<Area> findArtilleryFrom() {
        return Optional.ofNullable(artilleryFrom);
    }

    /** The committed Typhoon or FW190 that gives it air support; no points buy any (MAN-39). */
    public List<FirestormTroop> airSupport() {
        return troops.stream()
                .map(FieldedTroop::troop)
                .filter(FirestormTroop::isAircraft)
                .toList();
    }

    /** The Troops that count as Allied Platoons in a force of this nationality or German service (COM-11). */
    public List<FieldedTroop> alliedPlatoons(String forceOrigin) {
        return troops.stream()
                .filter(fielded -> fielded.isAlliedPlatoonIn(forceOrigin))
                .toList();
    }
}
