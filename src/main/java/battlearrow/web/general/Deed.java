package battlearrow.web.general;

import battlearrow.firestorm.order.AirAllocationOrder.AssignCloseSupport;
import battlearrow.firestorm.order.AirAllocationOrder.AssignDrop;
import battlearrow.firestorm.order.AirAllocationOrder.AssignInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.AssignMountain;
import battlearrow.firestorm.order.AirAllocationOrder.AssignResupply;
import battlearrow.firestorm.order.AirAllocationOrder.CloseAir;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTactical;
import battlearrow.firestorm.order.AirAllocationOrder.CloseTransport;
import battlearrow.firestorm.order.AirAllocationOrder.PlaceTyphoon;
import battlearrow.firestorm.order.AirAllocationOrder.RollAircraft;
import battlearrow.firestorm.order.AirAllocationOrder.RollInterdiction;
import battlearrow.firestorm.order.AirAllocationOrder.RollResupply;
import battlearrow.firestorm.order.AirAllocationOrder.SwapForTyphoon;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignAircraft;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignResupply;
import battlearrow.firestorm.order.AirAllocationOrder.UnassignTroop;
import battlearrow.firestorm.order.CampaignOrder.CloseBattlePhase;
import battlearrow.firestorm.order.ExploitationOrder.CloseExploitation;
import battlearrow.firestorm.order.ExploitationOrder.CloseOpening;
import battlearrow.firestorm.order.ExploitationOrder.Exploit;
import battlearrow.firestorm.order.ManoeuvreOrder.WithdrawBattleArrow;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.ReinforcementsOrder.CloseReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceDueReserve;
import battlearrow.firestorm.order.ReinforcementsOrder.PlaceReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReinforcement;
import battlearrow.firestorm.order.ReinforcementsOrder.RollReserve;
import battlearrow.firestorm.order.StrategicMovesOrder.CloseMoves;
import battlearrow.firestorm.order.StrategicMovesOrder.StrategicMove;
import battlearrow.firestorm.order.VictoryPointsOrder.ConfirmTotals;
import battlearrow.firestorm.rulebook.Step;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the strategic desk can order, each under the name its form sends, with what has to be chosen for it. */
enum Deed {
    DROP(AssignDrop.class, Needs.TROOP_AND_AREA, "AIR-06", "AIR-12"),
    TYPHOON(PlaceTyphoon.class, Needs.AREA, "AIR-26"),
    RESUPPLY(AssignResupply.class, Needs.AREA, "AIR-15", "AIR-18"),
    MOUNTAIN(AssignMountain.class, Needs.TROOP_AND_AREA, "AIR-20"),
    SWAP(SwapForTyphoon.class, Needs.NOTHING, "AIR-04"),
    UNASSIGN_TROOP(UnassignTroop.class, Needs.TROOP),
    UNASSIGN_RESUPPLY(UnassignResupply.class, Needs.AREA),
    UNASSIGN_AIRCRAFT(UnassignAircraft.class, Needs.TROOP),
    CLOSE_TRANSPORT(CloseTransport.class, Needs.NOTHING),
    ROLL_AIRCRAFT(RollAircraft.class, Needs.NOTHING, "AIR-01"),
    INTERDICTION(AssignInterdiction.class, Needs.TROOP_AND_AREA, "AIR-24", "AIR-30"),
    CLOSE_SUPPORT(AssignCloseSupport.class, Needs.TROOP_AND_AREA, "AIR-26", "AIR-28"),
    CLOSE_TACTICAL(CloseTactical.class, Needs.NOTHING),
    ROLL_INTERDICTION(RollInterdiction.class, Needs.AREA, "AIR-30", "AIR-35"),
    ROLL_RESUPPLY(RollResupply.class, Needs.AREA, "AIR-18"),
    CLOSE_AIR(CloseAir.class, Needs.NOTHING),
    EXPLOIT(Exploit.class, Needs.TROOP_AND_AREA, "EXP-01", "EXP-08"),
    CLOSE_EXPLOITATION(CloseExploitation.class, Needs.NOTHING),
    CLOSE_OPENING(CloseOpening.class, Needs.NOTHING),
    PLACE(PlaceReinforcement.class, Needs.TROOP_AND_AREA, "RES-01"),
    RESERVE(PlaceDueReserve.class, Needs.TROOP, "RES-10"),
    ROLL_REINFORCEMENT(RollReinforcement.class, Needs.TROOP, "RES-06"),
    ROLL_RESERVE(RollReserve.class, Needs.TROOP, "RES-08"),
    CLOSE_REINFORCEMENT(CloseReinforcement.class, Needs.NOTHING),
    MOVE(StrategicMove.class, Needs.TROOP_AND_AREA, "MOV-04", "MOV-09"),
    CLOSE_MOVES(CloseMoves.class, Needs.NOTHING),
    CONFIRM(ConfirmTotals.class, Needs.NOTHING),
    CLOSE_BATTLES(CloseBattlePhase.class, Needs.NOTHING),
    WITHDRAW_ARROW(WithdrawBattleArrow.class, Needs.BATTLE, "MAN-42");

