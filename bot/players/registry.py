"""Computer players: their interface, all but the steady one, their characters, and all by the name of their level."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final, Protocol

from msgspec import Struct

from bot.canasta.actions import Action, Answer, Discard, Draw, LayDown, LayThrees, Pass, TakePile
from bot.canasta.cards import size
from bot.canasta.engine import check, legal_actions
from bot.canasta.view import SeatView
from bot.players.steady.discarding import best_discard
from bot.players.steady.habits import PLAIN, Factors, Style
from bot.players.steady.holdings import holdings_of
from bot.players.steady.player import SteadyPlayer
from bot.players.steady.situation import situation_of
from bot.players.steady.threes import threes_due_by_fine
from bot.players.strong.appraisal import appraise, is_installed


class Player(Protocol):
    """A chooser of actions for a seat from its view; the same view and Random state give the same choice."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a legal action for the seat of this view, which must be one that the table waits for."""


# --------------------------------------------------------------------------------------------------------------- simple

IDLE: Final = "idle"
"""The level of :class:`IdlePlayer`; no one can choose it for a seat."""


class RandomPlayer:
    """A player that chooses with equal probability among the legal actions."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a random legal action."""
        return rng.choice(list(legal_actions(view)))


class GreedyPlayer:
    """A player that takes the pile whenever it can, lays down all it can, and discards at random."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a take if there is one, else a lay-down, else any discard."""
        threes = threes_due_by_fine(view)
        if threes is not None:
            return threes
        actions = list(legal_actions(view))
        for wanted in (TakePile, LayDown, Discard):
            found = [action for action in actions if isinstance(action, wanted)]
            if found:
                return rng.choice(found)
        yes = Answer(yes=True)
        return yes if yes in actions else actions[0]


class IdlePlayer:
    """A player that keeps the turn as small as possible: no meld, no pile; "no" to partner's question."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the action that commits the absent player to least."""
        threes = threes_due_by_fine(view)
        if threes is not None:
            return threes
        actions = list(legal_actions(view))
        no = Answer(yes=False)
        if no in actions:
            return no
        for wanted in (Draw, Pass, Discard):
            found = [action for action in actions if isinstance(action, wanted)]
            if wanted is Discard and found:
                return best_discard(situation_of(view), holdings_of(view), rng) or found[0]
            if found:
                return found[0]
        laid = [action for action in actions if isinstance(action, LayThrees)]
        return min(laid, key=lambda action: size(action.cards)) if laid else actions[0]


# ------------------------------------------------------------------------------------------------------ easy and strong

_SHORT_SIGHTED: Final[Factors] = (("danger", 0.0), ("freeze", 0.0), ("catch", 0.3), ("small_hand", 0.0))
"""What a beginner does not think of: what a discard gives away, that pairs are needed for the pile, that a small hand leaves
no choice."""

_SPENDS: Final[Factors] = (*_SHORT_SIGHTED, ("two_held", 0.5), ("joker_held", 0.5))
"""The mistake with wild cards in most games: they go wherever they fit."""

_HOLDS: Final[Factors] = (*_SHORT_SIGHTED, ("two_held", 1.2), ("joker_held", 1.2))
"""The mistake with wild cards where the hand should be empty soon."""

_OVERLOOKS: Final = 0.7


def easy_player(style: Style = PLAIN) -> SteadyPlayer:
    """Return a steady player of this style that does not look ahead, and often does not see a way out."""
    gentle = style.factors if style.gentle is None else style.gentle
    both = Style((*style.factors, *_SPENDS), gentle=(*gentle, *_HOLDS))
    return SteadyPlayer(both, overlooks=_OVERLOOKS)


