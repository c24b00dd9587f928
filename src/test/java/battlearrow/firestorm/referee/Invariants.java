package battlearrow.firestorm.referee;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.firestorm.event.AfterActionEvent.AdvanceBegun;
import battlearrow.firestorm.event.AfterActionEvent.AfterActionBegun;
import battlearrow.firestorm.event.AfterActionEvent.AreaHeld;
import battlearrow.firestorm.event.AfterActionEvent.BattleClosed;
import battlearrow.firestorm.event.AfterActionEvent.DepotAttackScored;
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
import battlearrow.firestorm.map.Area;
import battlearrow.firestorm.map.AreaSet;
import battlearrow.firestorm.map.CampaignMap;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.rulebook.HouseRule;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.rulebook.ScenarioName;
import battlearrow.firestorm.rulebook.Step;
import battlearrow.firestorm.situation.AirAllocation;
import battlearrow.firestorm.situation.AirAllocation.TransportKind;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.supply.Supply;
import battlearrow.firestorm.victorypoints.VictoryPoints;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What holds after every accepted order, by the numbers of the ledger: INV-01 to INV-19 but 15, INV-22, INV-25 to INV-36
 * but 32, INV-38 to INV-47. Of a ruling INV-10 and INV-33 are not asked, nor INV-41 after one: it may put right what orders
 * could not.
 */
final class Invariants {
    private static final int SUPPLY_IS_COMPARED_EVERY = 25;

    private final Map<HouseRule, Set<String>> everInForce = new EnumMap<>(HouseRule.class);
    private int orders;
    private boolean ruled;
    private int rolledForThisTurn;
    private int foughtThisTurn;

    /** @param ruling whether the organiser has ruled, who may put a Troop where no order could bring it */
    void check(Situation before, List<Event> events, Situation after, boolean ruling) {
        ruled |= ruling;
        for (HouseRule rule : HouseRule.values()) {
            everInForce
                    .computeIfAbsent(rule, none -> new HashSet<>())
                    .add(after.houseRules().value(rule));
        }
        places(after);
        control(after);
        markers(after);
        victoryPoints(after);
        arrows(after);
        missions(after);
        strategicPhase(after);
        track(before, events, after);
        time(before, after);
        assertThat(before.after(events)).as("INV-22").isEqualTo(after);
        if (++orders % SUPPLY_IS_COMPARED_EVERY == 0) {
            supply(after);
        }
        if (!ruling) {
            for (FirestormTroop troop : before.scenario().troops()) {
                assertThat(!before.isCaptured(troop) || after.isCaptured(troop))
                        .as("INV-10 %s", troop)
                        .isTrue();
            }
            markersAdded(before, events, after);
        }
        steps(before, events);
    }

    /** INV-01, INV-02, INV-04, INV-05, INV-09 */
    private static void places(Situation situation) {
        for (FirestormTroop troop : situation.scenario().troops()) {
            switch (situation.place(troop)) {
                case Place.InArea in ->
                    assertThat(situation.controls(troop.side(), in.area()))
                            .as("INV-04 %s in %s", troop, in.area())
                            .isTrue();
                case Place.InReserve reserve -> {
                    Area depot = reserve.depot();
                    assertThat(depot == null || depot.airfield() || depot.isDepotOf(troop.side()))
                            .as("INV-01 %s in reserve for %s", troop, depot)
                            .isTrue();
                }
                case Place.Interdicting on ->
                    assertThat(troop.isAircraft()
                                    && troop.side() == Side.ALLIED
                                    && on.depot().isDepotOf(Side.GERMAN))
                            .as("INV-01 %s on %s", troop, on.depot())
                            .isTrue();
                case Place.ReinforcementPool pool -> {}
                case Place.Captured captured -> {}
            }
        }
    }

    /** INV-03, INV-08 */
    private static void control(Situation situation) {
        AreaSet allied = situation.areasOf(Side.ALLIED);
        AreaSet german = situation.areasOf(Side.GERMAN);
        assertThat(allied.and(german).isEmpty()).as("INV-03").isTrue();
        assertThat(allied.or(german).size())
                .as("INV-03")
                .isEqualTo(situation.map().areas().size());
        for (Side side : Side.values()) {
            for (Area depot : situation.scenario().listDepots(side)) {
                assertThat(situation.control(depot)).as("INV-08 %s", depot).isEqualTo(side);
            }
        }
    }

    /** INV-06, INV-07 */
    private void markers(Situation situation) {
        int most = situation.tables().limit("supplyMarkersPerZone");
        for (Area area : situation.map().areas()) {
            int markers = situation.markers(area);
            boolean capped =
                    area.isLandingOrDropZone() || !everInForce(HouseRule.HR_17).contains("off");
            assertThat(markers).as("INV-06 %s", area).isBetween(0, capped ? most : Integer.MAX_VALUE);
            boolean mayLie = situation.controls(Side.ALLIED, area)
                    || everInForce(HouseRule.HR_18).contains("stayUnusable");
            assertThat(markers == 0 || area.isZone() && mayLie)
                    .as("INV-07 %s", area)
                    .isTrue();
        }
    }

