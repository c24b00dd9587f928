package battlearrow.web.organiser;

import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.CampaignOrder.AwardPoints;
import battlearrow.firestorm.order.CampaignOrder.ReplacePlayer;
import battlearrow.firestorm.order.CampaignOrder.RuleBattle;
import battlearrow.firestorm.order.CampaignOrder.RuleControl;
import battlearrow.firestorm.order.CampaignOrder.RuleMarkers;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInArea;
import battlearrow.firestorm.order.CampaignOrder.RuleTroopInPool;
import battlearrow.firestorm.order.CampaignOrder.SetPoints;
import battlearrow.firestorm.order.CampaignOrder.VoidBattle;
import battlearrow.firestorm.order.CombatOrder.SettleScores;
import battlearrow.firestorm.order.Order;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.GameWinner;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What was chosen for a ruling, as typed; fields that another kind asks for are empty.
 *
 * @param winner a side, or "DRAW"
 * @param person the account of who steps in
 */
record RulingForm(
        String area,
        String side,
        String troop,
        String markers,
        String battle,
        String winner,
        String allied,
        String german,
        String points,
        String person,
        String reason) {
    static final String DRAW = "DRAW";
    static final int LONGEST_REASON = 500;

    /** A field that the request left out is one nobody wrote in. */
    RulingForm {
        area = Objects.requireNonNullElse(area, "");
        side = Objects.requireNonNullElse(side, "");
        troop = Objects.requireNonNullElse(troop, "");
        markers = Objects.requireNonNullElse(markers, "").strip();
        battle = Objects.requireNonNullElse(battle, "");
        winner = Objects.requireNonNullElse(winner, "");
        allied = Objects.requireNonNullElse(allied, "").strip();
        german = Objects.requireNonNullElse(german, "").strip();
        points = Objects.requireNonNullElse(points, "").strip();
        person = Objects.requireNonNullElse(person, "");
        reason = Objects.requireNonNullElse(reason, "").strip();
    }

    /** The fields that are missing or no numbers, in the order of the form. */
    List<String> faults(RulingKind kind) {
        List<String> faults = new ArrayList<>();
        switch (kind) {
            case CONTROL -> {
                note(faults, "area", !area.isBlank());
                note(faults, "side", isSide(side));
            }
            case TROOP_IN_AREA -> {
                note(faults, "troop", !troop.isBlank());
                note(faults, "area", !area.isBlank());
            }
            case TROOP_IN_POOL -> note(faults, "troop", !troop.isBlank());
            case MARKERS -> {
                note(faults, "area", !area.isBlank());
                note(faults, "markers", isNumber(markers));
            }
            case BATTLE -> {
                note(faults, "battle", isNumber(battle));
                note(faults, "winner", isSide(winner) || winner.equals(DRAW));
            }
            case VOID -> note(faults, "battle", isNumber(battle));
            case PLAYER -> {
                note(faults, "battle", isNumber(battle));
                note(faults, "side", isSide(side));
                note(faults, "person", isAccount(person));
            }
            case SCORES -> {
                note(faults, "battle", isNumber(battle));
                note(faults, "allied", isNumber(allied));
                note(faults, "german", isNumber(german));
            }
            case POINTS -> note(faults, "points", isNumber(points));
            case AWARD -> {
                note(faults, "side", isSide(side));
                note(faults, "points", isNumber(points));
            }
        }
        return faults;
    }

    /** The ruling; only for a form without faults. */
    Order order(RulingKind kind) {
        return switch (kind) {
            case CONTROL -> new RuleControl(new AreaId(area), Side.valueOf(side), reason);
            case TROOP_IN_AREA -> new RuleTroopInArea(new TroopId(troop), new AreaId(area), reason);
            case TROOP_IN_POOL -> new RuleTroopInPool(new TroopId(troop), reason);
            case MARKERS -> new RuleMarkers(new AreaId(area), Integer.parseInt(markers), reason);
            case BATTLE ->
                new RuleBattle(Integer.parseInt(battle), winner.equals(DRAW) ? null : Side.valueOf(winner), reason);
            case VOID -> new VoidBattle(Integer.parseInt(battle), reason);
            case PLAYER ->
                new ReplacePlayer(Integer.parseInt(battle), Side.valueOf(side), Player.member(person), reason);
            case SCORES ->
                new SettleScores(
                        Integer.parseInt(battle),
                        Integer.parseInt(allied),
                        Integer.parseInt(german),
                        isSide(winner) || winner.equals(DRAW) ? GameWinner.valueOf(winner) : null,
                        reason);
            case POINTS -> new SetPoints(Integer.parseInt(points));
            case AWARD -> new AwardPoints(Side.valueOf(side), Integer.parseInt(points), reason);
        };
    }

    private static void note(List<String> faults, String field, boolean isFit) {
        if (!isFit) {
            faults.add(field);
        }
    }

    private static boolean isSide(String typed) {
        return typed.equals(Side.ALLIED.name()) || typed.equals(Side.GERMAN.name());
    }

    private static boolean isAccount(String typed) {
        return typed.matches("[1-9][0-9]{0,17}");
    }

    private static boolean isNumber(String typed) {
        return typed.matches("[0-9]{1,6}");
    }
}
