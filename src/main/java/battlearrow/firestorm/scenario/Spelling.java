package battlearrow.firestorm.scenario;

/** How far two spellings are from each other, to ask back what somebody meant. */
final class Spelling {
    /** Of so many letters one may be wrong. */
    private static final int LETTERS_TO_A_SLIP = 4;

    private Spelling() {}

    /** Whether the one may be meant by the other. */
    static boolean isNear(String typed, String known) {
        return distance(typed, known) <= Math.max(1, known.length() / LETTERS_TO_A_SLIP);
    }

    /** How many letters have to be put in, left out or changed. */
    static int distance(String one, String other) {
        int[] before = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            before[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int[] row = new int[other.length() + 1];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int changed = before[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, Math.min(before[j], row[j - 1]) + 1);
            }
            before = row;
        }
        return before[other.length()];
    }
}
