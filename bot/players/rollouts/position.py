"""The round that a rollout plays on, as arrays."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba import njit

from bot.canasta.cards import (
    BLACK_THREES,
    JOKER,
    NATURALS,
    NO_CARDS,
    RED_THREES,
    Cards,
    count_all,
    count_of,
    faces,
    rank_of,
)
from bot.canasta.melding.shapes import largest_wild_meld
from bot.canasta.melds import OF_A_SUIT, OF_THREES, OF_WILDS, Meld
from bot.canasta.policies.canasta_bonuses import canasta_bonus
from bot.canasta.rules.model import RuleSet
from bot.canasta.search.initial_meld.combinations import terms_of
from bot.canasta.seats import Seat
from bot.canasta.view import TableView
from bot.players.rollouts.ranks import (
    FIRST_RUN,
    FULL_MIXED_MELDS,
    FULL_NATURAL_MELDS,
    FULL_WILD_MELDS,
    LAST_RUN,
    RANKS,
    RUNS_OF_SUIT,
    THREES_SET_ASIDE,
    WILD_MELD,
    Numbers,
    counts_of,
    ranks_of,
)

# Indexes of ``Round.now``.
SEAT: Final = 0
"""The place whose turn it is."""
DRAWN: Final = 1
"""The number of cards of the stock that are gone."""
PILE_SIZE: Final = 2
IS_FROZEN: Final = 3
STAGE: Final = 4
"""The stage of the turn, see below."""
TOOK: Final = 5
"""1 if the turn began with a take, else 0."""
WATCHER: Final = 6
"""The place that is appraised until its next turn begins, or -1."""
LOST: Final = 7
"""1 if another side has taken the pile before that, else 0."""
WENT_OUT: Final = 8
"""The place that went out, or -1."""
IS_OPEN: Final = 9
"""1 while a lone player of three is still to be settled, else 0."""
MELDED: Final = 10
"""The place in the pile of the card that a planned take melds."""
LOWEST_TAKEN: Final = 11
"""The place in the pile of the lowest card that a planned take gets."""
KEEPS_THREES: Final = 12
"""1 if red threes may stay in a hand and count among its cards, else 0."""
TURN: Final = 13
"""The number of the turn in its round, from 1."""
FACE_DOWN: Final = 14
"""The number of cards at the bottom of the pile that nobody has seen."""
LAID: Final = 15
"""1 after melds other than that of the upcard in this turn, or a refused question, where partner must be asked; else 0."""
TURNED_THREE: Final = 16
"""1 if a red three that was turned up freezes the pile as long as one lies there, else 0."""
DUE: Final = 17
"""The number of hidden cards that the player's last play has earned and that are not in the hand yet."""
OPENED: Final = 18
"""1 if the player's side has laid its first melds in this turn, else 0."""
SHOWN: Final = 19
"""The points of the special hand that the player who went out has shown, or 0."""
RUN_ROW: Final = 20
"""The row of the sequence that a planned take makes longer, or 0."""

EARNED: Final = 0
HAS_FOOT: Final = 1
PICKED_UP: Final = 2
PLAYED: Final = 3
"""Stages of a player's foot: to be picked up at once, as the player has just completed a canasta; not picked up; picked up;
and a card of it played, as where there are no feet.
"""

FIRST_CANASTA: Final = 100_000
"""Added to ``Round.minimums``, by one of the next two, where the first melds need a canasta."""
FIRST_ANY: Final = 1
FIRST_NATURAL: Final = 2

BEGINNING: Final = 0
DRAWING: Final = 1
PLAYING: Final = 2
OVER: Final = 3
EXHAUSTED: Final = 4
"""Stages of a turn: at its beginning, before a draw that is decided on, after the draw or take, gone out, no card left."""


