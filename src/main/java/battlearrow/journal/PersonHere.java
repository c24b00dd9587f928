package battlearrow.journal;

/** Who a person of a carried journal is here: an account, or a guest of the campaign. */
public sealed interface PersonHere {
    /** Before the number of a guest, in orders. */
    String GUEST = "guest-";

    record Member(long accountId) implements PersonHere {
        @Override
        public String prefix() {
            return "";
        }

        @Override
        public long number() {
            return accountId;
        }

        @Override
        public String person() {
            return Long.toString(accountId);
        }
    }

    record Visitor(long guestId) implements PersonHere {
        @Override
        public String prefix() {
            return GUEST;
        }

        @Override
        public long number() {
            return guestId;
        }

        @Override
        public String person() {
            return GUEST + guestId;
        }
    }

    /** What stands before the number in ids of his kind. */
    String prefix();

    /** The number in it. */
    long number();

    /** His id in orders, here. */
    String person();

    /** By his id in orders. */
    static PersonHere of(String person) {
        return person.startsWith(GUEST)
                ? new Visitor(Long.parseLong(person.substring(GUEST.length())))
                : new Member(Long.parseLong(person));
    }
}
