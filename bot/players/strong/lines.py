"""Lines: the whole turns that the strong level compares, valued by the steady player's evaluation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from operator import attrgetter, itemgetter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.canasta.actions import Action, AskPartner, Discard, Draw, LayDown, LayThrees, Pass, Play, TakePile
from bot.canasta.cards import (
    NO_CARDS,
    Card,
    Cards,
    count_all,
    is_red_three,
    minus,
    rank_counts,
    rank_of,
    size,
)
from bot.canasta.engine import check
from bot.canasta.phases.going_out.rights import has_foot, permission_violation
from bot.canasta.phases.threes.held_threes import held_threes
from bot.canasta.turn import DRAWING, Question
from bot.canasta.view import SeatView
from bot.players.rollouts.unseen import awaits_cards
from bot.players.steady.discarding import valued_discards
from bot.players.steady.evaluation import evaluate
from bot.players.steady.going_out import exit_in_reach, gain_of_exit, go_out
from bot.players.steady.habits import PLAIN, Style
from bot.players.steady.holdings import holdings_of, holdings_with
from bot.players.steady.initial_meld import (
    best_initial_meld,
    best_lay_down,
    valued_initial_melds,
    valued_lay_downs,
)
from bot.players.steady.player import beginnings, value_of_take
from bot.players.steady.situation import situation_of
from bot.players.steady.threes import threes_to_lay
from bot.players.strong.ahead import after

_FEWEST, _MOST = 2, 10
"""The fewest lines that are compared, where there are so many, and the most."""
_TAKES: Final = 3
_STEMS: Final = 3
"""The most takes, and first lay-downs, besides the steady player's that are considered."""
_DISCARDS: Final = 4
_DISCARDS_OF_OTHERS: Final = 2
"""The most discards after what the steady player lays down, and after anything else."""
_ENDS: Final = 3
"""The most ways to end a turn that begins with a certain take."""
_WORST: Final = 200.0
"""Points by which a line may be worse than the best in the steady player's evaluation."""


class Line(Struct, frozen=True):
    """One way to play the turn to its end, or until cards come that the seat has not seen: the ``action`` to take now, and
    what follows it.

    ``view`` is that of the seat after its takes and lay-downs; then it ``lays`` its threes, it ``draws``, or discards the
    card ``discarded``, or plays on as rollouts do. ``value`` is the steady player's, and ``is_steady`` says that it plays
    like this. ``turn`` tells all of it in short, with everything that is laid down as one lay-down; ``is_played`` marks the
    turn that was asked for.
    """

    action: Action
    view: SeatView
    value: float
    draws: bool = False
    discarded: Card | None = None
    is_steady: bool = False
    turn: tuple[Action, ...] = ()
    is_played: bool = False
    lays: bool = False

    @property
    def goes_out(self) -> bool:
        """Return whether the turn ends the round."""
        view, left = self.view, int(self.discarded is not None)
        return not self.draws and count_all(view.hand) == left and not (awaits_cards(view) or _has_foot(view))


def lines_of(view: SeatView, played: Sequence[Action] = (), style: Style = PLAIN) -> list[Line]:
    """Return the lines to compare, the most valuable first, each turn once however its cards are laid down.

    The turn ``played``, as far as it is one that rollouts can go on from, is among them. Where it breaks off, it is ended as
    the steady player would.
    """
    question = view.table.question
    if question is not None and question.answer is not False:
        return []
    threes = held_threes(view)
    if threes and not _keeps_threes(view):
        return []
    is_beginning = view.table.phase is DRAWING
    lines = _beginnings(view, style) if is_beginning else _ends(view, style)
    if threes:
        lines = _with_threes_laid(lines, view, threes, style)
    if played:
        own = _begun(view, played, style) if is_beginning else _ended(view, played, lines, style)
        lines = lines if own is None else [replace(own, is_played=True), *lines]
    lines = _each_once(view, lines)
    least = lines[0].value - _WORST if lines else 0.0
    return [
        line
        for at, line in enumerate(lines)
        if line.is_steady or line.is_played or at < _FEWEST or (at < _MOST and line.value > least)
    ]


