package battlearrow.web.security;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import java.util.regex.Pattern;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.crypto.factory.PasswordEncoderFactories;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.access.AccessDeniedHandlerImpl;
import org.springframework.security.web.authentication.ForwardAuthenticationFailureHandler;
import org.springframework.security.web.authentication.LoginUrlAuthenticationEntryPoint;
import org.springframework.security.web.csrf.CsrfException;
import org.springframework.security.web.firewall.HttpFirewall;
import org.springframework.security.web.firewall.StrictHttpFirewall;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.security.web.savedrequest.CookieRequestCache;
import org.springframework.session.security.web.authentication.SpringSessionRememberMeServices;

/** Which pages are public, how one signs in and out, and the headers every answer carries. */
@Configuration
class SecurityConfiguration {

    /** No inline script, no inline style, nothing from another host. */
    static final String CONTENT_SECURITY_POLICY = """
            default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
            connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'""";

    private static final int REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

    /** Pages anybody may open. */
    private static final String[] PUBLIC_PAGES = {
        "/", "/rules", "/sign-in", "/setup", "/join/{token}", "/join/{token}/existing", "/reset/{token}", "/error"
    };

    /** Files that are the same for everybody; a star stands where a hash of the contents is put into the name. */
    private static final String[] STATIC_FILES = {
        "/css/**",
        "/js/**",
        "/fonts/**",
        "/icons/**",
        "/images/**",
        "/webjars/**",
        "/favicon.ico",
        "/favicon*.svg",
        "/icons*.svg",
        "/robots.txt",
        "/manifest.webmanifest"
    };

    /** Pages about a campaign that anybody may look at; what a visitor sees there is decided by the campaign. */
    private static final Pattern PUBLIC_CAMPAIGN_PAGES = Pattern.compile(
            "/campaigns/\\d+(/(map|areas/[^/]+|victory-points|chronicle(/.*)?|standings|outcome|board|rulings|news))?");

    private static final String[] HEALTH = {
        "/actuator/health", "/actuator/health/liveness", "/actuator/health/readiness"
    };

    @Bean
    PasswordEncoder passwordEncoder() {
        return PasswordEncoderFactories.createDelegatingPasswordEncoder();
    }

    /** No keyboard writes a NUL and no database keeps it: such a request is forged, and goes no further. */
    @Bean
    HttpFirewall httpFirewall() {
        StrictHttpFirewall firewall = new StrictHttpFirewall();
        firewall.setAllowedParameterValues(value -> value.indexOf('\0') < 0);
        return firewall;
    }

    @Bean
    SpringSessionRememberMeServices rememberMeServices() {
        SpringSessionRememberMeServices services = new SpringSessionRememberMeServices();
        services.setRememberMeParameterName("remember-me");
        services.setValiditySeconds(REMEMBERED_SECONDS);
        return services;
    }

    @Bean
    SecurityFilterChain securityFilterChain(HttpSecurity http, SpringSessionRememberMeServices rememberMe) {
        // In a cookie, so that a passer-by who is sent to the sign-in page leaves no session behind.
        CookieRequestCache requestedPages = new CookieRequestCache();
        requestedPages.setRequestMatcher(SecurityConfiguration::isPage);
        return http.authorizeHttpRequests(requests -> requests.dispatcherTypeMatchers(
                                DispatcherType.FORWARD, DispatcherType.ERROR, DispatcherType.ASYNC)
                        .permitAll()
                        .requestMatchers(PUBLIC_PAGES)
                        .permitAll()
                        .requestMatchers(HttpMethod.GET, STATIC_FILES)
                        .permitAll()
                        .requestMatchers(HttpMethod.GET, HEALTH)
                        .permitAll()
                        .requestMatchers(SecurityConfiguration::isPublicCampaignPage)
                        .permitAll()
                        .anyRequest()
                        .authenticated())
                .formLogin(form -> form.loginPage("/sign-in")
                        .loginProcessingUrl("/sign-in")
                        .failureHandler(new ForwardAuthenticationFailureHandler("/sign-in/failed"))
                        .defaultSuccessUrl("/"))
                .rememberMe(remember -> remember.rememberMeServices(rememberMe))
                .logout(logout -> logout.logoutUrl("/sign-out").logoutSuccessUrl("/"))
                .requestCache(cache -> cache.requestCache(requestedPages))
                .exceptionHandling(failures -> failures.defaultAuthenticationEntryPointFor(
                                (request, response, failure) -> {
                                    // A fragment of the sign-in page inside another page would be of no use.
                                    response.setHeader("HX-Redirect", request.getContextPath() + "/sign-in");
                                    response.setStatus(401);
                                },
                                SecurityConfiguration::isFragmentRequest)
                        .defaultAuthenticationEntryPointFor(
                                new LoginUrlAuthenticationEntryPoint("/sign-in"), request -> true)
                        .accessDeniedHandler((request, response, failure) -> {
                            if (failure instanceof CsrfException && isNobodySignedIn()) {
                                response.sendRedirect(request.getContextPath() + "/sign-in?stale");
                            } else {
                                new AccessDeniedHandlerImpl().handle(request, response, failure);
                            }
                        }))
                .headers(headers -> headers.contentSecurityPolicy(
                                policy -> policy.policyDirectives(CONTENT_SECURITY_POLICY))
                        // Addresses of invitations are secrets and must not travel to another host.
                        .referrerPolicy(policy -> policy.policy(ReferrerPolicy.SAME_ORIGIN))
                        .permissionsPolicyHeader(
                                policy -> policy.policy("camera=(), microphone=(), geolocation=(), payment=(), usb=()"))
                        .frameOptions(frame -> frame.deny()))
                .build();
    }

    /** Asked of the context, because the request does not know its person yet when its token is judged. */
    private static boolean isNobodySignedIn() {
        return SecurityContextHolder.getContext().getAuthentication() == null;
    }

    private static boolean isPublicCampaignPage(HttpServletRequest request) {
        String path = request.getRequestURI().substring(request.getContextPath().length());
        return "GET".equals(request.getMethod())
                && PUBLIC_CAMPAIGN_PAGES.matcher(path).matches();
    }

    private static boolean isFragmentRequest(HttpServletRequest request) {
        return request.getHeader("HX-Request") != null;
    }

    private static boolean isPage(HttpServletRequest request) {
        String accept = request.getHeader(HttpHeaders.ACCEPT);
        return "GET".equals(request.getMethod())
                && !isFragmentRequest(request)
                && accept != null
                && accept.contains(MediaType.TEXT_HTML_VALUE);
    }
}
