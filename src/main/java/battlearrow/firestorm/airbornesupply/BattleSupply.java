package battlearrow.firestorm.airbornesupply;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * Whether the Allied force of a battle must draw, or cannot draw, an Airborne Supply Marker for supply: drawing for supply is
 * never a free choice (ABN-06, ABN-11); the choice is made when Troops are committed (ABN-10). Judged on the map as it is
 * when asked, with the supply status found at the check (SUP-15).
 *
 * <p>Ledger ABN-05 to ABN-15, ABN-32. Rulebook: Airborne Supply.
 */
public final class BattleSupply {
    private final Situation situation;
    private final Battle battle;

    private BattleSupply(Situation situation, Battle battle) {
        this.situation = situation;
        this.battle = battle;
    }

    /** The question for a battle with an arrow. */
    public static BattleSupply of(Situation situation, Battle battle) {
        return new BattleSupply(situation, battle);
    }

    /** Whether the Allied player must draw before anything else: Out of Supply, entitled, and a marker in reach. */
    public boolean mustDraw() {
        return isOutOfSupply()
                && findBarringTroop(battle).isEmpty()
                && asksForSupply(situation, battle.ownArea(Side.ALLIED), situation.listCommitted(battle, Side.ALLIED))
                && !zones().isEmpty();
    }

    /** The stocked zones in reach of the Allied battle area, nearest first; whether they may be drawn on is another question. */
    public List<Area> zones() {
        return StockedZones.inReach(situation, battle.ownArea(Side.ALLIED));
    }

    /** All reasons against drawing for supply from this zone; empty when it may, and therefore must, be done. */
    public List<Refusal> objections(Area zone) {
        Area own = battle.ownArea(Side.ALLIED);
        Objections objections = new Objections();
        objections.when(battle.findSupplyZone().isPresent(), Rule.ABN_07);
        objections.when(battle.findSupplyZone().isEmpty() && battle.fightsInSupply(Side.ALLIED), Rule.ABN_15, own);
        if (battle.party(Side.ALLIED).findOutOfSupplyRoll().isPresent()) {
            objections.add(Refusal.variant(Rule.SUP_16, 3, Side.ALLIED)); // it fights with what it rolled
        }
        objections.add(findBarringTroop(battle).map(heavy -> Refusal.of(Rule.ABN_09, heavy)));
        if (findBarringTroop(battle).isEmpty()) {
            boolean asks = asksForSupply(situation, own, situation.listCommitted(battle, Side.ALLIED));
            objections.when(!asks, Rule.ABN_12, own);
        }
        return objections.add(StockedZones.objection(situation, zone, own)).list();
    }

    private boolean isOutOfSupply() {
        return Boolean.FALSE.equals(battle.party(Side.ALLIED).inSupply())
                && battle.findSupplyZone().isEmpty()
                && battle.party(Side.ALLIED).findOutOfSupplyRoll().isEmpty();
    }

    /**
     * The committed Sherman, Sexton or 5.5" Gun that bars all Airborne Supply in this battle, whatever has become of it since
     * (ABN-09, A-28); empty when none was committed.
     */
    public static Optional<FirestormTroop> findBarringTroop(Battle battle) {
        return findBarringTroop(battle.party(Side.ALLIED).troops());
    }

    /** The first of these Troops that bars Airborne Supply (ABN-09). */
    public static Optional<FirestormTroop> findBarringTroop(List<FirestormTroop> troops) {
        for (FirestormTroop troop : troops) {
            if (troop.type().barsAirborneSupply()) {
                return Optional.of(troop);
            }
        }
        return Optional.empty();
    }

    /**
     * The Troop that bars saving and holding by markers after the game; under HR-13 "supplyAndArtilleryOnly" none does
     * (A-28).
     */
    public static Optional<FirestormTroop> findTroopBarringLaterDraws(Situation situation, Battle battle) {
        return situation.houseRules().is(HouseRule.HR_13, "supplyAndArtilleryOnly")
                ? Optional.empty()
                : findBarringTroop(battle);
    }

    /**
     * Whether a force that is Out of Supply is entitled to draw: an airborne Troop or Typhoon is committed (ABN-06), or it
     * fights in a zone with no Troop committed (ABN-11). Artillery is no Troop here.
     */
    public static boolean asksForSupply(Situation situation, Area own, List<FirestormTroop> committed) {
        return committed.isEmpty()
                ? own.isZone() && situation.controls(Side.ALLIED, own)
                : committed.stream().anyMatch(troop -> troop.type().drawsAirborneSupply());
    }

    /** Whether artillery from this zone takes the only marker this area could draw for supply (ABN-32, A-33). */
    public static boolean isLastMarker(Situation situation, Area zone, Area own) {
        List<Area> zones = StockedZones.inReach(situation, own);
        return zones.equals(List.of(zone)) && situation.markers(zone) == 1;
    }
}
