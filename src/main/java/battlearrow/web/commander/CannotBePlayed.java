package battlearrow.web.commander;

import battlearrow.firestorm.map.Side;
import org.jspecify.annotations.Nullable;

/**
 * What is left for a battle of a campaign that its players cannot play (H03).
 *
 * @param mayAgree the side whose General the person is, while that side has not yet said that dice should decide; else null
 * @param proposedBy the side whose General has said so, of one alone; null for neither
 * @param isOwnProposal whether it was this person
 * @param isAgreed whether both have
 * @param rulingHref where the person may rule the result; null for who may not
 */
record CannotBePlayed(
        @Nullable Side mayAgree,
        @Nullable Side proposedBy,
        boolean isOwnProposal,
        boolean isAgreed,
        @Nullable String rulingHref) {}
