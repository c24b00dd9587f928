package battlearrow.web.campaign;

import battlearrow.campaign.People;
import battlearrow.club.Appointments;
import battlearrow.club.CampaignRoles;
import battlearrow.club.Office;
import battlearrow.club.SideChanges;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rule.Actor;
import battlearrow.firestorm.rulebook.Mode;
import battlearrow.firestorm.rulebook.Phase;
import battlearrow.firestorm.situation.Battle;
import battlearrow.firestorm.situation.BattleArrow;
import battlearrow.firestorm.situation.Situation;
import battlearrow.firestorm.situation.Stage;
import battlearrow.firestorm.situation.StepDeeds;
import battlearrow.tables.Moment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** What a person can do in a campaign now, most pressing first; and for whom everybody waits. */
@Component
public class WhatNow {
    private final Words words;
    private final People people;
    private final Appointments appointments;
    private final SideChanges sideChanges;
    private final DatesNow dates;

    WhatNow(Words words, People people, Appointments appointments, SideChanges sideChanges, DatesNow dates) {
        this.words = words;
        this.people = people;
        this.appointments = appointments;
        this.sideChanges = sideChanges;
        this.dates = dates;
    }

    public List<Todo> list(Visitor visitor, Moment now) {
        List<Todo> todo = new ArrayList<>();
        if (!visitor.takesPart()) {
            return todo;
        }
        Situation situation = now.situation();
        switch (situation.phase()) {
            case SETUP -> setUp(visitor, todo);
            case OPENING, STRATEGIC -> strategic(visitor, situation, todo);
            case PLANNING -> planning(visitor, situation, todo);
            case BATTLE -> battle(visitor, situation, todo);
            case FINISHED -> todo.add(possible(visitor, CampaignTab.CHRONICLE, "objective", "outcome", "/outcome"));
        }
        answerThoseWhoAsk(visitor, todo);
        fillWhatIsVacant(visitor, situation, todo);
        todo.addAll(dates.list(visitor, now.situation()));
        return todo;
    }

    private void answerThoseWhoAsk(Visitor visitor, List<Todo> todo) {
        if (visitor.isOrganiser()) {
            sideChanges.listAsked(visitor.campaignId()).stream()
                    .map(wish -> new Todo(
                            CampaignTab.ORGANISER,
                            "people",
                            words.of("todo.side", wish.displayName()),
                            words.of("todo.side.detail"),
                            CampaignFrame.base(visitor) + "/people",
                            true))
                    .forEach(todo::add);
        }
    }

    /** Posts nobody holds and open battles of people who have left (H24, H33). */
    private void fillWhatIsVacant(Visitor visitor, Situation situation, List<Todo> todo) {
        if (!visitor.isOrganiser()
                || situation.mode() == Mode.WARGAME
                || situation.isIn(Phase.SETUP)
                || situation.isIn(Phase.FINISHED)) {
            return;
        }
        Map<Long, CampaignRoles> present = appointments.listRoles(visitor.campaignId());
        for (Side side : Side.values()) {
            if (present.values().stream().noneMatch(roles -> roles.offices().contains(Office.general(side)))) {
                todo.add(new Todo(
                        CampaignTab.ORGANISER,
                        "people",
                        words.of("todo.vacant", side),
                        words.of("todo.vacant.detail"),
                        CampaignFrame.base(visitor) + "/setup#appoint",
                        true));
            }
        }
        for (Battle battle : situation.battles()) {
            for (Side side : Side.values()) {
                if (!isPresent(present, battle.party(side).player())) {
                    todo.add(new Todo(
                            CampaignTab.ORGANISER,
                            "battle",
                            words.of("todo.left-battle", name(visitor, battle, side), side),
                            describe(visitor, battle),
                            CampaignFrame.base(visitor) + "/organiser/rulings/player?battle=" + battle.number()
                                    + "&side=" + side,
                            true));
                }
            }
        }
    }

