"""Factors on the cards of unseen hands, found from rounds in which every hand is known."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.canasta.actions import StartRound
from bot.canasta.engine import apply, start_match, view_of
from bot.canasta.rules.presets import rules_of
from bot.canasta.turn import DRAWING
from bot.canasta.view import SeatView
from bot.players.registry import PLAYERS
from bot.players.rollouts.beliefs import COUNTS, Kind, kinds_of
from bot.players.rollouts.compiling import entry_point
from bot.players.rollouts.dealing import UnseenCards, deal_hidden
from bot.players.rollouts.position import Round, copy_of
from bot.players.rollouts.ranks import RANKS, RED_THREE, Numbers, counts_of
from bot.players.rollouts.trials import begun_round, hidden_from
from bot.service.daily.house_deals import on_the_way

Factors: TypeAlias = Mapping[Kind, Sequence[float]]
Counts: TypeAlias = dict[Kind, NDArray[np.float64]]
"""By kind: how many hands hold no card of the rank, one, two, and so on."""

DEALS: Final = 4
"""Deals of the unseen cards that are made for each position."""
_BY_CHANCE: Final = 0.1
"""Share of hands that are as chance deals them: people play less alike than computers."""
_FEW: Final = 5.0
"""Hands added on both sides, so that rare ones change little."""
_STEP: Final = 0.7
"""Share of the change that the hands call for: the factors of several ranks work on each other."""


class Position(NamedTuple):
    """A view at the beginning of a turn, and by place and rank the cards that the hands hold there."""

    view: SeatView
    hands: Numbers


def positions_of(preset: str, rounds: int, seed: int, share: float = 0.2) -> Iterator[list[Position]]:
    """Yield for each round of steady players a share of its turns."""
    for number in range(rounds):
        rng = Random(f"beliefs {preset} {seed + number}")
        steady = PLAYERS["steady"]
        begun = on_the_way(start_match(rules_of(preset)), rng)
        state = apply(begun, None, StartRound(rng.randbytes(32).hex(), "beliefs")).state
        found = []
        while state.table.is_running:
            seat = state.table.seats_to_act[0]
            view = view_of(state, seat)
            if state.table.phase is DRAWING and state.table.question is None and rng.random() < share:
                hands = [counts_of(view_of(state, each).hand) for each in state.table.seating.order]
                found.append(Position(view, np.array(hands)))
            state = apply(state, seat, steady.choose(view, rng)).state
        yield found


def counted(positions: Sequence[Position]) -> Counts:
    """Return what the hands of the positions hold."""
    found: Counts = defaultdict(lambda: np.zeros(COUNTS + 1))
    for view, hands in positions:
        _count(found, view, hands)
    return found


def dealt(positions: Sequence[Position], factors: Factors) -> Counts:
    """Return what as many hands hold that are dealt with these factors."""
    found: Counts = defaultdict(lambda: np.zeros(COUNTS + 1))
    for number, (view, _) in enumerate(positions):
        likelihoods = np.array([[factors[kind] for kind in kinds] for kinds in kinds_of(view)])
        for hands in deals(view, hidden_from(view, f"{number}")._replace(likelihoods=likelihoods), DEALS):
            _count(found, view, hands)
    return {kind: counts / DEALS for kind, counts in found.items()}


def deals(view: SeatView, hidden: UnseenCards, count: int) -> Numbers:
    """Return the hands of so many deals of the unseen cards, by deal, place and rank."""
    hands = np.zeros((count, len(hidden.missing), RANKS), dtype=np.int32)
    _deal(begun_round(view), hidden, hands)
    return hands


def improved(factors: Factors, wanted: Counts, made: Counts) -> Factors:
    """Return factors that deal more hands as wanted, from what hands were dealt with the present ones."""
    better = dict(factors)
    for kind, counts in wanted.items():
        ratios = (counts + _FEW) / (made[kind] + _FEW)
        better[kind] = tuple((np.array(factors[kind]) * np.exp(_STEP * np.diff(np.log(ratios)))).tolist())
    return better


def blended(seen: Counts, by_chance: Counts) -> Counts:
    """Return the hands of steady players, and a share of such as chance deals."""
    return {kind: (1.0 - _BY_CHANCE) * counts + _BY_CHANCE * by_chance[kind] for kind, counts in seen.items()}


def wrong_share(seen: Counts, made: Counts) -> float:
    """Return the share of dealt hands that hold another number of a rank than as many hands that were seen."""
    apart = sum(float(np.abs(counts - made[kind]).sum()) for kind, counts in seen.items())
    return apart / 2 / sum(float(counts.sum()) for counts in seen.values())


def _count(found: Counts, view: SeatView, hands: Numbers) -> None:
    own = view.table.seating.order.index(view.seat)
    for place, kinds in enumerate(kinds_of(view)):
        if place != own:
            for rank, kind in enumerate(kinds):
                if rank != RED_THREE:
                    found[kind][min(COUNTS, hands[place, rank])] += 1


@entry_point
def _deal(begun: Round, hidden: UnseenCards, hands: Numbers) -> None:
    """Deal the unseen cards again and again, and write the hands."""
    for number in range(len(hands)):
        game = copy_of(begun)
        each = UnseenCards(
            hidden.cards.copy(),
            hidden.missing,
            hidden.in_feet,
            hidden.keeps_threes,
            hidden.laid,
            hidden.likelihoods,
            hidden.random,
        )
        deal_hidden(game, each)
        hands[number] = game.hands
