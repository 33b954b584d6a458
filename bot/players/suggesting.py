"""The order of suggested lay-downs: by what the steady player makes of the turn that each begins, or the strong level.

Rounds are not played on here: a hand has to open in milliseconds, and everybody may see it, also where the strong level's
judgement is not to be had. Where it is there in time, the order is its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from bot.canasta.actions import Discard, LayDown
from bot.canasta.cards import WILDS, rank_counts, size
from bot.canasta.engine import check
from bot.canasta.melds import Meld
from bot.canasta.phases.going_out.rights import ends_round
from bot.canasta.search.pitfalls import CountsAgainst, pitfalls_of
from bot.canasta.view import SeatView
from bot.players.rollouts.unseen import awaits_cards
from bot.players.steady.discarding import valued_discards
from bot.players.steady.evaluation import evaluate
from bot.players.steady.going_out import go_out
from bot.players.steady.habits import Style
from bot.players.steady.holdings import Holdings, holdings_of
from bot.players.steady.initial_meld import after_laying
from bot.players.steady.situation import Situation, situation_of
from bot.players.strong.ahead import after
from bot.players.strong.appraisal import Appraisal

_LOOKED_AT: Final = 5
"""The most lay-downs after which discards are looked at: those that leave the holdings of most value."""
_STYLE: Final = Style(gentle=(("out_by_cards", 2.0),))
"""In long rounds the first that may go out does so sooner than the steady player fears."""
_LOWEST: Final = float("-inf")
_NOTHING: Final = frozenset[object]()


class Ranking(Struct, frozen=True):
    """Lay-downs, the best first; ``better_kept`` says that laying down nothing is worth more than any of them."""

    ordered: tuple[LayDown, ...] = ()
    better_kept: bool = False


class _Valued(Struct, frozen=True):
    action: LayDown
    value: float
    pays: bool = False
    """Whether it is known to be worth as much as laying down nothing."""
    has_pitfall: bool = False


def ranked(view: SeatView, lay_downs: Iterable[LayDown]) -> Ranking:
    """Return legal lay-downs in the order of what the steady player thinks of them; equal ones keep theirs.

    Going out is first where it pays, else last. Of the others those come last that have a pitfall and are worth less than
    laying down nothing.
    """
    lay_downs = tuple(lay_downs)
    if not lay_downs:
        return Ranking()
    situation, holdings = situation_of(view, _STYLE), holdings_of(view)
    exits = [action for action in lay_downs if _goes_out(view, action)]
    others = _valued(situation, holdings, [action for action in lay_downs if action not in exits])
    others.sort(key=lambda one: (one.has_pitfall and not one.pays, not one.pays, -one.value))
    ordered = [one.action for one in others]
    if exits and go_out(situation, holdings) is not None:
        return Ranking((*exits, *ordered))
    return Ranking((*ordered, *exits), better_kept=not any(one.pays for one in others))


def judged(view: SeatView, ranking: Ranking, appraisals: Sequence[Appraisal]) -> Ranking:
    """Return a ranking in the strong level's order: by the best turn that it knows to begin with each lay-down.

    What its best turn begins with is among them in any case. Those that begin none keep their order, between turns that
    are better than laying down nothing and turns that are worse.
    """
    if not appraisals:
        return ranking
    best, lay_downs = appraisals[0].action, list(ranking.ordered)
    if isinstance(best, LayDown) and _look(view, best) not in [_look(view, action) for action in lay_downs]:
        lay_downs.append(best)
    places: dict[object, int] = {}
    for place, one in enumerate(appraisals):
        if isinstance(one.action, LayDown | Discard):
            places.setdefault(_look(view, one.action), place)
    kept = places.get(_NOTHING, len(appraisals))
    lay_downs.sort(key=lambda action: places.get(_look(view, action), kept))
    return Ranking(tuple(lay_downs), better_kept=not kept)


def _look(view: SeatView, action: LayDown | Discard) -> object:
    """Return what tells a lay-down from others, suits only where there are sequences; ``_NOTHING`` for a discard."""
    if isinstance(action, Discard):
        return _NOTHING
    suits_matter = view.table.rules.melds.sequence_melds
    return frozenset(
        (play.meld, play.cards if suits_matter else rank_counts(play.cards)) for play in action.plays
    )


def _goes_out(view: SeatView, action: LayDown) -> bool:
    """Return whether a lay-down leaves nothing but a card to discard, and so ends the round."""
    left = size(view.hand) - sum(size(play.cards) for play in action.plays)
    return left <= 1 and ends_round(view.table, view.seat)


def _valued(situation: Situation, holdings: Holdings, lay_downs: Sequence[LayDown]) -> list[_Valued]:
    view = situation.view
    found = []
    for action in lay_downs:
        laid = after_laying(situation, holdings, action)
        if laid is not None:
            pitfalls = list(pitfalls_of(view, action, laid.melds))
            is_hopeless = _wastes_wilds(situation, action, laid.melds) or any(
                isinstance(pitfall, CountsAgainst) for pitfall in pitfalls
            )
            value = _LOWEST if is_hopeless else evaluate(situation, laid)
            found.append(_Valued(action, value, has_pitfall=bool(pitfalls)))
    found.sort(key=lambda one: -one.value)
    kept = _value_of_turn(view)
    for at, one in enumerate(found[:_LOOKED_AT]):
        if one.value > _LOWEST:
            value = _value_of_turn(view, one.action)
            found[at] = _Valued(one.action, value, value >= kept, one.has_pitfall)
    return found


def _wastes_wilds(situation: Situation, action: LayDown, melds: Sequence[Meld]) -> bool:
    """Return whether wild cards go to melds that they neither begin nor complete, while the end is not near.

    The steady player does not even look at such plays: its evaluation is not made for them.
    """
    if situation.end_chance > situation.weights.unload_at:
        return False
    before = {meld.id: meld for meld in situation.view.melds}
    completed = {meld.id for meld in melds if meld.is_canasta and not before.get(meld.id, meld).is_canasta}
    return any(
        play.meld is not None and play.cards & WILDS and play.meld not in completed for play in action.plays
    )


def _value_of_turn(view: SeatView, action: LayDown | None = None) -> float:
    """Return the value of the holdings after a lay-down, or none, and the best discard after it."""
    laid = view if action is None else after(view, action)
    if laid is None:
        return _LOWEST
    situation, holdings = situation_of(laid, _STYLE), holdings_of(laid)
    if not holdings.cards or awaits_cards(laid):
        return evaluate(situation, holdings)
    values = (
        value
        for value, alike in valued_discards(situation, holdings)
        if check(laid, Discard(alike[0])) is None
    )
    return next(values, _LOWEST)
