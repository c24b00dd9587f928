package battlearrow.firestorm.manoeuvre;

import battlearrow.firestorm.airbornesupply.BattleSupply;
import battlearrow.firestorm.airbornesupply.StockedZones;
import battlearrow.firestorm.dice.Dice;
import battlearrow.firestorm.event.ManoeuvreEvent;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.forces.TroopSet;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.map.Terrain;
import battlearrow.firestorm.order.ManoeuvreOrder.CommitTroops;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rule.KnownThings;
import battlearrow.firestorm.rule.Objections;
import battlearrow.firestorm.rule.OrderRule;
import battlearrow.firestorm.rule.Outcome;
import battlearrow.firestorm.rule.Roles;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.firestorm.supply.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which Firestorm Troops a side commits to its battle: none to two (MAN-21, MAN-23) that stand in its own battle area
 * (MAN-22, MAN-41), or Allied armour within reach (MAN-30 to MAN-35). Parachute Artillery Support takes the place of one
 * Troop (ABN-17) and one marker of its own (ABN-18). The holder of the initiative chooses first, the other replies, each once
 * (MAN-25); under HR-06 both choose in secret and in any order. When both have chosen, supply is checked by itself.
 *
 * <p>Refused, in this order: MAN-25 (SUP-01 once both have chosen); MAN-22, MAN-30, MAN-34, MAN-31, MAN-32, MAN-33; ROLE-11;
 * ABN-01, ABN-16 (and ABN-02 for a zone without marker); MAN-38; ABN-09; ABN-19; MAN-21; MAN-24.
 *
 * <p>Ledger MAN-21 to MAN-35, MAN-38, MAN-41, ABN-16 to ABN-19. Rulebook: Choose Firestorm Troops.
 */
final class CommittingTroops implements OrderRule<CommitTroops> {
    @Override
    public List<CommitTroops> candidates(Situation situation, Actor by) {
        return CommitmentChoices.list(situation, by, this);
    }

    @Override
    public List<Refusal> objections(Situation situation, Actor by, CommitTroops order) {
        Optional<Refusal> notOpen = KnownThings.mustBeOpen(situation, order.battle());
        if (notOpen.isPresent()) {
            return List.of(notOpen.get());
        }
        Battle battle = situation.findBattle(order.battle()).orElseThrow();
        Objections objections = new Objections().add(Roles.mustPlay(by, battle, order.side()));
        Objections unknown = new Objections();
        order.troops().forEach(troop -> unknown.add(KnownThings.mustKnow(situation, troop)));
        order.artillery().forEach(zone -> unknown.add(KnownThings.mustKnow(situation, zone)));
        Optional<Refusal> untimely = mustBeDue(situation, battle, order.side());
        objections.addAll(unknown.list()).add(untimely);
        if (!unknown.isEmpty() || battle.findArrow().isEmpty()) {
            return objections.list();
        }
        List<FirestormTroop> troops = new ArrayList<>();
        order.troops().forEach(troop -> troops.add(situation.troop(troop)));
        List<Area> zones = new ArrayList<>();
        order.artillery().forEach(zone -> zones.add(situation.area(zone)));
        return objections
                .addAll(against(situation, battle, order.side(), troops, zones))
                .list();
    }

    /** What the map says against a choice, whoever makes it and whenever. */
    static List<Refusal> against(
            Situation situation, Battle battle, Side side, List<FirestormTroop> troops, List<Area> zones) {
        Objections objections = new Objections();
        objectToPlaces(objections, situation, battle, side, troops);
        objectToZones(objections, situation, battle, side, zones);
        objectToAircraft(objections, battle, troops);
        objectToSupply(objections, situation, battle, troops, zones);
        objectToNumbers(objections, situation, battle, troops, zones);
        return objections.list();
    }

    private static Optional<Refusal> mustBeDue(Situation situation, Battle battle, Side side) {
        if (battle.findArrow().isEmpty()) {
            return Optional.of(Refusal.variant(Rule.MAN_25, 2));
        }
        if (!battle.stage().isBefore(Stage.SUPPLY_CHECKED)) {
            return Optional.of(Refusal.variant(Rule.SUP_01, 2, battle.arrowNumber()));
        }
        if (battle.party(side).hasChosen()) {
            return Optional.of(Refusal.variant(Rule.MAN_25, 3, side));
        }
        return battle.isAt(Stage.PLACED) && side != battle.attacker() && !SealedCommitments.areUsed(situation)
                ? Optional.of(Refusal.of(Rule.MAN_25, battle.attacker()))
                : Optional.empty();
    }

