"""Matches between computer players: a deal is played again and again with the places changed, as in duplicate bridge.

**Who beats whom.** A *place* is what has a total of its own: a side, or a seat where every seat has its own total. One
place is taken by the first player, all others by the second, and every deal is played once with the first player in
each place. After each match the total of the first player's place is compared with that of every other place: one
comparison for two sides, two for three sides or three single players. A comparison is won, lost or even; an even one
counts half. So a player against itself comes to one half of the comparisons however many places there are, and a share
means the same in every game.

Of three players with a lone hand the first player shares the melds of the second whenever they are partners, so that
its lead over its partner comes from the other rounds alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.players.registry import Player


class LadderScore(Struct):
    """What the first player of a ladder has reached so far: comparisons, matches, points beyond the others' mean."""

    won: int = 0
    lost: int = 0
    even: int = 0
    matches: int = 0
    points: float = 0.0
    rounds: int = 0

    @property
    def share(self) -> float:
        """The share of the comparisons that was won, 0 to 1."""
        return (self.won + self.even / 2) / max(1, self.won + self.lost + self.even)


def places_of(preset: str = DEFAULT_PRESET) -> int:
    """How many totals there are at a table of this preset."""
    return len(start_match(rules_of(preset)).table.totals)


def play_match(
    players: tuple[Player, ...], seed: int, rounds: int | None = None, preset: str = DEFAULT_PRESET
) -> State:
    """Play to the end of the match, or so many rounds at most; ``players`` are by place."""
    # Deals and choices are drawn apart, so that all matches of a deal have the same cards.
    secrets = Random(f"deals {seed}")
    choices = Random(f"choices {seed}")
    state = start_match(rules_of(preset))
    places = [
        state.table.seating.account_of(seat) for seat in map(Seat, range(state.table.rules.deal.seat_count))
    ]
    while state.table.phase is not Phase.MATCH_OVER and (rounds is None or state.table.round < rounds):
        state = apply(state, None, StartRound(secrets.randbytes(32).hex(), "ladder")).state
        while waiting := state.table.seats_to_act:
            seat = waiting[0]
            action = players[places[seat]].choose(view_of(state, seat), choices)
            state = apply(state, seat, action).state
    return state


def play_deals(
    first: Player,
    second: Player,
    deals: int,
    seed: int,
    rounds: int | None = None,
    preset: str = DEFAULT_PRESET,
) -> Iterator[LadderScore]:
    """The score after every match; each deal is played with the first player in every place."""
    score = LadderScore()
    places = places_of(preset)
    for deal in range(deals):
        for place in range(places):
            players = tuple(first if each == place else second for each in range(places))
            table = play_match(players, seed + deal, rounds, preset).table
            mine = table.totals[place]
            others = [total for each, total in enumerate(table.totals) if each != place]
            score.won += sum(mine > total for total in others)
            score.lost += sum(mine < total for total in others)
            score.even += others.count(mine)
            score.points += mine - sum(others) / len(others)
            score.rounds += table.round
            score.matches += 1
            yield score
