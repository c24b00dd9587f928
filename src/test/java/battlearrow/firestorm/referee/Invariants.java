package battlearrow.firestorm.referee;

import battlearrow.firestorm.event.AfterActionEvent.AdvanceBegun;
import battlearrow.firestorm.event.AfterActionEvent.AfterActionBegun;
import battlearrow.firestorm.event.AfterActionEvent.AreaHeld;
import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.AfterActionEvent.DepotAttackScored;
import battlearrow.firestorm.event.AfterActionEvent.DestroyRolled;
import battlearrow.firestorm.event.AfterActionEvent.TroopAdvanced;
import battlearrow.firestorm.event.AfterActionEvent.TroopCaptured;
import battlearrow.firestorm.event.AfterActionEvent.TroopRetreated;
import battlearrow.firestorm.event.AfterActionEvent.TroopSaved;
import battlearrow.firestorm.event.AirAllocationEvent.DepotInterdicted;
import battlearrow.firestorm.event.AirAllocationEvent.DropMade;
import battlearrow.firestorm.event.AirAllocationEvent.ResupplyMade;
import battlearrow.firestorm.event.CampaignEvent.PhaseOpened;
import battlearrow.firestorm.event.Event;
import battlearrow.firestorm.event.ManoeuvreEvent.ArtilleryTaken;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleArrowPlaced;
import battlearrow.firestorm.event.ManoeuvreEvent.BattleCancelled;
import battlearrow.firestorm.event.ManoeuvreEvent.SupplyDrawn;
import battlearrow.firestorm.event.MapEvent.ControlChanged;
import battlearrow.firestorm.event.MapEvent.MarkersRemoved;
import battlearrow.firestorm.event.MapEvent.MarkersReturned;
import battlearrow.firestorm.event.MovementEvent.ReinforcementPlaced;
import battlearrow.firestorm.event.MovementEvent.ReserveArrived;
import battlearrow.firestorm.event.MovementEvent.TroopExploited;
import battlearrow.firestorm.event.WargameEvent.TempoRolled;
import battlearrow.firestorm.forces.FirestormTroop;
import battlearrow.firestorm.forces.Place;
import battlearrow.firestorm.forces.ReturnsBy;
import battlearrow.firestorm.forces.TroopId;
import battlearrow.firestorm.forces.TroopSet;
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.HouseRules;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import battlearrow.firestorm.victorypoints.CampaignOutcome;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What holds after every accepted order, by the numbers of the ledger: INV-01 to INV-20, INV-22, INV-25 to INV-48, INV-51 and
 * INV-53. Of a ruling INV-10 and INV-33 are not asked, nor INV-41 and the second half of INV-36 after one: it may put right what orders could not. It says
 * nothing for what holds and throws for what does not, without the means of a test library, as it is asked millions of times.
 *
 * <p>It folds the events of the whole game once more on its own, so that the twin it comes to shares nothing with the situation
 * the referee is asked about.
 */
final class Invariants {
    private static final int SUPPLY_IS_COMPARED_EVERY = 25;
    private static final int GREATEST_LEAD_TRIED = 120;

    private final Map<HouseRule, Set<String>> everInForce = new EnumMap<>(HouseRule.class);
    private final Map<Integer, Spent> spentInBattle = new HashMap<>();
    private @Nullable HouseRules lastHouseRules;
    private Situation twin;
    private int orders;
    private boolean ruled;
    private int rolledForThisTurn;
    private int foughtThisTurn;

    /** @param start the situation the game begins with */
    Invariants(Situation start) {
        this.twin = start;
    }

    /** The situation all events so far lead to, folded apart. */
    Situation twin() {
        return twin;
    }

    /** @param ruling whether the organiser has ruled, who may put a Troop where no order could bring it */
    void check(Situation before, List<Event> events, Situation after, boolean ruling) {
        ruled |= ruling;
        rememberHouseRules(after.houseRules());
        places(after);
        control(after);
        markers(after);
        victoryPoints(before, after);
        arrows(after);
        missions(after);
        strategicPhase(after);
        track(before, events, after);
        time(before, after);
        if (!ruling) {
            for (FirestormTroop troop : before.scenario().troops()) {
                if (before.isCaptured(troop) && !after.isCaptured(troop)) {
                    throw broken("INV-10", troop);
                }
            }
            markersAdded(before, events, after);
        }
        steps(events);
        holds(twin.equals(after), "INV-22");
        if (++orders % SUPPLY_IS_COMPARED_EVERY == 0) {
            supply(after);
        }
        if (after.isIn(Phase.FINISHED)) {
            outcome(after);
        }
    }

