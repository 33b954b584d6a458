"""Rounds played on from what a seat sees, with the same hidden cards for each of its plays."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, NamedTuple

import numpy as np

from bot.canasta.cards import Card, cards_of, count_all, full_pack, minus, packed
from bot.canasta.melds import OF_A_SUIT
from bot.canasta.rules.model import RuleSet
from bot.canasta.rules.presets import DEFAULT_PRESET, rules_of
from bot.canasta.seats import Seat
from bot.canasta.turn import FROM_PILE
from bot.canasta.view import SeatView, TableView
from bot.players.rollouts.beliefs import COUNTS, likelihoods_of
from bot.players.rollouts.compiling import entry_point
from bot.players.rollouts.dealing import UnseenCards, deal_hidden
from bot.players.rollouts.kernel import discard, play_round
from bot.players.rollouts.position import (
    DRAWING,
    DUE,
    EARNED,
    LOST,
    PLAYING,
    SEAT,
    STAGE,
    TOOK,
    WATCHER,
    WENT_OUT,
    Round,
    copy_of,
    packets_of,
    round_of,
    row_of,
)
from bot.players.rollouts.ranks import (
    BLACK_THREE,
    RANKS,
    RED_THREE,
    Numbers,
    ranks_of,
    rolled_card,
    rolled_rank,
)
from bot.players.rollouts.rules import RolloutRules, ScoringRules, rollout_rules, scoring_rules
from bot.players.rollouts.stock import lay_held_threes, take_due
from bot.players.rollouts.unseen import has_earned_foot, hidden_in_hand

_DISCARDS_NOTHING: Final = -1
_LAYS_THREES: Final = -2

_APART: Final = np.uint64(0xD1342543DE82EF95)
"""The distance of the generator's states between two rounds."""


class Outcomes(NamedTuple):
    """The ends of the rounds played on from one play, an entry for each round.

    ``scores``: by side; ``went_out``: the side that did, or -1; ``lost_pile``: whether another side took the pile before
    the seat's next turn.
    """

    scores: Numbers
    went_out: Numbers
    lost_pile: Numbers


class Trials:
    """Rounds played on from the turn of one seat."""

    def __init__(self, view: SeatView, seed: str) -> None:
        """Take the view in which the seat has to choose; the seed decides the hidden cards of every round."""
        table = view.table
        self._rules = rollout_rules(table.rules, table.round)
        self._scoring = scoring_rules(table.rules)
        self._sides = np.array(
            [table.seating.sides[seat] for seat in table.seating.order] + [-1], dtype=np.int32
        )
        self._hidden = hidden_from(view, seed)
        self._places = [
            *self._hidden.missing.tolist(),
            *self._hidden.in_feet.tolist(),
            table.pile_face_down,
            table.stock_size,
            *table.wings,
        ]

    @property
    def is_consistent(self) -> bool:
        """Return whether the cards that the seat does not see are as many as hidden places; else nothing can be played."""
        return min(self._places) >= 0 and sum(self._places) == len(self._hidden.cards)

    def play(
        self,
        view: SeatView,
        first: int,
        count: int,
        *,
        draws: bool,
        discarded: Card | None,
        lays: bool = False,
    ) -> Outcomes:
        """Play rounds ``first`` to ``first + count`` on after the seat's play.

        ``view`` is that of the seat after what it has taken and laid down; then it lays the threes of its hand, it draws, or
        discards a card, or goes on as the rollouts do.
        """
        begun = begun_round(view)
        begun.now[STAGE] = DRAWING if draws else PLAYING
        results = np.empty((count, len(begun.naturals) + 2), dtype=np.int32)
        if discarded is None:
            card = _LAYS_THREES if lays else _DISCARDS_NOTHING
        else:
            card = (rolled_card if self._rules.has_runs else rolled_rank)(discarded)
        play_dealt(self._rules, self._scoring, begun, self._hidden, card, first, results)
        return Outcomes(results[:, :-2], self._sides[results[:, -2]], results[:, -1])


def hidden_from(view: SeatView, seed: str) -> UnseenCards:
    """Return the cards that a seat does not see, and what it can tell of them."""
    table = view.table
    missing = [
        0 if seat == view.seat else table.hand_sizes[seat] - count_all(table.known[seat])
        for seat in table.seating.order
    ]
    packets = packets_of(table)
    return UnseenCards(
        cards=ranks_of(packed(unseen_cards(view)), by_suit=table.rules.melds.sequence_melds),
        missing=np.array(missing, dtype=np.int32),
        in_feet=np.array([packets[seat] for seat in table.seating.order], dtype=np.int32),
        keeps_threes=np.array([_keeps_threes(table, seat) for seat in table.seating.order], dtype=np.int32),
        laid=_laid(table.rules),
        likelihoods=likelihoods_of(view),
        random=np.array([int.from_bytes(blake2b(seed.encode(), digest_size=8).digest())], dtype=np.uint64),
    )


