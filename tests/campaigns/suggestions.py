"""Measure the suggested melds: ``python -m tests.campaigns.suggestions [GAME ...] [--positions 200] [--show]``.

Steady players play rounds of each game with themselves. In some of the positions where the hand suggests melds, its first
suggestion, ended as the steady player would end the turn, is held against the best turn that the strong level knows. That
one is chosen in rounds played on from every turn; how much it is better is then measured with other hidden cards, since the
largest of many uncertain numbers is mostly too large. A suggestion loses if it is worse by more than 100 points and more
than two standard errors. ``--show`` prints these positions. Ctrl-C stops it. It needs the extra ``strong``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from bot.canasta.actions import Action, AskPartner, Discard, LayDown, StartRound
from bot.canasta.cards import Card, each_card
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.notation.writing import action_text, card_text
from bot.canasta.rules.presets import rules_of
from bot.canasta.turn import PLAYING
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS
from bot.players.rollouts.coverage import difference
from bot.players.rollouts.unseen import awaits_cards
from bot.players.steady.discarding import best_discard
from bot.players.steady.holdings import holdings_of
from bot.players.steady.situation import situation_of
from bot.players.strong.ahead import after
from bot.players.strong.appraisal import Appraisal, appraise, is_installed, prepare
from bot.players.strong.lines import Line, lines_of
from bot.players.suggesting import Ranking, judged
from bot.service.daily.house_deals import on_the_way
from bot.ui.hand.offers import offers_for

GAMES: Final = (
    "classic_2",
    "classic_4",
    "viennese",
    "modern_american",
    "hand_and_foot",
    "canadian",
    "cuban",
    "samba",
)
POSITIONS: Final = 200
ROUNDS: Final = 1500
_CHOOSING: Final = 600
"""Rounds played on from every turn to find the best."""
_SHARE: Final = 0.2
"""Of the positions of a round that are looked at: those of one round are much alike."""
_LOST: Final = 100.0
_LOST_ERRORS: Final = 2.0
_ENDING: Final = "\r" if sys.stdout.isatty() else "\n"


class Loss(NamedTuple):
    """How much one turn is behind another, and one standard error of that."""

    points: float = 0.0
    error: float = 0.0

    @property
    def is_clear(self) -> bool:
        """Return whether it is more than 100 points and more than two standard errors."""
        return self.points > max(_LOST, _LOST_ERRORS * self.error)


class Measured(NamedTuple):
    """A position, and what its first suggestion loses to the best known turn: ``ended`` as the steady player ends the turn,
    and in the ``best`` way that is known.

    ``advised`` is None where the hand says that nothing is better laid down.
    """

    view: SeatView
    advised: LayDown | None
    ended: Loss
    best: Loss
    lines: tuple[Line, Line, Line]
    """The two turns, and the best one."""


def positions_of(preset: str, seed: int) -> Iterator[tuple[str, SeatView]]:
    """Yield positions of rounds of steady players in which melds are suggested, with a name for each, without end."""
    steady = PLAYERS["steady"]
    number = seed
    while True:
        rng = Random(f"suggestions {preset} {number}")
        state = on_the_way(start_match(rules_of(preset)), rng)
        state = apply(state, None, StartRound(rng.randbytes(32).hex(), "suggestions")).state
        step = 0
        while state.table.is_running:
            step += 1
            seat = state.table.seats_to_act[0]
            view = view_of(state, seat)
            is_open = state.table.phase is PLAYING and state.table.question is None
            if is_open and rng.random() < _SHARE and offers_for(view).lay_downs:
                yield f"{number}.{step}", view
            state = apply(state, seat, steady.choose(view, rng)).state
        number += 1


def ended(view: SeatView, first: LayDown | None) -> Line | None:
    """Return the turn that begins with a lay-down, or lays down nothing, ended as the steady player does; None if it is
    not one that rounds can go on from.
    """
    rng = Random(0)
    begun = view if first is None else after(view, first)
    if begun is None:
        return None
    action: Action | None = first
    while first is not None and begun.hand and not awaits_cards(begun):
        step = PLAYERS["steady"].choose(begun, rng)
        if isinstance(step, AskPartner):
            break
        if isinstance(step, Discard):
            return Line(action or step, begun, 0.0, discarded=step.card)
        further = after(begun, step) if isinstance(step, LayDown) else None
        if further is None:
            return None
        begun = further
    if begun.hand and not awaits_cards(begun):
        discard = best_discard(situation_of(begun), holdings_of(begun), rng)
        if discard is not None:
            return Line(action or discard, begun, 0.0, discarded=discard.card)
    return None if action is None else Line(action, begun, 0.0)


def measured(name: str, view: SeatView, rounds: int, *, hints: bool) -> Measured | None:
    """Return how the first suggestion compares with the best known turn, at a table with ``hints`` or without; None where
    turns cannot be compared.
    """
    from bot.players.rollouts.trials import Trials  # noqa: PLC0415 - numba is of the extra
    from bot.players.strong.comparison import measure_lines  # noqa: PLC0415 - numba is of the extra

    offers = offers_for(view)
    ranking = Ranking(offers.lay_downs, offers.better_kept)
    if hints:
        ranking = judged(view, ranking, appraise(view, f"{name} hint"))
    advised = None if ranking.better_kept else ranking.ordered[0]
    own = ended(view, advised)
    lines = _goings_on(view)
    if own is None or not lines or not Trials(view, name).is_consistent:
        return None
    begun = view if advised is None else after(view, advised)
    assert begun is not None
    if advised is None:
        begin_so = [line for line in lines if line.view.melds == view.melds]
    else:
        begin_so = [] if awaits_cards(begun) or not begun.hand else _goings_on(begun)
    named = [own, *begin_so, *lines]
    first_of_all = len(begin_so) + 1
    chosen = _means(measure_lines(view, _numbered(named), f"{name} choice", _CHOOSING))
    best_so = max(range(first_of_all), key=chosen.__getitem__)
    best = max(range(len(named)), key=chosen.__getitem__)
    losses = [
        Loss()
        if at == best
        else _loss(measure_lines(view, _numbered([named[at], named[best]]), f"{name} measured", rounds))
        for at in (0, best_so)
    ]
    return Measured(view, advised, losses[0], min(losses), (own, named[best_so], named[best]))


def _goings_on(view: SeatView) -> list[Line]:
    return [line for line in lines_of(view) if isinstance(line.action, LayDown | Discard)]


def _numbered(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with their numbers as actions, since several may begin alike."""
    return [Line(Discard(at), line.view, 0.0, line.draws, line.discarded) for at, line in enumerate(lines)]


