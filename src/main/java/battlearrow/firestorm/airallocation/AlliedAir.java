package battlearrow.firestorm.airallocation;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;
import java.util.Optional;

/**
 * Who gives the air orders that carry no side: they are the Allied General's. In the opening a German General is told that
 * only the Allied General acts (SET-21). Ledger SET-21, ROLE-04.
 */
final class AlliedAir {
    private AlliedAir() {}

    static Optional<Refusal> mustBeGeneral(Situation situation, Actor by) {
        return Roles.mustBeGeneral(by, Side.ALLIED).map(refusal -> inOpening(situation, by, refusal));
    }

    /** Rolls that are due and the end of a step may come from the organiser too, so that no turn is stuck. */
    static Optional<Refusal> mustBeGeneralOrOrganiser(Situation situation, Actor by) {
        return by.organiser() ? Optional.empty() : mustBeGeneral(situation, by);
    }

    private static Refusal inOpening(Situation situation, Actor by, Refusal refusal) {
        return situation.isIn(Phase.OPENING) && by.isGeneralOf(Side.GERMAN) ? Refusal.of(Rule.SET_21) : refusal;
    }
}
