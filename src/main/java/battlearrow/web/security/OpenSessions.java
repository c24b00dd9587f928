package battlearrow.web.security;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.web.context.HttpSessionSecurityContextRepository;
import org.springframework.security.web.context.SecurityContextRepository;
import org.springframework.session.FindByIndexNameSessionRepository;
import org.springframework.session.Session;
import org.springframework.stereotype.Component;

/** Opens a session for somebody who just proved who he is by other means than the sign-in form, and closes sessions. */
@Component
public class OpenSessions {

    private final FindByIndexNameSessionRepository<? extends Session> sessions;
    private final SecurityContextRepository contexts = new HttpSessionSecurityContextRepository();

    OpenSessions(FindByIndexNameSessionRepository<? extends Session> sessions) {
        this.sessions = sessions;
    }

    /** Signs the person in, under a new session number, lest somebody planted the old one. */
    public void open(long accountId, HttpServletRequest request, HttpServletResponse response) {
        HttpSession session = request.getSession(false);
        if (session != null) {
            request.changeSessionId();
        }
        SignedIn person = new SignedIn(accountId, null);
        SecurityContext context = SecurityContextHolder.createEmptyContext();
        context.setAuthentication(
                UsernamePasswordAuthenticationToken.authenticated(person, null, person.getAuthorities()));
        SecurityContextHolder.setContext(context);
        contexts.saveContext(context, request, response);
    }

    /** Signs the person out everywhere. */
    public void closeAll(long accountId) {
        sessions.findByPrincipalName(Long.toString(accountId)).keySet().forEach(sessions::deleteById);
    }

    /** Signs the person out everywhere but here. */
    public void closeOthers(long accountId, HttpServletRequest request) {
        HttpSession here = request.getSession(false);
        String kept = here == null ? "" : here.getId();
        sessions.findByPrincipalName(Long.toString(accountId)).keySet().stream()
                .filter(id -> !id.equals(kept))
                .forEach(sessions::deleteById);
    }
}