def _means(appraisals: Sequence[Appraisal]) -> dict[int, float]:
    return {one.action.card: one.points for one in appraisals if isinstance(one.action, Discard)}


def _loss(pair: Sequence[Appraisal]) -> Loss:
    """Return what the first of two turns is behind the second, negative where it is ahead."""
    first = next(one for one in pair if one.action == Discard(0))
    second = next(one for one in pair if one.action == Discard(1))
    return Loss(second.points - first.points, max(first.error, second.error))


def main(arguments: list[str] | None = None) -> int:
    """Measure the games that are asked for, and print a row for each."""
    parser = argparse.ArgumentParser(
        "python -m tests.campaigns.suggestions",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these, by the ids of their presets")
    parser.add_argument("--positions", type=int, default=POSITIONS, help=f"of each game ({POSITIONS})")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"that measure a difference ({ROUNDS})")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal (1)")
    parser.add_argument(
        "--without-hints", action="store_true", help="in the steady player's order, without hints"
    )
    parser.add_argument("--show", action="store_true", help="print the positions in which a suggestion loses")
    chosen = parser.parse_args(arguments)
    if not is_installed():
        print("The extra 'strong' is needed: make env", file=sys.stderr)
        return 1
    print("Ctrl-C stops it; a row is printed when its game is done.", flush=True)
    prepare()
    try:
        for game in chosen.games or GAMES:
            print(_row_of(game, chosen), flush=True)
    except KeyboardInterrupt:
        print("\nstopped.")
        return 130
    return 0


def _row_of(game: str, chosen: argparse.Namespace) -> str:
    wanted: int = chosen.positions
    if difference(rules_of(game)) is not None:
        return f"{game:16} not covered"
    started, found, skipped = perf_counter(), list[Measured](), 0
    for name, view in positions_of(game, chosen.seed):
        one = measured(name, view, chosen.rounds, hints=not chosen.without_hints)
        if one is None:
            skipped += 1
            continue
        found.append(one)
        if chosen.show and one.best.is_clear:
            print(f"\n{_told(name, one)}", flush=True)
        if len(found) == wanted:
            break
        if sys.stdout.isatty() or len(found) % 20 == 0:
            left = (perf_counter() - started) / len(found) * (wanted - len(found))
            print(f"{game}: {len(found)} of {wanted} positions, {left:4.0f} s left", end=_ENDING, flush=True)
    ended_lost, best_lost = (
        sum(loss.is_clear for loss in losses) / len(found)
        for losses in ([one.ended for one in found], [one.best for one in found])
    )
    kept = sum(one.advised is None for one in found)
    return (
        f"{game:16} {best_lost:6.1%} lose, {ended_lost:6.1%} with steady's end, of {len(found)}; "
        f"{kept} say to keep the cards, {skipped} were not compared; {perf_counter() - started:.0f} s"
    )


def _told(name: str, one: Measured) -> str:
    view, table = one.view, one.view.table
    melds = ["; ".join(_cards(each_card(meld.cards)) for meld in side) for side in table.melds]
    own, best_so, best = one.lines
    hand, top = _cards(each_card(view.hand)), _cards(table.pile[-1:])
    frozen = " frozen" if table.pile_frozen else ""
    advised = "nothing" if one.advised is None else action_text(one.advised)
    return "\n".join(
        [
            f"{name}: {one.best.points:.0f} ± {one.best.error:.0f} behind",
            f"  as steady ends it {one.ended.points:.0f} ± {one.ended.error:.0f}",
            f"  hand {hand} of side {view.side}, needs {view.requirement}, hands {table.hand_sizes}",
            f"  stock {table.stock_size}, pile {table.pile_size} {top}{frozen}",
            *[f"  side {side}: {told}" for side, told in enumerate(melds)],
            f"  advised: {advised}",
            f"  steady: {_ending_of(view, own)}",
            f"  best with it: {_ending_of(view, best_so)}",
            f"  best: {_ending_of(view, best)}",
        ]
    )


def _ending_of(view: SeatView, line: Line) -> str:
    known = set(view.melds)
    melds = "; ".join(_cards(each_card(meld.cards)) for meld in line.view.melds if meld not in known)
    return f"[{melds}] discard {'-' if line.discarded is None else card_text(line.discarded)}"


def _cards(cards: Sequence[Card] | Iterator[Card]) -> str:
    return " ".join(map(card_text, sorted(cards)))


if __name__ == "__main__":
    sys.exit(main())