    /** What a switch has been set to so far: markers that lie where they may stay there when the rule changes. */
    private Set<String> everInForce(HouseRule rule) {
        return everInForce.getOrDefault(rule, Set.of(rule.defaultValue()));
    }

    /** INV-16, INV-17 */
    private static void victoryPoints(Situation situation) {
        VictoryPoints points = VictoryPoints.of(situation);
        int objectives = 0;
        boolean allInSupply = true;
        for (Side side : Side.values()) {
            int captured = 0;
            for (VictoryPoints.Item item : points.items(side)) {
                assertThat(item.points()).as("INV-17 %s", item).isNotNegative();
                if (item instanceof VictoryPoints.Objective objective) {
                    objectives += objective.points();
                    allInSupply &= objective.inSupply();
                } else if (item instanceof VictoryPoints.CapturedTroop troop) {
                    captured += troop.points();
                }
            }
            int expected = situation.scenario().troops().stream()
                    .filter(troop -> troop.side() == side.enemy() && situation.isCaptured(troop))
                    .mapToInt(troop -> troop.type().captureValue())
                    .sum();
            assertThat(captured).as("INV-17").isEqualTo(expected);
        }
        int all =
                situation.map().areas().stream().mapToInt(Area::objectiveValue).sum();
        assertThat(objectives).as("INV-16").isLessThanOrEqualTo(all);
        assertThat(allInSupply).as("INV-16").isEqualTo(objectives == all);
    }

    /** INV-25 to INV-30 as they can be seen on the map */
    private static void arrows(Situation situation) {
        CampaignMap map = situation.map();
        Set<Set<Area>> pairs = new HashSet<>();
        Set<Integer> numbers = new HashSet<>();
        Set<FirestormTroop> committed = new HashSet<>();
        for (Battle battle : situation.battles()) {
            Optional<BattleArrow> found = battle.findArrow();
            if (found.isEmpty()) {
                continue;
            }
            BattleArrow arrow = found.get();
            assertThat(map.areAdjacent(arrow.tail(), arrow.point()))
                    .as("INV-25")
                    .isTrue();
            assertThat(pairs.add(Set.of(arrow.tail(), arrow.point())))
                    .as("INV-26")
                    .isTrue();
            assertThat(arrow.point().isDepotOf(Side.GERMAN)).as("INV-27").isFalse();
            assertThat(!arrow.point().isDepotOf(Side.ALLIED) || arrow.placedBy() == Side.GERMAN)
                    .as("INV-27")
                    .isTrue();
            assertThat(numbers.add(arrow.number()) && arrow.number() <= situation.lastArrow())
                    .as("INV-30")
                    .isTrue();
            int most = situation.tables().limit("firestormTroopsCommittedPerSide");
            int artillery = battle.findArtilleryZone().isPresent() ? 1 : 0;
            assertThat(battle.party(Side.ALLIED).troops().size() + artillery)
                    .as("INV-28")
                    .isLessThanOrEqualTo(most);
            assertThat(battle.party(Side.GERMAN).troops()).as("INV-28").hasSizeLessThanOrEqualTo(most);
            for (Side side : Side.values()) {
                for (FirestormTroop troop : battle.party(side).troops()) {
                    assertThat(committed.add(troop)).as("INV-29 %s", troop).isTrue();
                }
            }
        }
    }

    /** INV-34, INV-35 */
    private static void missions(Situation situation) {
        AirAllocation air = situation.air();
        Set<Area> drops = new HashSet<>();
        Set<Area> resupplies = new HashSet<>();
        for (AirAllocation.Transport mission : air.transports()) {
            boolean first = switch (mission.kind()) {
                case DROP -> drops.add(mission.zone());
                case RESUPPLY -> resupplies.add(mission.zone());
                case MOUNTAIN -> true;
            };
            assertThat(first).as("INV-35 %s", mission).isTrue();
        }
        boolean scheduledDropsFlyBesides = situation.scenario().name() == ScenarioName.MARKET_GARDEN
                && air.transports().stream().anyMatch(mission -> mission.kind() == TransportKind.DROP);
        if (!scheduledDropsFlyBesides) {
            int swapped = air.swapped() ? situation.tables().limit("c47PerExtraTyphoon") : 0;
            assertThat(air.transports().size() + swapped).as("INV-34").isLessThanOrEqualTo(air.c47());
        }
    }