    private static void objectToPlaces(
            Objections objections, Situation situation, Battle battle, Side side, List<FirestormTroop> troops) {
        Area own = battle.ownArea(side);
        for (FirestormTroop troop : troops) {
            if (troop.side() != side) {
                objections.add(Refusal.variant(Rule.MAN_22, 2, troop, side));
            } else if (!situation.isIn(troop, own) && !ArmourReach.concerns(situation, battle, troop)) {
                objections.when(true, Rule.MAN_22, troop, own);
            }
        }
        List<FirestormTroop> armour = new ArrayList<>();
        for (FirestormTroop troop : troops) {
            if (troop.side() == side && ArmourReach.concerns(situation, battle, troop)) {
                armour.add(troop);
            }
        }
        ArmourReach.object(objections, situation, battle, armour);
    }

    private static void objectToZones(
            Objections objections, Situation situation, Battle battle, Side side, List<Area> zones) {
        if (zones.isEmpty()) {
            return;
        }
        objections.when(side == Side.GERMAN, Rule.ROLE_11);
        Area point = battle.arrow().point();
        List<Area> stocked = StockedZones.forArtillery(situation, point);
        for (Area zone : Set.copyOf(zones)) {
            if (!zone.isZone()) {
                objections.when(true, Rule.ABN_01, zone);
            } else if (!stocked.contains(zone)) {
                objections.when(true, Rule.ABN_16, point, zone);
                objections.when(
                        situation.markers(zone) == 0, Rule.ABN_02, zone); // ABN-18: it costs a marker of its own
            }
        }
    }

    private static void objectToAircraft(Objections objections, Battle battle, List<FirestormTroop> troops) {
        Area point = battle.arrow().point();
        for (FirestormTroop troop : troops) {
            objections.when(
                    troop.type().barredFromTown() && point.terrain() == Terrain.TOWN, Rule.MAN_38, troop, point);
        }
    }

    private static void objectToSupply(
            Objections objections, Situation situation, Battle battle, List<FirestormTroop> troops, List<Area> zones) {
        if (zones.isEmpty()) {
            return;
        }
        objections.add(BattleSupply.findBarringTroop(troops).map(heavy -> Refusal.of(Rule.ABN_09, heavy)));
        objections.when(zones.size() > 1, Rule.ABN_19);
        Area own = battle.ownArea(Side.ALLIED);
        boolean lastMarkerIsForSupply = situation.houseRules().is(HouseRule.HR_42, "supplyFirst")
                && BattleSupply.isLastMarker(situation, zones.getFirst(), own)
                && BattleSupply.asksForSupply(situation, own, troops)
                && !Supply.of(situation, Side.ALLIED).isInSupply(own);
        if (lastMarkerIsForSupply) {
            objections.add(Refusal.variant(Rule.ABN_06, 2, zones.getFirst(), own));
        }
    }

    private static void objectToNumbers(
            Objections objections, Situation situation, Battle battle, List<FirestormTroop> troops, List<Area> zones) {
        int holes = situation.tables().limit("firestormTroopsCommittedPerSide");
        objections.when(troops.size() + zones.size() > holes, Rule.MAN_21, holes);
        TroopSet seen = TroopSet.NONE;
        for (FirestormTroop troop : troops) {
            if (seen.has(troop)) {
                objections.add(Refusal.variant(Rule.MAN_24, 2, troop));
            }
            seen = seen.with(troop);
            situation
                    .findCommitment(troop)
                    .filter(other -> other.number() != battle.number())
                    .ifPresent(other -> objections.when(true, Rule.MAN_24, troop, other.arrowNumber()));
        }
    }

    @Override
    public void carryOut(CommitTroops order, Actor by, Dice dice, Outcome outcome) {
        if (SealedCommitments.areUsed(outcome.now())) {
            SealedCommitments.carryOut(order, outcome);
            return;
        }
        commit(order, outcome);
        if (outcome.now()
                .findBattle(order.battle())
                .orElseThrow()
                .party(order.side().enemy())
                .committed()) {
            SupplyCheck.carryOut(order.battle(), outcome);
        }
    }

    /** Puts the Troops and the artillery on the arrow. */
    static void commit(CommitTroops order, Outcome outcome) {
        Battle battle = outcome.now().findBattle(order.battle()).orElseThrow();
        AreaId own = battle.ownArea(order.side()).id();
        for (TroopId id : order.troops()) {
            outcome.now()
                    .findArea(outcome.now().troop(id))
                    .map(Area::id)
                    .filter(from -> !from.equals(own))
                    .ifPresent(from ->
                            outcome.add(new ManoeuvreEvent.ArmourBroughtUp(order.battle(), id, from, own))); // MAN-35
        }
        outcome.add(new ManoeuvreEvent.TroopsCommitted(order.battle(), order.side(), order.troops()));
        for (AreaId zone : order.artillery()) {
            outcome.add(new ManoeuvreEvent.ArtilleryTaken(order.battle(), zone));
        }
    }
}
