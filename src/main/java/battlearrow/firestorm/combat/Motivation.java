package battlearrow.firestorm.combat;

import battlearrow.firestorm.rulebook.OutOfSupplyEffect;

/**
 * The three motivations of a Flames Of War force and what the Out of Supply Table does to them: one step worse or better, where
 * Reluctant has one further step down (passes on a 6 only) and Fearless one further step up (passes on 2 or more).
 *
 * <p>Ledger SUP-17, SUP-20. Rulebook: Out of Supply Table.
 */
public enum Motivation {
    FEARLESS(3),
    CONFIDENT(4),
    RELUCTANT(5);

    private final int passesOn;

    Motivation(int passesOn) {
        this.passesOn = passesOn;
    }

    /** The lowest pip that passes a Motivation Test in supply. */
    public int passesOn() {
        return passesOn;
    }

    /** The lowest pip that passes a Motivation Test in a force with this effect, 2 to 6. */
    public int passesOn(OutOfSupplyEffect effect) {
        return switch (effect) {
            case MORALE_REDUCED -> passesOn + 1;
            case FIGHT_TO_THE_DEATH -> passesOn - 1;
            case STRENGTH_REDUCED, NO_EFFECT -> passesOn;
        };
    }
}
