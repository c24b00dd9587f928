package battlearrow.firestorm.ruling;

import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Situation;

/** When a ruling may be given: between start and end of the campaign (SET-12, TURN-01), by the organiser (ROLE-02). */
final class RulingTimes {
    private RulingTimes() {}

    static Objections objections(Situation situation, Actor by) {
        return new Objections()
                .when(situation.isIn(Phase.SETUP), Rule.SET_12)
                .when(situation.isIn(Phase.FINISHED), Rule.TURN_01)
                .add(Roles.mustBeOrganiser(by));
    }
}
