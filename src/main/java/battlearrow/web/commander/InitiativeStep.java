package battlearrow.web.commander;

import java.util.List;

/**
 * Rolling for the initiative.
 *
 * @param mayRoll whether the person who looks may
 * @param dice what each die is for, in their order
 * @param remark what the turn does to the Allied die
 * @param rule where that stands
 */
record InitiativeStep(boolean mayRoll, List<String> dice, String remark, String rule, boolean mayCallOff) {
    InitiativeStep {
        dice = List.copyOf(dice);
    }
}