def _with_threes_laid(lines: list[Line], view: SeatView, threes: Cards, style: Style) -> list[Line]:
    """Return the lines, in which threes of the hand are kept, and that which lays them down before anything else.

    Threes are kept where the stock has too few cards for them and that would end the round.
    """
    table = view.table
    if table.rules.threes.unreplaced_three_ends_round and size(threes) > table.stock_size:
        return lines
    situation, holdings = situation_of(view, style), holdings_of(view)
    steady = threes_to_lay(situation, holdings)
    without = holdings_with(view, view.melds, view.hand - threes, holdings.pile)
    gain = (
        evaluate(situation, without) - evaluate(situation, holdings) + situation.weights.draw * size(threes)
    )
    best = max((line.value for line in lines), default=0.0)
    draws = view.table.phase is DRAWING
    action = steady or LayThrees(threes)
    laid = Line(action, view, best + gain, draws=draws, turn=(action,), lays=True)
    return [
        *(replace(line, is_steady=line.is_steady and steady is None) for line in lines),
        replace(laid, is_steady=steady is not None),
    ]


def _each_once(view: SeatView, lines: list[Line]) -> list[Line]:
    """Return the lines without those that end like an earlier one, the most valuable first."""
    suits_matter = view.table.rules.melds.sequence_melds
    found: dict[object, Line] = {}
    for line in lines:
        card = line.discarded
        end = (
            line.draws,
            line.lays,
            line.view.table.pile_size,
            tuple(
                sorted(
                    (meld.kind, meld.cards if suits_matter else rank_counts(meld.cards))
                    for meld in line.view.melds
                )
            ),
            card if card is None or suits_matter else (rank_of(card), is_red_three(card)),
        )
        same = found.get(end, line)
        found[end] = replace(
            same, value=max(same.value, line.value), is_steady=same.is_steady or line.is_steady
        )
    return sorted(found.values(), key=attrgetter("value"), reverse=True)


def _in_short(before: SeatView, line: Line) -> Line:
    """Return the line with its turn from a view after the draw or take."""
    known = {meld.id: meld.cards for meld in before.melds}
    plays = [
        Play(minus(meld.cards, known.get(meld.id, NO_CARDS)), meld.id if meld.id in known else None)
        for meld in line.view.melds
        if known.get(meld.id) != meld.cards
    ]
    turn: list[Action] = [line.action] if isinstance(line.action, AskPartner) else []
    if plays:
        turn.append(LayDown(tuple(sorted(plays, key=attrgetter("cards"), reverse=True))))
    if line.discarded is not None:
        turn.append(Discard(line.discarded))
    return replace(line, turn=tuple(turn))


# ---------------------------------------------------------------------------------------------- the beginning


def _beginnings(view: SeatView, style: Style) -> list[Line]:
    """Return the lines that may begin a turn: the draw, or a take with ways to end the turn after it."""
    valued = beginnings(situation_of(view, style), holdings_of(view))
    valued.sort(key=itemgetter(0), reverse=True)
    lines: list[Line] = []
    takes = 0
    for at, (value, action) in enumerate(valued):
        if not isinstance(action, TakePile):
            lines.append(Line(action, view, value, draws=True, is_steady=not at, turn=(action,)))
        elif not at or takes < _TAKES:
            takes += bool(at)
            ends = _ends_of_take(view, action, value, style)
            lines += [replace(line, is_steady=not at and line.is_steady) for line in ends]
    return lines


def _ends_of_take(view: SeatView, take: TakePile, value: float, style: Style) -> list[Line]:
    """Return the best lines that begin with a take of this value, the steady player's among them."""
    taken = after(view, take)
    if taken is None:
        return []
    if _is_open(taken):
        return [Line(take, taken, value, is_steady=True, turn=(take,))]
    ends = _each_once(taken, _ends(taken, style))
    return [
        _after_take(take, value, line, ends) for at, line in enumerate(ends) if at < _ENDS or line.is_steady
    ]


