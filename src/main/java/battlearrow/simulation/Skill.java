package battlearrow.simulation;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.situation.Situation;
import java.util.random.RandomGenerator;

/** The computer Generals there are, from the weakest to the strongest. */
public enum Skill {
    /** Gives any order that is allowed. */
    RANDOM {
        @Override
        public ComputerGeneral general(Situation start, Side side, RandomGenerator chance) {
            return new RandomGeneral(chance);
        }
    },
    /** Plays by rules of thumb. */
    QUICK {
        @Override
        public ComputerGeneral general(Situation start, Side side, RandomGenerator chance) {
            return new QuickGeneral(start);
        }
    },
    /** Tries out what he thinks of before he does it. */
    STRONG {
        @Override
        public ComputerGeneral general(Situation start, Side side, RandomGenerator chance) {
            return new StrongGeneral(start);
        }
    };

    /**
     * A General for one side of one game.
     *
     * @param start any moment of the game: its scenario and house rules are those of the whole game
     * @param chance what he decides by chance is decided by
     */
    public abstract ComputerGeneral general(Situation start, Side side, RandomGenerator chance);
}