class Round(NamedTuple):
    """A round, by places: the seats that play, in the order of their turns.

    * ``hands``: by place and rank, and by card where there are sequences; ``has_laid``: by place, whether it melded in an earlier turn.
    * ``sides``: by place.
    * ``naturals``, ``wilds``: by side and rank, the cards of each meld; then the unfinished sequences.
    * ``laid_points``, ``has_melded``: by side; ``red_threes``, ``minimums``: by place.
    * ``stock``: the next card first; ``pile``: bottom first, with room for every card.
    * ``turn``: by rank, the naturals and the wild cards laid in this turn.
    * ``plan``: by rank, the naturals, twos and jokers to be laid next; in the row ``SPARE`` those that are not planned.
      Where there are sequences, the suits of the naturals, too, and rows for the ranks that come to sequences.
    * ``seen``: by rank, cards counted for the discard.
    * ``feet``: by place and rank, the packets not picked up, or bonus cards for the next turn; ``foot_stage``: by place.
    """

    hands: Numbers
    sides: Numbers
    has_laid: Numbers
    naturals: Numbers
    wilds: Numbers
    laid_points: Numbers
    red_threes: Numbers
    has_melded: Numbers
    minimums: Numbers
    stock: Numbers
    pile: Numbers
    now: Numbers
    turn: Numbers
    plan: Numbers
    seen: Numbers
    feet: Numbers
    foot_stage: Numbers


@njit
def copy_of(game: Round) -> Round:
    """Return a round that can be played on without changing this one."""
    return Round(
        game.hands.copy(),
        game.sides.copy(),
        game.has_laid.copy(),
        game.naturals.copy(),
        game.wilds.copy(),
        game.laid_points.copy(),
        game.red_threes.copy(),
        game.has_melded.copy(),
        game.minimums,
        game.stock.copy(),
        game.pile.copy(),
        game.now.copy(),
        game.turn.copy(),
        game.plan.copy(),
        game.seen.copy(),
        game.feet.copy(),
        game.foot_stage.copy(),
    )


def round_of(
    table: TableView,
    hands: tuple[Cards, ...],
    stock: bytes,
    packets: tuple[Cards, ...] = (),
    under_pile: bytes = b"",
) -> Round:
    """Return the round at this table with these hidden cards, at the beginning of a turn."""
    order = table.seating.order
    sides = len(table.melds)
    by_suit = table.rules.melds.sequence_melds
    rows = LAST_RUN if by_suit else RANKS
    naturals = np.zeros((sides, rows), dtype=np.int32)
    wilds = np.zeros((sides, rows), dtype=np.int32)
    laid_points = np.zeros(sides, dtype=np.int32)
    for side, melds in enumerate(table.melds):
        of_wilds = wild_meld_of(table.rules, melds)
        for meld in melds:
            laid_points[side] += meld.points
            if meld.kind is OF_A_SUIT:
                _add_run(table.rules, naturals[side], wilds[side], laid_points[side : side + 1], meld)
                continue
            is_apart = meld.is_canasta and (
                table.rules.melds.same_rank_melds == "new_after_canasta"
                or (meld.kind is OF_WILDS and sets_wilds_apart(table.rules))
            )
            if meld.kind is OF_THREES:
                # No more of them are melded.
                if meld.is_canasta:
                    laid_points[side] += canasta_bonus(table.rules.scoring, meld)[1]
                    naturals[side, FULL_MIXED_MELDS] += 1
                continue
            if not is_apart and (meld.kind is not OF_WILDS or meld is of_wilds):
                jokers = count_of(meld.cards, JOKER)
                naturals[side, row_of(meld)] = (
                    meld.naturals if meld.kind is not OF_WILDS else meld.size - jokers
                )
                wilds[side, row_of(meld)] = meld.wilds if meld.kind is not OF_WILDS else jokers
            elif meld.is_canasta:
                laid_points[side] += canasta_bonus(table.rules.scoring, meld)[1]
                if meld.kind is OF_WILDS:
                    wilds[side, FULL_WILD_MELDS] += 1
                else:
                    naturals[side, FULL_MIXED_MELDS if meld.wilds else FULL_NATURAL_MELDS] += 1
    for seat in order:
        wilds[table.seating.sides[seat], THREES_SET_ASIDE] += count_all(
            table.laid_threes[seat] & BLACK_THREES
        )
    if table.exact_cut is not None:
        laid_points[table.exact_cut] += table.rules.deal.exact_cut_bonus
    everything = len(stock) + table.pile_size + sum(map(count_all, hands)) + sum(packets_of(table)) + 1
    pile = np.zeros(everything, dtype=np.int32)
    pile[: len(under_pile)] = ranks_of(under_pile, by_suit=by_suit)
    pile[table.pile_face_down : table.pile_size] = ranks_of(table.pile, by_suit=by_suit)
    return Round(
        hands=np.array([counts_of(hands[seat], by_suit=by_suit) for seat in order]),
        sides=np.array([table.seating.sides[seat] for seat in order], dtype=np.int32),
        has_laid=np.array([table.melded_before[seat] for seat in order], dtype=np.int32),
        naturals=naturals,
        wilds=wilds,
        laid_points=laid_points,
        red_threes=np.array(
            [count_all(table.laid_threes[seat] & RED_THREES) for seat in order], dtype=np.int32
        ),
        has_melded=np.array(table.has_melded, dtype=np.int32),
        minimums=np.array([_minimum(table, seat) for seat in order], dtype=np.int32),
        stock=ranks_of(stock, by_suit=by_suit),
        pile=pile,
        now=np.array(
            [
                order.index(table.turn.seat),
                0,
                table.pile_size,
                table.pile_frozen,
                BEGINNING,
                0,
                -1,
                0,
                -1,
                table.seating.awaits_lone,
                0,
                0,
                table.rules.threes.threes_kept_in_hand == "unlimited",
                table.turn.number,
                table.pile_face_down,
                table.turn.laid or (table.question is not None and table.question.answer is False),
                table.turned_red_three,
                0,
                table.turn.initial,
                0,
                0,
            ],
            dtype=np.int32,
        ),
        turn=np.zeros((RANKS, 2), dtype=np.int32),
        plan=np.zeros((rows, 4), dtype=np.int32),
        seen=np.zeros(RANKS, dtype=np.int32),
        feet=np.array([counts_of(packets[seat] if packets else NO_CARDS) for seat in order]),
        foot_stage=np.array([_foot_stage(table, seat) for seat in order], dtype=np.int32),
    )