def _after_take(take: TakePile, value: float, end: Line, ends: Sequence[Line]) -> Line:
    """Return the line that begins with a take: what it is worth differs as the ends of the turn do."""
    lost = end.value - max(line.value for line in ends)
    return replace(end, action=take, value=value + lost, turn=(take, *end.turn))


def _is_open(view: SeatView) -> bool:
    """Return whether the turn cannot be planned to its end: cards are unseen, or threes wait to be laid."""
    return not view.hand or awaits_cards(view) or bool(held_threes(view) and not _keeps_threes(view))


def _keeps_threes(view: SeatView) -> bool:
    return view.table.rules.threes.threes_kept_in_hand != "none"


def _begun(view: SeatView, played: Sequence[Action], style: Style) -> Line | None:
    """Return the line of a turn from its beginning."""
    first, *rest = played
    match first:
        case Draw() | Pass():
            valued = beginnings(situation_of(view, style), holdings_of(view))
            value = next((value for value, action in valued if action == first), None)
            return None if value is None else Line(first, view, value, draws=True, turn=(first,))
        case TakePile():
            taken = after(view, first)
            value = value_of_take(situation_of(view, style), first)
            if taken is None or value is None:
                return None
            if _is_open(taken):
                return Line(first, taken, value, turn=(first,))
            ends = _ends(taken, style)
            end = _ended(taken, rest, ends, style)
            return None if end is None else _after_take(first, value, end, [*ends, end])
        case _:
            return None


# ---------------------------------------------------------------------------------- after the draw or the take


def _ends(view: SeatView, style: Style) -> list[Line]:
    """Return the lines that may end a turn: lay-downs and a discard, or going out."""
    situation, holdings = situation_of(view, style), holdings_of(view)
    goes_out = go_out(situation, holdings) is not None
    stems = list(_stems(view, style))
    lines = [
        replace(line, is_steady=not (number or at or goes_out))
        for number, (action, stem) in enumerate(stems)
        for at, line in enumerate(
            islice(_discards(action, stem, style), _DISCARDS_OF_OTHERS if number else _DISCARDS)
        )
    ]
    exits = [_exit(view, None, view, style), _exit(view, *stems[0], style) if stems[0][0] else None]
    lines += [
        _valued_exit(view, replace(line, is_steady=goes_out and not at), lines, style)
        for at, line in enumerate(exits)
        if line is not None
    ]
    return [_in_short(view, line) for line in lines]


def _stems(view: SeatView, style: Style) -> Iterator[tuple[LayDown | None, SeatView]]:
    """Yield what may be laid down, as its first step, with the view after all of it.

    First comes what the steady player lays down, which may be nothing; then that with one lay-down more, and with less;
    then other first steps, alone and gone on with as the steady player would.
    """
    steps = list(_steps_of_steady(view, style))
    if not steps:
        yield None, view
    else:
        first, laid = steps[0][0], steps[-1][1]
        yield first, laid
        for _, more in _valued_steps(laid, style, 1):
            yield first, more
        yield None, view
        yield steps[0]
    for action, laid in _valued_steps(view, style, _STEMS + 1):
        if not steps or action != steps[0][0]:
            yield action, laid
            for _, further in list(_steps_of_steady(laid, style))[-1:]:
                yield action, further


def _valued_steps(view: SeatView, style: Style, most: int) -> Iterator[tuple[LayDown, SeatView]]:
    """Yield the most valuable lay-downs, each with the view after it."""
    situation, holdings = situation_of(view, style), holdings_of(view)
    valued = valued_lay_downs if holdings.has_melded else valued_initial_melds
    for _, action in sorted(valued(situation, holdings), key=itemgetter(0), reverse=True)[:most]:
        laid = after(view, action)
        if laid is not None:
            yield action, laid


