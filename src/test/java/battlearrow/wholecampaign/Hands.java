package battlearrow.wholecampaign;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import battlearrow.firestorm.order.AfterActionOrder;
import battlearrow.firestorm.order.AirAllocationOrder;
import battlearrow.firestorm.order.CampaignOrder;
import battlearrow.firestorm.order.CombatOrder;
import battlearrow.firestorm.order.ExploitationOrder;
import battlearrow.firestorm.order.ManoeuvreOrder;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.ReinforcementsOrder;
import battlearrow.firestorm.order.StrategicMovesOrder;
import battlearrow.firestorm.order.VictoryPointsOrder;
import battlearrow.testing.Person;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gives orders as a person does: opens the page of the order, makes the choices there, types the dice in and presses the one
 * button that gives it.
 */
final class Hands {
    private static final int SEE_OTHER_PAGE = 302;
    private static final String PRIMARY = "button:not([type=button])";

    private final String campaign;

    /** @param campaign the address of the campaign's pages */
    Hands(String campaign) {
        this.campaign = campaign;
    }

    /** Gives an order in the browser; dice not given are rolled by the application. */
    void give(Person person, Order order, Integer... dice) {
        Way way = way(order);
        Page page = person.page();
        page.navigate(
                campaign + way.address(), new Page.NavigateOptions().setWaitUntil(WaitUntilState.DOMCONTENTLOADED));
        Locator form = page.locator("form[method=post][action$='" + way.action() + "']");
        if (way.marker() != null) {
            form = form.filter(new Locator.FilterOptions().setHas(page.locator(way.marker())));
        }
        form = form.first();
        for (int index = 0; index < way.fields().size(); index += 2) {
            fill(form, way.fields().get(index), way.fields().get(index + 1));
        }
        for (int index = 0; index < dice.length; index++) {
            form.locator("input[name=dice" + index + "][value='" + dice[index] + "']")
                    .check();
        }
        Locator button = form.locator(PRIMARY).first();
        assertThat(button).isVisible();
        Response answer = page.waitForResponse(one -> one.request().method().equals("POST"), button::click);
        if (answer.status() == SEE_OTHER_PAGE) {
            // A form that would wait on the device is sent by the page itself, and hears of the next page a moment
            // later.
            page.waitForCondition(() -> answer.request().redirectedTo() != null);
        }
        Request next = answer.request().redirectedTo();
        if (next == null) {
            page.waitForLoadState(LoadState.DOMCONTENTLOADED);
            assertThat(page.locator("[data-refusal]").allInnerTexts())
                    .as("refusals of %s by %s, answered by %s", order, page.url(), answer.status())
                    .isEmpty();
            fail("%s was answered by %s %s", order, answer.status(), answer.url());
        }
        // The page after it must be there; drawing it once more would take the most part of the test's time.
        assertThat(next.response().status()).as("the page after %s", order).isEqualTo(200);
    }

    private static void fill(Locator form, String name, String value) {
        Locator radio = form.locator("input[type=radio][name='" + name + "'][value='" + value + "']");
        if (radio.count() > 0) {
            radio.check();
            return;
        }
        Locator select = form.locator("select[name='" + name + "']");
        if (select.count() > 0) {
            select.selectOption(value);
        } else {
            form.locator("[name='" + name + "']:not([type=hidden])").first().fill(value);
        }
    }

    /**
     * How an order is given on its page.
     *
     * @param address of the page with the choices made, below the campaign
     * @param action how the address of its form ends
     * @param fields name and value, one after the other, still to be filled in
     * @param marker something in the form that tells it from others with the same address; null where there is only one
     */
    private record Way(
            String address,
            String action,
            List<String> fields,
            @Nullable String marker) {}

    private static Way way(Order order) {
        return switch (order) {
            case ManoeuvreOrder manoeuvre -> manoeuvre(manoeuvre);
            case CombatOrder combat -> combat(combat);
            case AfterActionOrder afterAction -> afterAction(afterAction);
            case AirAllocationOrder air -> air(air);
            case ExploitationOrder.Exploit o ->
                strategic(
                        "EXPLOIT",
                        o.troop(),
                        o.area(),
                        o.drawZone() == null ? "" : o.drawZone().value());
            case ExploitationOrder.CloseExploitation o -> strategic("CLOSE_EXPLOITATION");
            case ExploitationOrder.CloseOpening o -> strategic("CLOSE_OPENING");
            case ReinforcementsOrder.PlaceReinforcement o -> strategic("PLACE", o.troop(), o.depot(), "");
            case ReinforcementsOrder.PlaceDueReserve o -> strategic("RESERVE", o.troop(), "", "");
            case ReinforcementsOrder.RollReinforcement o -> strategic("ROLL_REINFORCEMENT", o.troop(), "", "");
            case ReinforcementsOrder.RollReserve o -> strategic("ROLL_RESERVE", o.troop(), "", "");
            case ReinforcementsOrder.CloseReinforcement o -> strategic("CLOSE_REINFORCEMENT");
            case StrategicMovesOrder.StrategicMove o ->
                strategic(
                        "MOVE",
                        o.troop(),
                        o.marchTo() != null ? o.marchTo() : o.road().getLast(),
                        "");
            case StrategicMovesOrder.CloseMoves o -> strategic("CLOSE_MOVES");
            case VictoryPointsOrder.ConfirmTotals o -> strategic("CONFIRM");
            case CampaignOrder.CloseBattlePhase o -> strategic("CLOSE_BATTLES");
            default -> throw new IllegalArgumentException("No page is known for " + order);
        };
    }

