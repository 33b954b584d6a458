"""Matches between computer players: a deal is played twice with the sides swapped, as in duplicate bridge."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.presets import rules_of
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.players.player import Player


class Score(Struct):
    """What has been won so far by the first and the second player of a ladder."""

    won: int = 0
    lost: int = 0
    points: int = 0
    rounds: int = 0

    @property
    def matches(self) -> int:
        return self.won + self.lost


def play_match(
    players: tuple[Player, ...], seed: int, rounds: int | None = None, preset: str = "classic_4"
) -> State:
    """Play to the end of the match, or so many rounds; ``players`` are by side."""
    # Deals and choices are drawn apart, so that both matches of a pair have the same deals.
    secrets = Random(f"deals {seed}")
    choices = Random(f"choices {seed}")
    state = start_match(rules_of(preset))
    sides = state.table.seating.sides
    while state.table.phase is not Phase.MATCH_OVER and (rounds is None or state.table.round < rounds):
        state = apply(state, None, StartRound(secrets.randbytes(32).hex(), "ladder")).state
        while waiting := state.table.seats_to_act:
            seat = waiting[0]
            action = players[sides[seat]].choose(view_of(state, seat), choices)
            state = apply(state, seat, action).state
    return state


def play_pairs(
    first: Player, second: Player, pairs: int, seed: int, rounds: int | None = None
) -> Iterator[Score]:
    """The score after every match; each deal is played twice, with the sides swapped."""
    score = Score()
    for pair in range(pairs):
        for swapped in (False, True):
            players = (second, first) if swapped else (first, second)
            table = play_match(players, seed + pair, rounds).table
            mine = table.totals[1] if swapped else table.totals[0]
            theirs = table.totals[0] if swapped else table.totals[1]
            score.won += mine > theirs
            score.lost += mine < theirs
            score.points += mine - theirs
            score.rounds += table.round
            yield score
