"""Lines: the plays of a turn that the strong level compares, valued by the steady player's evaluation."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Action, Discard, Draw, LayDown, Pass, TakePile
from bot.canasta.cards import Card
from bot.canasta.engine import check
from bot.canasta.phases.going_out.exits import ExitPlan
from bot.canasta.phases.threes.held_threes import held_threes
from bot.canasta.turn import DRAWING
from bot.canasta.view import SeatView
from bot.players.rollouts.unseen import awaits_cards
from bot.players.steady.discarding import valued_discards
from bot.players.steady.evaluation import evaluate
from bot.players.steady.going_out import go_out, valued_exit
from bot.players.steady.holdings import holdings_of
from bot.players.steady.initial_meld import (
    best_initial_meld,
    best_lay_down,
    valued_initial_melds,
    valued_lay_downs,
)
from bot.players.steady.player import beginnings
from bot.players.steady.situation import situation_of
from bot.players.steady.special_hands import special_hand_in_reach
from bot.players.steady.weights import PLAIN, Style
from bot.players.strong.ahead import after

_MOST: Final = 8
"""The most lines that are compared."""
_TAKES: Final = 3
_STEMS: Final = 3
"""The most takes, and lay-downs other than the steady player's, that are considered."""
_DISCARDS: Final = 4
_WORST: Final = 200.0
"""Points by which a line may be worse than the best in the steady player's evaluation."""
_SPECIAL: Final = 300.0
"""Points from which on the steady player's hope for a special hand is left to it."""


class Line(Struct, frozen=True):
    """One way to play the turn on: the ``action`` to take now, and what follows it.

    ``view`` is that of the seat after its takes and lay-downs; then it ``draws``, or discards the card ``discarded``, or
    plays on as rollouts do. ``value`` is the steady player's, and ``is_steady`` says that it plays like this.
    """

    action: Action
    view: SeatView
    value: float
    draws: bool = False
    discarded: Card | None = None
    is_steady: bool = False


def lines_of(view: SeatView, played: Action | None = None, style: Style = PLAIN) -> list[Line]:
    """Return the lines to compare, the most valuable first, one that begins with the action ``played`` among them."""
    question = view.table.question
    if question is not None and question.answer is not False:
        return []
    if held_threes(view) or _nears_special_hand(view, style):
        return []
    lines = _beginnings(view, style) if view.table.phase is DRAWING else _goings_on(view, style)
    lines.sort(key=attrgetter("value"), reverse=True)
    least = lines[0].value - _WORST if lines else 0.0
    good = [line for at, line in enumerate(lines) if line.is_steady or (at < _MOST and line.value > least)]
    if played is not None and all(line.action != played for line in good):
        good += [line for line in lines if line.action == played][:1] or _line_of(view, played, style)
    return good


def _nears_special_hand(view: SeatView, style: Style) -> bool:
    """Return whether a special hand is within reach: rollouts know none, so that the steady player goes for it."""
    if not view.table.rules.scoring.special_hands:
        return False
    return special_hand_in_reach(situation_of(view, style), holdings_of(view)) > _SPECIAL


def _line_of(view: SeatView, played: Action, style: Style) -> list[Line]:
    """Return the line that begins with an action, if it is one that rollouts can go on from."""
    if check(view, played) is not None:
        return []
    match played:
        case Draw() | Pass():
            value = next(value for value, action in _valued_beginnings(view, style) if action == played)
            return [Line(played, view, value, draws=True)]
        case TakePile() | LayDown():
            stem = after(view, played)
            if stem is None:
                return []
            if isinstance(played, LayDown):
                lines = list(_discards(played, stem, 1, style))
                if lines:
                    return lines
            return [Line(played, stem, evaluate(situation_of(stem, style), holdings_of(stem)))]
        case Discard(card):
            value = next(
                value
                for value, alike in valued_discards(situation_of(view, style), holdings_of(view))
                if card in alike
            )
            return [Line(played, view, value, discarded=card)]
        case _:
            return []