    /** What has to be chosen before the order can be read back. */
    enum Needs {
        NOTHING,
        TROOP,
        AREA,
        TROOP_AND_AREA,
        BATTLE
    }

    private final Class<? extends Order> kind;
    private final Needs needs;
    private final List<String> rules;

    Deed(Class<? extends Order> kind, Needs needs, String... rules) {
        this.kind = kind;
        this.needs = needs;
        this.rules = List.of(rules);
    }

    /** The order it becomes. */
    Class<? extends Order> kind() {
        return kind;
    }

    /** Whether several of them may be given by one press: nothing is chosen but which die counts. */
    boolean comesTogether() {
        return this == ROLL_REINFORCEMENT || this == ROLL_RESERVE || this == RESERVE;
    }

    boolean needsTroop() {
        return needs == Needs.TROOP || needs == Needs.TROOP_AND_AREA;
    }

    boolean needsArea() {
        return needs == Needs.AREA || needs == Needs.TROOP_AND_AREA;
    }

    /** The rules to read about it. */
    List<String> rules() {
        return rules;
    }

    /** Its part of a message key. */
    String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The deed a form names; empty when it names none we know. */
    static Optional<Deed> find(String name) {
        for (Deed deed : values()) {
            if (deed.name().equals(name)) {
                return Optional.of(deed);
            }
        }
        return Optional.empty();
    }

    /** What a step offers to choose, in the order of the rulebook. */
    static List<Deed> listOf(Step step) {
        return switch (step) {
            case NONE, VICTORY_POINTS -> List.of();
            case OPENING_AIR -> List.of(DROP, TYPHOON, ROLL_INTERDICTION);
            case OPENING_EXPLOITATION, EXPLOITATION_ALLIED, EXPLOITATION_GERMAN -> List.of(EXPLOIT);
            case AIR_AVAILABILITY -> List.of(ROLL_AIRCRAFT);
            case AIR_TRANSPORT -> List.of(DROP, RESUPPLY, MOUNTAIN, SWAP);
            case AIR_TACTICAL_ALLIED, AIR_TACTICAL_GERMAN -> List.of(INTERDICTION, CLOSE_SUPPORT);
            case AIR_RESOLUTION -> List.of(ROLL_INTERDICTION, ROLL_RESUPPLY);
            case REINFORCEMENTS_ALLIED -> List.of(PLACE, RESERVE);
            case REINFORCEMENTS_GERMAN -> List.of(ROLL_REINFORCEMENT, ROLL_RESERVE, RESERVE);
            case MOVES_ALLIED, MOVES_GERMAN -> List.of(MOVE);
        };
    }

    /** What ends a step; empty where the step ends by itself. */
    static Optional<Deed> findClosing(Step step) {
        return switch (step) {
            case NONE, AIR_AVAILABILITY -> Optional.empty();
            case OPENING_AIR, AIR_RESOLUTION -> Optional.of(CLOSE_AIR);
            case OPENING_EXPLOITATION -> Optional.of(CLOSE_OPENING);
            case AIR_TRANSPORT -> Optional.of(CLOSE_TRANSPORT);
            case AIR_TACTICAL_ALLIED, AIR_TACTICAL_GERMAN -> Optional.of(CLOSE_TACTICAL);
            case EXPLOITATION_ALLIED, EXPLOITATION_GERMAN -> Optional.of(CLOSE_EXPLOITATION);
            case REINFORCEMENTS_ALLIED, REINFORCEMENTS_GERMAN -> Optional.of(CLOSE_REINFORCEMENT);
            case MOVES_ALLIED, MOVES_GERMAN -> Optional.of(CLOSE_MOVES);
            case VICTORY_POINTS -> Optional.of(CONFIRM);
        };
    }
}
