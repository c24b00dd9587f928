package battlearrow.firestorm.combat;

import battlearrow.firestorm.airbornesupply.BattleSupply;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.Border;
import battlearrow.firestorm.map.BorderKind;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import java.util.List;
import java.util.Optional;

/**
 * Everything two players need to know to set up their game, for both to see (COM-13): pure answers about a battle with an
 * arrow, nothing is decided here.
 *
 * <p>Ledger COM-01 to COM-13. Rulebook: Identify Your Mission; Play Flames Of War Battles.
 */
public final class BattleBriefing {
    private final Situation situation;
    private final Battle battle;

    private BattleBriefing(Situation situation, Battle battle) {
        this.situation = situation;
        this.battle = battle;
    }

    public static BattleBriefing of(Situation situation, Battle battle) {
        return new BattleBriefing(situation, battle);
    }

    /** Where the game is fought: in the area the arrow points into. */
    public Area place() {
        return battle.arrow().point();
    }

    public BattleForce force(Side side) {
        return BattleForce.of(situation, battle, side);
    }

    /** The missions the table suggests for the terrain, by pip 1 to 6; empty where players choose by agreement. */
    public List<String> suggestedMissions() {
        return Missions.findRow(situation, battle).orElse(List.of());
    }

    /** The mission as far as agreed on or rolled. */
    public Optional<String> findMission() {
        return battle.findMission();
    }

    /** Whether the mission can change no more (COM-04). */
    public boolean isMissionSettled() {
        return Missions.isSettled(battle);
    }

    /** Whether the players may agree on a river crossing: only a river divides the two areas (COM-06). */
    public boolean allowsRiverCrossing() {
        return situation
                .map()
                .findBorder(battle.arrow().tail(), battle.arrow().point())
                .map(Border::kind)
                .filter(BorderKind.RIVER::equals)
                .isPresent();
    }

    /** Whether the players may choose between street fighting and the country outside: a Town is fought over (COM-07). */
    public boolean allowsStreetFighting() {
        return place().terrain() == Terrain.TOWN;
    }

    /** What still has to be drawn or rolled before the game, in the words of the refusals. */
    public List<Refusal> due() {
        return DueBeforeTheGame.list(situation, battle);
    }

    /** What no force of this battle may do, in the words of the refusals (MAN-38, MAN-39, ABN-09). */
    public List<Refusal> restrictions() {
        boolean isTown = place().terrain() == Terrain.TOWN;
        return new Objections()
                .add(isTown ? Refusal.variant(Rule.MAN_38, 2, place()) : Refusal.of(Rule.MAN_39))
                .add(BattleSupply.findBarringTroop(battle).map(heavy -> Refusal.of(Rule.ABN_09, heavy)))
                .list();
    }
}