def _steps_of_steady(view: SeatView, style: Style) -> Iterator[tuple[LayDown, SeatView]]:
    """Yield the lay-downs of the steady player in this turn, each with the view after it."""
    while not awaits_cards(view):
        situation, holdings = situation_of(view, style), holdings_of(view)
        action = (best_lay_down if holdings.has_melded else best_initial_meld)(situation, holdings)
        laid = None if action is None else after(view, action)
        if action is None or laid is None:
            return
        view = laid
        yield action, view


def _discards(action: LayDown | None, stem: SeatView, style: Style) -> Iterator[Line]:
    """Yield the lines with the discards after a lay-down, the best first; one that brings unseen cards goes on as rollouts do."""
    if action is not None and (not stem.hand or awaits_cards(stem)):
        yield Line(action, stem, evaluate(situation_of(stem, style), holdings_of(stem)))
        return
    for value, alike in valued_discards(situation_of(stem, style), holdings_of(stem)):
        discard = Discard(alike[0])
        if check(stem, discard) is None:
            yield Line(action or discard, stem, value, discarded=alike[0])


def _ended(view: SeatView, played: Sequence[Action], lines: Sequence[Line], style: Style) -> Line | None:
    """Return the line of the rest of a turn, to be valued among these lines."""
    at, card = view, None
    for step in played:
        if isinstance(step, AskPartner):
            at = _with_leave(at)
        elif isinstance(step, LayDown):
            laid = after(at, step)
            if laid is None:
                return None
            at = laid
        elif isinstance(step, Discard) and check(at, step) is None:
            card = step.card
        else:
            return None
    if card is None and not _is_open(at):
        steps = list(_steps_of_steady(at, style))
        further, stem = (steps[0][0], steps[-1][1]) if steps else (None, at)
        end = next(_discards(further, stem, style), None)
        if end is None:
            return None
        return _in_short(view, replace(end, action=played[0]) if played else end)
    line = _in_short(view, Line(played[0], at, 0.0, discarded=card))
    if line.goes_out:
        return _valued_exit(view, line, lines, style)
    situation, holdings = situation_of(at, style), holdings_of(at)
    if card is None:
        return replace(line, value=evaluate(situation, holdings))
    valued = valued_discards(situation, holdings)
    return replace(line, value=next(value for value, alike in valued if card in alike))


# ------------------------------------------------------------------------------------------------- going out


def _exit(view: SeatView, first: LayDown | None, stem: SeatView, style: Style) -> Line | None:
    """Return the line that goes out after a lay-down, if there is a way; with the question to partner if it is due."""
    plan = None if _is_open(stem) else exit_in_reach(situation_of(stem, style))
    if plan is None:
        return None
    must_ask = permission_violation(view.table, view.seat) is not None
    if must_ask and check(view, AskPartner()) is not None:
        return None
    gone: SeatView | None = _with_leave(stem) if must_ask else stem
    if plan.plays and gone is not None:
        gone = after(gone, LayDown(plan.plays))
    if gone is None:
        return None
    action: Action
    if must_ask:
        action = AskPartner()
    elif first is not None:
        action = first
    elif plan.plays:
        action = LayDown(plan.plays)
    else:
        assert plan.discard is not None
        action = Discard(plan.discard)
    return Line(action, gone, 0.0, discarded=plan.discard)


def _valued_exit(view: SeatView, line: Line, lines: Sequence[Line], style: Style) -> Line:
    """Return a line that goes out with its value: what is gained beyond the best of the lines that do not."""
    situation, holdings = situation_of(view, style), holdings_of(view)
    going_on = max((one.value for one in lines if not one.goes_out), default=evaluate(situation, holdings))
    return replace(line, value=going_on + gain_of_exit(situation, holdings, line.view.melds))


def _with_leave(view: SeatView) -> SeatView:
    """Return the view after partner's yes."""
    partners = view.table.seating.partners(view.seat)
    return replace(view, table=replace(view.table, question=Question(view.seat, partners, answer=True)))


def _has_foot(view: SeatView) -> bool:
    return has_foot(view.table, view.seat)