    private void rememberHouseRules(HouseRules now) {
        if (now.equals(lastHouseRules)) {
            return;
        }
        lastHouseRules = now;
        for (HouseRule rule : HouseRule.values()) {
            everInForce.computeIfAbsent(rule, none -> new HashSet<>()).add(now.value(rule));
        }
    }

    private static void holds(boolean condition, String invariant) {
        if (!condition) {
            throw broken(invariant);
        }
    }

    private static void holds(boolean condition, String invariant, Object about) {
        if (!condition) {
            throw broken(invariant, about);
        }
    }

    private static AssertionError broken(String invariant, Object... about) {
        return new AssertionError(invariant + " does not hold: " + Arrays.toString(about));
    }

    /** INV-01, INV-02, INV-04, INV-05, INV-09 */
    private static void places(Situation situation) {
        for (FirestormTroop troop : situation.scenario().troops()) {
            switch (situation.place(troop)) {
                case Place.InArea in -> {
                    if (!situation.controls(troop.side(), in.area())) {
                        throw broken("INV-04", troop, in.area());
                    }
                }
                case Place.InReserve reserve -> {
                    Area depot = reserve.depot();
                    if (depot != null && !depot.airfield() && !depot.isDepotOf(troop.side())) {
                        throw broken("INV-01 in reserve", troop, depot);
                    }
                }
                case Place.Interdicting on -> {
                    if (!troop.isAircraft()
                            || troop.side() != Side.ALLIED
                            || !on.depot().isDepotOf(Side.GERMAN)) {
                        throw broken("INV-01 interdicting", troop, on.depot());
                    }
                }
                case Place.ReinforcementPool pool -> {}
                case Place.Captured captured -> {}
            }
        }
    }

    /** INV-03, INV-08 */
    private static void control(Situation situation) {
        AreaSet allied = situation.areasOf(Side.ALLIED);
        AreaSet german = situation.areasOf(Side.GERMAN);
        holds(allied.and(german).isEmpty(), "INV-03");
        holds(allied.or(german).size() == situation.map().areas().size(), "INV-03");
        for (Side side : Side.values()) {
            for (Area depot : situation.scenario().listDepots(side)) {
                holds(situation.control(depot) == side, "INV-08", depot);
            }
        }
    }

    /** INV-06, INV-07 */
    private void markers(Situation situation) {
        int most = situation.tables().limit("supplyMarkersPerZone");
        for (Area area : situation.map().areas()) {
            int markers = situation.markers(area);
            if (markers != 0) {
                boolean capped = area.isLandingOrDropZone()
                        || !everInForce(HouseRule.HR_17).contains("off");
                holds(markers > 0 && (markers <= most || !capped), "INV-06", area);
                boolean mayLie = situation.controls(Side.ALLIED, area)
                        || everInForce(HouseRule.HR_18).contains("stayUnusable");
                holds(area.isZone() && mayLie, "INV-07", area);
            }
        }
    }

    /** What a switch has been set to so far: markers that lie where they may stay there when the rule changes. */
    private Set<String> everInForce(HouseRule rule) {
        return everInForce.getOrDefault(rule, Set.of(rule.defaultValue()));
    }

    /** INV-15, INV-16, INV-17 */
    private void victoryPoints(Situation before, Situation after) {
        VictoryPoints points = VictoryPoints.of(after);
        if (sameForVictoryPoints(before, after)) {
            holds(points.equals(VictoryPoints.of(before)), "INV-15");
        }
        int objectives = 0;
        boolean allInSupply = true;
        for (Side side : Side.values()) {
            int captured = 0;
            for (VictoryPoints.Item item : points.items(side)) {
                holds(item.points() >= 0, "INV-17", item);
                if (item instanceof VictoryPoints.Objective objective) {
                    objectives += objective.points();
                    allInSupply &= objective.inSupply();
                } else if (item instanceof VictoryPoints.CapturedTroop troop) {
                    captured += troop.points();
                }
            }
            int expected = 0;
            for (FirestormTroop troop : after.scenario().troops()) {
                if (troop.side() == side.enemy() && after.isCaptured(troop)) {
                    expected += troop.type().captureValue();
                }
            }
            holds(captured == expected, "INV-17", side);
        }
        int all = 0;
        for (Area area : after.map().areas()) {
            all += area.objectiveValue();
        }
        holds(objectives <= all, "INV-16");
        holds(allInSupply == (objectives == all), "INV-16");
    }

