package battlearrow.club;

/** A club: people who play campaigns together. */
public record Club(long id, String name) {}
