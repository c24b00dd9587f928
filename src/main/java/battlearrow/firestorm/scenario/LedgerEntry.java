package battlearrow.firestorm.scenario;

import battlearrow.firestorm.rulebook.Rule;

/**
 * One rule of the ledger as the rules page shows it.
 *
 * @param group the letters before the number: {@code MAN}
 * @param section what the group is about, in words
 * @param text the rule, one checkable fact
 * @param where the rulebook's headings it stands under
 * @param phase when, and who acts
 * @param refusal the sentence of a refusal, or "computed" where no order can break the rule
 * @param vector an example with its result; those marked "book" are the rulebook's own
 */
public record LedgerEntry(
        Rule rule,
        String group,
        String section,
        String text,
        String where,
        String phase,
        String refusal,
        String vector) {
    public String id() {
        return rule.id();
    }
}