def _beginnings(view: SeatView, style: Style) -> list[Line]:
    valued = _valued_beginnings(view, style)
    if not valued:
        return []
    best = max(value for value, _ in valued)
    lines = []
    for value, action in valued:
        if isinstance(action, TakePile):
            taken = after(view, action)
            if taken is not None:
                lines.append(Line(action, taken, value))
        else:
            lines.append(Line(action, view, value, draws=True))
    lines.sort(key=attrgetter("value"), reverse=True)
    first = next((line for line in lines if line.value == best), None)
    if first is None:
        return []
    others = [line for line in lines if line is not first]
    takes = [line for line in others if not line.draws][:_TAKES]
    return [replace(first, is_steady=True), *takes, *(line for line in others if line.draws)]


def _valued_beginnings(view: SeatView, style: Style) -> list[tuple[float, Action]]:
    return beginnings(situation_of(view, style), holdings_of(view))


def _goings_on(view: SeatView, style: Style) -> list[Line]:
    situation, holdings = situation_of(view, style), holdings_of(view)
    lines: list[Line] = []
    goes_out = go_out(situation, holdings) is not None
    seen: set[tuple[object, Card | None]] = set()
    for number, (action, stem) in enumerate(_stems(view, style)):
        for at, line in enumerate(_discards(action, stem, _DISCARDS, style)):
            if (stem.melds, line.discarded) not in seen:
                seen.add((stem.melds, line.discarded))
                lines.append(replace(line, is_steady=not (number or at or goes_out)))
    found = valued_exit(situation, holdings)
    if found is None:
        return lines
    gain, plan = found
    gone = after(view, LayDown(plan.plays)) if plan.plays else view
    if gone is None:
        # Partner must be asked first: whether to do so is left to the steady player.
        return [] if goes_out else lines
    going_on = max((line.value for line in lines), default=evaluate(situation, holdings))
    step = LayDown(plan.plays) if plan.plays else Discard(_card(plan))
    return [*lines, Line(step, gone, going_on + gain, discarded=plan.discard, is_steady=goes_out)]


def _card(plan: ExitPlan) -> Card:
    assert plan.discard is not None
    return plan.discard


def _discards(action: LayDown | None, stem: SeatView, most: int, style: Style) -> Iterator[Line]:
    """Yield the lines with the best discards after a lay-down; one that brings unseen cards goes on as rollouts do."""
    if action is not None and (not stem.hand or awaits_cards(stem)):
        yield Line(action, stem, evaluate(situation_of(stem, style), holdings_of(stem)))
        return
    for value, alike in valued_discards(situation_of(stem, style), holdings_of(stem)):
        discard = Discard(alike[0])
        if check(stem, discard) is None:
            yield Line(action or discard, stem, value, discarded=alike[0])
            most -= 1
            if not most:
                return


def _stems(view: SeatView, style: Style) -> Iterator[tuple[LayDown | None, SeatView]]:
    """Yield lay-downs with the view after them: first those of the steady player, which may be none."""
    steps = list(_steps_of_steady(view, style))
    first = steps[0][0] if steps else None
    yield first, steps[-1][1] if steps else view
    if steps:
        yield None, view
    if len(steps) > 1:
        yield steps[0]
    situation, holdings = situation_of(view, style), holdings_of(view)
    valued = valued_lay_downs if holdings.has_melded else valued_initial_melds
    others = sorted(
        ((value, number, action) for number, (value, action) in enumerate(valued(situation, holdings))),
        reverse=True,
    )
    left = _STEMS
    for _, _, action in others:
        if left and action != first:
            laid = after(view, action)
            if laid is not None:
                left -= 1
                yield action, laid


def _steps_of_steady(view: SeatView, style: Style) -> Iterator[tuple[LayDown, SeatView]]:
    """Yield the lay-downs of the steady player in this turn, each with the view after it."""
    while True:
        situation, holdings = situation_of(view, style), holdings_of(view)
        action = (best_lay_down if holdings.has_melded else best_initial_meld)(situation, holdings)
        laid = None if action is None else after(view, action)
        if action is None or laid is None:
            return
        view = laid
        yield action, view
        if awaits_cards(view):
            return
