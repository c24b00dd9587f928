package battlearrow.web.evening;

/**
 * Somebody on the list of an evening.
 *
 * @param person his id in orders
 * @param remarks "guest of Ben", "brings a table", "would fight for the other side"; empty for none
 * @param mayCheckIn whether the one who looks may say that he is here, or gone
 */
record PersonRow(String person, String name, State state, String remarks, boolean mayCheckIn) {
    /** How he stands to the evening, those that matter most first. */
    enum State {
        FREE,
        PLAYING,
        LATE,
        COMING,
        LEFT,
        NOT_COMING,
        SILENT
    }

    public boolean isHere() {
        return state == State.FREE || state == State.PLAYING;
    }

    public boolean isGone() {
        return state == State.LEFT;
    }
}