    /** INV-15: control, supply, captured Troops and depot attacks; time and house rules only tell what counts (HR-12). */
    private static boolean sameForVictoryPoints(Situation one, Situation other) {
        if (!one.areasOf(Side.ALLIED).equals(other.areasOf(Side.ALLIED))
                || !one.interdicted().equals(other.interdicted())
                || one.depotAttacks() != other.depotAttacks()
                || !one.awards().equals(other.awards())
                || one.phase() != other.phase()
                || one.turn() != other.turn()
                || !one.houseRules().equals(other.houseRules())) {
            return false;
        }
        for (FirestormTroop troop : one.scenario().troops()) {
            if (one.isCaptured(troop) != other.isCaptured(troop)) {
                return false;
            }
        }
        return true;
    }

    /** INV-51: the level depends on the lead alone, whoever has it. */
    private static void outcome(Situation end) {
        for (int lead = 0; lead <= GREATEST_LEAD_TRIED; lead++) {
            CampaignOutcome ours = CampaignOutcome.of(end, lead);
            CampaignOutcome theirs = CampaignOutcome.of(end, -lead);
            holds(ours.level() == theirs.level(), "INV-51", lead);
            holds(ours.findWinner().equals(theirs.findWinner().map(Side::enemy)), "INV-51", lead);
        }
    }

    /** INV-25 to INV-30 as they can be seen on the map */
    private static void arrows(Situation situation) {
        if (situation.battles().isEmpty()) {
            return;
        }
        CampaignMap map = situation.map();
        Set<Set<Area>> pairs = new HashSet<>();
        Set<Integer> numbers = new HashSet<>();
        TroopSet committed = TroopSet.NONE;
        int most = situation.tables().limit("firestormTroopsCommittedPerSide");
        for (Battle battle : situation.battles()) {
            Optional<BattleArrow> found = battle.findArrow();
            if (found.isEmpty()) {
                continue;
            }
            BattleArrow arrow = found.get();
            holds(map.areAdjacent(arrow.tail(), arrow.point()), "INV-25", arrow);
            holds(pairs.add(Set.of(arrow.tail(), arrow.point())), "INV-26", arrow);
            holds(!arrow.point().isDepotOf(Side.GERMAN), "INV-27", arrow);
            holds(!arrow.point().isDepotOf(Side.ALLIED) || arrow.placedBy() == Side.GERMAN, "INV-27", arrow);
            holds(numbers.add(arrow.number()) && arrow.number() <= situation.lastArrow(), "INV-30", arrow);
            int artillery = battle.findArtilleryZone().isPresent() ? 1 : 0;
            holds(battle.party(Side.ALLIED).troops().size() + artillery <= most, "INV-28", arrow);
            holds(battle.party(Side.GERMAN).troops().size() <= most, "INV-28", arrow);
            for (Side side : Side.values()) {
                for (FirestormTroop troop : battle.party(side).troops()) {
                    holds(!committed.has(troop), "INV-29", troop);
                    committed = committed.with(troop);
                }
            }
        }
    }

    /** INV-34, INV-35 */
    private static void missions(Situation situation) {
        AirAllocation air = situation.air();
        if (air.transports().isEmpty()) {
            return;
        }
        AreaSet drops = AreaSet.NONE;
        AreaSet resupplies = AreaSet.NONE;
        for (AirAllocation.Transport mission : air.transports()) {
            switch (mission.kind()) {
                case DROP -> {
                    holds(!drops.has(mission.zone()), "INV-35", mission);
                    drops = drops.with(mission.zone());
                }
                case RESUPPLY -> {
                    holds(!resupplies.has(mission.zone()), "INV-35", mission);
                    resupplies = resupplies.with(mission.zone());
                }
                case MOUNTAIN -> {}
            }
        }
        boolean scheduledDropsFlyBesides =
                situation.scenario().name() == ScenarioName.MARKET_GARDEN && !drops.isEmpty();
        if (!scheduledDropsFlyBesides) {
            int swapped = air.swapped() ? situation.tables().limit("c47PerExtraTyphoon") : 0;
            holds(air.transports().size() + swapped <= air.c47(), "INV-34", air);
        }
    }

