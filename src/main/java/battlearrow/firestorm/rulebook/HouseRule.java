package battlearrow.firestorm.rulebook;

import static battlearrow.firestorm.rulebook.HouseRuleValues.choice;
import static battlearrow.firestorm.rulebook.HouseRuleValues.number;
import static battlearrow.firestorm.rulebook.HouseRuleValues.onOff;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The switches an organiser may set, each with its values and the reading of the rulebook that is our default. The
 * sentences for people stand in {@code rulebook/house-rules.json}: the question, what each value does, how the book reads
 * and who is served. Ledger 3.8 and ORG-11.
 */
public enum HouseRule {
    HR_01("attackerAreaAtStake", Section.AFTER_ACTION, "A-01", "on", onOff()),
    HR_02("battleWinner", Section.COMBAT, "A-02", "higherFowVp", choice("higherFowVp", "declaredWinner")),
    HR_03("bothSidesRoll", Section.AFTER_ACTION, "A-03", "both", choice("both", "winner")),
    HR_04("retreatSplit", Section.AFTER_ACTION, "A-05", "on", onOff()),
    HR_05("aircraftAreGroundTroops", Section.AFTER_ACTION, "A-09", "on", onOff()),
    HR_06("commitOrder", Section.MANOEUVRE, "A-12", "initiativeFirst", choice("initiativeFirst", "bothSecret")),
    HR_07("depotDefenceScores", Section.VICTORY_POINTS, "A-13", "off", onOff()),
    HR_08("doubleDecline", Section.WARGAME, "A-15", "asStated", choice("asStated", "wargameRollsAgain")),
    HR_09("armourDistance", Section.MANOEUVRE, "A-17", "alongRoad", choice("alongRoad", "mapDistance")),
    HR_10("interdictedDepotSelfSupply", Section.SUPPLY, "A-23", "off", onOff()),
    HR_11(
            "interdictionEnds",
            Section.AIR_ALLOCATION,
            "A-24",
            "nextStrategicPhase",
            choice("nextStrategicPhase", "startOfNextTurn")),
    HR_12("interdictionCountsAtEnd", Section.VICTORY_POINTS, "A-25", "on", onOff()),
    HR_13(
            "heavyBan",
            Section.AIRBORNE_SUPPLY,
            "A-28",
            "allFunctions",
            choice("allFunctions", "supplyAndArtilleryOnly")),
    HR_14("additionalMarkerZone", Section.AIRBORNE_SUPPLY, "A-29", "anyInReach", choice("anyInReach", "supplyingZone")),
    HR_15("preventCost", Section.AIRBORNE_SUPPLY, "A-30", "perTroop", choice("perTroop", "perBattle")),
    HR_16("holdWhenCutOff", Section.AIRBORNE_SUPPLY, "A-31", "on", onOff()),
    HR_17("markerCapAllZones", Section.AIRBORNE_SUPPLY, "A-35", "on", onOff()),
    HR_18("markersOnCapture", Section.AIRBORNE_SUPPLY, "A-36", "removed", choice("removed", "stayUnusable")),
    HR_19("parasOnAirfields", Section.AIR_ALLOCATION, "A-38", "off", onOff()),
    HR_20("dropAndResupplySameZone", Section.AIR_ALLOCATION, "A-39", "on", onOff()),
    HR_21("roadBarsAirfieldResupply", Section.AIR_ALLOCATION, "A-40", "off", onOff()),
    HR_22("aircraftDieFaces", Section.AIR_ALLOCATION, "A-42", "1,1,2,2,3,3", new HouseRuleValues.Faces(6, 3)),
    HR_23("fw190RollsForDepot", Section.REINFORCEMENTS, "A-46", "off", onOff()),
    HR_24("openingDrops", Section.OPENING, "A-49", "6", number(0, 12)),
    HR_25("openingTyphoon", Section.OPENING, "A-49", "casOnly", choice("casOnly", "none", "full")),
    HR_26(
            "openingExploitation",
            Section.OPENING,
            "A-49",
            "unlimited",
            number(0, 28).or("unlimited")),
    HR_27("mgAircraft", Section.AIR_ALLOCATION, "A-51", "die", choice("die", "schedule")),
    HR_28("townMissionRow", Section.COMBAT, "A-52", "asScenarioData", choice("asScenarioData", "byAgreement")),
    HR_29("wargameBonusCells", Section.WARGAME, "A-53", "asScenarioData", choice("asScenarioData", "printedOnly")),
    HR_30(
            "exploitationLimit",
            Section.EXPLOITATION,
            "A-58",
            "none",
            number(0, 28).or("none")),
    HR_31(
            "airborneExploitPays",
            Section.EXPLOITATION,
            "A-59",
            "onlyWhenOutOfSupply",
            choice("onlyWhenOutOfSupply", "always")),
    HR_32(
            "germanDepotNumbers",
            Section.REINFORCEMENTS,
            "A-57",
            "Rotterdam,Amsterdam,Apeldorn,Wesel,Kleve,Ruhr",
            new HouseRuleValues.Names("Rotterdam", "Amsterdam", "Apeldorn", "Wesel", "Kleve", "Ruhr")),
    HR_33("alliedPlacement", Section.REINFORCEMENTS, "A-62", "compulsory", choice("compulsory", "optional")),
    HR_34("exactlyFifty", Section.VICTORY_POINTS, "A-64", "tactical", choice("tactical", "draw")),
    HR_35("planObjectivesMax", Section.PLANNING, "A-71", "3", number(1, 3)),
    HR_36("normalPoints", Section.COMBAT, null, "1500", number(100, 10_000)),
    HR_37("battlesPerTurnCap", Section.MANOEUVRE, "A-74", "none", number(1, 99).or("none")),
    HR_38(
            "konigstigerReserves",
            Section.OPENING,
            "A-55",
            "asScenarioData",
            choice("asScenarioData", "Wesel+Kleve", "Apeldorn+Wesel")),
    HR_39("blockedScheduledDrop", Section.AIR_ALLOCATION, "A-51", "waits", choice("waits", "mayChooseAnother")),
    HR_40("reductionRounding", Section.SUPPLY, "A-75", "down", choice("down", "nearest5")),
    HR_41("halvingRounding", Section.VICTORY_POINTS, "A-67", "down", choice("down", "up")),
    HR_42("lastMarker", Section.AIRBORNE_SUPPLY, "A-33", "artilleryFirst", choice("artilleryFirst", "supplyFirst")),
    HR_43("depotAttackScores", Section.VICTORY_POINTS, "A-13", "each", choice("each", "oncePerDepotAndTurn"));

