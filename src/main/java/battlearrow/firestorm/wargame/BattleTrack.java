package battlearrow.firestorm.wargame;

import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleCancelled;
import battlearrow.firestorm.event.WargameEvent.BattleOpened;
import battlearrow.firestorm.event.WargameEvent.TrackMoved;
import battlearrow.firestorm.rule.Consequence;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.StrategicPhase;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;

/**
 * The battles of a wargame's turn, one after another: when one is over the track goes down by one and the next begins; at zero
 * the Battle Phase ends by itself. A battle both players decline counts as fought, so that every turn ends; under
 * HR-08 "wargame rolls again" it does not, nor does one that the organiser takes off the map.
 *
 * <p>Ledger GW-04, GW-06. Rulebook: General's Wargame, Determine Number of Battles; Battle Phase.
 */
public final class BattleTrack implements Consequence {
    @Override
    public void follow(Outcome outcome) {
        Situation now = outcome.now();
        if (now.mode() != Mode.WARGAME
                || !now.isIn(Phase.BATTLE)
                || !now.battles().isEmpty()) {
            return;
        }
        if (outcome.has(event -> usesASlot(event, now.houseRules()))) {
            outcome.add(new TrackMoved(now.battlesLeft() - 1));
        }
        if (outcome.now().battlesLeft() > 0) {
            outcome.add(new BattleOpened(now.lastBattle() + 1));
        } else {
            StrategicPhase.open(outcome);
        }
    }

    private static boolean usesASlot(Event event, HouseRules houseRules) {
        return event instanceof BattleClosed
                || event instanceof BattleCancelled && houseRules.is(HouseRule.HR_08, "asStated");
    }
}