def _add_run(rules: RuleSet, naturals: Numbers, wilds: Numbers, points: Numbers, meld: Meld) -> None:
    """Add a sequence to the rows of its side: an unfinished one by its ranks, a canasta as a natural one set apart."""
    if meld.is_canasta:
        naturals[FULL_NATURAL_MELDS] += 1
        points += canasta_bonus(rules.scoring, meld)[1]
        return
    first = FIRST_RUN + RUNS_OF_SUIT * (meld.suit or 0)
    for row in range(first, first + RUNS_OF_SUIT):
        if not naturals[row]:
            naturals[row] = sum(1 << rank_of(face) for face in faces(meld.cards & NATURALS))
            wilds[row] = meld.wilds
            return


def _minimum(table: TableView, seat: Seat) -> int:
    """Return the points that the first melds of a seat need, and :data:`FIRST_CANASTA` for a canasta among them."""
    canasta = terms_of(table.rules, table.totals[table.seating.account_of(seat)]).canasta
    kind = 0 if canasta is None else FIRST_NATURAL if canasta == "natural" else FIRST_ANY
    return table.minimum_of(seat) + kind * FIRST_CANASTA


def packets_of(table: TableView) -> tuple[int, ...]:
    """Return the sizes of the hidden packets of the seats: feet, or bonus cards for the next turn."""
    return table.feet or table.bonus or (0,) * len(table.hand_sizes)


def sets_wilds_apart(rules: RuleSet) -> bool:
    """Return whether another meld of wild cards follows a canasta of them: the pile may have to be taken for it."""
    return (
        rules.melds.sequence_melds
        and rules.pile.pile_wild_pair
        and rules.traits.largest_wild_meld == rules.melds.canasta_size
    )


def row_of(meld: Meld) -> int:
    """Return the row of a meld in arrays by rank."""
    return WILD_MELD if meld.kind is OF_WILDS else meld.rank


def wild_meld_of(rules: RuleSet, melds: tuple[Meld, ...]) -> Meld | None:
    """Return the meld of wild cards that more of them join: the unfinished one, else one with room, else the last."""
    of_wilds = [meld for meld in melds if meld.kind is OF_WILDS]
    largest = largest_wild_meld(rules.melds)
    return min(reversed(of_wilds), key=lambda meld: (meld.is_canasta, meld.size >= largest), default=None)


def _foot_stage(table: TableView, seat: Seat) -> int:
    if not table.feet:
        return PLAYED
    if table.feet[seat]:
        return HAS_FOOT
    return PLAYED if table.played_from_foot[seat] else PICKED_UP
