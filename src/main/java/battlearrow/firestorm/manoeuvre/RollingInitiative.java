package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.dice.DieRequest;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who has the initiative in a battle: the higher of two dice, one for each player, Allied die first (MAN-03, MAN-04). In turn
 * 1 the Allied die gets +1 (MAN-06); a tie is the Allied player's (MAN-05). The bonus is added before comparing.
 *
 * <p>Refused: without a challenge (MAN-01); by somebody who plays neither part (ROLE-06); a second time (MAN-03).
 *
 * <p>Ledger MAN-03 to MAN-07. Rulebook: Roll for Initiative.
 */
final class RollingInitiative implements OrderRule<RollInitiative> {
    private static final int FIRST_TURN = 1;
    private static final int ALLIED_BONUS_IN_FIRST_TURN = 1;

    @Override
    public List<RollInitiative> candidates(Situation situation, Actor by) {
        List<RollInitiative> candidates = new ArrayList<>();
        for (Battle battle : situation.battles()) {
            if (battle.isAt(Stage.CHALLENGED)) {
                candidates.add(new RollInitiative(battle.number()));
            }
        }
        return candidates;
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, RollInitiative order) {
        Optional<Refusal> notOpen = KnownThings.mustBeOpen(situation, order.battle());
        if (notOpen.isPresent()) {
            // Nobody has challenged anybody under this number: what is missing is the opponent.
            boolean unknown = notOpen.get().rule() == Rule.ORG_12;
            return List.of(unknown ? Refusal.of(Rule.MAN_01) : notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        return new Objections()
                .add(Roles.mustPlayEither(by, battle))
                .when(!battle.isAt(Stage.CHALLENGED), Rule.MAN_03)
                .list();
    }

    @Override
    public List<DieRequest> dice(Situation situation, RollInitiative order) {
        return List.of(DieRequest.d6(Side.ALLIED), DieRequest.d6(Side.GERMAN));
    }

    @Override
    public void carryOut(RollInitiative order, Actor by, Dice dice, Outcome outcome) {
        int allied = dice.d6(Side.ALLIED);
        int german = dice.d6(Side.GERMAN);
        int bonus = outcome.now().turn() == FIRST_TURN ? ALLIED_BONUS_IN_FIRST_TURN : 0; // MAN-06, MAN-07
        Side holder = allied + bonus >= german ? Side.ALLIED : Side.GERMAN; // MAN-04, MAN-05
        outcome.add(new ManoeuvreEvent.InitiativeRolled(order.battle(), allied, german, bonus, holder));
    }
}
