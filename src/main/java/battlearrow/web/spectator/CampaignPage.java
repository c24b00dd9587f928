package battlearrow.web.spectator;

import battlearrow.campaign.CampaignView;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Situation;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Standing;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.campaign.Words;
import battlearrow.web.chronicle.EntryWords;
import battlearrow.web.chronicle.SinceLastLook;
import battlearrow.web.commander.OpenBattles;
import battlearrow.web.evening.EveningViews;
import battlearrow.web.map.AreaView;
import battlearrow.web.map.Choice;
import battlearrow.web.map.MapFragment;
import battlearrow.web.map.MapView;
import battlearrow.web.map.MapView.SupplyShown;
import battlearrow.web.map.SituationMap;
import battlearrow.web.map.ViewBox;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;

/**
 * The campaign on its map, for everybody: who holds what, what is In Supply and why, where the battles are, where the margin
 * stands, what happened last; for people who take part also what they can do.
 */
@Controller
@RequestMapping("/campaigns/{campaignId}")
@OpenTo(Audience.EVERYBODY)
class CampaignPage {
    private static final int LATEST = 6;

    private final CampaignFrame frame;
    private final CampaignView view;
    private final AreaReading areas;
    private final Standing standing;
    private final EntryWords entries;
    private final SinceLastLook sinceLastLook;
    private final OpenBattles openBattles;
    private final EveningViews evenings;
    private final MapFragment maps;
    private final Words words;

    CampaignPage(
            CampaignFrame frame,
            CampaignView view,
            AreaReading areas,
            Standing standing,
            EntryWords entries,
            SinceLastLook sinceLastLook,
            OpenBattles openBattles,
            EveningViews evenings,
            MapFragment maps,
            Words words) {
        this.frame = frame;
        this.view = view;
        this.areas = areas;
        this.standing = standing;
        this.entries = entries;
        this.sinceLastLook = sinceLastLook;
        this.openBattles = openBattles;
        this.evenings = evenings;
        this.maps = maps;
        this.words = words;
    }

    @GetMapping
    String show(
            Visitor visitor,
            Model model,
            HttpServletResponse response,
            @RequestParam(name = "area", defaultValue = "") String area,
            @RequestParam(name = "supply", defaultValue = "OFF") String supply,
            @RequestHeader(name = "HX-Target", required = false) @Nullable String target) {
        response.addHeader("Vary", "HX-Request");
        if ("area".equals(target)) {
            return area(visitor, model, response, area, target);
        }
        Moment now = frame.around(visitor, model, CampaignTab.MAP);
        Situation situation = now.situation();
        if (situation.isIn(Phase.SETUP)) {
            return "spectator/not-started";
        }
        model.addAttribute("evening", evenings.findNext(visitor, now).orElse(null));
        SituationMap map = SituationMap.of(situation);
        Optional<Area> selected = situation.findArea(new AreaId(area));
        MapView drawn = draw(visitor, situation, map, selected, shown(supply));
        model.addAttribute("map", drawn);
        model.addAttribute(
                "area",
                selected.map(one -> areas.read(visitor, situation, map, one)).orElse(null));
        model.addAttribute("line", line(now));
        model.addAttribute("score", standing.score(situation));
        model.addAttribute(
                "dry",
                Stream.of(Side.values())
                        .map(side -> DrySide.of(situation, map, side))
                        .toList());
        EntryWords.Teller teller = entries.teller(visitor, now);
        model.addAttribute("latest", teller.tell(view.entries(visitor.campaignId(), Long.MAX_VALUE, LATEST)));
        model.addAttribute("missed", sinceLastLook.tell(visitor, now).orElse(null));
        model.addAttribute("battles", openBattles.list(visitor, now));
        model.addAttribute("battlesOpen", now.openBattles().size());
        return "spectator/campaign";
    }

    /** The panel of one area, to be put in place of the one shown; without a script the whole page with that area. */
    @GetMapping("/areas/{area}")
    String area(
            Visitor visitor,
            Model model,
            HttpServletResponse response,
            @PathVariable("area") String area,
            @RequestHeader(name = "HX-Target", required = false) @Nullable String target) {
        if (target == null) {
            return show(visitor, model, response, area, SupplyShown.OFF.name(), null);
        }
        Situation situation = view.situation(visitor.campaignId());
        Area one = situation
                .findArea(new AreaId(area))
                .filter(known -> !situation.isIn(Phase.SETUP))
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
        response.addHeader("HX-Replace-Url", AreaReading.href(visitor, one));
        AreaSheet sheet = areas.read(visitor, situation, SituationMap.of(situation), one);
        model.addAttribute("area", sheet);
        model.addAttribute("home", maps.home("m", sheet.route(), situation.map()));
        return "spectator/area :: panel";
    }

    @GetMapping("/victory-points")
    String points(Visitor visitor, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.MAP);
        if (now.situation().isIn(Phase.SETUP)) {
            return "spectator/not-started";
        }
        model.addAttribute("score", standing.score(now.situation()));
        model.addAttribute("points", PointsTable.of(now.situation()));
        return "spectator/victory-points";
    }

    private MapView draw(
            Visitor visitor, Situation situation, SituationMap map, Optional<Area> selected, SupplyShown supply) {
        MapView drawn = map.view(
                words.of("campaign.map", frame.phaseTitle(situation)),
                area -> withSelection(area, selected).withHref(AreaReading.href(visitor, area.area())));
        List<AreaId> route = selected.map(one -> AreaReading.routeOf(one, map.supply(situation.control(one))))
                .orElse(List.of());
        return drawn.withSupply(drawn.supplyLines(), supply)
                .withRoute(route)
                .showing(ViewBox.WHOLE, phone(situation, selected))
                .swapping("#area");
    }

    private static AreaView withSelection(AreaView area, Optional<Area> selected) {
        return selected.filter(area.area()::equals).isPresent() ? area.withChoice(Choice.SELECTED) : area;
    }

    /** A telephone begins with the area in question, or with the newest battle. */
    private @Nullable ViewBox phone(Situation situation, Optional<Area> selected) {
        if (selected.isPresent()) {
            return maps.phoneView(List.of(selected.get().id()));
        }
        return situation.battles().reversed().stream()
                .flatMap(battle -> battle.findArrow().stream())
                .findFirst()
                .map(arrow ->
                        maps.phoneView(List.of(arrow.tail().id(), arrow.point().id())))
                .orElse(null);
    }

    private String line(Moment now) {
        Situation situation = now.situation();
        return switch (situation.phase()) {
            case BATTLE -> words.of("campaign.line.battles", now.openBattles().size());
            case OPENING, STRATEGIC -> words.of("step", situation.step());
            case SETUP, PLANNING, FINISHED -> "";
        };
    }

    private static SupplyShown shown(String supply) {
        for (SupplyShown one : SupplyShown.values()) {
            if (one.name().equals(supply.toUpperCase(Locale.ROOT))) {
                return one;
            }
        }
        return SupplyShown.OFF;
    }
}
