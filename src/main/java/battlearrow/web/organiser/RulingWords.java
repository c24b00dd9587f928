package battlearrow.web.organiser;

import battlearrow.campaign.People;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.order.CampaignOrder.AwardPoints;
import battlearrow.firestorm.order.CampaignOrder.ChangeHouseRule;
import battlearrow.firestorm.order.CampaignOrder.RecordBattles;
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
import battlearrow.firestorm.order.RecordedBattle;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.scenario.HouseRuleText;
import battlearrow.tables.BattleRecord;
import battlearrow.tables.Moment;
import battlearrow.web.campaign.Words;
import org.springframework.stereotype.Component;

/** Reads a ruling back in a full sentence. */
@Component
class RulingWords {
    private final Words words;
    private final People people;

    RulingWords(Words words, People people) {
        this.words = words;
        this.people = people;
    }

    /** @param order a ruling */
    String sentence(long campaignId, Moment now, Order order) {
        return switch (order) {
            case RuleControl ruling -> words.of("organiser.ruled.control", area(now, ruling.area()), ruling.side());
            case RuleTroopInArea ruling ->
                words.of("organiser.ruled.troop-in-area", troop(now, ruling.troop()), area(now, ruling.area()));
            case RuleTroopInPool ruling -> words.of("organiser.ruled.troop-in-pool", troop(now, ruling.troop()));
            case RuleMarkers ruling -> words.of("organiser.ruled.markers", area(now, ruling.zone()), ruling.markers());
            case RuleBattle ruling -> {
                String battle = battle(now, ruling.battle());
                yield ruling.winner() == null
                        ? words.of("organiser.ruled.draw", battle)
                        : words.of("organiser.ruled.battle", battle, ruling.winner());
            }
            case VoidBattle ruling -> words.of("organiser.ruled.void", battle(now, ruling.battle()));
            case ReplacePlayer ruling -> replaced(campaignId, now, ruling);
            case SettleScores ruling ->
                words.of("organiser.ruled.scores", battle(now, ruling.battle()), ruling.allied(), ruling.german());
            case ChangeHouseRule change -> houseRule(change);
            case AwardPoints ruling -> words.of("organiser.ruled.award", ruling.side(), ruling.points());
            case RecordBattles ruling ->
                words.of(
                        "organiser.ruled.record",
                        words.list(ruling.battles().stream()
                                .map(RecordedBattle::name)
                                .toList()));
            case SetPoints change -> words.of("organiser.ruled.points", change.points());
            default ->
                throw new IllegalArgumentException(
                        "No ruling: " + order.getClass().getSimpleName());
        };
    }

    /** "Battle 5, Grave Bridge to Veghel Bridge: Harriet plays the Allied part." */
    private String replaced(long campaignId, Moment now, ReplacePlayer ruling) {
        return words.of(
                "organiser.ruled.player",
                battle(now, ruling.battle()),
                people.displayName(campaignId, ruling.player().person()),
                ruling.side());
    }

    /** "From turn 3 on, who rolls to destroy: Only the winner rolls". */
    private String houseRule(ChangeHouseRule change) {
        HouseRuleText text = HouseRuleText.of(HouseRule.find(change.rule()).orElseThrow());
        return words.of(
                "organiser.ruled.house-rule",
                change.fromTurn(),
                text.name(),
                text.say(text.rule().findValue(change.value()).orElseThrow()).label());
    }

    /** "Battle 5, Grave Bridge to Maas-Waal Canal Bridge". */
    String battle(Moment now, int number) {
        return now.findBattle(number)
                .map(BattleRecord::battle)
                .flatMap(battle -> battle.findArrow())
                .map(arrow -> words.of("organiser.ruled.arrow", arrow.number(), arrow.tail(), arrow.point()))
                .orElseGet(() -> words.of("organiser.ruled.no-arrow", Integer.toString(number)));
    }

    private static Object area(Moment now, AreaId id) {
        return now.situation().findArea(id).<Object>map(area -> area).orElse(id.value());
    }

    private static Object troop(Moment now, TroopId id) {
        return now.situation().findTroop(id).<Object>map(troop -> troop).orElse(id.value());
    }
}
