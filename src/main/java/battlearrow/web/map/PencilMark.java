package battlearrow.web.map;

import battlearrow.firestorm.map.AreaId;

/** What a General drew on a battle plan, in red pencil: rings around objectives, and arrows. */
public sealed interface PencilMark {
    /** A ring with its number around an area that is to be taken or held. */
    record Ring(int number, AreaId area) implements PencilMark {}

    /** A stroke from one area to another. */
    record Stroke(AreaId from, AreaId into) implements PencilMark {}
}