    /** INV-40 to INV-43 */
    private void strategicPhase(Situation situation) {
        holds(situation.exploitedTroops().and(situation.movedTroops()).isEmpty(), "INV-40");
        if (!situation.exploitedAreas().isEmpty()) {
            for (Area area : situation.map().list(situation.exploitedAreas())) {
                holds(!area.bridge() && !area.airfield() && !area.isDepot(), "INV-42", area);
                if (!ruled) {
                    for (FirestormTroop troop : situation.listTroops(area)) {
                        holds(situation.exploitedTroops().has(troop), "INV-41", troop);
                    }
                }
            }
        }
        for (FirestormTroop troop : situation.scenario().troops()) {
            holds(!situation.exploitedTroops().has(troop) || troop.type().mayExploit(), "INV-43", troop);
            holds(!situation.movedTroops().has(troop) || !troop.isAircraft(), "INV-43", troop);
        }
    }

    /** INV-19 */
    private static void time(Situation before, Situation after) {
        holds(moment(after) >= moment(before), "INV-19");
        holds(after.depotAttacks() >= before.depotAttacks(), "INV-18");
    }

    private static int moment(Situation situation) {
        int phases = Phase.values().length;
        int steps = Step.values().length;
        return (situation.turn() * phases + situation.phase().ordinal()) * steps
                + situation.step().ordinal();
    }

    /** INV-47, with what it rests on: one battle at a time while the track shows one to fight (GW-04, GW-06). */
    private void track(Situation before, List<Event> events, Situation after) {
        if (after.mode() == Mode.CAMPAIGN) {
            holds(after.battlesLeft() == 0, "INV-47 in a campaign");
            return;
        }
        holds(after.battles().size() <= 1, "INV-47 (GW-06)");
        holds(after.battles().isEmpty() == (!after.isIn(Phase.BATTLE) || after.battlesLeft() == 0), "INV-47 (GW-04)");
        for (Event event : events) {
            switch (event) {
                case TempoRolled tempo -> {
                    rolledForThisTurn = tempo.battles();
                    foughtThisTurn = 0;
                    holds(rolledForThisTurn >= 6 && rolledForThisTurn <= 12, "INV-47 (GW-03)", rolledForThisTurn);
                }
                case BattleClosed fought -> foughtThisTurn++;
                case BattleCancelled declined -> {
                    if (after.houseRules().is(HouseRule.HR_08, "asStated")) {
                        foughtThisTurn++;
                    }
                }
                default -> {}
            }
        }
        if (before.isIn(Phase.BATTLE) && after.isIn(Phase.STRATEGIC)) {
            holds(foughtThisTurn == rolledForThisTurn, "INV-47", foughtThisTurn);
        }
    }

    /** INV-36: nobody stood in the area won, and nobody else comes. */
    private void atMostThree(Situation situation, Area won) {
        if (situation.mode() == Mode.WARGAME && !ruled) {
            int most = situation.tables().limit("troopsAdvancingIntoCapturedArea");
            holds(situation.listTroops(won).size() <= most, "INV-36", won);
        }
    }

    /** INV-11, INV-12, INV-13, INV-14 */
    private void supply(Situation situation) {
        for (Side side : Side.values()) {
            Supply supply = Supply.of(situation, side);
            holds(Supply.of(twin, side).areasInSupply().equals(supply.areasInSupply()), "INV-11", side);
            AreaSet byNeighbours = supply.areasInSupply().minus(supply.areasSuppliedByRoad());
            if (situation.houseRules().isOn(HouseRule.HR_10)) {
                byNeighbours = byNeighbours.minus(situation.interdicted());
            }
            for (Area area : situation.map().list(byNeighbours)) {
                AreaSet neighbours = situation.map().adjacent(area);
                holds(!neighbours.and(supply.areasSuppliedByRoad()).isEmpty(), "INV-14", area);
            }
            for (Area area : situation.map().list(situation.areasOf(side.enemy()))) {
                Situation oneMore = situation.after(new ControlChanged(area.id(), side));
                AreaSet then = Supply.of(oneMore, side).areasInSupply();
                holds(supply.areasInSupply().minus(then).isEmpty(), "INV-12", area);
            }
        }
        interdictionSuppliesNobody(situation);
    }

    private static void interdictionSuppliesNobody(Situation situation) {
        AreaSet supplied = Supply.of(situation, Side.GERMAN).areasInSupply();
        situation.scenario().troops().stream()
                .filter(troop -> troop.side() == Side.ALLIED && troop.isAircraft())
                .filter(typhoon -> !(situation.place(typhoon) instanceof Place.Interdicting))
                .findFirst()
                .ifPresent(typhoon -> {
                    for (Area depot : situation.scenario().listDepots(Side.GERMAN)) {
                        Situation oneMore = situation.after(new DepotInterdicted(typhoon.id(), depot.id()));
                        AreaSet then = Supply.of(oneMore, Side.GERMAN).areasInSupply();
                        holds(then.minus(supplied).isEmpty(), "INV-13", depot);
                    }
                });
    }

