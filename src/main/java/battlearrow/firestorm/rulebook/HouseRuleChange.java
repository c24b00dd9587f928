package battlearrow.firestorm.rulebook;

/**
 * A house rule that gets another value during play, from a turn named beforehand (ORG-11).
 *
 * @param fromTurn the Campaign Turn with whose Planning Phase it comes into force, 2 to 5
 */
public record HouseRuleChange(HouseRule rule, String value, int fromTurn) {}