    /** INV-40 to INV-43 */
    private void strategicPhase(Situation situation) {
        assertThat(situation.exploitedTroops().and(situation.movedTroops()).isEmpty())
                .as("INV-40")
                .isTrue();
        for (Area area : situation.map().list(situation.exploitedAreas())) {
            assertThat(area.bridge() || area.airfield() || area.isDepot())
                    .as("INV-42 %s", area)
                    .isFalse();
            if (!ruled) {
                assertThat(situation.listTroops(area)).as("INV-41 %s", area).allMatch(situation.exploitedTroops()::has);
            }
        }
        for (FirestormTroop troop : situation.scenario().troops()) {
            assertThat(!situation.exploitedTroops().has(troop) || troop.type().mayExploit())
                    .as("INV-43 %s", troop)
                    .isTrue();
            assertThat(!situation.movedTroops().has(troop) || !troop.isAircraft())
                    .as("INV-43 %s", troop)
                    .isTrue();
        }
    }

    /** INV-19 */
    private static void time(Situation before, Situation after) {
        assertThat(List.of(moment(after), after.depotAttacks()))
                .as("INV-18, INV-19")
                .allSatisfy(value -> assertThat(value).isNotNegative());
        assertThat(moment(after)).as("INV-19").isGreaterThanOrEqualTo(moment(before));
        assertThat(after.depotAttacks()).as("INV-18").isGreaterThanOrEqualTo(before.depotAttacks());
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
            assertThat(after.battlesLeft()).as("INV-47 in a campaign").isZero();
            return;
        }
        assertThat(after.battles()).as("GW-06").hasSizeLessThanOrEqualTo(1);
        assertThat(after.battles().isEmpty())
                .as("GW-04 %s", after.phase())
                .isEqualTo(!after.isIn(Phase.BATTLE) || after.battlesLeft() == 0);
        for (Event event : events) {
            switch (event) {
                case TempoRolled tempo -> {
                    rolledForThisTurn = tempo.battles();
                    foughtThisTurn = 0;
                    assertThat(rolledForThisTurn).as("GW-03").isBetween(6, 12);
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
            assertThat(foughtThisTurn).as("INV-47").isEqualTo(rolledForThisTurn);
        }
    }

    /** INV-36: nobody stood in the area won, and nobody else comes. */
    private static void atMostThree(Situation situation, Area won) {
        if (situation.mode() == Mode.WARGAME) {
            assertThat(situation.listTroops(won))
                    .as("INV-36 %s", won)
                    .hasSizeLessThanOrEqualTo(situation.tables().limit("troopsAdvancingIntoCapturedArea"));
        }
    }

    /** INV-11, INV-12, INV-13, INV-14 */
    private static void supply(Situation situation) {
        for (Side side : Side.values()) {
            Supply supply = Supply.of(situation, side);
            assertThat(Supply.of(situation, side).areasInSupply()).as("INV-11").isEqualTo(supply.areasInSupply());
            AreaSet byNeighbours = supply.areasInSupply().minus(supply.areasSuppliedByRoad());
            if (situation.houseRules().isOn(HouseRule.HR_10)) {
                byNeighbours = byNeighbours.minus(situation.interdicted());
            }
            for (Area area : situation.map().list(byNeighbours)) {
                assertThat(situation
                                .map()
                                .adjacent(area)
                                .and(supply.areasSuppliedByRoad())
                                .isEmpty())
                        .as("INV-14 %s", area)
                        .isFalse();
            }
            for (Area area : situation.map().list(situation.areasOf(side.enemy()))) {
                Situation oneMore = situation.after(new ControlChanged(area.id(), side));
                assertThat(supply.areasInSupply()
                                .minus(Supply.of(oneMore, side).areasInSupply())
                                .isEmpty())
                        .as("INV-12 %s", area)
                        .isTrue();
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
                        assertThat(Supply.of(oneMore, Side.GERMAN)
                                        .areasInSupply()
                                        .minus(supplied)
                                        .isEmpty())
                                .as("INV-13 %s", depot)
                                .isTrue();
                    }
                });
    }

    /** INV-33: what is added, less what is spent and taken away, is the difference. */
    private static void markersAdded(Situation before, List<Event> events, Situation after) {
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
        assertThat(allMarkers(after)).as("INV-33").isEqualTo(allMarkers(before) + added);
    }

    private static int allMarkers(Situation situation) {
        return situation.map().areas().stream().mapToInt(situation::markers).sum();
    }