    /** INV-33: what is added, less what is spent and taken away, is the difference; the set-up lays what it likes. */
    private static void markersAdded(Situation before, List<Event> events, Situation after) {
        if (before.isIn(Phase.SETUP)) {
            return;
        }
        int added = 0;
        for (Event event : events) {
            added += switch (event) {
                case DropMade drop -> drop.markers();
                case ResupplyMade resupply -> resupply.added();
                case MarkersReturned returned -> returned.markers();
                case MarkersRemoved removed -> -removed.markers();
                case ArtilleryTaken spent -> -1;
                case SupplyDrawn spent -> -1;
                case TroopSaved spent -> -1;
                case AreaHeld spent -> -1;
                case TroopExploited exploited -> exploited.drawZone() == null ? 0 : -1;
                default -> 0;
            };
        }
        holds(allMarkers(after) == allMarkers(before) + added, "INV-33", added);
    }

    private static int allMarkers(Situation situation) {
        int all = 0;
        for (Area area : situation.map().areas()) {
            all += situation.markers(area);
        }
        return all;
    }

    /** What is true of single events, each judged on the map just before it; at their end the twin has gone on. */
    private void steps(List<Event> events) {
        Situation start = twin;
        for (Event event : events) {
            Situation now = twin;
            switch (event) {
                case BattleArrowPlaced placed -> {
                    holds(now.control(now.area(placed.tail())) == placed.side(), "INV-25", placed);
                    holds(now.control(now.area(placed.point())) == placed.side().enemy(), "INV-25", placed);
                    holds(placed.arrow() == now.lastArrow() + 1, "INV-30", placed);
                }
                case AfterActionBegun begun -> inOrderOfArrows(now, battle(now, begun.battle()));
                case ArtilleryTaken taken -> {
                    noHeavyTroop(now, taken.battle());
                    holds(++spent(taken.battle()).artillery == 1, "INV-32", taken);
                }
                case SupplyDrawn drawn -> {
                    noHeavyTroop(now, drawn.battle());
                    holds(++spent(drawn.battle()).supply == 1, "INV-32", drawn);
                    isInReach(now, battle(now, drawn.battle()), now.area(drawn.zone()));
                }
                case DestroyRolled rolled -> {
                    if (rolled.destroyed() && now.troop(rolled.troop()).isAirborne()) {
                        spent(rolled.battle()).maySave++;
                    }
                }
                case TroopSaved saved -> {
                    noHeavyTroop(now, saved.battle());
                    holds(--spent(saved.battle()).maySave >= 0, "INV-32", saved);
                }
                case AreaHeld held -> {
                    noHeavyTroop(now, held.battle());
                    decided(now, held.battle());
                    holds(++spent(held.battle()).hold == 1, "INV-32", held);
                }
                case TroopRetreated retreated -> decided(now, retreated.battle());
                case TroopCaptured captured -> decided(now, captured.battle());
                case AdvanceBegun begun -> decided(now, begun.battle());
                case DepotAttackScored scored ->
                    holds(battle(now, scored.battle()).findWinner().equals(Optional.of(Side.GERMAN)), "INV-18", scored);
                case TroopAdvanced advanced -> {
                    Battle battle = battle(now, advanced.battle());
                    int most = now.tables().limit("troopsAdvancingIntoCapturedArea");
                    holds(battle.advanced().size() < most, "INV-36", advanced);
                    committedTroopsFirst(now, battle, now.troop(advanced.troop()));
                }
                case BattleClosed closed -> {
                    nobodyLeftBehind(now, battle(now, closed.battle()));
                    battle(now, closed.battle()).findAreaWon().ifPresent(won -> atMostThree(now, won));
                    spentInBattle.remove(closed.battle());
                }
                case ReinforcementPlaced placed -> entersByGround(now, placed.troop());
                case ReserveArrived arrived -> {
                    if (now.troop(arrived.troop()).side() == Side.ALLIED) {
                        entersByGround(now, arrived.troop());
                    }
                }
                case PhaseOpened opened -> {
                    if (opened.step() == Step.MOVES_ALLIED) {
                        germansHaveArrived(start, now);
                    }
                }
                default -> {}
            }
            twin = now.after(event);
        }
    }

