package battlearrow.firestorm.cases;

import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.Scenario;
import java.util.Optional;

/** Finds areas and Troops of a scenario by the names the cases use: printed name or id. */
record Names(Scenario scenario) {
    Optional<Area> findArea(String name) {
        return scenario.map().areas().stream()
                .filter(area -> area.name().equals(name) || area.id().value().equals(name))
                .findFirst();
    }

    Optional<FirestormTroop> findTroop(String name) {
        return scenario.troops().stream()
                .filter(troop -> troop.unit().equals(name) || troop.id().value().equals(name))
                .findFirst();
    }

    Area area(String name) {
        return findArea(name).orElseThrow(() -> new IllegalArgumentException("no area \"" + name + "\""));
    }

    FirestormTroop troop(String name) {
        return findTroop(name).orElseThrow(() -> new IllegalArgumentException("no Troop \"" + name + "\""));
    }

    /** The id an order names the area by; what is unknown is sent as it is written. */
    AreaId areaId(String name) {
        return findArea(name).map(Area::id).orElse(new AreaId(name));
    }

    TroopId troopId(String name) {
        return findTroop(name).map(FirestormTroop::id).orElse(new TroopId(name));
    }

    static Side side(String word) {
        return switch (word) {
            case "Allied" -> Side.ALLIED;
            case "German" -> Side.GERMAN;
            default -> throw new IllegalArgumentException("no side \"" + word + "\"");
        };
    }
}
