package battlearrow.web.map;

import battlearrow.firestorm.map.Side;
import battlearrow.web.shared.AreaPanel;
import battlearrow.web.shared.Navigation;
import battlearrow.web.shared.RefusalLine;
import battlearrow.web.shared.Score;
import battlearrow.web.shared.StepLine;
import java.util.List;
import java.util.Map;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.autoconfigure.context.MessageSourceAutoConfiguration;
import org.springframework.boot.security.autoconfigure.web.servlet.SecurityFilterAutoConfiguration;
import org.springframework.boot.security.autoconfigure.web.servlet.ServletWebSecurityAutoConfiguration;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.thymeleaf.autoconfigure.ThymeleafAutoConfiguration;
import org.springframework.boot.tomcat.autoconfigure.servlet.TomcatServletWebServerAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.error.ErrorMvcAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.provisioning.InMemoryUserDetailsManager;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;

/**
 * Shows the looks with a made-up situation and no database: run it and open /map, /choose, /fly, /plan, /parts. For looking,
 * and for the eye of an accessibility checker; no part of the application uses it.
 */
@TestConfiguration
@ImportAutoConfiguration({
    TomcatServletWebServerAutoConfiguration.class,
    DispatcherServletAutoConfiguration.class,
    WebMvcAutoConfiguration.class,
    ErrorMvcAutoConfiguration.class,
    ThymeleafAutoConfiguration.class,
    MessageSourceAutoConfiguration.class,
    ServletWebSecurityAutoConfiguration.class,
    SecurityFilterAutoConfiguration.class
})
@Import({MapFragment.class, LooksPreview.Pages.class})
class LooksPreview {
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

    public static void main(String[] arguments) {
        SpringApplication preview = new SpringApplication(LooksPreview.class);
        preview.setDefaultProperties(Map.of("server.port", "8099", "spring.main.banner-mode", "off"));
        preview.run(arguments);
    }

    @Bean
    SecurityFilterChain open(HttpSecurity http) {
        return http.authorizeHttpRequests(requests -> requests.anyRequest().permitAll())
                .headers(headers -> headers.contentSecurityPolicy(policy -> policy.policyDirectives(POLICY)))
                .build();
    }

    @Bean
    InMemoryUserDetailsManager people() {
        return new InMemoryUserDetailsManager(
                User.withUsername("ben").password("{noop}ben").build());
    }

    @Controller
    static class Pages {
        private final MidCampaign campaign = new MidCampaign();
        private final MapFragment maps;

        Pages(MapFragment maps) {
            this.maps = maps;
        }

        @ModelAttribute("nav")
        Navigation nav() {
            return new Navigation(
                    1,
                    "Autumn Market Garden",
                    "Riverside Wargamers",
                    List.of(
                            new Navigation.Tab("Map", "/map", "map", true),
                            new Navigation.Tab("Battles", "/choose", "battle", false, 1),
                            new Navigation.Tab("Plan", "/plan", "plan", false),
                            new Navigation.Tab("Strategic Phase", "/fly", "layers", false),
                            new Navigation.Tab("Chronicle", "/parts", "book", false),
                            new Navigation.Tab("Organiser", "/parts", "people", false)),
                    "Ben, Allied Commander",
                    Side.ALLIED);
        }

        @ModelAttribute("score")
        Score score() {
            return new Score(106, 145, "Would be a draw. 11 points short of a German Tactical Victory.");
        }

        @ModelAttribute("area")
        AreaPanel area() {
            return new AreaPanel(
                    "Grave Bridge",
                    "Q24 · Open · Bridge",
                    Side.ALLIED,
                    true,
                    20,
                    20,
                    List.of("Battle 5 from here"),
                    List.of(
                            new AreaPanel.Troop(
                                    "US_PARATROOPER", Side.ALLIED, "US Paratrooper", "504th Parachute Infantry"),
                            new AreaPanel.Troop(
                                    "US_GLIDER_INFANTRY", Side.ALLIED, "US Glider Infantry", "325th Glider Infantry"),
                            new AreaPanel.Troop("TYPHOON", Side.ALLIED, "Typhoon", "Typhoon wing")),
                    List.of(
                            "Grave Bridge",
                            "Uden Road",
                            "Veghel Bridge",
                            "Son Bridge",
                            "Eindhoven",
                            "Valkenswaard Road",
                            "XXX Corps"),
                    List.of("If Veghel Bridge falls: DZ-O, Grave Bridge, Uden Road and DZ-A go out of supply."));
        }

        @GetMapping("/map")
        String map(Model model, @RequestParam(name = "supply", defaultValue = "OFF") MapView.SupplyShown supply) {
            MapView view = campaign.looking();
            model.addAttribute(
                    "map",
                    view.withSupply(campaign.supplyLines(), supply)
                            .showing(ViewBox.WHOLE, maps.phoneView(List.of(MidCampaign.id("grave-bridge")))));
            return "preview/map";
        }

        @GetMapping("/choose")
        String choose(Model model) {
            MapView view = campaign.choosing();
            var around = List.of(
                    MidCampaign.id("grave-bridge"),
                    MidCampaign.id("maas-waal-canal-bridge"),
                    MidCampaign.id("boxmeer-bridge"));
            model.addAttribute("map", view.showing(maps.squareView(around), maps.phoneView(around)));
            return "preview/choose";
        }

        @GetMapping("/fly")
        String fly(Model model) {
            model.addAttribute("map", campaign.flying());
            return "preview/map";
        }

        @GetMapping("/plan")
        String plan(Model model) {
            model.addAttribute("map", campaign.planned());
            return "preview/map";
        }

        @GetMapping("/campaigns/1/areas/{id}")
        String area(Model model, @PathVariable("id") String id) {
            return "fragments/parts :: area-panel(area=${area})";
        }

        @GetMapping("/parts")
        String parts(Model model) {
            model.addAttribute("notice", "Battle arrow 5 stands.");
            model.addAttribute(
                    "refusals",
                    List.of(
                            new RefusalLine("Grave Bridge and Nijmegen are not adjacent.", "MAN-12"),
                            new RefusalLine("8th Armoured Brigade is more than three areas away.", "MAN-33")));
            model.addAttribute(
                    "steps",
                    List.of(
                            new StepLine("Aircraft available", "Die 3: four C-47", "done", List.of(Side.ALLIED)),
                            new StepLine("Transport missions", "Two of four", "now", List.of(Side.ALLIED)),
                            new StepLine(
                                    "Exploitation", "Allies, then Germans", "", List.of(Side.ALLIED, Side.GERMAN))));
            model.addAttribute("map", campaign.looking());
            return "preview/parts";
        }
    }
}