    private static Battle battle(Situation situation, int number) {
        return situation.findBattle(number).orElseThrow();
    }

    /** The markers a battle has cost, and the Troops it may still cost one to save (INV-32). */
    private static final class Spent {
        private int supply;
        private int artillery;
        private int maySave;
        private int hold;
    }

    private Spent spent(int battle) {
        return spentInBattle.computeIfAbsent(battle, none -> new Spent());
    }

    /** INV-30 */
    private static void inOrderOfArrows(Situation situation, Battle battle) {
        for (Battle other : situation.battles()) {
            Optional<BattleArrow> earlier = other.findArrow().filter(arrow -> arrow.number() < battle.arrowNumber());
            holds(earlier.filter(arrow -> arrow.touches(battle.arrow())).isEmpty(), "INV-30", battle);
        }
    }

    /** INV-31 */
    private static void noHeavyTroop(Situation situation, int battle) {
        if (!situation.houseRules().is(HouseRule.HR_13, "allFunctions")) {
            return;
        }
        for (FirestormTroop troop : battle(situation, battle).party(Side.ALLIED).troops()) {
            holds(!troop.type().barsAirborneSupply(), "INV-31", troop);
        }
    }

    /** INV-53: whoever comes In Supply by a marker has it in reach, step by step through Allied areas. */
    private static void isInReach(Situation situation, Battle battle, Area zone) {
        AreaSet allied = situation.areasOf(Side.ALLIED);
        AreaSet reached = AreaSet.NONE.with(battle.ownArea(Side.ALLIED)).and(allied);
        for (int step = 0; step < situation.tables().limit("airborneSupplyReachInAreas"); step++) {
            AreaSet further = reached;
            for (Area area : situation.map().list(reached)) {
                further = further.or(situation.map().adjacent(area).and(allied));
            }
            reached = further;
        }
        holds(reached.has(zone) && situation.markers(zone) > 0, "INV-53", zone);
    }

    /** INV-37, as A-10 and AFT-23 read it: of those that can; under HR-05 off no aircraft can. */
    private static void committedTroopsFirst(Situation situation, Battle battle, FirestormTroop advancing) {
        List<FirestormTroop> committed = battle.party(advancing.side()).troops();
        if (committed.contains(advancing)) {
            return;
        }
        Area won = battle.findAreaWon().orElseThrow();
        for (FirestormTroop troop : committed) {
            boolean grounded = troop.isAircraft() && !situation.houseRules().isOn(HouseRule.HR_05);
            boolean stays = situation
                    .findArea(troop)
                    .filter(area -> situation.map().areAdjacent(area, won))
                    .isPresent();
            holds(!stays || grounded || battle.advanced().has(troop), "INV-37", troop);
        }
    }

    /** INV-39 */
    private static void decided(Situation situation, int battle) {
        holds(battle(situation, battle).findWinner().isPresent(), "INV-39", battle);
    }

    /** INV-38 */
    private static void nobodyLeftBehind(Situation situation, Battle battle) {
        battle.findLoser().filter(loser -> !battle.isHeld()).ifPresent(loser -> {
            Area lost = battle.ownArea(loser);
            boolean atStake =
                    battle.attacker() != loser || situation.houseRules().isOn(HouseRule.HR_01);
            if (!lost.isDepot() && atStake) {
                for (FirestormTroop troop : situation.listTroops(lost)) {
                    holds(troop.side() != loser, "INV-38", troop);
                }
            }
        });
    }

    /** INV-44 */
    private static void entersByGround(Situation situation, TroopId id) {
        FirestormTroop troop = situation.troop(id);
        holds(troop.type().returnsBy() == ReturnsBy.ALLIED_DEPOT, "INV-44", troop);
    }

    /** INV-45, INV-46; who was turned back has rolled in the step that ends. */
    private static void germansHaveArrived(Situation start, Situation end) {
        boolean free = end.scenario().name() == ScenarioName.A_BRIDGE_TOO_FAR && end.turn() >= 2;
        for (FirestormTroop troop : end.scenario().troops()) {
            if (troop.side() == Side.GERMAN && !troop.isAircraft()) {
                boolean arrived = !end.isInReinforcementPool(troop);
                holds(arrived || start.rolledForArrival().has(troop), "INV-45", troop);
            }
            if (free
                    && troop.side() == Side.GERMAN
                    && end.place(troop) instanceof Place.InReserve reserve
                    && reserve.depot() != null) {
                holds(end.interdicted().has(reserve.depot()), "INV-46", troop);
            }
        }
    }
}
