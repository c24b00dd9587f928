package battlearrow.web.map;

import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;

/** A road between two areas that carries a side's supply. */
public record RoadLine(Side side, AreaId from, AreaId into) {}