    private static Way manoeuvre(ManoeuvreOrder order) {
        return switch (order) {
            case ManoeuvreOrder.RollInitiative o -> battle(o.battle(), "", "initiative");
            case ManoeuvreOrder.DeclineInitiative o -> battle(o.battle(), "?as=" + o.side(), "decline");
            case ManoeuvreOrder.PlaceBattleArrow o ->
                battle(o.battle(), "?as=" + o.side() + "&from=" + o.tail() + "&into=" + o.point(), "arrow");
            case ManoeuvreOrder.CommitTroops o -> {
                StringBuilder chosen = new StringBuilder("?as=" + o.side());
                o.troops().forEach(troop -> chosen.append("&troops=").append(troop));
                o.artillery().forEach(zone -> chosen.append("&zones=").append(zone));
                yield battle(o.battle(), chosen.toString(), "troops");
            }
            case ManoeuvreOrder.RollVariable o -> battle(o.battle(), "?as=" + o.side(), "variable");
            case ManoeuvreOrder.DrawSupply o ->
                battle(o.battle(), "?as=" + o.side() + "&step=supply&zone=" + o.zone(), "supply");
            case ManoeuvreOrder.RollOutOfSupply o -> battle(o.battle(), "?as=" + o.side(), "out-of-supply");
            default -> throw new IllegalArgumentException("No page is known for " + order);
        };
    }

    private static Way combat(CombatOrder order) {
        return switch (order) {
            case CombatOrder.AgreeMission o ->
                battle(o.battle(), "?step=briefing&as=" + o.side(), "mission", "mission", o.mission());
            case CombatOrder.ReportScores o ->
                battle(
                        o.battle(),
                        "?step=result&as=" + o.side(),
                        "report",
                        "allied",
                        Integer.toString(o.allied()),
                        "german",
                        Integer.toString(o.german()),
                        "winner",
                        o.allied() == o.german() ? "DRAW" : o.allied() > o.german() ? "ALLIED" : "GERMAN");
            case CombatOrder.ConfirmScores o -> battle(o.battle(), "?as=" + o.side(), "confirm");
            default -> throw new IllegalArgumentException("No page is known for " + order);
        };
    }

    private static Way afterAction(AfterActionOrder order) {
        String as = "?as=" + order.side();
        return switch (order) {
            case AfterActionOrder.RollToDestroy o -> battle(o.battle(), as, "destroy");
            case AfterActionOrder.SaveTroop o ->
                battle(o.battle(), as, "save", "zone", o.zone().value());
            case AfterActionOrder.LetDie o -> battle(o.battle(), as, "let-die");
            case AfterActionOrder.HoldArea o ->
                battle(o.battle(), as, "hold", "zone", o.zone().value());
            case AfterActionOrder.DeclineHold o -> battle(o.battle(), as, "decline-hold");
            case AfterActionOrder.Retreat o ->
                battle(o.battle(), as + "&troop=" + o.troop() + "&area=" + o.area(), "retreat");
            case AfterActionOrder.Advance o -> battle(o.battle(), as + "&troop=" + o.troop(), "advance");
            case AfterActionOrder.EndAdvance o -> battle(o.battle(), as, "end-advance");
        };
    }

    private static Way air(AirAllocationOrder order) {
        return switch (order) {
            case AirAllocationOrder.RollAircraft o -> strategic("ROLL_AIRCRAFT");
            case AirAllocationOrder.AssignDrop o -> strategic("DROP", o.troop(), o.zone(), "");
            case AirAllocationOrder.AssignResupply o -> strategic("RESUPPLY", "", o.zone(), "");
            case AirAllocationOrder.AssignMountain o -> strategic("MOUNTAIN", o.troop(), o.airfield(), "");
            case AirAllocationOrder.SwapForTyphoon o -> strategic("SWAP");
            case AirAllocationOrder.CloseTransport o -> strategic("CLOSE_TRANSPORT");
            case AirAllocationOrder.PlaceTyphoon o -> strategic("TYPHOON", "", o.area(), "");
            case AirAllocationOrder.AssignInterdiction o -> strategic("INTERDICTION", o.aircraft(), o.target(), "");
            case AirAllocationOrder.AssignCloseSupport o -> strategic("CLOSE_SUPPORT", o.aircraft(), o.area(), "");
            case AirAllocationOrder.CloseTactical o -> strategic("CLOSE_TACTICAL");
            case AirAllocationOrder.RollInterdiction o -> strategic("ROLL_INTERDICTION", "", o.target(), "");
            case AirAllocationOrder.RollResupply o -> strategic("ROLL_RESUPPLY", "", o.zone(), "");
            case AirAllocationOrder.CloseAir o -> strategic("CLOSE_AIR");
            default -> throw new IllegalArgumentException("No page is known for " + order);
        };
    }

    private static Way battle(int number, String choice, String action, String... fields) {
        String page = "/battles/" + number;
        return new Way(page + choice, page + "/" + action, List.of(fields), null);
    }

    private static Way strategic(String deed) {
        return strategic(deed, "", "", "");
    }

    private static Way strategic(String deed, Object troop, Object area, String zone) {
        List<String> chosen = new ArrayList<>(List.of("deed=" + deed));
        add(chosen, "troop", troop.toString());
        add(chosen, "area", area.toString());
        add(chosen, "zone", zone);
        return new Way(
                "/strategic?" + String.join("&", chosen),
                "/strategic",
                List.of(),
                "input[name=deed][value='" + deed + "']");
    }

    private static void add(List<String> chosen, String name, String value) {
        if (!value.isEmpty()) {
            chosen.add(name + "=" + value);
        }
    }
}
