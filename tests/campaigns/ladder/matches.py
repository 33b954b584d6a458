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
from math import sqrt
from random import Random

from msgspec import Struct

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.canasta.seats import Seat
from bot.canasta.state import State
from bot.canasta.turn import Phase
from bot.canasta.view import TableView
from bot.players.registry import Player
from bot.service.daily.house_deals import on_the_way


class LadderScore(Struct):
    """The result of the first player of a ladder so far.

    Comparisons ``won``, ``lost`` and ``even``; ``points`` beyond the others' mean, summed over all ``matches``; ``means``
    and ``squares``: sums over the deals of the points a round and of their squares.
    """

    won: int = 0
    lost: int = 0
    even: int = 0
    matches: int = 0
    rounds: int = 0
    points: float = 0.0
    deals: int = 0
    means: float = 0.0
    squares: float = 0.0

    @property
    def share(self) -> float:
        """Return the share of the comparisons that was won, 0 to 1."""
        return (self.won + self.even / 2) / max(1, self.won + self.lost + self.even)

    @property
    def interval(self) -> tuple[float, float]:
        """Return the interval that holds the share in 95 of 100 cases (Wilson)."""
        count = max(1, self.won + self.lost + self.even)
        deviations = 1.96**2 / count
        middle = (self.share + deviations / 2) / (1 + deviations)
        half = sqrt(deviations * self.share * (1 - self.share) + deviations**2 / 4) / (1 + deviations)
        return middle - half, middle + half

    @property
    def mean(self) -> float:
        """Return the points a round, each deal counted alike."""
        return self.means / max(1, self.deals)

    @property
    def error(self) -> float:
        """Return the standard error of the mean: deals are independent, the matches of one deal are not."""
        if self.deals < 2:
            return 0.0
        variance = (self.squares - self.means**2 / self.deals) / (self.deals - 1)
        return sqrt(max(0.0, variance) / self.deals)

    def add_match(self, mine: float, others: list[float], rounds: int) -> None:
        """Count a match by its gains: those of the first player's place and of the others."""
        self.won += sum(mine > gain for gain in others)
        self.lost += sum(mine < gain for gain in others)
        self.even += others.count(mine)
        self.points += mine - sum(others) / len(others)
        self.rounds += rounds
        self.matches += 1

    def add_deal(self, deal: LadderScore) -> None:
        """Count all matches of a deal."""
        mean = deal.points / max(1, deal.rounds)
        self.won += deal.won
        self.lost += deal.lost
        self.even += deal.even
        self.matches += deal.matches
        self.rounds += deal.rounds
        self.points += deal.points
        self.deals += 1
        self.means += mean
        self.squares += mean**2


def places_of(preset: str = DEFAULT_PRESET) -> int:
    """How many totals there are at a table of this preset."""
    return len(start_match(rules_of(preset)).table.totals)


def play_match(
    players: tuple[Player, ...],
    seed: int,
    rounds: int | None = None,
    preset: str = DEFAULT_PRESET,
    *,
    is_on_the_way: bool = False,
) -> State:
    """Play to the end of the match, or so many rounds at most; ``players`` are by place.

    A match that ``is_on_the_way`` begins with totals below the target, so that every initial meld is asked for.
    """
    # Deals and choices are drawn apart, so that all matches of a deal have the same cards.
    secrets = Random(f"deals {seed}")
    choices = Random(f"choices {seed}")
    state = start_match(rules_of(preset))
    table = state.table
    if is_on_the_way:
        state = on_the_way(state, secrets)
    places = [table.seating.account_of(seat) for seat in map(Seat, range(table.rules.deal.seat_count))]
    while state.table.phase is not Phase.MATCH_OVER and (rounds is None or state.table.round < rounds):
        state = apply(state, None, StartRound(secrets.randbytes(32).hex(), "ladder")).state
        while waiting := state.table.seats_to_act:
            seat = waiting[0]
            action = players[places[seat]].choose(view_of(state, seat), choices)
            state = apply(state, seat, action).state
    return state


def play_deal(
    first: Player,
    second: Player,
    seed: int,
    rounds: int | None = None,
    preset: str = DEFAULT_PRESET,
    *,
    is_on_the_way: bool = False,
) -> LadderScore:
    """Play one deal with the first player in every place."""
    score = LadderScore()
    places = places_of(preset)
    for place in range(places):
        players = tuple(first if each == place else second for each in range(places))
        table = play_match(players, seed, rounds, preset, is_on_the_way=is_on_the_way).table
        gains = [_gain(table, each, is_on_the_way=is_on_the_way) for each in range(places)]
        score.add_match(gains[place], gains[:place] + gains[place + 1 :], table.round)
    return score


def _gain(table: TableView, place: int, *, is_on_the_way: bool) -> float:
    """Return a place's total, without what it began with."""
    if is_on_the_way:
        assert table.result is not None
        return float(table.totals[place] - table.result.sheets[place].before)
    return float(table.totals[place])


def play_deals(
    first: Player,
    second: Player,
    deals: int,
    seed: int,
    rounds: int | None = None,
    preset: str = DEFAULT_PRESET,
) -> Iterator[LadderScore]:
    """Yield the score after every deal; each is played with the first player in every place."""
    score = LadderScore()
    for deal in range(deals):
        score.add_deal(play_deal(first, second, seed + deal, rounds, preset))
        yield score
