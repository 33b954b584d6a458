"""The search for positions of daily deals: discards that are clearly best, although not the obvious ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from bot.canasta.actions import Discard, StartRound
from bot.canasta.cards import (
    Card,
    faces,
    rank_of,
)
from bot.canasta.engine import apply, check, start_match, view_of
from bot.canasta.notation import card_text, cards_text
from bot.canasta.positions.position import Position
from bot.canasta.positions.write_position import write_position
from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import PLAYING
from bot.canasta.view import SeatView
from bot.players.rollouts.comparison import compare
from bot.players.rollouts.trials import Trials
from bot.players.steady.player import SteadyPlayer
from bot.players.strong.lines import Line, lines_of
from tests.campaigns.daily.spread import simplest
from tests.campaigns.on_the_way import on_the_way

Document = dict[str, Any]

WATCHED: Final = Seat(0)
"""The seat whose discards are looked at, so that every position is told from the same place."""
ROUNDS: Final = 2_000
"""Rounds played on from each discard of a position that is kept."""
_FIRST_LOOK: Final = 400
"""Rounds after which most positions are given up."""
_HALF_SURE: Final = 0.6
_FIRST_TURN: Final = 5
_FEWEST_CARDS, _MOST_CARDS = 6, 18
_FEWEST, _MOST = 3, 6
"""How many discards there are to choose from."""
_LEAST_MARGIN: Final = 15.0
_MARGIN_ERRORS: Final = 3.0
"""How much the best discard is better than the next at least: in points, and in standard errors."""
_LOST_AT_MOST: Final = 0.5
"""How often the pile is lost after the best discard at most: giving it away on purpose convinces nobody."""
_PROMISING: Final = 10.0


class Discarded(NamedTuple):
    """A discard, and what the rounds played on from it brought beyond those of the best one."""

    card: Card
    points: float
    error: float
    loses_pile: float
    goes_out: float
    others_go_out: float


def decisions(deal: int) -> Iterator[SeatView]:
    """Yield the views of one seat as the steady player discards, in a round of its own with itself."""
    secrets, choices, player = Random(f"daily {deal}"), Random(f"choices {deal}"), SteadyPlayer()
    state = on_the_way(start_match(rules_of(DEFAULT_PRESET)), secrets)
    state = apply(state, None, StartRound(secrets.randbytes(32).hex(), "daily")).state
    while waiting := state.table.seats_to_act:
        view = view_of(state, waiting[0])
        action = player.choose(view, choices)
        if waiting[0] == WATCHED and isinstance(action, Discard) and _is_worth_a_look(state):
            yield view
        state = apply(state, waiting[0], action).state


def _is_worth_a_look(state: State) -> bool:
    table = state.table
    held = table.hand_sizes[WATCHED]
    return (
        table.phase is PLAYING
        and table.turn.number >= _FIRST_TURN
        and table.question is None
        and _FEWEST_CARDS <= held <= _MOST_CARDS
    )


def instructive(view: SeatView, seed: str) -> list[Discarded] | None:
    """Return the discards to choose from, best first, if one is clearly best that is not obvious; else None."""
    lines = lines_of(view)
    cards = {rank_of(line.action.card): line for line in lines if isinstance(line.action, Discard)}
    value = min((line.value for line in cards.values()), default=0.0)
    for card in faces(view.hand):
        if rank_of(card) not in cards and check(view, Discard(card)) is None:
            cards[rank_of(card)] = Line(Discard(card), view, value, discarded=card)
    if len(cards) < _FEWEST:
        return None
    others = [line for line in lines if not isinstance(line.action, Discard)]
    compared = compare(view, [*cards.values(), *others], seed)
    clearest = compared[0].line.action
    next_best = compared[1]
    if not isinstance(clearest, Discard) or -next_best.points < max(_PROMISING, next_best.error):
        return None
    if {_of_steady(lines), simplest(view)} == {rank_of(clearest.card)}:
        return None  # nobody would doubt
    shown = [one.line.action.card for one in compared if isinstance(one.line.action, Discard)][:_MOST]
    measured: list[Discarded] = []
    for rounds, certainty in ((_FIRST_LOOK, _HALF_SURE), (ROUNDS, 1.0)):
        measured = measure(view, shown, seed, rounds)
        best, second = measured[:2]
        least = max(_LEAST_MARGIN, _MARGIN_ERRORS * second.error)
        if (
            best.card != clearest.card
            or -second.points < certainty * least
            or best.loses_pile > _LOST_AT_MOST
        ):
            return None
    return measured


def _of_steady(lines: list[Line]) -> int | None:
    steady = next((line for line in lines if line.is_steady), None)
    return None if steady is None or steady.discarded is None else rank_of(steady.discarded)


def measure(view: SeatView, cards: list[Card], seed: str, rounds: int) -> list[Discarded]:
    """Return the discards, best first, each compared with the best in rounds with the same hidden cards."""
    trials = Trials(view, f"{seed} measured")
    outcomes = [trials.play(view, 0, rounds, draws=False, discarded=card) for card in cards]
    gains = [
        one.scores[:, view.side] - np.delete(one.scores, view.side, axis=1).max(axis=1) for one in outcomes
    ]
    means = [float(gained.mean()) for gained in gains]
    best = means.index(max(means))
    found = []
    for card, one, gained in zip(cards, outcomes, gains, strict=True):
        apart = gained - gains[best]
        own = one.went_out == view.side
        found.append(
            Discarded(
                card,
                float(apart.mean()),
                float(apart.std() / np.sqrt(rounds - 1)),
                float(one.lost_pile.mean()),
                float(own.mean()),
                float(((one.went_out >= 0) & ~own).mean()),
            )
        )
    return sorted(found, key=lambda each: -each.points)


def document_of(deal: int, view: SeatView, discards: list[Discarded]) -> Document:
    """Return the line of a position: nothing in it is hidden from the seat to act."""
    table = view.table
    others = frozenset(Seat(seat) for seat in range(table.seating.seat_count) if seat != view.seat)
    hands = tuple(view.hand if seat == view.seat else known for seat, known in enumerate(table.known))
    position = write_position(Position(State(table, hands, b""), is_stock_known=False, unknown_hands=others))
    position["rules"] = position["rules"]["preset"]
    position["melds"] = [[cards_text(meld.cards) for meld in melds] for melds in table.melds]
    return {
        "deal": deal,
        "position": {name: value for name, value in position.items() if name not in {"phase", "dealer"}},
        "discards": [
            [
                card_text(one.card),
                round(one.points),
                round(one.error, 1),
                *(round(share, 3) for share in (one.loses_pile, one.goes_out, one.others_go_out)),
            ]
            for one in discards
        ],
    }
