package battlearrow.web.commander;

import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.referee.Referee;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Initiative;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Audience;
import battlearrow.web.campaign.CampaignFrame;
import battlearrow.web.campaign.CampaignTab;
import battlearrow.web.campaign.OpenTo;
import battlearrow.web.campaign.Visitor;
import battlearrow.web.map.Choice;
import battlearrow.web.map.MapFragment;
import battlearrow.web.map.MapView;
import battlearrow.web.shared.QrCodes;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

/** The briefing on one sheet of A4, with boxes for pens: scores, dice, signatures. */
@Controller
@RequestMapping("/campaigns/{campaignId}/battles/{battle}/sheet")
@OpenTo(Audience.TAKES_PART)
class BattleSheetPage {
    private final CampaignFrame frame;
    private final Referee referee;
    private final BattleWords words;
    private final MapFragment maps;
    private final QrCodes codes;

    BattleSheetPage(CampaignFrame frame, Referee referee, BattleWords words, MapFragment maps, QrCodes codes) {
        this.frame = frame;
        this.referee = referee;
        this.words = words;
        this.maps = maps;
        this.codes = codes;
    }

    /** Only an open battle with an arrow has something to write on a sheet; when it is over, its page tells how it went. */
    @GetMapping
    String show(Visitor visitor, @PathVariable("battle") int number, Model model) {
        Moment now = frame.around(visitor, model, CampaignTab.BATTLES);
        boolean isOver = now.findBattle(number).filter(known -> !known.isOpen()).isPresent();
        if (isOver) {
            return "redirect:" + OpenBattles.address(visitor, number);
        }
        BattleRecord entry = now.findBattle(number)
                .filter(BattleRecord::isOpen)
                .filter(open -> open.battle().findArrow().isPresent())
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
        Desk desk = Desk.of(visitor, now, entry, DeskChoice.NONE);
        Battle battle = entry.battle();
        String address = ServletUriComponentsBuilder.fromCurrentContextPath()
                .path(desk.href())
                .build()
                .toUriString();
        model.addAttribute("step", BriefingStep.of(desk, referee, words));
        model.addAttribute("arrow", battle.arrowNumber());
        model.addAttribute("battleTurn", entry.turn());
        model.addAttribute("holes", now.situation().tables().limit("firestormTroopsCommittedPerSide"));
        model.addAttribute(
                "initiative", battle.findInitiative().map(this::initiative).orElse(""));
        model.addAttribute("map", map(desk));
        model.addAttribute("address", address);
        model.addAttribute("code", codes.draw(address));
        model.addAttribute("battleHref", desk.href());
        return "commander/sheet";
    }

    /** "Allied, 4 to 2". */
    private String initiative(Initiative rolled) {
        return words.of("desk.sheet.initiative", rolled.holder(), rolled.allied(), rolled.german());
    }

    private MapView map(Desk desk) {
        BattleArrow arrow = desk.battle().arrow();
        Area point = arrow.point();
        List<AreaId> ends = List.of(arrow.tail().id(), point.id());
        return desk.map()
                .view(words.of("desk.map"), area -> area.area() == point ? area.withChoice(Choice.SELECTED) : area)
                .showing(maps.squareView(ends), null);
    }
}
