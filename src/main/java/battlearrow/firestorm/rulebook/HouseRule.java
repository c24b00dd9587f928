package battlearrow.firestorm.rulebook;

/**
 * The switches an organiser may set before a campaign starts, each with the reading of the rulebook that is our default.
 * The values and who they serve are explained in {@code rulebook/ambiguities.json}. Ledger 3.8 and ORG-11.
 */
public enum HouseRule {
    HR_01("attackerAreaAtStake", "on"),
    HR_02("battleWinner", "higherFowVp"),
    HR_03("bothSidesRoll", "both"),
    HR_04("retreatSplit", "on"),
    HR_05("aircraftAreGroundTroops", "on"),
    HR_06("commitOrder", "initiativeFirst"),
    HR_07("depotDefenceScores", "off"),
    HR_08("doubleDecline", "asStated"),
    HR_09("armourDistance", "alongRoad"),
    HR_10("interdictedDepotSelfSupply", "off"),
    HR_11("interdictionEnds", "nextStrategicPhase"),
    HR_12("interdictionCountsAtEnd", "on"),
    HR_13("heavyBan", "allFunctions"),
    HR_14("additionalMarkerZone", "anyInReach"),
    HR_15("preventCost", "perTroop"),
    HR_16("holdWhenCutOff", "on"),
    HR_17("markerCapAllZones", "on"),
    HR_18("markersOnCapture", "removed"),
    HR_19("parasOnAirfields", "off"),
    HR_20("dropAndResupplySameZone", "on"),
    HR_21("roadBarsAirfieldResupply", "off"),
    HR_22("aircraftDieFaces", "1,1,2,2,3,3"),
    HR_23("fw190RollsForDepot", "off"),
    HR_24("openingDrops", "6"),
    HR_25("openingTyphoon", "casOnly"),
    HR_26("openingExploitation", "unlimited"),
    HR_27("mgAircraft", "die"),
    HR_28("townMissionRow", "asScenarioData"),
    HR_29("wargameBonusCells", "asScenarioData"),
    HR_30("exploitationLimit", "none"),
    HR_31("airborneExploitPays", "onlyWhenOutOfSupply"),
    HR_32("germanDepotNumbers", "Rotterdam,Amsterdam,Apeldorn,Wesel,Kleve,Ruhr"),
    HR_33("alliedPlacement", "compulsory"),
    HR_34("exactlyFifty", "tactical"),
    HR_35("planObjectivesMax", "3"),
    HR_36("normalPoints", "1500"),
    HR_37("battlesPerTurnCap", "none"),
    HR_38("konigstigerReserves", "asScenarioData"),
    HR_39("blockedScheduledDrop", "waits"),
    HR_40("reductionRounding", "down"),
    HR_41("halvingRounding", "down"),
    HR_42("lastMarker", "artilleryFirst"),
    HR_43("depotAttackScores", "each");

    private final String key;
    private final String defaultValue;

    HouseRule(String key, String defaultValue) {
        this.key = key;
        this.defaultValue = defaultValue;
    }

    /** The name of the switch: {@code attackerAreaAtStake}. */
    public String key() {
        return key;
    }

    /** The value that stands unless the organiser chose another. */
    public String defaultValue() {
        return defaultValue;
    }
}