class StrongPlayer:
    """A player that plays rounds on from each sensible turn; where that cannot be done, or decides nothing, the steady one."""

    def __init__(self, style: Style = PLAIN) -> None:
        """Create a player in whose opinion this style shows."""
        self._style = style
        self._steady = SteadyPlayer(style)

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the first step of the best turn; the same view and Random state give the same one on every machine."""
        appraised = appraise(view, f"{rng.getrandbits(64)}", style=self._style)
        if appraised and check(view, appraised[0].action) is None:
            return appraised[0].action
        return self._steady.choose(view, rng)


# ----------------------------------------------------------------------------------------------------------- characters

# A style changes some weights of the steady player a little; none is weaker than its level, which
# ``python -m tests.campaigns.ladder --player steady:clover --against steady`` measures.


class Character(Struct, frozen=True):
    """A computer player's name and style; ``id`` is stored with a seat and names its texts."""

    id: str
    name: str
    style: Style


_ALL: Final = (
    # The collector of natural canastas, in no hurry to go out.
    Character(
        "clover",
        "Clover",
        Style(
            (("natural_by_missing", 1.5), ("two_held", 1.2), ("joker_held", 1.2), ("first_canasta", 0.8)),
            gentle=(("their_card", 0.8),),
        ),
    ),
    # The racer.
    Character(
        "domino",
        "Domino",
        Style(
            (
                ("their_card", 2.0),
                ("having_melded", 2.0),
                ("initial_meld_margin", -2.0),
                ("two_held", 0.95),
                ("joker_held", 0.95),
            ),
            gentle=(("their_card", 1.5),),
        ),
    ),
    # The freezer.
    Character("pepper", "Pepper", Style((("freeze", 4.0),))),
    # The hoarder of wild cards.
    Character("biscuit", "Biscuit", Style((("two_held", 1.4), ("joker_held", 1.4)), gentle=())),
    # The careful discarder.
    Character("maple", "Maple", Style((("danger", 2.2),))),
    # The fisher, who keeps pairs for a large pile.
    Character("ziggy", "Ziggy", Style((("catch", 1.5), ("card_of_pile", 1.1)))),
    # The magpie, who takes piles that others leave.
    Character("pickle", "Pickle", Style((("card_of_pile", 1.2), ("draw", 0.75), ("taken_from_them", 2.0)))),
    # The patient one, who keeps the hand together.
    Character(
        "waffle",
        "Waffle",
        Style((("initial_meld_margin", 5.0), ("having_melded", 0.5)), gentle=(("initial_meld_margin", 2.0),)),
    ),
)

CHARACTERS: Final[dict[str, Character]] = {character.id: character for character in _ALL}
"""The characters by id. Their order is stored in buttons: new ones come last."""

# ------------------------------------------------------------------------------------------------------------- by level

USUAL_LEVEL: Final = "steady"
"""The level of a computer for which none is asked for."""

PLAYERS: Final[dict[str, Player]] = {
    USUAL_LEVEL: SteadyPlayer(),
    "easy": easy_player(),
    "greedy": GreedyPlayer(),
    "random": RandomPlayer(),
}
"""The players by level; the first takes a seat where no level is asked for. They are stateless: one serves all tables."""

LEVELS: Final = ("easy", "steady", "strong")
"""The levels that people choose from, weakest first; one that is not in ``PLAYERS`` is not installed."""

if is_installed():
    PLAYERS["strong"] = StrongPlayer()

_STYLED: Final[dict[str, Callable[[Style], Player]]] = {
    "easy": easy_player,
    "steady": SteadyPlayer,
    "strong": StrongPlayer,
}

QUICK: Final = frozenset({"greedy", "random"})
"""The levels that usually choose within some hundredths of a millisecond; others take milliseconds, at times 0.1 s."""


@lru_cache(maxsize=256)
def player_of(level: str, character: str | None = None) -> Player:
    """Return the player of a level, in the style of a character where both are known and the level has styles."""
    known = CHARACTERS.get(character or "")
    styled = _STYLED.get(level)
    return PLAYERS[level] if known is None or styled is None else styled(known.style)