    /** Whether the member who gives a player's orders still takes part. */
    private static boolean isPresent(Map<Long, CampaignRoles> present, Player player) {
        String member = Objects.requireNonNullElse(player.host(), player.person());
        return present.keySet().stream()
                .anyMatch(account -> Long.toString(account).equals(member));
    }

    /** Who has to act before the campaign goes on, as a sentence; empty when it is this person's turn. */
    public Optional<String> waitingFor(Visitor visitor, Moment now) {
        Situation situation = now.situation();
        return switch (situation.phase()) {
            case SETUP -> visitor.isOrganiser() ? Optional.empty() : Optional.of(words.of("waiting.organiser"));
            case OPENING, STRATEGIC -> waitingForStep(visitor, situation);
            case PLANNING -> waitingForPlans(visitor, situation);
            case BATTLE -> situation.mode() == Mode.WARGAME ? waitingForPlayer(visitor, situation) : Optional.empty();
            case FINISHED -> Optional.empty();
        };
    }

    /** What a battle waits for from this person; empty when it waits for somebody else. */
    private Optional<String> due(Situation situation, Actor actor, Battle battle) {
        Awaited awaited = Awaited.of(situation, battle);
        return awaited.isFrom(actor, battle) ? Optional.of(words.of("battle.deed", awaited.deed())) : Optional.empty();
    }

    private void setUp(Visitor visitor, List<Todo> todo) {
        if (visitor.isOrganiser()) {
            todo.add(due(visitor, CampaignTab.ORGANISER, "people", "set-up", "/setup"));
        }
    }

    private void strategic(Visitor visitor, Situation situation, List<Todo> todo) {
        String step = words.of("step", situation.step());
        boolean owns = situation.step().findOwner().map(visitor::isGeneralOf).orElse(visitor.isGeneral());
        todo.add(new Todo(
                CampaignTab.STRATEGIC,
                "flag",
                step,
                words.of("todo.strategic." + (owns ? yours(situation) : "watch")),
                CampaignFrame.base(visitor) + "/strategic",
                owns));
    }

    private static String yours(Situation situation) {
        return StepDeeds.of(situation) == StepDeeds.SOME ? "entered" : "yours";
    }

    private void planning(Visitor visitor, Situation situation, List<Todo> todo) {
        if (situation.mode() == Mode.WARGAME) {
            tempo(visitor, situation, todo);
            return;
        }
        visitor.side().ifPresent(side -> {
            if (visitor.isGeneralOf(side) && !situation.isPlanningClosed(side)) {
                todo.add(due(visitor, CampaignTab.PLAN, "plan", "plan.write", "/plan"));
            } else {
                todo.add(possible(visitor, CampaignTab.PLAN, "plan", "plan.read", "/plan"));
            }
        });
    }

    private void tempo(Visitor visitor, Situation situation, List<Todo> todo) {
        if (situation.battlesLeft() == 0) {
            todo.add(due(visitor, CampaignTab.PLAY, "die", "tempo", CampaignTab.PLAY.path()));
        } else if (Stream.of(Side.values())
                .anyMatch(side -> visitor.isGeneralOf(side) && !situation.isPlanningClosed(side))) {
            todo.add(due(visitor, CampaignTab.PLAY, "battle", "ready", CampaignTab.PLAY.path()));
        }
        visitor.side().ifPresent(side -> todo.add(possible(visitor, CampaignTab.PLAN, "plan", "plan.read", "/plan")));
    }

    private void wargameBattle(Visitor visitor, Situation situation, List<Todo> todo) {
        for (Battle battle : situation.battles()) {
            due(situation, visitor.actor(), battle)
                    .ifPresent(what -> todo.add(new Todo(
                            CampaignTab.PLAY,
                            "battle",
                            what,
                            words.of("todo.wargame.battles-left", situation.battlesLeft()),
                            CampaignFrame.base(visitor) + CampaignTab.PLAY.path(),
                            true)));
        }
    }

