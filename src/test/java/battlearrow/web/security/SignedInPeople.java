package battlearrow.web.security;

/** Lets tests act as somebody without going through the sign-in form. */
public final class SignedInPeople {

    private SignedInPeople() {}

    public static SignedIn of(long accountId) {
        return new SignedIn(accountId, null);
    }
}
