package battlearrow.firestorm.rule;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.Optional;

/** An order names only areas, Troops and battles that exist (ORG-12), and no battle that is over (AFT-34). */
public final class KnownThings {
    private KnownThings() {}

    public static Optional<Refusal> mustKnow(Situation situation, AreaId area) {
        return situation.findArea(area).isPresent() ? Optional.empty() : Optional.of(unknown(area));
    }

    public static Optional<Refusal> mustKnow(Situation situation, TroopId troop) {
        return situation.findTroop(troop).isPresent() ? Optional.empty() : Optional.of(unknown(troop));
    }

    /**
     * A battle order needs the Battle Phase and a battle that is open. In the General's Wargame the phase ends by itself
     * (GW-04), and the next battle opens only when the one before is finished (GW-06).
     */
    public static Optional<Refusal> mustBeOpen(Situation situation, int battle) {
        boolean wargame = situation.mode() == Mode.WARGAME;
        if (wargame && situation.isIn(Phase.STRATEGIC)) {
            return Optional.of(Refusal.of(Rule.GW_04));
        }
        Optional<Refusal> untimely = Timing.mustBeIn(situation, Phase.BATTLE);
        if (untimely.isPresent() || situation.findBattle(battle).isPresent()) {
            return untimely;
        }
        if (wargame && battle > situation.lastBattle()) {
            return Optional.of(Refusal.of(Rule.GW_06, situation.lastBattle()));
        }
        return Optional.of(
                battle >= 1 && battle <= situation.lastBattle()
                        ? Refusal.of(Rule.AFT_34, battle)
                        : Refusal.of(Rule.ORG_12, battle));
    }

    private static Refusal unknown(Object id) {
        return Refusal.of(Rule.ORG_12, id);
    }
}