    private void battle(Visitor visitor, Situation situation, List<Todo> todo) {
        if (situation.mode() == Mode.WARGAME) {
            wargameBattle(visitor, situation, todo);
            return;
        }
        Actor actor = visitor.actor();
        for (Battle battle : situation.battles()) {
            due(situation, actor, battle)
                    .ifPresent(what -> todo.add(new Todo(
                            CampaignTab.BATTLES,
                            "battle",
                            what,
                            describe(visitor, battle),
                            CampaignFrame.base(visitor) + "/battles/" + battle.number(),
                            true)));
        }
        if (visitor.side().isPresent() || visitor.isOrganiser()) {
            todo.add(possible(visitor, CampaignTab.BATTLES, "arrow-battle", "battle.start", "/battles/new"));
        }
        visitor.side().ifPresent(side -> todo.add(possible(visitor, CampaignTab.PLAN, "plan", "plan.read", "/plan")));
        if (visitor.isGeneral() && !visitor.isOrganiser()) {
            todo.add(possible(visitor, CampaignTab.STRATEGIC, "flag", "battle-phase.close", "/strategic"));
        }
    }

    /** "Grave Bridge to Maas-Waal Canal Bridge, against Greta". */
    private String describe(Visitor visitor, Battle battle) {
        String allied = name(visitor, battle, Side.ALLIED);
        String german = name(visitor, battle, Side.GERMAN);
        if (battle.stage().isBefore(Stage.PLACED)) {
            return words.of("battle.pair", allied, german);
        }
        BattleArrow arrow = battle.arrow();
        return words.of("battle.arrow-and-pair", arrow.number(), arrow.tail(), arrow.point(), allied, german);
    }

    private String name(Visitor visitor, Battle battle, Side side) {
        return people.displayName(
                visitor.campaignId(), battle.party(side).player().person());
    }

    private Optional<String> waitingForStep(Visitor visitor, Situation situation) {
        Optional<Side> owner = situation.step().findOwner();
        if (owner.map(visitor::isGeneralOf).orElse(visitor.isGeneral())) {
            return Optional.empty();
        }
        String step = words.of("step", situation.step());
        return Optional.of(owner.map(side -> words.of("waiting.step", general(visitor, side), step))
                .orElseGet(() -> words.of("waiting.generals", step)));
    }

    /** The player of a wargame whose part the one open battle waits for. */
    private Optional<String> waitingForPlayer(Visitor visitor, Situation situation) {
        return situation.battles().stream()
                .filter(battle -> due(situation, visitor.actor(), battle).isEmpty())
                .map(battle -> Awaited.of(situation, battle))
                .filter(awaited -> !awaited.from().isEmpty())
                .findFirst()
                .map(awaited -> words.of(
                        "waiting.player",
                        words.list(awaited.from().stream()
                                .map(side -> general(visitor, side))
                                .toList()),
                        words.of("battle.deed", awaited.deed())));
    }

    private Optional<String> waitingForPlans(Visitor visitor, Situation situation) {
        List<String> awaited = new ArrayList<>();
        for (Side side : Side.values()) {
            if (!situation.isPlanningClosed(side)) {
                if (visitor.isGeneralOf(side)) {
                    return Optional.empty();
                }
                awaited.add(general(visitor, side));
            }
        }
        return awaited.isEmpty()
                ? Optional.empty()
                : Optional.of(words.of("waiting.plans", String.join(", ", awaited)));
    }

    private String general(Visitor visitor, Side side) {
        return appointments
                .findGeneral(visitor.campaignId(), side)
                .map(general -> words.of("waiting.general", general.displayName(), side))
                .orElseGet(() -> words.of("waiting.no-general", side));
    }

    private Todo due(Visitor visitor, CampaignTab tab, String icon, String key, String path) {
        return new Todo(
                tab,
                icon,
                words.of("todo." + key),
                words.of("todo." + key + ".detail"),
                CampaignFrame.base(visitor) + path,
                true);
    }

    private Todo possible(Visitor visitor, CampaignTab tab, String icon, String key, String path) {
        return new Todo(
                tab,
                icon,
                words.of("todo." + key),
                words.of("todo." + key + ".detail"),
                CampaignFrame.base(visitor) + path,
                false);
    }
}