    /** What is true of single events, each judged on the map just before it. */
    private static void steps(Situation start, List<Event> events) {
        Situation now = start;
        List<Integer> drawn = new ArrayList<>();
        for (Event event : events) {
            Situation then = now;
            switch (event) {
                case BattleArrowPlaced placed -> {
                    assertThat(now.control(now.area(placed.tail())))
                            .as("INV-25")
                            .isEqualTo(placed.side());
                    assertThat(now.control(now.area(placed.point())))
                            .as("INV-25")
                            .isEqualTo(placed.side().enemy());
                    assertThat(placed.arrow()).as("INV-30").isEqualTo(now.lastArrow() + 1);
                }
                case AfterActionBegun begun -> {
                    Battle battle = battle(now, begun.battle());
                    assertThat(now.battles())
                            .as("INV-30")
                            .noneMatch(other -> other.findArrow().isPresent()
                                    && other.arrowNumber() < battle.arrowNumber()
                                    && other.arrow().touches(battle.arrow()));
                    if (battle.findWinner().isEmpty()) {
                        drawn.add(battle.number());
                    }
                }
                case ArtilleryTaken spent -> noHeavyTroop(now, spent.battle());
                case SupplyDrawn spent -> noHeavyTroop(now, spent.battle());
                case TroopSaved spent -> noHeavyTroop(now, spent.battle());
                case AreaHeld held -> {
                    noHeavyTroop(now, held.battle());
                    decided(now, held.battle());
                }
                case TroopRetreated retreated -> decided(now, retreated.battle());
                case TroopCaptured captured -> decided(now, captured.battle());
                case AdvanceBegun begun -> decided(now, begun.battle());
                case DepotAttackScored scored ->
                    assertThat(battle(now, scored.battle()).findWinner())
                            .as("INV-18")
                            .contains(Side.GERMAN);
                case TroopAdvanced advanced ->
                    assertThat(battle(now, advanced.battle()).advanced().size())
                            .as("INV-36")
                            .isLessThan(now.tables().limit("troopsAdvancingIntoCapturedArea"));
                case BattleClosed closed -> {
                    nobodyLeftBehind(now, battle(now, closed.battle()));
                    battle(now, closed.battle()).findAreaWon().ifPresent(won -> atMostThree(then, won));
                }
                case ReinforcementPlaced placed -> entersByGround(now, placed.troop());
                case ReserveArrived arrived -> {
                    if (now.troop(arrived.troop()).side() == Side.ALLIED) {
                        entersByGround(now, arrived.troop());
                    }
                }
                case PhaseOpened opened -> {
                    if (opened.step() == Step.MOVES_ALLIED) {
                        germansHaveArrived(start, then);
                    }
                }
                default -> {}
            }
            now = now.after(event);
        }
    }

    private static Battle battle(Situation situation, int number) {
        return situation.findBattle(number).orElseThrow();
    }

    /** INV-31 */
    private static void noHeavyTroop(Situation situation, int battle) {
        if (!situation.houseRules().is(HouseRule.HR_13, "allFunctions")) {
            return;
        }
        assertThat(battle(situation, battle).party(Side.ALLIED).troops())
                .as("INV-31")
                .noneMatch(troop -> troop.type().barsAirborneSupply());
    }

    /** INV-39 */
    private static void decided(Situation situation, int battle) {
        assertThat(battle(situation, battle).findWinner()).as("INV-39").isPresent();
    }

    /** INV-38 */
    private static void nobodyLeftBehind(Situation situation, Battle battle) {
        battle.findLoser().filter(loser -> !battle.isHeld()).ifPresent(loser -> {
            Area lost = battle.ownArea(loser);
            boolean atStake =
                    battle.attacker() != loser || situation.houseRules().isOn(HouseRule.HR_01);
            if (!lost.isDepot() && atStake) {
                assertThat(situation.listTroops(lost)).as("INV-38 %s", lost).noneMatch(troop -> troop.side() == loser);
            }
        });
    }

    /** INV-44 */
    private static void entersByGround(Situation situation, TroopId id) {
        FirestormTroop troop = situation.troop(id);
        assertThat(troop.type().returnsBy()).as("INV-44 %s", troop).isEqualTo(ReturnsBy.ALLIED_DEPOT);
    }

    /** INV-45, INV-46; who was turned back has rolled in the step that ends. */
    private static void germansHaveArrived(Situation start, Situation end) {
        for (FirestormTroop troop : end.scenario().troops()) {
            if (troop.side() == Side.GERMAN && !troop.isAircraft()) {
                assertThat(!end.isInReinforcementPool(troop)
                                || start.rolledForArrival().has(troop))
                        .as("INV-45 %s", troop)
                        .isTrue();
            }
            boolean free = end.scenario().name() == ScenarioName.A_BRIDGE_TOO_FAR && end.turn() >= 2;
            if (free
                    && troop.side() == Side.GERMAN
                    && end.place(troop) instanceof Place.InReserve reserve
                    && reserve.depot() != null) {
                assertThat(end.interdicted().has(reserve.depot()))
                        .as("INV-46 %s", troop)
                        .isTrue();
            }
        }
    }
}