    /** The part of the game a switch belongs to, in the order of the rulebook. */
    public enum Section {
        OPENING,
        PLANNING,
        MANOEUVRE,
        SUPPLY,
        AIRBORNE_SUPPLY,
        COMBAT,
        AFTER_ACTION,
        AIR_ALLOCATION,
        EXPLOITATION,
        REINFORCEMENTS,
        VICTORY_POINTS,
        WARGAME
    }

    private final String key;
    private final Section section;
    private final @Nullable String ambiguity;
    private final String defaultValue;
    private final HouseRuleValues allowed;

    HouseRule(String key, Section section, @Nullable String ambiguity, String defaultValue, HouseRuleValues allowed) {
        this.key = key;
        this.section = section;
        this.ambiguity = ambiguity;
        this.defaultValue = defaultValue;
        this.allowed = allowed;
    }

    /** Finds a switch by its key or its number; empty for anything else: {@code preventCost}, {@code HR-15}. */
    public static Optional<HouseRule> find(String name) {
        for (HouseRule rule : values()) {
            if (rule.key.equals(name) || rule.id().equals(name)) {
                return Optional.of(rule);
            }
        }
        return Optional.empty();
    }

    /** Its number in the ledger: {@code HR-15}. */
    public String id() {
        return name().replace('_', '-');
    }

    /** The name of the switch: {@code attackerAreaAtStake}. */
    public String key() {
        return key;
    }

    public Section section() {
        return section;
    }

    /** The unclear place of the rulebook it chooses a reading of ({@code A-30}); empty where the book is clear but free. */
    public Optional<String> findAmbiguity() {
        return Optional.ofNullable(ambiguity);
    }

    /** The value that stands unless the organiser chose another. */
    public String defaultValue() {
        return defaultValue;
    }

    /** The values it may have. */
    public HouseRuleValues allowed() {
        return allowed;
    }

    /** Whether it speaks of set-up and opening only, so that nothing can change once the campaign has started. */
    public boolean endsWithTheOpening() {
        return section == Section.OPENING;
    }

    /**
     * A value as it is kept, from what somebody typed: blanks and capitals do not matter. Empty when it is none of the values
     * allowed; {@link #objection} says why.
     */
    public Optional<String> findValue(String typed) {
        return allowed.find(typed);
    }

    /** The complaint about a value, in the club's words; empty when it is allowed (ORG-11). */
    public Optional<Refusal> objection(String typed) {
        return findValue(typed).isPresent() ? Optional.empty() : Optional.of(allowed.complaint(this, typed.strip()));
    }
}