def _laid(rules: RuleSet) -> Numbers:
    """Return by rank whether its threes are laid down as soon as they come to a hand, unless that keeps them."""
    laid = np.zeros(RANKS, dtype=np.int32)
    laid[RED_THREE] = 1
    laid[BLACK_THREE] = rules.threes.black_three_role == "american_three"
    return laid


def _keeps_threes(table: TableView, seat: Seat) -> bool:
    """Return whether a hand may hold red threes: they are only discarded, or laid down in the player's first turn."""
    if table.rules.threes.three_lay_timing == "not_laid":
        return True
    return table.rules.threes.three_lay_timing == "own_turn" and not table.turns_begun(seat)


def unseen_cards(view: SeatView) -> int:
    """Return the cards of the packs whose place the seat does not know."""
    table, deal = view.table, view.table.rules.deal
    seen = view.hand + cards_of(table.pile) + sum(table.laid_threes)
    seen += sum(table.known[seat] for seat in table.seating.order if seat != view.seat)
    seen += sum(meld.cards for melds in table.melds for meld in melds)
    return minus(full_pack(deal.deck_count, deal.joker_count, deal.max_copies_per_natural_rank), seen)


def begun_round(view: SeatView) -> Round:
    """Return the round after what the seat has done in its turn; of other hands there are the known cards."""
    table = view.table
    hands = tuple(view.hand if seat == view.seat else known for seat, known in enumerate(table.known))
    begun = round_of(table, hands, bytes(table.stock_size))
    begun = begun._replace(
        pile=np.concatenate(
            (begun.pile, np.zeros(sum(table.hand_sizes) + sum(packets_of(table)), dtype=np.int32))
        )
    )
    place = table.seating.order.index(view.seat)
    for meld in view.melds:
        for part in meld.parts if meld.kind is not OF_A_SUIT else ():
            if part.turn == table.turn.number:
                ranks = ranks_of(packed(part.cards))
                row = row_of(meld)
                naturals = np.count_nonzero(ranks == row)
                begun.turn[row] += (naturals, len(ranks) - naturals)
    begun.now[TOOK] = table.turn.took is FROM_PILE
    begun.now[WATCHER] = place
    begun.now[DUE] = hidden_in_hand(view)
    if has_earned_foot(view):
        begun.foot_stage[place] = EARNED
    return begun


@entry_point
def play_dealt(
    rules: RolloutRules,
    scoring: ScoringRules,
    begun: Round,
    hidden: UnseenCards,
    discarded: int,
    first: int,
    results: Numbers,
) -> None:
    """Deal the hidden cards, lay the threes of the hand or discard a rank or a card, if any, and play on, for each row of
    the results.

    A row has the scores by side, the place that went out, and whether the pile was lost.
    """
    nothing = begun.plan[:0]
    seed = hidden.random[0]
    for row in range(len(results)):
        game = copy_of(begun)
        dealt = UnseenCards(
            hidden.cards.copy(),
            hidden.missing,
            hidden.in_feet,
            hidden.keeps_threes,
            hidden.laid,
            hidden.likelihoods,
            hidden.random.copy(),
        )
        dealt.random[0] = seed + np.uint64(first + row) * _APART
        deal_hidden(game, dealt)
        if game.now[DUE] > 0:
            take_due(rules, game, game.now[SEAT])
        if discarded == _LAYS_THREES:
            lay_held_threes(rules, game, game.now[SEAT], nothing, 0)
        elif discarded != _DISCARDS_NOTHING:
            discard(rules, game, game.now[SEAT], discarded)
        play_round(rules, scoring, game, nothing, results[row, :-2])
        results[row, -2] = game.now[WENT_OUT]
        results[row, -1] = game.now[LOST]


def compile_rollouts() -> None:
    """Compile :func:`play_dealt`, or load what was compiled before, by playing no round."""
    row, line = np.zeros((1, RANKS), dtype=np.int32), np.zeros(1, dtype=np.int32)
    by_rank = {"hands", "naturals", "wilds", "turn", "plan", "feet"}
    game = Round(**{name: row if name in by_rank else line for name in Round._fields})
    hidden = UnseenCards(
        line, line, line, line, line, np.zeros((1, RANKS, COUNTS)), np.zeros(1, dtype=np.uint64)
    )
    rules = rules_of(DEFAULT_PRESET)
    play_dealt(rollout_rules(rules), scoring_rules(rules), game, hidden, 0, 0, row[:0])
