package battlearrow.firestorm.rule;

import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.Player;
import battlearrow.firestorm.rulebook.Refusal;
import battlearrow.firestorm.rulebook.Rule;
import battlearrow.firestorm.situation.Battle;
import java.util.List;
import java.util.Optional;

/** Who may give which orders (ROLE-02, ROLE-04, ROLE-06). */
public final class Roles {
    private static final List<Side> BOTH = List.of(Side.ALLIED, Side.GERMAN);
    private static final List<Side> ALLIED = List.of(Side.ALLIED);
    private static final List<Side> GERMAN = List.of(Side.GERMAN);
    private static final List<Side> NEITHER = List.of();

    private Roles() {}

    public static Optional<Refusal> mustBeOrganiser(Actor by) {
        return by.organiser() ? Optional.empty() : Optional.of(Refusal.of(Rule.ROLE_02));
    }

    /** Planning and strategic orders belong to the side's General (ROLE-04). */
    public static Optional<Refusal> mustBeGeneral(Actor by, Side side) {
        return by.isGeneralOf(side) ? Optional.empty() : Optional.of(Refusal.of(Rule.ROLE_04, side));
    }

    /** Ending a step belongs to the side's General; the Organiser may do it for an absent one, so that no turn is stuck. */
    public static Optional<Refusal> mustBeGeneralOrOrganiser(Actor by, Side side) {
        return by.organiser() ? Optional.empty() : mustBeGeneral(by, side);
    }

    public static Optional<Refusal> mustBeAnyGeneralOrOrganiser(Actor by, Side askedFor) {
        return by.organiser() || by.isGeneral() ? Optional.empty() : Optional.of(Refusal.of(Rule.ROLE_04, askedFor));
    }

    /**
     * A side's orders in a battle belong to its player, or to the host of a guest; the Organiser may act for either, so that
     * no battle is stuck (ROLE-06).
     */
    public static Optional<Refusal> mustPlay(Actor by, Battle battle, Side side) {
        return by.organiser() || plays(by, battle, side) ? Optional.empty() : Optional.of(noPlayer(by, battle));
    }

    private static boolean plays(Actor by, Battle battle, Side side) {
        Player player = battle.party(side).player();
        return player.isTheGeneral() ? by.isGeneralOf(side) : player.isPlayedBy(by.person());
    }

    private static Refusal noPlayer(Actor by, Battle battle) {
        boolean wargame = battle.party(Side.ALLIED).player().isTheGeneral();
        return Refusal.of(wargame && !by.isGeneral() ? Rule.GW_01 : Rule.ROLE_06);
    }

    /** In the General's Wargame an order both players give together may come from either of the two (GW-01). */
    public static Optional<Refusal> mustHaveASeat(Actor by) {
        return by.organiser() || by.isGeneral() ? Optional.empty() : Optional.of(Refusal.of(Rule.GW_01));
    }

    /** An order both players give together may come from either. */
    public static Optional<Refusal> mustPlayEither(Actor by, Battle battle) {
        return by.organiser() || plays(by, battle, Side.ALLIED) || plays(by, battle, Side.GERMAN)
                ? Optional.empty()
                : Optional.of(noPlayer(by, battle));
    }

    /** The sides whose orders this person may give in the battle: none, one, or both for the Organiser and some hosts. */
    public static List<Side> listSidesPlayed(Actor by, Battle battle) {
        boolean allied = by.organiser() || plays(by, battle, Side.ALLIED);
        boolean german = by.organiser() || plays(by, battle, Side.GERMAN);
        if (allied) {
            return german ? BOTH : ALLIED;
        }
        return german ? GERMAN : NEITHER;
    }

    /**
     * Every use of an Airborne Supply Marker in a battle is the choice of its Allied Commander (ROLE-11); somebody who plays
     * neither side is no commander of the battle at all (ROLE-06).
     */
    public static Optional<Refusal> mustCommandAirborneSupply(Actor by, Battle battle, Side side) {
        Optional<Refusal> outsider = mustPlayEither(by, battle);
        if (outsider.isPresent()) {
            return outsider;
        }
        return side == Side.ALLIED && mustPlay(by, battle, Side.ALLIED).isEmpty()
                ? Optional.empty()
                : Optional.of(Refusal.of(Rule.ROLE_11));
    }
}
