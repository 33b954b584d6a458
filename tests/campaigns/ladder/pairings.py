"""A pairing of two players in a game, and its deals, played here or in worker processes."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Final

from msgspec import Struct

from tests.campaigns.ladder.matches import LadderScore, play_deal
from tests.campaigns.ladder.players import player_named

BATCH: Final = 10
"""Deals after which a result is stored; a process gets as many at a time."""


class Pairing(Struct, frozen=True, order=True):
    """A game and two players; ``rounds`` of each match at most (0: all), and the seed of the first deal."""

    preset: str
    player: str
    opponent: str
    rounds: int
    seed: int


def played(pairing: Pairing, deals: range, processes: int) -> Iterator[LadderScore]:
    """Yield the scores of these deals, in their order."""
    play = partial(_play, pairing)
    if processes == 1 or not deals:
        yield from map(play, deals)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as workers:
        for first in range(deals.start, deals.stop, BATCH * processes):
            yield from workers.map(play, range(first, min(deals.stop, first + BATCH * processes)))


def _play(pairing: Pairing, deal: int) -> LadderScore:
    return play_deal(
        player_named(pairing.player),
        player_named(pairing.opponent),
        pairing.seed + deal,
        pairing.rounds or None,
        pairing.preset,
        is_on_the_way=pairing.rounds == 1,
    )
